/** A table made from any game's view: figures of the seats, single facts, and lists of places with what stands there. */
import type { MoveInfo, View } from '../../lib/types'

export interface Entry {
  name: string
  text: string
}

export interface Section {
  name: string
  entries: Entry[]
}

export interface Sheet {
  facts: Entry[]
  seats: { name: string; values: string[] }[]
  sections: Section[]
}

const plain = (value: unknown): boolean => value === null || typeof value !== 'object'

/** A name of the view as words: "largest_network" is "Largest network". */
export function title(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function show(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) return value.length ? value.map(show).join(', ') : '–'
  if (typeof value === 'object') {
    return (
      Object.entries(value)
        .filter(([, inner]) => inner !== null && inner !== 0 && inner !== false && !(Array.isArray(inner) && !inner.length))
        .map(([key, inner]) => (inner === true ? title(key) : `${title(key)} ${show(inner)}`))
        .join(' · ') || '–'
    )
  }
  return String(value)
}

export function sheet(view: View): Sheet {
  const facts: Entry[] = []
  const seats: { name: string; values: string[] }[] = []
  const sections: Section[] = []
  for (const [name, value] of Object.entries((view.table ?? {}) as Record<string, unknown>)) {
    if (plain(value)) facts.push({ name: title(name), text: show(value) })
    else if (Array.isArray(value) && value.length === view.players && value.every(plain)) seats.push({ name: title(name), values: value.map(show) })
    else if (Array.isArray(value) && value.every(plain)) facts.push({ name: title(name), text: show(value) })
    else if (Array.isArray(value)) sections.push({ name: title(name), entries: value.map((inner, i) => entry(inner, i)) })
    else sections.push({ name: title(name), entries: Object.entries(value as object).map(([key, inner]) => ({ name: title(key), text: show(inner) })) })
  }
  return { facts, seats, sections }
}

const NAMES = ['name', 'id', 'town', 'city', 'area', 'place', 'card', 'colour', 'seat', 'number']

function entry(value: unknown, i: number): Entry {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { name: String(i + 1), text: show(value) }
  const fields = value as Record<string, unknown>
  const key = NAMES.find((one) => plain(fields[one]) && fields[one] !== undefined && fields[one] !== null)
  if (key === undefined) return { name: String(i + 1), text: show(fields) }
  const { [key]: name, ...rest } = fields
  return { name: show(name), text: show(rest) }
}

export interface Group {
  kind: string
  moves: MoveInfo[]
  /** the numbers, where the moves of this kind differ in one number only */
  amounts: number[] | null
  fact: string
}

/** Legal moves by kind; a kind whose moves differ in one number only is set with a slider. */
export function groups(moves: MoveInfo[]): Group[] {
  const kinds = new Map<string, MoveInfo[]>()
  for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move])
  return [...kinds].map(([kind, list]) => {
    const names = Object.keys(list[0]?.words ?? {})
    const fact = names.length === 1 ? (names[0] ?? '') : ''
    const numbers = fact ? list.map((move) => move.words[fact]) : []
    const amounts = list.length > 6 && numbers.length && numbers.every((one) => typeof one === 'number') ? (numbers as number[]) : null
    return { kind, moves: list, amounts, fact }
  })
}
