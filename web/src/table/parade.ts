/** The moves of others, one after the other: each has its moment, all of them together take at most 1.2 s, and a click skips them. */
export const EACH = 420
export const LONGEST = 1200

export class Parade<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private began = 0

  constructor(
    private readonly show: (one: T) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Shown at once if nothing is on show, else when its turn comes. */
  add(one: T): void {
    if (this.timer !== undefined) {
      this.waiting.push(one)
      return
    }
    this.began = this.now()
    this.show(one)
    this.hold()
  }

  /** Show all that waits, now. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const one of this.waiting.splice(0)) this.show(one)
  }

  private hold(): void {
    const left = Math.max(0, this.began + LONGEST - this.now())
    this.timer = setTimeout(() => this.next(), Math.min(EACH, left / (this.waiting.length + 1)))
  }

  private next(): void {
    this.timer = undefined
    const one = this.waiting.shift()
    if (one === undefined) return
    this.show(one)
    if (this.now() - this.began >= LONGEST) this.skip()
    else this.hold()
  }
}
