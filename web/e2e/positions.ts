/** A server with tables at prepared positions of every game: who opens one sits at the first seat. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort, PYTHON, Server } from './server'

export interface Prepared {
  game: string
  board: string
  players: number
  /** the phase; `late-` before it: later in the game; or `over` */
  position: string
  table: string
  seat: number
  token: string
}

export async function prepared(game: string): Promise<{ server: Server; tables: Prepared[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'))
  const told = execFileSync(PYTHON, [resolve('..', 'tools', 'positions.py'), join(folder, 'tables.sqlite'), game], {
    encoding: 'utf8',
  })
  const server = new Server(await freePort(), folder)
  await server.start()
  return { server, tables: JSON.parse(told) as Prepared[] }
}

/** From now on this page holds the first seat of all these tables. */
export const seated = (page: Page, tables: Prepared[]): Promise<unknown> =>
  page.addInitScript(
    (held) => localStorage.setItem('roundhouse.tokens', JSON.stringify(held)),
    tables.map(({ table, seat, token }) => ({ table, seat, token })),
  )

export const ON_THE_MAP = /action|track|route|plan|industry|links/

/**
 * One position for each phase, as late as there is one. Of a second board of a game only the phases that are decided on the map, and of fewer or more
 * players than usual only the first of these.
 */
export function oneOfEach(tables: Prepared[]): Prepared[] {
  const first = new Map<string, Prepared>()
  const seen = new Set<string>()
  return tables.filter((one) => {
    const usual = first.get(`${one.game} ${one.board}`) ?? one
    first.set(`${one.game} ${one.board}`, usual)
    if (one.position === 'over') return false
    if (one.players !== usual.players) {
      const who = `${one.game} ${one.board} ${one.players}`
      return one.position.startsWith('late-') && ON_THE_MAP.test(one.position) && !seen.has(who) && !!seen.add(who)
    }
    const later = tables.some(
      (other) => other.board === one.board && other.game === one.game && other.position === `late-${one.position}`,
    )
    const main = tables.find((other) => other.game === one.game)?.board === one.board
    return !later && (main || ON_THE_MAP.test(one.position))
  })
}
