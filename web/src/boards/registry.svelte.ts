/**
 * The drawn boards, by the id of their game. Those of our own games the build finds in the games' folders; a game of another package
 * brings one that the server serves. Every other game has the plain board, and so has every game for who wants it plain.
 */
import { settings } from '../lib/settings.svelte'
import type { GameInfo } from '../lib/types'
import { broughtModule } from './brought'
import { fetchFace } from './brought/fetch'
import { generic } from './generic'
import { shapes } from './generic/shapes.svelte'
import type { BoardModule } from './module'
import { OWN } from './own'

class Registry {
  private modules = $state.raw<Record<string, BoardModule>>({})
  /** why a game is shown on the plain board although it brings a face: the key of a message */
  private troubles = $state.raw<Record<string, string>>({})

  /** Have the board of a game ready. */
  async load(game: Pick<GameInfo, 'id' | 'face'>): Promise<void> {
    if (this.modules[game.id] || this.troubles[game.id]) return
    const own = OWN[game.id]
    if (own) this.modules = { ...this.modules, [game.id]: await own() }
    else if (game.face) {
      // what the face does not say, the plain board does; without a shape it says less
      const shape = shapes.load(game.id).catch(() => undefined)
      const [found] = await Promise.all([fetchFace(game.face), shape])
      if ('trouble' in found) this.give(game.id, found.trouble, found.reason)
      else
        this.modules = {
          ...this.modules,
          [game.id]: broughtModule(game.id, found.face, (reason) => this.give(game.id, 'web-face-failed', reason)),
        }
    }
  }

  /** The board of a game from now on is the plain one. */
  private give(game: string, trouble: string, reason: unknown): void {
    console.error(`the face of ${game}:`, reason)
    const { [game]: _, ...others } = this.modules
    this.modules = others
    this.troubles = { ...this.troubles, [game]: trouble }
  }

  moduleOf(game: string): BoardModule {
    return settings.plain ? generic : (this.modules[game] ?? generic)
  }

  troubleOf(game: string): string {
    return settings.plain ? '' : (this.troubles[game] ?? '')
  }
}

export const registry = new Registry()
