/** Where the signs of the cities stand, so that they leave the track spaces free. */
import type { Box } from '$web/lib/viewport'
import type { City, Effect, Point, Space } from './model'
import { rowOf, widthOf } from './parts'

/** Letters of a sign are so large that they can be read on the smallest desktop, nine pixels of 1280 by 720. */
export const LETTERS = 16.6
/** pictures grow with the letters beside them */
export const GROWN = LETTERS / 14.5
const COST = 52
const PAD = 8

export interface Sign {
  w: number
  main: number
  /** the box of the First Station bonus, from its left edge; null once it is taken */
  bonus: { x: number; w: number } | null
}

/** A sign as wide as what it says: cost, main reward, and the bonus while it is there. */
export function signOf(city: City, main: Effect[], first: Effect[] | null): Sign {
  const reward = widthOf(rowOf(main, true)) * GROWN
  const box = first ? widthOf(rowOf(first, true)) * GROWN + PAD : 0
  const said = PAD + COST + reward + (first ? PAD + box : 0) + PAD
  const w = Math.max(said, city.name.length * 9.4 + 36)
  const spare = (w - said) / 2
  const left = -w / 2 + PAD + COST + spare
  return { w, main: left + reward / 2, bonus: first ? { x: left + reward + PAD + spare / 2, w: box } : null }
}

/** How wide the plate of a track space is: its triangles, and its contract sheet. */
export const plateWidth = (space: Space): number =>
  (space.triangles ? 8 + 12 * space.triangles : 16) + (space.contract ? 19 : 0)

type Frame = [left: number, top: number, right: number, bottom: number]
const shared = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
const frameOf = (x: number, y: number, w: number): Frame => [x - w / 2 - 13, y - 30, x + w / 2 + 4, y + 32]

/** corners of the map where the contract and the zoom buttons stand */
const KEPT: Frame[] = [
  [930, 0, 1400, 322],
  [1118, 752, 1400, 900],
]
const MARGIN = 26 // units that a sign keeps from the edge of the map
const FAR = 150
const STEP = 6

/** Where the signs stand: as near to their cities as can be, off every track space and off each other. The widest are placed first. */
export function signPlaces(signs: { city: City; w: number }[], spaces: Space[], home: Box): Map<string, Point> {
  const plates = spaces.map((space): Frame => {
    const half = plateWidth(space) / 2 + 3
    return [space.x - half, space.y - 14, space.x + half, space.y + 14]
  })
  const placed: Frame[] = KEPT.map((frame) => [...frame])
  const found = new Map<string, Point>()
  for (const { city, w } of [...signs].sort((a, b) => b.w - a.w)) {
    const others = signs.filter((one) => one.city !== city && !found.has(one.city.id))
    let best: { cost: number; at: Point; frame: Frame } | null = null
    for (let dx = -FAR; dx <= FAR; dx += STEP)
      for (let dy = -FAR / 2; dy <= FAR / 2; dy += STEP) {
        const at: Point = [
          Math.min(Math.max(city.x + dx, home.x + MARGIN + w / 2), home.x + home.w - MARGIN - w / 2),
          Math.min(Math.max(city.y + dy, home.y + 48), home.y + home.h - 40),
        ]
        const frame = frameOf(...at, w)
        const covered = [...plates, ...placed].reduce((sum, other) => sum + shared(frame, other), 0)
        // and not over a city that has no sign yet
        const near = others.reduce(
          (sum, { city: { x, y } }) => sum + shared(frame, [x - 20, y - 20, x + 20, y + 20]),
          0,
        )
        const cost = 1000 * covered + 10 * near + Math.hypot(at[0] - city.x, 1.3 * (at[1] - city.y))
        if (!best || cost < best.cost) best = { cost, at, frame }
      }
    if (!best) continue
    placed.push(best.frame)
    found.set(city.id, best.at)
  }
  return found
}
