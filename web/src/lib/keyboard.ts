/** The keys of a board, the same for every game: zoom, and arrows that walk the lit targets. */
import { typing } from './drawing'
import { nextIn } from './viewport'

export interface Keyed {
  /** where arrows walk */
  board: (event: KeyboardEvent) => HTMLElement | null | undefined
  /** true if the key was one of the zoom's */
  zoom: (event: KeyboardEvent) => boolean
  /** keys of the game's own */
  own?: (event: KeyboardEvent) => void
  /** what arrows walk: what is lit; with shift everything, so that one may ask why */
  targets?: (event: KeyboardEvent) => string
  /** take the focus to what was walked to */
  reach?: (element: HTMLElement) => void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const elsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || typing(event) || document.querySelector('dialog[open]') !== null

/** Listen while the board is on the page; gives what ends it, for onMount. */
export function boardKeys({
  board,
  zoom,
  own,
  targets = (event) => (event.shiftKey ? '[data-place]' : '[data-legal]'),
  reach = (element) => element.focus(),
}: Keyed): () => void {
  const keys = (event: KeyboardEvent): void => {
    if (elsewhere(event) || zoom(event)) return
    const arrow = ARROWS[event.key]
    if (arrow) walk(event, arrow)
    else own?.(event)
  }

  function walk(event: KeyboardEvent, [dx, dy]: [number, number]): void {
    const on = board(event)
    if (!on) return
    const all = [...on.querySelectorAll<HTMLElement>(targets(event))].map((element) => {
      const frame = element.getBoundingClientRect()
      return { element, x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
    })
    const at = all.find((one) => one.element === document.activeElement)
    const next = at ? nextIn(at, all, dx, dy) : all[0]
    if (!next || (!at && !on.contains(document.activeElement) && document.activeElement !== document.body)) return
    event.preventDefault()
    reach(next.element)
  }

  addEventListener('keydown', keys)
  return () => removeEventListener('keydown', keys)
}
