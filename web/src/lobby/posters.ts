/** The posters of our own games: what is drawn inside an SVG of 320 by 168. */
import type { Component } from 'svelte'
import { byGame } from '../boards/own'

const POSTERS = byGame(
  import.meta.glob<Component>('../../../src/roundhouse/games/*/face/Poster.svelte', { eager: true, import: 'default' }),
)

export const posterOf = (game: string): Component | undefined => POSTERS[game]
