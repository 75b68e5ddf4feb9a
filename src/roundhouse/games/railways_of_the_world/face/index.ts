/** Railways of the World for the shell: figures, words and accounts, all from the view and the board file. */
import type { Stage } from '$web/lib/stage'
import { t, words } from '$web/lib/texts.svelte'
import type { GameEvent, MoveInfo, View } from '$web/lib/types'
import { stops } from '$web/boards/line'
import { grouped } from '$web/boards/log'
import type { BoardModule, Branch, Column, Heading, LogLine, Row } from '$web/boards/module'
import { account } from './account'
import Board from './Board.svelte'
import CardsTab from './CardsTab.svelte'
import Decide from './Decide.svelte'
import { modeNow } from './deeds'
import { desk } from './desk.svelte'
import { guide } from './guide'
import IncomeTab from './IncomeTab.svelte'
import { dollars, model } from './model'
import { type Seat, tableOf } from './shapes'
import Rail from './Rail.svelte'
import Secrets from './Secrets.svelte'

const GAINED = ['links', 'depots', 'hotels', 'goals', 'lines'] as const

/** Auction, the rounds, income. */
function branches(view: View): Branch[] {
  const table = tableOf(view)
  const bidding = view.phase === 'auction' || view.phase === 'baron'
  const now = view.over ? table.rounds + 2 : bidding ? 0 : table.round
  const titles = [
    t('phase-auction'),
    ...Array.from({ length: table.rounds }, (_, i) => t('railways-round', { n: i + 1 })),
    t('railways-income'),
  ]
  const name = t('railways-turn', { n: table.turn })
  return [
    {
      name: view.over
        ? name
        : `${name} · ${bidding ? t(view.phase === 'baron' ? 'railways-baron' : 'railways-auction') : t('railways-round', { n: table.round })}`,
      on: true,
      stations: stops(titles, now, (i) => (i === 0 ? '·' : i > table.rounds ? '$' : String(i))),
    },
  ]
}

const COLUMNS = ['cash', 'bonds', 'engine', 'income', 'points', 'score']
const ENDED = ['points', 'bonds', 'baron', 'score']

function columns(stage: Stage): Column[] {
  return (stage.view.over ? ENDED : COLUMNS).map((key) => ({
    key,
    title: t(`railways-col-${key}`),
    help: t(`railways-col-${key}-help`),
  }))
}

const signed = (n: number): string => String(n).replace('-', '−')

/** Bonds whose dividends force new ones are marked, as the engine says: they cost more than they can bring. */
function warned(own: Seat | undefined): { warning?: string } {
  return own?.forced ? { warning: t('railways-sinking', { price: dollars(-own.net), n: own.forced }) } : {}
}

function rows(stage: Stage): Row[] {
  const view = stage.view
  const table = tableOf(view)
  const order =
    view.over && view.ranking ? view.ranking : table.order.length ? table.order : view.colours.map((_, seat) => seat)
  const bidding = view.phase === 'auction'
  return order.map((seat, i): Row => {
    const own = table.seats[seat]
    const out = bidding && !!table.auction?.out.includes(seat)
    const done = !bidding && view.phase !== 'baron' && i < table.place
    return {
      id: String(seat),
      seat,
      colours: view.colours[seat] ?? ['grey'],
      mark: view.to_act.includes(seat) ? 'now' : done || out ? 'done' : i + 1,
      figures: view.over
        ? [
            { text: String(own?.position ?? 0) },
            { text: `−${own?.bonds ?? 0}` },
            { text: `+${own?.baron_score ?? 0}` },
            { text: String(view.scores?.[seat] ?? 0), strong: true },
          ]
        : [
            { text: dollars(own?.cash ?? 0), strong: true, rest: bidding && own?.bid ? ` (${dollars(own.bid)})` : '' },
            { text: String(own?.bonds ?? 0), ...warned(own) },
            { text: String(own?.level ?? 0) },
            { text: dollars(own?.net ?? 0), ...warned(own) },
            { text: String(own?.position ?? 0) },
            { text: signed(own?.score ?? 0), strong: true },
          ],
    }
  })
}

/** Which sentence the bar says: one for each phase, and for each kind of action. */
function asked(stage: Stage): string {
  const chain = tableOf(stage.view).chain
  switch (stage.view.phase) {
    case 'action':
      return desk.cube
        ? 'to'
        : stage.choice?.kind === 'upgrade' || stage.choice?.kind === 'take' || stage.choice?.kind === 'use'
          ? 'sure'
          : (modeNow(stage) ?? 'action')
    case 'plan':
      return 'build'
    case 'track':
      return chain && chain.tiles.length ? 'lay' : desk.hex ? 'end' : 'first'
    case 'express':
      return desk.cube ? 'to' : 'deliver'
    case 'industry':
      return 'urbanize'
    case 'growth':
      return 'grow'
    default:
      return stage.view.phase
  }
}

function heading(stage: Stage): Heading {
  const table = tableOf(stage.view)
  const city = made(stage, table.chain?.city ?? table.cube?.from ?? table.site ?? '')
  const from = desk.cube ? made(stage, (desk.cube.places[0] ?? '').slice(5)) : city
  const level = stage.seat === null ? 0 : (table.seats[stage.seat]?.level ?? 0)
  const facts = {
    city: from || city,
    laid: table.chain?.laid ?? 0,
    total: table.chain?.allowed ?? 0,
    n: table.actions_left,
    level: table.cube?.allowed ?? level,
    colour: String(desk.cube?.words['colour'] ?? table.cube?.colour ?? 'red'),
    price: dollars(table.payment?.due ?? 0),
  }
  const key = asked(stage)
  const tap =
    globalThis.matchMedia?.('(hover: none)').matches && words.texts.has(`railways-help-${key}-tap`) ? '-tap' : ''
  return { steps: [], title: t(`railways-decide-${key}`, facts), help: t(`railways-help-${key}${tap}`, facts) }
}

const made = (stage: Stage, name: string): string =>
  String(words.texts.word('city', model(stage.data).city.get(name)?.word ?? name))

/** What is paid for the choice, from the preview. */
function cost(stage: Stage): string {
  const price = stage.preview?.events.findLast(
    (event) => event.seat === stage.seat && ['link', 'stub', 'western', 'upgrade'].includes(event.kind),
  )
  const paid = Number(price?.facts[price.kind === 'western' || price.kind === 'upgrade' ? 'price' : 'n'] ?? 0)
  return price ? ` · ${dollars(paid)}` : ''
}

function verb(stage: Stage, move: MoveInfo): string | null {
  if (move.kind === 'stop') return t('railways-stop') + cost(stage)
  if (move.kind === 'bid') return t('railways-bid', { price: dollars(Number(move.words['n'])) })
  if (move.kind === 'withdraw') return t('railways-withdraw')
  if (move.kind === 'upgrade') return t('railways-buy-engine') + cost(stage)
  if (move.kind === 'take') return t('railways-take')
  if (move.kind === 'use') return t('railways-use')
  if (move.kind === 'keep') return t('railways-keep', { baron: String(move.words['baron']) })
  if (move.kind === 'lay')
    return (
      (stage.preview?.events.some((event) => event.kind === 'link')
        ? t('railways-complete')
        : t('railways-lay', { n: 1 + stage.rest.length })) + cost(stage)
    )
  if (move.kind === 'build' || move.kind === 'extend')
    return stage.rest.length
      ? (stage.preview?.events.some((event) => event.kind === 'link')
          ? t('railways-complete')
          : t('railways-lay', { n: stage.rest.length })) + cost(stage)
      : null
  if ((move.kind === 'deliver' || move.kind === 'rail') && desk.route)
    return t('railways-deliver', {
      city: String(words.texts.word('city', desk.route.to.word)),
      n: desk.route.gains.find((gain) => gain.seat === stage.seat)?.points ?? 0,
    })
  return null
}

/** A turn opens with a heading; income of all is one line; tiles are told with their link. */
function log(stage: Stage): LogLine[] {
  return grouped(stage, {
    head: (event) => event.kind === 'turn',
    headText: (event) => ({ text: t('railways-turn', { n: Number(event.facts['n']) }), note: '' }),
    merge: ['income'],
    colour: () => '',
    hide: ['lay'],
  })
}

/** Cities that an event names. */
function spots(event: GameEvent): string[] {
  const { a, b, city, to, hex } = event.facts
  const found = [a, b, city, to].flatMap((name) => (typeof name === 'string' ? [`word:${name}`] : []))
  if (typeof hex === 'string') found.push(`hex:${hex}`)
  return found
}

/** How each player came to the score: where the points came from, bonds, Baron. */
function result(stage: Stage): { captions: string[]; figures: string[][] } {
  const table = tableOf(stage.view)
  return {
    captions: [...GAINED.map((key) => t(`railways-gained-${key}`)), t('railways-col-bonds'), t('railways-col-baron')],
    figures: table.seats.map((own) => [
      ...GAINED.map((key) => String(own.gained[key])),
      `−${own.bonds}`,
      `${own.baron ?? ''} +${own.baron_score ?? 0}`,
    ]),
  }
}

function primary(stage: Stage): MoveInfo | null {
  const phase = stage.view.phase
  if (phase === 'track') return stage.moves.find((move) => move.kind === 'stop') ?? null
  if (phase === 'auction') return stage.moves.find((move) => move.kind === 'bid') ?? null
  if (phase === 'bonds') return stage.moves.find((move) => move.kind === 'bonds') ?? null
  return null
}

/** The moves to play on, so that all of their price is seen. */

const railways: BoardModule = {
  Board,
  Decide,
  decides: (stage) =>
    stage.moves.some((move) => ['bid', 'bonds', 'keep', 'colour'].includes(move.kind)) ||
    stage.view.phase === 'action' ||
    (desk.site !== null && stage.view.phase === 'express'),
  Secrets,
  Rail,
  railWidth: 430,
  panels: () => [
    { id: 'cards', title: t('railways-tab-cards'), icon: 'cards', Panel: CardsTab },
    { id: 'income', title: t('railways-tab-income'), icon: 'up', Panel: IncomeTab },
  ],
  branches,
  columns,
  rows,
  strip: (stage, row) => ({ label: '', value: dollars(tableOf(stage.view).seats[row.seat]?.cash ?? 0) }),
  heading,
  account,
  primary,
  verb,
  exits: (stage) => stage.moves.filter((move) => move.kind === 'pass' || move.kind === 'withdraw'),
  log,
  result,
  spots,
  guide,
  shortEra: (view) => t('railways-short', { n: tableOf(view).turn, round: tableOf(view).round }),
}

export default railways
