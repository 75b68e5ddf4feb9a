/** Faces that other packages bring: fetched, given each moment of the table, and replaced by the plain board when they fail. */
import type { Face, Stage as Shown } from 'roundhouse/face'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { broughtModule } from '../src/boards/brought'
import { fetchFace } from '../src/boards/brought/fetch'
import { generic } from '../src/boards/generic'
import { registry } from '../src/boards/registry.svelte'
import type { Stage } from '../src/lib/stage'
import { words } from '../src/lib/texts.svelte'
import { texts } from './words'

const moves = [{ move: 'stop York', kind: 'stop', words: {}, places: ['town:York'], final: true }]
const stage = (more: Partial<Stage> = {}): Stage =>
  ({
    info: { game: 'elsewhere', seats: [] },
    view: { players: 2, to_act: [0], colours: [['red'], ['blue']], phase: 'running', table: { taken: [1, 2] } },
    data: null,
    names: ['Ann', 'Bo'],
    seat: 0,
    turn: true,
    moves,
    asides: [],
    events: [],
    choice: null,
    preview: null,
    marked: [],
    choose: vi.fn(),
    point: vi.fn(),
    ask: vi.fn(),
    ...more,
  }) as unknown as Stage

/** A face that writes down what it is told. */
function face(more: Partial<Face> = {}): { told: string[]; stages: Shown[]; face: Face } {
  const told: string[] = []
  const stages: Shown[] = []
  const made: Face = {
    version: 1,
    mount: (element, at) => {
      element.textContent = 'drawn'
      told.push('mount')
      stages.push(at)
      return {
        update: (next) => void (told.push('update'), stages.push(next)),
        destroy: () => void told.push('destroy'),
      }
    },
    ...more,
  }
  return { told, stages, face: made }
}

beforeAll(() => words.use(texts('en')))
afterEach(() => vi.restoreAllMocks())

describe('fetching', () => {
  const info = { module: '/faces/x/1/index.js', style: null, poster: null }
  it('gives the face that the module exports', async () => {
    const one = face().face
    expect(await fetchFace(info, () => Promise.resolve({ default: one }))).toEqual({ face: one })
  })
  it.each([
    ['web-face-version', () => Promise.resolve({ default: { version: 2, mount: () => null } })],
    ['web-face-version', () => Promise.resolve({})],
    ['web-face-failed', () => Promise.resolve({ default: { version: 1 } })],
    ['web-face-failed', () => Promise.reject(new Error('no such file'))],
  ])('says what is wrong: %s', async (trouble, load) => {
    expect(await fetchFace(info, load)).toMatchObject({ trouble })
    expect(words.texts.has(trouble)).toBe(true)
  })
})

describe('a face at the table', () => {
  it('is drawn once, told of every change, and taken away', () => {
    const { told, stages, face: one } = face()
    const module = broughtModule('elsewhere', one, () => undefined)
    const props = $state({ stage: stage(), phone: false })
    const board = mount(module.Board, { target: document.body, props })
    flushSync()
    expect(document.body.textContent).toContain('drawn')
    props.stage = stage({ names: ['Ann', 'Cleo'] })
    props.phone = true
    flushSync()
    expect(told).toEqual(['mount', 'update'])
    expect(stages[1]).toMatchObject({ names: ['Ann', 'Cleo'], phone: true, language: 'en' })
    void unmount(board)
    expect(told).toEqual(['mount', 'update', 'destroy'])
  })
  it('picks and points at legal moves only, and asks why', () => {
    const { stages, face: one } = face()
    const at = stage()
    const board = mount(broughtModule('elsewhere', one, () => undefined).Board, {
      target: document.body,
      props: { stage: at, phone: false },
    })
    flushSync()
    const given = stages[0]
    const legal = given?.moves[0]
    if (!given || !legal) throw new Error('no move')
    given.pick({ ...legal, words: {} })
    given.pick({ ...legal, move: 'stop Hull' })
    expect(at.choose).toHaveBeenCalledExactlyOnceWith(moves[0])
    given.point(legal)
    expect(at.point).toHaveBeenCalledWith(moves[0])
    given.why('town:Hull', 'stop', 'Hull', { x: 1, y: 2 })
    expect(at.ask).toHaveBeenCalledWith({ place: 'town:Hull', piece: 'stop' }, 'Hull', { x: 1, y: 2 })
    void unmount(board)
  })
  it('gives the figures of the players and the heading, or leaves them to the plain board', () => {
    const said = broughtModule(
      'elsewhere',
      face({
        figures: (at) => [
          { title: 'Taken', help: 'Taken', values: (at.view.table as { taken: number[] }).taken.map(String) },
        ],
        heading: () => ({ title: 'Run on', help: 'Click a town' }),
        guide: [{ key: 'guide', when: (at) => at.turn }],
      }).face,
      () => undefined,
    )
    expect(said.columns(stage()).map((column) => column.title)).toEqual(['Taken'])
    expect(said.rows(stage()).map((row) => row.figures[0]?.text)).toEqual(['1', '2'])
    expect(said.heading(stage())).toEqual({ steps: [], title: 'Run on', help: 'Click a town' })
    expect(said.guide?.[0]?.when?.(stage({ turn: false }))).toBe(false)
    const silent = broughtModule('elsewhere', face().face, () => undefined)
    expect(silent.heading(stage())).toEqual(generic.heading(stage()))
    expect(silent.rows(stage())).toEqual(generic.rows(stage()))
  })
  it.each(['mount', 'update', 'figures'])('gives way to the plain board when it throws: %s', async (where) => {
    const oops = (): never => {
      throw new Error('oops')
    }
    const more: Partial<Face> =
      where === 'mount'
        ? { mount: oops }
        : where === 'update'
          ? { mount: () => ({ update: oops, destroy: () => undefined }) }
          : { figures: oops }
    const fail = vi.fn()
    const module = broughtModule('elsewhere', face(more).face, fail)
    const props = $state({ stage: stage(), phone: false })
    const board = mount(module.Board, { target: document.body, props })
    flushSync()
    props.phone = true
    flushSync()
    expect(module.rows(stage())).toEqual(generic.rows(stage()))
    await Promise.resolve()
    expect(fail).toHaveBeenCalled()
    void unmount(board)
  })
  it('that cannot be had leaves the plain board, with a word', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    await registry.load({ id: 'missing', face: { module: '/faces/missing/1/index.js', style: null, poster: null } })
    expect(registry.moduleOf('missing')).toBe(generic)
    expect(registry.troubleOf('missing')).toBe('web-face-failed')
    expect(complaint).toHaveBeenCalled()
  })
})
