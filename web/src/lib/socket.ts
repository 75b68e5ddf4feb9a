/** The socket of a table: speaks first, keeps alive, and comes back by itself after a loss. */

export const WAITS = [500, 1000, 2000, 4000, 8000, 10000]

/** How long to wait before the next try. */
export function wait(tries: number): number {
  return WAITS[Math.min(tries, WAITS.length - 1)] ?? 10000
}

export interface Line {
  hello: () => unknown
  heard: (message: { type: string } & Record<string, unknown>) => void
  changed: (live: boolean, gone: boolean) => void
}

const FINAL = [4404, 4401]

export class Socket {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private shut = false

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
      this.line.heard(JSON.parse(String(message.data)) as { type: string })
    }
    socket.onclose = (event) => {
      clearInterval(this.beat)
      if (this.socket !== socket || this.shut) return
      const gone = FINAL.includes(event.code)
      this.line.changed(false, gone)
      if (!gone) this.timer = setTimeout(() => this.open(), wait(this.tries++))
    }
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
    this.socket?.close()
  }
}
