import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { decide, myTurn, playNow } from './hands'

async function sound(page: Page, what: string): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => `${what}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(serious).toEqual([])
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme })
    test(`axe finds no serious problem (${scheme})`, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('.game').first()).toBeVisible()
      await sound(page, 'lobby')
      await page.getByRole('button', { name: 'New table' }).first().click()
      await sound(page, 'dialog')
      await page.keyboard.press('Escape')
      await playNow(page)
      await sound(page, 'demand')
      for (let i = 1; i < 8 && (await myTurn(page)); i++) {
        const phase = await page.locator('.bar').getAttribute('data-phase')
        if (i < 5) await sound(page, phase ?? '')
        await decide(page, i)
      }
      for (const tab of ['Chat', 'Rules', 'Notes']) {
        await page.getByRole('tab', { name: tab }).click()
        await sound(page, tab)
      }
    })
  })
}

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('axe finds no serious problem (phone)', async ({ page }) => {
    await playNow(page)
    await sound(page, 'table')
    await page.getByRole('tab', { name: 'Players' }).click()
    await sound(page, 'players')
  })
})
