import { hiding } from '$e2e/cover'
import { prepared, seated } from '$e2e/positions'
import { expect, test } from '$e2e/test'

test('Railroad Revolution: with the letters of the system no tick lies on a name', async ({ page }) => {
  const { server, tables } = await prepared('railroad_revolution')
  try {
    await page.route('**/*.woff2', (asked) => asked.abort())
    await seated(page, tables)
    const late = tables.find((one) => one.position === 'late-action')
    await page.goto(`${server.address}/table/${late?.table}`)
    await page.locator('.bar[data-turn=mine]').waitFor()
    await expect(page.locator('main .city .here').first()).toBeVisible()
    await expect.poll(() => hiding(page, 'main .city .name', 'main .city .here')).toEqual([])
  } finally {
    await server.kill('SIGTERM')
  }
})
