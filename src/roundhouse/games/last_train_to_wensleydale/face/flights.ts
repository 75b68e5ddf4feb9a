/** Which pieces fly where: from the area they stood in to a train of the player who took them. */
import type { GameEvent } from '$web/lib/types'
import { loads, type Kind, type Model } from './model'
import { factsOf, type Table } from './shapes'

export interface Flight {
  kind: Kind
  area: string
  train: string
}

/** The flights of these events; a piece flies to the first train of its player in which one of its kind stands now. */
export function flightsOf(made: Model, table: Table, events: GameEvent[]): Flight[] {
  const load = loads(made, table)
  return events.flatMap((event) => {
    const taken = factsOf(event, 'take')
    if (!taken) return []
    const kind = taken.piece
    const area = made.byName.get(taken.area)?.id
    const train = table.seats[event.seat]?.trains.find((id) =>
      [...(load.get(id)?.passengers ?? []), ...(load.get(id)?.goods ?? [])].includes(kind),
    )
    return area && train ? [{ kind, area, train }] : []
  })
}
