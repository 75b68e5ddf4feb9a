/** Words for people: the same Fluent files as terminal and server, and the same way to fill them in (kernel/texts.py). */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api, speak } from './api'
import type { Fact, Facts, GameEvent, MoveInfo } from './types'

export class Texts {
  private readonly bundle: FluentBundle
  private readonly list: Intl.ListFormat

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
    this.list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The message `key`, filled in; the key itself if there is none, so that a gap shows. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return key
    const filled: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(facts)) filled[name] = this.word(name, value)
    return this.bundle.formatPattern(pattern, filled, [])
  }

  /** A fact as a word: "port" under the name `type` is the message `type-port`; `word-London` stands for London under any name. */
  word(name: string, value: Fact): string | number {
    if (Array.isArray(value)) {
      const words = value.map((one) => String(this.word(name === 'sum' ? '' : name, one)))
      return name === 'sum' ? words.join(' + ') : this.list.format(words)
    }
    if (value !== null && typeof value === 'object') {
      const { say, ...facts } = value
      return this.say(String(say), facts)
    }
    if (typeof value === 'string') {
      const slug = value.replaceAll(' ', '-')
      if (name && this.has(`${name}-${slug}`)) return this.say(`${name}-${slug}`)
      if (this.has(`word-${slug}`)) return this.say(`word-${slug}`)
      return value
    }
    return typeof value === 'number' ? value : String(value)
  }

  listed(words: string[]): string {
    return this.list.format(words)
  }

  /** The line of the log for an event; `names` are those of the seats. */
  event(event: GameEvent, names: string[]): string {
    const player: Facts = event.seat >= 0 ? { player: names[event.seat] ?? '' } : {}
    return this.named(`log-${event.kind}`, { ...event.facts, ...player }, names)
  }

  /** A message in which the numbers of seats (`other_seat`, `order_seats`) are the names of their players. */
  named(key: string, facts: Facts, names: string[]): string {
    const filled: Facts = {}
    for (const [name, value] of Object.entries(facts)) {
      if (name.endsWith('_seats') && Array.isArray(value))
        filled[name.slice(0, -6)] = value.map((seat) => names[Number(seat)] ?? '')
      else if (name.endsWith('_seat')) filled[name.slice(0, -5)] = names[Number(value)] ?? ''
      else filled[name] = value
    }
    return this.say(key, filled)
  }

  /** A move in words. */
  move(move: Pick<MoveInfo, 'move' | 'kind' | 'words'>): string {
    return this.has(`move-${move.kind}`) ? this.say(`move-${move.kind}`, move.words) : move.move
  }
}

type Bringer = (language: string) => Promise<string>
const forPeople: Bringer = async (language) => (await api.peopleTexts(language)).words

class Words {
  private current = $state.raw(new Texts('en', []))
  game = $state('')
  /** a few words about each game, by its id; the lobby has them */
  about = $state.raw<Record<string, string>>({})
  /** what brings words that few pages need, on top of the shell's; each with its first loading */
  private more = new Map<Bringer, Promise<void>>()

  /** Load the shell's words, those that were asked for besides, and those of a game on top. */
  async load(language: string, game: string): Promise<void> {
    speak(language)
    const [{ shell, about }, own, ...more] = await Promise.all([
      api.shell(language),
      game ? api.texts(game, language).then((found) => found.game) : '',
      ...[...this.more.keys()].map((bring) => bring(language)),
    ])
    this.current = new Texts(language, [shell, ...more, own])
    this.about = about
    this.game = game
  }

  /** From now on these words are loaded too. */
  bring(more: Bringer, language = this.current.language): Promise<void> {
    const known = this.more.get(more)
    if (known) return known
    this.more.set(more, Promise.resolve())
    const loading = this.load(language, this.game)
    this.more.set(more, loading)
    loading.catch(() => this.more.delete(more))
    return loading
  }

  /** Have the words for people among people too. */
  people(language: string): Promise<void> {
    return this.bring(forPeople, language)
  }

  use(texts: Texts): void {
    this.current = texts
  }

  get texts(): Texts {
    return this.current
  }
}

export const words = new Words()
/** The message `key` in the language of the moment. */
export const t = (key: string, facts: Facts = {}): string => words.texts.say(key, facts)
/** Something, and what is told of it, with the colon of the language. */
export const told = (name: string, what: string | number): string => t('web-told', { name, what: String(what) })
