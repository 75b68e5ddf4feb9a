/** Lines that were tried: a tree, as the record keeps it. Line 0 is the game itself. */
import type { LineOf } from '../generated/server'

export type Line = LineOf
export interface Step {
  seat: number
  move: string
}

/** A moment of a line: its number, and how many of its own moves have been played; of the game, the ply. */
export interface Moment {
  line: number
  at: number
}

/** The ply of the game at which the way to a moment leaves it, and the moves from there on. */
export function wayTo(lines: Line[], { line, at }: Moment): { ply: number; moves: Step[] } {
  if (line === 0) return { ply: at, moves: [] }
  const one = lines[line - 1]
  if (!one || one.of >= line) return { ply: 0, moves: [] }
  const before = wayTo(lines, { line: one.of, at: one.after })
  return { ply: before.ply, moves: [...before.moves, ...one.moves.slice(0, at)] }
}

/** Play a move at a moment: on along the line, or a new line that branches off; returns the lines and the moment after it. */
export function grown(lines: Line[], moment: Moment, steps: Step[]): { lines: Line[]; moment: Moment } {
  const { line, at } = moment
  const own = lines[line - 1]
  const first = steps[0]
  if (!first) return { lines, moment }
  if (own && at === own.moves.length && !lines.some((one) => one.of === line && one.after === at)) {
    const longer = lines.map((one, i) => (i === line - 1 ? { ...one, moves: [...one.moves, ...steps] } : one))
    return { lines: longer, moment: { line, at: at + steps.length } }
  }
  if (own && own.moves[at]?.move === first.move && own.moves[at]?.seat === first.seat) {
    return { lines, moment: { line, at: at + 1 } }
  }
  const same = lines.findIndex(
    (one) =>
      one.of === line && one.after === at && one.moves[0]?.move === first.move && one.moves[0]?.seat === first.seat,
  )
  if (same >= 0) return { lines, moment: { line: same + 1, at: 1 } }
  const made = [...lines, { of: line, after: at, name: '', note: '', moves: steps }]
  return { lines: made, moment: { line: made.length, at: steps.length } }
}

/** Without a line, and without those that branch off from it. */
export function without(lines: Line[], gone: number): Line[] {
  const kept: number[] = []
  lines.forEach((one, i) => {
    if (i + 1 !== gone && (one.of === 0 || kept.includes(one.of))) kept.push(i + 1)
  })
  return kept.flatMap((number) => {
    const one = lines[number - 1]
    return one ? [{ ...one, of: one.of === 0 ? 0 : kept.indexOf(one.of) + 1 }] : []
  })
}

/** The lines in the order of a tree, with how deep each lies. */
export function tree(lines: Line[], of = 0, depth = 0): { number: number; depth: number; line: Line }[] {
  return lines.flatMap((line, i) =>
    line.of === of ? [{ number: i + 1, depth, line }, ...tree(lines, i + 1, depth + 1)] : [],
  )
}

/** Some bytes through a packer or an unpacker. */
async function through(data: BodyInit, way: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Response(data).body?.pipeThrough(way)
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer())
}

/** The lines as a short text for an address. */
export async function packed(lines: Line[]): Promise<string> {
  const zipped = await through(JSON.stringify(lines), new CompressionStream('deflate-raw'))
  return btoa(Array.from(zipped, (one) => String.fromCharCode(one)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The lines of an address; none if it is damaged. */
export async function unpacked(text: string): Promise<Line[]> {
  try {
    const zipped = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const plain = await through(zipped, new DecompressionStream('deflate-raw'))
    return checked(JSON.parse(new TextDecoder().decode(plain)))
  } catch {
    return []
  }
}

const MOST = 60
const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
const plain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '')

/** Only what has the shape of lines, and branches off from something that is there. */
export function checked(data: unknown): Line[] {
  const found: Line[] = []
  for (const one of Array.isArray(data) ? data.slice(0, MOST) : []) {
    if (!plain(one)) return found
    const { of, after, moves } = one
    if (!whole(of) || of > found.length || !whole(after) || !Array.isArray(moves) || !moves.length) return found
    const steps: Step[] = []
    for (const step of moves) {
      if (!plain(step) || !whole(step['seat']) || typeof step['move'] !== 'string') return found
      steps.push({ seat: step['seat'], move: step['move'] })
    }
    found.push({ of, after, name: text(one['name'], 80), note: text(one['note'], 2000), moves: steps })
  }
  return found
}
