import { expect, test } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

const WORDS = {
  it: { settings: 'Impostazioni', demand: 'Domanda', log: 'Cronaca', london: 'Londra' },
  fr: { settings: 'Réglages', demand: 'Demande', log: 'Journal', london: 'Londres' },
  en: { settings: 'Settings', demand: 'Demand', log: 'Log', london: 'London' },
} as const

test('English, Italian and French, switched at once at the table', async ({ page }) => {
  await playNow(page)
  for (let i = 0; i < 4 && (await myTurn(page)); i++) await decide(page, i + 1)
  await myTurn(page)
  let open = 'Settings'
  for (const language of ['it', 'fr', 'en'] as const) {
    const words = WORDS[language]
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('button', { name: { it: 'Italiano', fr: 'Français', en: 'English' }[language] }).click()
    await expect(page.getByRole('heading', { name: words.settings })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.demand h3')).toContainText(words.demand)
    await expect(page.getByRole('tab', { name: words.log })).toBeVisible()
    await expect(page.locator('svg .name', { hasText: words.london })).toHaveCount(1)
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/\b(web|workshop|log|move|phase|type|refused|option)-[a-z]/)
    open = words.settings
  }
})
