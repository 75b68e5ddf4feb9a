/** What goes over the wire, and what is left when there is no wire. */
import { expect, test, type Page } from './test'

const LOBBY = 90_000 // letters included
const TABLE = 160_000 // without the letters, which the lobby brought or which are kept from then on
const COLD = 200_000 // with them: who opens a table by its address, and was never here

/** Bytes that were sent to a page, headers included: of its letters, and of all the rest. */
async function weigh(page: Page): Promise<() => { letters: number; rest: number }> {
  const line = await page.context().newCDPSession(page)
  const bytes = { letters: 0, rest: 0 }
  const asked = new Map<string, string>()
  line.on('Network.requestWillBeSent', (event) => asked.set(event.requestId, event.request.url))
  line.on('Network.loadingFinished', (event) => {
    bytes[asked.get(event.requestId)?.endsWith('.woff2') ? 'letters' : 'rest'] += event.encodedDataLength
  })
  await line.send('Network.enable')
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  return () => bytes
}

test('the lobby and each table are light, packed, and split by game', async ({ browser, baseURL, request }) => {
  const { games } = (await (await request.get('/api/games')).json()) as { games: { id: string }[] }
  const lobby = await (await browser.newContext()).newPage()
  const loaded: string[] = []
  lobby.on('response', (answer) => {
    const coding = answer.headers()['content-encoding'] ?? ''
    if (/\.(js|css)$/.test(answer.url()) && !coding && Number(answer.headers()['content-length']) > 600)
      throw new Error(`not packed: ${answer.url()}`)
    loaded.push(answer.url())
  })
  const sent = await weigh(lobby)
  await lobby.goto(`${baseURL}/`, { waitUntil: 'networkidle' })
  await expect(lobby.locator('.game').first()).toBeVisible()
  expect(sent().letters + sent().rest, 'the lobby').toBeLessThan(LOBBY)
  expect(loaded.filter((one) => /\/(face|TablePage|TableShell)-/.test(one))).toEqual([])

  for (const { id } of games) {
    const made = (await (await request.post('/api/play', { data: { game: id } })).json()) as {
      table: { id: string }
      tokens: Record<string, string>
    }
    const table = await (await browser.newContext()).newPage()
    const weight = await weigh(table)
    await table.goto(`${baseURL}/table/${made.table.id}#seat=${made.tokens['0']}`, { waitUntil: 'networkidle' })
    await expect(table.locator('.bar')).toBeVisible()
    expect(weight().rest, `a table of ${id}`).toBeLessThan(TABLE)
    expect(weight().letters + weight().rest, `a table of ${id}, with letters`).toBeLessThan(COLD)
    await table.context().close()
  }
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
