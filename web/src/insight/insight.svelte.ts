/** The analysis of a finished game: asked for, watched, shown. */
import { ApiError } from '../lib/api'
import { t, words } from '../lib/texts.svelte'
import type { Analysis, Decision, Report } from '../generated/server'
import { calls } from './calls'

const LOOK = 700 // ms between two looks at the work

export class Insight {
  state = $state.raw<Analysis | null>(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {}

  get report(): Report | null {
    return this.state?.report ?? null
  }

  async open(): Promise<void> {
    await words.bring(calls.words)
    await this.look()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  async begin(): Promise<void> {
    await this.done(calls.begin(this.id))
  }

  async cancel(): Promise<void> {
    await this.done(calls.cancel(this.id))
  }

  private look(): Promise<void> {
    return this.done(calls.analysis(this.id))
  }

  private async done(work: Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.state = await work
      this.trouble = ''
    } catch (problem) {
      this.trouble =
        problem instanceof ApiError
          ? problem.problem.code === 'state'
            ? t('insight-busy')
            : problem.problem.text
          : t('insight-failed')
    }
    if (!this.closed && this.state?.status === 'working') this.timer = setTimeout(() => void this.look(), LOOK)
  }
}

/** Decisions that have a name, the dearest first; of one seat, or of all. */
export function turningPoints(report: Report, seat: number | null = null): Decision[] {
  return report.decisions
    .filter((one) => one.name && (seat === null || one.seat === seat))
    .sort((a, b) => b.cost - a.cost || a.ply - b.ply)
}

/** A share as a whole number of percent; less than one is told with a digit. */
export function percent(share: number, signed = false): string {
  const digits = share !== 0 && Math.abs(share) < 0.0095 ? 1 : 0
  const form = new Intl.NumberFormat(words.texts.language, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  return form.format(100 * share)
}

/** What the better move would have meant, in words. */
export function because(why: Decision['why'], names: string[]): string {
  const number = new Intl.NumberFormat(words.texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const told = why.map((one) => {
    const points = number.format(Math.abs(one.points))
    return one.rival === undefined
      ? t('insight-more', { points, term: t(`term-${one.term ?? ''}`) })
      : t('insight-fewer', { points, player: names[one.rival] ?? '' })
  })
  return told.length ? t('insight-because', { why: words.texts.listed(told) }) : ''
}
