/** What a person does at a table of Last Train to Wensleydale, by clicks alone. */
import { expect, type Page } from '$e2e/test'
import { confirm } from '$e2e/hands'

export const WENSLEYDALE = 'last_train_to_wensleydale'

export async function playWensleydale(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${WENSLEYDALE}]`).click()
  await expect(page.locator('.bar')).toBeVisible()
}

const position = (page: Page): Promise<string> =>
  page.locator('.bar').evaluate((bar) => bar.getAttribute('data-at') ?? '')
const changed = (page: Page, before: string): Promise<unknown> =>
  page.waitForFunction(
    (old) => document.querySelector('.bar')?.getAttribute('data-at') !== old || document.querySelector('.result'),
    before,
  )

/** Where lit things of the map can really be hit: the middle of their mark, with nothing else on top. */
async function targets(page: Page, what: string): Promise<{ x: number; y: number }[]> {
  return page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = (one.querySelector('circle.reach, .ring') ?? one).getBoundingClientRect()
      const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const hit = document.elementFromPoint(at.x, at.y)
      const own = hit?.closest('[data-handle]')?.getAttribute('data-handle') === one.getAttribute('data-place')
      return hit && (own || one.contains(hit)) ? [at] : []
    }),
  )
}

async function click(page: Page, what: string, number: number): Promise<boolean> {
  const found = await targets(page, what)
  const at = found[number % Math.max(1, found.length)]
  if (!at) return false
  if (page.viewportSize()?.width === 390) await page.touchscreen.tap(at.x, at.y)
  else await page.mouse.click(at.x, at.y)
  return true
}

const enabled = async (page: Page): Promise<boolean> =>
  (await page.locator('.acts .primary').count()) > 0 && (await page.locator('.acts .primary').isEnabled())

/** Choose something, and press the button where it asks for that: what the same seat goes on from is sent at once. */
async function choose(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await position(page)
  await deed()
  await page.waitForFunction(
    (old) =>
      document.querySelector('.bar')?.getAttribute('data-at') !== old ||
      document.querySelector('.result') ||
      !(document.querySelector('.acts .primary') as HTMLButtonElement | null)?.disabled,
    before,
  )
  if ((await position(page)) === before && (await enabled(page))) await confirm(page)
}

const leave = (page: Page, name: string): Promise<void> =>
  choose(page, () => page.locator(`.acts .exit[data-move=${name}]`).click())

async function bid(page: Page, number: number): Promise<string> {
  const boxes = page.locator('[data-place^="box:"][data-legal]')
  await boxes.nth(number % (await boxes.count())).click()
  if (number % 3 === 0)
    await page
      .getByRole('button', { name: 'More', exact: true })
      .click({ timeout: 1000 })
      .catch(() => null)
  await confirm(page)
  return 'bid'
}

/** Three links at most; the way is asked for where two series can start on one border. */
async function build(page: Page, number: number): Promise<string> {
  for (let laid = 0; laid < 3; laid++) {
    const before = await position(page)
    if (!(await click(page, 'main .link[data-legal]', number + laid))) break
    const answered = (): Promise<unknown> =>
      page.waitForFunction(
        (old) =>
          document.querySelector('.bar')?.getAttribute('data-at') !== old || document.querySelector('.decide .pill'),
        before,
        { timeout: 5000 },
      )
    // the map moves to show what is lit: a tap that came in the middle of that hit nothing, and is made again
    await answered().catch(async () => {
      await click(page, 'main .link[data-legal]', number + laid)
      await answered()
    })
    if ((await position(page)) === before) await page.locator('.decide .pill').first().click()
    await changed(page, before)
  }
  if (await enabled(page)) {
    await confirm(page)
    return 'series'
  }
  await leave(page, 'nothing')
  return 'nothing'
}

async function pay(page: Page): Promise<string> {
  await choose(page, () => page.locator('.decide .pill').first().click())
  return 'pay'
}

async function trains(page: Page, number: number): Promise<string> {
  if ((await targets(page, 'main .pile[data-legal]')).length) {
    await choose(page, () => click(page, 'main .pile[data-legal]', number))
    return 'take'
  }
  const lit = page.locator('[data-place^="train:"][data-legal]:visible')
  if ((await lit.count()) && number % 4) {
    const count = await lit.count()
    await choose(page, () => lit.nth(number % count).click())
    return 'buy'
  }
  await leave(page, 'pass')
  return 'pass'
}

/** Link after link until the line ends in a town; now and then nothing is sold. */
async function sell(page: Page, number: number): Promise<string> {
  if (number % 5 === 0) {
    await leave(page, 'keep')
    return 'keep'
  }
  for (let named = 0; named < 12 && !(await enabled(page)); named++) {
    const before = await position(page)
    expect(await click(page, 'main .link[data-legal]', number)).toBe(true)
    await page.waitForFunction(
      (old) =>
        document.querySelector('.bar')?.getAttribute('data-at') !== old || document.querySelector('.decide .pill'),
      before,
    )
    if ((await position(page)) === before) await page.locator('.decide .pill').first().click()
    await changed(page, before)
  }
  await confirm(page)
  return 'takeover'
}

/** One decision, whatever it is. */
export async function decideInTheDales(page: Page, number: number): Promise<string> {
  await page.waitForFunction(
    () => document.querySelector('.result') ?? document.querySelector('.acts .quiet:not([disabled])'),
  )
  const phase = await page.locator('.bar').getAttribute('data-phase')
  if (phase === 'auction') return bid(page, number)
  if (phase === 'track_building') return build(page, number)
  if (phase === 'payment') return pay(page)
  if (phase === 'trains_and_movement') return trains(page, number)
  return sell(page, number)
}
