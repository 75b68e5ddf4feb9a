/** What a face from another package is given, and which faces are at work. */
import type { Face, Stage as Shown } from 'roundhouse/face'
import { fill, onFill } from '../../lib/livery'
import type { Stage } from '../../lib/stage'
import { words } from '../../lib/texts.svelte'
import type { MoveInfo } from '../../lib/types'

/** A face at work, and what to do when it fails. */
export interface Working {
  face: Face
  fail: (reason: unknown) => void
}

/** By the id of their game. */
export const working = new Map<string, Working>()

/** The table as a face sees it: values of this moment, and nothing of the shell's own. */
export function shown(stage: Stage, phone: boolean): Shown {
  const texts = words.texts
  const own = (move: { move: string }): MoveInfo | undefined =>
    [...stage.moves, ...stage.asides].find((one) => one.move === move.move)
  return {
    language: texts.language,
    view: stage.view,
    data: stage.data,
    names: stage.names,
    seat: stage.seat,
    turn: stage.turn,
    moves: stage.moves,
    asides: stage.asides,
    events: stage.events,
    choice: stage.choice,
    preview: stage.preview && { view: stage.preview.view, events: stage.preview.events },
    marked: stage.marked,
    phone,
    pick: (move) => {
      const found = own(move)
      if (found) stage.choose(found)
    },
    point: (move) => stage.point(move && (own(move) ?? null)),
    why: (place, piece, title, spot) => stage.ask({ place, ...(piece ? { piece } : {}) }, title, spot),
    say: (key, facts) => texts.say(key, facts),
    has: (key) => texts.has(key),
    inWords: (move) => texts.move(move),
    fill,
    onFill,
  }
}
