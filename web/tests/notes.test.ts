/** Notes about tables, in this browser and with an account. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { me } from '../src/lib/me.svelte'
import { flush, keepNotes, notesOf } from '../src/lib/notes'
import { keep, recall } from '../src/lib/store'
import type { MyAccount } from '../src/lib/types'

const ANN: MyAccount = {
  id: 'a',
  name: 'Ann',
  created: 0,
  mail: '',
  settings: {},
  password: true,
  codes: 0,
  passkeys: [],
  sessions: [],
  blocked: [],
}

let online = true
let theirs: Record<string, string> = {}

beforeEach(() => {
  online = true
  theirs = { t: 'old', u: '' }
  localStorage.clear()
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (!online) return Promise.reject(new Error('no line'))
    const table = /notes\/(\w+)/.exec(path)?.[1] ?? ''
    const said: { text?: string } = body ? JSON.parse(body) : {}
    if (said.text !== undefined) theirs[table] = said.text
    return Promise.resolve(new Response(JSON.stringify({ text: theirs[table], changed: 1 })))
  })
  me.take(ANN)
})
afterEach(() => {
  me.take(null)
  vi.unstubAllGlobals()
})

describe('notes', () => {
  it('are not lost if there was no line when they were written', async () => {
    online = false
    keepNotes('t', 'old and new')
    flush()
    await new Promise((resolve) => setTimeout(resolve))
    online = true
    expect(await notesOf('t')).toBe('old and new')
    expect(theirs['t']).toBe('old and new')
    theirs['t'] = 'from elsewhere'
    expect(await notesOf('t'), 'all is sent: the account counts again').toBe('from elsewhere')
  })
  it('are not lost if the page did not find out who one is', async () => {
    me.account = null
    keepNotes('t', 'in the tunnel')
    me.take(ANN)
    expect(await notesOf('t')).toBe('in the tunnel')
    expect(theirs['t']).toBe('in the tunnel')
  })
  it('of two tables are both sent', async () => {
    keepNotes('t', 'one')
    keepNotes('u', 'two')
    flush()
    await vi.waitFor(() => expect(theirs).toEqual({ t: 'one', u: 'two' }))
  })
  it('of an account do not stay in the browser for who comes next', async () => {
    expect(await notesOf('t')).toBe('old')
    keepNotes('u', 'more')
    flush()
    await vi.waitFor(() => expect(recall('unsent.u', false)).toBe(false))
    me.take(null)
    expect([recall('notes.t', ''), recall('notes.u', '')]).toEqual(['', ''])
    expect(await notesOf('t')).toBe('')
  })
  it('of a guest stay', async () => {
    me.take(null)
    keep('notes.t', '')
    keepNotes('t', 'mine')
    me.take(null)
    expect(await notesOf('t')).toBe('mine')
  })
})
