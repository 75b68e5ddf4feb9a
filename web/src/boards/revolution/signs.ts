/** Where the signs of the cities stand, so that they leave the track spaces free. */
import type { City } from './model'

const BESIDE: Record<string, [number, number]> = {
  seattle: [0, -4],
  salt_lake_city: [4, -26],
  denver: [22, 6],
  washington: [22, -8],
  charlotte: [22, 6],
  san_francisco: [6, 0],
  san_diego: [-2, 12],
  bismarck: [-6, -18],
  duluth: [10, -20],
  chicago: [12, -10],
  kansas_city: [-4, 6],
  miami: [-2, 12],
  el_paso: [0, 12],
  houston: [0, 16],
  little_rock: [4, 4],
}

export const signWidth = (name: string): number => Math.max(128, name.length * 8.7 + 22)

export function signAt(city: City): { x: number; y: number } {
  const [dx, dy] = BESIDE[city.id] ?? [0, 0]
  return { x: Math.max(city.x + dx, signWidth(city.name) / 2 + 40), y: city.y + dy }
}
