/** What a game adds to the shell: one board, its panels, and the figures that matter, from view and board data alone. */
import type { Component } from 'svelte'
import type { Stage } from '../lib/stage'
import type { GameEvent, MoveInfo, View } from '../lib/types'
import type { GuideStep } from '../shell/guide'
import type { IconName } from '../shell/icons'

export interface Station {
  label: string
  title: string
  kind: 'stop' | 'mark'
  state: 'past' | 'now' | 'next'
}

export interface Branch {
  name: string
  on: boolean
  stations: Station[]
}

export interface Column {
  key: string
  title: string
  help: string
  /** a narrow rail does without it */
  spare?: boolean
}

export interface Figure {
  text: string
  strong?: boolean
  /** a smaller second part: "/7" */
  rest?: string
  /** kept secret: drawn as three dots */
  secret?: boolean
  /** something that the player will regret, and why, in words */
  warning?: string
  /** drawn by the game, where words do not do */
  Drawn?: Component<{ stage: Stage; seat: number }>
}

export interface Row {
  id: string
  seat: number
  colours: string[]
  /** lamp, tick, or the place in the order */
  mark: 'now' | 'done' | number
  figures: Figure[]
}

export interface Cell {
  caption: string
  before?: string
  value: string
  good?: boolean
  bad?: boolean
}

export interface Heading {
  steps: { name: string; state: 'past' | 'now' | 'next' }[]
  title: string
  help: string
}

export interface LogLine {
  key: string
  /** a heading, a line of one seat, or a line of nobody */
  head: boolean
  seat: number
  colour: string
  texts: string[]
  note: string
  events: GameEvent[]
  last: number
}

export interface Panel {
  id: string
  title: string
  icon: IconName
  Panel: Component<{ stage: Stage }>
}

export interface BoardModule {
  Board: Component<{ stage: Stage; phone: boolean }>
  /** the controls of a decision that is not made on the board, in the middle of the bar */
  Decide?: Component<{ stage: Stage }>
  decides(stage: Stage): boolean
  Secrets?: Component<{ stage: Stage }>
  /** displays of the game that stand in the rail of a desktop, below the players; on a phone they are among the panels */
  Rail?: Component<{ stage: Stage }>
  /** the width of the rail in pixels, where the game has many displays */
  railWidth?: number
  /** which order the table of players follows now; null: the turn order */
  orderTitle?(stage: Stage): string
  /** panels that are insets of the board on a desktop, tabs on a phone */
  panels(): Panel[]
  branches(view: View): Branch[]
  columns(stage: Stage): Column[]
  rows(stage: Stage): Row[]
  /** the one figure that matters on a phone, by row */
  strip(stage: Stage, row: Row): { label: string; value: string }
  heading(stage: Stage): Heading
  account(stage: Stage): Cell[]
  /** the move of the button where nothing is chosen on the board */
  primary(stage: Stage): MoveInfo | null
  /** what the button says; null: the move in words */
  verb(stage: Stage, move: MoveInfo): string | null
  /** ways out, as buttons beside it */
  exits(stage: Stage): MoveInfo[]
  log(stage: Stage): LogLine[]
  /** places on the board that an event is about, as its elements name them in `data-place` */
  spots(event: GameEvent, data: unknown): string[]
  /** how each player came to the score: captions, and figures by seat */
  result?(stage: Stage): { captions: string[]; figures: string[][] } | null
  /** the panel in which the decision in hand is made, for a phone to open */
  opens?(stage: Stage): string | null
  shortEra?(view: View): string
  /** the first-game guide: goal, a turn, money, the end */
  guide?: GuideStep[]
}
