/**
 * The face of Halt: the line as an SVG, made anew for every moment of the table. No framework, and no rule: what is lit is what the engine allows.
 *
 * @typedef {import('./shapes').Halt} Halt
 * @typedef {import('./shapes').Table} Table
 * @typedef {import('./shapes').Drawing} Drawing
 * @typedef {import('roundhouse/face').Stage<Table, Drawing>} Stage
 * @typedef {import('roundhouse/face').Move} Move
 */

const SVG = 'http://www.w3.org/2000/svg'

/**
 * @param {string} tag
 * @param {Record<string, string | number | null>} attributes null: leave it out
 * @param {(Node | string)[]} children
 */
function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/**
 * Something to click or to reach by keyboard: a legal move is picked, anything else is asked about.
 *
 * @param {Stage} stage
 * @param {string} notation
 * @param {string} halt
 * @param {string} kind
 * @param {string} label
 * @param {number} x
 * @param {number} y
 * @param {Node[]} children
 */
function target(stage, notation, halt, kind, label, x, y, ...children) {
  const move = stage.moves.find((one) => one.move === notation) ?? null
  const states = [stage.choice?.move === notation && 'chosen', stage.marked.includes(`halt:${halt}`) && 'marked']
  const element = draw(
    'g',
    {
      class: ['target', kind, ...states].filter(Boolean).join(' '),
      transform: `translate(${x} ${y})`,
      role: 'button',
      tabindex: 0,
      'aria-label': label,
      'data-move': notation,
      'data-place': kind === 'stop' ? `halt:${halt}` : null,
      'data-legal': move && '',
    },
    ...children,
  )
  /** @param {MouseEvent | KeyboardEvent} event */
  const act = (event) => {
    const frame = element.getBoundingClientRect()
    const spot =
      event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: frame.right, y: frame.bottom }
    if (move) stage.pick(move)
    else if (stage.turn) stage.why(`halt:${halt}`, kind, halt, spot)
  }
  element.addEventListener('click', act)
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act(event)
  })
  for (const name of ['pointerenter', 'focus']) element.addEventListener(name, () => stage.point(move))
  for (const name of ['pointerleave', 'blur']) element.addEventListener(name, () => stage.point(null))
  return element
}

/**
 * @param {Stage} stage
 * @param {number} seat
 */
function flag(stage, seat) {
  const colour = stage.view.colours[seat]?.[0] ?? 'grey'
  return draw(
    'g',
    { class: 'flag', transform: 'translate(20 -22)' },
    draw('path', { d: 'M0 4V-30', stroke: 'var(--casing)', 'stroke-width': 2.5 }),
    draw('path', { d: 'M0 -30H26L20 -21L26 -12H0Z', fill: stage.fill(colour), stroke: 'var(--casing)' }),
    draw('text', { x: 10, y: -16, style: `fill: ${stage.onFill(colour)}` }, String(seat + 1)),
  )
}

/**
 * @param {Stage} stage
 * @param {Halt} halt
 * @param {{ x: number, y: number }} spot
 */
function halting(stage, halt, { x, y }) {
  const { table } = stage.view
  const words = [stage.say('halt-at', { halt: halt.name, n: halt.waiting })]
  if (halt.flag !== null) words.push(stage.say('halt-flag-of', { player: stage.names[halt.flag] ?? '' }))
  if (table.car === halt.name) words.push(stage.say('halt-car-here'))
  const people = Array.from({ length: halt.waiting }, (_, i) => {
    const at = (i - (halt.waiting - 1) / 2) * 10
    return draw('path', { class: 'person', d: `M${at} -7a4 4 0 1 1 .1 0ZM${at - 4} 9v-9a4 4 0 0 1 8 0v9Z` })
  })
  const own = table.own?.ticket === halt.name ? ' own' : ''
  const stop = target(stage, `stop ${halt.name}`, halt.name, 'stop', words.join(', '), x, y)
  stop.append(
    draw('circle', { class: 'disc', r: 26 }),
    ...people,
    draw('text', { y: 46 }, halt.name),
    ...(halt.flag === null ? [] : [flag(stage, halt.flag)]),
  )
  if (own) stop.classList.add('own')
  if (!stage.turn) return [stop]
  const notation = `advertise ${halt.name}`
  const move = stage.moves.find((one) => one.move === notation)
  if (!move) return [stop]
  const bill = target(stage, notation, halt.name, 'advertise', stage.inWords(move), x - 42, y - 20)
  bill.append(
    draw('rect', { class: 'bill', x: -11, y: -14, width: 22, height: 28, rx: 2 }),
    draw('text', { y: 5 }, '+1'),
  )
  return [stop, bill]
}

/** @param {Stage} stage */
function board(stage) {
  const { table } = stage.view
  const { halts } = stage.data
  const path = `M${halts.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const at = halts.find(({ name }) => name === table.car) ?? { x: 0, y: 0 }
  const nose = table.homeward ? 'M-24 -5L-34 0L-24 5Z' : 'M24 -5L34 0L24 5Z'
  const ticket = table.own && stage.say('halt-your-ticket', { halt: table.own.ticket })
  return draw(
    'svg',
    { viewBox: '0 0 720 400', role: 'group', 'aria-label': stage.say('halt-map') },
    draw('path', { class: 'rail', d: path }),
    draw('path', { class: 'rail inner', d: path }),
    ...table.halts.flatMap((halt, i) => halting(stage, halt, halts[i] ?? { x: 0, y: 0 })),
    draw(
      'g',
      { class: 'car', transform: `translate(${at.x} ${at.y + 16})`, 'aria-hidden': 'true' },
      draw('rect', { x: -24, y: -8, width: 48, height: 16, rx: 5 }),
      draw('path', { d: nose }),
    ),
    ...(ticket
      ? [
          draw(
            'g',
            { class: 'ticket', transform: 'translate(14 28)' },
            draw('title', {}, stage.say('halt-ticket-help')),
            draw('text', {}, ticket),
          ),
        ]
      : []),
  )
}

/** @type {import('roundhouse/face').Face<Table, Drawing>} */
export default {
  version: 1,

  mount(element, stage) {
    const place = document.createElement('div')
    place.className = 'halt'
    element.append(place)
    /** @param {Stage} now */
    const show = (now) => {
      const focused = place.querySelector(':focus')?.getAttribute('data-move')
      place.replaceChildren(board(now))
      const again = focused && place.querySelector(`[data-move="${CSS.escape(focused)}"]`)
      if (again instanceof SVGElement) again.focus({ preventScroll: true })
    }
    show(stage)
    return { update: show, destroy: () => place.remove() }
  },

  heading: (stage) => ({ title: stage.say('phase-running'), help: stage.say('halt-help') }),

  figures: (stage) => [
    {
      title: stage.say('halt-passengers'),
      help: stage.say('halt-passengers-help'),
      values: stage.view.table.carried.map(String),
    },
    {
      title: stage.say('halt-flags'),
      help: stage.say('halt-flags-help'),
      values: stage.names.map((_, seat) => String(stage.view.table.halts.filter((halt) => halt.flag === seat).length)),
    },
  ],

  spots: (event) => (typeof event.facts.halt === 'string' ? [`halt:${event.facts.halt}`] : []),

  guide: [
    { key: 'guide-halt-goal', at: '.halt .car' },
    { key: 'guide-halt-ticket', at: '.halt .ticket' },
    { key: 'guide-halt-stop', at: '.halt .stop[data-legal]', when: (stage) => stage.turn },
    { key: 'guide-halt-bill', at: '.halt .advertise', when: (stage) => stage.turn },
  ],
}
