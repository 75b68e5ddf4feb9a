/** Where the names of the cities stand: beside track, cubes and what is lit, or faint where there is no room. */
import { centre, keyOf, type City, type Hex } from './model'

type Frame = [left: number, top: number, right: number, bottom: number]

export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
  /** something that can be clicked or is being laid lies over it */
  faint: boolean
}

interface Written {
  city: City
  text: string
  bold: boolean
  /** a ring stands around the city, and the name outside it */
  ringed: boolean
  /** goods cubes below the city */
  cubes: number
  /** drawn, but without its name: the names of others stand clear of it */
  unnamed?: boolean
}

const shared = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
const overlap = (frame: Frame, others: Frame[]): number => others.reduce((sum, one) => sum + shared(frame, one), 0)

/** Units a letter is high: twelve pixels at least on the screen, but never so large that names fill the map. */
export const lettering = (scale: number, bold: boolean): number =>
  Math.min(Math.max(12 / scale, Math.min(bold ? 13.5 : 13, (bold ? 19 : 18) / scale)), bold ? 21 : 19)

const around = (hex: Hex, wide: number, high: number): Frame => {
  const { x, y } = centre(hex)
  return [x - wide, y - high, x + wide, y + high]
}

/** How far a frame reaches beyond the sheet. */
const beyond = ([left, top, right, bottom]: Frame, [width, height]: [number, number]): number =>
  Math.max(0, -left) + Math.max(0, right - width) + Math.max(0, -top) + Math.max(0, bottom - height)

/** A name for each city that has one, on the sheet. Track that lies weighs, what is lit weighs more; where it cannot be avoided the name is faint. */
export function place(
  written: Written[],
  scale: number,
  track: Hex[],
  lit: Hex[],
  sheet: [width: number, height: number],
): Map<string, Label> {
  const pieces = written.flatMap(({ city, cubes, ringed }): { city: City; frame: Frame }[] => [
    { city, frame: around(city, ringed ? 27 : 20, ringed ? 30 : 22) },
    { city, frame: [city.x - 7 * Math.max(1, cubes), city.y + 4, city.x + 7 * Math.max(1, cubes), city.y + 21] },
  ])
  const rails = track.map((hex) => around(hex, 14, 14))
  const cities = new Set(written.map(({ city }) => keyOf(city)))
  const lamps = lit.filter((hex) => !cities.has(keyOf(hex))).map((hex) => around(hex, 18, 15))
  const placed: Frame[] = []
  const found = new Map<string, Label>()
  const named = written.filter((one) => !one.unnamed)
  for (const one of named.sort((a, b) => Number(b.bold) - Number(a.bold))) {
    const { city } = one
    const size = lettering(scale, one.bold)
    const wide = one.text.length * size * (one.bold ? 0.55 : 0.5)
    const out = one.ringed ? 7 : 0
    const mid = Math.min(Math.max(city.x, wide / 2 + 6), sheet[0] - wide / 2 - 6)
    const [over, under] = [city.y - 24 - out, city.y + 22 + size * 0.72 + out]
    const written: { x: number; y: number; anchor: Label['anchor']; dear: number }[] = [
      { x: mid, y: over - 1.5, anchor: 'middle', dear: 0 },
      { x: city.x + 24 + out, y: city.y - 6, anchor: 'start', dear: 45 },
      { x: city.x - 24 - out, y: city.y - 6, anchor: 'end', dear: 90 },
      { x: mid, y: under + 2, anchor: 'middle', dear: 135 },
      { x: city.x + 15, y: over, anchor: 'start', dear: 180 },
      { x: city.x - 15, y: over, anchor: 'end', dear: 225 },
      { x: city.x + 15, y: under, anchor: 'start', dear: 270 },
      { x: city.x - 15, y: under, anchor: 'end', dear: 315 },
      // beyond the track that leaves the city there
      { x: city.x + 37, y: over, anchor: 'start', dear: 230 },
      { x: city.x - 37, y: over, anchor: 'end', dear: 240 },
      { x: city.x + 37, y: under, anchor: 'start', dear: 320 },
      { x: city.x - 37, y: under, anchor: 'end', dear: 330 },
    ]
    const best = written
      .map(({ dear, ...at }) => {
        const left = at.anchor === 'start' ? at.x : at.anchor === 'end' ? at.x - wide : at.x - wide / 2
        const frame: Frame = [left - 3, at.y - size * 0.78, left + wide + 3, at.y + size * 0.24]
        const covered = overlap(frame, lamps)
        const cost =
          overlap(
            frame,
            pieces.filter((piece) => piece.city !== city).map((piece) => piece.frame),
          ) +
          overlap(frame, placed) +
          3 * overlap(frame, rails) +
          4 * covered +
          2 * size * beyond(frame, sheet) +
          dear
        return { at, frame, covered, cost }
      })
      .sort((a, b) => a.cost - b.cost)[0]
    if (!best) continue
    placed.push(best.frame)
    found.set(city.name, { ...best.at, size, faint: best.covered > 30 })
  }
  return found
}
