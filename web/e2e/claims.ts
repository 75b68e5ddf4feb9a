/** What holds at every table, whatever the game: the browser tests of all faces claim it in these words. */
import { overtaken } from './hands'
import { AxeBuilder, expect, type Page } from './test'

/** axe finds nothing serious. */
export async function sound(page: Page, what: string): Promise<void> {
  const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze()
  const serious = found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${what}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  expect(serious).toEqual([])
}

/** The errors of the page from now on, as they come. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !overtaken(message.text()) && troubles.push(message.text()),
  )
  return troubles
}

/** After the end: the replay is opened, and gone through from its first moment to its last. */
export async function replayed(page: Page, first: () => Promise<void>, last: () => Promise<void>): Promise<void> {
  await page.locator('.result').getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/ply=0/)
  await first()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/ply=3/)
  await page.keyboard.press('End')
  await last()
}

const LANGUAGES = {
  it: ['Italiano', 'Impostazioni', 'Cronaca'],
  fr: ['Français', 'Réglages', 'Journal'],
  en: ['English', 'Settings', 'Log'],
} as const

/** The table in Italian, French and English again: each has its words (and those that `says` looks for), and no key of a text is left; `keys` are what such keys begin with. */
export async function inThreeLanguages(
  page: Page,
  keys: string,
  says: (language: keyof typeof LANGUAGES) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let open = 'Settings'
  for (const language of ['it', 'fr', 'en'] as const) {
    const [name, settings, log] = LANGUAGES[language]
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: settings })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('tab', { name: log })).toBeVisible()
    await says(language)
    expect(await page.locator('body').innerText()).not.toMatch(new RegExp(`\\b(${keys})-[a-z]`))
    open = settings
  }
}

/** On a phone: nothing is wider than the page, every button can be hit with a thumb. */
export async function fitsAPhone(page: Page, what = ''): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390)
  const small = await page
    .locator('button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height < 43.5)
        .map((button) => button.outerHTML.slice(0, 120)),
    )
  expect(small, what).toEqual([])
}

/** On a phone: each of these tabs opens, and what it shows fits. */
export async function tabsFit(
  page: Page,
  tabs: readonly string[],
  also = (): Promise<void> => Promise.resolve(),
): Promise<void> {
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => document.querySelector('.sheet')?.scrollWidth ?? 0), tab).toBeLessThanOrEqual(390)
    await also()
  }
}

/** The guide to a first game, opened; its card. */
export async function guided(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name: 'Guide to a first game' }).click()
  return page.getByRole('dialog', { name: 'Guide to a first game' })
}
