/** A server with tables at prepared positions of every game: who opens one sits at the first seat. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, PYTHON, Server } from './server'

export interface Prepared {
  game: string
  board: string
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

/** One position for each phase, as late as there is one; of a second board of a game only the phases that are decided on the map. */
export function oneOfEach(tables: Prepared[]): Prepared[] {
  const first = new Map<string, string>()
  return tables.filter((one) => {
    if (!first.has(one.game)) first.set(one.game, one.board)
    if (one.position === 'over') return false
    const later = tables.some(
      (other) => other.game === one.game && other.board === one.board && other.position === `late-${one.position}`,
    )
    return !later && (first.get(one.game) === one.board || /action|track|route/.test(one.position))
  })
}
