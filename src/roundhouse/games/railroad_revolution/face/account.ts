/** What a decision costs and brings, before and after, as the bar shows it: from the preview of the server and the board file. */
import type { Stage } from '$web/lib/stage'
import { t } from '$web/lib/texts.svelte'
import type { Cell } from '$web/boards/module'
import { dollars, model, TRACKS } from './model'
import { type Table, tableOf } from './shapes'

export function account(stage: Stage): Cell[] {
  if (stage.seat === null || !stage.turn) return []
  const seat = stage.seat
  const table = tableOf(stage.view)
  const after = tableOf(stage.preview?.view)
  const now = table.seats[seat]
  const then = after?.seats[seat]
  const cells: Cell[] = [...price(stage, table, after)]
  if (!now || !then) return cells
  const change = (caption: string, a: number, b: number, show: (n: number) => string = String): void => {
    if (a !== b) cells.push({ caption, before: show(a), value: show(b), good: b > a, bad: b < a })
  }
  const made = model(stage.data)
  for (const name of then.connected.filter((one) => !now.connected.includes(one)))
    cells.push({
      caption: t('revolution-city-level', { city: name, level: made.named.get(name)?.level ?? 0 }),
      value: t('revolution-connected'),
      good: true,
    })
  change(t('revolution-col-money'), now.money, then.money, dollars)
  change(t('revolution-col-shares'), now.shares, then.shares)
  change(t('revolution-col-workers'), now.available, then.available)
  for (const track of TRACKS)
    if (now.progress[track] !== then.progress[track])
      change(
        t(`track-${track}`),
        made.track.get(track)?.vp[now.progress[track] ?? 0] ?? 0,
        made.track.get(track)?.vp[then.progress[track] ?? 0] ?? 0,
      )
  if (!stage.preview?.hidden) change(t('revolution-col-points'), now.points['total'] ?? 0, then.points['total'] ?? 0)
  const [first] = stage.preview?.moves ?? []
  if (after?.action?.contract_follows && !table.action?.contract_follows && first)
    cells.push({ caption: t('revolution-contract-on-the-way'), value: t('revolution-one-tile') })
  return cells.slice(0, 4)
}

/** What the action costs so far: base and triangles, as far as they make up the sum that is due. */
function price(stage: Stage, table: Table, after: Table | undefined): Cell[] {
  const hand = after?.action ?? table.action
  if (!hand || stage.view.phase !== 'action') return []
  const paid = stage.preview?.events.find((event) => event.kind === 'pay' && event.seat === stage.seat)?.facts['n']
  const due = hand.due || table.action?.due || (typeof paid === 'number' && hand.action !== 'trade' ? paid : 0)
  if (!due) return []
  const rules = model(stage.data).data.rules
  const base = rules.railroad_base_cost
  const each = rules.railroad_cost_per_triangle
  const worked = hand.action === 'railroad' && hand.triangles > 0 && base + each * hand.triangles === due
  return [
    {
      caption: worked ? t('revolution-base-and-triangles', { n: hand.triangles }) : t('revolution-cost'),
      value: worked ? `${dollars(base)} + ${hand.triangles} × ${dollars(each)} = ${dollars(due)}` : dollars(due),
    },
  ]
}
