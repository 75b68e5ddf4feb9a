/** Bad weather: while the server cannot save anything the page says so, keeps what is there, and goes on by itself. */
import { expect, test } from './test'

test('while nothing can be saved the page says so, and goes on by itself', async ({ page, house }) => {
  await page.goto('/')
  await page.locator('[data-game]').first().click()
  await expect(page.locator('.bar')).toBeVisible()
  await page.getByRole('tab', { name: 'Chat' }).click()
  const told = page.getByRole('status').filter({ hasText: 'The server cannot save anything at the moment' })
  const message = page.getByPlaceholder('Write a message')
  await message.fill('Before the storm')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.lines').getByText('Before the storm')).toBeVisible()
  await expect(told).toHaveCount(0)

  const clear = await house.becalmed()
  await message.fill('In the storm')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(told).toBeVisible()
  await expect(page.locator('.bar')).toBeVisible() // the table stays where it is
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/weather.png` })
  await clear()

  await expect(told).toHaveCount(0)
  await message.fill('After the storm')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.lines').getByText('After the storm')).toBeVisible()
  await expect(page.locator('.lines').getByText('In the storm')).toHaveCount(0) // what was denied was denied
})
