/** A server of our own for the tests: its own port, its own database, bots that do not dawdle. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

export const PYTHON = process.env['ROUNDHOUSE_PYTHON'] ?? resolve('..', '.venv', 'bin', 'python')
const COMMAND = process.env['ROUNDHOUSE_COMMAND'] ?? resolve('..', '.venv', 'bin', 'roundhouse')

/** The example games, installed as from another package; the server offers them too. */
const examples = (): string =>
  execFileSync(PYTHON, [resolve('..', 'tools', 'examples.py')], { encoding: 'utf8' }).trim()

const path = (): string => [examples(), process.env['PYTHONPATH']].filter(Boolean).join(delimiter)

/** A port that nobody uses now: several checkouts may be tested on one machine. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))))
    })
  })

export class Server {
  private child: ChildProcess | null = null
  readonly address: string

  constructor(
    readonly port: number,
    private readonly folder = mkdtempSync(join(tmpdir(), 'roundhouse-')),
    private readonly more: Record<string, string> = {},
  ) {
    this.address = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PYTHONPATH: path(),
      ROUNDHOUSE_DATABASE: join(this.folder, 'tables.sqlite'),
      ROUNDHOUSE_BOT_DELAY: '0',
      ROUNDHOUSE_LIMITS: 'off',
      ROUNDHOUSE_ANALYSIS: 'quick', // little is tried: these tests are about the page
      ...this.more,
    }
    const child = spawn(COMMAND, ['serve', '--port', String(this.port)], {
      env,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.child = child
    for (let tries = 0; tries < 1800; tries++) {
      if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`)
      const answer = await fetch(`${this.address}/api/games`).catch(() => null)
      if (answer?.ok) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error('the server did not start')
  }

  /** Rated games of the past between these people, and what they are worth. */
  past(game: string, people: { id: string; name: string }[], games: number): void {
    const database = join(this.folder, 'tables.sqlite')
    const who = people.map(({ id, name }) => `${id}=${name}`)
    const env = { ...process.env, PYTHONPATH: path() }
    const wish = [database, game, ...who, '--games', String(games)]
    execFileSync(PYTHON, [resolve('..', 'tools', 'past_games.py'), ...wish], { env })
    execFileSync(COMMAND, ['admin', 'ratings', '--recompute', '--database', database], { env })
  }

  /** Nobody can write to the database any more, until what is returned is called. */
  async becalmed(): Promise<() => Promise<void>> {
    const program =
      'import sqlite3, sys; held = sqlite3.connect(sys.argv[1], isolation_level=None); ' +
      'held.execute("PRAGMA busy_timeout=60000"); held.execute("BEGIN IMMEDIATE"); print("held", flush=True); sys.stdin.read()'
    const child = spawn(PYTHON, ['-c', program, join(this.folder, 'tables.sqlite')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await new Promise((done) => child.stdout.once('data', done))
    return async () => {
      const gone = new Promise((done) => child.once('exit', done))
      child.stdin.end()
      await gone
    }
  }

  /** As if the machine had lost power. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }
}
