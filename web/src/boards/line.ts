/** The line of phases or rounds that a game passes, as the shell draws it. */
import type { Station } from './module'

/** A stop for each title, numbered unless `label` says otherwise; the game is at stop `now`. */
export const stops = (
  titles: readonly string[],
  now: number,
  label = (i: number): string => String(i + 1),
): Station[] =>
  titles.map((title, i) => ({
    label: label(i),
    title,
    kind: 'stop',
    state: i < now ? 'past' : i === now ? 'now' : 'next',
  }))
