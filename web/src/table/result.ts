/** Who has won, as a sentence. */
import type { Facts, View } from '../lib/types'

/** The message and its facts: alone by a margin, alone by a tie-break, or together. */
export function outcome(view: View, seat: number | null, names: string[]): { key: string; facts: Facts } {
  const ranking = view.ranking ?? []
  const scores = view.scores ?? []
  const winners = view.winners ?? ranking.slice(0, 1)
  const first = winners[0] ?? 0
  const n = scores[first] ?? 0
  const called = (seats: number[]): string[] => seats.map((one) => names[one] ?? '')
  const mine = seat !== null && winners.includes(seat)
  if (winners.length > 1)
    return {
      key: mine ? 'web-you-win-together' : 'web-win-together',
      facts: { player: called(winners.filter((one) => !mine || one !== seat)), n },
    }
  const margin = n - (scores[ranking[1] ?? first] ?? 0)
  const player = names[first] ?? ''
  return margin > 0
    ? { key: mine ? 'web-you-win' : 'web-wins', facts: { player, margin } }
    : { key: mine ? 'web-you-win-tie' : 'web-wins-tie', facts: { player, n } }
}

/** The place in the ranking; all who share the victory are first. */
export const placeOf = (view: View, at: number): number =>
  view.winners?.includes(view.ranking?.[at] ?? -1) ? 1 : at + 1
