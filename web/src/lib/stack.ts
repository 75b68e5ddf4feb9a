/** Markers that share a space of a track are drawn as one split sign, which stays on the space. */
export interface Share {
  x: number
  y: number
  w: number
  h: number
}

/** The parts of a sign for so many markers, the first (the top one) first, row by row around the middle of the space; one alone has no share. */
export function shares(n: number, cell: number): Share[] {
  if (n < 2) return []
  const columns = n === 2 ? 1 : 2
  const rows = Math.ceil(n / columns)
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns)
    const alone = columns === 2 && i === n - 1 && n % 2 === 1
    return {
      x: columns === 1 || alone ? 0 : (i % 2 ? 0.5 : -0.5) * cell,
      y: (row - (rows - 1) / 2) * cell,
      w: columns === 1 ? cell * 1.4 : alone ? cell * 2 : cell,
      h: cell,
    }
  })
}

/** The same side by side, where the space itself must stay to be read: the sign stands above it, no wider than the room it has. */
export function band(n: number, room: number, h: number): Share[] {
  if (n < 2) return []
  const w = Math.min(h, room / n)
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * w, y: 0, w, h }))
}
