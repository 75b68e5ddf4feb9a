/** The pages of the client, each fetched when it is wanted. */
import type { Component } from 'svelte'

export type Page = 'lobby' | 'table' | 'replay' | 'person'
type Fetched = Promise<{ default: Component<{ id: string }> }>

export const PAGES: Record<Page, () => Fetched> = {
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./table/ReplayPage.svelte'),
  person: () => import('./account/PersonPage.svelte'),
}

export function pageOf([first, id]: string[]): Page {
  return id && (first === 'table' || first === 'replay' || first === 'person') ? first : 'lobby'
}
