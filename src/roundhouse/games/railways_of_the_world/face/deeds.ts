/** What can be done now, sorted by where it is done: on cities, cubes, open ends, links; and the words of a tile. */
import type { Stage } from '$web/lib/stage'
import type { MoveInfo } from '$web/lib/types'
import { desk, type Mode } from './desk.svelte'
import { beyond, model, port, sideTo, tile, type Hex, type Model, type Tile } from './model'
import { type Table, tableOf } from './shapes'

const KIND: Record<string, Mode> = {
  build: 'build',
  extend: 'build',
  deliver: 'deliver',
  urbanize: 'urbanize',
  western: 'western',
  grow: 'grow',
  depot: 'depot',
  rail: 'route',
}
const ORDER: Mode[] = ['route', 'deliver', 'build', 'urbanize', 'western', 'grow', 'depot']

/** The kinds of action that the map offers now. */
export function modes(stage: Stage): Mode[] {
  const found = new Set(stage.moves.map((move) => KIND[move.kind]))
  return ORDER.filter((mode) => found.has(mode))
}

/** The kind that is in hand: the one that was picked, as long as it is there. */
export function modeNow(stage: Stage): Mode | null {
  const all = modes(stage)
  return desk.mode && all.includes(desk.mode) ? desk.mode : (all[0] ?? null)
}

export const cityOf = (move: { places: string[] }): string => (move.places[0] ?? '').slice(5)

/** The move that a click on a city makes, by city. */
export function onCities(stage: Stage, mode: Mode | null): Map<string, MoveInfo> {
  const kind = mode === 'build' || mode === 'urbanize' || mode === 'western' || mode === 'grow' ? mode : ''
  return new Map(stage.moves.filter((move) => move.kind === kind).map((move) => [cityOf(move), move]))
}

/** The cubes that can be taken up, by city and colour. */
export function onCubes(stage: Stage): Map<string, MoveInfo> {
  return new Map(
    stage.moves
      .filter((move) => move.kind === 'deliver')
      .map((move) => [`${cityOf(move)}:${String(move.words['colour'])}`, move]),
  )
}

export interface Option {
  move: MoveInfo
  place: Hex
  into: number
  out: number
  price: number
  /** the hex that the tile leads to */
  to: Hex
}

/** Where the chain in hand goes on: its city, or the hex after its last tile. */
export function head(made: Model, table: Table): { from: Hex; next: Hex | null } | null {
  const chain = table.chain
  const city = chain && made.city.get(chain.city)
  if (!chain || !city) return null
  const last = chain.tiles.at(-1)
  if (!last) return { from: city, next: null }
  const laid = tile(last)
  return { from: laid, next: beyond(laid, laid.out) }
}

/** The tiles that can be laid now, each with the way it is entered and its price. */
export function options(stage: Stage): Option[] {
  const made = model(stage.data)
  const table = tableOf(stage.view)
  const at = head(made, table)
  if (!at) return []
  return stage.moves.flatMap((move): Option[] => {
    if (move.kind !== 'lay') return []
    const found = tile(`${move.words['hex']} ${move.words['a']}-${move.words['b']}`)
    const into = sideTo(found, at.from)
    const out = into === found.into ? found.out : found.into
    return [{ move, place: found, into, out, price: table.chain?.next[move.move] ?? 0, to: beyond(found, out) }]
  })
}

/** The open ends of a seat's track that can go on: the move, and the last hex. */
export function openEnds(stage: Stage): { move: MoveInfo; place: Hex; last: ReturnType<typeof tile> }[] {
  const made = model(stage.data)
  return stage.moves.flatMap((move) => {
    if (move.kind !== 'extend') return []
    const name = (move.places[1] ?? '').slice(5)
    const stub = tableOf(stage.view).stubs.find((one) => one.from === name && one.owner === stage.seat)
    const last = stub?.tiles.at(-1)
    return last && port(made, name) ? [{ move, place: tile(last), last: tile(last) }] : []
  })
}

/** The tiles that a drag over hexes passes, for the drawing: the last hex only says where the track leads. */
export function passed(hexes: Hex[]): Tile[] {
  return hexes.slice(1, -1).flatMap((place, i): Tile[] => {
    const [before, after] = [hexes[i], hexes[i + 2]]
    return before && after ? [{ ...place, into: sideTo(place, before), out: sideTo(place, after) }] : []
  })
}
