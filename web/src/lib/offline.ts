/** The tables of this device as they were last seen, to be looked at without a line. */
import type { GameEvent, StateMessage, TableInfo } from './types'

export interface Seen {
  table: TableInfo
  states: Record<string, StateMessage>
  logs: Record<string, GameEvent[]>
}

const STORE = 'roundhouse-tables'
const MOST = 8
const address = (id: string): string => `/seen/${id}`

/** Keep a table; the oldest go. Where nothing can be kept, nothing is. */
export async function remember(seen: Seen): Promise<void> {
  if (!('caches' in globalThis)) return
  const store = await caches.open(STORE)
  await store.delete(address(seen.table.id))
  if (seen.table.status === 'playing') await store.put(address(seen.table.id), Response.json(seen))
  const all = await store.keys()
  for (const one of all.slice(0, Math.max(0, all.length - MOST))) await store.delete(one)
}

/** What `remember` wrote. */
const kept = (found: Response): Promise<Seen> => found.json()

export async function recollect(id: string): Promise<Seen | null> {
  if (!('caches' in globalThis)) return null
  const found = await (await caches.open(STORE)).match(address(id))
  return found ? kept(found) : null
}

/** The tables that can be looked at, the last one first. */
export async function remembered(): Promise<Seen[]> {
  if (!('caches' in globalThis)) return []
  const store = await caches.open(STORE)
  const found = await Promise.all((await store.keys()).map((key) => store.match(key)))
  return (await Promise.all(found.flatMap((one) => (one ? [kept(one)] : [])))).reverse()
}

/** Have the shell ready for the next time there is no line. */
export async function prepare(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !globalThis.isSecureContext) return
  try {
    const worker = await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    const tell = (): void => {
      const used = performance.getEntriesByType('resource').map((one) => one.name)
      const ours = used.filter((one) => /\/(assets|faces|api\/games|api\/texts)(\/|\?|$)/.test(one))
      worker.active?.postMessage([...new Set(ours)])
    }
    tell()
    setTimeout(tell, 1500)
    setInterval(tell, 20000)
  } catch {
    // a browser that does not want one: the page works as before
  }
}
