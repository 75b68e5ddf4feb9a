/** Numbers behind the poster: sleepers and poles that run to a vanishing point. */

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
