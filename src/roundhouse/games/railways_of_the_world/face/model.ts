/** The view and the board file of Railways of the World, and what the drawing works out from them. */
import { oncePerBoard, smooth } from '$web/lib/drawing'
import { ripples } from '$web/lib/ripples'
import { t } from '$web/lib/texts.svelte'
import type { GameEvent, Way } from '$web/lib/types'
import type { Box } from '$web/lib/viewport'
import {
  type CardData as Card,
  type CityData,
  type Drawing,
  drawingOf,
  type Link as LinkTable,
  type Outline,
  type Table,
} from './shapes'

export type { CardData as Card } from './shapes'

export type Goods = keyof Table['bag']
export const GOODS: Goods[] = ['red', 'yellow', 'blue', 'black', 'purple']
export const LETTER: Record<string, string> = { red: 'R', yellow: 'Y', blue: 'B', black: 'K', purple: 'P', grey: '' }
export const SIDES = ['E', 'SE', 'SW', 'W', 'NW', 'NE']

export interface City extends CityData {
  x: number
  y: number
}

export interface Hex {
  col: number
  row: number
}

/** A tile of a chain: where it lies, and the sides in and out. */
export interface Tile extends Hex {
  into: number
  out: number
}

export interface Model {
  columns: number
  rows: number
  terrain: string[]
  cities: City[]
  city: Map<string, City>
  at: Map<string, City>
  cards: Map<string, Card>
  barons: Map<string, Record<string, string | number>>
  income: number[]
  engines: number[]
  western: City[]
  /** the middles of all hexes that can be built on */
  open: { x: number; y: number }[]
  home: Box
  width: number
  height: number
  wide: number
  land: string
  /** water lines before the coast and inside the lakes, from the shore on */
  coast: string[]
  shores: string[]
  lakes: string
  rivers: string
  water: string
  mountains: string
  grid: string
  waves: string
  peaks: string
  ridges: string
  limits: string
  sites: string
  waters: { key: string; x: number; y: number; turn: number; size: number }[]
  /** the side of the map with free water below, for the overview */
  corner: 'left' | 'right'
}

export const keyOf = (hex: Hex): string => `${hex.col},${hex.row}`
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const f = (n: number): string => n.toFixed(1)

export const WIDE = 40
const HIGH = 34.641
const RADIUS = WIDE / Math.sqrt(3)

export function centre(hex: Hex): { x: number; y: number } {
  return { x: WIDE + WIDE * hex.col + (hex.row % 2 ? WIDE / 2 : 0), y: WIDE + HIGH * hex.row }
}

const EVEN = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
]
const ODD = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export function beyond(hex: Hex, side: number): Hex {
  const [dc = 0, dr = 0] = (hex.row % 2 ? ODD : EVEN)[side] ?? []
  return { col: hex.col + dc, row: hex.row + dr }
}

/** The side of a hex that another one lies behind, or -1. */
export function sideTo(hex: Hex, other: Hex): number {
  for (let side = 0; side < 6; side++) if (keyOf(beyond(hex, side)) === keyOf(other)) return side
  return -1
}

/** The hex under a point of the drawing. */
export function hexAt(made: Pick<Model, 'columns' | 'rows'>, x: number, y: number): Hex | null {
  const near = Math.round((y - WIDE) / HIGH) + 0
  let best: Hex | null = null
  let least = Infinity
  for (const row of [near - 1, near, near + 1]) {
    const col = Math.round((x - WIDE - (row % 2 ? WIDE / 2 : 0)) / WIDE) + 0
    const at = centre({ col, row })
    const far = (at.x - x) ** 2 + (at.y - y) ** 2
    if (far < least) {
      least = far
      best = { col, row }
    }
  }
  return best && best.col >= 0 && best.row >= 0 && best.col < made.columns && best.row < made.rows ? best : null
}

export function edge(hex: Hex, side: number, part = 1): { x: number; y: number } {
  const { x, y } = centre(hex)
  return {
    x: x + (WIDE / 2) * part * Math.cos(radians(60 * side)),
    y: y + (WIDE / 2) * part * Math.sin(radians(60 * side)),
  }
}

export function outline(hex: Hex, part = 1): string {
  const { x, y } = centre(hex)
  return `M${Array.from({ length: 6 }, (_, i) => `${f(x + RADIUS * part * Math.cos(radians(60 * i - 30)))} ${f(y + RADIUS * part * Math.sin(radians(60 * i - 30)))}`).join('L')}Z`
}

/** "9,9 NE-SW" as a tile. */
export function tile(text: string): Tile {
  const [place = '', sides = ''] = text.split(' ')
  const [col = 0, row = 0] = place.split(',').map(Number)
  const [into = '', out = ''] = sides.split('-')
  return { col, row, into: SIDES.indexOf(into), out: SIDES.indexOf(out) }
}

/** "Chicago SW" as a city and a side. */
export function port(made: Model, text: string): { city: City; side: number } | null {
  const cut = text.lastIndexOf(' ')
  const city = made.city.get(text.slice(0, cut))
  return city ? { city, side: SIDES.indexOf(text.slice(cut + 1)) } : null
}

/** Track through tiles: curved from side to side. */
export function chainPath(tiles: Tile[]): string {
  return tiles
    .map((one, i) => {
      const a = edge(one, one.into)
      const b = edge(one, one.out)
      const { x, y } = centre(one)
      return `${i === 0 ? `M${f(a.x)} ${f(a.y)}` : ''}Q${f(x)} ${f(y)} ${f(b.x)} ${f(b.y)}`
    })
    .join('')
}

/** The middle of a link, where its owner's locomotive stands. */
export function middle(tiles: Tile[]): { x: number; y: number } {
  const half = tiles[Math.floor(tiles.length / 2)]
  if (!half) return { x: 0, y: 0 }
  if (tiles.length % 2 === 0) return edge(half, half.into)
  const a = edge(half, half.into)
  const b = edge(half, half.out)
  const { x, y } = centre(half)
  return { x: (a.x + 2 * x + b.x) / 4, y: (a.y + 2 * y + b.y) / 4 }
}

const WATERS: Record<string, Model['waters']> = {
  eastern_us: [
    { key: 'atlantic', x: 1188, y: 520, turn: -38, size: 24 },
    { key: 'gulf', x: 640, y: 1082, turn: 0, size: 18 },
    { key: 'michigan', x: 489, y: 140, turn: -78, size: 12 },
    { key: 'huron', x: 705, y: 120, turn: 60, size: 12 },
    { key: 'erie', x: 772, y: 284, turn: -26, size: 12 },
    { key: 'ontario', x: 920, y: 193, turn: -10, size: 12 },
  ],
  mexico: [
    { key: 'pacific', x: 300, y: 780, turn: 38, size: 24 },
    { key: 'gulf', x: 930, y: 640, turn: -62, size: 22 },
    { key: 'california', x: 214, y: 472, turn: 56, size: 13 },
  ],
}

export const model = oncePerBoard(drawingOf, make)

function make(data: Drawing): Model {
  const kinds: Record<string, Hex[]> = {}
  data.terrain.forEach((kind, i) =>
    (kinds[kind] ??= []).push({ col: i % data.columns, row: Math.floor(i / data.columns) }),
  )
  const all = (...names: string[]): Hex[] => names.flatMap((name) => kinds[name] ?? [])
  const hexes = (list: Hex[]): string => list.map((hex) => outline(hex)).join('')
  const cities = data.cities.map((one): City => ({ ...one, ...centre(one) }))
  const byName = new Map(cities.map((city) => [city.name, city]))
  const shapes = (list: Outline[] | undefined, closed: boolean, part: number): string =>
    (list ?? []).map((one) => smooth(one.points, closed, part)).join('')
  const { width, height } = data.drawing
  const land = data.cosmetic.land.map((one) => ({
    points: one.points.map(([x, y]): [number, number] => [past(x, width), past(y, height)]),
  }))
  return {
    columns: data.columns,
    rows: data.rows,
    terrain: data.terrain,
    cities,
    city: byName,
    at: new Map(cities.map((city) => [keyOf(city), city])),
    cards: new Map(data.cards.map((card) => [card.name, card])),
    barons: new Map(data.barons.map((baron) => [baron.name, baron.words])),
    income: data.income,
    engines: data.engines,
    western: data.western.flatMap((name) => byName.get(name) ?? []),
    open: all('open', 'water', 'mountain', 'city').map(centre),
    home: { x: -14, y: -14, w: width + 28, h: height + 28 },
    width,
    height,
    wide: WIDE,
    land: shapes(land, true, 0.3),
    coast: ripples(
      land.map((one) => one.points),
      [3, 7.5, 13, 19, 26],
      { x: 0, y: 0, w: width, h: height },
    ),
    shores: ripples(
      (data.cosmetic.lake ?? []).map((one) => one.points),
      [2.5, 5.5, 10, 15],
      { x: 0, y: 0, w: width, h: height },
      true,
    ),
    lakes: shapes(data.cosmetic.lake, true, 0.3),
    rivers: shapes(data.cosmetic.river, false, 0.4),
    water: hexes(all('water')),
    mountains: hexes(all('mountain')),
    grid: grid(all('open', 'water', 'mountain', 'city', 'western_link')),
    waves: all('water')
      .map((hex) => wave(centre(hex)))
      .join(''),
    peaks: all('mountain')
      .map((hex) => peaks(centre(hex)))
      .join(''),
    ridges: data.ridges.map(([col, row, side]) => ridge({ col, row }, side)).join(''),
    limits: hexes(limits(data)),
    sites: all('western_link')
      .map((hex) => outline(hex, 0.9))
      .join(''),
    corner: data.columns === 32 ? 'right' : 'left',
    waters: WATERS[data.columns === 32 ? 'eastern_us' : 'mexico'] ?? [],
  }
}

/** What the map cuts off has no shore at its edge. */
const past = (at: number, end: number): number => (at <= 1 ? -80 : at >= end - 1 ? end + 80 : at)

/** Land where nothing may be built goes on to the edge of the map. */
function limits(data: Drawing): Hex[] {
  const inside = (n: number, end: number): number => Math.min(Math.max(n, 0), end - 1)
  const kind = (col: number, row: number): string | undefined =>
    data.terrain[inside(row, data.rows) * data.columns + inside(col, data.columns)]
  const found: Hex[] = []
  for (let row = -2; row < data.rows + 2; row++)
    for (let col = -2; col < data.columns + 2; col++) if (kind(col, row) === 'off_limits') found.push({ col, row })
  return found
}

/** Every side of the hexes once, as one path. */
function grid(list: Hex[]): string {
  const there = new Set(list.map(keyOf))
  let path = ''
  for (const hex of list)
    for (let side = 0; side < 6; side++) if (side < 3 || !there.has(keyOf(beyond(hex, side)))) path += ridge(hex, side)
  return path
}

function ridge(hex: Hex, side: number): string {
  const { x, y } = centre(hex)
  const corner = (degrees: number): string =>
    `${f(x + RADIUS * Math.cos(radians(degrees)))} ${f(y + RADIUS * Math.sin(radians(degrees)))}`
  return `M${corner(60 * side - 30)}L${corner(60 * side + 30)}`
}

const wave = ({ x, y }: { x: number; y: number }): string => `M${f(x - 9)} ${f(y + 7)}q3-3.500 6 0t6 0t6 0`

function peaks({ x, y }: { x: number; y: number }): string {
  return [
    [-6, 3, 0.95],
    [6, 0, 1.15],
    [1, 9, 0.7],
  ]
    .map(
      ([dx = 0, dy = 0, s = 1]) =>
        `M${f(x + dx - 7 * s)} ${f(y + dy + 5 * s)}l${f(7 * s)} ${f(-11 * s)}l${f(7 * s)} ${f(11 * s)}M${f(x + dx)} ${f(y + dy - 6 * s)}l${f(2 * s)} ${f(7 * s)}M${f(x + dx)} ${f(y + dy - 6 * s)}l${f(4.5 * s)} ${f(8.5 * s)}`,
    )
    .join('')
}

// ------------------------------------------------------------------ routes of a cube

export interface Route {
  key: string
  to: City
  links: LinkTable[]
  /** points by seat, the mover first, each with its parts */
  gains: { seat: number; points: number; parts: number[] }[]
  /** cards and lines that the delivery brings besides */
  extras: GameEvent[]
  moves: Way['moves']
}

const SCORING = ['link-points', 'depot-points', 'hotel-points', 'achieve', 'line']

/** The link that leaves a city by a side. */
export function linkAt(table: Table, name: string): LinkTable | undefined {
  return table.links.find((link) => link.from === name || link.to === name)
}

const other = (link: LinkTable, name: string): string => (link.from === name ? link.to : link.from)

/** The events up to the end of the delivery: what others draw and do after it is not of the route. */
function ofDelivery(events: GameEvent[]): GameEvent[] {
  const from = events.findIndex((event) => event.kind === 'deliver')
  const rest = events.slice(from < 0 ? 0 : from)
  const end = rest.findIndex(
    (event, i) => i > 0 && !SCORING.includes(event.kind) && event.kind !== 'empty' && event.kind !== 'end-near',
  )
  return end < 0 ? rest : rest.slice(0, end)
}

export function routesOf(made: Model, table: Table, ways: Way[], seat: number): Route[] {
  return ways.flatMap((way): Route[] => {
    const links: LinkTable[] = []
    let end = ''
    for (const move of way.moves) {
      const name = move.kind === 'rail' ? (move.places[1] ?? '').slice(5) : ''
      const link = name ? linkAt(table, name) : undefined
      if (!link) continue
      links.push(link)
      end = other(link, name)
    }
    const to = port(made, end)?.city
    if (!to) return []
    const events = ofDelivery(way.events)
    const sums = new Map<number, number[]>()
    for (const event of events)
      if (SCORING.includes(event.kind))
        sums.set(event.seat, [...(sums.get(event.seat) ?? []), Number(event.facts['n'] ?? 0)])
    const gains = [...sums]
      .map(([who, parts]) => ({ seat: who, points: parts.reduce((a, b) => a + b, 0), parts }))
      .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || b.points - a.points)
    const extras = events.filter(
      (event) => !['deliver', 'link-points', 'depot-points', 'hotel-points'].includes(event.kind),
    )
    return [{ key: way.moves.map((move) => move.move).join('|'), to, links, gains, extras, moves: way.moves }]
  })
}

// ------------------------------------------------------------------ money and marks

/** Dollars as the table writes them: "$8k". */
/** Money as the language writes it: $4k, 4 k$. */
export const dollars = (n: number): string =>
  `${n < 0 ? '−' : ''}${String(t('railways-thousands', { n: Math.abs(n) / 1000 }))}`

/** The track of each player as one path, so that many links are few elements. */
export function tracks(table: Table): { owner: number; path: string }[] {
  const found = new Map<number, string>()
  for (const link of table.links) found.set(link.owner, (found.get(link.owner) ?? '') + chainPath(link.tiles.map(tile)))
  return [...found].map(([owner, path]) => ({ owner, path }))
}
