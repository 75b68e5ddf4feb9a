/** Halt in the browser, as anybody has it who installs its package: the board that it draws itself. */
import { confirm, myTurn, playNow } from '$e2e/hands'
import { AxeBuilder, expect, test, type Page } from '$e2e/test'

/** Stop at a lit halt, or advertise now and then. */
async function decide(page: Page, number: number): Promise<void> {
  const bills = page.locator('.halt .advertise[data-legal]')
  const stops = page.locator('.halt .stop[data-legal]')
  const lit = number % 3 === 2 && (await bills.count()) ? bills : stops
  await lit.nth(number % (await lit.count())).focus()
  await page.keyboard.press('Enter')
  await confirm(page)
}

test('a whole game on its own board, then its replay', async ({ page }) => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  await page.goto('/')
  const card = page.locator('.game', { hasText: 'Halt' })
  await expect(card).toContainText('The last railcar of a branch line')
  await expect(card.locator('svg.poster image')).toHaveAttribute('href', /^\/faces\/halt\/[0-9a-f]{16}\/poster\.svg$/)
  await playNow(page, 'halt')
  await expect(page.locator('.halt svg')).toBeVisible()
  await expect(page.locator('.generic')).toHaveCount(0)
  let number = 0
  while (await myTurn(page)) {
    await expect(page.locator('.halt .stop[data-legal]').first()).toBeAttached()
    await decide(page, number++)
    expect(number).toBeLessThan(60)
  }
  expect(number).toBeGreaterThan(2)
  await expect(page.locator('.result tbody tr')).toHaveCount(4)
  await expect(page.locator('.log')).toContainText('shows the ticket to')
  await page.locator('.result').getByRole('link', { name: 'Replay' }).click()
  await expect(page.locator('.halt svg')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.locator('.halt .flag')).toHaveCount(0)
  expect(troubles).toEqual([])
})

test('by mouse: what is lit, what it would bring, why not, the guide; its ticket is seen by nobody else', async ({
  page,
}) => {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))))
  await playNow(page, 'halt')
  await myTurn(page)
  const ticket = (await page.locator('.halt .ticket text').textContent())?.replace('Your ticket: ', '') ?? ''
  expect(ticket).not.toBe('')
  await expect(page.locator('.halt .own')).toHaveAttribute('data-place', `halt:${ticket}`)
  const own = heard
    .filter((frame) => frame.includes('"own":{"ticket":'))
    .map((frame) => /"own":\{"ticket":"([^"]+)"/.exec(frame)?.[1])
  expect(new Set(own)).toEqual(new Set([ticket]))
  expect(heard.some((frame) => /"tickets":\[/.test(frame))).toBe(false)

  await expect(page.locator('.bar h2')).toHaveText('Run on or advertise')
  await page.locator('.halt .stop:not([data-legal]) .disc').last().click({ force: true })
  await expect(page.locator('.refusal')).toContainText('HT-2.')
  await page.keyboard.press('Escape')
  const lit = page.locator('.halt .stop[data-legal]').first()
  await lit.locator('.disc').click({ force: true })
  await expect(lit).toHaveClass(/chosen/)
  await expect(page.locator('.account')).toContainText(/Passengers\s*0 → 1/)
  await expect(page.locator('.acts .primary')).toContainText('Stop at')
  await expect(page.locator('tr.me')).toContainText('0')

  await page.getByRole('button', { name: 'Guide to a first game' }).click()
  await expect(page.getByText('One railcar for all')).toBeVisible()
})

test('in Italian and French: its own words where it has them, English where it has not, and no barrier', async ({
  page,
}) => {
  await playNow(page, 'halt')
  await myTurn(page)
  for (const [language, button, title] of [
    ['it', 'Italiano', 'Avanti, o un manifesto'],
    ['fr', 'Français', 'Run on or advertise'],
  ] as const) {
    await page.locator('header .iconbtn').last().click()
    await page.getByRole('button', { name: button }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.bar h2')).toHaveText(title)
    await expect(page.locator('.halt .ticket text')).toContainText('Your ticket:')
    expect(await page.locator('body').innerText()).not.toMatch(/\b(web|halt|log|move|phase|refused)-[a-z]/)
  }
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()
  expect(
    found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => one.id),
  ).toEqual([])
})

for (const [what, source, said] of [
  ['is of another version', 'export default { version: 2, mount() {} }', 'another version of Roundhouse'],
  [
    'throws',
    'export default { version: 1, mount() { throw new Error("oops") } }',
    'This game’s drawn board is not working',
  ],
  ['is no module', 'this is not JavaScript', 'This game’s drawn board is not working'],
] as const) {
  test(`a face that ${what} gives way to the plain board, with a word`, async ({ page }) => {
    await page.route(/\/faces\/halt\/.*index\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: source }),
    )
    await playNow(page, 'halt')
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect(page.locator('.generic')).toBeVisible()
    await myTurn(page)
    await page.locator('.generic .group [data-legal]').first().click()
    await confirm(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('a turn by a tap, nothing is cut off', async ({ page }) => {
    await playNow(page, 'halt')
    await myTurn(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.locator('.halt .stop[data-legal]').first().tap({ force: true })
    await confirm(page)
  })
})
