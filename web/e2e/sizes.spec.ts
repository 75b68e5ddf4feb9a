/** What a table may not do at any size, in every game: lose a figure, cut a display, or leave the board a stamp. */
import { expect, test, type Page } from './test'

const LONG = 'Maximiliana-Wilhelmine v'

interface Box {
  left: number
  right: number
  width: number
  height: number
}

const box = (page: Page, what: string): Promise<Box> =>
  page
    .locator(what)
    .first()
    .evaluate((one) => {
      const { left, right, width, height } = one.getBoundingClientRect()
      return { left, right, width, height }
    })

/** Cells of the players' table that are not wholly on the screen. */
const lost = (page: Page): Promise<number> =>
  page.locator('.rail table').evaluate((table) => {
    const edge = table.closest('.rail')?.getBoundingClientRect().right ?? 0
    return [...table.querySelectorAll('th, td')].filter((one) => {
      const { right, width } = one.getBoundingClientRect()
      return right > edge + 0.5 || width === 0
    }).length
  })

test('columns, displays, turn and round stay whole, and the board comes first on a tablet', async ({
  page,
  request,
}) => {
  const { games } = (await (await request.get('/api/games')).json()) as { games: { id: string }[] }
  await page.goto('/')
  await page.evaluate((name) => localStorage.setItem('roundhouse.name', JSON.stringify(name)), LONG)
  for (const { id } of games) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    await page.locator(`[data-game=${id}]`).click()
    const names = page.locator('.rail tbody .text')
    await expect(names.filter({ hasText: LONG })).toHaveAttribute('title', LONG)
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      const where = `${id} at ${width}`
      await expect.poll(() => lost(page), { message: `figures lost in ${where}` }).toBe(0)
      await expect
        .poll(
          () =>
            page
              .locator('.rail .displays')
              .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight).filter((more) => more > 1)),
          { message: `displays cut in ${where}` },
        )
        .toEqual([])
    }
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.locator('.thumbs')).toBeVisible()
    const board = await box(page, 'main .layer')
    expect(board.width, `the board of ${id} on a tablet`).toBe(768)
    expect(board.height, `the board of ${id} on a tablet`).toBeGreaterThan(400)
    await page.setViewportSize({ width: 390, height: 844 })
    const short = page.locator('.topbar .short')
    if (await short.count())
      expect(await short.evaluate((one) => one.scrollWidth - one.clientWidth), `turn and round of ${id}`).toBe(0)
    expect((await box(page, '.topbar .tools')).right).toBeLessThanOrEqual(390)
    // a choice in a panel is made beside the map
    if (await page.locator('main .sheet').count())
      await expect(page.locator('main .layer')).toHaveCSS('visibility', 'visible')
  }
})
