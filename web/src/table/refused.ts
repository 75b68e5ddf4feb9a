/** What the rules refused, and where it is told. */
import type { Question, Spot } from '../lib/stage'

export interface Refused {
  title: string
  text: string
  rule: string
  about: string
  spot: Spot | null
}

/** What a question was about: a move, a place or a piece. */
export const subject = (about: Question): string => ('move' in about ? about.move : (about.place ?? about.piece ?? ''))
