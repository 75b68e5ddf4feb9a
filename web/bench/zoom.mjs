/** How smooth the zoom of a map is: frames while two fingers pinch on a phone-size page with the processor slowed four times.
 *
 *  node bench/zoom.mjs <game> <board> [turn]      (in web/, after `make web-build`; nothing is asserted, the numbers are printed)
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const PORT = Number(process.env.ROUNDHOUSE_TEST_PORT ?? 8973)
const BASE = `http://127.0.0.1:${PORT}`
const [GAME, BOARD] = process.argv.slice(2)
const TURN = Number(process.argv[4] ?? 6)
const SLOWER = 4

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

/** A table of four in the middle of a game: hints are played until the turn is there. */
async function table() {
  const seats = [{ kind: 'here', name: 'Guest' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }))]
  const made = await call('/api/tables', { game: GAME, board: BOARD, seats })
  const token = Object.values(made.tokens)[0]
  const id = made.table.id
  for (;;) {
    const state = await call(`/api/tables/${id}/state?seat=0`, undefined, token)
    if (state.status !== 'playing' || (state.turn && state.view.table.turn >= TURN && state.view.phase === 'action'))
      return { id, token }
    if (!state.turn) await new Promise((done) => setTimeout(done, 30))
    else
      await call(
        `/api/tables/${id}/moves`,
        { move: (await call(`/api/tables/${id}/hint`, undefined, token)).move, at: state.at },
        token,
      )
  }
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

try {
  await ready()
  const { id, token } = await table()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--no-proxy-server', ...(process.env.GPU ? [] : ['--disable-gpu'])],
  })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`${BASE}/table/${id}#seat=${token}`)
  await page.waitForSelector('main .city')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    window.frames_ = []
    let last = performance.now()
    const tick = (now) => {
      window.frames_.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.waitForTimeout(600)
  await page.evaluate(() => (window.frames_.length = 0))
  const touch = (type, apart) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 195 - apart, y: 330, id: 1 },
              { x: 195 + apart, y: 330, id: 2 },
            ],
    })
  for (let round = 0; round < 3; round++) {
    await touch('touchStart', 40)
    for (let i = 0; i <= 40; i++) await touch('touchMove', 40 + i * 3)
    for (let i = 40; i >= 0; i--) await touch('touchMove', 40 + i * 3)
    await touch('touchEnd', 0)
  }
  const frames = (await page.evaluate(() => window.frames_)).sort((a, b) => a - b)
  const elements = await page.evaluate(() => document.querySelectorAll('main svg *').length)
  console.log(
    `${frames.length} frames while pinching, processor ${SLOWER} times slower, ${elements} elements on the map: median ${at(frames, 0.5).toFixed(1)} ms, 95 % ${at(frames, 0.95).toFixed(1)} ms, longest ${at(frames, 1).toFixed(1)} ms`,
  )
  await browser.close()
} finally {
  server.kill()
}
