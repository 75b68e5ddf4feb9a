import { AxeBuilder, expect, test, type Page } from '$e2e/test'
import { confirm, myTurn, overtaken } from '$e2e/hands'
import { asHinted, at, changed, decideOnTheRails, hit, phaseOf, playRailways, targets } from './hands'

async function sound(page: Page, what: string): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  const serious = found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${what}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(serious).toEqual([])
}

/** Play on until the table asks for a decision of this phase. */
async function until(page: Page, phase: string): Promise<void> {
  for (let i = 1; i < 40 && (await myTurn(page)); i++) {
    if ((await phaseOf(page)) === phase) return
    await decideOnTheRails(page, i)
  }
  throw new Error(`no ${phase} came`)
}

const QUICK = { max_turns: 12, auction: 'no_first_auction', starting_player: 'seat_1' }

/** A line from Baltimore to Philadelphia and the engine bought up, so that cubes can go. */
async function baltimore(page: Page): Promise<void> {
  await until(page, 'action')
  await page.locator('[data-mode=build]').click()
  let before = await at(page)
  await page.locator('[data-place="city:Baltimore"]').focus()
  await page.keyboard.press('Enter')
  await changed(page, before)
  await page.locator('[data-place="hex:24,12"]').focus()
  await page.keyboard.press('Enter')
  before = await at(page)
  await page.locator('[data-place="tile:lay 24,12 W-NE"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.account')).toContainText('Baltimore–Philadelphia')
  await expect(page.locator('.account')).toContainText(/\$\d+k/)
  await confirm(page)
  await changed(page, before)
}

test('Railways: a whole game on the Mexican map by clicks, then its replay', async ({ page }) => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !overtaken(message.text()) && troubles.push(message.text()),
  )
  await playRailways(page, 'mexico', QUICK, 1)
  const kinds = new Set<string>()
  let number = 1
  while (await myTurn(page)) {
    // the beginning by clicks on the map, whatever they are worth; then as the light bulb says, so that cubes are delivered too
    kinds.add(number < 16 ? await decideOnTheRails(page, number) : await asHinted(page))
    expect(number++).toBeLessThan(300)
  }
  await expect(page.locator('.result h2')).toContainText(/win/)
  await expect(page.locator('.result tbody tr')).toHaveCount(2)
  expect([...kinds]).toEqual(expect.arrayContaining(['baron', 'auction', 'build', 'action']))
  expect(troubles).toEqual([])

  // on a phone the table is wider than the window; the score stays in view
  await page.setViewportSize({ width: 390, height: 844 })
  const score = await page.locator('.result tbody tr').first().locator('td').last().boundingBox()
  expect((score?.x ?? 999) + (score?.width ?? 0)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.locator('.result').getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/ply=0/)
  await expect(page.locator('main .track circle')).toHaveCount(0)
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/ply=3/)
  await page.keyboard.press('End')
  await expect(page.locator('main .track circle').first()).toBeAttached()
})

test('Railways: track by keyboard and by a drag, undo, why not here, with its rule', async ({ page }) => {
  await playRailways(page, 'eastern_us', { ...QUICK, barons: false }, 1)
  await myTurn(page)

  // a hex far from any start says why, with its rule
  await page.locator('[data-mode=build]').click()
  await page.mouse.click(760, 120)
  await expect(page.locator('.refusal')).toContainText(/RW-6\.\d+/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.refusal')).toBeHidden()

  // a drag from a city over hexes: previewed, then sent as the small moves that it is
  const start = (await targets(page, 'main .city[data-legal]')).find((one) => one.place === 'city:Pittsburgh')
  if (!start) throw new Error('Pittsburgh cannot be seen')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x - 60, start.y, { steps: 12 })
  await page.mouse.move(start.x - 130, start.y, { steps: 12 })
  await page.mouse.up()
  await expect(page.locator('main .pull .rail')).toBeAttached()
  await expect(page.locator('.acts .primary')).toContainText(/Lay|Complete/)
  await expect(page.locator('.account')).toContainText(/Cash/)
  await confirm(page)
  await expect(page.locator('section.bar')).toHaveAttribute('data-phase', /track|action/)
  await expect(page.locator('main .track path').first()).toBeAttached()
  if ((await phaseOf(page)) === 'track') {
    await expect(page.locator('.hint')).toContainText('tiles laid')
    const before = await at(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await changed(page, before)
  }
})

test('Railways: a cube shows where it can go and who earns what, before its first link', async ({ page }) => {
  // the cubes are drawn at random: look for a table where one can be delivered over this link
  const cube = page.locator('main .pile[data-legal]').first()
  for (let tries = 0; tries < 20; tries++) {
    await playRailways(page, 'eastern_us', { ...QUICK, barons: false, operations_cards: false }, 1)
    await myTurn(page)
    await baltimore(page)
    await myTurn(page)
    if (await cube.count()) break
  }
  await cube.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.routes button').first()).toContainText(/link/)
  await expect(page.locator('.routes button').first()).toContainText(/\+\d/)
  await expect(page.locator('main .city[data-legal] .glow').first()).toBeVisible()
  await page.locator('.routes button').first().hover()
  await expect(page.locator('.account')).toContainText(/You \+\d/)
  const points = (): Promise<string> => page.locator('tr.me td').last().innerText()
  const before = await points()
  await page.locator('.routes button').first().click()
  await confirm(page)
  await expect.poll(points).not.toBe(before)
})

test('Railways: three languages, both themes, nothing untranslated, no barrier', async ({ page }) => {
  await playRailways(page, 'eastern_us', QUICK, 1)
  await until(page, 'action')
  await sound(page, 'action')
  let open = 'Settings'
  for (const [language, settings] of [
    ['Italiano', 'Impostazioni'],
    ['Français', 'Réglages'],
  ] as const) {
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('dialog').getByText(language).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: settings })).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(
      /\b(web|railways|guide|log|move|phase|refused|option)-[a-z]/,
    )
    open = settings
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await sound(page, 'dark')
})

test('Railways: the guide to a first game', async ({ page }) => {
  await playRailways(page, 'mexico', {}, 1)
  await page.getByRole('button', { name: 'Guide to a first game' }).click()
  const card = page.getByRole('dialog', { name: 'Guide to a first game' })
  for (let step = 1; step <= 4; step++) {
    await expect(card).toHaveAttribute('data-step', String(step))
    await card.getByRole('button', { name: 'Next' }).click()
  }
  await until(page, 'auction')
  await expect(card).toContainText('Bid, or withdraw')
  await card.getByRole('button', { name: 'Next' }).click()
  await expect(card).toContainText('rises quickly')
  await card.getByRole('button', { name: 'Next' }).click()
  await until(page, 'action')
  await expect(card).toContainText('Build track')
  await card.getByRole('button', { name: 'Skip the guide' }).last().click()
  await expect(card).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('Railways: a build by taps, nothing is cut off', async ({ page }) => {
    await playRailways(page, 'eastern_us', { ...QUICK, barons: false }, 1)
    await until(page, 'action')
    await sound(page, 'phone')
    await page.locator('[data-mode=build]').click()
    const before = await at(page)
    const [city] = await targets(page, 'main .city[data-legal]')
    if (!city) throw new Error('no city can be tapped')
    await hit(page, city)
    await changed(page, before)
    await expect(page.locator('main .hex[data-legal]').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const small = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.getBoundingClientRect().height < 43.5)
          .map((button) => button.outerHTML.slice(0, 120)),
      )
    expect(small).toEqual([])
    for (const tab of ['Cards', 'Income', 'Players', 'Log', 'Board']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      expect(await page.evaluate(() => document.querySelector('.sheet')?.scrollWidth ?? 0)).toBeLessThanOrEqual(390)
    }
  })
})
