/** People among people: being told, ratings, looking for opponents, and a tournament, on a phone and on a desktop. */
import { AxeBuilder, expect, test, type Page } from './test'

const fresh = (): string => `Mary ${Math.random().toString(36).slice(2, 10)}`

/** Whoever opens this page has claimed a name. */
async function claimed(page: Page, address: string): Promise<string> {
  const name = fresh()
  const made = await page.request.post(`${address}/api/me`, { data: { name, password: 'long enough' } })
  const { account } = (await made.json()) as { account: { id: string } }
  await page.goto(address)
  await page.evaluate(() => localStorage.setItem('roundhouse.signed-in', 'true'))
  return account.id
}

async function clean(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations.filter((one) => ['serious', 'critical'].includes(one.impact ?? ''))).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('a webhook is added and dropped, and people are told where they can be told', async ({ page, house }) => {
  await claimed(page, house.address)
  await page.goto(house.address)
  await page.locator('button.me').click()
  const dialog = page.getByRole('dialog', { name: 'Account' })
  const notices = dialog.getByRole('region', { name: 'Notify me when it is my turn' })
  await notices.getByLabel('Address (https://…)').fill('https://10.0.0.1/inside')
  await notices.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(notices.getByRole('alert')).toHaveText(/public address/)
  await notices.getByLabel('Address (https://…)').fill('https://discord.com/api/webhooks/1/x')
  await notices.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(notices.locator('li')).toHaveText(/Discord discord.com/)
  await notices.getByLabel('Notify me').selectOption('after 1 hour')
  await notices.getByRole('button', { name: 'Set quiet hours' }).click()
  await expect(notices.getByLabel('Not between')).toHaveValue('22:00')
  await clean(page)
  await notices.getByRole('button', { name: 'Remove: Discord' }).click()
  await expect(notices.locator('li')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show a code' }).click()
  await expect(dialog.getByRole('img', { name: /scan/ })).toBeVisible()
})

test('whoever seeks waits at a table, and another who seeks the same sits down there', async ({
  page,
  browser,
  house,
}) => {
  await claimed(page, house.address)
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await claimed(other, house.address)
  for (const one of [page, other]) {
    await one.goto(house.address)
    await one.getByRole('button', { name: 'Find opponents' }).click()
    const dialog = one.getByRole('dialog', { name: 'Find opponents' })
    await dialog.getByRole('button', { name: 'Rated', exact: true }).click()
    await clean(one)
    await dialog.getByRole('button', { name: 'Find opponents' }).click()
    await expect(one).toHaveURL(/\/table\//)
  }
  expect(other.url()).toBe(page.url())
  await other.context().close()
})

test('a tournament is made, joined by its link, begun and shown on a wall', async ({ page, browser, house }) => {
  await claimed(page, house.address)
  await page.goto(`${house.address}/tournaments`)
  await page.getByLabel('Title').fill('Cup of the day')
  await page.getByLabel('Format').selectOption('Knock-out')
  await page.getByLabel('Players at a table').selectOption('3')
  await clean(page)
  await page.getByRole('button', { name: 'New tournament' }).click()
  await expect(page.getByRole('heading', { name: 'Cup of the day' })).toBeVisible()
  await page.getByRole('button', { name: 'Take part' }).click()
  for (let number = 0; number < 2; number++) {
    const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    const id = await claimed(other, house.address)
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Take part' }).click()
    await expect(other.locator(`a[href="/person/${id}"]`)).toBeVisible()
    await clean(other)
    await other.context().close()
  }
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('link', { name: 'Go to my table' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Wall display' }).click()
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()
  await clean(page)
  await page.goto(`${house.address}/ratings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ratings' })).toBeVisible()
  await clean(page)
})
