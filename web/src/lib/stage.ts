/** What a board may draw from and may ask for: the same at a table and in a replay. No rule is on this side. */
import type { About, GameEvent, MoveInfo, Preview, TableInfo, View, Way } from './types'

export interface Spot {
  x: number
  y: number
}

/** What "why not?" is asked about: a place of the drawing and the piece in hand, or a move that was offered or typed. */
export type Question = { place?: string; piece?: string } | { move: string }

export interface Stage {
  readonly info: TableInfo
  readonly view: View
  /** the drawing of the board, from its file */
  readonly data: unknown
  readonly names: string[]
  readonly seat: number | null
  readonly turn: boolean
  readonly moves: MoveInfo[]
  readonly asides: MoveInfo[]
  readonly events: GameEvent[]
  /** chosen, not yet sent */
  readonly choice: MoveInfo | null
  /** what follows the choice: small moves that are sent with it, one after the other */
  readonly rest: string[]
  readonly pointed: MoveInfo | null
  /** what would come of the choice, or of what is pointed at */
  readonly preview: Preview | null
  /** the table before what others did since this seat's last move */
  readonly before: View | null
  /** places to show for a moment: a line of the log, a hint */
  readonly marked: string[]
  /** what the rules refused last, while that is shown: the place, the piece or the move that was asked about */
  readonly refused: string | null
  readonly busy: boolean
  choose(move: MoveInfo | null, rest?: string[]): void
  /** choose and wait for the button: a number that is still being set */
  draft(move: MoveInfo | null): void
  point(move: MoveInfo | null): void
  /** ask the server why nothing can be done there, and show it beside the spot */
  ask(about: Question, title: string, spot?: Spot): void
  send(move: MoveInfo): void
  /** moves of one turn, one after the other; none of them if the rules refuse one */
  follow?(moves: string[]): void
  /** ask for all that may be known about a player */
  about?(seat: number): Promise<About>
  /** ask for the rows of small moves that begin with one */
  ways(move: MoveInfo): Promise<Way[]>
  /** ask for the row of small moves that is meant by drawing over places, one after the other; null where it means nothing legal */
  along(places: string[]): Promise<Way | null>
}

/** The legal moves of a kind, by the first place that they touch. */
export function byPlace(moves: MoveInfo[], kind: string): Map<string, MoveInfo> {
  return new Map(moves.filter((move) => move.kind === kind).map((move) => [move.places[0] ?? move.move, move]))
}
