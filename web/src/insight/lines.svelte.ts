/** What if: lines from any moment of a finished game, kept in this browser as a tree. */
import { keep, recall } from '../lib/store'
import type { GameEvent, MoveInfo, TableInfo } from '../lib/types'
import type { ReplayStore } from '../table/replay.svelte'
import { logUpTo } from '../table/replay.svelte'
import { calls, type Asked } from './calls'
import { checked, grown, without, wayTo, type Line, type Moment, type Step } from './lines'
import { TrialStage } from './trial.svelte'

export class LineStage extends TrialStage {
  lines = $state.raw<Line[]>([])
  moment = $state.raw<Moment>({ line: 0, at: 0 })
  /** whom one plays, and the bot that answers for the others; null: everybody, by hand */
  own = $state<number | null>(null)
  bot = $state<string | null>(null)

  constructor(
    private readonly replay: ReplayStore,
    lines: Line[] | null = null,
  ) {
    super()
    this.lines = lines ?? checked(recall<unknown>(this.key, []))
  }

  private get key(): string {
    return `lines.${this.replay.id}`
  }

  get info(): TableInfo {
    return this.replay.info
  }

  get data(): unknown {
    return this.replay.data
  }

  get names(): string[] {
    return this.replay.names
  }

  get line(): Line | null {
    return this.lines[this.moment.line - 1] ?? null
  }

  /** the way to the moment in view: where it leaves the game, and the moves from there on */
  get way(): { ply: number; moves: Step[] } {
    return wayTo(this.lines, this.moment)
  }

  /** the ply of the game at which the line leaves it */
  get from(): number {
    return wayTo(this.lines, this.moment).ply
  }

  go(moment: Moment): Promise<void> {
    return this.work(() => this.show(moment, this.lines, false))
  }

  /** One step back, along the line or to where it branched off. */
  back(): Promise<void> {
    const { line, at } = this.moment
    const own = this.lines[line - 1]
    if (line === 0) return at > 0 ? this.go({ line, at: at - 1 }) : Promise.resolve()
    return this.go(at > 1 || !own ? { line, at: at - 1 } : { line: own.of, at: own.after })
  }

  forward(): Promise<void> {
    const own = this.line
    if (own && this.moment.at < own.moves.length) return this.go({ line: this.moment.line, at: this.moment.at + 1 })
    const next = this.lines.findIndex((one) => one.of === this.moment.line && one.after === this.moment.at)
    return next >= 0 ? this.go({ line: next + 1, at: 1 }) : Promise.resolve()
  }

  rename(number: number, change: Partial<Pick<Line, 'name' | 'note'>>): void {
    this.save(this.lines.map((one, i) => (i === number - 1 ? { ...one, ...change } : one)))
  }

  remove(number: number): Promise<void> {
    const one = this.lines[number - 1]
    const left = without(this.lines, number)
    this.save(left)
    return this.work(() =>
      this.show(one ? { line: one.of > number ? 0 : one.of, at: one.after } : { line: 0, at: 0 }, left, false),
    )
  }

  protected async play(move: MoveInfo, rest: string[]): Promise<void> {
    const seat = this.seat
    if (seat === null) return
    const steps: Step[] = [move.move, ...rest].map((one) => ({ seat, move: one }))
    const next = grown(this.lines, this.moment, steps)
    await this.show(next.moment, next.lines, true)
  }

  protected override get straight(): boolean {
    return true
  }

  protected asked<K extends keyof Asked>(what: K, body: Asked[K][0]): Promise<Asked[K][1]> {
    return calls.asked(this.replay.id, what, { ...body, at: { ...this.way, seat: this.seat } })
  }

  private async show(moment: Moment, lines: Line[], answer: boolean): Promise<void> {
    const way = wayTo(lines, moment)
    const seat = this.own
    const before = this.shown?.view ?? null
    const bot = answer && seat !== null ? this.bot : null
    const found = await calls.line(this.replay.id, { ...way, seat, bot, eyes: 'turn', chance: moment.at })
    let made = { lines, moment }
    if (found.answers.length)
      made = grown(
        lines,
        moment,
        found.answers.map((one) => ({ seat: one.seat, move: one.move })),
      )
    this.save(made.lines)
    this.moment = made.moment
    this.before = answer ? before : null
    this.shown = found
    const told: GameEvent[] = [...found.events, ...found.answers.flatMap((one) => one.events)]
    this.events = [...logUpTo(this.replay.plies, way.ply, 'all'), ...told]
  }

  private save(lines: Line[]): void {
    this.lines = lines
    keep(this.key, lines)
  }
}
