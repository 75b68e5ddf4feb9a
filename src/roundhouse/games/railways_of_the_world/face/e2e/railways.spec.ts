import { fitsAPhone, guided, inThreeLanguages, replayed, sound, tabsFit, troublesOf } from '$e2e/claims'
import { expect, test, type Page } from '$e2e/test'
import { confirm, myTurn } from '$e2e/hands'
import { asHinted, at, changed, decideOnTheRails, hit, phaseOf, playRailways, targets } from './hands'

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
  const troubles = troublesOf(page)
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

  await replayed(
    page,
    () => expect(page.locator('main .track circle')).toHaveCount(0),
    () => expect(page.locator('main .track circle').first()).toBeAttached(),
  )
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

/** Cities that lie outside the map that is seen, or under something else. */
function hidden(page: Page): Promise<(string | null)[]> {
  return page.locator('main .city').evaluateAll((all) =>
    all.flatMap((one) => {
      const box = (one.querySelector('.face') ?? one).getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 4)
      return hit && one.contains(hit) ? [] : [one.getAttribute('data-place')]
    }),
  )
}

test('Railways: a first build from New York can be seen: names below, one price for each hex, none over another', async ({
  page,
}) => {
  await playRailways(page, 'eastern_us', { ...QUICK, barons: false }, 1)
  await myTurn(page)
  expect(await hidden(page)).toEqual([])
  let before = await at(page)
  await page.locator('[data-place="city:New York"]').focus()
  await page.keyboard.press('Enter')
  await changed(page, before)
  await page.locator('[data-place="hex:25,10"]').click()
  await expect(page.locator('main .tags [data-tag]').first()).toBeVisible()
  const tags = await page.locator('main .price').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  type Frame = (typeof tags)[number]
  const meet = (a: Frame, b: Frame): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  expect(tags.length).toBeGreaterThan(4)
  tags.forEach((a, i) => tags.slice(i + 1).forEach((b) => expect(meet(a, b)).toBe(false)))
  // names lie below everything that is played with, and are faint where a price stands
  const names = await page.locator('main .names text').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top, bottom, name: one.textContent, faint: Number(getComputedStyle(one).opacity) < 0.5 }
    }),
  )
  for (const name of names) if (tags.some((tag) => meet(name, tag))) expect(name.faint, name.name ?? '').toBe(true)
  expect(
    await page.evaluate(() => {
      const names = document.querySelector('main .names')
      return [...document.querySelectorAll('main .track, main .end, main .city, main .still')].every(
        (one) => !!names && !!(names.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
      )
    }),
  ).toBe(true)
  // the end that is chosen keeps its price, and its curve lies on top of the city that it leads to
  await page.locator('[data-place="tile:lay 25,10 E-SW"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.account')).toContainText('New York–Philadelphia')
  await expect(page.locator('main .end.chosen')).toHaveCount(1)
  await page.mouse.move(300, 300)
  await page.locator('main .end.chosen').evaluate((one: SVGElement) => one.blur())
  await expect(page.locator('main .price')).toHaveCount(1)
  before = await at(page)
  await confirm(page)
  await changed(page, before)
  // far from the own network an arrow at the edge points at what is lit
  await myTurn(page)
  for (let i = 0; i < 4; i++) await page.keyboard.press('+')
  await expect(page.locator('[data-edge]').first()).toBeVisible()
})

test('Railways: Mexico opens on all its cities; a bid says its bonds; debts cannot be overlooked', async ({ page }) => {
  await playRailways(page, 'mexico', { barons: false, starting_player: 'seat_1' }, 1)
  await until(page, 'auction')
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => hidden(page), { timeout: 5000 }).toEqual([])
  }
  // the field speaks as the button does, the slider ends within reach, and the number of bonds is there
  await expect(page.locator('.amount .number')).toContainText('k')
  await expect(page.locator('.amount input[type=number]')).toHaveValue('1')
  expect(Number(await page.locator('.amount input[type=range]').getAttribute('max'))).toBeLessThanOrEqual(10)
  await expect(page.locator('.account')).toContainText('1 new bond')
  // what it costs until the end is told, and marked as it is more than it brings
  await expect(page.locator('.account .down').first()).toContainText(/^−\$\dk, −1 point$/)
  await page.locator('.amount input[type=number]').fill('26')
  await expect(page.locator('.account')).toContainText('6 new bonds')
  await expect(page.locator('.acts .primary')).toContainText('$26k')
  await confirm(page)
  await myTurn(page)
  // dividends that the money in hand and the income cannot pay are marked in the table and in the account of the row
  await until(page, 'action')
  const row = page.locator('tr.me')
  await expect(row.locator('td.warning').first()).toContainText('6')
  await expect(page.locator('.account')).toContainText('−$6k')
  await row.locator('button.name').click()
  const about = page.locator('section.about')
  await expect(about).toContainText('If the game ended now')
  await expect(about.locator('tr.warning').first()).toContainText('6')
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
  await inThreeLanguages(page, 'web|railways|guide|log|move|phase|refused|option')
  await page.emulateMedia({ colorScheme: 'dark' })
  await sound(page, 'dark')
})

test('Railways: the guide to a first game', async ({ page }) => {
  await playRailways(page, 'mexico', {}, 1)
  const card = await guided(page)
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
    await fitsAPhone(page)
    await tabsFit(page, ['Cards', 'Income', 'Players', 'Log', 'Board'])
  })
})
