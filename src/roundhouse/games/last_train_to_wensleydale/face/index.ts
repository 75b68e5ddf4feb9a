/** Last Train to Wensleydale for the shell: figures, words and accounts, all from the view and the board file. */
import type { Stage } from '$web/lib/stage'
import { t, words } from '$web/lib/texts.svelte'
import type { GameEvent, MoveInfo, View } from '$web/lib/types'
import { stops } from '$web/boards/line'
import { grouped } from '$web/boards/log'
import type { BoardModule, Branch, Heading, LogLine, Row } from '$web/boards/module'
import { account, seriesWith, signed } from './account'
import Auction from './Auction.svelte'
import Board from './Board.svelte'
import Carried from './Carried.svelte'
import Decide from './Decide.svelte'
import { guide } from './guide'
import { desk } from './desk.svelte'
import { between, model, orderNow } from './model'
import { tableOf } from './shapes'
import Rail from './Rail.svelte'
import Rolling from './Rolling.svelte'

const PHASES = [
  'investment_cubes',
  'influence_points',
  'auction',
  'turn_order',
  'track_building',
  'trains_and_movement',
  'profit_and_loss',
  'player_order',
  'takeovers',
  'end_of_turn',
]
const number = (n: number): string => (n < 0 ? signed(n) : String(n))

function branches(view: View): Branch[] {
  const table = tableOf(view)
  const phase =
    view.phase === 'payment' ? (table.payment?.train ? 'trains_and_movement' : 'track_building') : view.phase
  const now = view.over ? PHASES.length : PHASES.indexOf(phase)
  const turn = t('wensleydale-turn', { n: table.turn, total: table.turns })
  return [
    {
      name: view.over ? turn : `${turn} · ${t(`wensleydale-short-${phase}`)}`,
      on: true,
      stations: stops(
        PHASES.map((name) => t(`phase-${name}`)),
        now,
      ),
    },
  ]
}

function rows(stage: Stage): Row[] {
  const view = stage.view
  const table = tableOf(view)
  const order = view.over && view.ranking ? view.ranking : orderNow(table, view.phase).seats
  const listed = [...order, ...table.order.filter((seat) => !order.includes(seat))]
  const acting = listed.indexOf(view.to_act[0] ?? -1)
  const once = view.phase === 'track_building' || view.phase === 'takeovers' || view.phase === 'payment'
  return listed.map((seat, i): Row => {
    const own = table.seats[seat]
    const done = view.phase === 'trains_and_movement' ? !!own?.passed : once && i < acting
    return {
      id: String(seat),
      seat,
      colours: view.colours[seat] ?? ['grey'],
      mark: view.to_act.includes(seat) ? 'now' : done ? 'done' : i + 1,
      figures: view.over
        ? [
            { text: '', Drawn: Carried },
            { text: String(own?.points.sets ?? 0) },
            { text: signed(own?.points.profit ?? 0) },
            { text: signed(own?.points.links ?? 0) },
          ]
        : [
            { text: String(own?.hand ?? 0), strong: true, rest: own?.on_boxes ? `+${own.on_boxes}` : '' },
            { text: String(own?.links.length ?? 0), rest: `/${(own?.links.length ?? 0) + (own?.links_left ?? 0)}` },
            { text: '', Drawn: Carried },
            { text: number(own?.score ?? 0), strong: true },
          ],
    }
  })
}

function heading(stage: Stage): Heading {
  const view = stage.view
  const table = tableOf(view)
  const made = model(stage.data)
  const area = (id: string | null | undefined): string =>
    id ? String(words.texts.word('area', made.area.get(id)?.name ?? id)) : ''
  const end = table.series?.areas.at(-1) ?? desk.start
  const facts = {
    area: area(end),
    box: Number(stage.choice?.words['box'] ?? 0),
    bids: stage.seat === null ? 0 : table.boxes.filter((box) => box.holder === stage.seat).length,
    n: table.payment?.bill ?? 0,
    company: table.series?.company ?? '',
  }
  const key = ((): string => {
    switch (view.phase) {
      case 'auction':
        return stage.choice?.kind === 'bid' ? 'bid' : 'box'
      case 'track_building':
        return desk.border
          ? 'which'
          : table.series
            ? 'on'
            : desk.start
              ? 'from'
              : stage.moves.some((move) => move.kind === 'build')
                ? 'start'
                : 'none'
      case 'payment':
        return table.payment?.train ? 'pay-train' : 'pay'
      case 'trains_and_movement':
        return stage.moves.some((move) => move.kind === 'take') ? 'take' : 'train'
      case 'takeovers':
        return desk.border ? 'which' : table.series ? 'sell-on' : 'sell'
      default:
        return 'other'
    }
  })()
  if (key === 'other') return { steps: [], title: t(`phase-${view.phase}`), help: '' }
  return { steps: [], title: t(`wensleydale-decide-${key}`, facts), help: t(`wensleydale-help-${key}`, facts) }
}

function verb(stage: Stage, move: MoveInfo): string | null {
  if (move.kind === 'finish') return t('wensleydale-build', { n: seriesWith(stage, null).length })
  if (move.kind === 'complete') return t('wensleydale-complete', { n: seriesWith(stage, null).length })
  if (move.kind === 'build' || move.kind === 'sell')
    return t('wensleydale-add', { a: String(move.words['a']), b: String(move.words['b']) })
  if (move.kind === 'buy') return t('wensleydale-buy')
  if (move.kind === 'take-all') return t('wensleydale-take-all')
  return null
}

/** A turn opens with a heading; what happens to all at once is one line. */
function log(stage: Stage): LogLine[] {
  return grouped(stage, {
    head: (event) => event.kind === 'turn',
    headText: (event) => ({ text: t('wensleydale-log-turn', { n: Number(event.facts['n']) }), note: '' }),
    merge: ['cubes', 'gain', 'profit'],
    colour: () => '',
    hide: ['build'],
  })
}

/** Areas, links, boxes and trains that an event names. */
function spots(event: GameEvent, data: unknown): string[] {
  const made = model(data)
  const found: string[] = []
  const id = (name: unknown): string => made.byName.get(String(name))?.id ?? ''
  const link = (one: unknown, other: unknown): void => {
    const border = between(made, id(one), id(other))
    if (border) found.push(`border:${border.name}`)
  }
  const { a, b, area, route, box, train } = event.facts
  if (typeof area === 'string' && id(area)) found.push(`area:${id(area)}`)
  if (typeof a === 'string' && typeof b === 'string') link(a, b)
  if (typeof route === 'string') {
    const names = route.split('–')
    names.slice(1).forEach((name, i) => link(names[i], name))
  }
  if (typeof box === 'number') found.push(`box:${box}`)
  if (typeof train === 'string') found.push(`train:${train}`)
  return found
}

/** How each player came to the score: pieces, sets, profit or loss, links left. */
function result(stage: Stage): { captions: string[]; figures: string[][] } {
  const table = tableOf(stage.view)
  return {
    captions: ['carried', 'sets', 'profit', 'links-left'].map((key) => t(`wensleydale-col-${key}`)),
    figures: table.seats.map(({ points }) => [
      String(points.moved),
      String(points.sets),
      signed(points.profit),
      signed(points.links),
    ]),
  }
}

const primary = (stage: Stage): MoveInfo | null =>
  stage.moves.find((move) => move.kind === 'finish' || move.kind === 'complete') ?? null

const wensleydale: BoardModule = {
  Board,
  Decide,
  decides: (stage) =>
    stage.choice?.kind === 'bid' || stage.moves.some((move) => move.kind === 'pay') || desk.border !== null,
  Rail,
  railWidth: 540,
  orderTitle: (stage) => t(`wensleydale-order-${orderNow(tableOf(stage.view), stage.view.phase).name}`),
  panels: () => [
    { id: 'boxes', title: t('wensleydale-tab-boxes'), icon: 'coin', Panel: Auction },
    { id: 'trains', title: t('wensleydale-tab-trains'), icon: 'up', Panel: Rolling },
  ],
  branches,
  columns: (stage) =>
    (stage.view.over ? ['carried', 'sets', 'profit', 'links-left'] : ['cubes', 'links', 'carried', 'score']).map(
      (key) => ({ key, title: t(`wensleydale-col-${key}`), help: t(`wensleydale-col-${key}-help`) }),
    ),
  rows,
  strip: (stage, row) => ({
    label: t('wensleydale-col-cubes'),
    value: String(tableOf(stage.view).seats[row.seat]?.hand ?? 0),
  }),
  heading,
  account,
  primary,
  verb,
  exits: (stage) => stage.moves.filter((move) => ['nothing', 'pass', 'take-all', 'keep'].includes(move.kind)),
  opens: (stage) =>
    stage.moves.some((move) => move.kind === 'bid')
      ? 'boxes'
      : stage.moves.some((move) => move.kind === 'buy') && !stage.moves.some((move) => move.kind === 'take')
        ? 'trains'
        : null,
  log,
  result,
  spots,
  guide,
  shortEra: (view) => t('wensleydale-short-turn', { n: tableOf(view).turn, total: tableOf(view).turns }),
}

export default wensleydale
