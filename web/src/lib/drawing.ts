/** What the boards draw with. */
import type { Spot } from './stage'

/** What an event happened to. */
export const targetOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null)

/** True where typing is meant for a field. */
export const typing = (event: Event): boolean => /^(INPUT|TEXTAREA|SELECT)$/.test(targetOf(event)?.tagName ?? '')

/** The frame of what listens to an event. */
export const frameOf = (event: Event): DOMRect =>
  event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : new DOMRect()

/** What a face works out from the drawing of a board, once for each. */
export function oncePerBoard<Data extends object, Made>(
  read: (given: unknown) => Data,
  make: (data: Data) => Made,
): (given: unknown) => Made {
  const made = new WeakMap<object, Made>()
  return (given) => {
    const data = read(given)
    const old = made.get(data)
    if (old !== undefined) return old
    const fresh = make(data)
    made.set(data, fresh)
    return fresh
  }
}

/** Where an event was: under the pointer, or in the middle of what the keyboard is on. */
export function spotOf(event: MouseEvent | KeyboardEvent): Spot {
  if ('clientX' in event && event.clientX) return { x: event.clientX, y: event.clientY }
  const frame = frameOf(event)
  return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
}

/** Round the corners of a polygon or line by this part of its sides; it never leaves the hull, so that narrow inlets stay right. */
export function smooth(points: [number, number][], closed: boolean, part = 0.38): string {
  const list = [...points]
  const first = list[0]
  const last = list[list.length - 1]
  if (!first || !last) return ''
  if (closed && first[0] === last[0] && first[1] === last[1]) list.pop()
  const n = list.length
  let path = closed ? '' : `M${at(first)}`
  for (let i = closed ? 0 : 1; i < (closed ? n : n - 1); i++) {
    const a = list[(i + n - 1) % n] ?? first
    const b = list[i] ?? first
    const c = list[(i + 1) % n] ?? first
    path += `${path ? 'L' : 'M'}${at(mix(b, a, part))}Q${at(b)} ${at(mix(b, c, part))}`
  }
  return path + (closed ? 'Z' : `L${at(last)}`)
}

type Point = [number, number]
const mix = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`
/** A tenth of a unit is finer than any screen. */
const short = (n: number): number => Math.round(n * 10) / 10
