/** The first-game guide: steps as data, shown one after the other on the real table. */
import type { Stage } from '../lib/stage'

export interface GuideStep {
  /** the message `<key>` is the text, `<key>-title` its heading */
  key: string
  /** what the step points at: a selector; the first that is seen counts */
  at?: string
  /** the panel that a phone opens for it; none: the board */
  panel?: string
  /** when it makes sense; before that the guide waits beside the table */
  when?: (stage: Stage) => boolean
  /** what ends it: events of one's own of these kinds; without them, that its moment has passed */
  done?: string[]
}

/** Which steps are over, whoever led there: their thing was done, or their moment came and went. */
export class Course {
  private readonly came = new Set<number>()
  private readonly gone = new Set<number>()

  constructor(private readonly steps: GuideStep[]) {}

  /** Look at the table as it stands now. */
  see(stage: Stage): void {
    this.steps.forEach((step, i) => {
      if (step.done) {
        const kinds = step.done
        if (stage.events.some((event) => event.seat === stage.seat && kinds.includes(event.kind))) this.gone.add(i)
      } else if (step.when) {
        if (step.when(stage)) this.came.add(i)
        else if (this.came.has(i)) this.gone.add(i)
      }
    })
  }

  over(at: number): boolean {
    return this.gone.has(at)
  }

  /** The next step whose thing is still to be done; their number: none is left. */
  after(at: number): number {
    let next = at + 1
    while (next < this.steps.length && this.over(next)) next++
    return next
  }
}

/** True while the step can be shown. */
export const ready = (step: GuideStep | undefined, stage: Stage): boolean => !!step && (!step.when || step.when(stage))

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 14
const EDGE = 8
const GRID = 20

const meet = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** The part of something lit that a click aims at: all of it, or the middle of what is large or slanting. */
export function heart(frame: Frame): Frame {
  const size = (length: number): number => Math.min(length, 64)
  const [w, h] = [size(frame.width), size(frame.height)]
  return { left: frame.left + (frame.width - w) / 2, top: frame.top + (frame.height - h) / 2, width: w, height: h }
}

/** Where a card of w by h stands: over nothing that is lit, off its target, header and bars if it can be, and near the target; and whether it is free. */
export function place(
  target: Frame | null,
  lit: Frame[],
  bars: Frame[],
  w: number,
  h: number,
  width: number,
  height: number,
): { left: number; top: number; free: boolean } {
  const hearts = lit.map(heart)
  const about = target ?? { left: width / 2, top: height * 0.4, width: 0, height: 0 }
  const far = (left: number, top: number): number => {
    const dx = Math.max(about.left - (left + w), left - (about.left + about.width), 0)
    const dy = Math.max(about.top - (top + h), top - (about.top + about.height), 0)
    return (
      Math.abs(Math.hypot(dx, dy) - GAP) +
      0.02 * Math.hypot(left + w / 2 - about.left - about.width / 2, top + h / 2 - about.top - about.height / 2)
    )
  }
  let best = { left: EDGE, top: EDGE, free: false }
  let least = Infinity
  for (let top = EDGE; top <= Math.max(EDGE, height - h - EDGE); top += GRID)
    for (let left = EDGE; left <= Math.max(EDGE, width - w - EDGE); left += GRID) {
      const card = { left, top, width: w, height: h }
      const over = hearts.reduce((sum, one) => sum + meet(card, one), 0)
      const cost =
        1000 * over +
        (target ? 4 * meet(card, target) : 0) +
        bars.reduce((sum, one) => sum + 3 * meet(card, one), 0) +
        far(left, top)
      if (cost < least) {
        least = cost
        best = { left, top, free: over === 0 }
      }
    }
  return best
}
