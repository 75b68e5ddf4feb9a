/** One table as this browser sees it: what the server sent, what is chosen and not yet sent, and the requests. */
import { ApiError, api } from '../lib/api'
import { me } from '../lib/me.svelte'
import { still } from '../lib/motion'
import { recollect, remember } from '../lib/offline'
import { Socket, type Asked, type Body, type News } from '../lib/socket'
import { settings } from '../lib/settings.svelte'
import type { Question, Spot, Stage } from '../lib/stage'
import { keep, recall } from '../lib/store'
import { words } from '../lib/texts.svelte'
import { drop, heldAt, hold, hostAt, type Held } from '../lib/tokens'
import type {
  About,
  Advised,
  Answers,
  Chat,
  GameEvent,
  MoveInfo,
  Preview,
  StateMessage,
  TableInfo,
  View,
  Way,
} from '../lib/types'
import { Parade } from './parade'
import { subject, type Refused } from './refused'

/** The log of one pair of eyes: cut at `first`, then add. */
export function cutAndAdd(log: GameEvent[], first: number, events: GameEvent[]): GameEvent[] {
  return [...log.slice(0, first), ...events]
}

/** Which of the seats on this device is to be looked at: the one in hand while it decides, else the next that owes a decision. */
export function seatInHand(held: number[], owing: number[], shown: number | null): number | null {
  if (held.length === 0) return null
  if (shown !== null && held.includes(shown) && (owing.includes(shown) || owing.length === 0)) return shown
  const next = held.filter((seat) => owing.includes(seat))
  if (next.length) return next[0] ?? null
  return shown !== null && held.includes(shown) ? shown : (held[0] ?? null)
}

const FORESEEN = 8 // moves in a row that the server looks ahead

/** The requests that are steps of the game: the new state is in their answers. */
type Step = 'move' | 'undo' | 'undo-answer'

type Eyes = string
/** The player whose move a message is about; -1 if nobody's. */
const doer = (state: StateMessage): number => state.events.findLast((event) => event.seat >= 0)?.seat ?? -1
const eyesOf = (seat: number | null): Eyes => (seat === null ? 'null' : String(seat))

export class TableStore implements Stage {
  private table = $state.raw<TableInfo | null>(null)
  private states = $state.raw<Record<Eyes, StateMessage>>({})
  private logs = $state.raw<Record<Eyes, GameEvent[]>>({})
  chat = $state.raw<Chat[]>([])
  /** the last line of the chat that was looked at, here or on an earlier visit */
  private read = $state(0)
  live = $state(false)
  ever = $state(false)
  /** The server is there and its database is not: nothing can be done for now. */
  away = $state(false)
  gone = $state(false)
  /** what is shown is from an earlier visit */
  past = $state(false)
  data = $state.raw<unknown>(null)
  held = $state.raw<Held[]>([])
  /** the seat whose cards are in view; with several on one device each is asked to take over first */
  shown = $state<number | null>(null)
  choice = $state.raw<MoveInfo | null>(null)
  /** the choice is a number that is still being set */
  drafting = $state(false)
  rest = $state.raw<string[]>([])
  pointed = $state.raw<MoveInfo | null>(null)
  preview = $state.raw<Preview | null>(null)
  before = $state.raw<View | null>(null)
  marked = $state.raw<string[]>([])
  refusal = $state.raw<Refused | null>(null)
  notice = $state.raw<string>('')
  busy = $state(false)
  hinted = $state.raw<MoveInfo | null>(null)
  /** the best moves with their reasons, if a hint was asked for */
  advised = $state.raw<Advised[]>([])
  /** a hint was asked for and is being thought about */
  hinting = $state(false)
  /** events before this number were there when this seat moved last */
  seen = $state(Infinity)
  /** the server's clock, less ours */
  skew = $state(0)
  private socket: Socket | null = null
  private readonly foreseen = new Map<string, Preview>()
  private asked = 0
  /** the move of the button */
  private considered: MoveInfo | null = null
  /** where the table stood when the others were asked to take back */
  private askedAt = ''
  private keepTimer: ReturnType<typeof setTimeout> | undefined
  private markTimer: ReturnType<typeof setTimeout> | undefined
  /** what others did, move by move */
  private readonly parade = new Parade<StateMessage>(
    (state) => this.look(state),
    () => settings.pace,
    (one, next) => doer(one) !== -1 && doer(one) === doer(next),
  )
  /** the question about what would come of a move, until it is answered */
  private foreseeing: Asked<Preview> | null = null

  constructor(
    readonly id: string,
    private readonly turned: () => void,
    private readonly happened: (events: GameEvent[]) => void = () => undefined,
  ) {}

  // ---------------------------------------------------------------- what the server sent

  async open(): Promise<void> {
    this.held = heldAt(this.id)
    this.read = recall(`chat.${this.id}`, 0)
    this.table = await api.table(this.id).catch((problem: unknown) => this.lastSeen(problem))
    this.data = await api.board(this.table.game, this.table.board).catch(() => null)
    this.connect()
  }

  /** Without a line the table is shown as it was last seen here. */
  private async lastSeen(problem: unknown): Promise<TableInfo> {
    const seen = problem instanceof ApiError && problem.problem.code === 'offline' ? await recollect(this.id) : null
    if (!seen) throw problem
    this.states = Object.fromEntries(Object.entries(seen.states).map(([eyes, one]) => [eyes, { ...one, turn: false }]))
    this.logs = seen.logs
    this.past = true
    this.ever = true
    return seen.table
  }

  private connect(): void {
    this.socket?.close()
    this.socket = new Socket(`/api/tables/${this.id}/socket`, {
      hello: () => ({
        type: 'hello',
        tokens: this.held.map((one) => one.token),
        spectate: false,
        since: Object.fromEntries(Object.entries(this.states).map(([eyes, state]) => [eyes, state.at])),
        language: settings.language,
      }),
      heard: (news) => this.hear(news),
      changed: (live, gone) => {
        this.live = live
        this.away = false
        if (live) {
          this.ever = true
          this.past = false
        }
        if (gone) this.gone = true
      },
    })
  }

  /** Sit down with new tokens: look through these eyes from now on. */
  takeSeats(): void {
    this.held = heldAt(this.id)
    this.states = {}
    this.logs = {}
    this.connect()
  }

  close(): void {
    this.skip()
    this.socket?.close()
    clearTimeout(this.markTimer)
  }

  private hear(news: News): void {
    if (news.type === 'table') this.settle(news.table)
    else if (news.type === 'state') this.arrive(news)
    else if (news.type === 'weather') this.away = news.away
    else if (news.type === 'chat') {
      const fresh = news.chat.filter((line) => !this.chat.some((old) => old.number === line.number))
      this.chat = [...this.chat, ...fresh]
    } else if (news.type === 'clocks') {
      this.skip()
      const eyes = eyesOf(news.seat)
      const old = this.states[eyes]
      if (old) this.states = { ...this.states, [eyes]: { ...old, clocks: news.clocks, now: news.now } }
    }
  }

  /** The table as it is told; who asked to take back and was not let is told that. */
  private settle(table: TableInfo): void {
    const asked = this.table?.takeback
    if (asked && !table.takeback && this.seats.includes(asked.seat) && this.state?.at === this.askedAt)
      this.notice = 'web-undo-refused'
    this.table = table
  }

  /** Lines of the chat that others wrote and that were not looked at yet. */
  get unread(): number {
    return this.chat.filter(
      (line) =>
        line.number > this.read &&
        !me.ignores(line.account) &&
        (line.seat === null ? !settings.mute : !this.seats.includes(line.seat)),
    ).length
  }

  readChat(): void {
    this.read = this.chat.at(-1)?.number ?? this.read
    keep(`chat.${this.id}`, this.read)
  }

  /** Moves of others come one after the other, where things may move. */
  private arrive(state: StateMessage): void {
    const atOnce = this.held.length > 1 || !this.states[eyesOf(state.seat)] || document.hidden || still()
    if (atOnce) this.skip()
    if (atOnce) this.look(state)
    else this.parade.add(state)
  }

  /** Show at once what others did. */
  skip(): void {
    this.parade.skip()
  }

  /** Where seats were drawn by lot the one token of an account opens another seat than before. */
  private drawnByLot(seat: number | null): void {
    const [mine] = this.held
    if (seat === null || !mine || this.held.length > 1 || mine.seat === seat || !mine.token.startsWith('account:'))
      return
    drop(this.id, mine.seat)
    hold(this.id, seat, `account:${seat}`)
    this.held = heldAt(this.id)
  }

  private look(state: StateMessage): void {
    this.drawnByLot(state.seat)
    const eyes = eyesOf(state.seat)
    const old = this.states[eyes]
    const mine = eyes === eyesOf(this.seat)
    this.skew = state.now - Date.now()
    if (!old) this.seen = state.events.length
    this.logs = { ...this.logs, [eyes]: cutAndAdd(this.logs[eyes] ?? [], state.first, state.events) }
    this.states = { ...this.states, [eyes]: state }
    this.keepSoon()
    if (old && old.at === state.at) return
    if (mine && this.askedAt) {
      this.askedAt = ''
      if (this.notice.startsWith('web-undo-')) this.notice = ''
    }
    if (old && mine && state.events.length < 40) this.happened(state.events)
    this.foreseen.clear()
    if (mine && old?.view && !this.busy && !old.turn) this.before ??= old.view
    if (this.choice && !state.moves.some((move) => move.move === this.choice?.move) && mine) {
      this.choice = null
      if (!this.busy && old?.turn) this.notice = 'web-too-late'
    }
    if (mine && this.busy) this.choice = null
    if (mine) {
      this.refusal = null
      this.preview = null
      this.pointed = null
      this.hinted = null
      this.advised = []
    }
    if (state.turn && !old?.turn && this.held.some((one) => one.seat === state.seat)) this.turned()
    if (this.held.length === 1 && state.seat !== null) this.shown = state.seat
    if (this.choice) void this.foresee(this.choice)
  }

  /** Have the table ready for a time without a line, once it rests. */
  private keepSoon(): void {
    clearTimeout(this.keepTimer)
    if (!this.held.length) return
    this.keepTimer = setTimeout(() => {
      if (this.table) void remember({ table: this.table, states: this.states, logs: this.logs }).catch(() => undefined)
    }, 800)
  }

  // ---------------------------------------------------------------- what is seen

  get info(): TableInfo {
    if (!this.table) throw new Error('the table is not loaded')
    return this.table
  }

  /** It counts for a rating or in a tournament: no hints, no votes, and only the turn in hand is taken back. */
  get earnest(): boolean {
    return this.info.rated || !!this.info.tournament
  }

  get loaded(): boolean {
    return this.table !== null
  }

  get seats(): number[] {
    return this.held.flatMap((one) => one.seat ?? [])
  }

  /** The seats of this device that owe a decision. */
  get owing(): number[] {
    return this.seats.filter((seat) => this.states[String(seat)]?.turn)
  }

  get seat(): number | null {
    return seatInHand(this.seats, this.owing, this.shown)
  }

  /** True while the device has to be handed to somebody before anything secret may be shown. */
  get covered(): boolean {
    return this.held.length > 1 && this.table?.status === 'playing' && this.seat !== this.shown
  }

  uncover(): void {
    this.shown = this.seat
    this.choice = null
    this.preview = null
    this.before = null
  }

  get state(): StateMessage | null {
    return this.states[eyesOf(this.seat)] ?? this.states['null'] ?? null
  }

  get view(): View {
    const view = this.state?.view
    if (!view) throw new Error('there is no position yet')
    return view
  }

  get ready(): boolean {
    return !!this.state?.view
  }

  get turn(): boolean {
    return !!this.state?.turn && this.seat !== null
  }

  get moves(): MoveInfo[] {
    return this.turn ? (this.state?.moves ?? []) : []
  }

  get asides(): MoveInfo[] {
    return this.state?.asides ?? []
  }

  get events(): GameEvent[] {
    return this.logs[eyesOf(this.seat)] ?? this.logs['null'] ?? []
  }

  get names(): string[] {
    return this.info.seats.map((seat) => seat.name || String(seat.seat + 1))
  }

  get host(): string | undefined {
    return hostAt(this.id)
  }

  get refused(): string | null {
    return this.refusal?.about ?? null
  }

  /** Ask for something as the seat in hand. */
  private request<K extends keyof Answers>(type: K, body: Body<K>): Asked<Answers[K]> {
    if (!this.socket) throw new Error('the table is not open')
    return this.socket.ask(type, { ...(this.seat === null ? {} : { seat: this.seat }), ...body })
  }

  /** A step of the game; one's own is seen at once, and whatever waited before it. */
  private async step<K extends Step>(type: K, body: Body<K>): Promise<Answers[K]> {
    const answer = await this.request(type, body).answer
    this.skip()
    this.look(answer.state)
    return answer
  }

  private token(): string {
    const found = this.held.find((one) => one.seat === this.seat)
    if (!found) throw new Error('no seat')
    return found.token
  }

  // ---------------------------------------------------------------- choosing

  choose(move: MoveInfo | null, rest: string[] = []): void {
    this.refusal = null
    this.notice = ''
    this.choice = move
    this.drafting = false
    this.rest = rest
    this.preview = null
    if (!move) {
      if (this.considered) void this.foresee(this.considered)
      return
    }
    if (move.final || rest.length || settings.confirm) void this.foresee(move)
    else this.send(move)
  }

  /** Choose and wait for the button, whatever the move: a bid that is still being set. */
  draft(move: MoveInfo | null): void {
    this.choice = move
    this.drafting = move !== null
    this.rest = []
  }

  /** What is pointed at is shown in the account. Where nothing can hover there is no pointing: the table would move under the finger. */
  point(move: MoveInfo | null): void {
    if (move && globalThis.matchMedia?.('(hover: none)').matches) return
    this.pointed = move
    if (!move) {
      this.asked++
      if (this.choice) void this.foresee(this.choice)
      else this.preview = null
      return
    }
    void this.foresee(move)
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
    const number = ++this.asked
    const rest = move === this.choice ? this.rest : []
    const at = this.state?.at
    const key = [at, move.move, ...rest].join(' ')
    let found = this.foreseen.get(key)
    if (!found) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      // a table that moves on meanwhile is not asked about what was
      if (number !== this.asked || this.busy || this.state?.at !== at) return
      try {
        const row = [move.move, ...rest]
        this.foreseeing?.drop()
        this.foreseeing = this.request('preview', { moves: row, whole: true })
        found = await this.foreseeing.answer
      } catch (problem) {
        // a row of small moves that does not hold is told at once, not in the middle of it
        if (rest.length && number === this.asked && move === this.choice) this.complain(problem)
        return
      }
      this.foreseen.set(key, found)
    }
    if (number === this.asked) this.preview = found
  }

  // ---------------------------------------------------------------- requests

  send(move: MoveInfo): void {
    void this.attempt(async () => {
      const at = this.state?.at ?? ''
      this.before = null
      this.seen = this.events.length
      this.asked++
      const row = [move.move, ...(move === this.choice ? this.rest : [])]
      this.rest = []
      await this.play(row, at)
    })
  }

  /** Send small moves one after the other. */
  private async play(row: string[], first: string): Promise<void> {
    let at = first
    for (const move of row) at = (await this.step('move', { move, at })).at
  }

  about(of: number): Promise<About> {
    return this.request('about', { of }).answer
  }

  ways(move: MoveInfo): Promise<Way[]> {
    return this.request('ways', { move: move.move }).answer.then((found) => found.ways)
  }

  async along(places: string[]): Promise<Way | null> {
    return (await this.request('ways', { places }).answer).ways[0] ?? null
  }

  /** Looked ahead first, as far as the server does: where the rules refuse a step nothing is sent. */
  follow(notations: string[]): void {
    void this.attempt(async () => {
      this.choice = null
      this.before = null
      this.seen = this.events.length
      this.asked++
      const at = this.state?.at ?? ''
      await this.request('preview', { moves: notations.slice(0, FORESEEN) }).answer
      await this.play(notations, at)
    })
  }

  undo(): void {
    void this.attempt(async () => {
      const at = this.state?.at ?? ''
      const answer = await this.step('undo', { at })
      if (answer.done) return
      this.askedAt = at
      this.notice = 'web-undo-asked'
    })
  }

  /** The bot that stood in goes. */
  comeBack(): void {
    void this.attempt(() => api.comeBack(this.id, this.token()))
  }

  /** The person on this device has another name now; several on one device keep theirs. */
  rename(name: string): void {
    if (this.held.length !== 1 || this.seat === null || this.names[this.seat] === name) return
    void this.attempt(() => api.rename(this.id, this.token(), name))
  }

  answerUndo(agree: boolean): void {
    void this.attempt(() => this.step('undo-answer', { agree }))
  }

  hint(): void {
    if (this.hinting) return
    const at = this.state?.at
    this.hinting = true
    void this.attempt(async () => {
      const advice = await this.request('hint', {}).answer
      if (this.state?.at !== at) return
      const best = advice.best.filter((one) => this.moves.some((move) => move.move === one.move))
      this.advised = best.length > 1 ? best : []
      this.take(advice)
      this.hinted = this.choice
    }).finally(() => (this.hinting = false))
  }

  /** Choose a move that was advised; the button plays it. */
  take(advised: MoveInfo | Advised | Answers['hint']): void {
    const move = this.moves.find((one) => one.move === advised.move)
    if (!move) return
    this.mark(advised.places)
    this.choice = move
    this.rest = []
    void this.foresee(move)
  }

  forgetHint(): void {
    this.hinted = null
    this.advised = []
    this.mark([])
    this.point(null)
  }

  letTalk(talk: boolean): void {
    void this.attempt(() => api.letTalk(this.id, talk, this.host ?? ''))
  }

  say(text: string): void {
    const name = settings.name || words.texts.say('web-visitor')
    void this.attempt(() => this.request('chat', { text, name }).answer)
  }

  ask(about: Question, title: string, spot?: Spot): void {
    if (this.seat === null || this.covered) return
    void this.attempt(async () => {
      const why = await this.request('why', { ...about }).answer
      if (why.legal) {
        this.refusal = null
        return
      }
      const texts = words.texts
      const text = why.key && texts.has(why.key) ? texts.say(why.key) : (why.text ?? '')
      this.refusal = { title, text, rule: why.rule ?? '', about: subject(about), spot: spot ?? null }
    })
  }

  /** Show places on the board for a moment. */
  mark(places: string[]): void {
    clearTimeout(this.markTimer)
    this.marked = places
    if (places.length) this.markTimer = setTimeout(() => (this.marked = []), 6000)
  }

  private async attempt(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.notice = ''
    try {
      await deed()
    } catch (problem) {
      this.complain(problem)
    } finally {
      this.busy = false
    }
  }

  private complain(problem: unknown): void {
    if (!(problem instanceof ApiError)) throw problem
    const { code, key, rule, text } = problem.problem
    if (code === 'late') {
      this.choice = null
      this.notice = 'web-too-late'
    } else if (code === 'refused' || rule) {
      const said = key && words.texts.has(key) ? words.texts.say(key) : text
      this.refusal = {
        title: words.texts.say('web-refused'),
        text: said,
        rule: rule ?? '',
        about: this.choice?.move ?? '',
        spot: null,
      }
    } else if (code === 'offline') this.notice = 'web-offline'
    else if (code === 'away') this.notice = 'web-weather'
    else if (code === 'slow') this.notice = 'web-slow'
    else this.notice = `text:${text}`
  }
}
