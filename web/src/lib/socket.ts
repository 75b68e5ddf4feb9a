/** The socket of a table: speaks first, asks and is answered, keeps alive, and comes back by itself after a loss. */
import { ApiError } from './api'
import type { Answers, Heard, Hello, Message, Problem } from './types'

export const WAITS = [500, 1000, 2000, 4000, 8000, 10000]

/** How long to wait before the next try. */
export function wait(tries: number): number {
  return WAITS[Math.min(tries, WAITS.length - 1)] ?? 10000
}

type Answer = Extract<Heard, { type: 'answer' }>
/** What the server tells without being asked. */
export type News = Exclude<Heard, Answer>
/** What is said with a request of this kind. */
export type Body<K extends keyof Answers> = Omit<Extract<Message, { type: K }>, 'type' | 'id'>

export interface Line {
  hello: () => Hello
  heard: (news: News) => void
  changed: (live: boolean, gone: boolean) => void
}

/** A request on its way: dropped when nobody waits for its answer any more. */
export interface Asked<T> {
  answer: Promise<T>
  drop: () => void
}

interface Waiting {
  done: (answer: never) => void
  failed: (problem: ApiError) => void
}

const FINAL = [4404, 4401]
const OFFLINE: Problem = { code: 'offline', text: 'offline' }

export class Socket {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private shut = false
  private number = 0
  private readonly waiting = new Map<number, Waiting>()

  constructor(
    private readonly address: string,
    private readonly line: Line,
  ) {
    this.open()
    globalThis.addEventListener?.('online', this.hurry)
  }

  private readonly hurry = (): void => {
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.timer)
      this.open()
    }
  }

  private open(): void {
    if (this.shut) return
    const base = location.origin.replace(/^http/, 'ws')
    const socket = new WebSocket(base + this.address)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      socket.send(JSON.stringify(this.line.hello()))
      this.line.changed(true, false)
      this.beat = setInterval(() => socket.send('{"type":"ping"}'), 20000)
    }
    socket.onmessage = (message) => {
      const heard: Heard = JSON.parse(String(message.data))
      if (heard.type === 'answer') this.answered(heard)
      else this.line.heard(heard)
    }
    socket.onclose = (event) => {
      clearInterval(this.beat)
      this.giveUp()
      if (this.socket !== socket || this.shut) return
      const gone = FINAL.includes(event.code)
      this.line.changed(false, gone)
      if (!gone) this.timer = setTimeout(() => this.open(), wait(this.tries++))
    }
  }

  /** Ask for something; the answer is the server's, or an ApiError with its words. Without a line it fails at once. */
  ask<K extends keyof Answers>(type: K, body: Body<K>): Asked<Answers[K]> {
    const id = ++this.number
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN)
      return { answer: Promise.reject(new ApiError(0, OFFLINE)), drop: () => undefined }
    const answer = new Promise<Answers[K]>((done, failed) => this.waiting.set(id, { done, failed }))
    socket.send(JSON.stringify({ type, id, ...body }))
    const drop = (): void => {
      if (this.waiting.delete(id) && socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ type: 'cancel', id }))
    }
    return { answer, drop }
  }

  private answered(message: Answer): void {
    if (message.id === null) return
    const waiting = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    // an answer has the id of what was asked, and so its type
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
    if (message.ok) waiting?.done(message as never)
    else waiting?.failed(new ApiError(409, message.error))
  }

  /** What was asked on a line that is gone has no answer: whether a move was made is told on coming back. */
  private giveUp(): void {
    for (const one of this.waiting.values()) one.failed(new ApiError(0, OFFLINE))
    this.waiting.clear()
  }

  /** Say hello again, with other tokens. */
  renew(): void {
    this.socket?.close()
  }

  close(): void {
    this.shut = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    globalThis.removeEventListener?.('online', this.hurry)
    this.giveUp()
    this.socket?.close()
  }
}
