/** The view and the board file of Last Train to Wensleydale, and what the drawing works out from them. */
import { oncePerBoard } from '$web/lib/drawing'
import type { MoveInfo, View } from '$web/lib/types'
import {
  type Area,
  type Drawing,
  drawingOf,
  type Payment,
  type Table,
  type Track as Stacked,
  type TrainTile as Train,
} from './shapes'

export type { Area, TrainTile as Train } from './shapes'

export type Track = keyof Table['influence']
export type Company = keyof Table['companies']
export type Kind = keyof Table['removed']
export const TRACKS: Track[] = ['government', 'train', 'mr', 'ner']
export type Purse = keyof Payment['paid']
export const PURSES: Purse[] = [...TRACKS, 'cube']
export const COMPANIES: Company[] = ['MR', 'NER']
export type Cargo = keyof Table['seats'][number]['loaded']
export const CARGO: Cargo[] = ['stone', 'cheese', 'red', 'green']
const ON_MAP: Kind[] = [...CARGO, 'opposition']

export interface Border {
  /** as moves, views and places name it: "bedale-leeming" */
  name: string
  a: Area
  b: Area
  cost: number
  x: number
  y: number
  /** one dot for each construction point, across the border */
  dots: { x: number; y: number }[]
  path: string
}

export interface Model {
  areas: Area[]
  area: Map<string, Area>
  byName: Map<string, Area>
  /** only those that a link can cross */
  borders: Border[]
  border: Map<string, Border>
  home: { x: number; y: number; w: number; h: number }
  hachures: string
  limit: Record<string, number>
  profit: { min: number; max: number }
  /** the trains by row, the dearest first */
  rows: { cost: number; trains: Train[] }[]
  train: Map<string, Train>
}

export const model = oncePerBoard(drawingOf, make)

/** Where lines meet in an area: its town stands there. */
export const node = (area: Area): { x: number; y: number } => ({ x: area.x, y: area.y - 6 })

function make(data: Drawing): Model {
  const area = new Map(data.areas.map((one) => [one.id, one]))
  const borders = data.borders
    .filter((one) => one.buildable)
    .map((one): Border => {
      const a = area.get(one.a)
      const b = area.get(one.b)
      if (!a || !b) throw new Error(`the border ${one.a}-${one.b} ends nowhere`)
      const across = (one.angle * Math.PI) / 180 + Math.PI / 2
      const steps = one.cost === 1 ? [0] : [-3.6, 3.6]
      return {
        name: `${one.a}-${one.b}`,
        a,
        b,
        cost: one.cost,
        x: one.x,
        y: one.y,
        dots: steps.map((k) => ({ x: one.x + k * Math.cos(across), y: one.y + k * Math.sin(across) })),
        path: curve(node(a), one, node(b)),
      }
    })
  const costs = [...new Set(data.trains.map((train) => train.cost))].sort((a, b) => b - a)
  const c = data.canvas
  return {
    areas: data.areas,
    area,
    byName: new Map(data.areas.map((one) => [one.name, one])),
    borders,
    border: new Map(borders.map((one) => [one.name, one])),
    home: { x: c.map_x - 6, y: c.map_y - 6, w: c.map_width + 12, h: c.map_height + 12 },
    hachures: data.areas
      .filter((one) => one.terrain === 'hill')
      .map(hachure)
      .join(''),
    limit: Object.fromEntries(data.influence_tracks.map((one) => [one.id, one.max])),
    profit: data.profit_loss_track,
    rows: costs.map((cost) => ({ cost, trains: data.trains.filter((train) => train.cost === cost) })),
    train: new Map(data.trains.map((train) => [train.id, train])),
  }
}

type Point = { x: number; y: number }

/** From one area to the other through the middle of their border. */
export function curve(a: Point, through: Point, b: Point): string {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const bend = (far: number): string =>
    `${(through.x + ((b.x - a.x) / long) * far).toFixed(1)} ${(through.y + ((b.y - a.y) / long) * far).toFixed(1)}`
  const before = Math.hypot(through.x - a.x, through.y - a.y)
  const after = Math.hypot(b.x - through.x, b.y - through.y)
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${bend(-before / 2)} ${through.x.toFixed(1)} ${through.y.toFixed(1)}Q${bend(after / 2)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

/** Short strokes down the slope, as an engraver draws a hill. */
function hachure(hill: Area): string {
  const strokes: string[] = []
  const sides = hill.polygon.map((p, i) => ({ p, q: hill.polygon[(i + 1) % hill.polygon.length] ?? p }))
  for (const [outer, inner, gap] of [
    [0.93, 0.8, 7.5],
    [0.72, 0.62, 9],
  ] as const) {
    let far = 0
    let number = 0
    for (const { p, q } of sides) {
      const length = Math.hypot(q[0] - p[0], q[1] - p[1])
      for (; far < length; far += gap, number++) {
        const x = p[0] + ((q[0] - p[0]) * far) / length - hill.x
        const y = p[1] + ((q[1] - p[1]) * far) / length - hill.y
        const k = inner - (0.05 * ((number * 7) % 5)) / 4
        strokes.push(
          `M${(hill.x + x * outer).toFixed(1)} ${(hill.y + y * outer).toFixed(1)}L${(hill.x + x * k).toFixed(1)} ${(hill.y + y * k).toFixed(1)}`,
        )
      }
      far -= length
    }
  }
  return strokes.join('')
}

/** The outline of an area drawn smaller, as the edge of the valley floor. */
export function floor(dale: Area): string {
  const k = 0.88
  return `M${dale.polygon.map(([x, y]) => `${(dale.x + (x - dale.x) * k).toFixed(1)} ${(dale.y + (y - dale.y) * k).toFixed(1)}`).join('L')}Z`
}

export const outline = (area: Area): string => area.polygon.map(([x, y]) => `${x},${y}`).join(' ')

/** A name on one or two lines, as it fits between the borders. */
export function lines(area: Area): string[] {
  const parts = area.name.split(' ')
  const long = area.name.length > 13 || (area.name.length > 11 && area.town === 'none')
  if (!long || parts.length < 2) return [area.name]
  const last = parts[parts.length - 1] ?? ''
  return parts.length > 2 ? [parts.slice(0, -1).join(' '), last] : [parts[0] ?? '', last]
}

export interface Pile {
  kind: Kind
  /** where its pieces stand */
  at: Point[]
}

/** The pieces of an area, kind by kind from left to right; cubes stand where the town of another area would. */
export function piles(area: Area, pieces: Partial<Record<Kind, number>> | undefined, crossed: boolean): Pile[] {
  if (!pieces) return []
  const kinds = ON_MAP.filter((kind) => (pieces[kind] ?? 0) > 0)
  const all = kinds.flatMap((kind) => Array.from({ length: pieces[kind] ?? 0 }, () => kind))
  const goods = area.cube !== 'none'
  const step = goods ? 21 : 17
  const two = lines(area).length > 1
  const y = goods
    ? area.terrain === 'hill'
      ? area.y - 8
      : crossed
        ? area.y + (two ? 46 : 33)
        : area.y - 6
    : area.y + (two ? 46 : 33)
  return kinds.map((kind) => ({
    kind,
    at: all.flatMap((one, i) => (one === kind ? [{ x: area.x + (i - (all.length - 1) / 2) * step, y }] : [])),
  }))
}

/** Who has the link on a border: a colour, a company, or nobody. */
export function owners(table: Table, view: View): Map<string, string> {
  const found = new Map<string, string>()
  table.seats.forEach((seat, i) => seat.links.forEach((name) => found.set(name, view.colours[i]?.[0] ?? 'grey')))
  for (const company of COMPANIES) table.companies[company].links.forEach((name) => found.set(name, company))
  return found
}

/** The borders of the series in hand, in order. */
export function route(made: Model, areas: string[]): Border[] {
  return areas.slice(1).flatMap((to, i) => between(made, areas[i] ?? '', to) ?? [])
}

export function between(made: Model, a: string, b: string): Border | undefined {
  return made.border.get(`${a}-${b}`) ?? made.border.get(`${b}-${a}`)
}

/** The first of the areas that a move names as its start. */
export const startOf = (move: MoveInfo): string => move.places[1]?.slice(5) ?? ''
export const endOf = (move: MoveInfo): string => move.places[2]?.slice(5) ?? ''

/** The orders in force: who comes first in this phase. */
export function orderNow(table: Table, phase: string): { name: 'player' | 'build' | 'train'; seats: number[] } {
  if (phase === 'track_building' || (phase === 'payment' && !table.payment?.train))
    return { name: 'build', seats: table.build_order }
  if (phase === 'trains_and_movement' || phase === 'payment') return { name: 'train', seats: table.train_order }
  return { name: 'player', seats: table.order }
}

/** The discs on one space of a track, the top one first. */
export function stacks(track: Stacked): { space: number; seats: number[] }[] {
  const found = new Map<number, number[]>()
  for (const seat of track.rank) {
    const space = track.space[seat] ?? 0
    found.set(space, [...(found.get(space) ?? []), seat])
  }
  return [...found.entries()].map(([space, seats]) => ({ space, seats }))
}

/** The slots of a seat's trains and what stands in them: goods fill the wagons, passengers the carriages, the dearest train first. */
export function loads(made: Model, table: Table): Map<string, { passengers: (Kind | null)[]; goods: (Kind | null)[] }> {
  const found = new Map<string, { passengers: (Kind | null)[]; goods: (Kind | null)[] }>()
  for (const seat of table.seats) {
    const listed = (kinds: Cargo[]): Cargo[] =>
      kinds.flatMap((kind) => Array.from({ length: seat.loaded[kind] }, () => kind))
    const people = listed(['red', 'green'])
    const goods = listed(['stone', 'cheese'])
    for (const id of seat.trains) {
      const train = made.train.get(id)
      if (train)
        found.set(id, {
          passengers: Array.from({ length: train.passengers }, () => people.shift() ?? null),
          goods: Array.from({ length: train.goods }, () => goods.shift() ?? null),
        })
    }
  }
  return found
}
