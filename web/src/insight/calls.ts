/** The part of the server's API that is about finished games: analysis, lines, puzzles. */
import { call, callText } from '../lib/api'
import type { Created } from '../lib/types'
import type {
  Analysis,
  Branch,
  InsightTexts,
  LineEnd,
  LineOf,
  LineSteps,
  LineWayTo,
  LineWhy,
  Preview,
  PuzzleAnswer,
  PuzzleList,
  PuzzleSet,
  Reason,
  Trial,
  Ways,
} from '../generated/server'

/** Questions about a position: what is sent, and what is answered. */
export interface Asked {
  preview: [Partial<LineSteps>, Preview]
  ways: [Partial<LineWayTo>, Ways]
  why: [Partial<LineWhy>, Reason]
}

const texts = new Map<string, Promise<string>>()

export const calls = {
  /** the words, once a language */
  words: (language: string): Promise<string> => {
    let found = texts.get(language)
    if (!found) {
      found = call<InsightTexts>(`/api/texts/${language}/insight`).then((answer) => answer.insight)
      found.catch(() => texts.delete(language))
      texts.set(language, found)
    }
    return found
  },
  analysis: (id: string) => call<Analysis>(`/api/tables/${id}/analysis`),
  /** the address of the socket that tells how far it is */
  watched: (id: string) => `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/analysis/socket`,
  begin: (id: string) => call<Analysis>(`/api/tables/${id}/analysis`, { method: 'POST' }),
  cancel: (id: string) => call<Analysis>(`/api/tables/${id}/analysis`, { method: 'DELETE' }),
  line: (id: string, trial: Partial<Trial>) => call<LineEnd>(`/api/tables/${id}/line`, { body: trial }),
  /** what is asked at the end of a line, as at a table */
  asked: <K extends keyof Asked>(id: string, what: K, body: Asked[K][0]) =>
    call<Asked[K][1]>(`/api/tables/${id}/line/${what}`, { body }),
  branch: (id: string, wish: Partial<Branch>) => call<Created>(`/api/tables/${id}/branch`, { body: wish }),
  record: (id: string, lines: LineOf[]) => callText(`/api/tables/${id}/record`, { lines }),
  puzzles: (game: string, day: string) => call<PuzzleList>(`/api/puzzles/${game}?day=${day}`),
  puzzle: (game: string, id: string) => call<PuzzleSet>(`/api/puzzles/${game}/${id}`),
  answer: (game: string, id: string, move: string) =>
    call<PuzzleAnswer>(`/api/puzzles/${game}/${id}`, { body: { move } }),
  puzzleAsked: <K extends keyof Asked>(game: string, id: string, what: K, body: Asked[K][0]) =>
    call<Asked[K][1]>(`/api/puzzles/${game}/${id}/${what}`, { body }),
  puzzleLine: (game: string, id: string, trial: Partial<Trial>) =>
    call<LineEnd>(`/api/puzzles/${game}/${id}/line`, { body: trial }),
}
