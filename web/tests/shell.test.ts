/** The shell: what others did comes one after the other, what just changed is outlined where nothing may move, insets fold, the end in words. */
import { readFileSync } from 'node:fs'
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../src/lib/api'
import { Socket } from '../src/lib/socket'
import { outline } from '../src/lib/motion'
import { words } from '../src/lib/texts.svelte'
import type { Facts, GameEvent, StateMessage, View } from '../src/lib/types'
import Inset from '../src/shell/Inset.svelte'
import TopBar from '../src/shell/TopBar.svelte'
import { everything } from '../src/table/open'
import { MOMENTS, Parade, type Pace } from '../src/table/parade'
import { soundOf } from '../src/table/sounds'
import { outcome, placeOf } from '../src/table/result'
import { TableStore } from '../src/table/table.svelte'
import { texts } from './words'

const speak = (language: string): void => words.use(texts(language))
beforeAll(() => speak('en'))

describe('moves of others', () => {
  interface Step {
    seat: number
    n: number
  }
  let shown: [number, number][]
  let pace: Pace
  let parade: Parade<Step>
  beforeEach(() => {
    vi.useFakeTimers()
    const start = Date.now()
    shown = []
    pace = 'brisk'
    parade = new Parade<Step>(
      (one) => shown.push([one.n, Date.now() - start]),
      () => pace,
      (one, next) => one.seat === next.seat,
    )
  })
  afterEach(() => vi.useRealTimers())
  const by = (...seats: number[]): void => seats.forEach((seat, n) => parade.add({ seat, n: n + 1 }))

  it('come at once when they come alone', () => {
    by(1)
    vi.advanceTimersByTime(700)
    parade.add({ seat: 2, n: 2 })
    expect(shown).toEqual([
      [1, 0],
      [2, 700],
    ])
  })
  it.each(['calm', 'brisk'] as const)('have a moment each, of at most 1.2 s: %s', (chosen) => {
    pace = chosen
    by(1, 2, 3)
    vi.advanceTimersByTime(5000)
    const each = MOMENTS[chosen]
    expect(each).toBeLessThanOrEqual(1200)
    expect(shown).toEqual([
      [1, 0],
      [2, each],
      [3, 2 * each],
    ])
  })
  it('of one player in a row are one', () => {
    by(1, 1, 1, 2, 2, 3)
    vi.advanceTimersByTime(5000)
    const each = MOMENTS.brisk
    expect(shown.map(([, time]) => time)).toEqual([0, 0, 0, each, each, 2 * each])
    expect(shown.map(([n]) => n)).toEqual([1, 2, 3, 4, 5, 6])
  })
  it('do not wait where that is wanted', () => {
    pace = 'once'
    by(1, 2, 3)
    expect(shown.map(([, time]) => time)).toEqual([0, 0, 0])
  })
  it('are all there after a click', () => {
    by(1, 2, 3, 4)
    vi.advanceTimersByTime(10)
    parade.skip()
    expect(shown).toEqual([
      [1, 0],
      [2, 10],
      [3, 10],
      [4, 10],
    ])
    vi.advanceTimersByTime(5000)
    expect(shown).toHaveLength(4)
    parade.add({ seat: 4, n: 5 })
    expect(shown.at(-1)?.[0]).toBe(5)
  })
})

describe('sounds', () => {
  it('tell a train, a piece and money apart, and nothing else', () => {
    const event = (kind: string, facts: Facts): GameEvent => ({ kind, seat: 0, facts }) as GameEvent
    expect(soundOf(event('deliver', {}), ['city:a'])).toBe('train')
    expect(soundOf(event('link', { pounds: 2 }), ['link:a'])).toBe('placed')
    expect(soundOf(event('bid', { pounds: 2 }), [])).toBe('paid')
    expect(soundOf(event('round', { n: 1 }), [])).toBeNull()
  })
})

describe('a finished game with everything open', () => {
  it('shows what each seat knew of itself, and what all saw as it was', () => {
    const view = (cash: (number | null)[], cards: Record<string, unknown>): View =>
      ({ table: { cash, cards, round: 3 } }) as unknown as View
    const shown = view([null, null], { a: [null, 5] })
    const open = everything(shown, [view([7, null], { a: [null, 5] }), view([null, 9], { a: [null, 5] })])
    expect(open.table).toEqual({ cash: [7, 9], cards: { a: [null, 5] }, round: 3 })
  })
})

describe('what has just changed', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML =
      '<svg><g data-place="town:York"></g><g data-place="town:Hull"></g></svg><button data-place="box:1"></button>'
  })
  afterEach(() => {
    vi.useRealTimers()
    document.documentElement.removeAttribute('data-still')
    document.body.innerHTML = ''
  })
  const done = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-done]')].map((one) => one.dataset['place'])

  it('is outlined for a second where nothing may move', () => {
    document.documentElement.setAttribute('data-still', '')
    outline(document, ['town:York', 'box:1', 'town:Nowhere'])
    expect(done()).toEqual(['town:York', 'box:1'])
    vi.advanceTimersByTime(999)
    expect(done()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(done()).toEqual([])
  })
  it('is drawn again on top of its neighbours if it is an area', () => {
    document.documentElement.setAttribute('data-still', '')
    document.body.innerHTML =
      '<svg><polygon data-place="area:bowes" points="0,0 9,0 9,9"></polygon><polygon data-place="area:reeth" points="9,0 18,0 18,9"></polygon></svg>'
    outline(document, ['area:bowes'])
    expect([...document.querySelectorAll('polygon')].map((one) => one.getAttribute('points'))).toEqual([
      '0,0 9,0 9,9',
      '9,0 18,0 18,9',
      '0,0 9,0 9,9',
    ])
    expect(document.querySelectorAll('[data-done]')).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(document.querySelectorAll('polygon')).toHaveLength(2)
  })
  it('is not outlined where it moves', () => {
    outline(document, ['town:York'])
    expect(done()).toEqual([])
  })
  it('has an outline in the stylesheet', () =>
    expect(readFileSync('src/styles/base.css', 'utf8')).toMatch(/\[data-done\] \{\s+outline: 3px solid/))
})

describe('the header of a phone', () => {
  it('has a space before the turn', () => {
    const bar = mount(TopBar, {
      target: document.body,
      props: { title: 'A Game with a Long Title', small: '', short: 'Turn 1/4' },
    })
    flushSync()
    expect(document.querySelector('h1')?.textContent?.trim()).toMatch(/^A Game with a Long Title\s+Turn 1\/4$/)
    void unmount(bar)
  })
})

describe('an inset', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>cards</p>' }))
  const at = (width: number, needed = false): (() => void) => {
    window.innerWidth = width
    const one = mount(Inset, { target: document.body, props: { title: 'On offer', place: 'offer', needed, children } })
    flushSync()
    return () => void unmount(one)
  }
  const text = (): string => document.querySelector('.offer')?.textContent?.trim() ?? ''

  it('is open on a wide desktop', () => {
    const gone = at(1280)
    expect(text()).toBe('cards')
    gone()
  })
  it('folds to its title below 1280, and opens by a click', () => {
    const gone = at(1279)
    expect(text()).toContain('On offer')
    expect(text()).not.toContain('cards')
    document.querySelector<HTMLElement>('.offer button')?.click()
    flushSync()
    expect(text()).toContain('cards')
    gone()
  })
  it('does not fold while the decision is made in it', () => {
    const gone = at(1000, true)
    expect(text()).toContain('cards')
    gone()
  })
})

describe('the end of a game', () => {
  const names = ['Ann', 'Bo', 'Cleo']
  const end = (scores: number[], ranking: number[], winners: number[]): View =>
    ({ scores, ranking, winners }) as unknown as View
  const said = (view: View, seat: number | null): string => {
    const { key, facts } = outcome(view, seat, names)
    return words.texts.say(key, facts)
  }
  it('names the winner and the margin', () => {
    const view = end([10, 40, 35], [1, 2, 0], [1])
    expect(said(view, 0)).toBe('Bo wins by 5')
    expect(said(view, 1)).toBe('You win by 5')
  })
  it('says that a tie was broken', () => {
    const view = end([40, 40, 1], [1, 0, 2], [1])
    expect(said(view, 0)).toBe('Bo wins the tie-break at 40')
    expect(said(view, 1)).toBe('You win the tie-break at 40')
  })
  it('names all who share the victory, in three languages', () => {
    const view = end([70, 12, 70], [0, 2, 1], [0, 2])
    expect(said(view, 1)).toBe('Ann and Cleo share the victory at 70')
    expect(said(view, null)).toBe('Ann and Cleo share the victory at 70')
    expect(said(view, 2)).toBe('You share the victory with Ann at 70')
    expect([0, 1, 2].map((at) => placeOf(view, at))).toEqual([1, 1, 3])
    for (const language of ['it', 'fr']) {
      speak(language)
      expect(said(view, 1)).toMatch(/^Ann e[t]? Cleo .*70$/)
    }
    speak('en')
  })
})

describe('several moves at once', () => {
  const at = (mark: string): StateMessage =>
    ({
      type: 'state',
      seat: 0,
      at: mark,
      view: {},
      moves: [],
      asides: [],
      turn: true,
      undo: { can: 'step', rule: '', key: '' },
      first: 0,
      events: [],
      clocks: [],
      now: 0,
    }) as unknown as StateMessage
  interface Inside {
    held: { seat: number; token: string }[]
    socket: { ask: (type: string, body: Record<string, unknown>) => { answer: Promise<unknown>; drop: () => void } }
    arrive(state: StateMessage): void
  }
  type Said = (type: string, body: Record<string, unknown>) => Promise<unknown>
  const seated = (said: Said): { store: TableStore; asked: [string, Record<string, unknown>][] } => {
    const store = new TableStore('t', () => undefined)
    const asked: [string, Record<string, unknown>][] = []
    const inside = store as unknown as Inside
    inside.held = [{ seat: 0, token: 'secret' }]
    inside.socket = {
      ask: (type, body) => {
        asked.push([type, body])
        return { answer: said(type, body), drop: () => undefined }
      },
    }
    inside.arrive(at('a0'))
    return { store, asked }
  }
  afterEach(() => vi.restoreAllMocks())

  it('are sent one after the other, each from where the last one led, and the answer is the new state', async () => {
    let number = 0
    const { store, asked } = seated((type) => {
      if (type === 'preview') return Promise.resolve({})
      const mark = `a${++number}`
      return Promise.resolve({ done: true, at: mark, state: at(mark) })
    })
    store.follow(['sell MR A-B', 'sell MR B-C', 'sell MR C-D'])
    await vi.waitFor(() => expect(store.busy).toBe(false))
    expect(asked).toEqual([
      ['preview', { seat: 0, moves: ['sell MR A-B', 'sell MR B-C', 'sell MR C-D'] }],
      ['move', { seat: 0, move: 'sell MR A-B', at: 'a0' }],
      ['move', { seat: 0, move: 'sell MR B-C', at: 'a1' }],
      ['move', { seat: 0, move: 'sell MR C-D', at: 'a2' }],
    ])
    expect(store.state?.at).toBe('a3')
  })
  it('are not sent at all where the rules refuse one of them', async () => {
    const refusal = new ApiError(409, { code: 'refused', text: 'Too dear.', rule: 'LW-13.5', key: '' })
    const { store, asked } = seated(() => Promise.reject(refusal))
    store.follow(['sell MR A-B', 'sell MR B-C'])
    await vi.waitFor(() => expect(store.busy).toBe(false))
    expect(asked.map(([type]) => type)).toEqual(['preview'])
    expect(store.refusal?.rule).toBe('LW-13.5')
  })
})

describe('the line to the server', () => {
  class Wire {
    static readonly OPEN = 1
    static last: Wire
    readyState = 0
    sent: { type: string; id: number }[] = []
    onopen: () => void = () => undefined
    onmessage: (message: { data: string }) => void = () => undefined
    onclose: (event: { code: number }) => void = () => undefined
    constructor() {
      Wire.last = this
    }
    send(text: string): void {
      this.sent.push(JSON.parse(text) as { type: string; id: number })
    }
    close(): void {
      this.readyState = 3
      this.onclose({ code: 1000 })
    }
    open(): void {
      this.readyState = 1
      this.onopen()
    }
    say(message: unknown): void {
      this.onmessage({ data: JSON.stringify(message) })
    }
  }
  const heard: string[] = []
  const line = (): Socket => {
    vi.stubGlobal('WebSocket', Wire)
    heard.length = 0
    return new Socket('/api', {
      hello: () => ({ type: 'hello' }),
      heard: (message) => heard.push(message.type),
      changed: () => undefined,
    })
  }
  afterEach(() => vi.unstubAllGlobals())

  it('gives every question its own answer, in whatever order they come', async () => {
    const socket = line()
    Wire.last.open()
    const first = socket.ask('move', { move: 'a', at: '0' })
    const second = socket.ask('move', { move: 'b', at: '0' })
    const [, one, two] = Wire.last.sent
    Wire.last.say({ type: 'answer', id: two?.id, ok: true, at: 'b' })
    Wire.last.say({ type: 'table' })
    Wire.last.say({ type: 'answer', id: one?.id, ok: false, error: { code: 'late', text: 'moved on' } })
    expect((await second.answer).at).toBe('b')
    await expect(first.answer).rejects.toMatchObject({ problem: { code: 'late' } })
    expect(heard).toEqual(['table'])
    socket.close()
  })
  it('fails what was asked on a line that is gone, and what is asked without one', async () => {
    const socket = line()
    await expect(socket.ask('move', { move: 'a', at: '0' }).answer).rejects.toMatchObject({
      problem: { code: 'offline' },
    })
    Wire.last.open()
    const asked = socket.ask('move', { move: 'a', at: '0' })
    Wire.last.close()
    await expect(asked.answer).rejects.toMatchObject({ problem: { code: 'offline' } })
    socket.close()
  })
  it('drops a question that nobody waits for any more', () => {
    const socket = line()
    Wire.last.open()
    const asked = socket.ask('preview', { moves: ['a'] })
    asked.drop()
    asked.drop()
    expect(Wire.last.sent.map((one) => one.type)).toEqual(['hello', 'preview', 'cancel'])
    expect(Wire.last.sent[2]?.id).toBe(Wire.last.sent[1]?.id)
    socket.close()
  })
})
