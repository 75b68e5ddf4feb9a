/** Lines as a tree, charts, and what is remembered of puzzles. */
import { describe, expect, test } from 'vitest'
import { axisOf, bandsOf, lineOf, movesOf } from '../src/insight/chart'
import { checked, grown, packed, tree, unpacked, wayTo, without, type Line } from '../src/insight/lines'
import { percent } from '../src/insight/insight.svelte'
import { counted, dayOf, nextOf } from '../src/insight/puzzles.svelte'

const step = (move: string, seat = 0): { seat: number; move: string } => ({ seat, move })
const line = (of: number, after: number, ...moves: string[]): Line => ({
  of,
  after,
  name: '',
  note: '',
  moves: moves.map((move) => step(move)),
})

describe('lines', () => {
  const lines = [line(0, 10, 'a', 'b', 'c'), line(1, 2, 'd'), line(0, 10, 'e')]

  test('the way to a moment leaves the game where the first line does', () => {
    expect(wayTo(lines, { line: 0, at: 7 })).toEqual({ ply: 7, moves: [] })
    expect(wayTo(lines, { line: 1, at: 2 })).toEqual({ ply: 10, moves: [step('a'), step('b')] })
    expect(wayTo(lines, { line: 2, at: 1 })).toEqual({ ply: 10, moves: [step('a'), step('b'), step('d')] })
  })

  test('a move goes on along a line, follows one that is there, or branches off', () => {
    expect(grown(lines, { line: 3, at: 1 }, [step('f')]).lines[2]?.moves).toEqual([step('e'), step('f')])
    expect(grown(lines, { line: 1, at: 0 }, [step('a')])).toEqual({ lines, moment: { line: 1, at: 1 } })
    expect(grown(lines, { line: 0, at: 10 }, [step('e')])).toEqual({ lines, moment: { line: 3, at: 1 } })
    const branched = grown(lines, { line: 1, at: 1 }, [step('x')])
    expect(branched.lines[3]).toEqual(line(1, 1, 'x'))
    expect(branched.moment).toEqual({ line: 4, at: 1 })
    // a line that others branch off from at its end is not made longer, or they would hang in the air
    const end = grown([line(0, 1, 'a'), line(1, 1, 'b')], { line: 1, at: 1 }, [step('c')])
    expect(end.lines.length).toBe(3)
  })

  test('with a line go those that branch off from it', () => {
    expect(without(lines, 1)).toEqual([line(0, 10, 'e')])
    expect(without([...lines, line(3, 1, 'z')], 1)).toEqual([line(0, 10, 'e'), line(1, 1, 'z')])
    expect(tree(lines).map(({ number, depth }) => [number, depth])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
  })

  test('an address carries them, and a damaged one carries nothing', async () => {
    expect(await unpacked(await packed(lines))).toEqual(lines)
    expect(await unpacked('nonsense')).toEqual([])
    expect(checked([{ of: 1, after: 0, moves: [step('a')] }])).toEqual([])
    expect(checked([{ of: 0, after: -1, moves: [step('a')] }])).toEqual([])
    expect(checked([{ of: 0, after: 1, moves: [{ seat: 'x' }] }])).toEqual([])
    expect(checked('lines')).toEqual([])
  })
})

test('bands fill the box from foot to top', () => {
  const bands = bandsOf(
    [
      [0.25, 0.75],
      [0.5, 0.5],
    ],
    100,
    40,
  )
  expect(bands).toEqual(['M0.0 30.0L100.0 20.0L100.0 40.0L0.0 40.0Z', 'M0.0 0.0L100.0 0.0L100.0 20.0L0.0 30.0Z'])
})

test('axes have round figures, lines are broken where nothing is known', () => {
  expect(axisOf([3, 18, null])).toEqual({ low: 0, high: 18, ticks: [0, 5, 10, 15] })
  expect(axisOf([-7, 2]).ticks).toEqual([-5, 0])
  expect(movesOf(225, 5)).toEqual([0, 50, 100, 150, 200])
  expect(lineOf([0, 1, 2, 3], [0, 10, null, 10], 3, { low: 0, high: 10, ticks: [] }, 30, 10)).toBe(
    'M0.0 10.0L10.0 0.0M30.0 0.0',
  )
})

test('right answers in a row, and days in a row', () => {
  const none = { solved: {}, streak: 0, day: '', days: 0 }
  const monday = new Date(2026, 10, 16)
  const one = counted(none, 'g', '1-1', true, true, monday)
  expect(one).toEqual({ solved: { g: ['1-1'] }, streak: 1, day: '2026-11-16', days: 1 })
  const two = counted(one, 'g', '2-2', true, true, new Date(2026, 10, 17))
  expect([two.streak, two.days]).toEqual([2, 2])
  expect(counted(two, 'g', '3-3', false, false, new Date(2026, 10, 17)).streak).toBe(0)
  expect(counted(two, 'g', '3-3', true, true, new Date(2026, 10, 20)).days).toBe(1)
  // the same puzzle once more: no way to a streak, nor out of it
  expect(counted(two, 'g', '2-2', true, false, new Date(2026, 10, 17))).toEqual(two)
  expect(counted(two, 'g', '2-2', false, false, new Date(2026, 10, 17))).toEqual(two)
  expect(dayOf(new Date(2027, 0, 5))).toBe('2027-01-05')
  const list = ['a', 'b', 'c'].map((id) => ({ id, level: 1, seat: 0, ply: 1 }))
  expect(nextOf(list, 'a', ['b'])).toBe('c')
  expect(nextOf(list, 'c', ['a', 'b', 'c'])).toBe('a')
})

test('a share is a whole number of percent, less than one has a digit, and nothing is minus nought', () => {
  expect([0, -0.0003, 0.002, -0.006, -0.58, 1].map((share) => percent(share))).toEqual([
    '0',
    '0',
    '0.2',
    '-0.6',
    '-58',
    '100',
  ])
})
