import { expect, test } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the phone: nothing is cut off, targets fit a thumb, a round is played by taps', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.game').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await playNow(page)
  for (let i = 0; i < 5 && (await myTurn(page)); i++) await decide(page, i + 1)
  await myTurn(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844)
  const small = await page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height < 43.5)
        .map((button) => button.outerHTML.slice(0, 120)),
    )
  expect(small).toEqual([])
  for (const tab of ['Demand', 'Players', 'Log', 'Board']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page.locator('.own')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Players' }).click()
  await expect(page.locator('.own')).toBeVisible()
})
