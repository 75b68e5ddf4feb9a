import { myTurn } from '$e2e/hands'
import { expect, test } from '$e2e/test'

const LONG = 90_000 // a bot thinks on a busy machine

test('a hint tells the best moves, the chance of each and why; the keyboard comes to them', async ({ page }) => {
  test.setTimeout(4 * LONG)
  await page.goto('/')
  await page.locator('[data-game]').first().click()
  expect(await myTurn(page)).toBe(true)
  const bulb = page.getByRole('button', { name: 'Give me a hint' })
  await bulb.click()
  const panel = page.getByRole('region', { name: 'Best moves' })
  await expect(panel).toBeVisible({ timeout: LONG })
  const moves = panel.locator('[data-hint]')
  const number = await moves.count()
  expect(number).toBeGreaterThan(1)
  expect(number).toBeLessThanOrEqual(3)
  for (const text of await moves.allInnerTexts()) {
    expect(text).toMatch(/\d+ %/)
    expect(text).toMatch(/(more|less) from|about as good/)
    expect(text).not.toMatch(/term-|web-|move-/)
  }
  const chances = (await moves.locator('.chance').allInnerTexts()).map((text) => parseInt(text))
  expect(Math.max(...chances)).toBeLessThanOrEqual(100)
  await expect(moves.first()).toHaveAttribute('aria-pressed', 'true')

  const second = moves.nth(1)
  await bulb.focus()
  for (let step = 0; step < 6 && !(await second.evaluate((one) => one === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})
