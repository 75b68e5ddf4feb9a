/** The board of every game that brings none. */
import { describe, expect, it } from 'vitest'
import { groups, sheet, show } from '../src/boards/generic/model'
import type { View } from '../src/lib/types'

describe('the generic board', () => {
  it('writes values as words', () => {
    expect(show(null)).toBe('–')
    expect(show(['a', 'b'])).toBe('a, b')
    expect(show({ red: 2, blue: 0, done: true })).toBe('Red 2 · Done')
    expect(show({ owner: 0, links_left: 3 }, ['Ann', 'Bo'])).toBe('Owner Ann · Links left 3')
  })
  it('turns records of the seats into rows, and keeps what is secret apart', () => {
    const view = {
      players: 2,
      table: {
        seats: [
          { cash: 4, goods: ['a'] },
          { cash: 7, goods: [] },
        ],
        turn_order: [1, 0],
        own: { hand: ['x'] },
      },
    } as unknown as View
    const page = sheet(view, ['Ann', 'Bo'])
    expect(page.seats).toEqual([
      { name: 'Cash', values: ['4', '7'] },
      { name: 'Goods', values: ['a', '–'] },
    ])
    expect(page.facts).toEqual([{ name: 'Turn order', text: 'Bo, Ann' }])
    expect(page.sections.map((section) => section.secret)).toEqual([true])
  })
  it('puts numbers under a slider, one for each other fact', () => {
    const bids = [1, 2].flatMap((box) =>
      [3, 4, 5, 6, 7, 8, 9].map((cubes) => ({
        move: `bid ${cubes} ${box}`,
        kind: 'bid',
        words: { cubes, box },
        places: [],
        final: false,
      })),
    )
    expect(groups(bids).map((group) => [group.fact, group.amounts?.length])).toEqual([
      ['cubes', 7],
      ['cubes', 7],
    ])
  })
})
