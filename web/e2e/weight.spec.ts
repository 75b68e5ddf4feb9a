/** What goes over the wire, and what is left when there is no wire. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { freePort, Server } from './server'
import { expect, test } from './test'

const LOBBY = 90_000 // bytes, letters, headers and what the socket says included
const TABLE = 160_000

/** An address that leads to the server, and counts every byte that comes back. */
async function scales(port: number): Promise<{ address: string; sent: () => number; close: () => void }> {
  let bytes = 0
  const open = new Set<Socket>()
  const between = createServer((browser) => {
    const server = connect(port, '127.0.0.1')
    for (const one of [browser, server]) {
      open.add(one)
      one.on('error', () => one.destroy()).on('close', () => open.delete(one))
    }
    server.on('data', (part) => (bytes += part.length))
    browser.pipe(server).pipe(browser)
  })
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done))
  const { port: here } = between.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${here}`,
    sent: () => bytes,
    close: () => {
      for (const one of open) one.destroy()
      between.close()
    },
  }
}

interface Made {
  table: { id: string }
  tokens: Record<string, string>
}

test('the lobby and each table are light, packed, and split by game', async ({ browser, playwright }) => {
  // a server of its own: what the tables of other tests add to the lobby is not its own weight
  const house = new Server(await freePort())
  await house.start()
  const request = await playwright.request.newContext({ baseURL: house.address })
  const { games } = (await (await request.get('/api/games')).json()) as {
    games: { id: string; boards: string[]; players: number[] }[]
  }
  const loaded: string[] = []
  /** What it takes to open a page for the first time, in the language that has the longest words. */
  const weigh = async (path: string, there: string): Promise<number> => {
    const scale = await scales(house.port)
    const context = await browser.newContext({ locale: 'fr-FR' })
    const page = await context.newPage()
    page.on('response', (answer) => {
      const coding = answer.headers()['content-encoding'] ?? ''
      if (/\.(js|css)$/.test(answer.url()) && !coding && Number(answer.headers()['content-length']) > 600)
        throw new Error(`not packed: ${answer.url()}`)
      loaded.push(answer.url())
    })
    await page.goto(scale.address + path, { waitUntil: 'networkidle' })
    await expect(page.locator(there).first()).toBeVisible()
    const failed = await page.evaluate(() =>
      document.fonts.ready.then((all) => [...all].filter((one) => one.status === 'error').map((one) => one.family)),
    )
    expect(failed, 'letters that did not come').toEqual([])
    await page.waitForLoadState('networkidle')
    await context.close()
    scale.close()
    return scale.sent()
  }
  expect(await weigh('/', '.game'), 'the lobby').toBeLessThan(LOBBY)
  expect(loaded.filter((one) => /\/(face|table|plain)-/.test(one))).toEqual([])

  for (const { id, boards, players } of games)
    for (const board of boards) {
      // all of one device: nobody moves while the page opens
      const seats = Array.from({ length: players.includes(3) ? 3 : 2 }, (_, seat) => ({
        kind: 'here',
        name: `P${seat}`,
      }))
      const answer = await request.post('/api/tables', { data: { game: id, board, seats } })
      const made = (await answer.json()) as Made
      const address = `/table/${made.table.id}#seat=${made.tokens['0']}`
      const weight = await weigh(address, '.bar')
      expect.soft(weight, `a table of ${id} on ${board}`).toBeLessThan(TABLE)
    }
  await request.dispose()
  await house.kill('SIGTERM')
})

test('without a line the shell opens, says so, and shows the table of this device as it was', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const card = page.locator('.game').first()
  await card.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('button', { name: 'Here' }).click()
  await page.getByRole('button', { name: 'Create table' }).click()
  await page.locator('.cover').getByRole('button').click()
  await expect(page.locator('.bar')).toBeVisible()
  const address = page.url()
  await page.reload()
  await page.locator('.cover').getByRole('button').click()
  await page.waitForTimeout(3500) // the table rests, and the worker is told what was loaded
  const names = await page.locator('.rail tbody .text').allInnerTexts()

  await context.setOffline(true)
  await page.goto(address)
  await expect(page.getByText('This is the table as it was last seen on this device.')).toBeVisible()
  await page.locator('.cover').getByRole('button').click()
  expect(await page.locator('.rail tbody .text').allInnerTexts()).toEqual(names)
  await page.goto(`${baseURL}/`)
  await expect(page.getByText('You are offline, or the server is down.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Last seen on this device' })).toBeVisible()
  await page.getByRole('link', { name: 'View' }).first().click()
  await expect(page.getByText('This is the table as it was last seen on this device.')).toBeVisible()
  await context.close()
})
