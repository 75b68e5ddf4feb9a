/** The light bulb: the best moves, the chance, place and points of each, and why, in words of the three languages. */
import { myTurn, playNow } from '$e2e/hands'
import { expect, test } from '$e2e/test'
import { decideOnTheRailroad } from './hands'

const SAID = {
  'en-GB': {
    hint: 'Give me a hint',
    expected: /^average place [1-4](\.\d)?, -?\d+ points?$/,
    why: /\d (more|less) from |about as good as the others/,
  },
  'it-IT': {
    hint: 'Dammi un suggerimento',
    expected: /^posizione media [1-4](,\d)?, -?\d+ punt[oi]$/,
    why: /\d in (più|meno) per |più o meno come le altre/,
  },
  'fr-FR': {
    hint: 'Demander un indice',
    expected: /^place moyenne [1-4](,\d)?, -?\d+ points?$/,
    why: /\d de (plus|moins) pour |à peu près comme les autres/,
  },
}

for (const [locale, said] of Object.entries(SAID))
  test(`a hint says what, how likely and why (${locale})`, async ({ browser, house }) => {
    const context = await browser.newContext({
      locale,
      baseURL: house.address,
    })
    await context.addInitScript(() => localStorage.setItem('roundhouse.bot', '"beginner"'))
    const page = await context.newPage()
    await playNow(page, 'railroad_revolution')
    expect(await myTurn(page)).toBe(true)
    // whoever takes the last tile of the set-up has no choice, and needs no hint
    const phase = (): Promise<string | null> => page.locator('.bar').getAttribute('data-phase')
    for (let number = 0; number < 12 && (await phase()) !== 'worker'; number++) {
      await decideOnTheRailroad(page, number)
      expect(await myTurn(page)).toBe(true)
    }
    await page.getByRole('button', { name: said.hint }).click()
    const told = page.locator('[data-hint]')
    await expect(told.first()).toBeVisible({ timeout: 60_000 })
    expect(await told.count()).toBeGreaterThan(1)
    expect(await told.count()).toBeLessThanOrEqual(3)
    for (const one of await told.all()) {
      await expect(one.locator('.chance')).toHaveText(/^\d{1,3}\s%$/)
      await expect(one.locator('.expected')).toHaveText(said.expected)
      await expect(one.locator('.why')).toHaveText(said.why)
      await expect(one.locator('.why')).not.toHaveText(/term-|web-/)
    }
    await told.first().click()
    await expect(page.locator('.acts .primary')).toBeEnabled()
    await context.close()
  })
