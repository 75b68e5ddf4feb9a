/** Whether things move on this screen, and what is shown where they do not. */
export const OUTLINED = 1000

/** True if nothing may move: the system or the person said so. */
export function still(): boolean {
  return (
    document.documentElement.hasAttribute('data-still') ||
    !!globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  )
}

/** An outline for a second round what has just changed, in the place of motion; nothing where things move. */
export function outline(root: ParentNode, places: Iterable<string>): void {
  const wanted = new Set(places)
  if (!wanted.size || !still()) return
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-place]')].filter((one) =>
    wanted.has(one.dataset['place'] ?? ''),
  )
  const ends = found.map((one) => (/^(path|polygon)$/.test(one.tagName) ? traced(one) : marked(one)))
  setTimeout(() => ends.forEach((end) => end()), OUTLINED)
}

function marked(one: HTMLElement | SVGElement): () => void {
  one.dataset['done'] = ''
  return () => delete one.dataset['done']
}

/** The neighbours of an area would cover half of its outline, so this one is drawn again on top of them. */
function traced(area: Element): () => void {
  const line = document.createElementNS('http://www.w3.org/2000/svg', area.tagName)
  const shape = area.tagName === 'path' ? 'd' : 'points'
  line.setAttribute(shape, area.getAttribute(shape) ?? '')
  line.setAttribute('aria-hidden', 'true')
  line.setAttribute('data-done', '')
  area.parentNode?.append(line)
  return () => line.remove()
}
