/** What a board says that says nothing: the ground of the plain board, and what stands in until a board is there. */
import { t, words } from '../lib/texts.svelte'
import { grouped, PLAIN } from './log'
import type { BoardModule, Row } from './module'

export const bare: BoardModule = {
  Board: () => ({}),
  decides: () => false,
  panels: () => [],
  branches: () => [],
  columns: () => [],
  rows: (stage): Row[] =>
    stage.names.map((_, seat) => ({
      id: String(seat),
      seat,
      colours: stage.view.colours[seat] ?? ['grey'],
      mark: stage.view.to_act.includes(seat) ? 'now' : seat + 1,
      figures: [],
    })),
  strip: () => ({ label: '', value: '' }),
  heading: (stage) => ({
    steps: [],
    title: t(`phase-${stage.view.phase}`),
    help: stage.choice ? words.texts.move(stage.choice) : t('web-choose-below'),
  }),
  account: () => [],
  primary: () => null,
  verb: () => null,
  exits: () => [],
  log: (stage) => grouped(stage, PLAIN),
  spots: () => [],
}
