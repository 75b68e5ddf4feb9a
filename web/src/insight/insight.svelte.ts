/** The analysis of a finished game: asked for, watched, shown. */
import { ApiError } from '../lib/api'
import { t, words } from '../lib/texts.svelte'
import type { Analysis, Decision, Report } from '../generated/server'
import { wait } from '../lib/socket'
import { calls } from './calls'
import { trouble } from './trouble'

export class Insight {
  state = $state.raw<Analysis | null>(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private socket: WebSocket | null = null
  private tries = 0
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
    this.hangUp()
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
      const busy = problem instanceof ApiError && problem.problem.code === 'state'
      this.trouble = busy ? t('insight-busy') : trouble(problem)
    }
    if (!this.closed && this.state?.status === 'working') this.watch()
    else this.hangUp()
  }

  /** Be told how far it is whenever that changes. When the line is lost the server is asked once, and then told again. */
  private watch(): void {
    if (this.socket) return
    const socket = new WebSocket(calls.watched(this.id))
    this.socket = socket
    socket.onmessage = (message) => {
      if (this.socket !== socket) return
      this.tries = 0
      const told: Analysis = JSON.parse(String(message.data))
      this.state = told
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      if (!this.closed && this.state?.status === 'working')
        this.timer = setTimeout(() => void this.look(), wait(this.tries++))
    }
  }

  private hangUp(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
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
  const value = Math.abs(share) < 0.0005 ? 0 : 100 * share // never -0
  const digits = value !== 0 && Math.abs(share) < 0.0095 ? 1 : 0
  const form = new Intl.NumberFormat(words.texts.language, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
  return form.format(value)
}

/** What the better move would have meant, in words. */
export function because(why: Decision['why'], names: string[]): string {
  const number = new Intl.NumberFormat(words.texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const told = why.map((one) => {
    const size = Math.abs(one.points)
    const points = { points: number.format(size), whole: Math.floor(size) } // in French 1.4 is singular
    return one.rival === undefined
      ? t('insight-more', { ...points, term: t(`term-${one.term ?? ''}`) })
      : t('insight-fewer', { ...points, player: names[one.rival] ?? '' })
  })
  return told.length ? t('insight-because', { why: words.texts.listed(told) }) : ''
}
