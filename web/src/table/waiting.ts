/** Whom a table waits for. */
import type { TableStore } from './table.svelte'

/** The other persons who, as far as everybody may know, owe a decision. */
export function waitedFor(table: TableStore): number[] {
  if (table.info.status !== 'playing') return []
  return table.view.to_act.filter((seat) => {
    const chair = table.info.seats[seat]
    return chair?.kind === 'person' && !chair.standin && !table.seats.includes(seat)
  })
}
