/** The board of Railroad Revolution, on views that the real engine made. */
import { beforeAll, describe, expect, it } from 'vitest'
import revolution from '..'
import { docket } from '../docket'
import { ACTIONS, crew, left, model, shifted, total, WORKERS } from '../model'
import { type Table, tableOf } from '../shapes'
import { parts, rowOf, widthOf } from '../parts'
import { plateWidth, signOf, signPlaces } from '../signs'
import { type Fixtures, fixturesIn, stageOf } from '$tests/stage'
import { texts } from '$tests/words'
import { words } from '$web/lib/texts.svelte'
import type { MoveInfo, View } from '$web/lib/types'

const fixtures = fixturesIn<Fixtures<Table>>(import.meta.dirname)
const made = model(fixtures.board)
const NAMES = Object.keys(fixtures.positions)
const speak = (code: string): void => words.use(texts(code, 'railroad_revolution'))

const stage = stageOf(fixtures)

beforeAll(() => speak('en'))

describe('the map', () => {
  it('has a way for every space, and lanes for four seats that go on from space to space', () => {
    expect(made.routes).toHaveLength(made.data.track_spaces.length)
    for (const route of made.routes) {
      expect(route.way).toHaveLength(3)
      expect(route.lanes).toHaveLength(4)
    }
    const [first, second] = ['was_chi_1', 'was_chi_2'].map((id) => made.routes.find((route) => route.space.id === id))
    expect(first?.lanes[2]?.at(-1)).toEqual(second?.lanes[2]?.[0])
  })

  it('names spaces as the log does', () => {
    const said = NAMES.flatMap((name) => stage(name).events).flatMap((event) =>
      event.kind === 'track' ? [String(event.facts['space'])] : [],
    )
    expect(said.length).toBeGreaterThan(5)
    for (const label of said)
      expect(revolution.spots({ kind: 'track', seat: 0, facts: { space: label } }, fixtures.board)[0], label).toMatch(
        /^space:/,
      )
    expect(revolution.spots({ kind: 'station', seat: 0, facts: { city: 'Salt Lake City' } }, fixtures.board)).toEqual([
      'city:salt_lake_city',
    ])
  })

  it('has signs that do not cover each other, and leave every track space free', () => {
    // city tiles are dealt by level: try all of them everywhere
    for (let turn = 0; turn < 4; turn++) {
      const signs = made.data.cities.map((city) => {
        const fit = made.data.city_tiles.filter((tile) => tile.id.startsWith(`city_${city.level}`))
        const tile = fit[turn % Math.max(1, fit.length)] ?? made.tile.get(`city_${city.id}`)
        return { city, w: signOf(city, tile?.main ?? [], tile?.first_station ?? []).w }
      })
      const places = signPlaces(signs, made.data.track_spaces, made.home)
      const boxes = signs.map(({ city, w }) => {
        const [x, y] = places.get(city.id)!
        return { city, x, y, w }
      })
      for (const a of boxes)
        for (const b of boxes)
          if (a !== b)
            expect(Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < 55, `${a.city.id} ${b.city.id}`).toBe(
              false,
            )
      for (const box of boxes) {
        expect(Math.hypot(box.x - box.city.x, box.y - box.city.y), box.city.id).toBeLessThan(150)
        for (const space of made.data.track_spaces)
          expect(
            Math.abs(space.x - box.x) < box.w / 2 + plateWidth(space) / 2 && Math.abs(space.y - box.y) < 38,
            `${box.city.id} ${space.id}`,
          ).toBe(false)
      }
    }
  })

  it('shifts a line sideways by the same distance everywhere', () => {
    expect(
      shifted(
        [
          [0, 0],
          [10, 0],
          [20, 0],
        ],
        4,
      ),
    ).toEqual([
      [0, 4],
      [10, 4],
      [20, 4],
    ])
  })
})

describe('tiles', () => {
  it('are all drawn, in pictures that have a width', () => {
    const tiles = [
      ...made.data.city_tiles.flatMap((tile) => [tile.main, tile.first_station]),
      ...made.telegraph.values(),
      ...made.train.values(),
      ...made.setup.values(),
      ...made.data.contract_tiles.flatMap((tile) => [tile.left.reward, tile.right.reward]),
      ...made.data.worker_abilities.map((one) => [one.ability]),
    ]
    for (const tile of tiles) {
      expect(tile.length).toBeGreaterThan(0)
      expect(widthOf(rowOf(tile)), JSON.stringify(tile)).toBeGreaterThan(9)
      for (const effect of tile)
        expect(
          parts(effect).some((part) => 'text' in part && part.text === '?'),
          effect.effect,
        ).toBe(false)
    }
  })

  it('are drawn apart: no two kinds of effects look the same', () => {
    const kinds = new Map(
      made.data.worker_abilities.map((one) => [one.ability.effect, JSON.stringify(parts(one.ability))]),
    )
    expect(new Set(kinds.values()).size).toBe(kinds.size)
  })

  it('tell workers apart', () => {
    expect(crew({ white: 2, purple: 0, orange: 1, grey: 0, turquoise: 0 })).toEqual(['white', 'white', 'orange'])
  })
})

describe('a company', () => {
  it('loses its pieces from the left', () => {
    for (const name of NAMES)
      for (const own of tableOf(stage(name).view).seats) {
        const sections = left(made.data, own)
        expect(sections.flatMap((one) => one.tracks).filter(Boolean)).toHaveLength(own.tracks)
        expect(sections.flatMap((one) => one.buildings).filter(Boolean)).toHaveLength(own.buildings)
        const pieces = sections.flatMap((one) => one.tracks)
        expect(pieces.indexOf(true) === -1 || pieces.slice(pieces.indexOf(true)).every(Boolean)).toBe(true)
        if (own.sale !== null)
          expect(sections.find((one) => one.tracks.some(Boolean) || one.buildings.some(Boolean))?.money).toBe(own.sale)
        expect(total(own.supply) + ACTIONS.reduce((sum, action) => sum + total(own.board[action]), 0)).toBe(
          own.available,
        )
      }
  })
})

describe('the list of a turn', () => {
  /** moves that have a place of their own: the map, the telegraph, the table of workers, the button, the row of hiring */
  const ELSEWHERE = [
    'track',
    'station',
    'office',
    'free-track',
    'free-station',
    'free-office',
    'place',
    'done',
    'decline',
    'pass',
    'hire',
  ]

  it('holds every legal move that is not made elsewhere, once', () => {
    for (const name of NAMES) {
      const here = stage(name)
      const listed = docket(here).flatMap((entry) => entry.choices.map((one) => one.move.move))
      expect(new Set(listed).size, name).toBe(listed.length)
      for (const move of here.moves)
        if (!ELSEWHERE.includes(move.kind)) expect(listed, `${name}: ${move.move}`).toContain(move.move)
    }
  })

  it('says where to click for the moves of the map and the telegraph', () => {
    for (const name of NAMES) {
      const here = stage(name)
      const places = docket(here).map((entry) => entry.place)
      if (here.moves.some((move) => ['track', 'station', 'free-track', 'free-station'].includes(move.kind)))
        expect(places, name).toContain('map')
      if (here.moves.some((move) => ['office', 'free-office'].includes(move.kind)))
        expect(places, name).toContain('telegraph')
    }
  })

  it('tells what must be done from what may be declined, as the engine says', () => {
    for (const name of NAMES.filter((one) => one.startsWith('action'))) {
      const here = stage(name)
      const waiting = tableOf(here.view).waiting
      const must = docket(here)
        .filter((entry) => entry.must)
        .map((entry) => entry.key)
      expect(must, name).toEqual(
        (['main', 'pay', 'workers', 'crew'] as const).filter((key) => waiting?.must.includes(key)),
      )
      if (here.moves.some((move) => move.kind === 'done')) expect(must, name).toEqual([])
    }
  })

  it('has words in every language, with nothing left over', () => {
    for (const code of ['it', 'fr', 'en']) {
      speak(code)
      for (const name of NAMES)
        for (const entry of docket(stage(name)))
          for (const text of [entry.title, ...entry.choices.flatMap((one) => [one.text, one.price, one.gain])])
            expect(text, `${code} ${name} ${entry.key}`).not.toMatch(
              /\b(revolution|effect|condition|word|move)-|\{|undefined|NaN/,
            )
    }
  })
})

describe('the shell’s figures', () => {
  it('have a row for each player, a title and help for each phase', () => {
    for (const name of NAMES) {
      const here = stage(name)
      const rows = revolution.rows(here)
      expect(rows.map((row) => row.seat).sort()).toEqual([0, 1, 2, 3])
      for (const row of rows) expect(row.figures).toHaveLength(revolution.columns(here).length)
      if (!here.turn) continue
      const heading = revolution.heading(here)
      expect(heading.title + heading.help, name).not.toMatch(/revolution-/)
      expect(
        revolution.branches(here.view)[0]?.stations.filter((station) => station.state === 'now'),
        name,
      ).toHaveLength(1)
    }
  })

  it('show what a move changes, from the preview', () => {
    const here = stage('action-advance')
    const view = structuredClone(here.view) as View<Table>
    const own = view.table.seats[here.seat ?? 0]
    if (!own) throw new Error('no seat')
    own.money -= 100
    own.shares += 2
    const cells = revolution.account({ ...here, preview: { view, events: [], moves: [], hidden: false } })
    expect(cells.find((cell) => cell.caption === 'Money')?.bad).toBe(true)
    expect(cells.find((cell) => cell.caption === 'Shares')?.good).toBe(true)
  })

  it('give the whole account of the score at the end', () => {
    const here = stage('over')
    const result = revolution.result?.(here)
    here.view.scores?.forEach((score, seat) =>
      expect(result?.figures[seat]?.reduce((sum, part) => sum + Number(part), 0)).toBe(score),
    )
  })

  it('open on a phone the panel in which the decision is made', () => {
    expect(revolution.opens?.(stage('worker'))).toBe('turn')
    expect(revolution.opens?.(stage('action-track'))).toBeNull()
    expect(revolution.opens?.(stage('action-office'))).toBe('tracks')
    expect(WORKERS).toHaveLength(5)
  })

  it('says in the contract phase that workers must be hired where nothing else is left', () => {
    const name = NAMES.find((one) => fixtures.positions[one]?.view.phase === 'contract') ?? ''
    const hire: MoveInfo = {
      move: 'hire grey',
      kind: 'hire',
      words: { worker: 'grey', n: 800 },
      places: [],
      final: false,
    }
    expect(docket(stage(name)).map((entry) => entry.key)).not.toContain('crew')
    const forced = docket(stage(name, { moves: [hire], turn: true })).find((entry) => entry.key === 'crew')
    expect(forced?.must).toBe(true)
    expect(forced?.choices.map((one) => one.move.move)).toEqual(['hire grey'])
  })
})
