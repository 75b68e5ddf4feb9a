/** A first game of Workshop of the World, shown round. */
import type { Stage } from '$web/lib/stage'
import type { GuideStep } from '$web/shell/guide'

const mine =
  (...phases: string[]) =>
  (stage: Stage): boolean =>
    stage.turn && phases.includes(stage.view.phase)

export const guide: GuideStep[] = [
  { key: 'guide-workshop-goal', at: 'main svg[role=group]' },
  { key: 'guide-workshop-eras', at: '.topbar .middle svg' },
  { key: 'guide-workshop-money', at: 'table[aria-label] tr.me, .strip .me' },
  { key: 'guide-workshop-display', at: '.insetbox.demand, .panel', panel: 'demand' },
  { key: 'guide-workshop-demand', at: '.bar', when: mine('demand') },
  { key: 'guide-workshop-bid', at: '.bar', when: mine('auction', 'lots', 'standing') },
  {
    key: 'guide-workshop-card',
    at: '.insetbox.offer, .panel',
    panel: 'offer',
    when: mine('card', 'town', 'removal'),
  },
  { key: 'guide-workshop-links', at: '.bar', when: mine('links') },
  { key: 'guide-workshop-income', at: 'main div.frame, .strip' },
  { key: 'guide-workshop-short', at: 'table[aria-label] tr.me, .strip .me' },
  { key: 'guide-workshop-end', at: '.topbar .middle svg' },
]
