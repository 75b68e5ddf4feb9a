/** Railroad Revolution for the shell: figures, words and accounts, all from the view and the board file. */
import type { Stage } from '$web/lib/stage'
import { t } from '$web/lib/texts.svelte'
import type { GameEvent, MoveInfo, View } from '$web/lib/types'
import { stops } from '$web/boards/line'
import { grouped } from '$web/boards/log'
import type { BoardModule, Branch, Heading, LogLine, Row } from '$web/boards/module'
import { account } from './account'
import Board from './Board.svelte'
import CompanyPanel from './CompanyPanel.svelte'
import { guide } from './guide'
import { dollars, model, total } from './model'
import { tableOf } from './shapes'
import Rail from './Rail.svelte'
import TracksPanel from './TracksPanel.svelte'
import TurnPanel from './TurnPanel.svelte'

const STATIONS = ['worker', 'action', 'contract', 'objectives']
const SMALL = [
  'advance',
  'promote',
  'flip',
  'train',
  'use',
  'take',
  'swap',
  'discard',
  'hire',
  'free-track',
  'free-station',
  'free-office',
]

function branches(view: View): Branch[] {
  const table = tableOf(view)
  const started = !['setup', 'setup_reward'].includes(view.phase)
  const names = started ? STATIONS : ['setup', 'setup_reward']
  const phase = view.phase === 'contract_reward' ? 'contract' : view.phase
  const now = view.over ? names.length : names.indexOf(phase)
  const round = started
    ? table.last_round
      ? t('revolution-last-round', { n: table.round, last: table.last_round })
      : t('revolution-round', { n: table.round })
    : t('revolution-set-up')
  return [
    {
      name: view.over ? round : `${round} · ${t(`revolution-short-${phase}`)}`,
      on: true,
      stations: stops(
        names.map((name) => t(`phase-${name}`)),
        now,
      ),
    },
  ]
}

function rows(stage: Stage): Row[] {
  const view = stage.view
  const table = tableOf(view)
  const turns = stage.names.map((_, i) => (table.first_player + i) % stage.names.length)
  const order = view.over && view.ranking ? view.ranking : turns
  return order.map((seat, i): Row => {
    const own = table.seats[seat]
    const stations = Object.values(table.cities).filter((city) => city.stations.includes(seat)).length
    const offices = table.sections.filter((section) => section.offices.includes(seat)).length
    return {
      id: String(seat),
      seat,
      colours: view.colours[seat] ?? ['grey'],
      mark: view.to_act.includes(seat) ? 'now' : i + 1,
      figures: [
        { text: dollars(own?.money ?? 0), strong: true },
        { text: String(own?.shares ?? 0) },
        { text: String(own?.available ?? 0) },
        { text: String(stations) },
        { text: String(offices) },
        {
          text: String(total(own?.trains_up ?? {})),
          rest: total(own?.trains_down ?? {}) ? `+${total(own?.trains_down ?? {})}` : '',
        },
        { text: String(own?.points['total'] ?? 0), strong: true },
      ],
    }
  })
}

function heading(stage: Stage): Heading {
  const view = stage.view
  const table = tableOf(view)
  const hand = table.action
  const has = (...kinds: string[]): boolean => stage.moves.some((move) => kinds.includes(move.kind))
  const facts = {
    n: hand?.to_place ?? 0,
    due: hand?.due ?? 0,
    action: hand?.action ?? '',
    chain: table.replacing[0]?.chain ?? '',
  }
  const key = ((): string => {
    switch (view.phase) {
      case 'setup':
        return 'setup'
      case 'setup_reward':
        return 'setup-reward'
      case 'worker':
        return has('pass') ? 'pass' : 'worker'
      case 'contract':
        return 'contract'
      case 'contract_reward':
        return 'reward'
      case 'objectives':
        return has('replace') ? 'replace' : 'keep'
      default:
        if (hand && hand.to_place > 0) return hand.action
        return has('done') ? 'end' : hand && hand.due > 0 ? 'pay' : 'rest'
    }
  })()
  return { steps: [], title: t(`revolution-decide-${key}`, facts), help: t(`revolution-help-${key}`, facts) }
}

/** The button pays, or ends the action; what would be left over is said in the list. */
function primary(stage: Stage): MoveInfo | null {
  const of = (kind: string): MoveInfo | undefined => stage.moves.find((move) => move.kind === kind)
  return of('pay') ?? of('done') ?? of('pass') ?? null
}

function verb(stage: Stage, move: MoveInfo): string | null {
  const table = tableOf(stage.view)
  switch (move.kind) {
    case 'pay':
      return t('revolution-pay', { n: table.action?.due ?? 0 })
    case 'done':
      return t(stage.view.phase === 'action' ? 'revolution-end-action' : 'revolution-end-reward')
    case 'keep':
      return t('revolution-keep-this', { n: Number(move.words['n']) })
    case 'decline':
      return t('move-decline')
    default:
      return null
  }
}

/** The account shows what is left once the price is paid, where that can be done at once. */
/** A turn is one line for each player; what belongs to nobody stands alone. */
function log(stage: Stage): LogLine[] {
  return grouped(stage, { head: () => false, headText: () => null, merge: [], colour: () => '', hide: [] })
}

/** Cities, spaces, sections, tracks and trains that an event names. */
function spots(event: GameEvent, data: unknown): string[] {
  const made = model(data)
  const { city, space, section, track, train } = event.facts
  const found: string[] = []
  const place = typeof city === 'string' ? made.named.get(city) : undefined
  if (place) found.push(`city:${place.id}`)
  const route = typeof space === 'string' ? made.routes.find((one) => one.label === space) : undefined
  if (route) found.push(`space:${route.space.id}`)
  if (typeof section === 'number') found.push(`section:${section}`)
  if (typeof track === 'string') found.push(`progress:${track}`)
  if (typeof train === 'string') found.push(`train:${train}`)
  return found
}

const PARTS = ['trains', 'objectives', 'progress_telegraph', 'progress_stations', 'progress_network', 'links']

const revolution: BoardModule = {
  Board,
  decides: () => false,
  Rail,
  railWidth: 478,
  orderTitle: () => t('revolution-clockwise'),
  panels: () => [
    { id: 'turn', title: t('revolution-tab-turn'), icon: 'list', Panel: TurnPanel },
    { id: 'company', title: t('revolution-tab-company'), icon: 'coin', Panel: CompanyPanel },
    { id: 'tracks', title: t('revolution-tab-tracks'), icon: 'up', Panel: TracksPanel },
  ],
  branches,
  columns: () =>
    ['money', 'shares', 'workers', 'stations', 'offices', 'trains', 'points'].map((key) => ({
      key,
      title: t(`revolution-short-col-${key}`),
      help: t(`revolution-col-${key}`),
    })),
  rows,
  strip: (stage, row) => ({ label: '', value: dollars(tableOf(stage.view).seats[row.seat]?.money ?? 0) }),
  heading,
  account,
  primary,
  verb,
  exits: (stage) => stage.moves.filter((move) => ['decline', 'done'].includes(move.kind)),
  opens: (stage) => {
    if (!stage.turn) return null
    const kinds = new Set(stage.moves.map((move) => move.kind))
    if (stage.view.phase === 'worker') return 'turn'
    if (kinds.has('office') || kinds.has('free-office')) return 'tracks'
    if (['track', 'station', 'free-track', 'free-station'].some((kind) => kinds.has(kind))) return null
    return kinds.has('trade') ||
      SMALL.some((kind) => kinds.has(kind)) ||
      ['setup', 'contract', 'objectives', 'action', 'contract_reward'].includes(stage.view.phase)
      ? 'turn'
      : null
  },
  log,
  result: (stage) => ({
    captions: PARTS.map((part) => t(`revolution-result-${part}`)),
    figures: tableOf(stage.view).seats.map((own) => PARTS.map((part) => String(own.points[part] ?? 0))),
  }),
  spots,
  guide,
  shortEra: (view) =>
    tableOf(view).round ? t('revolution-round', { n: tableOf(view).round }) : t('revolution-set-up'),
}

export default revolution
