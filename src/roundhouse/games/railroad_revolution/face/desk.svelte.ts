/** What is picked before it is a whole move, whose company is looked at, and the words beside what is pointed at. */
import type { Stage } from '$web/lib/stage'
import type { Worker } from './model'

class Desk {
  /** a worker of the supply that waits for an action space */
  worker = $state<Worker | null>(null)
  /** a worker that goes, while the one that comes is still to be picked: "white supply" */
  giving = $state<string | null>(null)
  /** whose player board is shown; null: one's own */
  company = $state<number | null>(null)
  tip = $state.raw<{ text: string; x: number; y: number; below: boolean } | null>(null)
  /** the place that was asked about last */
  asked = $state<string | null>(null)

  clear(): void {
    this.worker = null
    this.giving = null
    this.asked = null
  }
}

export const desk = new Desk()

/** Nothing is pointed at any more. Not at once: an element that goes away while it has the focus says so in the midst of the drawing. */
export const unpoint = (stage: Stage): void => queueMicrotask(() => stage.point(null))

/** Words beside an element while it is pointed at or has the focus: `use:tip={text}`. */
export function tip(node: Element, text: string): { update: (text: string) => void; destroy: () => void } {
  let said = text
  let shown = false
  const show = (): void => {
    const frame = node.getBoundingClientRect()
    const below = frame.top < 110
    shown = !!said
    desk.tip = said ? { text: said, x: frame.left + frame.width / 2, y: below ? frame.bottom : frame.top, below } : null
  }
  const hide = (): void => {
    if (shown) queueMicrotask(() => (desk.tip = null))
    shown = false
  }
  const pointed = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') show()
  }
  const focused = (): void => {
    if (node.matches(':focus-visible')) show()
  }
  node.addEventListener('pointerenter', pointed)
  node.addEventListener('pointerleave', hide)
  node.addEventListener('focus', focused)
  node.addEventListener('blur', hide)
  return {
    update(next) {
      said = next
      if (shown && desk.tip) show()
    },
    destroy() {
      hide()
      node.removeEventListener('pointerenter', pointed)
      node.removeEventListener('pointerleave', hide)
      node.removeEventListener('focus', focused)
      node.removeEventListener('blur', hide)
    },
  }
}
