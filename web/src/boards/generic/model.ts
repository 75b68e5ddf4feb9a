/**
 * A table made from any game's view by the shape that the game declares for it (kernel/shapes.py): figures of the seats, single facts,
 * and lists of places with what stands there. What a value means is read from the declaration, never from how the value looks.
 */
import { words } from '../../lib/texts.svelte'
import type { MoveInfo, View } from '../../lib/types'

/** The part of a JSON schema that says what a value is. */
export interface Shape {
  type?: string
  $ref?: string
  $defs?: Record<string, Shape>
  anyOf?: Shape[]
  const?: unknown
  enum?: unknown[]
  items?: Shape
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  description?: string
  /** the number of a seat */
  'x-seat'?: boolean
  /** one entry for each seat */
  'x-by-seat'?: boolean
  /** the field by which people know an entry */
  'x-name'?: boolean
  /** own: only these eyes; each: every seat its own entry */
  'x-known'?: string
}

export interface Field {
  name: string
  /** what the game says of it, in English */
  note: string
  /** only this seat sees it */
  secret: boolean
}

export interface Pair extends Field {
  cell: Cell
}

/** Things of one shape: a line for each, a column for each of their fields. */
export interface Grid {
  columns: Field[]
  rows: { name: string; cells: Cell[] }[]
}

/** A value as words, a small table of names and values, or a table of things of one shape. */
export type Cell = string | Pair[] | Grid

export interface Section extends Field {
  size: number
  cell: Pair[] | Grid
}

export interface Figures extends Field {
  /** declared to be one value, not a list or a table */
  single: boolean
  values: Cell[]
}

export interface Sheet {
  facts: (Field & { text: string })[]
  /** a line for each figure, with its value for each seat */
  seats: Figures[]
  sections: Section[]
}

const DASH = '–'
const DEFS = '#/$defs/'
const DEEP = 2 // tables within tables; what is deeper is said in one line

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' ? 'integer' : typeof value
}

/** A name of the view as words: the message "field-largest-network", a word that the game has, or "Largest network". */
export function title(name: string): string {
  const key = `field-${name.replaceAll('_', '-')}`
  if (words.texts.has(key)) return words.texts.say(key)
  const text = String(words.texts.word('', name)).replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A shape with its reference followed. */
interface Found extends Shape {
  /** it has a name and fields of its own, unlike a dict whose keys are values */
  record: boolean
}

class Reader {
  constructor(
    private readonly root: Shape,
    private readonly names: string[],
    private readonly seat: number | null,
  ) {}

  /** The part of a shape that speaks of `value`; what is said of the field stands before what is said of its type. */
  of(shape: Shape, value: unknown): Found {
    const { $ref, anyOf, ...said } = shape
    if ($ref) {
      const named = this.root.$defs?.[$ref.slice(DEFS.length)] ?? {}
      return { ...this.of(named, value), ...said, record: true }
    }
    const fits = anyOf?.map((one) => this.of(one, value)).find((one) => this.speaks(one, value))
    return fits ? { ...fits, ...said } : { ...said, record: false }
  }

  private speaks(shape: Shape, value: unknown): boolean {
    if ('const' in shape) return shape.const === value
    return shape.type === undefined ? !!shape.enum?.includes(value) : shape.type === typeOf(value)
  }

  /** A field as people read it. A description is English: other languages have the messages of the game, or the bare name. */
  field(name: string, shape: Shape): Field {
    const note = words.texts.language === 'en' ? (shape.description ?? '').replace(/\s*\[[^\]]*\]/g, '') : ''
    return { name: title(name), note, secret: this.seat !== null && shape['x-known'] === 'own' }
  }

  fields(found: Shape, value: Record<string, unknown>): [string, Shape, unknown][] {
    const rest = typeof found.additionalProperties === 'object' ? found.additionalProperties : {}
    return Object.entries(value).map(([name, inner]) => [name, found.properties?.[name] ?? rest, inner])
  }

  /** A value that holds no others, as words. */
  private word(found: Shape, value: unknown, field: string): string {
    if (value === null || value === undefined) return DASH
    if (typeof value === 'boolean') return value ? '✓' : DASH
    if (typeof value === 'number') return found['x-seat'] ? (this.names[value] ?? String(value)) : String(value)
    return (
      String(words.texts.word(field, typeof value === 'string' ? value : JSON.stringify(value))).replaceAll('_', ' ') ||
      DASH
    )
  }

  cell(shape: Shape, value: unknown, field: string, depth = 0): Cell {
    const found = this.of(shape, value)
    if (Array.isArray(value)) return value.length ? this.list(found, value, field, depth) : DASH
    if (!isRecord(value)) return this.word(found, value, field)
    const fields = this.fields(found, value)
    if (!fields[0]) return DASH
    const [, first, some] = fields[0]
    if (!found.record && isRecord(some) && this.of(first, some).record && depth < DEEP)
      return this.grid(
        fields.map(([name, inner, one]) => ({ name: title(name), shape: inner, value: one })),
        depth,
      )
    const pairs = fields.map(([name, inner, one]) => ({
      ...this.field(name, inner),
      cell: this.cell(inner, one, found.record ? name : field, depth + 1),
    }))
    return depth >= DEEP || (depth > 0 && !found.record) ? flat(pairs, !found.record) : pairs
  }

  /** A value for each seat, under the players' names. */
  bySeat(cells: Cell[]): Pair[] {
    return cells.map((cell, seat) => ({ name: this.names[seat] ?? String(seat + 1), note: '', secret: false, cell }))
  }

  private list(found: Shape, value: unknown[], field: string, depth: number): Cell {
    const shape = found.items ?? {}
    const some = value.find((one) => one !== null)
    if (found['x-by-seat']) {
      const pairs = this.bySeat(value.map((one) => this.cell(shape, one, field, depth + 1)))
      return depth >= DEEP ? flat(pairs) : pairs
    }
    if (isRecord(some) && this.of(shape, some).record && depth < DEEP)
      return this.grid(
        value.map((one, i) => ({ name: this.named(shape, one) ?? String(i + 1), shape, value: one })),
        depth,
      )
    if (shape.anyOf?.some((one) => one.type === 'null')) return this.places(shape, value, field)
    return value
      .map((one) => flat(this.cell(shape, one, field, DEEP)))
      .join(isRecord(some) || Array.isArray(some) ? ' / ' : ', ')
  }

  /** A list of places that may be empty: those that are not, by their number. */
  private places(shape: Shape, value: unknown[], field: string): string {
    const there = value.flatMap((one, i) =>
      one === null ? [] : [`${i + 1}: ${flat(this.cell(shape, one, field, DEEP))}`],
    )
    return there.join(', ') || DASH
  }

  /** The name of an entry, by the field that is declared to be it. */
  private named(shape: Shape, value: unknown): string | null {
    if (!isRecord(value)) return null
    const name = this.fields(this.of(shape, value), value).find(([, inner]) => inner['x-name'])
    return name ? this.word(name[1], name[2], name[0]) : null
  }

  private grid(entries: { name: string; shape: Shape; value: unknown }[], depth: number): Grid {
    const some = entries.find((one) => isRecord(one.value))
    const found: Shape = some ? this.of(some.shape, some.value) : {}
    const columns = Object.entries(found.properties ?? {}).filter(([, shape]) => !shape['x-name'])
    return {
      columns: columns.map(([name, shape]) => this.field(name, shape)),
      rows: entries.map(({ name, value }) => ({
        name,
        cells: columns.map(([key, shape]) => (isRecord(value) ? this.cell(shape, value[key], key, depth + 1) : DASH)),
      })),
    }
  }

  /** What each seat has: a line for each field of a record, or one line. Single values first. */
  figures(name: string, shape: Shape, value: unknown[]): Figures[] {
    const entry = shape.items ?? {}
    const some = value.find(isRecord)
    const found = some && this.of(entry, some)
    if (!found?.record) {
      const hidden = this.seat !== null && shape['x-known'] === 'each' && value.includes(null)
      const line = this.line(name, entry, value)
      return [{ ...line, ...this.field(name, shape), secret: hidden }]
    }
    const lines = Object.entries(found.properties ?? {}).map(([key, inner]) =>
      this.line(
        key,
        inner,
        value.map((one) => (isRecord(one) ? one[key] : null)),
      ),
    )
    return [...lines.filter((line) => line.single), ...lines.filter((line) => !line.single)]
  }

  private line(name: string, shape: Shape, value: unknown[]): Figures {
    const single = value.every((one) => !['array', 'object'].includes(this.of(shape, one).type ?? ''))
    return { ...this.field(name, shape), single, values: value.map((one) => this.cell(shape, one, name, 1)) }
  }
}

/** A value in one line; of a dict only what is there. */
export function flat(cell: Cell, sparse = false): string {
  if (typeof cell === 'string') return cell
  if (!Array.isArray(cell))
    return cell.rows.map((row) => `${row.name}: ${row.cells.map((one) => flat(one)).join(', ')}`).join(' / ')
  const there = cell.filter((one) => !sparse || (one.cell !== '0' && one.cell !== DASH))
  return there.map((one) => (one.cell === '✓' ? one.name : `${one.name} ${flat(one.cell)}`)).join(' · ') || DASH
}

/** A view in order: what each seat has, what stands alone, and lists of things. */
export function sheet(view: View, shape: Shape, names: string[] = []): Sheet {
  const made: Sheet = { facts: [], seats: [], sections: [] }
  const reader = new Reader(shape, names, view.seat)
  const table = Object.fromEntries(Object.entries(view.table ?? {}))
  for (const [name, inner, value] of reader.fields(reader.of(shape.properties?.['table'] ?? {}, table), table)) {
    const found = reader.of(inner, value)
    const field = reader.field(name, found)
    if (found['x-by-seat'] && Array.isArray(value)) {
      for (const line of reader.figures(name, found, value))
        if (line.values.every((one) => typeof one === 'string')) made.seats.push(line)
        else made.sections.push({ ...line, size: value.length, cell: reader.bySeat(line.values) })
      continue
    }
    const cell = reader.cell(inner, value, name)
    if (typeof cell !== 'string')
      made.sections.push({ ...field, size: Array.isArray(cell) ? cell.length : cell.rows.length, cell })
    else if (!field.secret) made.facts.push({ ...field, text: cell })
    else if (value !== null) made.sections.push({ ...field, size: 1, cell: [{ ...field, cell }] })
  }
  return made
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
