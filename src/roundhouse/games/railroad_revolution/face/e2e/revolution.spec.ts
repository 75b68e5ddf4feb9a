import { fitsAPhone, guided, inThreeLanguages, replayed, sound, tabsFit, troublesOf } from '$e2e/claims'
import { expect, test, type Page } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { choose, decideOnTheRailroad, playForTwo, playRevolution } from './hands'

/** Play on until what is asked for is seen; of the actions the one that leads there is chosen. */
async function until(page: Page, what: string, action = ''): Promise<void> {
  for (let i = 1; i < 60 && (await myTurn(page)); i++) {
    await page.waitForFunction(() => document.querySelector('.acts .quiet:not([disabled])'))
    if (await page.locator(what).count()) return
    const leads = page.locator(`.docket [data-move^='place '][data-move$=' ${action}']:visible`).first()
    if (action && (await leads.count())) await choose(page, () => leads.click())
    else await decideOnTheRailroad(page, i)
  }
  throw new Error(`no ${what} came`)
}

test('Railroad Revolution: a whole game against bots by clicks, then its replay', async ({ page }) => {
  const troubles = troublesOf(page)
  await playForTwo(page)
  const kinds = new Set<string>()
  const played = new Set<string>()
  let number = 1
  while (await myTurn(page)) {
    kinds.add(await decideOnTheRailroad(page, number++, played))
    expect(number).toBeLessThan(500)
  }
  await expect(page.locator('.result h2')).toContainText(/win/)
  await expect(page.locator('.result tbody tr')).toHaveCount(2)
  // what every game has, however the cards lie: each action is played as soon as it can be
  expect([...kinds]).toEqual(expect.arrayContaining(['setup', 'place', 'build', 'office']))
  expect([...played].sort()).toEqual(['railroad', 'station', 'telegraph', 'trade'])
  expect(troubles).toEqual([])

  await replayed(
    page,
    () => expect(page.locator('main .way .casing')).toHaveCount(2),
    () => expect(page.locator('main .way .casing').nth(8)).toBeAttached(),
  )
})

test('Railroad Revolution: a turn without a mouse, its list, undo, and the reason for a closed space', async ({
  page,
}) => {
  await playRevolution(page)
  await until(page, '.docket [data-move="place white railroad"]')
  // a city says what it brings, in words, when it has the focus
  const chicago = page.locator('[data-place="city:chicago"]')
  await expect(chicago).toHaveAttribute(
    'aria-label',
    /Chicago, level 2, station \$300; main reward: .+; First Station bonus.*: .+/,
  )
  await page.keyboard.press('Escape')
  const place = page.locator('.docket [data-move="place white railroad"]')
  // the tip goes when the table changes, as while the others' moves are shown
  await expect(async () => {
    await place.blur()
    await place.focus()
    await expect(page.locator('.tip')).toContainText('promote a worker', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.locator('.docket [data-entry=main]')).toContainText('must')
  await expect(page.locator('.docket [data-entry=ability]')).toContainText('may')
  const lit = page.locator('main .space[data-legal]')
  const all = await lit.count()
  expect(all).toBeGreaterThan(1)
  // a space that does not join the network: the rule, beside the spot
  await page.locator('[data-place="space:slc_sea_2"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(/RR-7\./)
  await page.getByRole('alert').getByRole('button', { name: 'Read the rule' }).click()
  await expect(page.locator('#pane')).toContainText(/RR-7\./)
  await lit.first().focus()
  await expect(page.locator('.account')).toContainText(/\$\d00/)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('main .space:focus[data-legal]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.docket [data-entry=pay]')).toContainText('due')
  await lit.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.acts .primary')).toContainText(/Pay \$/)
  await page.keyboard.press('u')
  await page.keyboard.press('u')
  await expect(page.locator('main .space[data-legal]')).toHaveCount(all)
  // shares are sold at any time
  await page.keyboard.press('l')
  const shares = page.locator('tr.me td').nth(1)
  const before = Number(await shares.innerText())
  await page.locator('[data-aside="sell 1"]').click()
  await expect(shares).toHaveText(String(before - 1))
  // every company can be looked at
  for (const seat of [0, 1, 2, 3]) {
    await page.locator(`[data-company="${seat}"]`).click()
    await expect(page.locator('[data-guide=company] h3')).toContainText(seat === 0 ? 'Your company' : '’s company')
    await expect(page.locator('[data-guide=objectives] li').first()).toContainText(/cities|city|track|station/)
  }
})

test("Railroad Revolution: a player's row opens to all that is known", async ({ page }) => {
  await playRevolution(page)
  await page.locator('tr[data-about] button.name').first().click()
  await expect(page.locator('section.about')).toContainText('Stations:')
  await expect(page.locator('section.about')).toContainText('Objectives in hand')
})

test('Railroad Revolution: in three languages, with no serious problem for axe in light and dark', async ({ page }) => {
  await playRevolution(page)
  await until(page, '.docket [data-move^=place]')
  await sound(page, 'placing a worker')
  const company = { it: 'La tua compagnia', fr: 'Votre compagnie', en: 'Your company' }
  await inThreeLanguages(page, 'web|revolution|guide|log|move|phase|effect|condition|refused|option', (language) =>
    expect(page.locator('.displays h3').first()).toContainText(company[language]),
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await until(page, 'main .space[data-legal], .section[data-legal], main .city[data-legal]')
  await sound(page, 'building, dark')
})

test('Railroad Revolution: the first-game guide waits for its moments and can be skipped', async ({ page }) => {
  await playRevolution(page)
  const card = await guided(page)
  await expect(card).toContainText('From coast to coast')
  for (let step = 1; step <= 3; step++) {
    await expect(card).toHaveAttribute('data-step', String(step))
    await card.getByRole('button', { name: 'Next' }).click()
  }
  await until(page, '.docket [data-move^=place]')
  await expect(card).toContainText('Place a worker')
  await until(page, '.docket [data-entry]:not([data-entry=setup])')
  await expect(card).toContainText('Carry the action out')
  for (let step = 5; step < 12; step++) await card.getByRole('button', { name: 'Next' }).click()
  await expect(card).toContainText('The end')
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('Railroad Revolution: turns by taps, nothing is cut off', async ({ page }) => {
    await playRevolution(page)
    for (let i = 1; i < 14 && (await myTurn(page)); i++) await decideOnTheRailroad(page, i)
    await until(page, '.docket [data-move^=place]')
    await sound(page, 'phone')
    await tabsFit(page, ['Turn', 'Company', 'Tracks', 'Players', 'Log', 'Board'], () => fitsAPhone(page))
  })
})
