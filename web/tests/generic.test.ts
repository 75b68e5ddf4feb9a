/** The board of every game that brings none. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Cell, flat, groups, type Shape, sheet, type Sheet, title } from '../src/boards/generic/model'
import { Texts, words } from '../src/lib/texts.svelte'
import type { View } from '../src/lib/types'
import { texts } from './words'

// made by the engine, by the letters of the games' rules: tests/kernel/make_plain.py
const games = JSON.parse(readFileSync(`${import.meta.dirname}/../../tests/kernel/plain.json`, 'utf8')) as Record<
  string,
  { schema: Shape; view: View }
>
const NAMES = ['Ann', 'Bo', 'Cy']

function page(game: string, change: Partial<View> = {}, language = 'en'): Sheet {
  const { schema, view } = games[game]!
  words.use(texts(language, view.game))
  return sheet({ ...view, ...change }, schema, NAMES)
}

const table = (game: string): Record<string, unknown> => games[game]!.view.table as Record<string, unknown>
const named = <T extends { name: string }>(list: T[], name: string): T => list.find((one) => one.name === name)!

describe('the generic board, by what the games declare', () => {
  beforeEach(() => words.use(new Texts('en', [])))
  afterEach(() => words.use(new Texts('en', [])))

  it('puts what is declared by seat into the table of players, and nothing else', () => {
    const { seats, facts, sections } = page('WW')
    expect(seats.map((row) => row.name)).toEqual([
      'Money',
      'Income',
      'Demand tokens',
      'Bids',
      'Card won',
      'Still bidding',
    ])
    // as long as there are players, but no list by seat
    expect((table('WW')['order'] as unknown[]).length).toBe(NAMES.length)
    expect(named(facts, 'Turn order').note).toBe('of play in this round')
    expect((table('WW')['sets'] as unknown[]).length).toBe(NAMES.length)
    expect(named(sections, 'Sets of pieces').size).toBe(NAMES.length)
  })
  it('makes a line of each field of what a seat has', () => {
    const { seats, sections } = page('RR')
    const money = (table('RR')['seats'] as { money: number }[]).map((seat) => String(seat.money))
    expect(named(seats, 'Money').values).toEqual(money)
    // single values first; what needs tables of its own stands below, under the names
    expect(seats.findIndex((row) => !row.single)).toBe(seats.filter((row) => row.single).length)
    const objectives = named(sections, 'Objectives').cell as { name: string; cell: Cell }[]
    expect(objectives.map((pair) => pair.name)).toEqual(NAMES)
    const grid = objectives[0]!.cell as Exclude<Cell, string | unknown[]>
    expect(grid.columns.map((column) => column.name)).toEqual(['Tile', 'Managers', 'Conditions'])
  })
  it('says who sits at a seat, wherever the number of a seat stands', () => {
    const found = page('LW')
    const order = table('LW')['order'] as number[]
    expect(named(found.facts, 'Player order').text).toBe(order.map((seat) => NAMES[seat]).join(', '))
    const profit = named(found.sections, 'Profit and loss').cell as { name: string; cell: Cell }[]
    expect((named(profit, 'Space').cell as { name: string }[]).map((pair) => pair.name)).toEqual(NAMES)
    const trains = named(found.sections, 'Trains').cell as Exclude<Cell, string | unknown[]>
    const given = table('LW')['trains'] as { id: string; owner: number | null }[]
    expect(trains.rows).toEqual(
      given.map((train) => ({ name: train.id, cells: [train.owner === null ? '–' : NAMES[train.owner]] })),
    )
    expect(named(page('RW').facts, 'First player').text).toBe(NAMES[table('RW')['first'] as number])
  })
  it('marks what only these eyes know', () => {
    for (const game of ['RR', 'RW', 'WW'])
      expect(page(game).sections.flatMap((one) => (one.secret ? [one.name] : []))).toEqual(['Your secrets'])
    expect(page('LW').sections.some((one) => one.secret)).toBe(false)
    const secret = (change: Partial<View>): string[] =>
      page('WW', change).seats.flatMap((row) => (row.secret ? [row.name] : []))
    expect(secret({})).toEqual(['Money'])
    const open = { ...table('WW'), cash: [1, 2, 3] }
    expect(secret({ table: open })).toEqual([])
    const watched = { seat: null, table: { ...table('WW'), cash: [null, null, null], own: null } }
    expect(secret(watched)).toEqual([])
    expect(page('WW', watched).sections.some((one) => one.secret)).toBe(false)
  })
  it('numbers the places of a list that may be empty', () => {
    const links = table('WW')['links'] as (string | null)[]
    const first = links.findIndex((one) => one !== null)
    expect(named(page('WW').facts, 'Links').text).toMatch(new RegExp(`^${first + 1}: ${links[first]}, `))
  })
  it('shows nothing as a dash', () => {
    expect(named(page('RR').facts, 'Action').text).toBe('–')
    expect(flat([])).toBe('–')
  })
  it('names fields by the words of the game; the descriptions are for readers of English', () => {
    words.use(new Texts('it', ['field-largest-network = Rete maggiore']))
    expect(title('largest_network')).toBe('Rete maggiore')
    expect(title('links_left')).toBe('Links left')
    expect(named(page('WW').facts, 'Rounds in the era').note).toBe('in an era')
    expect(page('WW', {}, 'it').facts.some((fact) => fact.note)).toBe(false)
  })
  it('leaves no name of a rule, no message half filled in, and no data as it is written', () => {
    for (const game of Object.keys(games)) {
      expect(JSON.stringify(page(game))).not.toMatch(/\[object|\{ ?\$|undefined|\[[A-Z]{2}-\d/)
    }
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
