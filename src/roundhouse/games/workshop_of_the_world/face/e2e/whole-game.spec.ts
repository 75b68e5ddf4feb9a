import { expect, test } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

test('a whole game of a person against bots, by clicks', async ({ page }) => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await playNow(page)
  const kinds = new Set<string>()
  let number = 0
  while (await myTurn(page)) {
    kinds.add(await decide(page, number++))
    expect(number).toBeLessThan(200)
  }
  await expect(page.locator('.result h2')).toContainText(/win/)
  await expect(page.locator('.result tbody tr')).toHaveCount(4)
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['bid', 'card', 'demand', 'links', 'no link']))
  expect(number).toBeGreaterThan(40)
  expect(troubles).toEqual([])

  await page.locator('.result').getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.goBack()
  await page.locator('.result').getByRole('button', { name: 'Again' }).click()
  await expect(page.locator('.bar')).toHaveAttribute('data-phase', 'demand')
})
