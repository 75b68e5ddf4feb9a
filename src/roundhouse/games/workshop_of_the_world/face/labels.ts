/** Where the name of a town stands better than where the board file puts it, as the rings are larger here: dx, dy, anchor. */
type Anchor = 'start' | 'middle' | 'end'

const PLACES: Record<string, [number, number, Anchor]> = {
  glasgow: [0, 52, 'middle'],
  edinburgh: [38, -6, 'start'],
  leeds: [-20, -38, 'middle'],
  hull: [38, 6, 'start'],
  sheffield: [34, -18, 'start'],
  manchester: [-21, 43, 'end'],
  stoke: [-26, 46, 'middle'],
  derby: [24, -31, 'start'],
  nottingham: [4, 50, 'start'],
  birmingham: [-40, 46, 'middle'],
  gloucester: [-12, -38, 'end'],
  bristol: [28, -28, 'start'],
  reading: [-28, 32, 'end'],
  southampton: [-34, 20, 'end'],
  guildford: [26, 38, 'start'],
  portsmouth: [30, 32, 'start'],
  cardiff: [-34, 18, 'end'],
  exeter: [0, 52, 'middle'],
  norwich: [0, -40, 'middle'],
  dover: [0, 52, 'middle'],
  york: [38, -4, 'start'],
  merthyr: [-38, 7, 'end'],
  chester: [-38, 7, 'end'],
  london: [38, 2, 'start'],
}

/** Seas and lands: moved into the water that the larger rings leave free. */
export const SEAS: Record<string, [number, number]> = {
  'NORTH SEA': [1000, 700],
  'IRISH SEA': [330, 566],
  'ENGLISH CHANNEL': [900, 1312],
  ENGLAND: [630, 496],
  WALES: [372, 930],
  SCOTLAND: [392, 376],
}

const BESIDE: Record<Anchor, [number, number]> = { start: [38, 7], end: [-38, 7], middle: [0, 52] }

export function label(town: { id: string; x: number; y: number; label: { anchor: Anchor } }): {
  x: number
  y: number
  anchor: Anchor
} {
  const found = PLACES[town.id]
  if (found) return { x: town.x + found[0], y: town.y + found[1], anchor: found[2] }
  const anchor = town.label.anchor
  const [dx, dy] = BESIDE[anchor]
  return { x: town.x + dx, y: town.y + dy, anchor }
}
