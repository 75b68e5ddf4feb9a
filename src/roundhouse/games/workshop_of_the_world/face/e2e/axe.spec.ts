import { sound } from '$e2e/claims'
import { expect, test } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

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
