/** The drawn boards, by the id of their game; every other game has the generic one, and so has every game for who wants it plain. */
import { settings } from '../lib/settings.svelte'
import { generic } from './generic'
import type { BoardModule } from './module'
import { railways } from './railways'
import { revolution } from './revolution'
import { wensleydale } from './wensleydale'
import { workshop } from './workshop'

const MODULES: Record<string, BoardModule> = {
  workshop_of_the_world: workshop,
  last_train_to_wensleydale: wensleydale,
  railroad_revolution: revolution,
  railways_of_the_world: railways,
}

export function moduleOf(game: string): BoardModule {
  return settings.plain ? generic : (MODULES[game] ?? generic)
}

/** Games with a drawn board first, the rest as they come. */
export function drawnFirst<T extends { id: string }>(games: T[]): T[] {
  return [...games].sort((a, b) => Number(b.id in MODULES) - Number(a.id in MODULES))
}
