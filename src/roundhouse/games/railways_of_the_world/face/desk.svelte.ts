/** What is picked on the board before it is a whole move: the kind of action, a first hex, a cube and its routes, a drag. */
import type { MoveInfo, Way } from '$web/lib/types'
import type { Hex, Route } from './model'

export type Mode = 'build' | 'deliver' | 'urbanize' | 'western' | 'grow' | 'depot' | 'route'

class Desk {
  mode = $state<Mode | null>(null)
  /** the first hex of a new line */
  hex = $state.raw<Hex | null>(null)
  /** the cube whose routes are shown */
  cube = $state.raw<MoveInfo | null>(null)
  routes = $state.raw<Route[]>([])
  route = $state.raw<Route | null>(null)
  pointed = $state.raw<Route | null>(null)
  /** hexes that the pointer was pulled over, the city or the open end first */
  pull = $state.raw<Hex[]>([])
  /** the small moves that this means, as the engine says; null: none that the rules allow; undefined: not answered yet */
  row = $state.raw<Way | null | undefined>(undefined)
  /** the hex that was asked about last */
  asked = $state.raw<Hex | null>(null)
  /** the city whose cubes are offered in the bar */
  site = $state<string | null>(null)

  clear(): void {
    this.hex = null
    this.cube = null
    this.routes = []
    this.route = null
    this.pointed = null
    this.pull = []
    this.row = undefined
    this.asked = null
    this.site = null
  }
}

export const desk = new Desk()
