/** What a person does at a table of any game. */
import { expect, type Page } from './test'

export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${game}]`).click()
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

export const mark = (page: Page): Promise<string> =>
  page.locator('.bar').evaluate((bar) => bar.getAttribute('data-at') ?? '')
const moved = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('.bar')?.getAttribute('data-at') !== old || document.querySelector('.result'),
    before,
  )

/** The browser's own line on a question about a position that has just passed: the table is asked anew, so it is no trouble. */
export const overtaken = (line: string): boolean => line.includes('status of 409')
