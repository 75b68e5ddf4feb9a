/** The view and the board file of Workshop of the World, and what the drawing works out from them. */
import { oncePerBoard, smooth } from '$web/lib/drawing'
import { type Drawing, drawingOf, type Table, type TownData } from './shapes'

export type Industry = TownData['type']
const INDUSTRIES: Industry[] = ['heavy', 'light', 'textile', 'craft', 'port']

export interface Town extends TownData {
  id: string
}

export interface Connection {
  index: number
  /** as moves and places name it: "Reading-Oxford" */
  name: string
  a: Town
  b: Town
  size: number
  spaces: { x: number; y: number; turn: number }[]
  path: string
  /** runs over another connection, with a bridge there */
  over: { x: number; y: number } | null
}

export interface Model {
  towns: Town[]
  town: Map<string, Town>
  connections: Connection[]
  connection: Map<string, Connection>
  types: { id: Industry; tokens: number }[]
  coast: string
  borders: string[]
  labels: { text: string; x: number; y: number; sea: boolean }[]
  grid: string
  track: number
}

export const model = oncePerBoard(drawingOf, make)

function make(data: Drawing): Model {
  const towns = Object.entries(data.towns).map(([id, town]) => ({ ...town, id }))
  const byId = new Map(towns.map((town) => [town.id, town]))
  const bridges = new Map(
    (data.crossings ?? []).map((crossing) => [crossing.connection_2, { x: crossing.x, y: crossing.y }]),
  )
  const connections = data.connections.map((one, index): Connection => {
    const a = byId.get(one.a)
    const b = byId.get(one.b)
    if (!a || !b) throw new Error(`connection ${one.id} ends nowhere`)
    return {
      index,
      name: `${a.name}-${b.name}`,
      a,
      b,
      size: one.links,
      spaces: one.spaces.map(([x, y, turn]) => ({ x, y, turn })),
      path: `M${a.x} ${a.y}L${b.x} ${b.y}`,
      over: bridges.get(one.id) ?? null,
    }
  })
  return {
    towns,
    town: new Map(towns.map((town) => [town.name, town])),
    connections,
    connection: new Map(connections.map((one) => [one.name, one])),
    types: INDUSTRIES.map((id) => ({ id, tokens: data.industry_types[id].demand_tokens })),
    coast: data.coast.map((ring) => smooth(ring.points, true)).join(''),
    borders: data.borders.map((line) => smooth(line.points, false)),
    labels: data.map_labels.map((label) => ({ ...label, sea: /SEA|CHANNEL/.test(label.text) })),
    grid: graticule(data.canvas.projection),
    track: data.income_track.max + 1,
  }
}

function graticule(p: Drawing['canvas']['projection']): string {
  if (!p) return ''
  let d = ''
  for (let lon = -10; lon < 6; lon++) d += `M${(p.x0 + (lon + 5.75) * p.sx).toFixed(0)} -600V2300`
  for (let lat = 48; lat < 60; lat++) d += `M-1200 ${(p.y0 + (56.45 - lat) * p.sy).toFixed(0)}H2600`
  return d
}

/** One part of a town's ring. */
export function segment(from: number, to: number, inner: number, outer: number): string {
  const at = (r: number, angle: number): string =>
    `${(r * Math.cos((angle * Math.PI) / 180)).toFixed(2)} ${(r * Math.sin((angle * Math.PI) / 180)).toFixed(2)}`
  const big = to - from > 180 ? 1 : 0
  return `M${at(outer, from)}A${outer} ${outer} 0 ${big} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${big} 0 ${at(inner, from)}Z`
}

/** The colours of the industries in a town, one for each piece, in the order of the sets. */
export function pieces(table: Table, town: string): string[] {
  const there = table.industries[town] ?? {}
  return table.sets.flatMap((set) => Array<string>(there[set.colour] ?? 0).fill(set.colour))
}

/** Industries of a colour on the map. */
export function works(table: Table, colour: string): number {
  return Object.values(table.industries).reduce((sum, there) => sum + (there[colour] ?? 0), 0)
}

export const isFree = (card: string): boolean => card.startsWith('free ')
export const freeValue = (card: string): number => Number(card.slice(5))
