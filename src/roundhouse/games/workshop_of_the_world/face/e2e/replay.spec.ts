import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext } from '$e2e/test'
import { WORKSHOP } from './hands'

/** A game that bots have played to the end. */
async function played(request: APIRequestContext): Promise<string> {
  const made = await request.post('/api/tables', {
    data: { game: WORKSHOP, public: true, seats: [0, 1, 2].map(() => ({ kind: 'bot', bot: 'random' })) },
  })
  const id = ((await made.json()) as { table: { id: string } }).table.id
  await expect
    .poll(async () => ((await (await request.get(`/api/tables/${id}`)).json()) as { status: string }).status, {
      timeout: 60_000,
    })
    .toBe('over')
  return id
}

test('replay: step, slider, play, keys, a link to a move, the record down and up', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await played(request)
  await page.goto(`/replay/${id}?ply=10`)
  await expect(page.getByText(/Move 10 of \d+/)).toBeVisible()
  const total = Number((await page.getByText(/Move 10 of/).innerText()).match(/of (\d+)/)?.[1])

  await page.getByRole('button', { name: 'Next move' }).click()
  await expect(page.getByText(`Move 11 of ${total}`)).toBeVisible()
  await expect(page).toHaveURL(/ply=11$/)
  await page.getByRole('button', { name: 'Previous move' }).click()
  await page.locator('h2, h1').first().click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`Move 12 of ${total}`)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText(`Move ${total} of ${total}`)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByText(`Move 0 of ${total}`)).toBeVisible()
  await expect(page.locator('.way .piece')).toHaveCount(0)
  await page.getByRole('slider').fill(String(total - 5))
  await expect(page.getByText(`Move ${total - 5} of ${total}`)).toBeVisible()
  await expect.poll(() => page.locator('.way .piece').count()).toBeGreaterThan(0)
  // it plays to the end and stops there by itself; no moment in between is waited for, as a busy machine may not see it
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText(`Move ${total} of ${total}`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText(`Move 0 of ${total}`)).toBeHidden()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const paused = await page.getByText(/Move \d+ of/).innerText()
  await page.waitForTimeout(2000) // longer than two steps take
  await expect(page.getByText(paused)).toBeVisible()

  // a key for each speed; everything open; a line of the log leads to its move, and lights its places under the pointer
  const speeds = page.getByRole('group', { name: 'Speed' }).getByRole('button')
  for (const key of ['4', '1', '3']) {
    await page.keyboard.press(key)
    await expect(speeds.nth(Number(key) - 1)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('slider').fill('12')
  await expect(page.getByText(`Move 12 of ${total}`)).toBeVisible()
  await expect(page.locator('.rail .whose-secrets')).toHaveCount(0)
  await page.keyboard.press('o')
  await expect(page.locator('.rail .whose-secrets')).toHaveCount(3)
  await expect(page.locator('.rail table .secret')).toHaveCount(0)
  await page.getByRole('slider').fill(String(total - 5))
  await expect(page.getByText(`Move ${total - 5} of ${total}`)).toBeVisible()
  await page.locator('.log button').last().click()
  await expect(page).toHaveURL(/ply=\d$/)
  await page.getByRole('slider').fill(String(total - 5))

  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`/replay/${id}\\?ply=\\d+$`))
  await page.getByRole('button', { name: 'Close' }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ])
  const file = await download.path()
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(WORKSHOP)

  await page.goto('/')
  await page.locator('#record').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page).toHaveURL(/\/replay\//)
  await expect(page.getByText(`Move ${total} of ${total}`)).toBeVisible()
  expect(page.url()).not.toContain(id)

  await page.goto('/')
  await page.locator('#record').setInputFiles({
    name: 'broken.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replace(/bid \d+/, 'bid 999')),
  })
  await expect(page.getByRole('alert')).toBeVisible()
})
