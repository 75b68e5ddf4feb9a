/** Who sits at a table: bots with people's names and one set of levels everywhere, and a person whose new name is seen at once. */
import { expect, test } from './test'

test('bots have names and levels, the same everywhere, and a new name reaches the game', async ({ page }) => {
  await page.goto('/')
  await page.locator('.game').first().getByRole('button', { name: 'New table' }).click()
  const levels = await page
    .getByRole('group', { name: 'Bots' })
    .getByRole('button', { includeHidden: true })
    .allInnerTexts()
  const dialog = page.getByRole('dialog')
  const offered = await dialog.getByLabel('Strength of the bot').first().locator('option').allInnerTexts()
  expect(levels.length).toBeGreaterThan(1)
  expect(offered).toEqual(expect.arrayContaining(levels))
  for (const raw of ['random', 'greedy']) expect([...levels, ...offered]).not.toContain(raw)
  await page.keyboard.press('Escape')

  await page.locator('[data-game]').first().click()
  const bots = page.locator('.rail tbody tr', { has: page.locator('.bot') })
  await expect(bots.first()).toBeVisible()
  const names = await bots.locator('.text').allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+$/u)
  for (const title of await bots
    .locator('.bot')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? '')))
    expect(levels).toContain(title.replace('a bot: ', ''))

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Your name').fill('Ottoline')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('.rail tbody .me .text')).toHaveText('Ottoline')
  await page.reload()
  await expect(page.locator('.rail tbody .me .text')).toHaveText('Ottoline')
})
