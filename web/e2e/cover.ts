/** At every size and on every board: whatever is lit can be clicked where it is, and no text is cut or too small. */
import { ON_THE_MAP, oneOfEach, prepared, seated, type Prepared } from './positions'
import { expect, test, type Page } from './test'

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const
const LEAST = 9 // pixels of a letter at 1280 by 720
const LANGUAGES = ['en', 'fr', 'it'] as const

/** Everything that is looked for (what is lit; or also every place of the board that answers a click) whose middle (or what it says a click aims at: `data-aim`) is in view, and is not found there. */
const covered = (page: Page, what: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const found: string[] = []
    const clipped = (element: Element, x: number, y: number): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        const style = getComputedStyle(up)
        if (style.overflow === 'visible') continue
        const box = up.getBoundingClientRect()
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true
      }
      return x < 0 || y < 0 || x > innerWidth || y > innerHeight
    }
    for (const lit of document.querySelectorAll(wanted)) {
      const box = (lit.querySelector('[data-aim]') ?? lit).getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!lit.checkVisibility({ visibilityProperty: true }) || box.width === 0 || clipped(lit, x, y)) continue
      const there = document.elementFromPoint(x, y)
      // a map on a phone is moved by the finger from under its own buttons
      if (
        innerWidth < 400 &&
        there?.closest('.zoomable, .board') &&
        there.closest('button[aria-label]:not([data-legal])')
      )
        continue
      const handle = there?.closest('[data-handle]')?.getAttribute('data-handle')
      if (!there || !(lit.contains(there) || (handle && handle === lit.getAttribute('data-place'))))
        found.push(
          `${lit.getAttribute('data-place') ?? lit.getAttribute('aria-label') ?? lit.textContent?.trim().slice(0, 40)} under ${there?.outerHTML.slice(0, 90)}`,
        )
    }
    return found
  }, what)

/**
 * Texts that end before their last letter, without an ellipsis and a title to say the rest; those that are too small; those of panels that lie over one
 * another; and a number that runs into the word before it.
 */
const unread = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    interface Frame {
      hidden: boolean
      scrolls: boolean
      ellipsis: boolean
      box: DOMRect
    }
    const frames = new Map<Element, Frame>() // asked once, however many texts are inside
    const frameOf = (one: Element): Frame => {
      const known = frames.get(one)
      if (known) return known
      const style = getComputedStyle(one)
      const made = {
        hidden: style.overflowX === 'hidden',
        scrolls: /auto|scroll/.test(style.overflowX + style.overflowY),
        ellipsis: style.textOverflow === 'ellipsis',
        box: one.getBoundingClientRect(),
      }
      frames.set(one, made)
      return made
    }
    const shown: { text: string; element: Element; box: DOMRect }[] = []
    /** the part of a line that is seen: panels scroll, and names are shortened */
    const seen = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const frame = frameOf(up)
        if (!frame.hidden && !frame.scrolls) continue
        left = Math.max(left, frame.box.left)
        top = Math.max(top, frame.box.top)
        right = Math.min(right, frame.box.right)
        bottom = Math.min(bottom, frame.box.bottom)
      }
      return new DOMRect(left, top, right - left, bottom - top)
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.hidden-visually, .skip, title, select, [aria-hidden=true] .ghost')) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 1 || box.bottom < 0 || box.top > innerHeight) continue
      const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1)
      if (size < smallest - 0.05) found.push(`${size.toFixed(1)} px: ${text.slice(0, 40)}`)
      if (/\p{L}×\d/u.test(text)) found.push(`runs together: ${text}`)
      if (element.closest('.zoomable')) continue // a map may be larger than its frame
      if (element.closest('.rail, .bar, .sheet, .thumbs, .topbar') && !element.closest('svg'))
        for (const line of range.getClientRects()) shown.push({ text, element, box: seen(line, element) })
      let shortened = false // with an ellipsis, and the whole in a title
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const frame = frameOf(up)
        const telling = frame.ellipsis ? element.closest('[title]') : null
        if (telling && (up.contains(telling) || telling.contains(up))) {
          shortened = true
          break
        }
        if (frame.hidden && (box.right > frame.box.right + 1.5 || box.left < frame.box.left - 1.5))
          found.push(`cut: ${text.slice(0, 40)} (${up.className})`)
        if (frame.scrolls) break
      }
      if (shortened) continue
      if (box.left < -1 || (box.right > innerWidth + 1 && !element.closest('[class*=strip], .tabs')))
        found.push(`off the page: ${text.slice(0, 40)}`)
    }
    for (const button of document.querySelectorAll('.acts button'))
      if (button.checkVisibility() && button.scrollWidth > button.clientWidth + 1)
        found.push(`a button is too narrow: ${button.textContent?.trim()}`)
    const lines = shown.filter(({ box }) => box.width > 1 && box.height > 1)
    lines.forEach((one, i) => {
      for (const other of lines.slice(i + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 1.5 && high > 5 && one.element !== other.element)
          found.push(`over one another: ${one.text.slice(0, 30)} / ${other.text.slice(0, 30)}`)
      }
    })
    return [...new Set(found)]
  }, least)

async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForTimeout(40)
}

const LIT = '[data-legal]'
/** a place that is not lit says why not when it is clicked */
export const PLACES = 'main [data-place][role=button], main button[data-place]'

const GUIDED = `${LIT}, .acts .primary`
const CARD = '.card[data-step], .waits[data-step]'

/** What the card of the first-game guide lies upon, step by step, whatever is lit. */
async function underTheGuide(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.locator('.topbar .guide').click()
  await page.locator(CARD).waitFor() // its part of the client is loaded when it is asked for
  for (let step = 0; step < 20 && (await page.locator(CARD).count()); step++) {
    const at = await page.locator(CARD).getAttribute('data-step')
    const found = (): Promise<string[]> => covered(page, GUIDED)
    // the card looks where things stand some times a second
    for (let tries = 0; tries < 12 && (await found()).length; tries++) await page.waitForTimeout(100)
    for (const fault of await found()) faults.push(`guide, step ${at}: ${fault}`)
    // by key: a pointer that rests on a player's row would open what is known about them
    await page.locator('.card .on, .waits .quiet').press('Enter')
    await settled(page)
  }
  await page.mouse.move(0, 0)
  return faults
}

/** What of the first lies under the second, by its text: drawings that hide a name. */
export const hiding = (page: Page, what: string, by: string): Promise<string[]> =>
  page.evaluate(
    ([below, above]) => {
      const lids = [...document.querySelectorAll(above)].map((one) => one.getBoundingClientRect())
      return [...document.querySelectorAll(below)].flatMap((one) => {
        const box = one.getBoundingClientRect()
        const under = lids.some(
          (lid) =>
            Math.min(lid.right, box.right) - Math.max(lid.left, box.left) > 2 &&
            Math.min(lid.bottom, box.bottom) - Math.max(lid.top, box.top) > 3,
        )
        return under ? [`${one.textContent?.trim()} is hidden`] : []
      })
    },
    [what, by] as const,
  )

/** On a tablet a panel fills its sheet, and the figure of a player stands in one line. */
const tablet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const one of document.querySelectorAll('.strip .figure'))
      if (one.getBoundingClientRect().height > 22) found.push(`in two lines: ${one.textContent}`)
    const panel = document.querySelector('.sheet .panel')
    if (panel && panel.getBoundingClientRect().width < innerWidth - 2)
      found.push('a panel leaves half of its sheet empty')
    return found
  })

/** The test of one game, at prepared positions of all its phases: what is lit, and what else shall not be covered; and what only this game wants to be looked at. */
export function nothingIsCovered(
  game: string,
  also = '',
  own: (page: Page, one: Prepared, width: number) => Promise<string[]> = () => Promise.resolve([]),
): void {
  test(`at every size nothing lit is covered and no text is cut: ${game}`, async ({ browser }) => {
    const { server, tables } = await prepared(game)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    try {
      const page = await context.newPage()
      await seated(page, tables)
      const faults: string[] = []
      const boards = new Set<string>()
      for (const [i, one] of oneOfEach(tables).entries()) {
        await page.setViewportSize({ width: 1440, height: 900 })
        // languages take turns: what is too long in one is found at some position, in the time of one
        await page.evaluate(
          (language) =>
            location.href === 'about:blank' || localStorage.setItem('roundhouse.language', JSON.stringify(language)),
          LANGUAGES[i % LANGUAGES.length],
        )
        await page.goto(`${server.address}/table/${one.table}`)
        await page.locator('.bar[data-turn=mine]').waitFor()
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          await settled(page)
          const where = `${one.board} ${one.players} ${one.position} ${LANGUAGES[i % LANGUAGES.length]} ${width}x${height}`
          for (const fault of await covered(page, also ? `${LIT}, ${also}` : LIT)) faults.push(`${where}: ${fault}`)
          for (const fault of await unread(page, width === 1280 ? LEAST : 0)) faults.push(`${where}: ${fault}`)
          for (const fault of await own(page, one, width)) faults.push(`${where}: ${fault}`)
          if (width === 768) for (const fault of await tablet(page)) faults.push(`${where}: ${fault}`)
          const shown = `${one.board} ${width}`
          if ((width !== 1280 && width !== 390) || boards.has(shown) || !ON_THE_MAP.test(one.position)) continue
          boards.add(shown)
          for (const fault of await underTheGuide(page)) faults.push(`${where}: ${fault}`)
        }
      }
      expect(faults).toEqual([])
    } finally {
      await context.close()
      await server.kill('SIGTERM')
    }
  })
}
