/** Names for people who have not said theirs, and for the levels of bots: the same in lobby, dialog and at the table. */
import { settings } from '../lib/settings.svelte'
import { t, words } from '../lib/texts.svelte'
import type { BotInfo } from '../lib/types'

export const myName = (): string => settings.name || t('web-visitor')

/** A bot as a person reads it: its level in words where there are any, else "mcts 800". */
export function botName(bot: string): string {
  const [name = bot, number] = bot.split(':')
  const said = words.texts.has(`bot-${name}`) ? t(`bot-${name}`) : name
  return number === undefined ? said : `${said} ${number}`
}

/** The levels that are offered first, the weakest first. */
const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert']
const WEAKEST_FIRST = ['random', 'greedy', ...LEVELS]

/** Every bot that can be asked for: the levels first, then whatever else there is. */
export function strengths(bots: BotInfo[]): string[] {
  const rank = (name: string): number =>
    LEVELS.includes(name)
      ? LEVELS.indexOf(name)
      : LEVELS.length + (WEAKEST_FIRST.includes(name) ? WEAKEST_FIRST.indexOf(name) : WEAKEST_FIRST.length)
  return [...bots]
    .sort((a, b) => rank(a.name) - rank(b.name))
    .flatMap((bot) => [...bot.levels].sort((a, b) => a - b).map((level) => (level ? `${bot.name}:${level}` : bot.name)))
}

/** What the lobby offers in one row: the levels, where the house has them. */
export function offered(bots: BotInfo[]): string[] {
  const all = strengths(bots)
  const levels = all.filter((one) => LEVELS.includes(one))
  return levels.length > 1 ? levels : all
}

/** The bot that sits down where nobody chose one. */
export function standard(bots: BotInfo[]): string {
  const all = strengths(bots)
  return ['normal', 'greedy'].find((one) => all.includes(one)) ?? all[0] ?? 'random'
}
