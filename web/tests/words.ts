/** The words that units speak with, straight from the Fluent files. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Texts } from '../src/lib/texts.svelte'

export const LANGUAGES = ['en', 'it', 'fr'] as const
const PACKAGE = resolve(import.meta.dirname, '../../src/roundhouse')
export const GAMES = `${PACKAGE}/games`

export const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
/** The Fluent files of the shell: what terminal and browser say, and what only the browser says. */
export const shell = (code: string): string[] => [`${PACKAGE}/text/${code}.ftl`, `${PACKAGE}/text/web.${code}.ftl`]
/** What only the pages for people among people say. */
export const people = (code: string): string => `${PACKAGE}/text/people.${code}.ftl`
/** What is said after a game and in puzzles; the browser asks for it there. */
export const insight = (code: string): string => `${PACKAGE}/text/insight.${code}.ftl`
/** The Fluent files of a game: what terminal and browser say, and what only its face says. */
export const own = (game: string, code: string): string[] => [
  `${GAMES}/${game}/text/${code}.ftl`,
  `${GAMES}/${game}/face/text/${code}.ftl`,
]
/** Games that bring a face. */
export const faces = (): string[] => readdirSync(GAMES).filter((game) => existsSync(`${GAMES}/${game}/face/index.ts`))

/** The words of the shell, and of a game on top. */
export function texts(code: string, game = ''): Texts {
  return new Texts(code, [...shell(code), ...(game ? own(game, code) : [])].map(read))
}
