/** The effect vocabulary as rows of small pictures: which picture, which number, how wide. */
import { dollars, type Effect } from './model'

export type Glyph =
  | 'worker'
  | 'anybody'
  | 'manager'
  | 'share'
  | 'up'
  | 'engine'
  | 'flip'
  | 'swap'
  | 'track'
  | 'station'
  | 'office'
  | 'sheet'
  | 'alone'
  | 'card'
  | 'triangle'
  | 'free'
  | 'again'
  | 'slash'
export type Part = { glyph: Glyph; colour?: string; w: number } | { text: string; w: number; small?: boolean }

const WIDTH: Record<Glyph, number> = {
  worker: 15,
  anybody: 15,
  manager: 20,
  share: 19,
  up: 14,
  engine: 26,
  flip: 17,
  swap: 15,
  track: 23,
  station: 19,
  office: 19,
  sheet: 15,
  alone: 20,
  card: 19,
  triangle: 13,
  free: 17,
  again: 17,
  slash: 6,
}

const glyph = (name: Glyph, colour?: string): Part => ({ glyph: name, ...(colour ? { colour } : {}), w: WIDTH[name] })
const text = (said: string, small = false): Part => ({ text: said, w: said.length * (small ? 6.6 : 8.4) + 2, small })
/** between two figures that are not to be read as one */
const gap: Part = { text: '', w: 7 }
const times = (n: number): Part[] => (n > 1 ? [text(`×${n}`)] : [])

/** One effect as a row of pictures. */
export function parts(effect: Effect): Part[] {
  const row = plain(effect)
  return effect.pay ? [text(`${dollars(effect.pay)}`, true), glyph('slash'), ...row] : row
}

function plain(effect: Effect): Part[] {
  const n = effect.n ?? effect.amount ?? effect.times ?? effect.max ?? effect.base ?? effect.shares ?? 1
  const some = effect.colours ?? []
  switch (effect.effect) {
    case 'advance':
      return [glyph('up'), text(String(n))]
    case 'gain_shares':
      return [glyph('share'), text(String(n))]
    case 'gain_money':
      return [text(dollars(n))]
    case 'gain_workers':
      return some.flatMap((colour, i) => [
        ...(i && (effect.choose ?? 0) < some.length ? [glyph('slash')] : []),
        glyph('worker', colour),
      ])
    case 'hire_any':
      return [glyph('anybody')]
    case 'swap_worker':
      return [glyph('swap'), glyph('anybody')]
    case 'promote':
      return [
        glyph('manager'),
        ...times(n),
        ...(effect.pay_each ? [gap, text(`${dollars(effect.pay_each)}`, true)] : []),
      ]
    case 'take_train':
      return [glyph('engine')]
    case 'flip_train':
      return [glyph('flip'), glyph('engine'), ...times(n)]
    case 'place_track':
      return [glyph('track')]
    case 'place_station':
      return [glyph('station')]
    case 'place_office':
      return [glyph('office')]
    case 'repeat_main_reward':
      return [glyph('again'), text('×2')]
    case 'first_station_bonus':
      return [text('1', true), glyph('station')]
    case 'waive_station_cost':
      return [glyph('free'), glyph('station')]
    case 'extra_track':
      return [text('+'), glyph('track'), ...times(n)]
    case 'rail_rebate':
      return [text(`${dollars(n)}+${dollars(effect.per_triangle ?? 0)}`, true), glyph('triangle')]
    case 'first_office_bonus':
      return [text('1', true), glyph('office')]
    case 'cash_per_share_taken':
      return [text(dollars(n), true), glyph('slash'), glyph('share')]
    case 'telegraph_tile_bonus':
      return [glyph('card')]
    case 'private_contract':
      return [glyph('alone'), glyph('share')]
    case 'cash_per_train':
      return [text(dollars(n), true), glyph('slash'), glyph('engine')]
    default:
      return [text('?')]
  }
}

/** All effects of a tile in one row, with room between them; `even`: no letter smaller than the others. */
export function rowOf(effects: Effect[], even = false): Part[] {
  const row = effects.flatMap((effect, i) => [...(i ? [{ text: '', w: 4 }] : []), ...parts(effect)])
  return even ? row.map((part) => ('text' in part && part.small ? text(part.text) : part)) : row
}

export const widthOf = (row: Part[]): number => row.reduce((sum, part) => sum + part.w, 0)
