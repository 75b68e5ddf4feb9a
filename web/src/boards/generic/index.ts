/** The shell's answers for a game without a board of its own. */
import type { Stage } from '../../lib/stage'
import type { View } from '../../lib/types'
import { bare } from '../bare'
import type { BoardModule, Cell, Row } from '../module'
import Board from './Board.svelte'
import { flat, type Figures, sheet } from './model'
import { shapes } from './shapes.svelte'

const COLUMNS = 4
const SHORT = 7

type Line = Omit<Figures, 'values'> & { values: string[] }

/** The figures of the seats, each in a line. */
function lines(view: View, names: string[]): Line[] {
  const shape = shapes.of(view.game)
  if (!shape) return []
  return sheet(view, shape, names).seats.map((row) => ({ ...row, values: row.values.map((value) => flat(value)) }))
}

/** Those of them that fit a narrow column. */
function figures(stage: Stage): Line[] {
  return lines(stage.view, stage.names)
    .filter((row) => row.single && row.name.length <= 9 && row.values.every((value) => value.length <= SHORT))
    .slice(0, COLUMNS)
}

export const generic: BoardModule = {
  ...bare,
  Board,
  columns: (stage) => figures(stage).map((row) => ({ key: row.name, title: row.name, help: row.note || row.name })),
  rows: (stage): Row[] => {
    const columns = figures(stage)
    return bare.rows(stage).map((row) => ({
      ...row,
      figures: columns.map((column) => ({ text: column.values[row.seat] ?? '' })),
    }))
  },
  strip: (stage, row) => {
    const first = figures(stage)[0]
    return { label: first?.name ?? '', value: first?.values[row.seat] ?? '' }
  },
  account: (stage): Cell[] => {
    if (!stage.preview?.view) return []
    const after = lines(stage.preview.view, stage.names)
    const seat = stage.seat ?? 0
    const cells: Cell[] = []
    for (const row of lines(stage.view, stage.names)) {
      const then = after.find((one) => one.name === row.name)?.values[seat]
      if (then !== undefined && then !== row.values[seat])
        cells.push({ caption: row.name, before: row.values[seat] ?? '', value: then })
    }
    return cells.slice(0, 4)
  },
}
