/** A league in the browser, by keyboard alone. */
import { enter, post, somebody } from './people'
import { expect, test } from './test'

test('a league by keyboard alone: made, joined, begun, and who rises is marked', async ({ page, browser, house }) => {
  const at = house.address
  const host = await somebody(browser, at)
  await enter(page, at, host)
  await page.goto(`${at}/tournaments`)
  await page.getByRole('button', { name: 'League', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Title').focus()
  await page.keyboard.type('Winter')
  await page.getByLabel('Players at a table').selectOption('3')
  await page.getByLabel('Players in a division').fill('4')
  await page.getByLabel('Title').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible()
  await page.getByRole('button', { name: 'Take part' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Leave the list' })).toBeVisible()
  const { leagues } = (await (await host.as.get(`${at}/api/leagues`)).json()) as { leagues: { id: string }[] }
  const league = (await (await host.as.get(`${at}/api/leagues/${leagues[0]!.id}`)).json()) as {
    waiting: { id: string }
  }
  for (let number = 0; number < 6; number++)
    await post((await somebody(browser, at)).as, `${at}/api/tournaments/${league.waiting.id}/join`)
  await page.getByRole('button', { name: 'Begin season 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Division 2' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'rises' })).toHaveCount(2)
  await expect(page.getByRole('img', { name: 'falls' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Go to my table' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Close the league' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/ · closed/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Division 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the league' })).toHaveCount(0)
})
