/** Being told that it is one's turn, from the settings in the browser to what arrives: web push, e-mail and a webhook, each at a local end. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { enter, post, somebody } from './people'
import { freePort, PYTHON, Server } from './server'
import { expect, test } from './test'

interface Heard {
  kind: 'push' | 'hook' | 'mail'
  headers: Record<string, string>
  body: string
  signed?: boolean
}

/** A push service, a webhook and a mail server of our own, in a process of the server's tests. */
async function ears(): Promise<{
  child: ChildProcess
  heard: Heard[]
  port: number
  smtp: number
  keys: Record<string, string>
}> {
  const child = spawn(PYTHON, ['-m', 'tests.server.ears'], { cwd: resolve('..'), stdio: ['pipe', 'pipe', 'inherit'] })
  const heard: Heard[] = []
  const told = await new Promise<{ port: number; smtp: number; keys: Record<string, string> }>((found) => {
    let first = true
    createInterface(child.stdout).on('line', (line) => {
      if (first) found(JSON.parse(line) as { port: number; smtp: number; keys: Record<string, string> })
      else heard.push(JSON.parse(line) as Heard)
      first = false
    })
  })
  return { child, heard, ...told }
}

test('a turn is told by web push, e-mail and webhook as the browser was told to, and one click ends the letters', async ({
  browser,
}) => {
  const { child, heard, port, smtp, keys } = await ears()
  const own = await freePort()
  const at = `http://localhost:${own}`
  const server = new Server(own, mkdtempSync(join(tmpdir(), 'roundhouse-')), {
    ROUNDHOUSE_INSIDE: `127.0.0.1:${port}`, // the one inner address that this server may tell anything
    ROUNDHOUSE_SMTP: `smtp://127.0.0.1:${smtp}`,
    ROUNDHOUSE_MAIL_FROM: 'Roundhouse <rh@example.org>',
    ROUNDHOUSE_PUBLIC: at,
  })
  await server.start()
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: at })
  // without a push service Chromium cannot subscribe: it is given what a subscription at ours would be
  await context.addInitScript(
    ({ endpoint, keys }) => {
      PushManager.prototype.getSubscription = () => Promise.resolve(null)
      PushManager.prototype.subscribe = (wish) => {
        const key = wish?.applicationServerKey
        if (!(key instanceof Uint8Array) || key.length !== 65) return Promise.reject(new Error('no key of the server'))
        const made = { endpoint, toJSON: () => ({ endpoint, keys }) }
        return Promise.resolve(made as unknown as PushSubscription)
      }
    },
    { endpoint: `http://127.0.0.1:${port}/push`, keys },
  )
  const page = await context.newPage()
  const ann = await somebody(browser, at)
  const bo = await somebody(browser, at)
  await enter(page, at, ann)
  await page.goto(at)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')

  // what is chosen in the browser
  await page.locator('button.me').click()
  const notices = page.getByRole('region', { name: 'Notify me when it is my turn' })
  await notices.getByLabel('Notify me').selectOption('at once')
  await notices.getByRole('button', { name: 'Notify me in this browser' }).click()
  await expect(notices.locator('li')).toHaveCount(1)
  await notices.getByLabel('Webhook', { exact: true }).selectOption('Webhook (JSON)')
  await notices.getByLabel('Address (https://…)').fill('http://127.0.0.1:9/inside')
  await notices.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(notices.getByRole('alert')).toHaveText(/https/)
  await notices.getByLabel('Address (https://…)').fill(`http://127.0.0.1:${port}/hook`)
  await notices.getByRole('button', { name: 'Add', exact: true }).click()
  const secret = (await notices.locator('.secret').innerText()).split(' ').at(-1)!
  await notices.getByLabel('E-mail address').fill('ann@example.org')
  await notices.getByRole('button', { name: 'Add this address' }).click()
  const letters = (): Heard[] => heard.filter((one) => one.kind === 'mail')
  await expect.poll(() => letters().length).toBe(1)
  await page.goto(/http:\/\/\S+\/come\/\S+/.exec(letters()[0]!.body)![0])
  await page.getByRole('button', { name: 'Carry on' }).click()
  await expect(page.getByText('Done.')).toBeVisible()

  // a game begins
  const seats = [{ kind: 'here', name: ann.name }, { kind: 'open' }, { kind: 'open' }]
  const { games } = (await (await ann.as.get(`${at}/api/games`)).json()) as {
    games: { id: string; title: string; players: number[] }[]
  }
  const game = games.find((one) => one.players.includes(3))!
  const wish = { game: game.id, seats, start: 'full' }
  const { table } = await post<{ table: { id: string } }>(ann.as, `${at}/api/tables`, wish)
  await post(ann.as, `${at}/api/tables/${table.id}/seats/2/bot`, { bot: 'random' }, 'account:host')
  await post(bo.as, `${at}/api/tables/${table.id}/seats/1`, { name: 'x' })
  const of = (kind: Heard['kind']): Heard | undefined =>
    heard.find((one) => one.kind === kind && one.body.includes(table.id))
  await expect.poll(() => ['push', 'hook', 'mail'].filter((kind) => of(kind as Heard['kind']))).toHaveLength(3)

  // the webhook is signed with the secret that was shown
  const [, time, mark] = /t=(\d+),v1=(\w+)/.exec(of('hook')!.headers['x-roundhouse-signature']!)!
  expect(
    createHmac('sha256', secret)
      .update(`${time}.${of('hook')!.body}`)
      .digest('hex'),
  ).toBe(mark)

  // the push is what the service worker shows, and leads to the table
  expect(of('push')!.signed).toBe(true)
  const said = JSON.parse(of('push')!.body) as { title: string; body: string; tag: string; url: string }
  const line = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find((one) => one.scopeURL.startsWith(at) && !one.isDeleted)
      if (mine) found(mine.registrationId)
    }),
  )
  await line.send('ServiceWorker.enable')
  const registrationId = await registered
  await line.send('ServiceWorker.deliverPushMessage', { origin: at, registrationId, data: of('push')!.body })
  const shown = (): Promise<{ title: string; body: string; tag: string }[]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([{ title: said.title, body: said.body, tag: table.id }])
  expect(said.title).toContain(game.title)
  expect(said.url).toBe(`/table/${table.id}`)

  // the letter: its link for people, and the one click of a mail program
  const letter = of('mail')!
  expect(letter.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await page.goto(/http:\/\/\S+\/unsubscribe\/\S+/.exec(letter.body)![0])
  await expect(page.getByRole('button', { name: 'Stop these messages' })).toBeVisible()
  const kinds = async (): Promise<string[]> =>
    ((await (await ann.as.get(`${at}/api/me/notices`)).json()) as { channels: { kind: string }[] }).channels.map(
      ({ kind }) => kind,
    )
  expect(await kinds()).toContain('mail')
  const click = await bo.as.post(letter.headers['List-Unsubscribe']!.slice(1, -1), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(click.ok()).toBe(true)
  expect(await kinds()).toEqual(['push', 'hook'])
  await page.getByRole('button', { name: 'Stop these messages' }).click() // once more does no harm
  await expect(page.getByText('You will no longer be notified this way.')).toBeVisible()
  await context.close()
  await server.kill('SIGTERM')
  child.stdin?.end()
})
