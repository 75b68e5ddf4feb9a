/** What is picked on the board before it is a whole move: where a series starts, and a border that more than one move crosses. */
class Desk {
  start = $state<string | null>(null)
  border = $state<string | null>(null)
  /** the border that was asked about last */
  asked = $state<string | null>(null)

  clear(): void {
    this.start = null
    this.border = null
    this.asked = null
  }
}

export const desk = new Desk()
