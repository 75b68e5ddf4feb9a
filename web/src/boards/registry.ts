/** The drawn boards, by the id of their game, as the build finds them in the games' folders; every other game has the generic one, and so has every game for who wants it plain. */
import type { Component } from 'svelte'
import { settings } from '../lib/settings.svelte'
import { generic } from './generic'
import type { BoardModule } from './module'

/** What the games' folders hold under a name in `face/`, by the id of the game. */
function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split('/').at(-3) ?? path, one]))
}

const MODULES = byGame<BoardModule>(
  import.meta.glob('../../../src/roundhouse/games/*/face/index.ts', { eager: true, import: 'default' }),
)
const POSTERS = byGame<Component>(
  import.meta.glob('../../../src/roundhouse/games/*/face/Poster.svelte', { eager: true, import: 'default' }),
)

export function moduleOf(game: string): BoardModule {
  return settings.plain ? generic : (MODULES[game] ?? generic)
}

/** The poster of a game, if it has one: what is drawn inside an SVG of 320 by 168. */
export function posterOf(game: string): Component | undefined {
  return POSTERS[game]
}

/** Games with a drawn board first, the rest as they come. */
export function drawnFirst<T extends { id: string }>(games: T[]): T[] {
  return [...games].sort((a, b) => Number(b.id in MODULES) - Number(a.id in MODULES))
}
