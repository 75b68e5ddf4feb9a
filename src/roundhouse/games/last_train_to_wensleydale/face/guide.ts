/** A first game of Last Train to Wensleydale, shown round. */
import type { Stage } from '$web/lib/stage'
import type { GuideStep } from '$web/shell/guide'

const mine =
  (...phases: string[]) =>
  (stage: Stage): boolean =>
    stage.turn && phases.includes(stage.view.phase)

export const guide: GuideStep[] = [
  { key: 'guide-wensleydale-goal', at: 'main [role=group] .frame' },
  { key: 'guide-wensleydale-turn', at: '.topbar .middle svg' },
  { key: 'guide-wensleydale-cubes', at: 'table[aria-label] tr.me, .strip .me' },
  { key: 'guide-wensleydale-boxes', at: '[data-guide=boxes]', panel: 'boxes' },
  { key: 'guide-wensleydale-influence', at: '[data-guide=influence]', panel: 'boxes' },
  { key: 'guide-wensleydale-bid', at: '.bar', panel: 'boxes', when: mine('auction') },
  { key: 'guide-wensleydale-build', at: '.bar', when: mine('track_building', 'payment') },
  {
    key: 'guide-wensleydale-trains',
    at: '[data-guide=trains]',
    panel: 'trains',
    when: mine('trains_and_movement', 'payment'),
    done: ['buy'],
  },
  {
    key: 'guide-wensleydale-carry',
    at: 'main .pile.legal, main .pile',
    when: mine('trains_and_movement', 'payment'),
    done: ['take'],
  },
  { key: 'guide-wensleydale-profit', at: '[data-guide=profit]', panel: 'trains' },
  { key: 'guide-wensleydale-takeover', at: '.bar', when: mine('takeovers') },
  { key: 'guide-wensleydale-end', at: 'table[aria-label] thead, .strip', panel: 'players' },
]
