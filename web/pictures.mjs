/** `make pictures`: the pictures of the README, and contact sheets of every page and board, at all sizes, light and dark, into docs/pictures. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '..')
const OUT = join(ROOT, 'docs', 'pictures')
const BIN = join(ROOT, '.venv', 'bin')
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
]
const TIGHT = [
  [1024, 768],
  [768, 1024],
  [390, 844],
]
const HIGH = 300 // pixels of a picture on its sheet
const WIDTH = 1720 // of a sheet

const freePort = () =>
  new Promise((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })

async function serve(folder) {
  const port = await freePort()
  const env = {
    ...process.env,
    ROUNDHOUSE_DATABASE: join(folder, 'tables.sqlite'),
    ROUNDHOUSE_BOT_DELAY: '0',
    ROUNDHOUSE_LIMITS: 'off',
  }
  const child = spawn(join(BIN, 'roundhouse'), ['serve', '--port', String(port)], {
    env,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${address}/api/games`).catch(() => null))?.ok) return { address, child }
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server did not start')
}

/** One page at many sizes, in one context. */
async function shots(browser, address, path, { sizes, theme, language, held, after }) {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce', locale: language })
  await context.addInitScript((tokens) => localStorage.setItem('roundhouse.tokens', JSON.stringify(tokens)), held)
  const page = await context.newPage()
  const found = []
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] })
  await page.goto(address + path)
  await page.waitForLoadState('networkidle')
  await after?.(page)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(350)
    const picture = await page.screenshot({ type: 'jpeg', quality: 82 })
    found.push({
      text: `${width} × ${height}, ${theme}${language === 'en' ? '' : `, ${language}`}`,
      wide: width / height,
      picture,
    })
  }
  await context.close()
  return found
}

/** One board as the README shows it. */
async function portrait(browser, address, one) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.addInitScript((tokens) => localStorage.setItem('roundhouse.tokens', JSON.stringify(tokens)), held)
  const page = await context.newPage()
  await page.goto(`${address}/table/${one.table}`)
  await page.locator('.bar[data-turn=mine]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(350)
  await page.screenshot({ path: join(OUT, `${one.game}-desktop.png`) })
  await context.close()
}

/** Pictures side by side on one sheet, each with a word below. */
async function sheet(browser, name, title, pictures) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } })
  const figures = pictures
    .map(
      ({ text, wide, picture }) =>
        `<figure><img width="${Math.round(HIGH * wide)}" height="${HIGH}" src="data:image/jpeg;base64,${picture.toString('base64')}"><figcaption>${text}</figcaption></figure>`,
    )
    .join('')
  await page.setContent(
    `<style>body{margin:16px;background:#8a8a86;font:13px sans-serif;color:#fff}h1{font:600 20px serif;margin:0 0 10px}main{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block}</style><h1>${title}</h1><main>${figures}</main>`,
  )
  await page.waitForLoadState('load')
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 68, fullPage: true })
  await page.close()
}

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'))
mkdirSync(OUT, { recursive: true })
const tables = JSON.parse(
  execFileSync(join(BIN, 'python'), [join(ROOT, 'tools', 'positions.py'), join(folder, 'tables.sqlite')], {
    encoding: 'utf8',
  }),
)
const held = tables.map(({ table, seat, token }) => ({ table, seat, token }))
const { address, child } = await serve(folder)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-proxy-server'],
})
try {
  const boards = [...new Map(tables.map((one) => [`${one.game} ${one.board}`, one])).values()]
  const at = ({ game, board }, ...wishes) =>
    wishes
      .map((wish) => tables.find((one) => one.game === game && one.board === board && one.position.includes(wish)))
      .find(Boolean)
  const tight = []
  for (const board of boards) {
    const one = at(board, 'late-links', 'late-action', 'late-track') ?? board
    if (board.board === tables.find(({ game }) => game === board.game).board) await portrait(browser, address, one)
    const pictures = []
    for (const theme of ['light', 'dark'])
      pictures.push(
        ...(await shots(browser, address, `/table/${one.table}`, { sizes: SIZES, theme, language: 'en', held })),
      )
    await sheet(browser, `${board.game}-${board.board}`, `${board.game} · ${board.board}`, pictures)
    for (const language of ['it', 'fr'])
      tight.push(
        ...(await shots(browser, address, `/table/${one.table}`, { sizes: TIGHT, theme: 'light', language, held })),
      )
  }
  await sheet(browser, 'languages', 'Italian and French where it is tightest', tight)
  const over = tables.filter((one) => one.position === 'over')
  const pages = []
  for (const theme of ['light', 'dark']) {
    pages.push(...(await shots(browser, address, '/', { sizes: SIZES, theme, language: 'en', held: held.slice(0, 6) })))
    const dialog = async (page) => {
      await page.getByRole('button', { name: 'New table' }).first().click()
      await page.locator('dialog[open]').waitFor()
    }
    pages.push(
      ...(await shots(browser, address, '/', { sizes: TIGHT, theme, language: 'en', held: [], after: dialog })),
    )
    const result = { sizes: SIZES.slice(2), theme, language: 'en', held }
    pages.push(...(await shots(browser, address, `/table/${over[0].table}`, result)))
    pages.push(...(await shots(browser, address, `/replay/${over[0].table}?ply=40`, result)))
  }
  for (const language of ['it', 'fr'])
    pages.push(
      ...(await shots(browser, address, '/', { sizes: TIGHT, theme: 'light', language, held: held.slice(0, 6) })),
    )
  await sheet(browser, 'pages', 'Lobby, new table, result and replay', pages)
} finally {
  await browser.close()
  child.kill('SIGTERM')
}
