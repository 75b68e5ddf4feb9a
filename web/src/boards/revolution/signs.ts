/** Where the signs of the cities stand, so that they leave the track spaces free. */
import type { City } from './model'

const BESIDE: Record<string, [number, number]> = {
  seattle: [0, -10],
  salt_lake_city: [0, -30],
  denver: [24, 8],
  washington: [24, -10],
  charlotte: [28, 6],
  san_francisco: [6, 0],
  san_diego: [-6, 16],
  bismarck: [-14, -24],
  duluth: [16, -26],
  chicago: [16, -16],
  kansas_city: [-8, 6],
  miami: [-84, 20],
  el_paso: [-4, 20],
  houston: [0, 22],
  little_rock: [4, 4],
}

export const signWidth = (name: string): number => Math.max(142, name.length * 8.7 + 40)

export function signAt(city: City): { x: number; y: number } {
  const [dx, dy] = BESIDE[city.id] ?? [0, 0]
  return { x: Math.max(city.x + dx, signWidth(city.name) / 2 + 40), y: city.y + dy }
}
