/** Workshop of the World for the shell: figures, words and accounts, all from the view and the board file. */
import type { Stage } from '$web/lib/stage'
import { t, words } from '$web/lib/texts.svelte'
import type { GameEvent, MoveInfo, View } from '$web/lib/types'
import { grouped } from '$web/boards/log'
import type { BoardModule, Branch, Cell, Heading, LogLine, Row, Station } from '$web/boards/module'
import Board from './Board.svelte'
import Decide from './Decide.svelte'
import Demand from './Demand.svelte'
import { guide } from './guide'
import { model, pieces, works } from './model'
import { factsOf, type Table, tableOf } from './shapes'
import { pounds } from './money'
import Offer from './Offer.svelte'
import Secrets from './Secrets.svelte'

const AUCTIONS = ['auction', 'lots', 'standing']
const TURN = ['card', 'town', 'removal', 'links']

function branches(view: View): Branch[] {
  const table = tableOf(view)
  const n = table.rounds
  const now = view.over
    ? 2 * n + 4
    : view.phase === 'demand'
      ? ([0, n + 1, n + 2, 2 * n + 3][table.creation - 1] ?? 0)
      : table.era === 'canal'
        ? table.round
        : n + 2 + table.round
  const era = (first: number, name: string): Branch => {
    const stations = Array.from({ length: n + 2 }, (_, i): Station => {
      const at = first + i
      const mark = i === 0 || i === n + 1
      return {
        label: mark ? '' : String(i),
        title: mark ? t('phase-demand') : t('workshop-round', { round: i, rounds: n }),
        kind: mark ? 'mark' : 'stop',
        state: at < now ? 'past' : at === now ? 'now' : 'next',
      }
    })
    return { name: t(`era-${name}`), on: table.era === name, stations }
  }
  return [era(0, 'canal'), era(n + 2, 'rail')]
}

function rows(stage: Stage): Row[] {
  const view = stage.view
  const table = tableOf(view)
  const order = table.order.length
    ? table.order
    : table.before.length
      ? table.before
      : table.sets.map((set) => set.colour)
  const listed = [...order, ...table.sets.map((set) => set.colour).filter((colour) => !order.includes(colour))]
  const seen = new Set<number>()
  return listed.map((colour, i): Row => {
    const set = table.sets.find((one) => one.colour === colour)
    const seat = set?.seat ?? 0
    const first = !seen.has(seat)
    seen.add(seat)
    const cash = table.cash[seat]
    const bid = table.bids[seat]
    const acting = TURN.includes(view.phase) && table.active !== null
    const place = order.indexOf(colour)
    const now = acting ? table.active === colour : view.to_act.includes(seat)
    const done = acting ? place >= 0 && place < table.turn : false
    return {
      id: colour,
      seat,
      colours: [colour],
      mark: view.over ? i + 1 : now ? 'now' : done ? 'done' : i + 1,
      figures: [
        { text: first && bid !== null && bid !== undefined ? pounds(bid) : '' },
        first
          ? cash === null || cash === undefined
            ? { text: '', secret: true }
            : { text: pounds(cash), strong: true }
          : { text: '' },
        { text: first ? String(table.income[seat] ?? 0) : '', strong: true },
        { text: String(set?.network ?? 0), strong: true, rest: `/${set?.built ?? 0}` },
        { text: String(works(table, colour)) },
      ],
    }
  })
}

function heading(stage: Stage): Heading {
  const view = stage.view
  const table = tableOf(view)
  const phase = view.phase
  const at = TURN.indexOf(phase)
  const steps =
    at >= 0
      ? [
          { name: t('workshop-step-card'), state: at > 0 ? ('past' as const) : ('now' as const) },
          {
            name: t('workshop-step-industry'),
            state: at > 2 ? ('past' as const) : at > 0 ? ('now' as const) : ('next' as const),
          },
          { name: t('workshop-step-links'), state: at === 3 ? ('now' as const) : ('next' as const) },
        ]
      : []
  const facts = {
    town: table.town ?? '',
    card: table.card ?? '',
    value: Number(table.card?.slice(5) ?? 0) || 0,
    lot: table.lot?.card ?? '',
    cost: table.link_cost,
  }
  const key =
    phase === 'auction' && stage.moves.some((move) => move.kind === 'colour')
      ? 'colour'
      : AUCTIONS.includes(phase) && phase !== 'auction'
        ? table.lot
          ? 'raise'
          : 'lot'
        : phase
  const help =
    phase === 'links'
      ? stage.choice
        ? 'help-links-chosen'
        : table.built.length
          ? 'help-links-more'
          : 'help-links'
      : `help-${key}`
  return { steps, title: t(`workshop-decide-${key}`, facts), help: t(`workshop-${help}`, facts) }
}

function account(stage: Stage): Cell[] {
  const seat = stage.seat
  if (seat === null || !stage.turn) return []
  const before = tableOf(stage.view)
  const phase = stage.view.phase
  const bid = stage.choice?.kind === 'bid' ? Number(stage.choice.words['pounds']) : null
  if (bid !== null) return bidAccount(before, seat, bid)
  const after = stage.preview?.view ? tableOf(stage.preview.view) : null
  if (!after) return []
  const cells: Cell[] = []
  const built = factsOf(
    stage.preview?.events.find((event) => event.kind === 'built' && event.seat === seat),
    'built',
  )
  if (built)
    cells.push({
      caption: t('workshop-links-times', { n: built.n, pounds: before.link_cost }),
      value: pounds(built.cost),
    })
  const cash = [before.cash[seat], after.cash[seat]]
  if (typeof cash[0] === 'number' && typeof cash[1] === 'number' && (built || cash[0] !== cash[1]))
    cells.push({ caption: t('workshop-cash'), before: pounds(cash[0]), value: pounds(cash[1]) })
  const income = [before.income[seat] ?? 0, after.income[seat] ?? 0] as const
  if (income[0] !== income[1]) {
    const parts = (built?.sum ?? []).map((part) => `${words.texts.word('town', part.town)} ${part.n}`)
    cells.push({
      caption: parts.join(' + ') || t('workshop-income'),
      before: t('workshop-income-from', { income: income[0] }),
      value: String(income[1]),
      good: income[1] > income[0],
      bad: income[1] < income[0],
    })
  }
  const colour = before.active
  if (colour && phase === 'links') {
    const network = (table: Table): number => table.sets.find((set) => set.colour === colour)?.network ?? 0
    const now = network(before)
    const then = after.era === before.era ? network(after) : now
    if (then !== now)
      cells.push({ caption: t('workshop-largest'), before: String(now), value: t('workshop-n-links', { n: then }) })
    else if (cells.length) cells.push({ caption: t('workshop-largest'), value: t('workshop-stays', { n: now }) })
  }
  if (phase !== 'links') cells.push(...industryCells(stage, before, after))
  return cells
}

/** What a card or a town would mean: the industry placed, and what one of its type earns now. */
function industryCells(stage: Stage, before: Table, after: Table): Cell[] {
  const town = model(stage.data).town.get(after.town ?? '')
  if (!town || after.town === before.town) return []
  return [
    {
      caption: String(words.texts.word('town', town.name)),
      before: `${pieces(before, town.name).length}`,
      value: t('workshop-of-places', { n: pieces(after, town.name).length, value: town.value }),
    },
    {
      caption: String(words.texts.word('type', town.type)),
      value: t('workshop-earns', { pounds: before.display[town.type] ?? 0 }),
    },
    { caption: t('workshop-link-to-it'), value: t('workshop-income-plus', { value: town.value }) },
  ]
}

function bidAccount(table: Table, seat: number, bid: number): Cell[] {
  const left = table.own?.bidding[bid]
  if (!left) return []
  const income = table.income[seat] ?? 0
  return [
    { caption: t('workshop-cash'), before: pounds(table.cash[seat] ?? 0), value: pounds(left.cash) },
    left.income === income
      ? { caption: t('workshop-from-income'), value: t('workshop-nothing') }
      : { caption: t('workshop-from-income'), before: String(income), value: String(left.income), bad: true },
  ]
}

function verb(stage: Stage, move: MoveInfo): string | null {
  const table = tableOf(stage.view)
  if (move.kind !== 'link' && move.kind !== 'done') return null
  if (move.kind === 'done' && !table.built.length) return t('workshop-no-link')
  const built = factsOf(
    stage.preview?.events.find((event) => event.kind === 'built'),
    'built',
  )
  return built ? t('workshop-build', { n: built.n, pounds: built.cost }) : null
}

/** Sealed bids become one line; a round opens with a heading; the rest goes by seat. */
function log(stage: Stage): LogLine[] {
  return grouped(stage, {
    head: (event) => event.kind === 'round' || event.kind === 'reset',
    headText: (event) => {
      const round = factsOf(event, 'round')
      return round
        ? {
            text: t('workshop-log-round', { round: round.round }),
            note: words.texts.listed(round.card.map((card) => String(words.texts.word('card', card)))),
          }
        : null
    },
    merge: ['bid-shown', 'collected', 'placed-tokens', 'kept-tokens'],
    colour: (event) => (typeof event.facts['colour'] === 'string' ? event.facts['colour'] : ''),
    hide: ['order'],
  })
}

/** The last income phase: what was in hand, and what the income track, the links and the industries brought. */
function result(stage: Stage): { captions: string[]; figures: string[][] } | null {
  const scores = stage.view.scores
  if (!scores) return null
  const figures = scores.map((score, seat) => {
    const last = factsOf(
      stage.events.findLast((event) => event.kind === 'collected' && event.seat === seat),
      'collected',
    )
    return last
      ? [score - last.total, last.income, last.links, last.industries].map(pounds)
      : [score, 0, 0, 0].map(pounds)
  })
  return { captions: ['cash', 'income', 'links', 'works'].map((key) => t(`workshop-col-${key}`)), figures }
}

function spots(event: GameEvent): string[] {
  const found: string[] = []
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value) look(one, key)
    else if (value && typeof value === 'object') {
      if ('a' in value && 'b' in value && typeof value.a === 'string' && typeof value.b === 'string')
        found.push(`connection:${value.a}-${value.b}`)
      for (const [name, inner] of Object.entries(value)) look(inner, name)
    } else if (typeof value === 'string' && (key === 'town' || key === 'card')) found.push(`town:${value}`)
    else if (typeof value === 'string' && key === 'links') found.push(`connection:${value}`)
  }
  look(event.facts, '')
  return found
}

const workshop: BoardModule = {
  Board,
  Decide,
  decides: (stage) => stage.moves.some((move) => ['bid', 'token', 'colour', 'remove'].includes(move.kind)),
  Secrets,
  panels: () => [
    { id: 'offer', title: t('workshop-tab-offer'), icon: 'cards', Panel: Offer },
    { id: 'demand', title: t('workshop-demand'), icon: 'up', Panel: Demand },
  ],
  branches,
  columns: () =>
    ['bid', 'cash', 'income', 'links', 'works'].map((key) => ({
      key,
      title: t(`workshop-col-${key}`),
      help: t(`workshop-col-${key}-help`),
    })),
  rows,
  strip: (stage, row) => ({
    label: t('workshop-col-income'),
    value: String(tableOf(stage.view).income[row.seat] ?? 0),
  }),
  heading,
  account,
  primary: (stage) =>
    stage.view.phase === 'links' && tableOf(stage.view).built.length
      ? (stage.moves.find((move) => move.kind === 'done') ?? null)
      : null,
  verb,
  exits: (stage) =>
    stage.moves.filter(
      (move) =>
        move.kind === 'keep' ||
        move.kind === 'drop' ||
        (move.kind === 'done' && (!tableOf(stage.view).built.length || stage.choice?.kind === 'link')),
    ),
  opens: (stage) => (stage.moves.some((move) => ['card', 'gamble', 'auction'].includes(move.kind)) ? 'offer' : null),
  result,
  log,
  spots,
  guide,
  shortEra: (view) =>
    t(`workshop-short-era-${tableOf(view).era}`, { round: tableOf(view).round, rounds: tableOf(view).rounds }),
}

export default workshop
