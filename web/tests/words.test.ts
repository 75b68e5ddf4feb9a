/** Every word that the client says is there, in every language, with the same facts. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Texts } from '../src/lib/texts.svelte'
import { faces, GAMES, insight, LANGUAGES, own, people, read, shell } from './words'

function messages(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of source.split(/\n(?=[a-z][\w-]* =)/)) {
    const key = /^([a-z][\w-]*) =/.exec(part)?.[1]
    if (key) found.set(key, part)
  }
  return found
}

const facts = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{ \$(\w+)/g)].map((one) => one[1] ?? ''))].sort()

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return ['tests', 'e2e'].includes(entry.name) ? [] : files(`${folder}/${entry.name}`)
    return /\.(ts|svelte)$/.test(entry.name) ? [`${folder}/${entry.name}`] : []
  })
}

/** A part of the client: its sources, those that may use its words, its own words by language, and the words that it may use. */
interface Part {
  name: string
  sources: string[]
  users: string[]
  words: (code: string) => string
  around: string[]
}

const drawn = (game: string): string[] => files(`${GAMES}/${game}/face`)
const parts: Part[] = [
  {
    name: 'shell',
    sources: files('src'),
    users: faces().flatMap(drawn),
    words: (code) => read(shell(code)[1] ?? ''),
    around: [...shell('en'), people('en'), insight('en')],
  },
  {
    name: 'people',
    sources: files('src'),
    users: [],
    words: (code) => read(people(code)),
    around: [...shell('en'), people('en'), insight('en')],
  },
  ...faces().map((game) => ({
    name: game,
    sources: drawn(game),
    users: [],
    words: (code: string) => read(own(game, code)[1] ?? ''),
    around: [...shell('en'), ...own(game, 'en')],
  })),
]

describe.each(parts)('the browser’s words: $name', ({ name, sources, users, words, around }) => {
  const english = messages(words('en'))

  it.each(LANGUAGES)('are the same keys with the same facts in %s', (code) => {
    const other = messages(words(code))
    expect([...other.keys()]).toEqual([...english.keys()])
    for (const [key, message] of english) {
      const missing = facts(other.get(key) ?? '').filter((fact) => !facts(message).includes(fact))
      expect(missing, key).toEqual([])
    }
  })

  it('are all there that it says', () => {
    const all = new Set(around.flatMap((path) => [...messages(read(path)).keys()]))
    const text = sources.map(read).join('\n')
    const said = [...text.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((one) => one[1] ?? '')
    expect(said.length, name).toBeGreaterThan(20)
    expect([...new Set(said)].filter((key) => !all.has(key))).toEqual([])
  })

  it('are all said somewhere', () => {
    const text = [...sources, ...users].map(read).join('\n')
    const built = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((one) => one[1] ?? '')
    const steps = [...text.matchAll(/\bkey: '(guide-[\w-]+)'/g)].map((one) => `${one[1]}-title`)
    const idle = [...english.keys()].filter(
      (key) =>
        key !== 'about' &&
        !/^(notice|letter)-/.test(key) && // what the server writes
        !steps.includes(key) &&
        !built.some((start) => key.startsWith(start)) &&
        !text.includes(`'${key}'`) &&
        !text.includes(`\`${key}`),
    )
    expect(idle).toEqual([])
  })
})

describe('Texts', () => {
  const english = new Texts('en', [
    `
type-port = Port
card-free-3 = Free choice (3)
colour-red = red
word-London = London
connection = { $a }–{ $b }
part-town = £{ $n } for { $town }
log-built = { $player } builds { $links } for £{ $cost }: { $sum } = £{ $total }
log-removed = { $town }: a piece of { $owner } is removed
`,
  ])
  const italian = new Texts('it', ['word-London = Londra\nconnection = { $a }–{ $b }\nlog-built = { $links }'])

  it('fills in an event as the terminal does', () => {
    const event = {
      kind: 'built',
      seat: 1,
      facts: {
        links: [{ say: 'connection', a: 'London', b: 'Dover' }],
        cost: 3,
        sum: [
          { say: 'part-town', n: 4, town: 'London' },
          { say: 'part-town', n: 2, town: 'Dover' },
        ],
        total: 6,
      },
    }
    const line = english.event(event, ['Ann', 'Bo'])
    expect(line).toContain('Bo builds London–Dover for £3')
    expect(line).toContain('£4 for London + £2 for Dover = £6')
    expect(italian.event(event, ['Ann', 'Bo'])).toContain('Londra–Dover')
  })

  it('names seats behind _seat, translates words by their fact, and lists them', () => {
    expect(
      english.event({ kind: 'removed', seat: 0, facts: { town: 'York', owner_seat: 1 } }, ['Ann', 'Bo']),
    ).toContain('of Bo')
    expect(english.word('type', 'port')).toBe('Port')
    expect(english.word('card', 'free 3')).toBe('Free choice (3)')
    expect(english.word('colour', ['red', 'blue', 'white'])).toBe('red, blue and white')
    expect(italian.word('town', 'London')).toBe('Londra')
  })

  it('shows a gap by its key', () => expect(english.say('no-such-message')).toBe('no-such-message'))
})
