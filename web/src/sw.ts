/**
 * The service worker: the shell opens without a line. Pages and what the server tells come fresh where they can, and as they were last seen where
 * they cannot; hashed files are taken as they are. Nothing that is asked with a token, and no move, ever passes through here.
 */
interface Waits extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Fetches extends Waits {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Told extends Waits {
  readonly data: unknown
}
interface Pushed extends Waits {
  readonly data: { json(): unknown } | null
}
interface Clicked extends Waits {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(wish: { type: 'window' }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: { showNotification(title: string, more: NotificationOptions): Promise<void> }
  addEventListener(type: 'install' | 'activate', heard: (event: Waits) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetches) => void): void
  addEventListener(type: 'message', heard: (event: Told) => void): void
  addEventListener(type: 'push', heard: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', heard: (event: Clicked) => void): void
}
// the page's types and a worker's exclude each other: this file has those of the page
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions
const worker = globalThis as unknown as Worker

const SHELL = 'roundhouse-shell-__STAMP__'
/** the ids of notices that were shown, the oldest first */
const HEARD = 'roundhouse-heard'
const REMEMBERED = 200
const OURS = /^roundhouse-shell-/
/** What the server says alike to everybody and at any time. */
const LASTING = /^\/api\/(games|texts)(\/|$)/

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add('/'))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => OURS.test(name) && name !== SHELL).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin || request.headers.has('Authorization')) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'))
  else if (/^\/(assets|faces)\//.test(address.pathname)) event.respondWith(kept(request))
  else if (LASTING.test(address.pathname)) event.respondWith(fresh(request, request))
})

/** What the page loaded before this worker was there. */
worker.addEventListener('message', (event) => {
  const addresses = Array.isArray(event.data) ? event.data.filter((one) => typeof one === 'string') : []
  event.waitUntil(
    caches.open(SHELL).then((cache) =>
      Promise.all(
        addresses.map(async (one) => {
          if (!(await cache.match(one))) await cache.add(one).catch(() => undefined)
        }),
      ),
    ),
  )
})

async function fresh(request: Request, under: Request | string): Promise<Response> {
  const cache = await caches.open(SHELL)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(under, answer.clone())
    return answer
  } catch (gone) {
    const old = await cache.match(under)
    if (old) return old
    throw gone
  }
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const old = await cache.match(request)
  if (old) return old
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/**
 * It is somebody's turn: said once for each table, whatever was said about it before. A notice that comes again, as after a crash of the server
 * between sending and noting that it was sent, has the same id, and nobody is called a second time.
 */
worker.addEventListener('push', (event) => {
  const said = event.data?.json()
  if (typeof said !== 'object' || said === null) return
  const { title, body, url, tag, id } = { title: '', body: '', url: '/', tag: '', id: '', ...said }
  event.waitUntil(once(String(id), () => worker.registration.showNotification(title, notice(body, url, tag))))
})

/** `renotify`: a new turn at a table that was told of already rings once more; browsers know it, TypeScript does not. */
const notice = (body: string, url: string, tag: string): NotificationOptions & { renotify: boolean } => ({
  body,
  tag,
  data: { url },
  icon: '/icon-192.png',
  renotify: tag !== '',
})

/** Do something for an id that was not heard of lately; it counts as heard once it is done. */
async function once(id: string, deed: () => Promise<void>): Promise<void> {
  const cache = await caches.open(HEARD)
  const mark = `/heard/${encodeURIComponent(id)}`
  if (id && (await cache.match(mark))) return
  await deed()
  if (!id) return
  await cache.put(mark, new Response(''))
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - REMEMBERED)).map((old) => cache.delete(old)))
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  const path = typeof data === 'object' && data !== null && 'url' in data ? String(data.url) : '/'
  if (!/^\/[\w/-]*$/.test(path)) return
  event.waitUntil(
    worker.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0]
      if (!there) return worker.clients.openWindow(path)
      if (new URL(there.url).pathname !== path) await there.navigate(path)
      return there.focus()
    }),
  )
})
