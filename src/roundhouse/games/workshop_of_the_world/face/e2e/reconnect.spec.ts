import { expect, test } from '$e2e/test'
import { WORKSHOP } from './hands'
import { freePort, Server } from '$e2e/server'

test('the server is killed in the middle of a decision: the page comes back by itself and the choice is kept', async ({
  page,
}) => {
  const server = new Server(await freePort())
  await server.start()
  try {
    await page.goto(server.address)
    await page.locator(`[data-game=${WORKSHOP}]`).click()
    await page.locator('.decide [data-legal]').first().click()
    await page.locator('.acts .primary').click()
    await expect(page.locator('.bar')).toHaveAttribute('data-phase', 'auction')
    await page.getByRole('spinbutton').fill('5')
    await expect(page.locator('.acts .primary')).toHaveText(/Bid £5/)

    await server.kill()
    await expect(page.getByText('Reconnecting. Your choice is kept.')).toBeVisible()
    await expect(page.locator('.acts .primary')).toBeDisabled()
    await server.start()
    await expect(page.getByText('Reconnecting. Your choice is kept.')).toBeHidden({ timeout: 20_000 })
    await expect(page.locator('.acts .primary')).toHaveText(/Bid £5/)
    await page.locator('.acts .primary').click()
    await expect(page.locator('.log')).toContainText('Guest bids £5')
  } finally {
    await server.kill()
  }
})
