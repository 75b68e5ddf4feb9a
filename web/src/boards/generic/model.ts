/** A table made from any game's view: figures of the seats, single facts, and lists of places with what stands there. */
import { words } from '../../lib/texts.svelte'
import type { MoveInfo, View } from '../../lib/types'

export interface Entry {
  name: string
  text: string
}

export interface Section {
  name: string
  /** only this seat sees it */
  secret: boolean
  entries: Entry[]
}

export interface Sheet {
  facts: Entry[]
  seats: { name: string; values: string[] }[]
  sections: Section[]
}

const plain = (value: unknown): boolean => value === null || typeof value !== 'object'

/** A name of the view as words: the message "field-largest-network", or "Largest network". */
export function title(name: string): string {
  const key = `field-${name.replaceAll('_', '-')}`
  if (words.texts.has(key)) return words.texts.say(key)
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names of fields that hold the number of a seat. */
const SEATS = ['owner', 'holder', 'seat', 'leader', 'active', 'first_player']

export function show(value: unknown, names: string[] = [], field = ''): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number' && (SEATS.includes(field) || field.endsWith('order')))
    return names[value] ?? String(value)
  if (Array.isArray(value)) return value.length ? value.map((one) => show(one, names, field)).join(', ') : '–'
  if (typeof value === 'object') {
    return (
      Object.entries(value)
        .filter(
          ([key, inner]) =>
            inner !== null &&
            inner !== false &&
            (inner !== 0 || SEATS.includes(key)) &&
            !(Array.isArray(inner) && !inner.length),
        )
        .map(([key, inner]) => (inner === true ? title(key) : `${title(key)} ${show(inner, names, key)}`))
        .join(' · ') || '–'
    )
  }
  return typeof value === 'string' ? value.replaceAll('_', ' ') : String(value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export function sheet(view: View, names: string[] = []): Sheet {
  const facts: Entry[] = []
  const seats: { name: string; values: string[] }[] = []
  const sections: Section[] = []
  for (const [name, value] of Object.entries((view.table ?? {}) as Record<string, unknown>)) {
    const list = Array.isArray(value) ? (value as unknown[]) : null
    if (plain(value) || (list && name.endsWith('order')) || (list && list.every(plain) && list.length !== view.players))
      facts.push({ name: title(name), text: show(value, names, name) })
    else if (list && list.length === view.players && list.every(plain))
      seats.push({ name: title(name), values: list.map((one) => show(one, names, name)) })
    else if (list && list.length === view.players && list.every(isRecord)) seats.push(...columns(list, names))
    else if (list)
      sections.push({ name: title(name), secret: false, entries: list.map((inner, i) => entry(inner, i, names)) })
    else
      sections.push({
        name: title(name),
        secret: name === 'own',
        entries: Object.entries(value as object).map(([key, inner]) => ({
          name: title(key),
          text: show(inner, names, key),
        })),
      })
  }
  return { facts, seats, sections }
}

/** A list of records, one for each seat, turned into rows; plain figures first. */
function columns(list: Record<string, unknown>[], names: string[]): { name: string; values: string[] }[] {
  const keys = Object.keys(list[0] ?? {})
  const ordered = [
    ...keys.filter((key) => list.every((one) => plain(one[key]))),
    ...keys.filter((key) => !list.every((one) => plain(one[key]))),
  ]
  return ordered.map((key) => ({ name: title(key), values: list.map((one) => show(one[key], names, key)) }))
}

const NAMES = ['name', 'id', 'town', 'city', 'area', 'place', 'card', 'colour', 'number']

function entry(value: unknown, i: number, names: string[]): Entry {
  if (!isRecord(value)) return { name: String(i + 1), text: show(value, names) }
  const key = NAMES.find((one) => plain(value[one]) && value[one] !== undefined && value[one] !== null)
  if (key === undefined) return { name: String(i + 1), text: show(value, names) }
  const { [key]: name, ...rest } = value
  return { name: show(name), text: show(rest, names) }
}

export interface Group {
  key: string
  kind: string
  moves: MoveInfo[]
  /** the numbers, where the moves of this group differ in one number only */
  amounts: number[] | null
  fact: string
}

const MANY = 6

/** Legal moves by kind; where they differ in one number, as bids do, that number is set with a slider. */
export function groups(moves: MoveInfo[]): Group[] {
  const kinds = new Map<string, MoveInfo[]>()
  for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move])
  return [...kinds].flatMap(([kind, list]): Group[] => {
    const fact = number(list)
    if (!fact) return [{ key: kind, kind, moves: list, amounts: null, fact: '' }]
    const apart = new Map<string, MoveInfo[]>()
    for (const move of list) {
      const rest = JSON.stringify({ ...move.words, [fact]: 0 })
      apart.set(rest, [...(apart.get(rest) ?? []), move])
    }
    return [...apart].map(([rest, some]) => ({
      key: kind + rest,
      kind,
      moves: some,
      amounts: some.map((move) => Number(move.words[fact])),
      fact,
    }))
  })
}

/** The fact that is a number in all moves and takes the most values; "" where buttons serve better. */
function number(list: MoveInfo[]): string {
  if (list.length <= MANY) return ''
  const names = Object.keys(list[0]?.words ?? {}).filter((name) =>
    list.every((move) => typeof move.words[name] === 'number'),
  )
  const values = (name: string): number => new Set(list.map((move) => move.words[name])).size
  const best = names.sort((a, b) => values(b) - values(a))[0]
  if (!best || values(best) <= MANY) return ''
  const keys = list.map((move) => JSON.stringify(move.words))
  return new Set(keys).size === list.length ? best : ''
}
