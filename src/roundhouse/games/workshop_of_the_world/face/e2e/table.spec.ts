import { expect, test, type Page } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

/** Play on until a decision of a phase is mine. */
async function until(page: Page, phase: string): Promise<void> {
  for (let i = 1; i < 30 && (await myTurn(page)); i++) {
    if ((await page.locator('.bar').getAttribute('data-phase')) === phase) return
    await decide(page, i)
  }
  throw new Error(`no decision of ${phase}`)
}

test('what may be chosen is lit with its price; what may not says why, with the rule; undo', async ({ page }) => {
  await playNow(page)
  await until(page, 'links')
  await page.locator('.way[data-legal]').first().focus()
  await expect(page.locator('.account')).toContainText('£3')
  await expect(page.locator('.account')).toContainText(/Cash\s*£\d+ → £\d+/)

  await page.locator('.way:not([data-legal])').first().dispatchEvent('click', { clientX: 500, clientY: 300 })
  const alert = page.locator('.refusal')
  await expect(alert).toBeVisible()
  await expect(alert).toContainText(/WW-\d+\.\d+/)
  await alert.getByRole('button', { name: 'Read the rule' }).click()
  await expect(page.locator('.rules .at')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()

  // a hint is a move that can be sent at once
  await page.getByRole('button', { name: 'Give me a hint' }).click()
  await expect(page.locator('.hint')).toContainText('Hint:')

  // the first link can be taken back
  await page.keyboard.press('Escape')
  const single = page.locator('.way[data-legal]')
  const at = await page.locator('.bar').getAttribute('data-at')
  await single.first().dispatchEvent('click')
  await page.waitForTimeout(400)
  if ((await page.locator('.bar').getAttribute('data-at')) !== at) {
    await expect(page.locator('.acts .primary')).toContainText('Build')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('.hint')).toContainText('Choose a lit connection')
  }
})

test('a turn by keyboard alone', async ({ page }) => {
  await playNow(page)
  await myTurn(page)
  await page.locator('.decide [data-legal]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.acts .primary')).toBeEnabled()
  const first = await page.locator('.bar').getAttribute('data-at')
  await page.locator('.acts .primary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.bar').getAttribute('data-at')).not.toBe(first)
  await until(page, 'auction')
  await page.getByRole('spinbutton').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('.log')).toContainText('Guest bids £2')
  await expect(page.locator('.bar')).not.toHaveAttribute('data-phase', 'auction')
  await until(page, 'card')
  const offered = await page.locator('.bar').getAttribute('data-at')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const cards = page.locator('[data-place^="card:"]')
  const free = await cards.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-legal')))
  const taken = await cards.evaluateAll((all) => all.findIndex((one) => !one.hasAttribute('data-legal')))
  if (taken >= 0) {
    // the reason stands beside the card, as with the mouse
    await page.keyboard.press(String(taken + 1))
    await expect(page.getByRole('alert')).toContainText('WW-')
    const card = await cards.nth(taken).boundingBox()
    const tip = await page.locator('svg.lead path').last().getAttribute('d')
    const [x = 0, y = 0] = (tip ?? '').split('L')[1]?.split(' ').map(Number) ?? []
    const frame = await page.locator('svg.lead').boundingBox()
    expect(x + (frame?.x ?? 0)).toBeGreaterThan(card?.x ?? Infinity)
    expect(y + (frame?.y ?? 0)).toBeGreaterThan(card?.y ?? Infinity)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press(String(free + 1)) // others may have taken the cards before it
  await expect.poll(() => page.locator('.bar').getAttribute('data-at')).not.toBe(offered)
  await until(page, 'links')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-legal]:focus')).toHaveCount(1)
  const before = await page.locator('.bar').getAttribute('data-at')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(400)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.bar').getAttribute('data-at')).not.toBe(before)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('Enter does what the button says after a click with the mouse; a refusal goes with the next click', async ({
  page,
}) => {
  await playNow(page)
  await myTurn(page)
  const first = await page.locator('.bar').getAttribute('data-at')
  await page.locator('.decide [data-legal]').first().click()
  await expect(page.locator('.acts .primary')).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.bar').getAttribute('data-at')).not.toBe(first)

  await until(page, 'links')
  await page.locator('.way:not([data-legal])').first().dispatchEvent('click', { clientX: 500, clientY: 300 })
  await expect(page.locator('.refusal')).toBeVisible()
  await page.locator('.log').click()
  await expect(page.locator('.refusal')).toBeHidden()

  // a chosen link: Enter sends it, and does not take the choice back
  const at = await page.locator('.bar').getAttribute('data-at')
  await page.locator('.way[data-legal]').first().dispatchEvent('click')
  await page.locator('.way[data-legal]').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.bar').getAttribute('data-at')).not.toBe(at)
})

test('zoom and pan by wheel, buttons and keys', async ({ page }) => {
  await playNow(page)
  const map = page.locator('.zoomable svg')
  const box = (): Promise<number> => map.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width)
  const whole = await box()
  await map.hover()
  await page.mouse.wheel(0, -600)
  await expect.poll(box).toBeLessThan(whole)
  await page.getByRole('button', { name: 'Whole board' }).click()
  await expect.poll(box).toBeCloseTo(whole, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('+')
  await expect.poll(box).toBeLessThan(whole)
  const left = await map.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.x)
  const frame = await map.boundingBox()
  if (!frame) throw new Error('no map')
  await page.mouse.move(frame.x + 300, frame.y + 400)
  await page.mouse.down()
  await page.mouse.move(frame.x + 400, frame.y + 400, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => map.evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.x)).toBeLessThan(left)
  await page.keyboard.press('0')
  await expect.poll(box).toBeCloseTo(whole, 0)
})
