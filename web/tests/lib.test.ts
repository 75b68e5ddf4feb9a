import { describe, expect, it } from 'vitest'
import { newestFirst } from '../src/boards/log'
import type { LogLine } from '../src/boards/module'
import { fitting } from '../src/lib/folding'
import { byPlace } from '../src/lib/stage'
import { wait } from '../src/lib/socket'
import { around, fit, hold, nextIn, zoom } from '../src/lib/viewport'
import { span } from '../src/table/time'
import { cutAndAdd, seatInHand } from '../src/table/table.svelte'
import { logUpTo } from '../src/table/replay.svelte'

describe('zoom and pan', () => {
  const home = { x: 0, y: 0, w: 100, h: 200 }
  it('shows the whole drawing in any window', () => {
    const box = fit(home, 800, 400)
    expect(box).toEqual({ x: -150, y: 0, w: 400, h: 200 })
  })
  it('keeps the point under the pointer', () => {
    const box = zoom(home, 2, 20, 60, home)
    expect(box.w).toBe(50)
    expect((20 - box.x) / box.w).toBeCloseTo(0.2)
    expect((60 - box.y) / box.h).toBeCloseTo(0.3)
  })
  it('never leaves the picture, and never goes too deep', () => {
    expect(hold({ x: -50, y: 500, w: 50, h: 100 }, home)).toEqual({ x: 0, y: 100, w: 50, h: 100 })
    expect(zoom(home, 1000, 50, 50, home).w).toBe(12.5)
    expect(zoom(home, 0.01, 50, 50, home).w).toBe(100)
  })
  it('frames what can be chosen', () => {
    expect(around([], 10, 50)).toBeNull()
    expect(
      around(
        [
          { x: 10, y: 10 },
          { x: 110, y: 10 },
        ],
        20,
        60,
      ),
    ).toEqual({ x: -10, y: -20, w: 140, h: 60 })
  })
  it('walks by the arrows', () => {
    const targets = [
      { x: 10, y: 0, n: 'right' },
      { x: 0, y: 10, n: 'below' },
      { x: 30, y: 2, n: 'far' },
    ]
    expect(nextIn({ x: 0, y: 0 }, targets, 1, 0)?.n).toBe('right')
    expect(nextIn({ x: 0, y: 0 }, targets, 0, 1)?.n).toBe('below')
    expect(nextIn({ x: 0, y: 0 }, targets, -1, 0)).toBeNull()
  })
})

describe('the table', () => {
  const event = (kind: string, only?: number) => ({ kind, seat: 0, facts: {}, ...(only === undefined ? {} : { only }) })
  it('cuts its log where the server says, then adds', () => {
    const log = [event('a'), event('b'), event('c')]
    expect(cutAndAdd(log, 1, [event('d')]).map((one) => one.kind)).toEqual(['a', 'd'])
    expect(cutAndAdd(log, 3, [event('d')])).toHaveLength(4)
    expect(cutAndAdd(log, 0, [])).toEqual([])
  })
  it('hands one device from seat to seat', () => {
    expect(seatInHand([], [], null)).toBeNull()
    expect(seatInHand([2], [], null)).toBe(2)
    expect(seatInHand([0, 1], [0, 1], null)).toBe(0)
    expect(seatInHand([0, 1], [0, 1], 1)).toBe(1)
    expect(seatInHand([0, 1], [1], 0)).toBe(1)
    expect(seatInHand([0, 1], [], 1)).toBe(1)
  })
  it('waits longer and longer, ten seconds at most', () => {
    expect([0, 1, 2, 3, 4, 5, 99].map(wait)).toEqual([500, 1000, 2000, 4000, 8000, 10000, 10000])
  })
  it('shows a replay’s log to the right eyes', () => {
    const plies = [
      {
        ply: 1,
        seat: 0,
        move: 'x',
        kind: 'x',
        words: {},
        places: [],
        phase: 'p',
        events: [event('open'), event('mine', 0), event('theirs', 1)],
      },
    ]
    const kinds = (eyes: string): string[] => logUpTo(plies, 1, eyes).map((one) => one.kind)
    expect(kinds('spectator')).toEqual(['open'])
    expect(kinds('0')).toEqual(['open', 'mine'])
    expect(kinds('all')).toEqual(['open', 'mine', 'theirs'])
    expect(logUpTo(plies, 0, 'all')).toEqual([])
  })
  it('finds moves by their place', () => {
    const move = { move: 'link A-B', kind: 'link', words: {}, places: ['connection:A-B'], final: false }
    expect(byPlace([move, { ...move, kind: 'other' }], 'link').get('connection:A-B')).toBe(move)
  })
  it('writes spans of time short', () => {
    expect([41_000, 725_000, 3 * 3600_000, 5 * 86_400_000].map(span)).toEqual(['0:41', '12:05', '3 h', '5 d'])
  })
})

describe('the log and the rail', () => {
  it('has the newest line on top, and every heading above what it is the heading of', () => {
    const line = (key: string, head: boolean): LogLine =>
      ({ key, head, seat: -1, colour: '', texts: [], note: '', events: [], last: 0 }) satisfies LogLine
    const log = [line('set-up', false), line('Round 1', true), line('a', false), line('b', false)]
    const more = [...log, line('Round 2', true), line('c', false), line('d', false)]
    expect(newestFirst(more).map((one) => one.key)).toEqual(['Round 2', 'd', 'c', 'Round 1', 'b', 'a', 'set-up'])
  })
  it('shows displays whole or not at all, the dearest first', () => {
    expect([...fitting([100, 100, 100], [0, 1, 2], 250)]).toEqual([0, 1])
    expect([...fitting([100, 200, 100], [0, 1, 2], 250)]).toEqual([0, 2])
    expect([...fitting([100, 200, 100], [1, 0, 2], 250)]).toEqual([1])
    expect([...fitting([400], [0], 250)]).toEqual([0])
    expect([...fitting([100, 200, 100], [0, 1, 2], 250, (one) => one === 1)]).toEqual([0, 1])
  })
})
