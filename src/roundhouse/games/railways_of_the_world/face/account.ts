/** What a decision costs and brings, before and after, as the bar shows it. Everything comes from the preview, the view and the board file. */
import type { Stage } from '$web/lib/stage'
import { t, words } from '$web/lib/texts.svelte'
import type { MoveInfo } from '$web/lib/types'
import type { Cell } from '$web/boards/module'
import { desk } from './desk.svelte'
import { dollars } from './model'
import { type Seat as SeatTable, type Table, tableOf } from './shapes'

/** The seat before and after what the preview shows; null while it is not there. */
function both(stage: Stage): { now: SeatTable; then: SeatTable; after: Table } | null {
  const view = stage.preview?.view
  if (!view || stage.seat === null) return null
  const now = tableOf(stage.view).seats[stage.seat]
  const after = tableOf(view)
  const then = after.seats[stage.seat]
  return now && then ? { now, then, after } : null
}

export function account(stage: Stage): Cell[] {
  if (stage.seat === null || !stage.turn) return []
  const move = stage.pointed ?? stage.choice
  if (stage.view.phase === 'auction') return bidCells(stage, move)
  if (desk.pointed ?? desk.route) return routeCells(stage)
  if (stage.view.phase === 'track' || stage.rest.length) return trackCells(stage, move)
  if (!move) return debt(stage)
  return move.kind === 'deliver' ? [] : [...extra(stage, move), ...money(stage)]
}

function bidCells(stage: Stage, move: MoveInfo | null): Cell[] {
  const table = tableOf(stage.view)
  const cash = table.seats[stage.seat ?? 0]?.cash ?? 0
  const meant = move?.kind === 'bid' ? move : stage.moves.find((one) => one.kind === 'bid')
  const bid = Number(meant?.words['n'] ?? 0)
  const bonds = table.auction?.bonds[meant?.move ?? ''] ?? 0
  const high = table.auction
  const cells = bid ? loan(stage, bonds, (loan) => t('railways-if-first-loan', { loan })) : []
  if (bid && !cells.length)
    cells.push({ caption: t('railways-if-first'), before: dollars(cash), value: dollars(cash - bid) })
  if (high)
    cells.push({
      caption: t('railways-high-bid'),
      value: high.leader === null ? t('railways-no-bid') : `${stage.names[high.leader] ?? ''} ${dollars(high.high)}`,
    })
  return cells
}

/** While dividends force new bonds, the bar says so before every decision. */
function debt(stage: Stage): Cell[] {
  const own = tableOf(stage.view).seats[stage.seat ?? -1]
  if (!own?.forced) return []
  return [
    { caption: t('railways-each-turn'), value: dollars(own.net), bad: true },
    { caption: t('railways-forced'), value: `+${own.forced}`, bad: true },
    { caption: t('railways-col-score'), value: String(own.score).replace('-', '−'), bad: own.score < 0 },
  ]
}

/** What new bonds bring now and cost until the end; marked where that is more, or where their money comes too late. */
function loan(stage: Stage, bonds: number, said = (loan: string) => loan): Cell[] {
  const one = tableOf(stage.view).loan
  if (!one || bonds < 1) return []
  return [
    {
      caption: said(t('railways-loan', { n: bonds, turns: one.turns })),
      before: `+${dollars(bonds * one.brings)}`,
      value: t('railways-loan-costs', { dividends: dollars(bonds * one.dividends), n: bonds * one.points }),
      bad: one.dear,
    },
  ]
}

/** Cash and bonds, where they change. */
function money(stage: Stage): Cell[] {
  const found = both(stage)
  if (!found) return []
  const { now, then } = found
  const cells: Cell[] = []
  // income and dividends of a turn that ends are no part of the price
  const income = stage.preview?.events.some((event) => event.kind === 'income') ?? false
  if (!income && (now.cash !== then.cash || now.bonds !== then.bonds))
    cells.push({ caption: t('railways-col-cash'), before: dollars(now.cash), value: dollars(then.cash) })
  if (then.bonds > now.bonds) {
    cells.push(...loan(stage, then.bonds - now.bonds))
    if (!income && then.forced)
      cells.push({ caption: t('railways-each-turn'), before: dollars(now.net), value: dollars(then.net), bad: true })
  }
  return cells
}

function extra(stage: Stage, move: MoveInfo): Cell[] {
  const found = both(stage)
  if (!found) return []
  const { now, then } = found
  const cells: Cell[] = []
  if (move.kind === 'upgrade')
    cells.push({ caption: t('railways-col-engine'), before: String(now.level), value: String(then.level), good: true })
  if (move.kind === 'take')
    cells.push({ caption: t('railways-card'), value: String(words.texts.word('card', String(move.words['card']))) })
  if (now.position !== then.position && stage.preview)
    cells.push({
      caption: t('railways-col-points'),
      before: String(now.position),
      value: String(then.position),
      good: then.position > now.position,
    })
  return cells
}

/** The tiles with their prices, what is paid, and whether the track would stay. */
function trackCells(stage: Stage, move: MoveInfo | null): Cell[] {
  const table = tableOf(stage.view)
  const laid =
    stage.preview?.events
      .filter((event) => event.kind === 'lay' && event.seat === stage.seat)
      .map((event) => Number(event.facts['n'])) ?? []
  const before = table.chain?.price ?? 0
  const found = both(stage)
  const cells: Cell[] = []
  const tiles = (table.chain?.laid ?? 0) + laid.length
  const sum = before + laid.reduce((a, b) => a + b, 0)
  const parts = [...(before ? [dollars(before)] : []), ...laid.map(dollars)]
  if (tiles)
    cells.push({
      caption: t('railways-n-tiles', { n: tiles, total: Math.max(tiles, table.chain?.allowed ?? 0) }),
      value: parts.length > 1 ? `${parts.join(' + ')} = ${dollars(sum)}` : dollars(sum),
    })
  if (found && !found.after.chain) cells.push(...money(stage))
  const link = stage.preview?.events.find((event) => event.kind === 'link' && event.seat === stage.seat)
  const stub = stage.preview?.events.find((event) => event.kind === 'stub' && event.seat === stage.seat)
  const lines = stage.preview?.events.filter((event) => event.kind === 'line' && event.seat === stage.seat) ?? []
  if (link)
    cells.push({
      caption: t('railways-new-link'),
      value: `${words.texts.word('city', link.facts['a'] ?? '')}–${words.texts.word('city', link.facts['b'] ?? '')}`,
      good: true,
    })
  else if (stub && (move || tiles))
    cells.push({ caption: t('railways-not-joined'), value: t('railways-gone', { n: table.rounds }), bad: true })
  for (const line of lines)
    cells.push({
      caption: t('railways-line', { a: line.facts['a'] ?? '', b: line.facts['b'] ?? '' }),
      value: `+${line.facts['n']}`,
      good: true,
    })
  return cells
}

/** Who earns what on the route that is chosen or pointed at. */
function routeCells(stage: Stage): Cell[] {
  const route = desk.pointed ?? desk.route
  if (!route || stage.seat === null) return []
  const own = route.gains.find((gain) => gain.seat === stage.seat)
  const mine = own?.points ?? 0
  const cards = route.extras
    .filter((event) => event.kind === 'achieve')
    .map((event) => String(words.texts.word('card', event.facts['card'] ?? '')))
  const others = route.gains.filter((gain) => gain.seat !== stage.seat)
  const cells: Cell[] = [
    {
      caption: [t('railways-n-links', { n: route.links.length }), ...cards].join(', '),
      value:
        own && own.parts.length > 1
          ? `${own.parts.join(' + ')} = ${t('railways-you-gain', { n: mine })}`
          : t('railways-you-gain', { n: mine }),
      good: true,
    },
  ]
  if (others.length)
    cells.push({
      caption: t('railways-others'),
      value: others.map((gain) => `${stage.names[gain.seat] ?? ''} +${gain.points}`).join(', '),
      bad: true,
    })
  const found = route === desk.route ? both(stage) : null
  if (found && mine)
    cells.push({
      caption: t('railways-income'),
      before: dollars(found.now.income),
      value: dollars(found.then.income),
      good: found.then.income >= found.now.income,
    })
  if (route.extras.some((event) => event.kind === 'empty'))
    cells.push({
      caption: t('railways-then-empty'),
      value: String(
        words.texts.word('city', route.extras.find((event) => event.kind === 'empty')?.facts['city'] ?? ''),
      ),
    })
  return cells
}
