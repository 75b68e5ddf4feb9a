import { AxeBuilder, expect, test, type Page } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

async function sound(page: Page, what: string): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  const serious = found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${what}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(serious).toEqual([])
}

test('axe finds no serious problem (light)', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.game').first()).toBeVisible()
  await sound(page, 'lobby')
  await page.getByRole('button', { name: 'New table' }).first().click()
  await sound(page, 'dialog')
  await page.keyboard.press('Escape')
  await playNow(page)
  for (let i = 1; i < 10 && (await myTurn(page)); i++) {
    const phase = await page.locator('.bar').getAttribute('data-phase')
    if (phase === 'links') break
    await decide(page, i)
  }
  await page.getByRole('tab', { name: 'Chat' }).click()
  await sound(page, 'links and chat')
})

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' })
  test('axe finds no serious problem (dark)', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.game').first()).toBeVisible()
    await sound(page, 'lobby')
    await playNow(page)
    for (let i = 1; i < 4 && (await myTurn(page)); i++) await decide(page, i)
    await sound(page, 'table')
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('axe finds no serious problem (phone)', async ({ page }) => {
    await playNow(page)
    await page.getByRole('tab', { name: 'Players' }).click()
    await sound(page, 'players')
  })
})
