/** Which player is being looked at closely: opened by a rest of the pointer, held by a tap or a key. */
const REST = 350 // milliseconds that the pointer rests on a row before it opens
const GRACE = 220 // to cross over to the panel

const seatOf = (row: Element): number => Number(row.getAttribute('data-about'))

export class Looking {
  seat = $state<number | null>(null)
  /** somebody was looked at: from then on the panel is there */
  ever = $state(false)
  /** opened on purpose: it stays until it is closed */
  held = $state(false)
  anchor = $state.raw<DOMRect | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The pointer rests on a row. */
  near(seat: number, row: Element): void {
    clearTimeout(this.timer)
    if (this.held) return
    this.timer = setTimeout(() => this.open(seat, row), this.seat === null ? REST : 120)
  }

  /** The pointer has left the row, or the panel. */
  away(): void {
    clearTimeout(this.timer)
    if (!this.held) this.timer = setTimeout(() => this.close(), GRACE)
  }

  /** The pointer is on the panel. */
  stay(): void {
    clearTimeout(this.timer)
  }

  /** A tap or a key on a row: look, and close with the second one. */
  toggle(seat: number, row: Element): void {
    clearTimeout(this.timer)
    if (this.held && this.seat === seat) return this.close()
    this.open(seat, row)
    this.held = true
  }

  /** From one player to the next, in the order of their rows; after the last nobody. */
  next(rows: Element[]): void {
    const seats = [...new Set(rows.map(seatOf))]
    const seat = seats[this.seat === null ? 0 : seats.indexOf(this.seat) + 1]
    const row = rows.find((one) => seatOf(one) === seat)
    if (seat === undefined || !row) return this.close()
    this.held = false
    this.toggle(seat, row)
  }

  close(): void {
    clearTimeout(this.timer)
    this.seat = null
    this.held = false
  }

  private open(seat: number, row: Element): void {
    this.anchor = row.getBoundingClientRect()
    this.seat = seat
    this.ever = true
  }
}
