import { inThreeLanguages } from '$e2e/claims'
import { myTurn } from '$e2e/hands'
import { expect, test } from '$e2e/test'
import { decide, playNow } from './hands'

const WORDS = {
  it: { demand: 'Domanda', london: 'Londra' },
  fr: { demand: 'Demande', london: 'Londres' },
  en: { demand: 'Demand', london: 'London' },
} as const

test('English, Italian and French, switched at once at the table', async ({ page }) => {
  await playNow(page)
  for (let i = 0; i < 4 && (await myTurn(page)); i++) await decide(page, i + 1)
  await myTurn(page)
  await inThreeLanguages(page, 'web|workshop|log|move|phase|type|refused|option', async (language) => {
    const words = WORDS[language]
    await expect(page.locator('.demand h3')).toContainText(words.demand)
    await expect(page.locator('svg .name', { hasText: words.london })).toHaveCount(1)
  })
})
