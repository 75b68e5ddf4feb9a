/**
 * The face of a game from another package: its drawn board in the browser, version 1 of the interface.
 *
 * The package holds a folder `face` beside `text` and `rules`:
 *
 *     face/index.js      an ES module whose default export is a `Face`; it may import others by relative paths
 *     face/index.css     its styles, if it has any; loaded with it
 *     face/poster.svg    the picture in the lobby, 320 by 168, if there is one
 *     face/text/*.ftl    words that only the browser says; `about` stands under the game's name in the lobby
 *
 * The server finds them and serves them; nothing is built or registered. Any framework may have made them, or none. A face draws what it
 * is given and says what was chosen. It holds no rule: which moves are legal, what one would bring and why another is refused it hears
 * from the engine. What a face does not give (players, log, rules, chat, undo, the button) the table gives by itself.
 *
 * If a face is of another version, cannot be loaded or throws, the table says so and goes on with the plain board.
 */

/** A JSON value that fills in a message. */
export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact }

/** A legal move. */
export interface Move {
  /** its notation: "stop Elm Road" */
  move: string
  /** the first word of it: "stop" */
  kind: string
  /** what `Game.words` says of it */
  words: Record<string, Fact>
  /** the places on the board that it touches, from `Game.places`: "halt:Elm Road" */
  places: string[]
  /** it ends the turn, so the table asks before it is sent */
  final: boolean
}

/** Something that happened. */
export interface Event {
  kind: string
  /** who did it; -1: nobody */
  seat: number
  facts: Record<string, Fact>
}

/** What a seat may see: the same heading for every game, and `table`, which is what `Game.view` gave. */
export interface View<Table = unknown> {
  game: string
  board: string
  players: number
  options: Record<string, string | number | boolean>
  seat: number | null
  phase: string
  to_act: number[]
  over: boolean
  scores: number[] | null
  ranking: number[] | null
  winners: number[] | null
  /** the colours in which the pieces of each seat are drawn */
  colours: string[][]
  table: Table
}

/** The table at one moment, as one seat sees it; a new one comes with every change. */
export interface Stage<Table = unknown, Data = unknown> {
  readonly language: string
  readonly view: View<Table>
  /** the drawing of the board, from `Game.board_data` */
  readonly data: Data
  /** of the players, by seat */
  readonly names: readonly string[]
  /** the seat in this browser; null: a spectator, or a replay */
  readonly seat: number | null
  /** true while this seat has to decide; only then are there moves */
  readonly turn: boolean
  readonly moves: readonly Move[]
  /** moves besides, which do not end the turn */
  readonly asides: readonly Move[]
  /** all that happened so far */
  readonly events: readonly Event[]
  /** picked, and waiting for the button */
  readonly choice: Move | null
  /** what would come of the choice, or of what is pointed at */
  readonly preview: { view: View<Table> | null; events: readonly Event[] } | null
  /** places to show for a moment: a line of the log, a hint */
  readonly marked: readonly string[]
  /** on a narrow screen, where the board has the whole width and fingers choose */
  readonly phone: boolean

  /** Pick a legal move: it is sent at once, or waits for the button if it ends the turn. */
  pick(move: Move): void
  /** Point at a move, or at nothing, so that the bar shows what it would bring. */
  point(move: Move | null): void
  /**
   * Ask why nothing can be done at a place. `piece` narrows the question: a kind of move, a word of it, or another place; "" if none is meant.
   * The engine's answer appears under `title`, beside `spot` in pixels of the window.
   */
  why(place: string, piece: string, title: string, spot?: { x: number; y: number }): void
  /** A message of the game or of the table, filled in; its key if there is none. */
  say(key: string, facts?: Record<string, Fact>): string
  /** True if there is a message with this key. */
  has(key: string): boolean
  /** A move in words. */
  inWords(move: Move): string
  /** A player's colour as a value of CSS. */
  fill(colour: string): string
  /** What is readable on it. */
  onFill(colour: string): string
}

/** A board that has been drawn. */
export interface Mounted<Table = unknown, Data = unknown> {
  update(stage: Stage<Table, Data>): void
  destroy(): void
}

/** A step of the guide to a first game: the message `key`, and `<key>-title` above it. */
export interface GuideStep<Table = unknown, Data = unknown> {
  key: string
  /** what it points at, as a selector */
  at?: string
  /** when it makes sense; before that the guide waits */
  when?: (stage: Stage<Table, Data>) => boolean
}

export interface Face<Table = unknown, Data = unknown> {
  version: 1
  /**
   * Draw the board into `element`, an empty block as large as the board may be. What can be picked has `data-legal`, so that it is lit,
   * and what a move or an event can name has `data-place`, so that the table can show it.
   */
  mount(element: HTMLElement, stage: Stage<Table, Data>): Mounted<Table, Data>
  /** what is to be decided, for the bar */
  heading?(stage: Stage<Table, Data>): { title: string; help: string }
  /** the columns of the table of players: a title, its meaning, and a value for each seat */
  figures?(stage: Stage<Table, Data>): { title: string; help: string; values: string[] }[]
  /** the places that an event is about, as `data-place` names them */
  spots?(event: Event): string[]
  guide?: GuideStep<Table, Data>[]
}
