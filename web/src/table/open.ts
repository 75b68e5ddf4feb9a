/** A finished game with everything open: what each seat knew of itself, put into one view. */
import type { View } from '../lib/types'

type Plain = Record<string, unknown>
const plain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What nobody may see is taken from the seat that knew it: in lists by seat from that seat, elsewhere from the first that knew. */
function laid(shown: unknown, known: unknown[]): unknown {
  if (shown === null || shown === undefined) return shown ?? null
  if (Array.isArray(shown))
    return shown.map((one: unknown, i) => {
      const theirs = known.map((each): unknown => (Array.isArray(each) ? each[i] : undefined))
      const own = shown.length === known.length ? theirs[i] : undefined
      return one === null && own !== undefined ? own : laid(one, theirs)
    })
  if (plain(shown))
    return Object.fromEntries(
      Object.entries(shown).map(([key, one]) => [
        key,
        laid(
          one,
          known.map((each) => (plain(each) ? each[key] : undefined)),
        ),
      ]),
    )
  return shown
}

export function everything(view: View, views: View[]): View {
  return {
    ...view,
    table: laid(
      view.table,
      views.map((one) => one.table),
    ),
  }
}
