/** The faces that the build finds in the games' folders, by the id of their game; each is fetched when it is wanted. */
import type { GameInfo } from '../lib/types'
import type { BoardModule } from './module'

/** What the games' folders hold under a name in `face/`, by the id of the game. */
export function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [path.split('/').at(-3) ?? path, one]))
}

export const OWN = byGame(
  import.meta.glob<BoardModule>('../../../src/roundhouse/games/*/face/index.ts', { import: 'default' }),
)

/** Games with a drawn board first, the rest as they come. */
export function drawnFirst<T extends Pick<GameInfo, 'id' | 'face'>>(games: T[]): T[] {
  const drawn = (game: T): number => (game.id in OWN ? 2 : game.face ? 1 : 0)
  return [...games].sort((a, b) => drawn(b) - drawn(a))
}
