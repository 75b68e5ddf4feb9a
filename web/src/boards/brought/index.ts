/** The shell's answers for a game that brings its own face: the board and what the face says, and for the rest those of the plain board. */
import type { Face } from 'roundhouse/face'
import type { Stage } from '../../lib/stage'
import { generic } from '../generic'
import type { BoardModule, Row } from '../module'
import Board from './Board.svelte'
import { shown, working } from './shown'

/** A face as a board of the shell; `fail` is called once something in it throws. */
export function broughtModule(game: string, face: Face, fail: (reason: unknown) => void): BoardModule {
  const heading = guarded(face.heading?.bind(face))
  const figures = guarded(face.figures?.bind(face))
  const spots = guarded(face.spots?.bind(face))

  /** What the face answers; where it has no answer, or throws, the plain board's. */
  function guarded<A, T>(ask: ((about: A) => T) | undefined): (about: A) => T | undefined {
    return (about) => {
      try {
        return ask?.(about)
      } catch (reason) {
        // not while the page is being drawn
        queueMicrotask(() => fail(reason))
        return undefined
      }
    }
  }

  const module: BoardModule = {
    ...generic,
    Board,
    heading: (stage) => {
      const said = heading(shown(stage, false))
      return said ? { steps: [], ...said } : generic.heading(stage)
    },
    columns: (stage) => {
      const found = figures(shown(stage, false))
      return found ? found.map(({ title, help }) => ({ key: title, title, help })) : generic.columns(stage)
    },
    rows: (stage): Row[] => {
      const found = figures(shown(stage, false))
      const rows = generic.rows(stage)
      if (!found) return rows
      return rows.map((row) => ({ ...row, figures: found.map(({ values }) => ({ text: values[row.seat] ?? '' })) }))
    },
    strip: (stage, row) => {
      const first = figures(shown(stage, false))?.[0]
      return first ? { label: first.title, value: first.values[row.seat] ?? '' } : generic.strip(stage, row)
    },
    spots: (event) => spots(event) ?? [],
  }
  if (face.guide)
    module.guide = face.guide.map(({ key, at, when }) => ({
      key,
      ...(at === undefined ? {} : { at }),
      ...(when ? { when: (stage: Stage) => guarded(when)(shown(stage, false)) ?? false } : {}),
    }))
  working.set(game, { face, fail })
  return module
}
