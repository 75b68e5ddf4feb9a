/** What a turn still holds, as a list to pick from in any order: what must be done, what may be declined, what it costs and gives. All from the view, the legal moves and the tiles in words. */
import type { Question, Stage } from '$web/lib/stage'
import { t, words } from '$web/lib/texts.svelte'
import type { Fact, MoveInfo } from '$web/lib/types'
import { abilityOf, dollars, model, TRACKS, type Effect, type Model } from './model'
import { tableOf, type Table, type Waiting } from './shapes'

export interface Choice {
  move: MoveInfo
  text: string
  /** pictures before the text */
  workers: string[]
  effects: Effect[]
  /** what it costs besides */
  price: string
  /** what it brings */
  gain: string
}

export interface Entry {
  key: string
  must: boolean
  title: string
  /** the title as pictures */
  effects: Effect[]
  worker: string
  /** where to click instead: a lit place */
  place: '' | 'map' | 'telegraph'
  choices: Choice[]
  /** what to ask about where nothing can be picked */
  ask: Question | null
  /** when it can be picked, if that is plain */
  later: string
}

const PLACES: Record<string, 'map' | 'telegraph'> = {
  track: 'map',
  station: 'map',
  'free-track': 'map',
  'free-station': 'map',
  office: 'telegraph',
  'free-office': 'telegraph',
}
const some = (n: number, effect: Effect): Effect[] => (n > 0 ? [effect] : [])
const listed = (said: Fact[]): string => String(words.texts.word('effect', said))
const where = (move: MoveInfo): string =>
  move.words['where'] ? t(`revolution-where-${String(move.words['where'])}`) : ''

function choice(move: MoveInfo, text: string, more: Partial<Choice> = {}): Choice {
  return { move, text, workers: [], effects: [], price: '', gain: '', ...more }
}

/** The entries of the turn in hand of this seat. */
export function docket(stage: Stage): Entry[] {
  const table = tableOf(stage.view)
  const made = model(stage.data)
  if (!stage.turn) return []
  switch (stage.view.phase) {
    case 'setup':
      return [entry('setup', { must: true, title: t('revolution-setup'), choices: setup(stage, made, table) })]
    case 'worker':
      return []
    case 'contract':
      return [...contract(stage, made, table), ...hiring(stage, made)]
    case 'objectives':
      return objectives(stage)
    default:
      return effects(stage, made, table)
  }
}

/** Where nothing but hiring is left: the workers that must be kept. */
function hiring(stage: Stage, made: Model): Entry[] {
  return stage.moves.every((move) => move.kind === 'hire') ? [crew(stage, made)] : []
}

function crew(stage: Stage, made: Model): Entry {
  return entry('crew', {
    must: true,
    title: t('revolution-four-workers', { n: made.data.rules.min_available_workers }),
    effects: [{ effect: 'hire_any', pay: made.data.rules.extra_hire_price }],
    choices: stage.moves
      .filter((move) => move.kind === 'hire')
      .map((move) => choice(move, '', { workers: [String(move.words['worker'])] })),
    ask: { piece: 'hire' },
  })
}

function entry(key: string, given: Partial<Entry>): Entry {
  return {
    key,
    must: false,
    title: '',
    effects: [],
    worker: '',
    place: '',
    choices: [],
    ask: null,
    later: '',
    ...given,
  }
}

function setup(stage: Stage, made: Model, table: Table): Choice[] {
  return stage.moves
    .filter((move) => move.kind === 'setup')
    .map((move) => {
      const side = move.places[0]?.slice(6) ?? ''
      const worker = table.setup.find((one) => one.side === side)?.worker
      return choice(move, listed(made.data.words.setup[side] ?? []), {
        workers: worker ? [worker] : [],
        effects: made.setup.get(side) ?? [],
      })
    })
}

function contract(stage: Stage, made: Model, table: Table): Entry[] {
  const tile = made.contract.get(table.contract)
  return (['left', 'right'] as const).map((side) => {
    const move = stage.moves.find((one) => one.kind === 'accept' && one.words['side'] === side)
    return entry(`contract-${side}`, {
      title: String(words.texts.word('effect', made.data.words.contracts[table.contract]?.[side] ?? '')),
      effects: [{ effect: 'gain_shares', n: tile?.[side].cost_shares ?? 0 }, ...(tile?.[side].reward ?? [])],
      choices: move ? [choice(move, t('revolution-accept'))] : [],
      ask: { place: `contract:${side}` },
    })
  })
}

function objectives(stage: Stage): Entry[] {
  const keep = stage.moves.filter((move) => move.kind === 'keep')
  const first = stage.moves.filter((move) => move.kind === 'replace')
  if (first.length)
    return [
      entry('replace', {
        must: true,
        title: t('revolution-replace'),
        choices: first.map((move) => choice(move, String(move.words['chain']))),
      }),
    ]
  return keep.map((move) =>
    entry(`keep-${move.move}`, {
      must: true,
      title: String(words.texts.word('condition', move.words['condition'] ?? [])),
      choices: [
        choice(move, t('revolution-keep', { n: Number(move.words['n']) }), {
          workers: [move.words['manager'] ?? []].flat().map(String),
        }),
      ],
    }),
  )
}

function effects(stage: Stage, made: Model, table: Table): Entry[] {
  const hand = stage.view.phase === 'action' ? table.action : null
  const waiting = table.waiting
  if (!waiting) return []
  const of = (...kinds: string[]): MoveInfo[] => stage.moves.filter((move) => kinds.includes(move.kind))
  const must = (what: Waiting['must'][number]): boolean => waiting.must.includes(what)
  const found: Entry[] = []
  const add = (key: string, given: Partial<Entry>): void => {
    found.push(entry(key, given))
  }

  if (hand && hand.to_place > 0) {
    const moves = of('station', 'track', 'office', 'trade')
    const own = table.seats[stage.seat ?? 0]
    add('main', {
      must: must('main'),
      title: t(`revolution-main-${hand.action}`, { n: hand.to_place }),
      effects: [
        {
          effect: { station: 'place_station', railroad: 'place_track', telegraph: 'place_office', trade: 'gain_money' }[
            hand.action
          ],
          ...(hand.action === 'trade' ? { amount: own?.sale ?? 0 } : { n: hand.to_place }),
        },
      ],
      place: PLACES[moves[0]?.kind ?? ''] ?? '',
      choices:
        hand.action === 'trade'
          ? moves.map((move) =>
              choice(move, t(`revolution-sell-${String(move.words['piece'])}`), {
                effects: [{ effect: move.words['piece'] === 'building' ? 'place_station' : 'place_track' }],
                gain: dollars(own?.sale ?? 0),
              }),
            )
          : [],
    })
  }
  if (hand && hand.due > 0) {
    const move = of('pay')[0]
    add('pay', {
      must: must('pay'),
      title: t('revolution-due', { n: hand.due }),
      effects: [{ effect: 'gain_money', amount: hand.due }],
      choices: move ? [choice(move, t('revolution-pay', { n: hand.due }))] : [],
      ask: hand.to_place ? null : { piece: 'pay' },
      later: hand.to_place ? t('revolution-later') : '',
    })
  }
  if (hand && !hand.worker_used) ability(stage, made, table, add)
  if (hand?.bonus && hand.city) {
    const tile = table.cities[hand.city]?.tile ?? ''
    const move = of('bonus')[0]
    add('bonus', {
      title: t('revolution-bonus', { effect: made.data.words.city_tiles[tile]?.first_station ?? [] }),
      effects: made.tile.get(tile)?.first_station ?? [],
      choices: move ? [choice(move, t('revolution-take'))] : [],
      ask: { piece: 'bonus' },
    })
  }
  if (hand?.tile && hand.section) {
    const tile = table.sections[hand.section - 1]?.tile ?? ''
    add('tile', {
      title: t('revolution-tile', { effect: made.data.words.telegraph_tiles[tile] ?? [] }),
      effects: made.telegraph.get(tile) ?? [],
      choices: of('discard').map((move) => choice(move, where(move), { workers: [String(move.words['worker'])] })),
      ask: { piece: 'discard' },
    })
  }
  for (const [i, offer] of waiting.offers.entries()) {
    const move = stage.moves.find((one) => one.places.includes(`offer:${offer}`))
    const tile = [
      ...made.data.city_tiles.map((one) => ({ id: one.id, list: one.first_station })),
      ...made.data.telegraph_tiles.map((one) => ({ id: one.id, list: one.bonus })),
      ...made.data.train_types.map((one) => ({ id: one.id, list: one.bonus })),
    ].find((one) => offer === one.id || offer.startsWith(`${one.id} `))
    const paid = tile?.list.filter((one) => one.pay) ?? []
    const effect = paid.length > 1 ? tile?.list[Number(offer.split(' ').at(-1)) - 1] : paid[0]
    add(`offer-${i}`, {
      title: move ? words.texts.move(move) : t('revolution-offer'),
      effects: effect ? [effect] : [],
      choices: move ? [choice(move, t('revolution-pay', { n: Number(move.words['price']) }))] : [],
      ask: { piece: 'use' },
    })
  }
  if (waiting.workers.length)
    add('workers', {
      must: must('workers'),
      title: t('revolution-take-worker', { n: waiting.workers.length }),
      effects: [{ effect: 'gain_workers', colours: waiting.workers[0] ?? [], choose: 1 }],
      choices: of('take').map((move) =>
        choice(move, String(words.texts.word('worker', move.words['worker'] ?? '')), {
          workers: [String(move.words['worker'])],
        }),
      ),
      ask: { piece: 'take' },
    })
  if (waiting.hires)
    add('hires', {
      title: t('effect-hire-any'),
      effects: [{ effect: 'hire_any' }],
      choices: waiting.workers.length
        ? []
        : of('take').map((move) =>
            choice(move, String(words.texts.word('worker', move.words['worker'] ?? '')), {
              workers: [String(move.words['worker'])],
            }),
          ),
      ask: { piece: 'take' },
    })
  if (must('crew')) add('crew', crew(stage, made))
  if (waiting.steps)
    add('steps', {
      title: t('effect-advance', { n: waiting.steps }),
      effects: [{ effect: 'advance', n: waiting.steps }],
      choices: of('advance').map((move) => step(stage, made, table, move)),
      ask: { piece: 'advance' },
    })
  const promotions = waiting.promotions + waiting.fees.length
  if (promotions)
    add('promotions', {
      title: waiting.promotions
        ? t('effect-promote', { n: promotions })
        : t('effect-promote-each', { n: promotions, price: waiting.fees[0] ?? 0 }),
      effects: [
        { effect: 'promote', max: promotions, ...(waiting.promotions ? {} : { pay_each: waiting.fees[0] ?? 0 }) },
      ],
      choices: promoting(stage),
      ask: { piece: 'promote' },
    })
  if (waiting.flips)
    add('flips', {
      title: t('effect-flip-train', { n: waiting.flips }),
      effects: [{ effect: 'flip_train', times: waiting.flips }],
      choices: of('flip').map((move) => {
        const train = String(move.words['train'])
        return choice(
          move,
          move.words['way'] === 'down' ? listed(made.data.words.trains[train] ?? []) : t('revolution-flip-up'),
          { effects: made.train.get(train) ?? [] },
        )
      }),
    })
  if (waiting.trains)
    add('trains', {
      title: t('effect-take-train'),
      effects: some(waiting.trains, { effect: 'take_train' }),
      choices: of('train').map((move) =>
        choice(move, '', { effects: made.train.get(String(move.words['train'])) ?? [] }),
      ),
    })
  if (waiting.tracks)
    add('tracks', {
      title: t('effect-place-track'),
      effects: [{ effect: 'place_track' }],
      place: of('free-track').length ? 'map' : '',
    })
  if (waiting.stations)
    add('stations', {
      title: t('effect-place-station'),
      effects: [{ effect: 'place_station' }],
      place: of('free-station').length ? 'map' : '',
    })
  if (waiting.offices)
    add('offices', {
      title: t('effect-place-office'),
      effects: [{ effect: 'place_office' }],
      place: of('free-office').length ? 'telegraph' : '',
    })
  if (waiting.swaps)
    add('swaps', {
      title: t('effect-swap-worker'),
      effects: [{ effect: 'swap_worker' }],
      choices: of('swap').map((move) =>
        choice(move, where(move), { workers: [String(move.words['worker']), String(move.words['new'])] }),
      ),
    })
  return found
}

/** The worker's own extra, once in the action. */
function ability(stage: Stage, made: Model, table: Table, add: (key: string, given: Partial<Entry>) => void): void {
  const hand = table.action
  const waiting = table.waiting
  if (!hand || !waiting) return
  const effect = abilityOf(made.data, hand.action, hand.worker)
  const own = stage.moves.find((move) => move.kind === 'ability')
  const choices: Choice[] = own
    ? [choice(own, effect?.pay ? t('revolution-pay', { n: effect.pay }) : t('revolution-use'))]
    : []
  if (effect?.effect === 'private_contract')
    for (const move of stage.moves.filter((one) => one.kind === 'accept')) {
      const side = move.words['side'] === 'left' ? 'left' : 'right'
      const half = made.contract.get(table.contract)?.[side]
      choices.push(
        choice(move, '', { effects: [{ effect: 'gain_shares', n: half?.cost_shares ?? 0 }, ...(half?.reward ?? [])] }),
      )
    }
  const promotes = waiting.promotions || waiting.fees.length ? [] : promoting(stage)
  if (hand.worker === 'white') choices.push(...promotes)
  const further = hand.to_place === 0 && stage.moves.some((move) => move.kind === 'track')
  const waits = effect?.effect === 'extra_track' && hand.to_place > 0
  add('ability', {
    later: waits ? t('revolution-later') : '',
    title: t('revolution-ability', { effect: made.data.words.abilities[hand.action][hand.worker] ?? '' }),
    effects: effect ? [effect] : [],
    worker: hand.worker,
    place: further ? 'map' : '',
    choices,
    ask: choices.length || further || waits ? null : { piece: hand.worker === 'white' ? 'promote' : 'ability' },
  })
  if (hand.worker !== 'white' && promotes.length)
    add('as-white', {
      title: t('revolution-as-white'),
      effects: [{ effect: 'promote', max: 1 }],
      worker: hand.worker,
      choices: promotes,
    })
}

function promoting(stage: Stage): Choice[] {
  return stage.moves
    .filter((move) => move.kind === 'promote')
    .map((move) =>
      choice(move, `${where(move)} → ${String(move.words['chain'])}`, { workers: [String(move.words['worker'])] }),
    )
}

/** One step up a progress track, with its toll. */
function step(stage: Stage, made: Model, table: Table, move: MoveInfo): Choice {
  const track = TRACKS.find((one) => one === move.words['track']) ?? 'network'
  const place = (table.seats[stage.seat ?? 0]?.progress[track] ?? 0) + 1
  const toll = made.track.get(track)?.tolls.find((one) => one.position === place)
  const name = t(`track-${track}`)
  if (move.words['worker'] && move.words['worker'] !== 'none')
    return choice(move, `→ ${name} (${where(move)})`, { workers: [String(move.words['worker'])] })
  const price = !toll ? '' : toll.kind === 'money' ? dollars(toll.amount) : t('revolution-n-shares', { n: toll.amount })
  return choice(move, name, { price })
}
