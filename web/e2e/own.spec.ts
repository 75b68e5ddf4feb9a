/** What follows a person, and every page of people: in three languages, on a phone and on a desktop, by keyboard, and without a barrier. */
import { enter, post, somebody, type Somebody } from './people'
import { AxeBuilder, expect, test, type Page } from './test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LANGUAGES = ['en', 'it', 'fr'] as const

/** Nothing is cut at either size, nothing is shown by its key, and nobody is shut out: light on one size, dark on the other. */
async function clean(page: Page, language: (typeof LANGUAGES)[number], what: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    const dark = (size === PHONE) === (language !== 'it')
    const where = `${what} in ${language} at ${size.width}, ${dark ? 'dark' : 'light'}`
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await expect(page.locator('html'), where).toHaveAttribute('data-theme', dark ? 'dark' : 'light')
    await expect.poll(() => page.evaluate(() => innerWidth), where).toBe(size.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0)
    expect(await page.locator('main, dialog').allInnerTexts(), where).not.toContainEqual(
      expect.stringMatching(/\b(people|web)-[a-z]+-?[a-z]*\b/),
    )
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

for (const language of LANGUAGES)
  test(`every page and dialog of people in ${language}, on a phone and on a desktop, light and dark`, async ({
    page,
    browser,
    house,
  }) => {
    const at = house.address
    const crowd = [await somebody(browser, at, `Wilhelmine Maximilian ${language}`)]
    for (let number = 0; number < 5; number++) crowd.push(await somebody(browser, at))
    const [ann, bo] = crowd as [Somebody, Somebody]
    const game = await paintable(at, ann)
    house.past(game, crowd.slice(0, 3), 12)
    const clock = { turn: 600000, reserve: 0, bot: 'random' }
    const like = { kind: 'swiss', game, size: 3, rounds: 1, rated: true, public: true, clock }
    const cup = await post<{ id: string }>(ann.as, `${at}/api/tournaments`, { ...like, title: 'Cup of Dales' })
    const later = await post<{ id: string }>(ann.as, `${at}/api/tournaments`, { ...like, title: 'Later' })
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
    await post(ann.as, `${at}/api/leagues/${league.id}/season`)
    await post(ann.as, `${at}/api/people/${bo.id}/block`, { block: true })
    await ann.as.post(`${at}/api/me/channels`, {
      data: { kind: 'hook', address: 'https://example.org/x' },
      headers: { Origin: at },
    })
    await post(ann.as, `${at}/api/me/settings`, { language, theme: 'system' })
    await enter(page, at, ann)
    const button = (at: number): Promise<void> => page.locator('main .acts button').nth(at).click()
    const pages: [string, string | RegExp, (() => Promise<void>)?][] = [
      ['/tournaments', 'Cup of Dales'],
      [`/tournament/${cup.id}`, ann.name, () => button(0)], // asked once more whether to drop out
      [`/tournament/${cup.id}/wall`, ann.name],
      [`/tournament/${later.id}`, 'Later'],
      [`/league/${league.id}`, ann.name, () => button(0)], // asked once more whether to close it
      ['/ratings', bo.name],
      [`/person/${ann.id}`, / ± /],
      [`/person/${bo.id}`, bo.name, () => page.locator('.peace button').nth(1).click()], // a report
      ['/come/ABCDEFGH', /\S/],
      ['/unsubscribe/a/b', /\S/],
    ]
    for (const [path, text, act] of pages) {
      await page.goto(`${at}${path}`)
      await expect(page.locator('main').getByText(text).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await act?.()
      await clean(page, language, path)
    }
    await page.goto(at)
    await page.locator('button.seek').click()
    await expect(page.locator('dialog select')).toBeVisible()
    await clean(page, language, 'looking for opponents')
    await page.keyboard.press('Escape')
    await page.locator('button.me').click()
    const dialog = page.locator('dialog')
    await expect(dialog.locator('select').first()).toBeVisible()
    const buttons = dialog.locator('.body > button.btn') // another name, a passkey, a code for a device, codes for recovery
    await buttons.nth(3).click()
    await expect(dialog.locator('.codes li')).toHaveCount(10)
    await buttons.nth(2).click()
    await buttons.nth(0).click()
    await dialog.locator('.buttons button').last().click() // deleting is asked about
    await expect(dialog.locator('.qr')).toBeVisible()
    await clean(page, language, 'account')

    const guest = await (await browser.newContext({ locale: language, reducedMotion: 'reduce' })).newPage()
    await guest.goto(at)
    await guest.locator('button.me').click()
    for (const way of [0, 1]) {
      await guest.locator('dialog .seg button').nth(way).click()
      await clean(guest, language, `a guest's account, ${way ? 'signing in' : 'claiming'}`)
    }
    await guest.context().close()
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

test('the volume is kept when the slider comes to rest, not at every step', async ({ page, browser, house }) => {
  const at = house.address
  await enter(page, at, await somebody(browser, at))
  await page.goto(at)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: /^Sound/ }).check()
  const said: unknown[] = []
  page.on('request', (one) => one.url().includes('/api/me/settings') && said.push(one.postDataJSON()))
  await page.getByLabel('Volume').focus()
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => said).toEqual([{ volume: 0.72 }])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape') // closed before it came to rest: kept all the same
  await expect.poll(() => said).toEqual([{ volume: 0.72 }, { volume: 0.71 }])
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
