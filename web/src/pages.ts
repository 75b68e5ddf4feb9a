/** The pages of the client, each fetched when it is wanted. */
import type { Component } from 'svelte'

export type Page =
  | 'lobby'
  | 'table'
  | 'replay'
  | 'person'
  | 'puzzles'
  | 'ratings'
  | 'come'
  | 'unsubscribe'
  | 'tournaments'
  | 'tournament'
  | 'league'
type Fetched = Promise<{ default: Component<{ id: string }> }>

export const PAGES: Record<Page, () => Fetched> = {
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./table/ReplayPage.svelte'),
  puzzles: () => import('./insight/PuzzlePage.svelte'),
  person: () => import('./account/PersonPage.svelte'),
  ratings: () => import('./account/RatingsPage.svelte'),
  tournaments: () => import('./tournament/TournamentsPage.svelte'),
  tournament: () => import('./tournament/TournamentPage.svelte'),
  league: () => import('./tournament/LeaguePage.svelte'),
  come: () => import('./account/LetterPage.svelte'),
  unsubscribe: () => import('./account/LetterPage.svelte'),
}

/** Pages about something; the others stand for themselves. */
const WITH: Page[] = ['table', 'replay', 'person', 'puzzles', 'come', 'unsubscribe', 'tournament', 'league']
const ALONE: Page[] = ['ratings', 'tournaments']

export function pageOf([first, id]: string[]): Page {
  return (id ? WITH : ALONE).find((page) => page === first) ?? 'lobby'
}
