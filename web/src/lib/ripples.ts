/** Engraver's water lines: thin lines at some distances from a shore. Worked out once, so that a map is not stroked many times over whenever it is painted. */
import type { Box } from './viewport'

type Point = readonly [number, number]

const STEP = 5 // units between two points of the field

/** Lines at these distances outside the rings (or inside them, as in a lake), one path for each distance. */
export function ripples(rings: Point[][], distances: number[], frame: Box, inside = false): string[] {
  const field = new Field(rings, Math.max(...distances) + 2 * STEP, frame, inside)
  return distances.map((distance) => field.line(distance))
}

/** How far each point of a grid is from the shore; beyond it less than nothing. */
class Field {
  private readonly columns: number
  private readonly rows: number
  private readonly far: Float32Array

  constructor(
    rings: Point[][],
    reach: number,
    private readonly frame: Box,
    inside: boolean,
  ) {
    this.columns = Math.ceil(frame.w / STEP) + 1
    this.rows = Math.ceil(frame.h / STEP) + 1
    this.far = new Float32Array(this.columns * this.rows).fill(reach)
    for (const ring of rings) ring.forEach((from, i) => this.near(from, ring[(i + 1) % ring.length] ?? from, reach))
    for (let row = 0; row < this.rows; row++) this.sign(rings, row, inside)
  }

  /** No point is farther away than from this side of the shore. */
  private near([ax, ay]: Point, [bx, by]: Point, reach: number): void {
    const { x, y } = this.frame
    const [dx, dy] = [bx - ax, by - ay]
    const long = dx * dx + dy * dy || 1
    const first = (at: number): number => Math.max(0, Math.floor((at - reach) / STEP))
    const last = (at: number, end: number): number => Math.min(end - 1, Math.ceil((at + reach) / STEP))
    for (let row = first(Math.min(ay, by) - y); row <= last(Math.max(ay, by) - y, this.rows); row++)
      for (let col = first(Math.min(ax, bx) - x); col <= last(Math.max(ax, bx) - x, this.columns); col++) {
        const [px, py] = [x + col * STEP, y + row * STEP]
        const part = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / long))
        const away = Math.hypot(px - ax - part * dx, py - ay - part * dy)
        const i = row * this.columns + col
        if (away < (this.far[i] ?? 0)) this.far[i] = away
      }
  }

  /** The side of the shore that is not asked for counts as less than nothing. */
  private sign(rings: Point[][], row: number, inside: boolean): void {
    const y = this.frame.y + row * STEP + 0.01
    const crossings = rings
      .flatMap((ring) =>
        ring.flatMap(([ax, ay], i) => {
          const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
          return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)]
        }),
      )
      .sort((a, b) => a - b)
    let crossed = 0
    for (let col = 0; col < this.columns; col++) {
      const x = this.frame.x + col * STEP
      while (crossed < crossings.length && (crossings[crossed] ?? Infinity) <= x) crossed++
      const i = row * this.columns + col
      if ((crossed % 2 === 1) !== inside) this.far[i] = -(this.far[i] ?? 0)
    }
  }

  /** The points at one distance, joined from square to square of the grid. */
  line(distance: number): string {
    const ends = new Map<number, number[]>() // from a side of a square to the sides that the line goes on to
    const join = (a: number, b: number): void => {
      ends.set(a, [...(ends.get(a) ?? []), b])
      ends.set(b, [...(ends.get(b) ?? []), a])
    }
    const { columns } = this
    for (let row = 0; row + 1 < this.rows; row++)
      for (let col = 0; col + 1 < columns; col++) {
        const i = row * columns + col
        const crossed = [2 * i, 2 * (i + 1) + 1, 2 * (i + columns), 2 * i + 1].filter((side) =>
          this.cuts(side, distance),
        )
        if (crossed.length >= 2) join(crossed[0] ?? 0, crossed[1] ?? 0)
        if (crossed.length === 4) join(crossed[2] ?? 0, crossed[3] ?? 0)
      }
    let path = ''
    // lines that end at the edge first, from their ends; then those that close
    const starts = [...ends.keys()].sort((a, b) => (ends.get(a)?.length ?? 0) - (ends.get(b)?.length ?? 0))
    for (const start of starts) {
      let at: number | undefined = ends.get(start)?.length ? start : undefined
      let row = ''
      while (at !== undefined) {
        row += `${row ? 'L' : 'M'}${this.crossing(at, distance)}`
        const next: number | undefined = ends.get(at)?.pop()
        if (next !== undefined) {
          const back = ends.get(next) ?? []
          back.splice(back.indexOf(at), 1)
        }
        at = next
      }
      path += row
    }
    return path
  }

  /** The two points of a side: even ones lie along a row, odd ones along a column. */
  private side(side: number): [number, number] {
    const i = side >> 1
    return [i, side % 2 ? i + this.columns : i + 1]
  }

  private cuts(side: number, distance: number): boolean {
    const [a, b] = this.side(side)
    return (this.far[a] ?? 0) > distance !== (this.far[b] ?? 0) > distance
  }

  private crossing(side: number, distance: number): string {
    const [a, b] = this.side(side)
    const [from, to] = [this.far[a] ?? 0, this.far[b] ?? 0]
    const part = (distance - from) / (to - from || 1)
    const x = this.frame.x + STEP * ((a % this.columns) + (side % 2 ? 0 : part))
    const y = this.frame.y + STEP * (Math.floor(a / this.columns) + (side % 2 ? part : 0))
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
}
