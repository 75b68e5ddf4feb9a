/** The cards of the round with those who took them, from the log alone. */
import type { GameEvent, View } from '$web/lib/types'
import { factsOf, tableOf } from './shapes'

export interface Ticket {
  key: string
  card: string
  /** the colour of the set that took it, or "" */
  taker: string
  gambled: boolean
  /** it is the card of the turn in hand */
  now: boolean
}

export function tickets(view: View, events: GameEvent[]): Ticket[] {
  const table = tableOf(view)
  const start = events.findLastIndex((event) => event.kind === 'round')
  const dealt = factsOf(events[start], 'round')?.card
  const sold = table.won.map((card, seat) => ({ card, seat })).filter((one) => one.card !== null)
  if (!dealt) return table.offer.map((card, i) => ({ key: `${i}${card}`, card, taker: '', gambled: false, now: false }))
  const list: Ticket[] = dealt.map((card, i) => ({ key: `${i}${card}`, card, taker: '', gambled: false, now: false }))
  const after = events.slice(start + 1)
  after.forEach((event, at) => {
    if (event.kind !== 'card' && event.kind !== 'gamble') return
    const ticket = list.find((one) => one.card === event.facts['card'] && !one.taker)
    if (!ticket) return
    const placed = after.slice(at + 1).find((later) => later.kind === 'placed')
    ticket.taker =
      (placed?.seat === event.seat ? factsOf(placed, 'placed')?.colour : view.colours[event.seat]?.[0]) ?? ''
    ticket.gambled = event.kind === 'gamble'
    ticket.now =
      ticket.taker === table.active &&
      (view.phase === 'town' || view.phase === 'removal' || view.phase === 'links') &&
      !after.slice(at + 1).some((later) => later.kind === 'card')
  })
  for (const one of sold) {
    const ticket = list.find((other) => other.card === one.card && !other.taker)
    if (ticket) ticket.taker = view.colours[one.seat]?.[0] ?? ''
  }
  return list
}
