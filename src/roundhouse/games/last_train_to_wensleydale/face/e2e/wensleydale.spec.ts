import { fitsAPhone, guided, inThreeLanguages, replayed, sound, tabsFit, troublesOf } from '$e2e/claims'
import { expect, test, type Page } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { prepared, seated } from '$e2e/positions'
import { decideInTheDales, playWensleydale } from './hands'

/** Play on until the table asks for a decision of this phase. */
async function until(page: Page, phase: string): Promise<void> {
  for (let i = 1; i < 40 && (await myTurn(page)); i++) {
    if ((await page.locator('.bar').getAttribute('data-phase')) === phase) return
    await decideInTheDales(page, i)
  }
  throw new Error(`no ${phase} came`)
}

test('Wensleydale: a whole game against bots by clicks, then its replay', async ({ page }) => {
  test.slow()
  const troubles = troublesOf(page)
  await playWensleydale(page)
  const kinds = new Set<string>()
  let number = 1
  while (await myTurn(page)) {
    kinds.add(await decideInTheDales(page, number++))
    expect(number).toBeLessThan(200)
  }
  await expect(page.locator('.result h2')).toContainText(/win/)
  await expect(page.locator('.result tbody tr')).toHaveCount(4)
  // what every game has, however the auctions go; the next test sells a line
  expect([...kinds]).toEqual(expect.arrayContaining(['bid', 'series']))
  expect(troubles).toEqual([])

  await replayed(
    page,
    () => expect(page.locator('.link circle + g, .link .halo')).toHaveCount(0),
    () => expect(page.locator('main .link path[stroke="var(--casing)"]').first()).toBeAttached(),
  )
})

test('Wensleydale: a line is sold link by link, a train is bought, pieces are taken', async ({ page }) => {
  const { server, tables } = await prepared('last_train_to_wensleydale')
  try {
    await seated(page, tables)
    for (const [position, kinds] of [
      ['takeovers', ['takeover']],
      ['trains_and_movement', ['buy', 'take']],
      ['payment', ['pay']],
    ] as const) {
      const one = tables.find((table) => table.position === position && table.players === 4)
      if (!one) throw new Error(`no table at ${position}`)
      await page.goto(`${server.address}/table/${one.table}`)
      expect(await myTurn(page)).toBe(true)
      expect(kinds).toContain(await decideInTheDales(page, 1))
    }
  } finally {
    await server.kill('SIGTERM')
  }
})

test('Wensleydale: a series by border after border, with its account, undo and the reason for a closed border', async ({
  page,
}) => {
  await playWensleydale(page)
  await until(page, 'track_building')
  const lit = page.locator('main .link[data-legal]')
  const all = await lit.count()
  expect(all).toBeGreaterThan(3)
  await lit.first().focus()
  await page.keyboard.press('Enter')
  if (await page.locator('.decide .pill').count()) await page.locator('.decide .pill').first().click()
  await expect(page.locator('.acts .primary')).toContainText('Build 1 link')
  await expect(page.locator('.account')).toContainText('1 link')
  await expect(page.locator('.account')).toContainText('Cubes in hand')
  await lit.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('.acts .primary')).toContainText(/Build [12] links?/)
  await page.keyboard.press('Escape')
  // a border that does not go on from the end: the rule, beside the spot
  const closed = page.locator('main .link:not([data-legal])').first()
  await closed.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(/LW-9\./)
  await page.getByRole('alert').getByRole('button', { name: 'Read the rule' }).click()
  await expect(page.locator('#pane')).toContainText(/LW-9\./)
  await page.locator('.acts .undo').click()
  await page.locator('.acts .undo').click()
  await expect(page.locator('main .link[data-legal]')).toHaveCount(all)
})

test('Wensleydale: in three languages, with no serious problem for axe in light and dark', async ({ page }) => {
  await playWensleydale(page)
  await until(page, 'track_building')
  await sound(page, 'track building')
  const influence = { it: 'Influenza', fr: 'Influence', en: 'Influence' }
  await inThreeLanguages(page, 'web|wensleydale|guide|log|move|phase|influence|refused|option', (language) =>
    expect(page.locator('.displays h3').first()).toContainText(influence[language]),
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await until(page, 'trains_and_movement')
  await sound(page, 'trains, dark')
})

test('the first-game guide waits for its moments and can be skipped', async ({ page }) => {
  await playWensleydale(page)
  const card = await guided(page)
  for (let step = 1; step <= 5; step++) {
    await expect(card).toHaveAttribute('data-step', String(step))
    await card.getByRole('button', { name: 'Next' }).click()
  }
  await myTurn(page)
  await expect(card).toContainText('Make a bid')
  await until(page, 'track_building')
  await expect(card).toContainText('Lay a series')
  await card.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('.waits')).toContainText('Make a bid')
  await page.locator('.waits').getByRole('button', { name: 'Next' }).click()
  await card.getByRole('button', { name: 'Skip the guide' }).last().click()
  await expect(card).toHaveCount(0)
  await page.goto('/')
  await page.locator('[data-game=workshop_of_the_world]').click()
  await page.getByRole('button', { name: 'Guide to a first game' }).click()
  await expect(card).toContainText('The most money wins')
  for (let step = 1; step < 11; step++) await page.locator('[data-step]').getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('[data-step="11"]')).toContainText('The end of an era')
  await page.locator('[data-step]').getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('[data-step]')).toHaveCount(0)
})

test.describe('where things move', () => {
  test.use({ reducedMotion: 'no-preference' })
  test('Wensleydale: carried pieces fly to the train, and land', async ({ page }) => {
    await page.addInitScript(() => {
      const flown: string[] = []
      Object.assign(window, { flown })
      new MutationObserver((all) => {
        for (const node of all.flatMap((one) => [...one.addedNodes]))
          if (node instanceof SVGElement && node.dataset['flight'])
            flown.push(`${node.dataset['flight']} ${getComputedStyle(node).animationDuration}`)
      }).observe(document, { subtree: true, childList: true })
    })
    await playWensleydale(page)
    const flown = (): Promise<string[]> => page.evaluate(() => (window as unknown as { flown: string[] }).flown)
    for (let i = 1; i < 60 && !(await flown()).length && (await myTurn(page)); i++) await decideInTheDales(page, i)
    expect((await flown())[0]).toMatch(/^(stone|cheese|red|green) 0\.42s$/)
    await expect(page.locator('[data-flight]')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('Wensleydale: a turn by taps, nothing is cut off', async ({ page }) => {
    await playWensleydale(page)
    await until(page, 'track_building')
    await sound(page, 'phone')
    await until(page, 'trains_and_movement')
    await fitsAPhone(page)
    await tabsFit(page, ['Boxes', 'Trains', 'Players', 'Log', 'Board'])
  })
})

test.describe('a narrow desktop', () => {
  test.use({ viewport: { width: 1200, height: 800 } })
  test('a rail with many tracks is as narrow as any', async ({ page }) => {
    await playWensleydale(page)
    const rail = page.locator('aside.rail')
    expect(await rail.evaluate((one) => Math.round(one.getBoundingClientRect().width))).toBe(372)
    expect(await rail.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(372)
    expect(await page.locator('.displays').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  })
})
