/** What a decision costs and brings, before and after, as the bar shows it. Everything comes from the preview and the board file. */
import type { Stage } from '$web/lib/stage'
import { t, words } from '$web/lib/texts.svelte'
import type { MoveInfo } from '$web/lib/types'
import type { Cell } from '$web/boards/module'
import { between, endOf, model, route, startOf, TRACKS, type Border } from './model'
import { tableOf } from './shapes'

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

export function account(stage: Stage): Cell[] {
  if (stage.seat === null || !stage.turn) return []
  const move = stage.pointed ?? stage.choice
  switch (stage.view.phase) {
    case 'auction':
      return stage.choice?.kind === 'bid' ? bidCells(stage, stage.choice) : []
    case 'track_building':
      return seriesCells(stage, move)
    case 'payment':
      return paymentCells(stage)
    case 'trains_and_movement':
      return move ? trainCells(stage, move) : []
    case 'takeovers':
      return takeoverCells(stage, move)
    default:
      return []
  }
}

function bidCells(stage: Stage, bid: MoveInfo): Cell[] {
  const table = tableOf(stage.view)
  const box = table.boxes.find((one) => one.number === Number(bid.words['box']))
  const hand = table.seats[stage.seat ?? 0]?.hand ?? 0
  if (!box) return []
  const points = TRACKS.map((track) => ({ track, n: box.brings[track] })).filter((one) => one.n > 0)
  return [
    { caption: t('wensleydale-cubes-in-hand'), before: String(hand), value: String(hand - Number(bid.words['n'])) },
    {
      caption: t('wensleydale-box-brings', { n: box.number }),
      value: points.map((one) => t(`points-${one.track}`, { n: one.n })).join(', '),
      good: true,
    },
  ]
}

/** The borders of the series in hand, with the one that is pointed at. */
export function seriesWith(stage: Stage, move: MoveInfo | null): Border[] {
  const made = model(stage.data)
  const laid = route(made, tableOf(stage.view).series?.areas ?? [])
  const next =
    move && (move.kind === 'build' || move.kind === 'sell') ? between(made, startOf(move), endOf(move)) : undefined
  return next && !laid.includes(next) ? [...laid, next] : laid
}

/** Cubes and influence before and after, where they change. */
function purses(stage: Stage): Cell[] {
  const seat = stage.seat ?? 0
  const after = tableOf(stage.preview?.view)
  if (!after || stage.preview?.hidden) return []
  const before = tableOf(stage.view)
  const cells: Cell[] = []
  const hand = [before.seats[seat]?.hand ?? 0, after.seats[seat]?.hand ?? 0] as const
  if (hand[0] !== hand[1])
    cells.push({ caption: t('wensleydale-cubes-in-hand'), before: String(hand[0]), value: String(hand[1]) })
  const against = stage.preview?.events.filter((event) => event.kind === 'opposition') ?? []
  for (const track of TRACKS) {
    const points = [before.influence[track].space[seat] ?? 0, after.influence[track].space[seat] ?? 0] as const
    if (points[0] === points[1]) continue
    const where =
      track === 'government' && against.length
        ? t('wensleydale-opposition-in', { area: against.map((event) => String(event.facts['area'])) })
        : t('wensleydale-influence')
    cells.push({
      caption: where,
      before: `${t(`wensleydale-track-${track}`)} ${points[0]}`,
      value: String(points[1]),
      bad: points[1] < points[0],
    })
  }
  return merged(cells)
}

/** Captions stand once: the bar tells its cells apart by them. */
function merged(cells: Cell[]): Cell[] {
  const found: Cell[] = []
  for (const cell of cells) {
    const old = found.find((one) => one.caption === cell.caption)
    if (old) old.value += ` · ${cell.before ? `${cell.before} → ` : ''}${cell.value}`
    else found.push({ ...cell })
  }
  return found
}

function seriesCells(stage: Stage, move: MoveInfo | null): Cell[] {
  const borders = seriesWith(stage, move)
  if (!borders.length) return []
  const costs = borders.map((border) => border.cost)
  const sum = costs.reduce((a, b) => a + b, 0)
  const cells: Cell[] = [
    {
      caption: t('wensleydale-n-links', { n: costs.length }),
      value: costs.length > 1 ? `${costs.join(' + ')} = ${sum}` : String(sum),
    },
  ]
  cells.push(...purses(stage))
  const owing = tableOf(stage.preview?.view)?.payment
  if (owing)
    cells.push({
      caption: t('wensleydale-then-pay'),
      value: t('wensleydale-n-influence', { n: owing.bill }),
      bad: true,
    })
  return cells
}

function paymentCells(stage: Stage): Cell[] {
  const table = tableOf(stage.view)
  const bill = table.payment?.bill ?? 0
  return [
    {
      caption: table.payment?.train
        ? t('wensleydale-train', { train: table.payment.train })
        : t('wensleydale-for-series'),
      value: t('wensleydale-still', { n: bill }),
    },
  ]
}

function trainCells(stage: Stage, move: MoveInfo): Cell[] {
  const seat = stage.seat ?? 0
  const after = stage.preview?.view
  const now = tableOf(stage.view).seats[seat]
  if (!after || !now || (after.phase !== 'trains_and_movement' && after.phase !== 'payment')) return []
  const then = tableOf(after).seats[seat]
  if (!then) return []
  const cells: Cell[] = purses(stage)
  const room = (caption: string, a: number, b: number): void => {
    if (a !== b) cells.push({ caption, before: String(a), value: String(b), good: b > a })
  }
  const owing = tableOf(after).payment
  if (owing && move.kind === 'buy')
    cells.push({ caption: t('wensleydale-then-pay'), value: t('wensleydale-n-points', { n: owing.bill }), bad: true })
  room(t('wensleydale-passenger-room'), now.passenger_room, then.passenger_room)
  room(t('wensleydale-goods-room'), now.goods_room, then.goods_room)
  if (now.profit_of_turn !== then.profit_of_turn)
    cells.push({
      caption: t('wensleydale-profit-of-turn'),
      before: signed(now.profit_of_turn),
      value: signed(then.profit_of_turn),
      good: then.profit_of_turn > now.profit_of_turn,
    })
  if (now.sets !== then.sets)
    cells.push({ caption: t('wensleydale-col-sets'), before: String(now.sets), value: String(then.sets), good: true })
  return cells
}

function takeoverCells(stage: Stage, move: MoveInfo | null): Cell[] {
  const borders = seriesWith(stage, move)
  if (!borders.length) return []
  const table = tableOf(stage.view)
  const seat = stage.seat ?? 0
  const company = table.series?.company ?? (move?.kind === 'sell' ? String(move.words['company']) : '')
  const cells: Cell[] = [
    {
      caption: company ? String(words.texts.word('company', company)) : t('phase-takeovers'),
      value: t('wensleydale-n-links', { n: borders.length }),
    },
  ]
  const sold = stage.preview?.events.find((event) => event.kind === 'takeover' && event.seat === seat)
  if (sold && company) {
    const track = company === 'MR' ? 'mr' : 'ner'
    const points = table.influence[track].space[seat] ?? 0
    cells.push({
      caption: t('wensleydale-influence'),
      before: `${t(`wensleydale-track-${track}`)} ${points}`,
      value: String(points - Number(sold.facts['cost'])),
      bad: true,
    })
    const links = table.seats[seat]?.links.length ?? 0
    cells.push({
      caption: t('wensleydale-own-links'),
      before: String(links),
      value: String(links - Number(sold.facts['n'])),
      good: true,
    })
  } else if (move?.kind === 'sell' || table.series)
    cells.push({ caption: t('wensleydale-not-yet'), value: t('wensleydale-to-a-town') })
  return cells
}
