/** A first game of Railroad Revolution, shown round. */
import type { Stage } from '$web/lib/stage'
import type { GuideStep } from '$web/shell/guide'

const mine =
  (...phases: string[]) =>
  (stage: Stage): boolean =>
    stage.turn && phases.includes(stage.view.phase)

export const guide: GuideStep[] = [
  { key: 'guide-revolution-goal', at: 'main .l5[data-place="city:san_francisco"]' },
  { key: 'guide-revolution-turn', at: '.topbar .middle svg' },
  { key: 'guide-revolution-company', at: '[data-guide=company]', panel: 'company' },
  { key: 'guide-revolution-worker', at: '.docket', panel: 'turn', when: mine('worker') },
  { key: 'guide-revolution-action', at: '.docket', panel: 'turn', when: mine('action') },
  { key: 'guide-revolution-city', at: 'main .city[data-place="city:chicago"]' },
  { key: 'guide-revolution-telegraph', at: '[data-guide=telegraph]', panel: 'tracks' },
  { key: 'guide-revolution-money', at: '[data-guide=anytime], table[aria-label] tr.me, .strip .me', panel: 'company' },
  { key: 'guide-revolution-progress', at: '[data-guide=progress]', panel: 'tracks' },
  { key: 'guide-revolution-objectives', at: '[data-guide=objectives]', panel: 'turn' },
  { key: 'guide-revolution-contract', at: '[data-guide=contract]', panel: 'turn' },
  { key: 'guide-revolution-end', at: 'table[aria-label] thead, .strip', panel: 'players' },
]
