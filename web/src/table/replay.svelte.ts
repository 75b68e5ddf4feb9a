/** A finished game, step by step: the same stage as a table, where nothing can be chosen. */
import { api } from '../lib/api'
import type { Stage } from '../lib/stage'
import { everything } from './open'
import type { About, GameEvent, MoveInfo, Ply, TableInfo, View, Way } from '../lib/types'

/** The log up to a ply, for a pair of eyes. */
export function logUpTo(plies: Ply[], ply: number, eyes: string): GameEvent[] {
  return plies
    .slice(0, ply)
    .flatMap((one) =>
      one.events.filter(
        (event) => event.only === undefined || event.only === null || eyes === 'all' || String(event.only) === eyes,
      ),
    )
}

interface Shown {
  view: View
  views: View[]
}

export class ReplayStore implements Stage {
  private table = $state.raw<TableInfo | null>(null)
  plies = $state.raw<Ply[]>([])
  ply = $state(0)
  eyes = $state('spectator')
  private current = $state.raw<View | null>(null)
  before = $state.raw<View | null>(null)
  data = $state.raw<unknown>(null)
  marked = $state.raw<string[]>([])
  /** with everything open: the table through the eyes of each seat */
  private views = $state.raw<View[]>([])
  private readonly found = new Map<string, Promise<Shown>>()
  private asked = 0

  readonly moves: MoveInfo[] = []
  readonly asides: MoveInfo[] = []
  readonly turn = false
  readonly choice = null
  readonly rest: string[] = []
  readonly pointed = null
  readonly preview = null
  readonly refused = null
  readonly busy = false

  constructor(readonly id: string) {}

  async open(ply: number | null): Promise<void> {
    const found = await api.replay(this.id)
    this.table = found.table
    this.plies = found.plies
    this.data = await api.board(found.table.game, found.table.board).catch(() => null)
    await this.go(ply ?? found.plies.length)
  }

  get total(): number {
    return this.plies.length
  }

  get ready(): boolean {
    return this.current !== null
  }

  get info(): TableInfo {
    if (!this.table) throw new Error('the replay is not loaded')
    return this.table
  }

  get view(): View {
    if (!this.current) throw new Error('there is no position yet')
    return this.current
  }

  get names(): string[] {
    return this.info.seats.map((seat) => seat.name || String(seat.seat + 1))
  }

  get seat(): number | null {
    return /^[0-9]+$/.test(this.eyes) ? Number(this.eyes) : null
  }

  get events(): GameEvent[] {
    return logUpTo(this.plies, this.ply, this.eyes)
  }

  /** The move that led to the position in view. */
  get last(): Ply | null {
    return this.plies[this.ply - 1] ?? null
  }

  async go(ply: number): Promise<void> {
    const to = Math.max(0, Math.min(this.total, Math.round(ply)))
    const number = ++this.asked
    this.ply = to
    const [view, before] = await Promise.all([
      this.position(to),
      to > 0 ? this.position(to - 1) : Promise.resolve(null),
    ])
    if (number !== this.asked) return
    this.current = view.view
    this.views = view.views
    this.before = before?.view ?? null
    if (to < this.total) void this.position(to + 1)
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes
    await this.go(this.ply)
  }

  /** The table through the eyes of each seat, while everything is open. */
  get through(): Stage[] {
    return this.views.map(
      (view, seat) =>
        new Proxy<Stage>(this, {
          get: (all, key) => {
            if (key === 'view') return view
            if (key === 'seat') return seat
            const value: unknown = Reflect.get(all, key, all)
            return typeof value === 'function' ? (...given: unknown[]): unknown => value.apply(all, given) : value
          },
        }),
    )
  }

  /** The ply at which an event of the log happened. */
  plyOf(index: number): number {
    let seen = 0
    const found = this.plies.findIndex((one) => (seen += logUpTo([one], 1, this.eyes).length) > index)
    return found < 0 ? this.total : found + 1
  }

  private position(ply: number): Promise<Shown> {
    const key = `${this.eyes} ${ply}`
    let view = this.found.get(key)
    if (!view) {
      view = api.position(this.id, ply, this.eyes).then((answer) => ({
        view: answer.views ? everything(answer.view, answer.views) : answer.view,
        views: answer.views ?? [],
      }))
      view.catch(() => this.found.delete(key))
      this.found.set(key, view)
    }
    return view
  }

  mark(places: string[]): void {
    this.marked = places
  }

  choose(): void {}
  draft(): void {}
  point(): void {}
  ask(): void {}
  send(): void {}
  about(of: number): Promise<About> {
    return api.about(this.id, this.ply, of, this.eyes)
  }
  ways(): Promise<Way[]> {
    return Promise.resolve([])
  }
  along(): Promise<Way | null> {
    return Promise.resolve(null)
  }
}
