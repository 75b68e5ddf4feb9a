/** The two typefaces of the house, cut down to what three languages and our signs need, so that every machine measures a line alike. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

/** Where the cut files lie; the stylesheet names them `$fonts/…`. */
export const FONTS = fileURLToPath(new URL('node_modules/.fonts', import.meta.url))

const found = createRequire(import.meta.url)
const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** The letters of the three languages, and of Spanish for its towns. */
const OURS = span(0x20, 0x7e) + 'ÀÂÇÈÉÊÎÔÙàâçèéêëîïôùûüìòáíóúñœŒ‘’“”«»–—…•·£€°×½−\u00a0\u202f'
const SIGNS = '←↑→↓↵⇧≥✓▲▴▾●○■□★'
/** Other names of people: a file of its own, which only a page that has such a name asks for. */
const OTHERS = [...(span(0xa1, 0x17f) + 'ȘșȚț')].filter((letter) => !OURS.includes(letter)).join('')
/** Titles need no signs of programmers. */
const TITLES = [...OURS].filter((letter) => !'#%*<=>@[\\]^_`{|}~€°½•'.includes(letter)).join('')
/** Names on the boards: of towns and areas, and of waters, in italics. Small as they are, they need no kerning, and no figures. */
const NAMES = [...TITLES].filter((letter) => !'"$\'+/;×«»“”—−!?:,()£…0123456789'.includes(letter)).join('')
const WATERS = span(0x41, 0x5a) + span(0x61, 0x7a) + " '’-ÉéèêàâçôîÎ\u00a0"
/** Without kerning, which is a sixth of the file and hardly seen in small print; titles keep it. */
const FIGURES = ['tnum', 'lnum']

interface Cut {
  file: string
  from: string
  text: string
  features: string[]
  axes: Record<string, number | { min: number; max: number }>
}

const INTER = 'inter-ui/variable/InterVariable.woff2'
const UPRIGHT = '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2'
const ITALIC = '@fontsource-variable/vollkorn/files/vollkorn-latin-wght-italic.woff2'
const WEIGHTS = { wght: { min: 400, max: 700 } }

const CUTS: Cut[] = [
  { file: 'sans.woff2', from: INTER, text: OURS + SIGNS, features: FIGURES, axes: { ...WEIGHTS, opsz: 14 } },
  { file: 'sans-others.woff2', from: INTER, text: OTHERS, features: FIGURES, axes: { ...WEIGHTS, opsz: 14 } },
  // titles, on every page, and what is fat on the boards; then what is thin there
  { file: 'serif.woff2', from: UPRIGHT, text: TITLES, features: ['kern', 'lnum'], axes: { wght: 600 } },
  { file: 'serif-names.woff2', from: UPRIGHT, text: NAMES, features: [], axes: { wght: 400 } },
  { file: 'serif-italic.woff2', from: ITALIC, text: WATERS, features: [], axes: { wght: 400 } },
]

async function cut({ file, from, text, features, axes }: Cut): Promise<void> {
  const whole = await readFile(found.resolve(from))
  const part = await subset(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    noHinting: true,
  })
  // whole or not at all: another build may be reading
  await writeFile(`${FONTS}/${file}.${process.pid}`, part)
  await rename(`${FONTS}/${file}.${process.pid}`, `${FONTS}/${file}`)
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
