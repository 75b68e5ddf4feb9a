/** A drag over hexes: the engine says which small moves it means, and whether the rules allow them. */
import type { Stage } from '$web/lib/stage'
import type { MoveInfo } from '$web/lib/types'
import { desk } from './desk.svelte'
import { keyOf, type Hex } from './model'

/** The hexes that the hand has passed so far. */
export function passOver(stage: Stage, hexes: Hex[]): Promise<void> {
  desk.pull = hexes
  desk.row = undefined
  return meant(stage)
}

/** Ask what the drag means; the last question wins. A single tile waits for the hand to let go. */
async function meant(stage: Stage): Promise<void> {
  const pull = desk.pull
  if (pull.length < 3) {
    if (stage.choice) stage.choose(null)
    return
  }
  const way = await stage.along(pull.map((hex) => `hex:${keyOf(hex)}`)).catch(() => null)
  if (desk.pull !== pull) return
  desk.row = way
  const [move, rest] = moves(stage)
  if (move && rest.length) stage.choose(move, rest)
  else if (move) stage.point(move)
  else if (stage.choice) stage.choose(null)
}

function moves(stage: Stage): [MoveInfo | undefined, string[]] {
  const [first, ...rest] = desk.row?.moves ?? []
  return [stage.moves.find((move) => move.move === first?.move), rest.map((move) => move.move)]
}

/** The hand lets go: what it means is chosen, and what means nothing is forgotten. */
export async function letGo(stage: Stage, done: boolean): Promise<void> {
  const pull = desk.pull
  if (done && pull.length > 2 && desk.row === undefined) await meant(stage)
  if (desk.pull !== pull) return
  const [move, rest] = moves(stage)
  stage.point(null)
  if (done && move) {
    if (!rest.length) stage.choose(move)
    return
  }
  desk.pull = []
  desk.row = undefined
  if (pull.length > 1) stage.choose(null)
}
