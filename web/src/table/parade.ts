/** The moves of others, one after the other: each has its moment, a row of small ones by one player is one, and a click or a key skips them. */
export type Pace = 'calm' | 'brisk' | 'once'

/** Milliseconds that a move of somebody else is looked at. */
export const MOMENTS: Record<Pace, number> = { calm: 1200, brisk: 450, once: 0 }

export class Parade<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last: T | undefined

  constructor(
    private readonly show: (one: T) => void,
    private readonly pace: () => Pace,
    /** true if two belong together: small moves of one player */
    private readonly together: (one: T, next: T) => boolean = () => false,
  ) {}

  /** Shown at once if nothing is on show, or if it goes with what is; else when its turn comes. */
  add(one: T): void {
    if (this.timer === undefined || (!this.waiting.length && this.last !== undefined && this.together(this.last, one)))
      this.present(one)
    else this.waiting.push(one)
  }

  /** Show all that waits, now. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const one of this.waiting.splice(0)) this.show(one)
  }

  private present(one: T): void {
    this.last = one
    this.show(one)
    const moment = MOMENTS[this.pace()]
    if (moment > 0) this.timer ??= setTimeout(() => this.next(), moment)
  }

  private next(): void {
    this.timer = undefined
    const one = this.waiting.shift()
    if (one === undefined) return
    this.present(one)
    let after = this.waiting[0]
    while (after !== undefined && this.last !== undefined && this.together(this.last, after)) {
      this.waiting.shift()
      this.last = after
      this.show(after)
      after = this.waiting[0]
    }
  }
}
