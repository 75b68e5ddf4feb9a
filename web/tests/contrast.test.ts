/** Texts can be read: the ratios are computed from the stylesheet itself. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')

/** The colours that a theme sets: the blocks with exactly this selector. */
function tokens(selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const block of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if ((block[1] ?? '').replace(/\/\*[^]*?\*\//g, '').trim() !== selector) continue
    for (const line of (block[2] ?? '').matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g))
      found[line[1] ?? ''] = line[2] ?? ''
  }
  return found
}

function luminance(colour: string): number {
  const channels = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (channels[0] ?? 0) + 0.7152 * (channels[1] ?? 0) + 0.0722 * (channels[2] ?? 0)
}

function ratio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const light = tokens(':root')
const themes = { light, dark: { ...light, ...tokens(":root[data-theme='dark']") } }

describe('contrast', () => {
  it('is measured in two themes', () => expect(themes.light['paper']).not.toBe(themes.dark['paper']))
  for (const [theme, set] of Object.entries(themes)) {
    const pairs = ['ink', 'ink2', 'ink3', 'can', 'signal', 'gain'].flatMap((text) =>
      ['paper', 'sheet', 'inset', 'sea', 'land'].map((ground) => [text, ground] as const),
    )
    const more = [
      ['onenamel', 'enamel'],
      ['onenamel', 'enamel2'],
      ['onenamel2', 'enamel'],
      ['signal', 'signalwash'],
      ['onlamp', 'lamp'],
    ] as const
    for (const [text, ground] of [...pairs, ...more]) {
      it(`${theme}: ${text} on ${ground}`, () => {
        expect(set[text], text).toMatch(/^#/)
        expect(set[ground], ground).toMatch(/^#/)
        expect(ratio(set[text] ?? '', set[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
      })
    }
  }
  for (const colour of ['red', 'blue', 'yellow', 'green', 'purple', 'black', 'white', 'grey']) {
    it(`the sign on ${colour}`, () =>
      expect(ratio(light[`p-${colour}`] ?? '', light[`on-${colour}`] ?? '')).toBeGreaterThanOrEqual(4.5))
  }
})
