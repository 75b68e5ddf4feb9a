/** A first game of Railways of the World, shown round. */
import type { Stage } from '$web/lib/stage'
import type { GuideStep } from '$web/shell/guide'

const mine =
  (...phases: string[]) =>
  (stage: Stage): boolean =>
    stage.turn && phases.includes(stage.view.phase)

export const guide: GuideStep[] = [
  { key: 'guide-railways-goal', at: 'main .neat, main [role=group]' },
  { key: 'guide-railways-baron', at: '[data-guide=baron], .bar', panel: 'players' },
  { key: 'guide-railways-turn', at: '.topbar .middle svg' },
  { key: 'guide-railways-money', at: 'table[aria-label] tr.me, .strip .me' },
  { key: 'guide-railways-auction', at: '.bar', when: mine('auction') },
  { key: 'guide-railways-income', at: '[data-guide=income]', panel: 'income' },
  { key: 'guide-railways-build', at: '.bar', when: mine('action', 'track'), done: ['link', 'lay'] },
  {
    key: 'guide-railways-deliver',
    at: 'main .pile, main .city.legal',
    when: mine('action', 'track'),
    done: ['deliver'],
  },
  { key: 'guide-railways-engine', at: '.decide, .bar', when: mine('action', 'track'), done: ['upgrade'] },
  { key: 'guide-railways-cards', at: '[data-guide=cards]', panel: 'cards' },
  { key: 'guide-railways-lines', at: '[data-guide=lines]', panel: 'income' },
  { key: 'guide-railways-end', at: '.empties, .strip', panel: 'board' },
]
