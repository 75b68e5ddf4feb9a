/** Numbers behind the poster. */
import { polygon } from '$web/lib/livery'

const GROUND: Record<string, string> = { g: '#A9B97A', G: '#8FA565', t: '#CDAE7C', w: '#7FA9AE', s: '#5F8F9B' }
export const HEX = polygon(6, 27.7)
export const HEXES = ['sGgtwsgG', 'gGttgGws', 'ggtwgGgs', 'GgwggGts'].flatMap((row, r) =>
  [...row].map((letter, c) => ({
    letter,
    paint: GROUND[letter] ?? '#A9B97A',
    x: -6 + c * 48 + (r % 2 ? 24 : 0),
    y: 12 + r * 41.6,
  })),
)
