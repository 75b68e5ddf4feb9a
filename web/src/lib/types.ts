/** What the server sends, as docs/server_api.md describes it. */
import type { View as Heading } from '../generated/view'

export type Fact = string | number | boolean | null | Fact[] | { [key: string]: Fact }
export type Facts = Record<string, Fact>

export interface Option {
  name: string
  default: string | number | boolean
  choices: (string | number | boolean)[]
  players: number[]
}

export interface GameInfo {
  id: string
  title: string
  players: number[]
  boards: string[]
  options: Option[]
  colours: string[]
  prefix: string
  rules_version: number
  phases: { name: string; sealed: boolean }[]
  /** where the face of a game from another package is served */
  face: FaceInfo | null
}

export interface FaceInfo {
  module: string
  style: string | null
  poster: string | null
}

export interface BotInfo {
  name: string
  levels: number[]
}

export interface Catalogue {
  games: GameInfo[]
  bots: BotInfo[]
  languages: string[]
  version: string
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  connected: boolean
  left: boolean
  standin: string | null
  /** anybody may sit down */
  free: boolean
}

export interface ClockSetting {
  turn: number
  reserve: number
  out: 'move' | 'takeover'
  bot: string
}

export interface TableInfo {
  id: string
  game: string
  board: string
  options: Record<string, string | number | boolean>
  players: number
  status: 'open' | 'playing' | 'over' | 'closed'
  public: boolean
  start: 'full' | 'host'
  title: string
  seats: Seat[]
  clock: ClockSetting | null
  spectators: number
  takeback: { seat: number; agreed: number[]; missing: number[] } | null
  commitment: string | null
  seed: string | null
  salt: string | null
  created: number
  started: number | null
  ended: number | null
  from: 'table' | 'record'
  now: number
}

export interface MoveInfo {
  move: string
  kind: string
  words: Facts
  places: string[]
  final: boolean
}

export interface GameEvent {
  kind: string
  seat: number
  facts: Facts
  only?: number
}

/** The heading that every game's view has; `table` is the game's own. */
export type View<T = unknown> = Omit<Heading, 'table'> & { table: T }

export interface SeatClock {
  seat: number
  turn: number
  reserve: number
  running: boolean
  until: number | null
}

export interface Undo {
  can: 'step' | 'ask' | 'no'
  rule?: string
  key?: string
}

export interface StateMessage {
  type: 'state'
  table: string
  seat: number | null
  at: string
  status: TableInfo['status']
  view: View | null
  moves: MoveInfo[]
  asides: MoveInfo[]
  turn: boolean
  undo: Undo
  first: number
  events: GameEvent[]
  clocks: SeatClock[]
  now: number
}

export interface Chat {
  number: number
  seat: number | null
  name: string
  text: string
  time: number
}

export interface Problem {
  code: string
  text: string
  rule?: string
  key?: string
  rule_text?: string
}

export interface Why {
  move: string
  legal: boolean
  rule?: string
  key?: string
  text?: string
  rule_text?: string
}

export interface Preview {
  view: View | null
  events: GameEvent[]
  moves: MoveInfo[]
  hidden: boolean
}

/** A row of small moves, and what would come of it. */
export interface Way {
  moves: Omit<MoveInfo, 'final'>[]
  events: GameEvent[]
  hidden: boolean
}

export interface Ply {
  ply: number
  seat: number
  move: string
  kind: string
  words: Facts
  places: string[]
  events: GameEvent[]
}

export interface Rule {
  rule: string
  text: string
}
