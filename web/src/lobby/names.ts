/** Names for people who have not said theirs. */
import { settings } from '../lib/settings.svelte'
import { t } from '../lib/texts.svelte'

export const myName = (): string => settings.name || t('web-visitor')

/** "mcts:800" as a person reads it. */
export function botName(bot: string): string {
  return bot.replace(':', ' ')
}
