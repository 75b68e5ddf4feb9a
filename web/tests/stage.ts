/** A stage for the units of a face: a position that the real engine made, and a shell that does nothing. */
import { readFileSync } from 'node:fs'
import type { Stage } from '$web/lib/stage'
import type { GameEvent, MoveInfo, View } from '$web/lib/types'

export interface Fixture<Table> {
  view: View<Table>
  moves: MoveInfo[]
  asides?: MoveInfo[]
  events: GameEvent[]
}

export interface Fixtures<Table> {
  board: object
  positions: Record<string, Fixture<Table>>
}

/** What `positions.json` in the folder of a face's units holds. */
export const fixturesIn = <All>(folder: string): All =>
  JSON.parse(readFileSync(`${folder}/positions.json`, 'utf8')) as All

/** One of the positions, by its name. */
export function fixtureOf<Table>(fixtures: Fixtures<Table>, name: string): Fixture<Table> {
  const found = fixtures.positions[name]
  if (!found) throw new Error(name)
  return found
}

const nothing = (): void => undefined

export const stageOf =
  <Table>(fixtures: Fixtures<Table>) =>
  (name: string, more: Partial<Stage> = {}): Stage => {
    const { view, moves, asides = [], events } = fixtureOf(fixtures, name)
    return {
      info: { id: 't', game: view.game, seats: [] } as unknown as Stage['info'],
      view,
      data: fixtures.board,
      names: ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'].slice(0, view.players),
      seat: view.seat,
      turn: moves.length > 0,
      moves,
      asides,
      events,
      choice: null,
      rest: [],
      pointed: null,
      preview: null,
      before: null,
      marked: [],
      refused: null,
      busy: false,
      choose: nothing,
      draft: nothing,
      point: nothing,
      ask: nothing,
      send: nothing,
      ways: () => Promise.resolve([]),
      along: () => Promise.resolve(null),
      ...more,
    }
  }
