/** What a person does at a table of Workshop of the World, by clicks alone. */
import { confirm, mark, playNow as play } from '$e2e/hands'
import type { Page } from '$e2e/test'

export const WORKSHOP = 'workshop_of_the_world'
export const playNow = (page: Page): Promise<void> => play(page, WORKSHOP)

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
