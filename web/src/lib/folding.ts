/** The displays of a rail: those that fit are shown whole, the others fold to their titles, so that nothing is cut in the middle of a line. */

/** The title of a display: its own words, without the note beside them. */
function titleOf(display: Element): string {
  const heading = display.querySelector('h3, h2')
  const own = [...(heading?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE)
  return (own.map((node) => node.textContent).join(' ') || heading?.textContent || '').trim()
}

export function titlesOf(displays: HTMLElement): string[] {
  return [...new Set([...displays.querySelectorAll('.pane')].map(titleOf))].filter((title) => title !== '')
}

/** Which of so many heights fit into a room, the dearest first; the first one always does, and those that must. */
export function fitting(
  heights: number[],
  order: number[],
  room: number,
  must: (one: number) => boolean = () => false,
): Set<number> {
  const shown = new Set<number>()
  let used = 0
  for (const one of order) {
    const high = heights[one] ?? 0
    if (shown.size && used + high > room && !must(one)) continue
    shown.add(one)
    used += high
  }
  return shown
}

const FOLDS = 39 // pixels of a row of titles

/** Fold what does not fit, and say which titles those are. */
export function fitted(rail: HTMLElement, displays: HTMLElement, wanted: string): string[] {
  const parts = [...displays.querySelectorAll<HTMLElement>('.pane')]
  for (const part of parts) delete part.dataset['folded']
  const titles = parts.map(titleOf)
  const heights = parts.map((part) => part.getBoundingClientRect().height)
  const others = [...rail.children].filter((one) => one !== displays && !one.classList.contains('folds'))
  const pane = others.find((one) => one.classList.contains('pane'))
  const taken = others
    .filter((one) => one !== pane)
    .reduce((sum, one) => sum + outer(one), pane ? least(pane, rail) : 0)
  const room = rail.clientHeight - taken
  const worth = (i: number): number =>
    titles[i] === wanted || !titles[i] ? 0 : parts[i]?.querySelector('[data-legal]:not([disabled])') ? 1 : 2
  const order = parts.map((_, i) => i).sort((a, b) => worth(a) - worth(b) || a - b)
  const all = heights.reduce((sum, high) => sum + high, 0) <= room
  const shown = all ? new Set(order) : fitting(heights, order, room - FOLDS, (i) => worth(i) === 0)
  parts.forEach((part, i) => {
    if (!shown.has(i)) part.dataset['folded'] = ''
  })
  return titles.filter((_, i) => !shown.has(i))
}

/** The height of something with its margins. */
function outer(one: Element): number {
  const { marginTop, marginBottom } = getComputedStyle(one)
  return (
    one.getBoundingClientRect().height + (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0)
  )
}

function least(pane: Element, rail: HTMLElement): number {
  const style = getComputedStyle(pane)
  const given = Number.parseFloat(style.minHeight) || 0
  return style.minHeight.endsWith('%') ? (given / 100) * rail.clientHeight : given
}
