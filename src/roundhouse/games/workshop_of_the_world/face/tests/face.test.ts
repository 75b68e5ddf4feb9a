/** The boards' own arithmetic, on views that the real engine made. */
import { beforeAll, describe, expect, it } from 'vitest'
import { groups } from '$web/boards/generic/model'
import { generic } from '$web/boards/generic'
import workshop from '..'
import { smooth } from '$web/lib/drawing'
import { model, pieces, segment, works } from '../model'
import { type Table } from '../shapes'
import { tickets } from '../offer'
import { type Fixture, type Fixtures, fixtureOf, fixturesIn, stageOf } from '$tests/stage'
import { texts } from '$tests/words'
import { words } from '$web/lib/texts.svelte'

const fixtures = fixturesIn<Fixtures<Table>>(import.meta.dirname)
const made = model(fixtures.board)

const fixture = (name: string): Fixture<Table> => fixtureOf(fixtures, name)
const stage = stageOf(fixtures)

beforeAll(() => words.use(texts('en', 'workshop_of_the_world')))

describe('the map', () => {
  it('has every town and connection of the board file', () => {
    expect(made.towns).toHaveLength(33)
    expect(made.connections).toHaveLength(61)
    expect(made.connection.get('Glasgow-Edinburgh')?.spaces).toHaveLength(1)
    expect(made.connections.filter((way) => way.over)).toHaveLength(1)
    expect(made.connections.every((way) => way.spaces.length === way.size)).toBe(true)
  })
  it('draws coasts that stay inside their corners', () => {
    expect(
      smooth(
        [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        true,
      ),
    ).toMatch(/^M.*Z$/)
    expect(
      smooth(
        [
          [0, 0],
          [5, 5],
          [10, 0],
        ],
        false,
      ),
    ).toMatch(/^M0 0L.*L10 0$/)
  })
  it('draws a part of a ring', () => expect(segment(0, 90, 10, 20)).toMatch(/^M20\.00 0\.00A20 20 0 0 1 0\.00 20\.00/))
  it('knows every place that a legal move names', () => {
    for (const { moves } of Object.values(fixtures.positions)) {
      for (const place of moves.flatMap((move) => move.places)) {
        const [kind, name] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)]
        if (kind === 'connection') expect(made.connection.has(name), place).toBe(true)
        if (kind === 'town') expect(made.town.has(name), place).toBe(true)
      }
    }
  })
})

describe('figures', () => {
  it('agrees with the supply of every colour', () => {
    for (const { view } of Object.values(fixtures.positions)) {
      for (const set of view.table.sets) {
        const laid = made.connections.filter((one) => view.table.links[one.index] === set.colour)
        expect(set.built).toBe(laid.reduce((sum, one) => sum + one.size, 0))
        expect(set.network).toBeLessThanOrEqual(set.built)
        expect(works(view.table, set.colour)).toBe(
          made.towns.reduce(
            (sum, town) => sum + pieces(view.table, town.name).filter((one) => one === set.colour).length,
            0,
          ),
        )
      }
    }
  })
  it('lists every colour once, in turn order, with the lamp on who acts', () => {
    for (const name of Object.keys(fixtures.positions)) {
      const rows = workshop.rows(stage(name))
      const table = fixture(name).view.table
      expect(rows.map((row) => row.id).sort()).toEqual(table.sets.map((set) => set.colour).sort())
      if (!fixture(name).view.over) expect(rows.filter((row) => row.mark === 'now').length, name).toBeGreaterThan(0)
      for (const row of rows) expect(row.figures).toHaveLength(workshop.columns(stage(name)).length)
    }
  })
  it('keeps the cash of others secret', () => {
    const rows = workshop.rows(stage('links'))
    const me = fixture('links').view.seat
    for (const row of rows) expect(!!row.figures[1]?.secret).toBe(row.seat !== me)
  })
})

describe('words of the shell', () => {
  it('has a heading, stations and a log for every position, without gaps', () => {
    for (const name of Object.keys(fixtures.positions)) {
      const one = stage(name)
      const heading = workshop.heading(one)
      const log = workshop.log(one)
      const branches = workshop.branches(one.view)
      const said = [
        heading.title,
        heading.help,
        ...log.flatMap((line) => line.texts),
        ...branches.flatMap((branch) => [branch.name, ...branch.stations.map((station) => station.title)]),
      ]
      expect(
        said.filter((text) => /^(web|workshop|log|phase|move)-/.test(text)),
        name,
      ).toEqual([])
      expect(branches).toHaveLength(2)
      expect(branches.flatMap((branch) => branch.stations).filter((station) => station.state === 'now')).toHaveLength(
        one.view.over ? 0 : 1,
      )
    }
  })
  it('shows the cards of the round with those who took them', () => {
    const { view, events } = fixture('links')
    const list = tickets(view, events)
    expect(
      list
        .filter((ticket) => !ticket.taker)
        .map((ticket) => ticket.card)
        .sort(),
    ).toEqual([...view.table.offer].sort())
    expect(list.filter((ticket) => ticket.now)).toHaveLength(1)
    expect(list.find((ticket) => ticket.now)?.taker).toBe(view.table.active)
  })
  it('accounts for what a link would cost and bring, from the server’s preview', () => {
    const { view } = fixture('links')
    const seat = view.seat ?? 0
    const after = structuredClone(view)
    after.table.cash[seat] = (view.table.cash[seat] ?? 0) - 2
    after.table.income[seat] = (view.table.income[seat] ?? 0) + 7
    const built = {
      kind: 'built',
      seat,
      facts: {
        n: 1,
        cost: 2,
        total: 7,
        sum: [
          { say: 'part-town', town: 'London', n: 4 },
          { say: 'part-town', town: 'York', n: 3 },
        ],
      },
    }
    const cells = workshop.account(
      stage('links', { preview: { view: after, events: [built], moves: [], hidden: false } }),
    )
    expect(cells.map((cell) => [cell.caption, cell.value])).toEqual(
      expect.arrayContaining([
        ['1 link × £2', '£2'],
        ['Cash', `£${after.table.cash[seat]}`],
        ['London 4 + York 3', String(after.table.income[seat])],
      ]),
    )
  })
  it('accounts for a bid above the cash', () => {
    const view = structuredClone(fixture('auction').view)
    const seat = view.seat ?? 0
    const { cash, income, own } = view.table
    const bid = (pounds: number): string[] => {
      const choice = { move: `bid ${pounds}`, kind: 'bid', words: { pounds }, places: [], final: true }
      return workshop.account(stage('auction', { view, choice })).map((cell) => cell.value)
    }
    expect(bid(0)).toEqual([`£${cash[seat]}`, 'none'])
    expect(bid(own?.means ?? 0)).toEqual(['£0', String(own?.bidding.at(-1)?.income)])
    expect(own?.bidding.at(-1)?.income).toBeLessThan(income[seat] ?? 0)
  })
  it('finds the places of an event', () => {
    expect(
      workshop.spots(
        {
          kind: 'built',
          seat: 0,
          facts: {
            links: [{ say: 'connection', a: 'London', b: 'Dover' }],
            sum: [{ say: 'part-town', town: 'London', n: 4 }],
          },
        },
        null,
      ),
    ).toEqual(['connection:London-Dover', 'town:London'])
  })
})

describe('the generic board of this game', () => {
  it('groups legal moves by kind, and numbers under a slider', () => {
    const found = groups(fixture('auction').moves)
    expect(found).toHaveLength(1)
    expect(found[0]?.amounts?.length).toBe(fixture('auction').moves.length)
    expect(groups(fixture('town').moves)[0]?.amounts).toBeNull()
  })
  it('gives the shell what it needs for every position', () => {
    for (const name of Object.keys(fixtures.positions)) {
      const one = stage(name)
      expect(generic.rows(one)).toHaveLength(one.view.players)
      expect(generic.log(one).length).toBeGreaterThan(0)
    }
  })
})
