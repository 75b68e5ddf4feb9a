/** What the person chose for this browser. */
import { keep, recall } from './store'

export type Theme = 'light' | 'dark' | 'system'

function systemLanguage(): string {
  const found = (navigator.languages ?? [])
    .map((tag) => tag.slice(0, 2))
    .find((code) => ['en', 'it', 'fr'].includes(code))
  return found ?? 'en'
}

/** what goes with an account from device to device */
const FOLLOWING = [
  'theme',
  'language',
  'sound',
  'volume',
  'pace',
  'motion',
  'confirm',
  'plain',
  'mute',
  'bot',
  'colour',
] as const
type Following = (typeof FOLLOWING)[number]

class Settings {
  theme = $state<Theme>(recall<Theme>('theme', 'system'))
  language = $state<string>(recall('language', '') || systemLanguage())
  sound = $state<boolean>(recall('sound', false))
  /** how loud, from 0 to 1 */
  volume = $state<number>(recall('volume', 0.6))
  /** how long a move of somebody else is looked at */
  pace = $state<'calm' | 'brisk' | 'once'>(recall<'calm' | 'brisk' | 'once'>('pace', 'brisk'))
  motion = $state<boolean>(recall('motion', true))
  /** Ask before each move, not only before those that end the turn. */
  confirm = $state<boolean>(recall('confirm', false))
  /** Every game as lists of what can be done, without its drawn board. */
  plain = $state<boolean>(recall('plain', false))
  /** Lines of the chat that visitors write are not shown. */
  mute = $state<boolean>(recall('mute', false))
  name = $state<string>(recall('name', ''))
  bot = $state<string>(recall('bot', ''))
  /** that one would like best to play in; '': any */
  colour = $state<string>(recall('colour', ''))
  dark = $state(false)
  /** told of every change: whoever is signed in keeps it with the account */
  followed: ((key: string, value: unknown) => void) | null = null

  constructor() {
    const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
    system?.addEventListener?.('change', () => this.apply())
    this.apply()
  }

  /** All that was chosen here and goes with an account: whoever claims a name takes it along. */
  get chosen(): Partial<Record<Following, unknown>> {
    const found = FOLLOWING.filter((key) => recall<unknown>(key, '') !== '').map((key) => [key, this[key]])
    return { ...Object.fromEntries(found), language: this.language }
  }

  set<K extends Following | 'name'>(key: K, value: Settings[K]): void {
    Object.assign(this, { [key]: value })
    keep(key, value)
    this.followed?.(key, value)
    this.apply()
  }

  /** A setting that came with the account; what this page does not know is left. */
  adopt(key: string, value: unknown): void {
    if (!FOLLOWING.some((one) => one === key)) return
    Object.assign(this, { [key]: value })
    keep(key, value)
    this.apply()
  }

  /** Put theme and language on the page. */
  apply(): void {
    this.dark =
      this.theme === 'dark' ||
      (this.theme === 'system' && !!globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light'
    document.documentElement.lang = this.language
    document.documentElement.toggleAttribute('data-still', !this.motion)
  }
}

export const settings = new Settings()
