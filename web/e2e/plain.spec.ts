import { confirm, myTurn } from './hands'
import { expect, test } from './test'

test('in the plain view every game is played on the generic board', async ({ page, request }) => {
  const games = ((await (await request.get('/api/games')).json()) as { games: { id: string }[] }).games
  expect(games.length).toBeGreaterThan(3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Plain view').check()
  for (const other of games) {
    await page.goto('/')
    await page.locator(`[data-game=${other.id}]`).click()
    await expect(page.locator('.generic')).toBeVisible()
    await expect(page.locator('.generic .seats')).toBeVisible()
    let decisions = 0
    for (let i = 0; i < 4; i++) {
      if (!(await myTurn(page))) break
      const at = await page.locator('.bar').getAttribute('data-at')
      await page.locator('.generic .group [data-legal]').first().click()
      await page.waitForTimeout(300)
      if ((await page.locator('.bar').getAttribute('data-at')) === at) await confirm(page)
      decisions++
    }
    expect(decisions, `decisions made in ${other.id}`).toBeGreaterThan(0)
    expect(await page.locator('.generic').innerText()).not.toMatch(/\bmove-[a-z]/)
  }
})
