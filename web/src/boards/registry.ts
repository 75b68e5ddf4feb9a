/** The drawn boards, by the id of their game; every other game has the generic one. */
import { generic } from './generic'
import type { BoardModule } from './module'
import { workshop } from './workshop'

const MODULES: Record<string, BoardModule> = { workshop_of_the_world: workshop }

export function moduleOf(game: string): BoardModule {
  return MODULES[game] ?? generic
}
