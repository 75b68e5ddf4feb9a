/** What a person does at a table of Workshop of the World, by clicks alone. */
import { expect, type Page } from '@playwright/test'

export const WORKSHOP = 'workshop_of_the_world'

export async function playNow(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${WORKSHOP}]`).click()
  await expect(page.locator('.bar')).toBeVisible()
}

/** Wait for a decision of mine, or for the end. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('.bar[data-turn=mine]') ?? document.querySelector('.result'))
  return (await page.locator('.result').count()) === 0
}

/** Press the primary button and see that the table goes on. */
export async function confirm(page: Page): Promise<void> {
  const button = page.locator('.acts .primary')
  await expect(button).toBeEnabled()
  const before = await mark(page)
  await button.click()
  await moved(page, before)
}

const mark = (page: Page): Promise<string> => page.locator('.bar').evaluate((bar) => bar.getAttribute('data-at') ?? '')
const moved = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('.bar')?.getAttribute('data-at') !== old || document.querySelector('.result'),
    before,
  )

/** One decision: what is lit, then the button where it asks for one. */
export async function decide(page: Page, number: number): Promise<string> {
  const before = await mark(page)
  const kind = await page.locator('.bar').getAttribute('data-phase')
  if (kind === 'auction') {
    for (let i = 0; i < number % 3; i++) await page.getByRole('button', { name: 'More' }).click()
    await confirm(page)
    return 'bid'
  }
  const lit = page.locator('main [data-legal], .decide [data-legal]')
  const count = await lit.count()
  if (kind === 'links' && (count === 0 || number % 4 === 0)) {
    const primary = page.locator('.acts .primary')
    if (await primary.isDisabled()) await page.locator('.acts .exit').first().click()
    await confirm(page)
    return 'no link'
  }
  const target = lit.nth(number % count)
  const under = await target.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(frame.left + frame.width / 2, frame.top + frame.height / 2))
  })
  // a target whose middle lies under something else, such as a slanting line under a town, is reached by the keyboard
  if (under) await target.click({ force: true })
  else {
    await target.focus()
    await page.keyboard.press('Enter')
  }
  const button = page.locator('.acts .primary')
  await page.waitForFunction(
    (old) =>
      document.querySelector('.bar')?.getAttribute('data-at') !== old ||
      document.querySelector('.result') ||
      !(document.querySelector('.acts .primary') as HTMLButtonElement | null)?.disabled,
    before,
  )
  if ((await mark(page)) === before && (await button.count()) && (await button.isEnabled())) await confirm(page)
  return kind ?? ''
}

/** The browser's own line on a question about a position that has just passed: the table is asked anew, so it is no trouble. */
export const overtaken = (line: string): boolean => line.includes('status of 409')
