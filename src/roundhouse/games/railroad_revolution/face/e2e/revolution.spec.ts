import { AxeBuilder, expect, test, type Page } from '$e2e/test'
import { myTurn, overtaken } from '$e2e/hands'
import { choose, decideOnTheRailroad, playForTwo, playRevolution } from './hands'

async function sound(page: Page, what: string): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  const serious = found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${what}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(serious).toEqual([])
}

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
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !overtaken(message.text()) && troubles.push(message.text()),
  )
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

  await page.locator('.result').getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/ply=0/)
  await expect(page.locator('main .way .casing')).toHaveCount(2)
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/ply=3/)
  await page.keyboard.press('End')
  await expect(page.locator('main .way .casing').nth(8)).toBeAttached()
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
  let open = 'Settings'
  const WORDS = {
    it: ['Italiano', 'Impostazioni', 'La tua compagnia'],
    fr: ['Français', 'Réglages', 'Votre compagnie'],
    en: ['English', 'Settings', 'Your company'],
  } as const
  for (const language of ['it', 'fr', 'en'] as const) {
    const [name, settings, company] = WORDS[language]
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: settings })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.displays h3').first()).toContainText(company)
    expect(await page.locator('body').innerText()).not.toMatch(
      /\b(web|revolution|guide|log|move|phase|effect|condition|refused|option)-[a-z]/,
    )
    open = settings
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await until(page, 'main .space[data-legal], .section[data-legal], main .city[data-legal]')
  await sound(page, 'building, dark')
})

test('Railroad Revolution: the first-game guide waits for its moments and can be skipped', async ({ page }) => {
  await playRevolution(page)
  await page.getByRole('button', { name: 'Guide to a first game' }).click()
  const card = page.getByRole('dialog', { name: 'Guide to a first game' })
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const tab of ['Turn', 'Company', 'Tracks', 'Players', 'Log', 'Board']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      expect(await page.evaluate(() => document.querySelector('.sheet')?.scrollWidth ?? 0), tab).toBeLessThanOrEqual(
        390,
      )
      const small = await page
        .locator('button:visible')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.getBoundingClientRect().height < 43.5)
            .map((button) => button.outerHTML.slice(0, 120)),
        )
      expect(small, tab).toEqual([])
    }
  })
})
