/** The view and the board file of Railroad Revolution, and what the drawing works out from them. */
import { oncePerBoard } from '$web/lib/drawing'
import { t } from '$web/lib/texts.svelte'
import type { MoveInfo } from '$web/lib/types'
import { ripples } from '$web/lib/ripples'
import type { Box } from '$web/lib/viewport'
import {
  type CityData as City,
  type Drawing,
  drawingOf,
  type EffectData as Effect,
  type ObjectiveTile as Objective,
  type Seat as SeatView,
  type SpaceData as Space,
  type Table,
} from './shapes'

export type {
  CityData as City,
  EffectData as Effect,
  ObjectiveTile as Objective,
  SpaceData as Space,
  Toll,
} from './shapes'

export const WORKERS = ['white', 'purple', 'orange', 'grey', 'turquoise'] as const
export type Worker = (typeof WORKERS)[number]
export const ACTIONS = ['station', 'railroad', 'telegraph', 'trade'] as const
export type Action = (typeof ACTIONS)[number]
export const TRACKS = ['telegraph', 'stations', 'network'] as const
export type Track = (typeof TRACKS)[number]
export type Counts = Record<string, number>
export type Point = [number, number]

export type Owner = Table['cities'][string]['first']

export interface Route {
  space: Space
  /** as the log names it: the cities of the line, and which of its spaces */
  label: string
  /** the middle of the way, from end to end */
  way: Point[]
  lanes: Point[][]
}

export interface Model {
  data: Drawing
  home: Box
  land: string
  /** water lines, from the shore on */
  ripples: string[]
  states: string
  rivers: string[]
  peaks: { x: number; y: number; s: number }[]
  routes: Route[]
  city: Map<string, City>
  named: Map<string, City>
  tile: Map<string, Drawing['city_tiles'][number]>
  telegraph: Map<string, Effect[]>
  train: Map<string, Effect[]>
  setup: Map<string, Effect[]>
  contract: Map<string, Drawing['contract_tiles'][number]>
  objective: Map<string, Objective>
  track: Map<Track, Drawing['progress_tracks'][number]>
}

const LANE = 8

/** The drawing, worked out once for a board file. */
export const model = oncePerBoard(drawingOf, make)

function make(data: Drawing): Model {
  const nodes = new Map<string, Point>([...data.cities, ...data.junctions].map((one) => [one.id, [one.x, one.y]]))
  return {
    data,
    home: { x: 14, y: 40, w: 1330, h: 858 },
    land: data.art.land.rings.map((ring) => `${straight(ring)}Z`).join(''),
    ripples: ripples(data.art.land.rings, [4, 9, 15, 22, 30], { x: -60, y: -20, w: 1500, h: 980 }),
    states: data.art.states.lines.map(straight).join(''),
    rivers: data.art.rivers.map((river) => curved(river.line)),
    peaks: data.art.ranges.flatMap((range) => peaks(range.line)),
    routes: routes(data, nodes),
    city: new Map(data.cities.map((city) => [city.id, city])),
    named: new Map(data.cities.map((city) => [city.name, city])),
    tile: new Map(data.city_tiles.map((tile) => [tile.id, tile])),
    telegraph: new Map(data.telegraph_tiles.map((tile) => [tile.id, tile.bonus])),
    train: new Map(data.train_types.map((train) => [train.id, train.bonus])),
    setup: new Map(
      data.setup_tiles.flatMap((tile) => [
        [`${tile.id}a`, tile.side_a] as const,
        [`${tile.id}b`, tile.side_b] as const,
      ]),
    ),
    contract: new Map(data.contract_tiles.map((tile) => [tile.id, tile])),
    objective: new Map(data.objectives.map((tile) => [tile.id, tile])),
    track: new Map(data.progress_tracks.map((track) => [track.id, track])),
  }
}

export const straight = (line: Point[]): string => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
const round = (n: number): number => Math.round(n * 10) / 10

/** A line through all points, rounded off. */
export function curved(line: Point[]): string {
  const [first] = line
  if (!first) return ''
  let d = `M${first[0]} ${first[1]}`
  for (let i = 1; i < line.length; i++) {
    const before = line[i - 2] ?? line[i - 1] ?? first
    const from = line[i - 1] ?? first
    const to = line[i] ?? first
    const after = line[i + 1] ?? to
    d += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${to[0]} ${to[1]}`
  }
  return d
}

/** Small peaks along a range: scattered, but the same on every day. */
function peaks(line: Point[]): { x: number; y: number; s: number }[] {
  let seed = 7
  const chance = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const found = []
  for (let i = 1; i < line.length; i++) {
    const [x1, y1] = line[i - 1] ?? [0, 0]
    const [x2, y2] = line[i] ?? [0, 0]
    const n = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 17))
    for (let k = 0; k < n; k++)
      for (const side of [-15, 0, 14]) {
        const at = (k + chance() * 0.6) / n
        found.push({
          x: Math.round(x1 + (x2 - x1) * at + side + chance() * 8 - 4),
          y: Math.round(y1 + (y2 - y1) * at + chance() * 12 - 6),
          s: round(0.75 + chance() * 0.5),
        })
      }
  }
  return found.sort((a, b) => a.y - b.y)
}

/** Every space as a way between its ends. Each seat has a lane of its own, so that four tracks lie side by side, and the lanes of a line go on from space to space. */
function routes(data: Drawing, nodes: Map<string, Point>): Route[] {
  const found: Route[] = []
  for (const link of new Set(data.track_spaces.map((space) => space.link))) {
    const spaces = data.track_spaces.filter((space) => space.link === link)
    let at = spaces[0]?.ends[0] ?? ''
    const points: Point[] = [nodes.get(at) ?? [0, 0]]
    const places: { space: Space; from: number }[] = []
    for (const space of spaces) {
      const next = space.ends[0] === at ? space.ends[1] : space.ends[0]
      places.push({ space, from: points.length - 1 })
      points.push([space.x, space.y], nodes.get(next) ?? [0, 0])
      at = next
    }
    const lanes = [0, 1, 2, 3].map((seat) => shifted(points, (seat - 1.5) * LANE))
    for (const { space, from } of places)
      found.push({
        space,
        label: labelOf(data, space),
        way: points.slice(from, from + 3),
        lanes: lanes.map((lane) => lane.slice(from, from + 3)),
      })
  }
  return found
}

function labelOf(data: Drawing, space: Space): string {
  const line = data.track_spaces.filter((one) => one.link === space.link)
  const cities = data.cities.filter((city) => line.some((one) => one.ends.includes(city.id))).map((city) => city.name)
  return `${cities.join('–')}${line.length > 1 ? ` ${line.indexOf(space) + 1}` : ''}`
}

/** A line beside another one. */
export function shifted(points: Point[], by: number): Point[] {
  return points.map(([x, y], i) => {
    let nx = 0
    let ny = 0
    for (const [a, b] of [
      [points[i - 1], points[i]],
      [points[i], points[i + 1]],
    ]) {
      if (!a || !b) continue
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      nx -= (b[1] - a[1]) / far
      ny += (b[0] - a[0]) / far
    }
    const size = Math.hypot(nx, ny) || 1
    return [x + (nx / size) * by, y + (ny / size) * by]
  })
}

/** Which pieces are still on a player board: they leave it from the left. */
export function left(
  data: Drawing,
  seat: SeatView,
): { money: number; logo: boolean; buildings: boolean[]; tracks: boolean[] }[] {
  const sections = data.player_board_sections
  let gone = {
    buildings: sections.reduce((sum, one) => sum + one.buildings, 0) - seat.buildings,
    tracks: sections.reduce((sum, one) => sum + one.tracks, 0) - seat.tracks,
  }
  return sections.map((section) => {
    const row = (kind: 'buildings' | 'tracks'): boolean[] =>
      Array.from({ length: section[kind] }, () => {
        if (gone[kind] <= 0) return true
        gone = { ...gone, [kind]: gone[kind] - 1 }
        return false
      })
    return { money: section.money, logo: !section.left_of_logo, buildings: row('buildings'), tracks: row('tracks') }
  })
}

/** Workers one by one, from counts by colour. */
export const crew = (counts: Counts): Worker[] =>
  WORKERS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour))

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0)

export const dollars = (n: number): string => t('money', { n })

/** The moves that touch a place. */
export function at(moves: MoveInfo[], place: string): MoveInfo[] {
  return moves.filter((move) => move.places.includes(place))
}

export const abilityOf = (data: Drawing, action: Action, worker: string): Effect | undefined =>
  data.worker_abilities.find((one) => one.action === action && one.worker === worker)?.ability
