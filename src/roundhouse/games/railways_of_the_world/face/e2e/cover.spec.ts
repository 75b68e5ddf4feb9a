import { hiding, nothingIsCovered } from '$e2e/cover'
import type { Page } from '$e2e/test'

/** Lakes and gulfs of which a letter, slanted as they are, lies below the name of a city. */
const drowned = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('main .names text')].map((one) => one.getBoundingClientRect())
    return [...document.querySelectorAll<SVGTextElement>('main .waters')].flatMap((water) => {
      const matrix = water.getScreenCTM()
      const letters = Array.from({ length: water.getNumberOfChars() }, (_, i) => {
        const { x, y, width, height } = water.getExtentOfChar(i)
        return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix ?? undefined)
      })
      const under = names.some((box) =>
        letters.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
      )
      return under ? [`${water.textContent} lies below a name`] : []
    })
  })

/** Names stand clear of the owners' signs, and lakes and gulfs of the names; a phone that waits for a bid shows a good part of the map. */
nothingIsCovered('railways_of_the_world', '', async (page, one, width) => {
  if (width === 390 && one.position.includes('auction')) {
    const cities = await page.locator('main [data-place^="city:"]').evaluateAll(
      (all) =>
        all.filter((city) => {
          const { left, right, top, bottom } = city.getBoundingClientRect()
          const frame = document.querySelector('main .zoomable')?.getBoundingClientRect() ?? new DOMRect()
          return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
        }).length,
    )
    return cities < 9 ? [`only ${cities} cities are seen`] : []
  }
  if (width !== 1440 || !one.position.includes('track')) return []
  return [...(await hiding(page, 'main .names text:not(.faint)', 'main .track .sign')), ...(await drowned(page))]
})
