/** How smooth the zoom of the maps is: frames while a wheel turns on a desktop and while two fingers pinch on a phone, on every board, in one run.
 *
 *  node bench/zoom.mjs [decisions] [rounds] [slower]     (in web/, after `make web-build`; nothing is asserted, the numbers are printed)
 *
 *  A table of each game is played on by hints for so many decisions of the first seat. Boards take turns, so that a busy machine is unkind to all of them alike.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const PORT = Number(process.env.ROUNDHOUSE_TEST_PORT ?? 8973)
const BASE = `http://127.0.0.1:${PORT}`
const [DECISIONS = 40, ROUNDS = 3, SLOWER = 1] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-zoom-'))
const server = spawn(
  process.env.ROUNDHOUSE_COMMAND ?? resolve('..', '.venv', 'bin', 'roundhouse'),
  ['serve', '--port', String(PORT)],
  {
    env: {
      ...process.env,
      ROUNDHOUSE_DATABASE: join(folder, 'tables.sqlite'),
      ROUNDHOUSE_BOT_DELAY: '0',
      ROUNDHOUSE_LIMITS: 'off',
    },
    cwd: folder,
    stdio: 'ignore',
  },
)

async function call(path, body, token) {
  const answer = await fetch(BASE + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: body && JSON.stringify(body),
  })
  return answer.json()
}

async function ready() {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(`${BASE}/api/games`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server did not start')
}

/** A table in the middle of a game: hints are played for the first seat. */
async function table(game, board) {
  const seats = [{ kind: 'here', name: 'Guest' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }))]
  const made = await call('/api/tables', { game, board, seats })
  const token = Object.values(made.tokens)[0]
  const id = made.table.id
  for (let decisions = 0; ;) {
    const state = await call(`/api/tables/${id}/state?seat=0`, undefined, token)
    if (state.status !== 'playing' || (state.turn && decisions >= DECISIONS)) return `${BASE}/table/${id}#seat=${token}`
    if (!state.turn) await new Promise((done) => setTimeout(done, 30))
    else {
      const { move } = await call(`/api/tables/${id}/hint`, undefined, token)
      await call(`/api/tables/${id}/moves`, { move, at: state.at }, token)
      decisions++
    }
  }
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

async function open(browser, address, phone) {
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
      : { viewport: { width: 1440, height: 900 } },
  )
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForSelector('main .zoomable svg', { state: 'attached' })
  const tab = page.getByRole('tab', { name: 'Board' })
  if (phone && (await tab.count())) await tab.click()
  await page.waitForSelector('main .zoomable svg')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.waitForTimeout(1500)
  return { page, cdp, phone, context }
}

/** Every frame while the hand zooms in and out again, in milliseconds. */
async function zoomed({ page, cdp, phone }) {
  const box = await page.locator('main .zoomable').boundingBox()
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.45]
  await page.evaluate(() => {
    window.frames_ = []
    window.counting_ = true
    let last = performance.now()
    const tick = (now) => {
      window.frames_.push(now - last)
      last = now
      if (window.counting_) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const touch = (type, apart) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    })
  if (phone) {
    await touch('touchStart', 40)
    for (let i = 0; i <= 40; i++) await touch('touchMove', 40 + i * 3)
    for (let i = 40; i >= 0; i--) await touch('touchMove', 40 + i * 3)
    await touch('touchEnd', 0)
  } else {
    await page.mouse.move(x, y)
    for (const [turns, way] of [
      [20, 60],
      [40, -60],
      [40, 60],
    ])
      for (let i = 0; i < turns; i++) {
        await page.mouse.wheel(0, way)
        await wait(12)
      }
  }
  await wait(700) // what is drawn again when the hand rests counts too
  return page.evaluate(() => {
    window.counting_ = false
    return window.frames_
  })
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
const ms = (n) => n.toFixed(0).padStart(5)

try {
  await ready()
  const { games } = await call('/api/games')
  const boards = games.flatMap((game) => game.boards.map((board) => ({ game: game.id, board: board.id ?? board })))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--no-proxy-server', ...(process.env.GPU ? [] : ['--disable-gpu'])],
  })
  for (const one of boards) one.address = await table(one.game, one.board)
  for (const phone of [false, true]) {
    const frames = new Map(boards.map((one) => [one, []]))
    const elements = new Map()
    for (let round = 0; round < ROUNDS; round++)
      for (const one of boards) {
        const opened = await open(browser, one.address, phone)
        frames.get(one).push(...(await zoomed(opened)))
        elements.set(one, await opened.page.locator('main .zoomable svg *').count())
        await opened.context.close()
      }
    console.log(
      `\n${phone ? 'phone, pinch' : 'desktop, wheel'}, processor ${SLOWER} times slower, ${ROUNDS} rounds (ms a frame)`,
    )
    console.log(`${'board'.padEnd(44)} elements frames  mean median    95%    99% longest   lost`)
    for (const one of boards) {
      const all = frames.get(one).sort((a, b) => a - b)
      const mean = all.reduce((sum, n) => sum + n, 0) / all.length
      const lost = all.reduce((sum, n) => sum + Math.max(0, n - 20), 0) / ROUNDS
      console.log(
        `${`${one.game} ${one.board}`.padEnd(44)} ${String(elements.get(one)).padStart(8)} ${String(all.length).padStart(6)} ${ms(mean)}  ${ms(at(all, 0.5))}  ${ms(at(all, 0.95))}  ${ms(at(all, 0.99))}   ${ms(at(all, 1))} ${ms(lost)}`,
      )
    }
  }
  await browser.close()
} finally {
  server.kill()
}
