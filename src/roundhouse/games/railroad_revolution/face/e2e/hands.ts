/** What a person does at a table of Railroad Revolution, by clicks alone. */
import { expect, type Page } from '$e2e/test'
import { confirm } from '$e2e/hands'

export const REVOLUTION = 'railroad_revolution'

export async function playRevolution(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${REVOLUTION}]`).click()
  await expect(page.locator('.bar')).toBeVisible()
}

/** A table for two, against one bot: the shortest whole game. */
export async function playForTwo(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .locator('.game')
    .filter({ has: page.locator(`[data-game=${REVOLUTION}]`) })
    .getByRole('button', { name: 'New table' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '2', exact: true }).click()
  await dialog.getByRole('group', { name: 'Seat 2' }).getByRole('button', { name: 'Bot' }).click()
  await dialog.getByRole('button', { name: 'Create table' }).click()
  await expect(page.locator('.bar')).toBeVisible()
}

const position = (page: Page): Promise<string> =>
  page.locator('.bar').evaluate((bar) => bar.getAttribute('data-at') ?? '')
const enabled = async (page: Page): Promise<boolean> =>
  (await page.locator('.acts .primary').count()) > 0 && (await page.locator('.acts .primary').isEnabled())

/** Where lit things can really be hit: the middle of their plate, with nothing else on top. */
async function targets(page: Page, what: string): Promise<{ x: number; y: number }[]> {
  return page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = (one.querySelector('.plate, .card') ?? one).getBoundingClientRect()
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const hit = document.elementFromPoint(at.x, at.y)
      return hit && one.contains(hit) ? [at] : []
    }),
  )
}

/** Choose something, and press the button where it asks for that: what the same seat goes on from is sent at once. */
export async function choose(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await position(page)
  const said = await page.locator('.acts .primary').innerText()
  await deed()
  await page.waitForFunction(
    ([old, text]) => {
      const button = document.querySelector('.acts .primary') as HTMLButtonElement | null
      return (
        document.querySelector('.bar')?.getAttribute('data-at') !== old ||
        document.querySelector('.result') ||
        (button && !button.disabled && button.innerText !== text)
      )
    },
    [before, said] as const,
  )
  if ((await position(page)) === before && (await enabled(page))) await confirm(page)
}

async function hit(page: Page, what: string, number: number): Promise<boolean> {
  const found = await targets(page, what)
  const at = found[number % Math.max(1, found.length)]
  if (!at) return false
  await choose(page, () =>
    page.viewportSize()?.width === 390 ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y),
  )
  return true
}

/** One of the pills of the list; a swap asks twice. */
async function pill(page: Page, number: number): Promise<string> {
  const lit = page.locator('.docket [data-legal]:visible')
  const count = await lit.count()
  if (!count) return ''
  const one = lit.nth(number % count)
  const move = (await one.getAttribute('data-move')) ?? ''
  if (move) await choose(page, () => one.click())
  else {
    await one.click()
    await choose(page, () => page.locator('.docket [data-move^=swap]').first().click())
    return 'swap'
  }
  return move.split(' ')[0] ?? ''
}

/** Put a worker on an action that has not been played yet. */
async function somethingNew(page: Page, played: Set<string>): Promise<boolean> {
  const lit = page.locator(".docket [data-legal][data-move^='place ']:visible")
  const moves = await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-move') ?? ''))
  const found = moves.findIndex((move) => !played.has(actionOf(move)))
  if (found < 0) return false
  played.add(actionOf(moves[found] ?? ''))
  await choose(page, () => lit.nth(found).click())
  return true
}
const actionOf = (move: string): string => move.split(' ').at(-1) ?? ''

/** One decision, whatever it is; returns what was done. Actions that are not in `played` come first. */
export async function decideOnTheRailroad(page: Page, number: number, played = new Set<string>()): Promise<string> {
  await page.waitForFunction(
    () => document.querySelector('.result') ?? document.querySelector('.acts .quiet:not([disabled])'),
  )
  const phase = (await page.locator('.bar').getAttribute('data-phase')) ?? ''
  if (phase === 'worker') {
    if (await somethingNew(page, played)) return 'place'
    if (await page.locator('.docket [data-legal]').count()) return pill(page, number * 7)
    await confirm(page)
    return 'pass'
  }
  if (phase === 'contract' && (number % 2 || !(await page.locator('.docket [data-legal]:visible').count()))) {
    await choose(page, () => page.locator('.acts .exit[data-move=decline]').click())
    return 'decline'
  }
  if (phase === 'action' || phase === 'setup_reward' || phase === 'contract_reward') {
    if (await hit(page, 'main .space[data-legal], main .city[data-legal]', number)) return 'build'
    if (await hit(page, '.section[data-legal]', number)) return 'office'
    if ((await enabled(page)) && number % 5 === 0) {
      await confirm(page)
      return 'button'
    }
  }
  const done = await pill(page, number)
  if (done) return done
  await confirm(page)
  return 'button'
}
