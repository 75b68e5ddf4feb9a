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

/** Lakes and gulfs stand clear of the names, and these of the owners' signs, but where track and prices lie on every side of a city, as in the south of Mexico. */
nothingIsCovered('railways_of_the_world', '', async (page, one, width) => {
  if (width !== 1440 || !one.position.includes('track')) return []
  const hidden = one.board === 'mexico' ? [] : await hiding(page, 'main .names text:not(.faint)', 'main .track .sign')
  return [...hidden, ...(await drowned(page))]
})
