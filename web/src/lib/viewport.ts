/**
 * Zoom and pan: which part of a drawing is seen. Pure arithmetic, so that it can be tested.
 *
 * d3-zoom 3.0 was tried in Chromium with touch: drag, pinch, a press that the board takes and a second finger that turns it into a pinch, all as good as here.
 * It would replace 96 lines of this file and of Zoomable.svelte, 0.7 kB as they are sent, by 16.1 kB (it brings d3-transition, d3-drag, d3-interpolate and
 * d3-color along), a tenth of what a table may weigh; what stays (fitting, opening on a part, layers, keys) is the larger half. So the lines are our own.
 */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export const DEEPEST = 8

/** The part of `home` grown to the shape of a window of w by h pixels, so that all of it is seen. */
export function fit(home: Box, width: number, height: number): Box {
  if (width <= 0 || height <= 0) return home
  const scale = Math.min(width / home.w, height / home.h)
  const w = width / scale
  const h = height / scale
  return { x: home.x + home.w / 2 - w / 2, y: home.y + home.h / 2 - h / 2, w, h }
}

/** Zoom by a factor (above 1: closer) around a point of the drawing. */
export function zoom(box: Box, factor: number, px: number, py: number, whole: Box): Box {
  const w = Math.min(whole.w, Math.max(whole.w / DEEPEST, box.w / factor))
  const k = w / box.w
  return hold({ x: px - (px - box.x) * k, y: py - (py - box.y) * k, w, h: box.h * k }, whole)
}

/** Keep the box inside the whole picture. */
export function hold(box: Box, whole: Box): Box {
  return {
    ...box,
    x:
      box.w >= whole.w
        ? whole.x + (whole.w - box.w) / 2
        : Math.min(Math.max(box.x, whole.x), whole.x + whole.w - box.w),
    y:
      box.h >= whole.h
        ? whole.y + (whole.h - box.h) / 2
        : Math.min(Math.max(box.y, whole.y), whole.y + whole.h - box.h),
  }
}

/** A box around points, with room to spare and not too close. */
export function around(points: { x: number; y: number }[], room: number, least: number): Box | null {
  if (!points.length) return null
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const w = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * room, least)
  const h = Math.max(Math.max(...ys) - Math.min(...ys) + 2 * room, least)
  const cx = (Math.max(...xs) + Math.min(...xs)) / 2
  const cy = (Math.max(...ys) + Math.min(...ys)) / 2
  return { x: cx - w / 2, y: cy - h / 2, w, h }
}

/** The target nearest in a direction, for the arrow keys. */
export function nextIn<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  targets: T[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null
  let least = Infinity
  for (const target of targets) {
    const along = (target.x - from.x) * dx + (target.y - from.y) * dy
    const across = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx)
    if (along <= 1) continue
    const far = along + 2.2 * across
    if (far < least) {
      least = far
      best = target
    }
  }
  return best
}
