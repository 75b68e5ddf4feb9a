/** Numbers behind the poster pictures. */
import { polygon } from '../lib/livery'

export interface Mill {
  x: number
  w: number
  h: number
  paint: string
  windows: { x: number; y: number; w: number; h: number; lit: boolean }[]
}

function mill(x: number, w: number, h: number, paint: string, rows: number, columns: number): Mill {
  const windows = []
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const n = r * columns + c + 1
      windows.push({
        x: x + 6 + (c * (w - 8)) / columns,
        y: 112 - h + 8 + (r * (h - 12)) / rows,
        w: (w - 8) / columns - 5,
        h: (h - 12) / rows - 6,
        lit: (n * 7 + r) % 5 === 0,
      })
    }
  }
  return { x, w, h, paint, windows }
}

export const MILLS = [
  mill(6, 74, 48, '#8A4B36', 3, 5),
  mill(86, 60, 38, '#6E3A2B', 2, 4),
  mill(152, 84, 54, '#7C4231', 3, 6),
  mill(242, 74, 42, '#8A4B36', 2, 5),
]
export const CHIMNEYS = [
  [22, 74, 9],
  [58, 58, 8],
  [128, 80, 10],
  [176, 54, 8],
  [286, 68, 9],
] as const

/** Sleepers and poles that run to a vanishing point. */
export const SLEEPERS = Array.from({ length: 13 }, (_, i) => {
  const t = (i / 12) ** 2.2
  const y = 94 + t * 76
  return {
    y,
    left: 205 + ((104 - 206) * (y - 92)) / 76 - 4 * t,
    right: 207 + ((196 - 206) * (y - 92)) / 76 + 4 * t,
    width: 0.8 + 5 * t,
  }
})
export const POLES = Array.from({ length: 6 }, (_, i) => {
  const t = (i / 5) ** 1.9
  return { x: 211 + t * 96, y: 92 + t * 72, h: 9 + t * 128, width: 0.8 + t * 4 }
})
export const WIRES = POLES.slice(1).flatMap((b, i) => {
  const a = POLES[i]
  if (!a) return []
  const top = (pole: { y: number; h: number }): number => pole.y - pole.h * 0.93
  return [-0.09, 0.09].map(
    (side) =>
      `M${a.x + a.h * side} ${top(a)}Q${(a.x + b.x) / 2} ${(top(a) + top(b)) / 2 + b.h * 0.13} ${b.x + b.h * side} ${top(b)}`,
  )
})

const GROUND: Record<string, string> = { g: '#A9B97A', G: '#8FA565', t: '#CDAE7C', w: '#7FA9AE', s: '#5F8F9B' }
export const HEX = polygon(6, 27.7)
export const HEXES = ['sGgtwsgG', 'gGttgGws', 'ggtwgGgs', 'GgwggGts'].flatMap((row, r) =>
  [...row].map((letter, c) => ({
    letter,
    paint: GROUND[letter] ?? '#A9B97A',
    x: -6 + c * 48 + (r % 2 ? 24 : 0),
    y: 12 + r * 41.6,
  })),
)
