/** A position on which something is tried: a line from a finished game, a question, a puzzle. The same stage as a table. */
import { ApiError } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { Question, Spot, Stage } from '../lib/stage'
import { t, words } from '../lib/texts.svelte'
import type { GameEvent, MoveInfo, Preview, TableInfo, View, Way } from '../lib/types'
import { subject, type Refused } from '../table/refused'
import type { Asked } from './calls'
import { trouble } from './trouble'

const PAUSE = 60 // ms for which something is pointed at before it is asked about

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
  preview = $state.raw<Preview | null>(null)
  refusal = $state.raw<Refused | null>(null)
  /** the last question about what would come; answers to earlier ones are not shown */
  private asking = 0
  private foreseen = new Map<string, Preview>()
  /** the move of the button */
  private considered: MoveInfo | null = null

  abstract get info(): TableInfo
  abstract get data(): unknown
  abstract get names(): string[]
  protected abstract play(move: MoveInfo, rest: string[]): Promise<void>
  /** ask the server about the position in view */
  protected abstract asked<K extends keyof Asked>(what: K, body: Asked[K][0]): Promise<Asked[K][1]>

  get refused(): string | null {
    return this.refusal?.about ?? null
  }

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

  /** As at a table: what ends something, or belongs to a row, waits for the button. */
  choose(move: MoveInfo | null, rest: string[] = []): void {
    this.refusal = null
    this.note = ''
    this.choice = move
    this.rest = rest
    this.preview = null
    const next = move ?? this.considered
    if (move && !move.final && !rest.length && !settings.confirm && this.straight) this.send(move)
    else if (next) void this.foresee(next)
  }

  /** small steps are played as soon as they are chosen, as at a table; an answer to a question waits */
  protected get straight(): boolean {
    return false
  }

  draft(move: MoveInfo | null): void {
    this.choice = move
    this.rest = []
  }

  point(move: MoveInfo | null): void {
    if (move && globalThis.matchMedia?.('(hover: none)').matches) return
    this.pointed = move
    const next = move ?? this.choice ?? this.considered
    if (next) void this.foresee(next)
    else this.preview = null
  }

  /** Look ahead for the move of the button, while nothing else is pointed at. */
  consider(move: MoveInfo | null): void {
    this.considered = move
    if (this.pointed || this.busy) return
    if (move) void this.foresee(move)
    else this.preview = null
  }

  /** Ask what would come of a move; the last question wins. */
  private async foresee(move: MoveInfo): Promise<void> {
    const number = ++this.asking
    const rest = move === this.choice ? this.rest : []
    const key = [move.move, ...rest].join('\n')
    const shown = this.shown
    let found = this.foreseen.get(key)
    if (!found) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      if (number !== this.asking || this.busy || shown !== this.shown) return
      try {
        found = await this.asked('preview', { moves: [move.move, ...rest], whole: true })
      } catch (problem) {
        if (rest.length && number === this.asking && move === this.choice) this.complain(problem)
        return
      }
      if (shown !== this.shown) return
      this.foreseen.set(key, found)
    }
    if (number === this.asking) this.preview = found
  }

  ask(about: Question, title: string, spot?: Spot): void {
    if (!this.turn) return
    void this.asked('why', { ...about })
      .then((why) => {
        const texts = words.texts
        const text = why.key && texts.has(why.key) ? texts.say(why.key) : (why.text ?? '')
        this.refusal = why.legal
          ? null
          : { title, text, rule: why.rule ?? '', about: subject(about), spot: spot ?? null }
      })
      .catch((problem: unknown) => this.complain(problem))
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

  ways(move: MoveInfo): Promise<Way[]> {
    return this.asked('ways', { move: move.move }).then((found) => found.ways)
  }

  async along(places: string[]): Promise<Way | null> {
    return (await this.asked('ways', { places })).ways[0] ?? null
  }

  /** Do something that takes a moment; nothing else is done meanwhile. */
  protected async work(what: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.note = ''
    this.refusal = null
    this.asking++
    try {
      await what()
    } catch (problem) {
      this.complain(problem)
    } finally {
      this.busy = false
      this.choice = null
      this.rest = []
      this.pointed = null
      this.preview = null
      this.foreseen.clear()
    }
  }

  private complain(problem: unknown): void {
    if (!(problem instanceof ApiError) || !problem.problem.rule) {
      this.note = trouble(problem)
      return
    }
    const { key, rule, text } = problem.problem
    const said = key && words.texts.has(key) ? words.texts.say(key) : text
    this.refusal = { title: t('web-refused'), text: said, rule, about: this.choice?.move ?? '', spot: null }
  }
}
