import { nothingIsCovered } from '$e2e/cover'

/** Towns that are not wholly on the map's part of the page. */
nothingIsCovered('workshop_of_the_world', '', async (page, one, width) => {
  if (width !== 390 || !one.position.includes('links')) return []
  const cut = (what: string): Promise<string[]> =>
    page.evaluate((wanted) => {
      const frame = document.querySelector('main .zoomable')?.getBoundingClientRect() ?? new DOMRect()
      return [...document.querySelectorAll(wanted)].flatMap((town) => {
        const { left, right } = town.getBoundingClientRect()
        const name = town.closest('[data-place]')?.getAttribute('data-place') ?? ''
        return left < frame.left || right > frame.right ? [`${name} is cut by the edge`] : []
      })
    }, what)
  const opened = await cut('main [data-place^="town:"] .here')
  await page.keyboard.press('0')
  return [...opened, ...(await cut('main [data-place^="town:"]'))]
})
