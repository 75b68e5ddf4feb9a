/** The log as lines: events of one seat in a row stand together, answers of all seats become one line. */
import type { Stage } from '../lib/stage'
import { words } from '../lib/texts.svelte'
import type { GameEvent } from '../lib/types'
import type { LogLine } from './module'

export interface Grouping {
  head: (event: GameEvent) => boolean
  headText: (event: GameEvent) => { text: string; note: string } | null
  /** kinds that come from several seats at once */
  merge: string[]
  colour: (event: GameEvent) => string
  hide: string[]
}

export const PLAIN: Grouping = { head: () => false, headText: () => null, merge: [], colour: () => '', hide: [] }

export function grouped(stage: Pick<Stage, 'events' | 'names' | 'view'>, how: Grouping): LogLine[] {
  const lines: LogLine[] = []
  const texts = words.texts
  stage.events.forEach((event, index) => {
    if (how.hide.includes(event.kind)) return
    const text = texts.event(event, stage.names)
    const colour = how.colour(event) || (event.seat >= 0 ? (stage.view.colours[event.seat]?.[0] ?? '') : '')
    const last = lines[lines.length - 1]
    if (how.head(event)) {
      const said = how.headText(event) ?? { text, note: '' }
      lines.push({
        key: `h${index}`,
        head: true,
        seat: -1,
        colour: '',
        texts: [said.text],
        note: said.note,
        events: [event],
        last: index,
      })
    } else if (last && !last.head && how.merge.includes(event.kind) && last.events[0]?.kind === event.kind) {
      last.texts.push(text)
      last.events.push(event)
      last.last = index
    } else if (
      last &&
      !last.head &&
      last.seat === event.seat &&
      event.seat >= 0 &&
      !how.merge.includes(event.kind) &&
      !how.merge.includes(last.events[0]?.kind ?? '')
    ) {
      last.texts.push(text)
      last.events.push(event)
      last.colour ||= colour
      last.last = index
    } else {
      const merged = how.merge.includes(event.kind)
      lines.push({
        key: String(index),
        head: false,
        seat: merged ? -1 : event.seat,
        colour: merged ? '' : colour,
        texts: [text],
        note: '',
        events: [event],
        last: index,
      })
    }
  })
  return lines
}

/** The newest line on top, and every heading above what it is the heading of. */
export function newestFirst(lines: LogLine[]): LogLine[] {
  const parts: LogLine[][] = [[]]
  for (const line of lines) {
    if (line.head) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts.reverse().flatMap((part) => {
    const [first, ...rest] = part
    return first?.head ? [first, ...rest.reverse()] : part.reverse()
  })
}
