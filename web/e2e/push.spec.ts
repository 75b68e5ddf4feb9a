/** A push as Chromium delivers it: to the service worker, which shows it. */
import { freePort, Server } from './server'
import { expect, test } from './test'

test('a push is shown once in the browser itself, whatever the server repeats, and leads to the table', async ({
  browser,
}) => {
  // a server of its own: of this address no other test has left a service worker behind
  const house = new Server(await freePort())
  await house.start()
  const at = `http://localhost:${house.port}`
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: at })
  const page = await context.newPage()
  await page.goto(at)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  const line = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((one) => one.scopeURL.startsWith(at) && !one.isDeleted)
      if (own) found(own.registrationId)
    }),
  )
  await line.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: object): Promise<unknown> =>
    line.send('ServiceWorker.deliverPushMessage', { origin: at, registrationId, data: JSON.stringify(data) })
  const shown = (): Promise<{ title: string; body: string; tag: string }[]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const said = {
    title: 'It is your turn',
    body: 'Ann waits for you.',
    url: '/ratings',
    tag: 'table-1',
    id: 'table-1-0-7',
  }
  await push(said)
  await expect.poll(shown).toEqual([{ title: said.title, body: said.body, tag: 'table-1' }])
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    for (const one of await worker.getNotifications()) one.close()
  })
  await push(said) // the server was killed after sending, and sends it again
  await push({ ...said, body: 'Bo waits for you.', id: 'table-2-0-3', tag: 'table-2' })
  await expect.poll(shown).toEqual([{ title: said.title, body: 'Bo waits for you.', tag: 'table-2' }])
  await push({ ...said, body: 'Once more.', id: 'table-2-0-9', tag: 'table-2' }) // a later turn takes the place of the earlier one
  await expect.poll(shown).toEqual([{ title: said.title, body: 'Once more.', tag: 'table-2' }])
  await push({ nonsense: true }).catch(() => undefined)

  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(async () => {
    // what Chromium does when somebody clicks
    const here = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, more: object) => Event
    }
    const [notification] = await here.registration.getNotifications({ tag: 'table-2' })
    dispatchEvent(new here.NotificationEvent('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(`${at}/ratings`)
  expect((await shown()).filter((one) => one.tag === 'table-2')).toEqual([])
  await context.close()
  await house.kill('SIGTERM')
})
