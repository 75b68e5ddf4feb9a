/** What follows a person, and every page of people: in three languages, on a phone and on a desktop, by keyboard, and without a barrier. */
import { post, somebody, type Somebody } from './people'
import { AxeBuilder, expect, test, type Page } from './test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Every page is measured at both sizes in each language; the slower look for barriers is taken at these. */
const LANGUAGES = { en: [DESKTOP, PHONE], it: [PHONE], fr: [DESKTOP] }

/** Signed in, as the page itself does it. */
async function enter(page: Page, address: string, who: Somebody): Promise<void> {
  await page.goto(address)
  await post(page.request, `${address}/api/me/sign-in`, { name: who.name, password: who.password })
  await page.evaluate(() => localStorage.setItem('roundhouse.signed-in', 'true'))
}

/** Nothing is cut at either size, nothing is shown by its key, and nobody is shut out. */
async function clean(page: Page, language: keyof typeof LANGUAGES, what: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    const where = `${what} in ${language} at ${size.width}`
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(() => innerWidth), where).toBe(size.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0)
    expect(await page.locator('main, dialog').allInnerTexts(), where).not.toContainEqual(
      expect.stringMatching(/\b(people|web)-[a-z]+-?[a-z]*\b/),
    )
    if (!LANGUAGES[language].includes(size)) continue
    const found = await new AxeBuilder({ page }).analyze()
    expect(
      found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`),
      where,
    ).toEqual([])
  }
}

/** A game that leaves it to the table who has which colour. */
async function paintable(house: string, who: Somebody): Promise<string> {
  const { games } = (await (await who.as.get(`${house}/api/games`)).json()) as {
    games: { id: string; paints: boolean; players: number[] }[]
  }
  return games.find((one) => one.paints && one.players.includes(3))!.id
}

test('every page of people in three languages, on a phone and on a desktop', async ({ page, browser, house }) => {
  const at = house.address
  const crowd = [await somebody(browser, at, 'Wilhelmine Maximiliana')]
  for (let number = 0; number < 5; number++) crowd.push(await somebody(browser, at))
  const ann = crowd[0]!
  const game = await paintable(at, ann)
  const clock = { turn: 600000, reserve: 0, bot: 'random' }
  const like = { kind: 'swiss', game, size: 3, rounds: 1, rated: true, public: true, clock }
  const cup = await post<{ id: string }>(ann.as, `${at}/api/tournaments`, { ...like, title: 'Cup of Dales' })
  const league = await post<{ id: string; waiting: { id: string } }>(ann.as, `${at}/api/leagues`, {
    ...like,
    title: 'League of Dales',
    division: 4,
    up: 1,
  })
  for (const one of crowd) {
    await post(one.as, `${at}/api/tournaments/${cup.id}/join`)
    await post(one.as, `${at}/api/tournaments/${league.waiting.id}/join`)
  }
  await post(ann.as, `${at}/api/tournaments/${cup.id}/start`)
  const { divisions } = await post<{ divisions: unknown[] }>(ann.as, `${at}/api/leagues/${league.id}/season`)
  expect(divisions).toHaveLength(2)
  await enter(page, at, ann)
  const pages = {
    '/tournaments': 'Cup of Dales',
    [`/tournament/${cup.id}`]: 'Wilhelmine Maximiliana',
    [`/tournament/${cup.id}/wall`]: 'Wilhelmine Maximiliana',
    [`/league/${league.id}`]: 'Wilhelmine Maximiliana',
    '/ratings': / 95 /,
    [`/person/${ann.id}`]: ann.name,
    [`/person/${crowd[1]!.id}`]: crowd[1]!.name,
  }
  for (const language of ['en', 'it', 'fr'] as const) {
    await post(page.request, `${at}/api/me/settings`, { language })
    for (const [path, text] of Object.entries(pages)) {
      await page.goto(`${at}${path}`)
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await clean(page, language, path)
    }
    await page.goto(at)
    await page.locator('button.me').click()
    await expect(page.locator('dialog form').first()).toBeVisible()
    await expect(page.locator('dialog select').first()).toBeVisible()
    await clean(page, language, 'account')
  }
})

test('language, sounds, speed, colour and notes are the same in a second browser', async ({ page, browser, house }) => {
  const at = house.address
  const ann = await somebody(browser, at)
  await enter(page, at, ann)
  await page.goto(at)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('group', { name: 'My colour' }).getByRole('button', { name: 'green' }).click()
  await page.getByRole('button', { name: 'Calm' }).click()
  await page.getByRole('checkbox', { name: /^Sound/ }).check()
  await page.getByRole('button', { name: 'Italiano' }).click()
  await page.keyboard.press('Escape')
  await page.locator(`[data-game=${await paintable(at, ann)}]`).click()
  await expect(page.locator('.rail tbody .me [data-colour=green], .rail tbody .me .badge').first()).toBeVisible()
  const table = new URL(page.url()).pathname.split('/').pop()!
  const seats = (await (await page.request.get(`${at}/api/tables/${table}`)).json()) as { seats: { colour: string }[] }
  expect(seats.seats[0]!.colour).toBe('green')
  await page.getByRole('tab', { name: 'Appunti' }).click()
  await page.locator('#notes').fill('Occhio a Leyburn')
  await expect
    .poll(async () => ((await (await ann.as.get(`${at}/api/me/notes/${table}`)).json()) as { text: string }).text)
    .toBe('Occhio a Leyburn')

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await enter(other, at, ann)
  await other.goto(`${at}/`)
  await expect(other.locator('html')).toHaveAttribute('lang', 'it')
  const kept = await other.evaluate(() =>
    ['sound', 'pace', 'colour'].map((key) => localStorage.getItem(`roundhouse.${key}`)),
  )
  expect(kept).toEqual(['true', '"calm"', '"green"'])
  expect(await other.evaluate((id) => localStorage.getItem(`roundhouse.notes.${id}`), table)).toBeNull()
  await other.context().close()
})

test('what somebody says whom one has blocked is not shown', async ({ page, browser, house }) => {
  const at = house.address
  const ann = await somebody(browser, at)
  const bo = await somebody(browser, at)
  await enter(page, at, ann)
  await page.goto(at)
  await page.locator(`[data-game=${await paintable(at, ann)}]`).click()
  await expect(page.locator('.bar')).toBeVisible()
  const table = new URL(page.url()).pathname.split('/').pop()!
  await post(ann.as, `${at}/api/tables/${table}/visitors`, { talk: true }, 'account:host')
  await post(bo.as, `${at}/api/tables/${table}/chat`, { text: 'a word too many' })
  await page.getByRole('tab', { name: /^Chat/ }).click()
  await expect(page.getByText('a word too many')).toBeVisible()
  await post(ann.as, `${at}/api/people/${bo.id}/block`, { block: true })
  await page.reload()
  await page.getByRole('tab', { name: /^Chat/ }).click()
  await expect(page.getByText('One line from somebody you blocked is hidden.')).toBeVisible()
  await expect(page.getByText('a word too many')).toBeHidden()
})
