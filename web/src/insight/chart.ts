/** Charts as SVG paths: bands one upon the other, and lines. */

/** The outline of each seat's band, from the first moment to the last, in a box of this size. */
export function bandsOf(rows: number[][], width: number, height: number): string[] {
  const across = rows.map((_, i) => (width * i) / Math.max(1, rows.length - 1))
  const under = rows.map(() => 0)
  return (rows[0] ?? []).map((_, seat) => {
    const low = under.slice()
    rows.forEach((row, i) => (under[i] = (under[i] ?? 0) + (row[seat] ?? 0)))
    const point = (value: number, i: number): string =>
      `${(across[i] ?? 0).toFixed(1)} ${(height * (1 - value)).toFixed(1)}`
    const up = under.map(point)
    const down = low.map(point).reverse()
    return `M${up.join('L')}L${down.join('L')}Z`
  })
}

export interface Axis {
  low: number
  high: number
  ticks: number[]
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000]

/** Round figures between the least and the greatest of some values, the zero among them. */
export function axisOf(values: (number | null)[], zero = true): Axis {
  const known = values.filter((value): value is number => value !== null)
  const low = Math.min(...known, ...(zero ? [0] : []))
  const high = Math.max(...known, low + 1)
  const step = STEPS.find((one) => one >= (high - low) / 4) ?? 10000
  const first = Math.ceil(low / step) * step
  const ticks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
  return { low, high, ticks }
}

/** The line of one seat; it is broken where there is no value. */
export function lineOf(
  moments: number[],
  values: (number | null)[],
  plies: number,
  axis: Axis,
  width: number,
  height: number,
): string {
  let path = ''
  let pen = false
  values.forEach((value, i) => {
    if (value === null) {
      pen = false
      return
    }
    const x = (width * (moments[i] ?? 0)) / Math.max(1, plies)
    const y = (height * (axis.high - value)) / (axis.high - axis.low)
    path += `${pen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    pen = true
  })
  return path
}

/** Round numbers of moves along the foot. */
export function movesOf(plies: number, most: number): number[] {
  const step = STEPS.find((one) => one >= plies / most) ?? 10000
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, i) => i * step)
}

/** Lines are told apart without their colours, too. */
export const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 2']
