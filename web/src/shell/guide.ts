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
}

/** The step to show after what happened at the table: on from one that is over to the next whose moment has come. */
export function follow(steps: GuideStep[], at: number, stage: Stage): number {
  const now = steps[at]
  if (!now?.when || now.when(stage)) return at
  const next = steps[at + 1]
  return next?.when?.(stage) ? at + 1 : at
}

/** True while the step can be shown. */
export const ready = (step: GuideStep | undefined, stage: Stage): boolean => !!step && (!step.when || step.when(stage))

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Where a card of w by h stands beside a target, so that it covers neither the target nor the edge of the window. */
export function beside(
  target: Frame | null,
  w: number,
  h: number,
  width: number,
  height: number,
): { left: number; top: number } {
  const gap = 14
  const hold = (value: number, most: number): number => Math.max(8, Math.min(value, most - 8))
  if (!target) return { left: (width - w) / 2, top: hold(height * 0.3, height - h) }
  const right = target.left + target.width
  const bottom = target.top + target.height
  const level = hold(target.top + target.height / 2 - h / 2, height - h)
  const centre = hold(target.left + target.width / 2 - w / 2, width - w)
  if (width - right >= w + 2 * gap) return { left: right + gap, top: level }
  if (target.left >= w + 2 * gap) return { left: target.left - w - gap, top: level }
  if (height - bottom >= h + 2 * gap) return { left: centre, top: bottom + gap }
  if (target.top >= h + 2 * gap) return { left: centre, top: target.top - h - gap }
  return { left: centre, top: hold(target.top + gap, height - h) }
}
