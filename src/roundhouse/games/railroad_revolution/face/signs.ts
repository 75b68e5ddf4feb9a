/** Where the signs of the cities stand, so that they leave the track spaces free. */
import type { City } from './model'

const BESIDE: Record<string, [number, number]> = {
  washington: [14, 0],
  charlotte: [5, 0],
  miami: [-76, 0],
  little_rock: [-1, 0],
  chicago: [-1, -3],
  duluth: [8, 0],
  kansas_city: [-1, 3],
  houston: [-1, 0],
  bismarck: [2, 0],
  denver: [11, 15],
  el_paso: [14, -3],
  salt_lake_city: [23, -15],
  seattle: [-1, 0],
  san_francisco: [-1, 27],
  san_diego: [-7, 0],
}

export const signWidth = (name: string): number => Math.max(142, name.length * 8.7 + 40)

export function signAt(city: City): { x: number; y: number } {
  const [dx, dy] = BESIDE[city.id] ?? [0, 0]
  return { x: Math.max(city.x + dx, signWidth(city.name) / 2 + 28), y: city.y + dy }
}
