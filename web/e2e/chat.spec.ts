/** The chat: what visitors say can be hidden, and the table decides whether they talk at all. */
import { expect, test } from './test'

test('visitors talk only where the host lets them, and can be muted', async ({ page, browser, baseURL }) => {
  await page.goto('/')
  await page.locator('[data-game]').first().click()
  await page.waitForURL(/\/table\//)
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await visitor.addInitScript(() => localStorage.setItem('roundhouse.name', '"Ottoline"'))
  await visitor.goto(page.url().split('#')[0] ?? '')
  for (const one of [page, visitor]) await one.getByRole('tab', { name: 'Chat' }).click()
  await expect(visitor.getByText('Spectators cannot chat at this table.')).toBeVisible()
  await expect(visitor.getByPlaceholder('Write a message')).toHaveCount(0)

  await page.getByLabel('Spectators may chat').check()
  await visitor.getByPlaceholder('Write a message').fill('Hello from outside')
  await visitor.getByRole('button', { name: 'Send' }).click()
  const line = page.locator('.lines').getByText('Hello from outside')
  await expect(line).toBeVisible()
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/chat.png` })

  await page.getByLabel('Hide spectators’ messages').check()
  await expect(line).toHaveCount(0)
  await page.reload()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByLabel('Hide spectators’ messages')).toBeChecked()
  await expect(line).toHaveCount(0)
  await page.getByLabel('Hide spectators’ messages').uncheck()
  await expect(line).toBeVisible()
})
