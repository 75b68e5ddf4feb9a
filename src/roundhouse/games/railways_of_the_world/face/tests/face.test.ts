/** The board of Railways of the World, on views that the real engine made. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import railways from '..'
import { modes, onCubes, options, passed } from '../deeds'
import { desk } from '../desk.svelte'
import { passOver } from '../dragging'
import {
  beyond,
  centre,
  chainPath,
  dollars,
  hexAt,
  keyOf,
  middle,
  model,
  port,
  routesOf,
  sideTo,
  tile,
  tracks,
} from '../model'
import { place } from '../names'
import { type Table, tableOf } from '../shapes'
import type { Stage } from '$web/lib/stage'
import { type Fixtures, fixturesIn, stageOf } from '$tests/stage'
import { texts } from '$tests/words'
import { words } from '$web/lib/texts.svelte'
import type { Way } from '$web/lib/types'

const fixtures = fixturesIn<Fixtures<Table> & { mexico: object; ways: Way[] }>(import.meta.dirname)
const made = model(fixtures.board)
const mexico = model(fixtures.mexico)

const stage = stageOf(fixtures)

beforeAll(() => words.use(texts('en', 'railways_of_the_world')))
beforeEach(() => {
  desk.clear()
  desk.mode = null
})

describe('the map', () => {
  it('keeps nine hundred hexes in a handful of paths', () => {
    expect(made.terrain).toHaveLength(992)
    expect(made.water.match(/M/g)?.length).toBe(made.terrain.filter((kind) => kind === 'water').length)
    expect(made.mountains.match(/M/g)?.length).toBe(made.terrain.filter((kind) => kind === 'mountain').length)
    expect(mexico.cities).toHaveLength(26)
  })
  it('finds the hex under every point of it', () => {
    for (const hex of [
      { col: 0, row: 0 },
      { col: 9, row: 9 },
      { col: 30, row: 30 },
      { col: 12, row: 7 },
    ]) {
      const { x, y } = centre(hex)
      for (const [dx, dy] of [
        [0, 0],
        [15, 0],
        [-15, 5],
        [6, -17],
        [-8, 16],
      ] as const)
        expect(hexAt(made, x + dx, y + dy)).toEqual(hex)
    }
    expect(hexAt(made, -60, 20)).toBeNull()
    expect(hexAt(made, 500, 5000)).toBeNull()
  })
  it('knows neighbours by their side, both ways', () => {
    for (const hex of [
      { col: 4, row: 4 },
      { col: 4, row: 5 },
    ])
      for (let side = 0; side < 6; side++) expect(sideTo(beyond(hex, side), hex)).toBe((side + 3) % 6)
    expect(sideTo({ col: 4, row: 4 }, { col: 9, row: 9 })).toBe(-1)
  })
  const SHEET: [number, number] = [made.width, made.height]
  it('has a name for every city, on the sheet, above most of them, and none over what is lit', () => {
    const written = made.cities.map((city) => ({ city, text: city.name, bold: true, ringed: false, cubes: 2 }))
    const all = place(written, 1, [], [], SHEET)
    expect(all.size).toBe(51)
    expect([...all.values()].filter((label) => label.anchor === 'middle').length).toBeGreaterThan(35)
    expect([...all.values()].some((label) => label.faint)).toBe(false)
    // Philadelphia's name stands on the hex where a first link to New York begins: it steps aside
    const city = made.city.get('Philadelphia')!
    const lit = [4, 5].map((side) => beyond(city, side))
    const then = place(written, 1, [], lit, SHEET).get('Philadelphia')!
    expect(then).not.toEqual(all.get('Philadelphia'))
    for (const hex of lit) expect(Math.abs(then.y - centre(hex).y) > 18 || then.faint).toBe(true)
  })
  it('writes no name over a city that has none at this zoom', () => {
    // as on a tablet: Cincinnati, whose neighbour is grey
    const [grey, city] = ['Louisville', 'Cincinnati'].map((name) => made.city.get(name)!)
    const near = made.cities.filter((one) => Math.hypot(one.x - city!.x, one.y - city!.y) < 90 && one !== city)
    expect(near).toContain(grey)
    const one = { city: city!, text: 'Cincinnati', bold: true, ringed: false, cubes: 3 }
    const others = near.map((it) => ({ city: it, text: it.name, bold: false, ringed: false, cubes: 2, unnamed: true }))
    const found = place([one, ...others], 0.55, [], [], SHEET)
    expect([...found.keys()]).toEqual(['Cincinnati'])
    const { x, y, anchor, size } = found.get('Cincinnati')!
    const wide = one.text.length * size * 0.55
    const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
    for (const it of near)
      expect(left > it.x + 15 || left + wide < it.x - 15 || y - size * 0.7 > it.y + 18 || y < it.y - 18, it.name).toBe(
        true,
      )
  })
  it('knows every place that a legal move names', () => {
    for (const { moves } of Object.values(fixtures.positions)) {
      for (const place of moves.flatMap((move) => move.places)) {
        const name = place.slice(place.indexOf(':') + 1)
        if (place.startsWith('city:')) expect(made.city.has(name), place).toBe(true)
        if (place.startsWith('port:')) expect(port(made, name), place).not.toBeNull()
      }
    }
  })
})

describe('track', () => {
  it('goes on from tile to tile without a gap', () => {
    for (const link of tableOf(stage('over').view).links) {
      const tiles = link.tiles.map(tile)
      tiles.slice(1).forEach((one, i) => expect(keyOf(beyond(tiles[i]!, tiles[i]!.out))).toBe(keyOf(one)))
      expect(chainPath(tiles).match(/M/g)).toHaveLength(1)
      const from = port(made, link.from)
      expect(keyOf(beyond(from!.city, from!.side))).toBe(keyOf(tiles[0]!))
    }
  })
  it('is one path for each owner, and has its sign on the track', () => {
    const table = tableOf(stage('over').view)
    expect(tracks(table)).toHaveLength(new Set(table.links.map((link) => link.owner)).size)
    const straight = [tile('5,4 W-E'), tile('6,4 W-E')]
    expect(middle(straight).y).toBeCloseTo(centre({ col: 5, row: 4 }).y)
    expect(middle(straight).x).toBeCloseTo((centre({ col: 5, row: 4 }).x + centre({ col: 6, row: 4 }).x) / 2)
  })
  it('offers each legal tile with the side in, the side out and its price', () => {
    const at = stage('track')
    const all = options(at)
    expect(all.map((one) => one.move.move).sort()).toEqual(
      at.moves
        .filter((move) => move.kind === 'lay')
        .map((move) => move.move)
        .sort(),
    )
    expect(all.every((one) => one.into >= 0 && one.out >= 0 && one.into !== one.out && one.price > 0)).toBe(true)
  })
  it('is drawn over hexes as the engine says it is meant, and only that is sent', async () => {
    desk.clear()
    const chosen: [string, string[]][] = []
    const asked: string[][] = []
    const at = stage('action')
    const start = at.moves.find((move) => move.kind === 'build')!
    const city = made.city.get((start.places[0] ?? '').slice(5))!
    const hexes = [city, beyond(city, 0), beyond(beyond(city, 0), 0), beyond(beyond(beyond(city, 0), 0), 1)]
    const table: Stage = {
      ...at,
      choose: (move, rest = []) => void (move && chosen.push([move.move, rest])),
      along: (places) => {
        asked.push(places)
        return Promise.resolve(
          places.length < 4
            ? null
            : { moves: [start, { ...start, move: 'as the engine writes it' }], events: [], hidden: false },
        )
      },
    }
    await passOver(table, hexes.slice(0, 2))
    expect(asked).toEqual([])
    await passOver(table, hexes.slice(0, 3))
    expect([desk.row, chosen]).toEqual([null, []])
    await passOver(table, hexes)
    expect(asked.at(-1)).toEqual(hexes.map((hex) => `hex:${keyOf(hex)}`))
    expect(chosen).toEqual([[start.move, ['as the engine writes it']]])
    expect(passed(hexes)).toEqual([
      { ...hexes[1], into: 3, out: 0 },
      { ...hexes[2], into: 3, out: 1 },
    ])
    desk.clear()
  })
})

describe('a cube', () => {
  it('has all its routes with who earns what, and where each ends', () => {
    const at = stage('action')
    const table = tableOf(at.view)
    const routes = routesOf(made, table, fixtures.ways, at.seat ?? 0)
    expect(routes.length).toBe(fixtures.ways.length)
    const colour = fixtures.ways[0]?.moves[0]?.words['colour']
    for (const route of routes) {
      expect(table.cities[route.to.name]?.colour).toBe(colour)
      expect(route.links).toHaveLength(route.moves.length - 1)
      const mine = route.links.filter((link) => link.owner === at.seat).length
      const gain = route.gains.find((one) => one.seat === at.seat)
      expect(gain?.parts[0]).toBe(mine)
      expect(gain?.points).toBe(gain?.parts.reduce((a, b) => a + b, 0))
      const others = route.links.length - mine
      expect(
        route.gains.filter((one) => one.seat !== at.seat).reduce((sum, one) => sum + one.parts[0]!, 0),
      ).toBeGreaterThanOrEqual(others)
    }
    desk.routes = routes
    desk.route = routes[0] ?? null
    const cells = railways.account({ ...at, preview: { view: at.view, events: [], moves: [], hidden: false } })
    expect(cells[0]?.value).toMatch(/You \+\d/)
    expect(cells.some((cell) => /k$/.test(cell.value))).toBe(true)
  })
  it('is lit where it can be taken up, and delivering comes first', () => {
    const at = stage('action')
    expect(onCubes(at).size).toBe(at.moves.filter((move) => move.kind === 'deliver').length)
    expect(modes(at)[0]).toBe('deliver')
  })
})

describe('the shell', () => {
  it('has a heading and rows for every phase', () => {
    for (const name of Object.keys(fixtures.positions)) {
      const at = stage(name)
      if (at.turn) expect(railways.heading(at).title, name).not.toMatch(/railways-/)
      expect(railways.rows(at)).toHaveLength(4)
      expect(railways.columns(at)).toHaveLength(railways.rows(at)[0]?.figures.length ?? 0)
      expect(railways.branches(at.view)[0]?.stations).toHaveLength(5)
      expect(railways.log(at).every((line) => line.texts.every((text) => text && !text.startsWith('log-')))).toBe(true)
    }
  })
  it('adds up the end: points, bonds, Baron', () => {
    const at = stage('over')
    const table = tableOf(at.view)
    const shown = railways.result?.(at)
    table.seats.forEach((seat, i) => {
      expect(at.view.scores?.[i]).toBe(seat.position - seat.bonds + (seat.baron_score ?? 0))
      expect(shown?.figures[i]).toHaveLength(shown?.captions.length ?? 0)
    })
  })
  it('says what the button does, and looks on to the end of a build for its price', () => {
    const at = stage('track')
    const stop = railways.primary(at)
    expect(stop?.kind).toBe('stop')
    expect(railways.verb(at, stop!)).toContain('Stop here')
    const bid = railways.primary(stage('auction'))
    expect(railways.verb(stage('auction'), bid!)).toMatch(/^Bid \$\d+k$/)
  })
  it('writes money short', () => expect([0, 5000, 12500, -3000].map(dollars)).toEqual(['$0', '$5k', '$12.5k', '−$3k']))
  it('tells the words of cards and Barons in every language', () => {
    for (const code of ['en', 'it', 'fr']) {
      const own = texts(code, 'railways_of_the_world')
      for (const map of [made, mexico]) {
        for (const card of map.cards.values())
          expect(own.say(`railways-effect-${card.words['effect']}`, card.words)).not.toMatch(/railways-|undefined|\{/)
        for (const baron of map.barons.values())
          expect(own.say(`railways-goal-${baron['goal']}`, baron)).not.toMatch(/railways-|\{/)
      }
    }
  })
})
