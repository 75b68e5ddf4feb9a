import { AxeBuilder, expect, test } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { playNow } from './hands'

test('a row opens to all that may be known about the player: by hover, click and key, and on a phone by a tap', async ({
  page,
}) => {
  await playNow(page)
  await myTurn(page)
  const panel = page.locator('.about')
  const mine = page.locator('tr[data-about="0"]')
  const other = page.locator('tr[data-about="1"]')
  await other.hover()
  await expect(panel).toContainText('What the income phase would bring now')
  await expect(panel).toContainText('If the game ended now')
  await expect(panel.locator('tr', { hasText: 'Cash' })).toContainText('•••')
  await page.mouse.move(300, 500)
  await expect(panel).toBeHidden()

  await mine.click()
  await expect(panel).toContainText('Can pay at most')
  await expect(panel.locator('tr', { hasText: 'Cash' }).first()).toContainText('£50')
  await page.mouse.move(300, 500)
  await page.waitForTimeout(400)
  await expect(panel).toBeVisible()
  expect((await new AxeBuilder({ page }).include('.about').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await mine.getByRole('button').focus()
  await page.keyboard.press('Space')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of await page.locator('tr[data-about] .name').allInnerTexts()) {
    await page.keyboard.press('p')
    await expect(panel.locator('h2')).toContainText(name.split('\n')[0] ?? '')
  }
  await page.keyboard.press('p')
  await expect(panel).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.strip [data-about="1"]').click()
  await expect(panel).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})
