/** What a game declares of its views: asked for once, and kept. */
import { api } from '../../lib/api'
import type { Shape } from './model'

class Shapes {
  private found = $state.raw<Record<string, Shape>>({})

  async load(game: string): Promise<void> {
    if (this.found[game]) return
    const shape = await api.schema<Shape>(game)
    this.found = { ...this.found, [game]: shape }
  }

  /** The shape of a game's views; null until it has come. */
  of(game: string): Shape | null {
    return this.found[game] ?? null
  }
}

export const shapes = new Shapes()
