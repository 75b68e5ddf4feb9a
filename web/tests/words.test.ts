/** Every word that the client says is there, in every language, with the same facts. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Texts } from '../src/lib/texts.svelte'

const TEXT = '../src/roundhouse/text'
const GAME = '../src/roundhouse/games/workshop_of_the_world/text'
const GAMES = '../src/roundhouse/games'
const LANGUAGES = ['en', 'it', 'fr']
const read = (path: string): string => readFileSync(path, 'utf8')
const readIfThere = (path: string): string => (existsSync(path) ? read(path) : '')
const sources = Object.fromEntries(LANGUAGES.map((code) => [code, read(`${TEXT}/web.${code}.ftl`)]))

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
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}

describe('the browser’s words', () => {
  const english = messages(sources['en'] ?? '')
  for (const code of ['it', 'fr']) {
    it(`are the same keys with the same facts in ${code}`, () => {
      const other = messages(sources[code] ?? '')
      expect([...other.keys()]).toEqual([...english.keys()])
      for (const [key, message] of english) {
        const missing = facts(other.get(key) ?? '').filter((fact) => !facts(message).includes(fact))
        expect(missing, key).toEqual([])
      }
    })
  }

  it('are all there that the client says', () => {
    const all = new Set([
      ...english.keys(),
      ...messages(read(`${TEXT}/en.ftl`)).keys(),
      ...readdirSync(GAMES).flatMap((game) => [...messages(readIfThere(`${GAMES}/${game}/text/en.ftl`)).keys()]),
    ])
    const said = files('src').flatMap((file) =>
      [...read(file).matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((one) => one[1] ?? ''),
    )
    expect(said.length).toBeGreaterThan(150)
    expect([...new Set(said)].filter((key) => !all.has(key))).toEqual([])
  })

  it('are all said somewhere', () => {
    const text = files('src').map(read).join('\n')
    const built = [
      'web-theme-',
      'web-setting-',
      'web-kind-',
      'web-pace-',
      'web-bot-',
      'web-about-',
      'web-key-',
      'workshop-map-',
      'workshop-short-',
      'workshop-col-',
      'workshop-decide-',
      'workshop-help-',
      'wensleydale-track-',
      'wensleydale-town-',
      'wensleydale-order-',
      'wensleydale-short-',
      'wensleydale-purse-',
      'wensleydale-col-',
      'wensleydale-decide-',
      'wensleydale-help-',
      'revolution-main-',
      'revolution-sell-',
      'revolution-where-',
      'revolution-click-',
      'revolution-times-',
      'revolution-short-',
      'revolution-col-',
      'revolution-result-',
      'revolution-decide-',
      'revolution-help-',
      'railways-water-',
      'railways-col-',
      'railways-decide-',
      'railways-help-',
      'railways-mode-',
      'railways-goal-',
      'railways-effect-',
      'railways-symbol-',
      'railways-gained-',
      'guide-',
    ]
    const idle = [...english.keys()].filter(
      (key) =>
        !built.some((start) => key.startsWith(start)) &&
        !text.includes(`'${key}'`) &&
        !text.includes(`\`${key}`) &&
        !/^wensleydale-(plain|dale|hill)$/.test(key),
    )
    expect(idle).toEqual([])
  })
})

describe('Texts', () => {
  const texts = new Texts('en', [read(`${TEXT}/en.ftl`), read(`${GAME}/en.ftl`)])
  const italian = new Texts('it', [read(`${TEXT}/it.ftl`), read(`${GAME}/it.ftl`)])

  it('fills in an event as the terminal does', () => {
    const event = {
      kind: 'built',
      seat: 1,
      facts: {
        links: [{ say: 'connection', a: 'London', b: 'Dover' }],
        n: 1,
        cost: 3,
        towns: 2,
        sum: [
          { say: 'part-town', n: 4, town: 'London' },
          { say: 'part-town', n: 2, town: 'Dover' },
        ],
        total: 6,
        era: 'canal',
      },
    }
    const line = texts.event(event, ['Ann', 'Bo'])
    expect(line).toContain('Bo builds London–Dover for £3')
    expect(line).toContain('£4 for London + £2 for Dover = £6')
    expect(italian.event(event, ['Ann', 'Bo'])).toContain('Londra–Dover')
  })

  it('names seats behind _seat, translates words by their fact, and lists them', () => {
    expect(
      texts.event({ kind: 'removed', seat: 0, facts: { town: 'York', colour: 'red', owner_seat: 1 } }, ['Ann', 'Bo']),
    ).toContain('of Bo')
    expect(texts.word('type', 'port')).toBe('Port')
    expect(texts.word('card', 'free 3')).toBe('Free choice (3)')
    expect(texts.word('colour', ['red', 'blue', 'white'])).toBe('red, blue and white')
    expect(italian.word('town', 'London')).toBe('Londra')
  })

  it('shows a gap by its key', () => expect(texts.say('no-such-message')).toBe('no-such-message'))
})
