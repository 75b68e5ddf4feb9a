/** What every drawn board brings along. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawnFirst } from '../src/boards/own'
import { registry } from '../src/boards/registry.svelte'
import { posterOf } from '../src/lobby/posters'
import { generic } from '../src/boards/generic'
import type { Stage } from '../src/lib/stage'
import { Course, place } from '../src/shell/guide'
import { faces, LANGUAGES, texts } from './words'

describe.each(faces())('the face of %s', (game) => {
  beforeAll(() => registry.load({ id: game, face: null }))

  it('is found by the build', () => {
    expect(registry.moduleOf(game)).not.toBe(generic)
    expect(posterOf(game)).toBeDefined()
  })
  it.each(LANGUAGES)('guides through a first game in about ten steps, in %s', (code) => {
    const words = texts(code, game)
    const guide = registry.moduleOf(game).guide ?? []
    expect(guide.length).toBeGreaterThanOrEqual(10)
    expect(guide.flatMap((step) => [step.key, `${step.key}-title`]).filter((key) => !words.has(key))).toEqual([])
    expect(words.has('about')).toBe(true)
  })
})

describe('a game without a face', () => {
  it('has the generic board and no poster of its own', async () => {
    expect(faces().length).toBeGreaterThan(3)
    await registry.load({ id: 'no_such_game', face: null })
    expect(registry.moduleOf('no_such_game')).toBe(generic)
    expect(posterOf('no_such_game')).toBeUndefined()
  })
})

describe('the lobby', () => {
  it('shows games with a drawn board first', () => {
    const brought = { id: 'brought', face: { module: '/faces/brought/1/index.js', style: null, poster: null } }
    const own = faces().map((id) => ({ id, face: null }))
    const order = drawnFirst([{ id: 'bare', face: null }, brought, ...own]).map((game) => game.id)
    expect(order).toEqual([...faces(), 'brought', 'bare'])
  })
})

describe('the first-game guide', () => {
  const bar = { left: 0, top: 800, width: 1400, height: 100 }

  it('stands beside what it speaks of, inside the window', () => {
    const target = { left: 100, top: 100, width: 200, height: 100 }
    const found = place(target, [], [bar], 300, 200, 1400, 900)
    expect(found.left >= 300 || found.top >= 200).toBe(true)
    for (const one of [
      place(null, [], [], 300, 200, 390, 844),
      place({ left: 0, top: 0, width: 390, height: 844 }, [], [], 336, 240, 390, 844),
    ]) {
      expect(one.left).toBeGreaterThanOrEqual(8)
      expect(one.top).toBeGreaterThanOrEqual(8)
    }
  })
  it('never covers what is lit, and says where that cannot be', () => {
    const lit = Array.from({ length: 30 }, (_, i) => ({ left: 30 * i, top: 300 + 8 * i, width: 40, height: 40 }))
    const { left, top, free } = place(bar, lit, [bar], 336, 220, 1400, 900)
    expect(free).toBe(true)
    expect(top + 220).toBeLessThanOrEqual(800)
    for (const one of lit)
      expect(one.left + 40 <= left || one.left >= left + 336 || one.top + 40 <= top || one.top >= top + 220).toBe(true)
    const everywhere = Array.from({ length: 100 }, (_, i) => ({
      left: (i % 10) * 40,
      top: Math.floor(i / 10) * 85,
      width: 36,
      height: 36,
    }))
    expect(place(null, everywhere, [], 336, 240, 390, 844).free).toBe(false)
  })
  it('passes over a step whose thing was done, whoever led there', () => {
    const steps = [{ key: 'goal' }, { key: 'bid', when: (stage: Stage) => stage.turn }, { key: 'buy', done: ['buy'] }]
    const course = new Course(steps)
    const table = (turn: boolean, kind = ''): Stage =>
      ({ turn, seat: 1, events: kind ? [{ kind, seat: 1, facts: {} }] : [] }) as unknown as Stage
    course.see(table(false))
    expect(course.after(0)).toBe(1)
    course.see(table(true))
    expect(course.over(1)).toBe(false)
    course.see(table(false))
    expect(course.after(0)).toBe(2)
    course.see({ ...table(false, 'buy'), seat: 0 })
    expect(course.over(2)).toBe(false)
    course.see(table(false, 'buy'))
    expect(course.after(0)).toBe(3)
  })
})
