/** Names for people who have not said theirs. */
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'
import type { BotInfo } from '../lib/types'

export const myName = (): string => settings.name || t('web-visitor')

/** "mcts:800" as a person reads it. */
export function botName(bot: string): string {
  return bot.replace(':', ' ')
}

const WEAKEST_FIRST = ['random', 'greedy', 'mcts']

/** Every bot that can be asked for, the weakest first. */
export function strengths(bots: BotInfo[]): string[] {
  const rank = (name: string): number =>
    WEAKEST_FIRST.includes(name) ? WEAKEST_FIRST.indexOf(name) : WEAKEST_FIRST.length
  return [...bots]
    .sort((a, b) => rank(a.name) - rank(b.name))
    .flatMap((bot) => [...bot.levels].sort((a, b) => a - b).map((level) => (level ? `${bot.name}:${level}` : bot.name)))
}
