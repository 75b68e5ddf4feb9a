/** The board of Last Train to Wensleydale, on views that the real engine made. */
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import wensleydale from '..'
import Board from '../Board.svelte'
import { between, curve, lines, loads, model, orderNow, owners, piles, route, stacks } from '../model'
import { type Table, tableOf } from '../shapes'
import { flightsOf } from '../flights'
import type { Stage } from '$web/lib/stage'
import { type Fixtures, fixturesIn, stageOf } from '$tests/stage'
import { texts } from '$tests/words'
import { words } from '$web/lib/texts.svelte'
import type { GameEvent, MoveInfo } from '$web/lib/types'
import { Course, ready } from '$web/shell/guide'

const fixtures = fixturesIn<Fixtures<Table>>(import.meta.dirname)
const made = model(fixtures.board)
const ROUTE = made.borders.slice(0, 1).flatMap((border) => [border.a, border.b])

const stage = stageOf(fixtures)

const tableAt = (name: string): Table => tableOf(stage(name).view)

beforeAll(() => words.use(texts('en', 'last_train_to_wensleydale')))

describe('the map of the Dales', () => {
  it('has every area, and only borders that a link can cross', () => {
    expect(made.areas).toHaveLength(99)
    expect(made.borders.length).toBeGreaterThan(120)
    expect(made.borders.every((border) => border.a.terrain !== 'hill' && border.b.terrain !== 'hill')).toBe(true)
    expect(made.borders.every((border) => border.dots.length === border.cost)).toBe(true)
    expect(made.hachures.match(/M/g)?.length).toBeGreaterThan(1000)
  })
  it('draws a line through the middle of a border', () =>
    expect(curve({ x: 0, y: 0 }, { x: 10, y: 4 }, { x: 20, y: 0 })).toContain(' 10.0 4.0Q'))
  it('knows every place that a legal move names', () => {
    for (const { moves } of Object.values(fixtures.positions)) {
      for (const place of moves.flatMap((move) => move.places)) {
        const [kind = '', name = ''] = place.split(':')
        if (kind === 'border') expect(made.border.has(name), place).toBe(true)
        if (kind === 'area' || kind === 'piece') expect(made.area.has(name), place).toBe(true)
        if (kind === 'train') expect(made.train.has(name), place).toBe(true)
      }
    }
  })
  it('finds a border from either side', () => {
    const border = made.borders[0]
    expect(border && between(made, border.b.id, border.a.id)).toBe(border)
  })
  it('breaks long names and keeps short ones', () => {
    const names = made.areas.map(lines)
    expect(names.every((name) => name.length <= 2)).toBe(true)
    expect(lines({ ...made.areas[0]!, name: 'Bowes' })).toEqual(['Bowes'])
  })
  it('shows each piece once, every kind in its own pile', () => {
    const table = tableAt('auction')
    for (const area of made.areas) {
      const pieces = table.pieces[area.id]
      const shown = piles(area, pieces, false)
      expect(shown.reduce((sum, pile) => sum + pile.at.length, 0)).toBe(
        Object.values(pieces ?? {}).reduce((a, b) => a + b, 0),
      )
      expect(new Set(shown.map((pile) => pile.kind)).size).toBe(shown.length)
    }
  })
})

describe('the displays', () => {
  it('stack the discs of a space with the first in rank on top', () => {
    expect(stacks({ space: [1, 3, 1, 0], rank: [1, 2, 0, 3] })).toEqual([
      { space: 3, seats: [1] },
      { space: 1, seats: [2, 0] },
      { space: 0, seats: [3] },
    ])
  })
  it('put all that a seat has loaded into the slots of its trains', () => {
    const table = tableAt('over')
    const seat = { ...table.seats[0]!, trains: ['A1', 'C1'], loaded: { stone: 1, cheese: 1, red: 2, green: 1 } }
    const full = loads(made, { ...table, seats: [seat] })
    const all = [...full.values()].flatMap((one) => [...one.passengers, ...one.goods])
    expect(all.filter((one) => one !== null).sort()).toEqual(['cheese', 'green', 'red', 'red', 'stone'])
    expect(full.get('A1')?.passengers).toHaveLength(made.train.get('A1')?.passengers ?? 0)
  })
  it('follow the order of the phase', () => {
    const table = tableAt('trains_and_movement')
    expect(orderNow(table, 'trains_and_movement').seats).toEqual(table.train_order)
    expect(orderNow(table, 'track_building').seats).toEqual(table.build_order)
    expect(orderNow(table, 'auction').seats).toEqual(table.order)
  })
  it('give every link on the map its owner', () => {
    const { view } = stage('over')
    const table = tableOf(view)
    const count =
      table.seats.reduce((sum, seat) => sum + seat.links.length, 0) +
      table.companies.MR.links.length +
      table.companies.NER.links.length
    expect(count).toBeGreaterThan(0)
    expect(owners(table, view).size).toBe(count)
  })
})

describe('decisions', () => {
  it('adds the costs of the series in hand', () => {
    const here = stage('track_building-series')
    const series = tableOf(here.view).series
    const costs = route(made, series?.areas ?? []).map((border) => border.cost)
    expect(costs.reduce((a, b) => a + b, 0)).toBe(series?.cost)
    const [cell] = wensleydale.account(here)
    expect(cell?.caption).toBe(`${costs.length} links`)
    expect(cell?.value).toBe(`${costs.join(' + ')} = ${series?.cost}`)
    expect(wensleydale.primary(here)?.kind).toBe('finish')
    expect(
      wensleydale.verb(
        here,
        here.moves.find((move) => move.kind === 'finish')!,
      ),
    ).toBe(`Build ${costs.length} links`)
  })
  it('tells what a bid costs and what its box brings', () => {
    const here = stage('auction')
    const choice = here.moves.find((move) => move.kind === 'bid')!
    const cells = wensleydale.account({ ...here, choice })
    const hand = tableAt('auction').seats[here.seat ?? 0]?.hand ?? 0
    expect(cells[0]).toMatchObject({ before: String(hand), value: String(hand - Number(choice.words['n'])) })
    expect(cells[1]?.good).toBe(true)
  })
  it('has words for every phase, and an exit where one may do nothing', () => {
    for (const name of Object.keys(fixtures.positions)) {
      const { title, help } = wensleydale.heading(stage(name))
      expect(`${title} ${help}`, name).not.toMatch(/wensleydale-|phase-/)
    }
    expect(wensleydale.exits(stage('track_building')).map((move) => move.kind)).toEqual(['nothing'])
    expect(wensleydale.exits(stage('trains_and_movement')).map((move) => move.kind)).toContain('pass')
  })
  it('shows where the turn is, and the score as a sum', () => {
    expect(
      wensleydale.branches(stage('track_building').view)[0]?.stations.filter((one) => one.state === 'now'),
    ).toHaveLength(1)
    const over = stage('over')
    const { figures } = wensleydale.result?.(over) ?? { figures: [] }
    const number = (text: string): number => Number(text.split('= ').pop()?.replace('−', '-'))
    expect(figures.map((row) => row.reduce((sum, text) => sum + number(text), 0))).toEqual(over.view.scores)
  })
  it('finds the links and areas that an event is about', () => {
    expect(
      wensleydale.spots(
        { kind: 'series', seat: 0, facts: { route: ROUTE.map((area) => area.name).join('–') } },
        fixtures.board,
      ),
    ).toEqual(made.borders.slice(0, 1).map((border) => `border:${border.name}`))
    expect(wensleydale.spots({ kind: 'take', seat: 0, facts: { area: 'Bowes' } }, fixtures.board)).toEqual([
      'area:bowes',
    ])
    expect(wensleydale.spots({ kind: 'bid', seat: 0, facts: { n: 3, box: 2 } }, fixtures.board)).toEqual(['box:2'])
    expect(wensleydale.spots({ kind: 'buy', seat: 0, facts: { train: '3b' } }, fixtures.board)).toEqual(['train:3b'])
  })
})

describe('the first-game guide', () => {
  it('waits for its moment, and goes on when that is over', () => {
    const steps = wensleydale.guide ?? []
    const bid = steps.findIndex((step) => step.key.endsWith('-bid'))
    expect(ready(steps[bid], stage('auction'))).toBe(true)
    expect(ready(steps[bid], stage('track_building'))).toBe(false)
    const course = new Course(steps)
    course.see(stage('auction'))
    expect(course.over(bid)).toBe(false)
    course.see(stage('track_building'))
    expect(course.over(bid)).toBe(true)
    expect(course.after(bid - 1)).toBe(bid + 1)
  })
})

describe('a takeover on the board', () => {
  const areas = tableAt('payment-series').series?.areas ?? []
  const links = route(made, areas)
  const called = (id: string): string => made.area.get(id)?.name ?? id
  const next: MoveInfo = {
    move: `sell MR ${called(areas[1] ?? '')}-${called(areas[2] ?? '')}`,
    kind: 'sell',
    words: {},
    places: [`border:${links[1]?.name}`, `area:${areas[1]}`, `area:${areas[2]}`],
    final: false,
  }

  function seller(more: Partial<Stage>): Stage {
    const base = stage('takeovers-series')
    const table = structuredClone(base.view.table) as Table
    const own = table.seats[base.seat ?? 0]
    if (!own) throw new Error('no seat')
    own.links = links.map((link) => link.name)
    table.series = {
      areas: areas.slice(0, 2),
      company: 'MR',
      cost: 0,
      owed: { government: 0, train: 0, mr: 0, ner: 0 },
    }
    return { ...base, view: { ...base.view, table }, moves: [next], turn: true, ...more }
  }
  const row = [1, 2, 3].map((i) => `sell MR ${called(areas[i] ?? '')}-${called(areas[i + 1] ?? '')}`)
  const [choose, follow, ask] = [vi.fn(), vi.fn(), vi.fn()]
  const along = vi.fn((places: string[]) =>
    Promise.resolve(
      places[0] === `border:${links[3]?.name}`
        ? { moves: row.map((move) => ({ ...next, move })), events: [], hidden: false }
        : null,
    ),
  )
  const clicked = (border: string): void => {
    document
      .querySelector(`[data-place="border:${border}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }))
  }
  let board: object
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        disconnect(): void {}
        unobserve(): void {}
      },
    )
    board = mount(Board, {
      target: document.body,
      props: { stage: seller({ choose, follow, ask, along }), phone: false },
    })
    flushSync()
  })
  afterEach(() => [choose, follow, ask].forEach((deed) => deed.mockClear()))
  afterAll(() => void unmount(board))

  it('goes on link by link', () => {
    clicked(links[1]?.name ?? '')
    expect(choose).toHaveBeenCalledWith(next)
    expect(follow).not.toHaveBeenCalled()
  })
  it('goes on to the last link at once, by the moves that the engine names', async () => {
    clicked(links[3]?.name ?? '')
    await vi.waitFor(() => expect(follow).toHaveBeenCalledWith(row))
    expect(ask).not.toHaveBeenCalled()
  })
  it('asks why where no way leads', async () => {
    const far = made.borders.find(
      (border) => !links.includes(border) && !areas.includes(border.a.id) && !areas.includes(border.b.id),
    )
    clicked(far?.name ?? '')
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(follow).not.toHaveBeenCalled()
  })
})

describe('carried pieces', () => {
  const take = (area: string, piece: string): GameEvent => ({ kind: 'take', seat: 0, facts: { area, piece } })
  const bowes = made.areas.find((area) => area.id === 'bowes')
  it('fly to the train in which they stand', () => {
    const table = structuredClone(tableAt('over'))
    const own = table.seats[0]
    const train = made.rows.flatMap((row) => row.trains).find((one) => one.goods > 0 && one.passengers > 0)
    if (!own || !train || !bowes) throw new Error('no train')
    own.trains = [train.id]
    own.loaded = { stone: 1, cheese: 0, red: 0, green: 1 }
    expect(
      flightsOf(made, table, [
        take(bowes.name, 'stone'),
        take(bowes.name, 'green'),
        { kind: 'pass', seat: 0, facts: {} },
      ]),
    ).toEqual([
      { kind: 'stone', area: 'bowes', train: train.id },
      { kind: 'green', area: 'bowes', train: train.id },
    ])
    expect(flightsOf(made, table, [take(bowes.name, 'red'), take('Nowhere', 'stone')])).toEqual([])
  })
})
