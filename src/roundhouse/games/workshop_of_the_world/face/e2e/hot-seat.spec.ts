import { expect, test } from '$e2e/test'
import { WORKSHOP } from './hands'

test('hot seat: nothing secret is on the page until the next player has taken over', async ({ page }) => {
  await page.goto('/')
  await page
    .locator('.game')
    .filter({ has: page.locator(`[data-game=${WORKSHOP}]`) })
    .getByRole('button', { name: 'New table' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '3', exact: true }).click()
  await dialog.getByRole('group', { name: 'Seat 2' }).getByRole('button', { name: 'Here' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Bea')
  await dialog.getByRole('button', { name: 'Create table' }).click()

  for (const name of ['Guest', 'Bea']) {
    await expect(page.getByRole('heading', { name: `Hand over to ${name}` })).toBeVisible()
    expect(await page.locator('.own, .decide, .rail table').count()).toBe(0)
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await expect(page.locator('.own')).toBeVisible()
    await expect(page.locator('tr.me')).toContainText(name)
    await page.locator('.decide [data-legal]').first().click()
    await page.locator('.acts .primary').click()
  }
  // Bea, who has the device in hand, bids first; then it goes over
  await expect(page.locator('.bar')).toHaveAttribute('data-phase', 'auction')
  await expect(page.locator('tr.me')).toContainText('Bea')
  await page.getByRole('spinbutton').fill('4')
  await page.locator('.acts .primary').click()
  await expect(page.getByRole('heading', { name: 'Hand over to Guest' })).toBeVisible()
  expect(await page.locator('body').innerText()).not.toContain('£4')
  await page.getByRole('button', { name: 'I am Guest' }).click()
  await expect(page.locator('.bar')).toHaveAttribute('data-phase', 'auction')
})
