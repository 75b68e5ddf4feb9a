/** What the boards draw with. */
import type { Spot } from './stage'

/** Where an event was: under the pointer, or in the middle of what the keyboard is on. */
export function spotOf(event: MouseEvent | KeyboardEvent): Spot {
  if ('clientX' in event && event.clientX) return { x: event.clientX, y: event.clientY }
  const frame = (event.currentTarget as Element).getBoundingClientRect()
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
