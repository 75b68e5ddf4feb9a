/** Players' colours. A colour never stands alone: each has a sign, and each line its own stripe. */

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'purple' | 'black' | 'white' | 'grey'

interface Livery {
  sign: 'disc' | 'square' | 'triangle' | 'diamond' | 'cross' | 'star' | 'ring' | 'hexagon'
  /** stroke-dasharray of the stripe along a line; "" for a full line, null for none */
  stripe: string | null
}

const LIVERIES: Record<Colour, Livery> = {
  red: { sign: 'disc', stripe: null },
  blue: { sign: 'square', stripe: '' },
  yellow: { sign: 'triangle', stripe: '1.5 6' },
  green: { sign: 'diamond', stripe: '7 5' },
  purple: { sign: 'cross', stripe: '1.5 4' },
  black: { sign: 'star', stripe: '8 4 1.5 4' },
  white: { sign: 'ring', stripe: '9 6' },
  grey: { sign: 'hexagon', stripe: '' },
}

/** Those that somebody may like best: white is on no seat. */
export const HUES: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple', 'black', 'grey']

export function livery(colour: string): Livery {
  return Object.entries(LIVERIES).find(([name]) => name === colour)?.[1] ?? LIVERIES.grey
}

export const fill = (colour: string): string => `var(--p-${colour in LIVERIES ? colour : 'grey'})`
export const onFill = (colour: string): string => `var(--on-${colour in LIVERIES ? colour : 'grey'})`

/** The corners of a regular polygon, the first one upwards. */
export function polygon(corners: number, radius: number): string {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`
  }).join(' ')
}

/** A five-pointed star. */
export function star(radius: number): string {
  return Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * 0.42
    const angle = (Math.PI * i) / 5
    return `${(r * Math.sin(angle)).toFixed(2)},${(-r * Math.cos(angle)).toFixed(2)}`
  }).join(' ')
}

/** The colours of seats where the first has chosen one: whoever had it before has the one that is left, as the server gives them out. */
export function coloured(usual: readonly string[], wish: string): string[] {
  if (!usual.includes(wish)) return [...usual]
  const [first = ''] = usual
  return usual.map((colour, seat) => (seat === 0 ? wish : colour === wish ? first : colour))
}
