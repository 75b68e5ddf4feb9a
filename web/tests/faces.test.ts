/** What every drawn board brings along. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawnFirst, posterOf, registry } from '../src/boards/registry.svelte'
import { generic } from '../src/boards/generic'
import { beside } from '../src/shell/guide'
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
  it('has the generic board and no poster of its own', () => {
    expect(faces().length).toBeGreaterThan(3)
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
  it('stands beside what it speaks of, inside the window', () => {
    const target = { left: 100, top: 100, width: 200, height: 100 }
    expect(beside(target, 300, 200, 1400, 900)).toEqual({ left: 314, top: 50 })
    expect(beside({ ...target, left: 1100 }, 300, 200, 1400, 900).left).toBe(786)
    for (const place of [
      beside(null, 300, 200, 390, 844),
      beside({ left: 0, top: 0, width: 390, height: 844 }, 336, 240, 390, 844),
    ]) {
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.top).toBeGreaterThanOrEqual(8)
    }
  })
})
