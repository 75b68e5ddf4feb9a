/** The shell, with whatever game comes first: letters, measures, and what a page may not do at any size. */
import { expect, test } from './test'

test('every page is set in the letters that come with the client, and nothing jumps when they arrive', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fonts.push(`${answer.status()} ${answer.headers()['cache-control']}`)
  })
  await page.addInitScript(() => {
    const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = [])
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) shifts.push((one as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.locator('.game h2').first()).toBeVisible()
  const set = await page.evaluate(() => ({
    faces: [...document.fonts].filter((one) => one.status === 'loaded').map((one) => `${one.family} ${one.style}`),
    heading: getComputedStyle(document.querySelector('h1')!).fontFamily,
    text: getComputedStyle(document.body).fontFamily,
  }))
  expect(set.faces.map((one) => one.replaceAll(/['"]/g, '')).sort()).toEqual([
    'House Sans normal',
    'House Serif normal',
  ])
  expect(set.heading).toMatch(/^"?House Serif/)
  expect(set.text).toMatch(/^"?House Sans/)
  expect(fonts).toEqual(Array(2).fill('200 public, max-age=31536000, immutable'))
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(Math.max(0, ...shifts)).toBeLessThan(0.1)
})
