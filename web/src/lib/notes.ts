/** Notes to oneself about tables: with an account they are the same on every device, else they stay in this browser. */
import { api } from './api'
import { me } from './me.svelte'
import { erase, keep, kept, recall } from './store'

const LATER = 800 // ms after the last letter
let timer: ReturnType<typeof setTimeout> | undefined
let waiting: { table: string; text: string } | null = null

/** The notes about a table; without a line those that this browser has. */
export async function notesOf(table: string): Promise<string> {
  const here = recall(`notes.${table}`, '')
  await me.look().catch(() => undefined)
  if (!me.account) return here
  try {
    if (!recall(`unsent.${table}`, false)) {
      const { text } = await api.notes(table)
      if (recall(`unsent.${table}`, false)) return text // written on meanwhile
      keep(`notes.${table}`, text)
      return text
    }
    await send(table, here)
  } catch {
    return here
  }
  return here
}

/** What this browser has and the account has not is sent again later, and never lost to what the account had before. */
async function send(table: string, text: string): Promise<void> {
  await api.keepNotes(table, text)
  if (recall(`notes.${table}`, '') === text) erase(`unsent.${table}`)
}

export function keepNotes(table: string, text: string): void {
  keep(`notes.${table}`, text)
  if (!recall('signed-in', false)) return
  keep(`unsent.${table}`, true)
  if (!me.account) return
  if (waiting && waiting.table !== table) flush()
  clearTimeout(timer)
  waiting = { table, text }
  timer = setTimeout(flush, LATER)
}

/** Send at once what was written last. */
export function flush(): void {
  clearTimeout(timer)
  if (waiting) send(waiting.table, waiting.text).catch(() => undefined)
  waiting = null
}

/** The notes of a guest come along with the name: what the account has already is kept, and this browser's put below it. */
export async function bringNotes(): Promise<void> {
  for (const key of kept('notes.')) {
    const table = key.slice('notes.'.length)
    const here = recall(key, '').trim()
    if (!here) continue
    try {
      const { text } = await api.notes(table)
      if (!text.includes(here)) await api.keepNotes(table, text ? `${text}\n\n${here}` : here)
      erase(`unsent.${table}`)
    } catch {
      continue // a table that is gone
    }
  }
}
