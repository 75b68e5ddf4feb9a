/** After the game: its analysis, lines from any moment, questions, and playing on. */
import { readFileSync } from 'node:fs'
import { AxeBuilder, expect, test, type APIRequestContext, type Page } from './test'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const WORDS = {
  it: {
    tab: 'Analisi',
    learn: 'Trova da te le mosse migliori',
    show: 'Mostra la soluzione',
  },
  fr: {
    tab: 'Analyse',
    learn: 'Trouvez vous-même les meilleurs coups',
    show: 'Voir la solution',
  },
}
/** A game that bots have played to its end. */
async function finished(request: APIRequestContext): Promise<string> {
  const { games } = (await (await request.get('/api/games')).json()) as { games: { id: string; players: number[] }[] }
  const game = games.find((one) => one.players.includes(2) && one.id.startsWith('w')) ?? games[0]
  const seats = [0, 1].map(() => ({ kind: 'bot', bot: 'random' }))
  const made = (await (await request.post('/api/tables', { data: { game: game?.id, seats } })).json()) as {
    table: { id: string }
  }
  const look = async (): Promise<string> =>
    ((await (await request.get(`/api/tables/${made.table.id}`)).json()) as { status: string }).status
  await expect.poll(look, { timeout: 120_000 }).toBe('over')
  return made.table.id
}

const analysed = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/replay/${id}?ply=10`)
  await page.getByRole('tab', { name: 'Analysis' }).click()
  await page.getByRole('button', { name: 'Analyse this game' }).click()
  await expect(page.locator('.bands svg[role=img]')).toBeVisible({ timeout: 180_000 })
}

/** A legal move, played by its button. */
async function tried(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  const bar = page.locator('.bar[data-line]')
  await expect(bar).toHaveAttribute('data-turn', 'mine')
  const before = await bar.textContent()
  const play = bar.locator('.play')
  await page.locator('.generic [data-legal]')[which]().click()
  // small steps are played as soon as they are chosen
  await expect(async () => {
    const waits = (await bar.textContent()) === before
    // a choice goes when who answers has just been changed
    if (waits && !(await play.isVisible())) await page.locator('.generic [data-legal]')[which]().click({ timeout: 500 })
    else if (waits) await play.click({ timeout: 500 })
    expect(await bar.textContent()).not.toBe(before)
  }).toPass({ timeout: 30_000 })
  await expect(bar).toHaveAttribute('data-turn', 'mine')
}

const clean = async (page: Page): Promise<void> => {
  const found = await new AxeBuilder({ page }).include('.rail, .pane').include('.bar').analyze()
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([])
}

/** Nothing is told by its key, and nothing is wider than the screen. */
async function told(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/\b(insight|learn|line|puzzle|web|term|chart)-[a-z]+/)
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: innerWidth }))
  expect(wide).toBeLessThanOrEqual(room)
}

test('a finished game is analysed: bands of chances, turning points that lead to their move, figures, questions', async ({
  page,
  request,
}) => {
  const id = await finished(request)
  await analysed(page, id)
  await expect(page.locator('.bands path.band')).toHaveCount(2)
  const point = page.locator('.insight ol .point').first()
  await point.click()
  const move = Number(/Move (\d+)/.exec((await point.textContent()) ?? '')?.[1])
  await expect(page).toHaveURL(new RegExp(`ply=${move - 1}$`))
  const figure = page.getByLabel('Figure')
  await figure.selectOption({ index: 1 })
  await expect(page.locator('.insight figure path.own')).toHaveCount(2)
  const found = await new AxeBuilder({ page }).include('.rail').include('.bar').analyze()
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([])
  // a second visit finds what was found
  await page.reload()
  await expect(page.locator('.bands svg[role=img]')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Analysis' }).click()
  await expect(page.locator('.insight ol .point').first()).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)

  // the turning points of one player as questions on the board
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: 'Analysis' }).click()
  const players = page.locator('.insight header select')
  await players.selectOption({ index: 1 })
  if ((await page.locator('.insight ol .point').count()) === 0) await players.selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Find the better moves yourself' }).click()
  await expect(page.locator('[data-verdict=open]')).toBeVisible()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.locator('[data-verdict=shown]')).toContainText('Better')
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page.locator('.controls')).toBeVisible()

  // in the other languages, on a phone and on a desk: everything is said, nothing is cut, and the keyboard alone will do
  for (const [language, size] of [['it', PHONE] as const, ['fr', DESK] as const]) {
    const other = await page.context().newPage()
    const { tab, learn, show } = WORDS[language]
    await other.addInitScript((one) => localStorage.setItem('roundhouse.language', JSON.stringify(one)), language)
    await other.setViewportSize(size)
    await other.goto(`/replay/${id}?ply=10`)
    await other.getByRole('tab', { name: tab, exact: true }).press('Enter')
    await expect(other.locator('.insight ol .point').first()).toBeVisible()
    await told(other)
    await clean(other)
    const players = other.locator('.insight header select')
    await players.selectOption({ index: 1 })
    if ((await other.locator('.insight ol .point').count()) === 0) await players.selectOption({ index: 2 })
    await other.getByRole('button', { name: learn }).press('Enter')
    await expect(other.locator('[data-verdict=open]')).toBeVisible()
    await other.getByRole('button', { name: show }).press('Enter')
    await expect(other.locator('[data-verdict=shown]')).toBeVisible()
    await told(other)
    await other.keyboard.press('Escape') // the choice,
    await other.keyboard.press('Escape') // and then the questions
    await expect(other.locator('[data-verdict]')).toHaveCount(0)
    await other.close()
  }
})

test('an analysis under way shows a bar that the server moves, and can be cancelled', async ({ page, request }) => {
  const id = await finished(request)
  await page.goto(`/replay/${id}?ply=10`)
  await expect(page.getByRole('tab', { name: 'Analysis' })).toBeVisible()
  const asked: string[] = []
  const pushed: number[] = []
  page.on('request', (one) => {
    if (one.method() === 'GET' && one.url().endsWith('/analysis')) asked.push(one.url())
  })
  page.on('websocket', (socket) => {
    if (socket.url().endsWith('/analysis/socket'))
      socket.on('framereceived', ({ payload }) => pushed.push((JSON.parse(String(payload)) as { done: number }).done))
  })
  await page.getByRole('tab', { name: 'Analysis' }).click()
  await page.getByRole('button', { name: 'Analyse this game' }).click()
  const bar = page.getByRole('progressbar')
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('value', /^\d+$/) // a short game is analysed in seconds: there may be no second look
  await page.getByRole('button', { name: 'Cancel the analysis' }).click()
  await expect(page.getByRole('button', { name: 'Analyse this game' })).toBeVisible()
  await expect(bar).toBeHidden()
  // once more, to its end: the page is told, and never asks
  pushed.length = 0
  await page.getByRole('button', { name: 'Analyse this game' }).click()
  await expect(page.locator('.bands svg[role=img]')).toBeVisible({ timeout: 180_000 })
  expect(pushed.length).toBeGreaterThan(1)
  expect(pushed).toEqual([...pushed].sort((a, b) => a - b))
  expect(pushed.at(-1)).toBe(1)
  expect(asked).toEqual([])
})

test('what if: a line is tried, named, shared by a link, and played on at a table', async ({
  page,
  request,
  browser,
}) => {
  const id = await finished(request)
  await page.addInitScript(() => localStorage.setItem('roundhouse.plain', 'true')) // moves as buttons, whatever the game
  await page.goto(`/replay/${id}?ply=2`)
  await page.getByRole('button', { name: 'What if…' }).click()
  const bar = page.locator('.bar[data-line]')
  await expect(bar).toBeVisible()
  await page.getByLabel('Who answers').selectOption('beginner')
  await tried(page)
  await page.getByRole('tab', { name: 'What if' }).click()
  await expect(page.locator('.lines li')).toHaveCount(1)
  await page.getByLabel('Name').fill('Another way')
  await page.getByLabel('Name').press('Enter')
  await page.getByLabel('Comment').fill('The first idea')
  await page.getByLabel('Comment').blur()
  await expect(page.locator('.lines li')).toContainText('Another way')
  // a line that branches off from the line: by hand, one step back
  await page.getByLabel('Who answers').selectOption('')
  await bar.getByRole('button', { name: 'Previous move' }).click()
  await tried(page, 'last')
  await expect(page.locator('.lines li')).toHaveCount(2)
  await page.getByRole('button', { name: 'Link to these lines' }).click()
  const link = await page.locator('.lines input[readonly]').inputValue()
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.locator('.bar[data-line]')).toBeVisible()
  await other.getByRole('tab', { name: 'What if' }).click()
  await expect(other.locator('.lines li').first()).toContainText('Another way')
  await expect(other.locator('.lines li')).toHaveCount(2)
  await other.context().close()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Record with these lines' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toContain('lines.txt')
  const record = readFileSync(await file.path(), 'utf8')
  expect(record).toMatch(/variation 1 of 0 after 2: Another way\n; The first idea\n/)
  expect(record).toMatch(/variation 2 of [01] after \d+:/)
  // a record with variations is read again, with its lines
  const read = await request.post('/api/records', { data: { record } })
  expect(((await read.json()) as { lines: unknown[] }).lines).toHaveLength(2)

  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Start the table' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.locator('.bar')).toBeVisible()
})

test('in a line one sees what a move would bring and is told why another is not possible, as at a table', async ({
  page,
  request,
}) => {
  const id = await finished(request)
  await page.addInitScript(() => {
    localStorage.setItem('roundhouse.plain', 'true')
    localStorage.setItem('roundhouse.confirm', 'true') // every move waits for its button
  })
  await page.goto(`/replay/${id}?ply=2`)
  const seen = page.waitForResponse((answer) => answer.url().includes('/line/preview'))
  await page.getByRole('button', { name: 'What if…' }).click()
  const bar = page.locator('.bar[data-line]')
  await expect(bar).toBeVisible()
  await page.locator('.generic [data-legal]').first().click()
  expect((await seen).status()).toBe(200)
  const asked = page.waitForResponse((answer) => answer.url().includes('/line/why'))
  await page.getByLabel('Why not?').fill('bid 99')
  await page.keyboard.press('Enter')
  expect((await asked).status()).toBe(200)
  const reason = page.locator('.refusal[role=alert]')
  await expect(reason).toContainText(/[A-Z]{2}-\d/)
  await page.getByRole('button', { name: 'Ask', exact: true }).press('Escape')
  await expect(reason).toBeHidden()
  await expect(bar).toBeVisible()
})

test('puzzles: one is set, answered and explained, and the next follows', async ({ page, request }) => {
  const { games } = (await (await request.get('/api/games')).json()) as { games: { id: string; puzzles: number }[] }
  const game = games.find((one) => one.puzzles >= 100)
  await page.addInitScript(() => localStorage.setItem('roundhouse.plain', 'true'))
  await page.goto('/')
  await page.locator(`a[href="/puzzles/${game?.id}"]`).click()
  await expect(page.locator('[data-answer=open]')).toBeVisible()
  const address = page.url()
  await page.locator('.generic [data-legal]').first().click()
  await page.locator('.bar .play').click()
  await expect(page.locator('[data-answer=right], [data-answer=wrong]')).toContainText('to win')
  const found = await new AxeBuilder({ page }).include('.rail').include('.bar').analyze()
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([])
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(page.locator('[data-answer=open]')).toBeVisible()
  expect(page.url()).not.toBe(address)
  await page.goto(`/puzzles/${game?.id}/999999-9`)
  await expect(page.locator('main.alone a.primary')).toBeVisible()
})

test('the puzzle of the day is the same for everybody, counts once a day, and right answers make a streak', async ({
  page,
  request,
}) => {
  const { games } = (await (await request.get('/api/games')).json()) as { games: { id: string; puzzles: number }[] }
  const game = games.find((one) => one.puzzles >= 100 && one.id.startsWith('w'))?.id ?? ''
  await page.clock.setFixedTime(new Date('2026-11-18T10:00:00'))
  await page.addInitScript(() => localStorage.setItem('roundhouse.plain', 'true'))
  const best = async (): Promise<string> => {
    const answer = await request.post(`/api${new URL(page.url()).pathname}`, {
      data: { move: await page.locator('.generic [data-legal]').first().getAttribute('data-move') },
    })
    return ((await answer.json()) as { best: { move: string } }).best.move
  }
  const solve = async (right: boolean): Promise<void> => {
    await expect(page.locator('[data-answer=open]')).toBeVisible()
    const move = await best()
    const wanted = page.locator(`.generic [data-legal][data-move="${move}"]`)
    const amount = page.locator('.generic .amount input[type=number]').first()
    if (right && !(await wanted.count())) await amount.fill(/\d+$/.exec(move)?.[0] ?? '')
    await (right ? wanted : page.locator(`.generic [data-legal]:not([data-move="${move}"])`)).first().click()
    await page.locator('.bar .play').click()
    await expect(page.locator(`[data-answer=${right ? 'right' : 'wrong'}]`)).toBeVisible()
  }
  await page.goto(`/puzzles/${game}`)
  const daily = ((await (await request.get(`/api/puzzles/${game}?day=2026-11-18`)).json()) as { daily: string }).daily
  await expect(page).toHaveURL(new RegExp(`/${daily}$`))
  await expect(page.locator('.bar .cap')).toContainText('Puzzle of the day')
  await solve(true)
  await expect(page.locator('.streak')).toContainText('1')
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await solve(true)
  await expect(page.locator('.streak')).toContainText('2')
  // the next day: another puzzle, and the second day in a row
  await page.clock.setFixedTime(new Date('2026-11-19T10:00:00'))
  await page.goto(`/puzzles/${game}`)
  await expect(page.locator('[data-answer=open]')).toBeVisible()
  expect(page.url()).not.toContain(daily)
  await solve(true)
  await expect(page.locator('.all')).toContainText('2 days')
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await solve(false)
  await expect(page.locator('.streak')).toContainText('0')

  // on a phone, in the other languages
  await page.setViewportSize(PHONE)
  for (const language of ['it', 'fr'] as const) {
    await page.addInitScript((one) => localStorage.setItem('roundhouse.language', JSON.stringify(one)), language)
    await page.reload()
    await expect(page.locator('[data-answer=open]')).toBeVisible()
    await told(page)
    await clean(page)
  }
})
