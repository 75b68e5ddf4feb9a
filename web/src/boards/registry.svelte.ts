/**
 * The drawn boards, by the id of their game. Those of our own games the build finds in the games' folders; a game of another package
 * brings one that the server serves. Every other game has the plain board, and so has every game for who wants it plain.
 */
import { settings } from '../lib/settings.svelte'
import type { GameInfo } from '../lib/types'
import { bare } from './bare'
import type { BoardModule } from './module'
import { OWN } from './own'

class Registry {
  private modules = $state.raw<Record<string, BoardModule>>({})
  /** why a game is shown on the plain board although it brings a face: the key of a message */
  private troubles = $state.raw<Record<string, string>>({})

  /** the plain board, which few ask for: its files are fetched when it is wanted */
  private plain = $state.raw<BoardModule | null>(null)

  /** Have the board of a game ready. */
  async load(game: Pick<GameInfo, 'id' | 'face'>): Promise<void> {
    const own = OWN[game.id]
    if (!own || settings.plain) await this.bring()
    if (this.modules[game.id] || this.troubles[game.id]) return
    if (own) this.modules = { ...this.modules, [game.id]: await own() }
    else if (game.face) {
      const { broughtModule, fetchFace, shapes } = await import('./plain')
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

  /** Have the plain board ready. */
  private async bring(): Promise<void> {
    this.plain ??= (await import('./plain')).generic
  }

  /** The board of a game from now on is the plain one. */
  private give(game: string, trouble: string, reason: unknown): void {
    console.error(`the face of ${game}:`, reason)
    const { [game]: _, ...others } = this.modules
    this.modules = others
    this.troubles = { ...this.troubles, [game]: trouble }
  }

  moduleOf(game: string): BoardModule {
    const own = this.modules[game]
    if (own && !settings.plain) return own
    // who asks for it in the middle of a game sees the drawn board for another moment
    if (!this.plain && settings.plain) queueMicrotask(() => void this.bring().catch(() => undefined))
    return this.plain ?? own ?? bare
  }

  troubleOf(game: string): string {
    return settings.plain ? '' : (this.troubles[game] ?? '')
  }
}

export const registry = new Registry()
