/** What a person does at a table of Railways of the World, by clicks alone. */
import { expect, type Page } from '$e2e/test'
import { confirm } from '$e2e/hands'

export const RAILWAYS = 'railways_of_the_world'

/** A table against bots, made in the page as a visitor would: the lobby's dialog is tested elsewhere, so the options come from the server's own call. */
export async function playRailways(
  page: Page,
  board = 'eastern_us',
  options: Record<string, unknown> = {},
  bots = 2,
): Promise<void> {
  await page.goto('/')
  const address = await page.evaluate(
    async ([game, on, more, others]) => {
      const seats = [
        { kind: 'here', name: 'Guest' },
        ...Array.from({ length: Number(others) }, () => ({ kind: 'bot', bot: 'greedy' })),
      ]
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game, board: on, options: more, seats }),
      })
      const made = (await answer.json()) as { table: { id: string }; tokens: Record<string, string> }
      return `/table/${made.table.id}#seat=${Object.values(made.tokens)[0]}`
    },
    [RAILWAYS, board, options, bots] as const,
  )
  await page.goto(address)
  await expect(page.locator('.bar')).toBeVisible()
}

export const at = (page: Page): Promise<string> =>
  page.locator('section.bar').evaluate((bar) => bar.getAttribute('data-at') ?? '')
export const phaseOf = (page: Page): Promise<string | null> => page.locator('section.bar').getAttribute('data-phase')
export const changed = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction(
    (old) =>
      document.querySelector('section.bar')?.getAttribute('data-at') !== old || document.querySelector('.result'),
    before,
  )
const free = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.result') ?? document.querySelector('.acts .btn:not([disabled])'))

/** Where lit things can really be hit, with nothing else on top. */
export async function targets(page: Page, what: string): Promise<{ x: number; y: number; place: string }[]> {
  return page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = (one.querySelector('.price, .dot, .ring, .glow') ?? one).getBoundingClientRect()
      const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const hit = document.elementFromPoint(spot.x, spot.y)
      return hit && one.contains(hit) ? [{ ...spot, place: one.getAttribute('data-place') ?? '' }] : []
    }),
  )
}

export async function hit(page: Page, spot: { x: number; y: number }): Promise<void> {
  if (page.viewportSize()?.width === 390) await page.touchscreen.tap(spot.x, spot.y)
  else await page.mouse.click(spot.x, spot.y)
}

async function click(page: Page, what: string, number: number): Promise<boolean> {
  const found = await targets(page, what)
  const spot = found[number % Math.max(1, found.length)]
  if (!spot) return false
  await hit(page, spot)
  return true
}

/** What is lit, or the light bulb where all of it lies outside the part of the map that is seen. */
async function clickOrAsk(page: Page, what: string, number: number): Promise<void> {
  if (!(await click(page, what, number))) await page.getByRole('button', { name: 'Give me a hint' }).click()
}

/** Do something, and press the button where it waits for that. */
async function choose(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await at(page)
  await deed()
  await page.waitForFunction(
    (old) =>
      document.querySelector('section.bar')?.getAttribute('data-at') !== old ||
      document.querySelector('.result') ||
      !(document.querySelector('.acts .primary') as HTMLButtonElement | null)?.disabled,
    before,
  )
  if ((await at(page)) === before && (await page.locator('.acts .primary').count())) await confirm(page)
}

const mode = (page: Page, name: string): Promise<void> => page.locator(`[data-mode=${name}]`).click()
const has = async (page: Page, what: string): Promise<boolean> => (await page.locator(what).count()) > 0

/** A cube, then the best of its routes. */
export async function deliver(page: Page, number: number): Promise<boolean> {
  if (await has(page, '[data-mode=deliver]')) await mode(page, 'deliver')
  if (!(await click(page, 'main .pile[data-legal]', number))) return false
  await page.locator('.routes button').first().click()
  await expect(page.locator('.account')).toContainText(/You \+\d/)
  await confirm(page)
  return true
}

/** Tiles until the action ends: the chain is led to its nearest end, at most four tiles. */
export async function lay(page: Page, number: number): Promise<void> {
  for (
    let step = 0;
    step < 6 && (await phaseOf(page)) === 'track' && (await page.locator('section.bar[data-turn=mine]').count());
    step++
  ) {
    const before = await at(page)
    if (await has(page, 'main .hex[data-legal]')) {
      if (!(await has(page, 'main .end[data-legal]'))) {
        if (!(await click(page, 'main .hex[data-legal]', number))) return
        await expect(page.locator('main .end[data-legal]').first()).toBeVisible()
      }
    }
    if (!(await click(page, 'main .end[data-legal]', number + step))) break
    await page.waitForFunction(
      (old) =>
        document.querySelector('section.bar')?.getAttribute('data-at') !== old ||
        document.querySelector('main .end.chosen'),
      before,
    )
    if ((await at(page)) === before) {
      await confirm(page)
      return
    }
    await free(page)
  }
  if ((await phaseOf(page)) === 'track' && (await page.locator('section.bar[data-turn=mine]').count()))
    await confirm(page)
}

/** One decision, whatever it is. */
export async function decideOnTheRails(page: Page, number: number): Promise<string> {
  await free(page)
  const phase = await phaseOf(page)
  if (phase === 'baron' || phase === 'colour') {
    await choose(page, () =>
      page
        .locator('.decide .pill')
        .nth(number % 2)
        .click(),
    )
    return phase
  }
  if (phase === 'auction') {
    if (number % 4 === 0) await confirm(page)
    else await choose(page, () => page.locator('.acts .exit[data-move=withdraw]').click())
    return 'auction'
  }
  if (phase === 'track') {
    await lay(page, number)
    return 'track'
  }
  if (phase === 'route') {
    await page.locator('.routes button').first().click()
    if (await page.locator('.acts .primary').isEnabled()) await confirm(page)
    return 'route'
  }
  if (phase === 'action' && number % 3 === 0 && (await deliver(page, number))) return 'deliver'
  if (phase === 'action' && number % 7 === 5 && (await has(page, '[data-mode=upgrade]'))) {
    await choose(page, () => mode(page, 'upgrade'))
    return 'upgrade'
  }
  if (phase === 'action' && number % 11 === 4 && (await has(page, '[data-mode=urbanize]'))) {
    await mode(page, 'urbanize')
    await choose(page, () => clickOrAsk(page, 'main .city[data-legal]', number))
    return 'urbanize'
  }
  if (phase === 'action' && number % 9 === 7 && (await has(page, '[data-place^="take:"][data-legal]'))) {
    await choose(page, () => page.locator('[data-place^="take:"][data-legal]').first().click())
    return 'take'
  }
  if (phase === 'action' && (await has(page, '[data-mode=build]'))) {
    await mode(page, 'build')
    const before = await at(page)
    if (await click(page, 'main .city[data-legal], main .more[data-legal]', number * 5)) {
      await changed(page, before)
      await free(page)
      await lay(page, number)
      return 'build'
    }
  }
  if (phase !== 'action') {
    await choose(page, () => clickOrAsk(page, 'main [data-legal]', number))
    return phase ?? ''
  }
  await choose(page, () => page.locator('.acts .exit[data-move=pass]').click())
  return 'pass'
}

/** One decision as the light bulb says, sent by the button. */
export async function asHinted(page: Page): Promise<string> {
  await free(page)
  const phase = (await phaseOf(page)) ?? ''
  await choose(page, () => page.getByRole('button', { name: 'Give me a hint' }).click())
  return phase
}
