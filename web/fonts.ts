/** The two typefaces of the house, cut down to what three languages and our signs need, so that every machine measures a line alike. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Where the cut files lie; the stylesheet names them `$fonts/…`. */
export const FONTS = fileURLToPath(new URL('node_modules/.fonts', import.meta.url))

const found = createRequire(import.meta.url)
const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

const LATIN = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœŸ‘’‚“”„‹›–—…•‰€™−\u2009\u202f'
const SIGNS = '←↑→↓↵⇧≤≥≈✓▲▴▾●○■□★⅓⅔'
/** Names of people further east: a file of its own, which only a page that has such a name asks for. */
const EASTERN = span(0x100, 0x17f) + 'ȘșȚț'
const FIGURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'case']

interface Cut {
  file: string
  from: string
  text: string
  features: string[]
  axes: Record<string, number | { min: number; max: number }>
}

const INTER = 'inter-ui/variable/InterVariable.woff2'
const VOLLKORN = '@fontsource-variable/vollkorn/files/vollkorn-latin'
const WEIGHTS = { wght: { min: 400, max: 700 } }
const LETTERS = ['kern', 'mark', 'ccmp', 'locl', 'lnum', 'liga']

const CUTS: Cut[] = [
  { file: 'sans.woff2', from: INTER, text: LATIN + SIGNS, features: FIGURES, axes: { ...WEIGHTS, opsz: 14 } },
  { file: 'sans-east.woff2', from: INTER, text: EASTERN, features: FIGURES, axes: { ...WEIGHTS, opsz: 14 } },
  { file: 'serif.woff2', from: `${VOLLKORN}-wght-normal.woff2`, text: LATIN, features: LETTERS, axes: WEIGHTS },
  {
    file: 'serif-italic.woff2',
    from: `${VOLLKORN}-wght-italic.woff2`,
    text: LATIN,
    features: LETTERS,
    axes: { wght: 400 },
  },
  {
    file: 'serif-east.woff2',
    from: `${VOLLKORN}-ext-wght-normal.woff2`,
    text: EASTERN,
    features: LETTERS,
    axes: WEIGHTS,
  },
]

async function cut({ file, from, text, features, axes }: Cut): Promise<void> {
  const whole = await readFile(found.resolve(from))
  const part = await subset(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    noHinting: true,
  })
  await writeFile(`${FONTS}/${file}`, part)
}

/** Cuts the fonts before anything is built, and has the page ask for the two that every page needs before it asks for anything else. */
export function fonts(): Plugin {
  return {
    name: 'roundhouse-fonts',
    async buildStart() {
      await mkdir(FONTS, { recursive: true })
      await Promise.all(CUTS.map(cut))
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const names = Object.keys(bundle ?? {}).filter((name) => /\/(sans|serif)-[^-]{8}\.woff2$/.test(name))
        return names.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
          injectTo: 'head-prepend' as const,
        }))
      },
    },
  }
}
