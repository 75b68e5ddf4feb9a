/** A cube in hand: its routes from the server, and the one that is chosen, as small moves that are sent one after the other. */
import type { Stage } from '$web/lib/stage'
import type { MoveInfo } from '$web/lib/types'
import { desk } from './desk.svelte'
import { model, routesOf, type Route } from './model'
import { tableOf } from './shapes'

/** Ask for all routes that begin with these moves, and show them. */
export async function fetchRoutes(stage: Stage, moves: MoveInfo[]): Promise<void> {
  const view = stage.view
  desk.cube = moves[0] ?? null
  desk.routes = []
  desk.route = null
  const found = (await Promise.all(moves.map((move) => stage.ways(move).catch(() => [])))).flat()
  if (stage.view !== view || (desk.cube && !moves.includes(desk.cube))) return
  const seat = stage.seat ?? -1
  const mine = (route: Route): number => route.gains.find((gain) => gain.seat === seat)?.points ?? 0
  const theirs = (route: Route): number =>
    route.gains.reduce((sum, gain) => sum + (gain.seat === seat ? 0 : gain.points), 0)
  desk.routes = routesOf(model(stage.data), tableOf(view), found, seat).sort(
    (a, b) => mine(b) - mine(a) || theirs(a) - theirs(b) || a.links.length - b.links.length,
  )
}

/** Choose a route; once more: let it go. */
export function pickRoute(stage: Stage, route: Route): void {
  const [first, ...rest] = route.moves
  const move = first && stage.moves.find((one) => one.move === first.move)
  if (!move) return
  if (desk.route?.key === route.key && stage.choice) {
    stage.choose(null)
    desk.route = null
    return
  }
  stage.choose(
    move,
    rest.map((one) => one.move),
  )
  desk.route = route
}
