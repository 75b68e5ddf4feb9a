/** Turning points as questions on the board: what would have been better here? */
import type { MoveInfo, TableInfo } from '../lib/types'
import type { ReplayStore } from '../table/replay.svelte'
import { logUpTo } from '../table/replay.svelte'
import type { Decision } from '../generated/server'
import { calls, type Asked } from './calls'
import { TrialStage } from './trial.svelte'

export type Verdict = 'open' | 'right' | 'wrong' | 'same' | 'shown'

export class LearnStage extends TrialStage {
  number = $state(0)
  verdict = $state<Verdict>('open')
  solved = $state(0)

  constructor(
    private readonly replay: ReplayStore,
    readonly points: Decision[],
  ) {
    super()
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

  get question(): Decision | null {
    return this.points[this.number] ?? null
  }

  get last(): boolean {
    return this.number >= this.points.length - 1
  }

  open(number: number): Promise<void> {
    return this.work(async () => {
      const one = this.points[number]
      if (!one) return
      const found = await calls.line(this.replay.id, { ply: one.ply, seat: one.seat, eyes: 'turn' })
      this.number = number
      this.verdict = 'open'
      this.marked = []
      this.before = null
      this.shown = found
      this.events = logUpTo(this.replay.plies, one.ply, String(one.seat))
    })
  }

  again(): void {
    this.verdict = 'open'
    this.marked = []
  }

  show(): void {
    this.verdict = 'shown'
    this.marked = this.question?.shown?.places ?? []
  }

  protected asked<K extends keyof Asked>(what: K, body: Asked[K][0]): Promise<Asked[K][1]> {
    return calls.asked(this.replay.id, what, {
      ...body,
      at: { ply: this.question?.ply ?? 0, moves: [], seat: this.seat },
    })
  }

  protected play(move: MoveInfo): Promise<void> {
    const one = this.question
    if (one && this.verdict === 'open') {
      this.verdict = move.move === one.best ? 'right' : move.move === one.move ? 'same' : 'wrong'
      if (this.verdict === 'right') {
        this.solved += 1
        this.marked = move.places
      }
    }
    return Promise.resolve()
  }
}
