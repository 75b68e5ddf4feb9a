import { expect, test, type Page } from '$e2e/test'
import { myTurn } from '$e2e/hands'
import { decide, playNow } from './hands'

/** Play on until a decision of a phase is mine. */
async function until(page: Page, phase: string): Promise<void> {
  for (let i = 1; i < 30 && (await myTurn(page)); i++) {
    if ((await page.locator('.bar').getAttribute('data-phase')) === phase) return
    await decide(page, i)
  }
  throw new Error(`no decision of ${phase}`)
}

const wide = (page: Page, what: string): Promise<number> =>
  page.locator(what).evaluate((one) => Math.round(one.getBoundingClientRect().width))

test.describe('a narrow desktop', () => {
  test.use({ viewport: { width: 1200, height: 800 } })
  test('insets fold to their title, the rail has 330 pixels, no cell of the account is cut', async ({ page }) => {
    await playNow(page)
    await until(page, 'links')
    expect(await wide(page, 'aside.rail')).toBe(330)
    for (const name of ['On offer', 'Demand']) {
      const inset = page.locator('main .insetbox', { hasText: name })
      await expect(inset).toHaveClass(/folded/)
      const button = inset.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(inset).not.toHaveClass(/folded/)
      await button.click()
      await expect(inset).toHaveClass(/folded/)
    }
    await page.locator('.way[data-legal]').first().focus()
    const cells = page.locator('.account > div')
    await expect(cells.nth(2)).toBeAttached()
    // each cell is there as a whole, or not at all
    const shown = await page.locator('.account').evaluate((account) => {
      const box = account.getBoundingClientRect()
      return [...account.children].map((one) => {
        const { top, right, bottom } = one.getBoundingClientRect()
        return top > box.bottom - 1 ? 'away' : right > box.right + 1 || bottom > box.bottom + 1 ? 'cut' : 'whole'
      })
    })
    expect(shown.slice(0, 2)).toEqual(['whole', 'whole'])
    expect(shown).not.toContain('cut')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('main .insetbox.folded')).toHaveCount(0)
    await expect(cells.last()).toBeVisible()
    expect(await wide(page, 'aside.rail')).toBe(384)
  })

  test('the cards unfold by themselves while one is to be chosen', async ({ page }) => {
    await playNow(page)
    await until(page, 'card')
    await expect(page.locator('main [data-place^="card:"][data-legal]').first()).toBeVisible()
  })
})

test('what others did is outlined for a second where nothing may move', async ({ page }) => {
  await playNow(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((all) => {
      for (const one of all) {
        const element = one.target as HTMLElement
        if (element.hasAttribute('data-done'))
          seen.push(`${element.dataset['place']} ${getComputedStyle(element).filter}`)
      }
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-done'] })
  })
  await until(page, 'links')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.some((one) => /^town:.+ drop-shadow\(/.test(one))).toBe(true)
  await expect(page.locator('[data-done]')).toHaveCount(0)
})

/** What the page was sent and what it shows: `behind` counts moments at which moves of others waited for their turn, `caught` those at which a click then showed them all. */
function watch(): void {
  const found = { behind: 0, caught: 0, late: 0 }
  Object.assign(window, { found })
  const shown = (): string => document.querySelector('.bar')?.getAttribute('data-at') ?? ''
  const Plain = window.WebSocket
  const came: string[] = []
  let clicking = false
  window.WebSocket = class extends Plain {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', (event) => {
        const message = JSON.parse(String(event.data)) as { type: string; at?: string }
        if (message.type !== 'state' || !message.at) return
        came.push(message.at)
        setTimeout(() => {
          if (!shown() || shown() === came.at(-1) || clicking) return
          found.behind++
          if (found.behind < 4) return
          clicking = true
          const due = came.length - 1
          document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          setTimeout(() => {
            clicking = false
            if (came.lastIndexOf(shown()) >= due) found.caught++
            else found.late++
          }, 0)
        }, 0)
      })
    }
  }
}

test.describe('where things move', () => {
  test.use({ reducedMotion: 'no-preference' })
  test('the moves of others wait for one another, and a click shows them all', async ({ page }) => {
    await page.addInitScript(watch)
    await playNow(page)
    const found = (): Promise<{ behind: number; caught: number; late: number }> =>
      page.evaluate(() => (window as unknown as { found: { behind: number; caught: number; late: number } }).found)
    for (let i = 1; i < 40 && (await found()).caught < 3 && (await myTurn(page)); i++) await decide(page, i)
    const { behind, caught, late } = await found()
    expect(behind).toBeGreaterThan(3)
    expect(caught).toBeGreaterThan(0)
    expect(late).toBe(0)
  })
})

/** Which sounds began, and whether they could be heard: what the machine said of its loudspeaker then. */
function listen(): void {
  localStorage.setItem('roundhouse.sound', 'true')
  localStorage.setItem('roundhouse.volume', '0.5')
  const heard: string[] = []
  Object.assign(window, { heard })
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when: Parameters<AudioBufferSourceNode['start']>) {
    heard.push(this.context.state)
    start.apply(this, when)
  }
}

test('nothing waits where nothing may move, and pieces are heard by who asked for it', async ({ page }) => {
  await page.addInitScript(watch)
  await page.addInitScript(listen)
  await playNow(page)
  for (let i = 1; i < 12 && (await myTurn(page)); i++) await decide(page, i)
  expect(await page.evaluate(() => (window as unknown as { found: { behind: number } }).found.behind)).toBe(0)
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.at(-1)).toBe('running')
})
