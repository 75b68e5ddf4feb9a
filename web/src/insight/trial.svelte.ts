/** A position on which something is tried: a line from a finished game, a question, a puzzle. The same stage as a table. */
import { ApiError } from '../lib/api'
import type { Question, Stage } from '../lib/stage'
import { t } from '../lib/texts.svelte'
import type { GameEvent, MoveInfo, TableInfo, View, Way } from '../lib/types'

/** What a position needs to be shown and played on. */
export interface Shown {
  turn: number | null
  view: View
  moves: MoveInfo[]
  asides: MoveInfo[]
  chances: number[]
}

export abstract class TrialStage implements Stage {
  shown = $state.raw<Shown | null>(null)
  choice = $state.raw<MoveInfo | null>(null)
  rest = $state.raw<string[]>([])
  pointed = $state.raw<MoveInfo | null>(null)
  before = $state.raw<View | null>(null)
  marked = $state.raw<string[]>([])
  events = $state.raw<GameEvent[]>([])
  busy = $state(false)
  note = $state('')
  readonly preview = null
  readonly refused = null

  abstract get info(): TableInfo
  abstract get data(): unknown
  abstract get names(): string[]
  protected abstract play(move: MoveInfo, rest: string[]): Promise<void>

  get view(): View {
    if (!this.shown) throw new Error('there is no position yet')
    return this.shown.view
  }

  get seat(): number | null {
    return this.shown?.turn ?? null
  }

  get turn(): boolean {
    return this.seat !== null && !this.busy
  }

  get moves(): MoveInfo[] {
    return this.shown?.moves ?? []
  }

  get asides(): MoveInfo[] {
    return this.shown?.asides ?? []
  }

  choose(move: MoveInfo | null, rest: string[] = []): void {
    this.choice = move
    this.rest = rest
  }

  draft(move: MoveInfo | null): void {
    this.choose(move)
  }

  point(move: MoveInfo | null): void {
    this.pointed = move
  }

  ask(_about: Question, title: string): void {
    this.note = t('line-not-here', { title })
  }

  send(move: MoveInfo): void {
    const rest = this.choice?.move === move.move ? this.rest : []
    void this.work(() => this.play(move, rest))
  }

  follow(moves: string[]): void {
    const first = this.moves.find((one) => one.move === moves[0])
    if (first) void this.work(() => this.play(first, moves.slice(1)))
  }

  mark(places: string[]): void {
    this.marked = places
  }

  ways(): Promise<Way[]> {
    return Promise.resolve([])
  }

  along(): Promise<Way | null> {
    return Promise.resolve(null)
  }

  /** Do something that takes a moment; nothing else is done meanwhile. */
  protected async work(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.note = ''
    try {
      await what()
    } catch (problem) {
      this.note = problem instanceof ApiError ? problem.problem.text : String(problem)
    } finally {
      this.busy = false
      this.choice = null
      this.rest = []
      this.pointed = null
    }
  }
}
