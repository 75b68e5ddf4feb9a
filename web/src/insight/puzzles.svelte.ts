/** A puzzle on the board, and what this browser remembers of puzzles. */
import { keep, recall } from '../lib/store'
import { t, words } from '../lib/texts.svelte'
import type { MoveInfo, TableInfo } from '../lib/types'
import type { PuzzleAnswer, PuzzleInfo, PuzzleSet } from '../generated/server'
import { calls, type Asked } from './calls'
import { TrialStage } from './trial.svelte'

interface Kept {
  /** by game: the puzzles that were solved */
  solved: Record<string, string[]>
  /** right answers in a row, over all games */
  streak: number
  /** the last day whose puzzle was solved, and how many days in a row it was */
  day: string
  days: number
}

/** A day as a calendar writes it, where the reader is. */
export const dayOf = (time: Date): string =>
  `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}-${String(time.getDate()).padStart(2, '0')}`

/** What is remembered after an answer; one that was solved before changes no streak. */
export function counted(kept: Kept, game: string, id: string, right: boolean, daily: boolean, now: Date): Kept {
  const known = kept.solved[game] ?? []
  const again = known.includes(id)
  const solved = right && !again ? { ...kept.solved, [game]: [...known, id] } : kept.solved
  const today = dayOf(now)
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))
  const first = daily && right && kept.day !== today
  return {
    solved,
    streak: again ? kept.streak : right ? kept.streak + 1 : 0,
    day: first ? today : kept.day,
    days: first ? (kept.day === yesterday ? kept.days + 1 : 1) : kept.days,
  }
}

class Memory {
  kept = $state.raw<Kept>({ solved: {}, streak: 0, day: '', days: 0, ...recall<Partial<Kept>>('puzzles', {}) })

  count(game: string, id: string, right: boolean, daily: boolean): void {
    this.kept = counted(this.kept, game, id, right, daily, new Date())
    keep('puzzles', this.kept)
  }

  solved(game: string): string[] {
    return this.kept.solved[game] ?? []
  }
}

export const memory = new Memory()

/** The puzzle after this one: the next that is not solved, in the order of levels. */
export function nextOf(list: PuzzleInfo[], id: string, solved: string[]): string | null {
  const at = list.findIndex((one) => one.id === id)
  const round = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))]
  return (round.find((one) => !solved.includes(one.id)) ?? round[0])?.id ?? null
}

export class PuzzleStage extends TrialStage {
  puzzle = $state.raw<PuzzleSet | null>(null)
  answer = $state.raw<PuzzleAnswer | null>(null)
  drawing = $state.raw<unknown>(null)

  constructor(
    readonly game: string,
    private readonly told: (right: boolean) => void,
  ) {
    super()
  }

  get info(): TableInfo {
    const one = this.puzzle
    if (!one) throw new Error('there is no puzzle yet')
    return {
      from: 'record',
      id: `puzzle-${this.game}-${one.id}`,
      game: this.game,
      board: one.board,
      options: one.options,
      players: one.names.length,
      status: 'over',
      public: false,
      practice: true,
      rated: false,
      sought: false,
      tournament: null,
      visitors: false,
      start: 'full',
      title: '',
      seats: this.names.map((name, seat) => ({
        seat,
        kind: 'bot',
        name,
        bot: null,
        connected: false,
        left: false,
        free: false,
        standin: null,
        resigned: false,
        account: null,
        colour: 'grey',
      })),
      clock: null,
      spectators: 0,
      takeback: null,
      calls: { nudges: [], vote: null },
      commitment: null,
      seed: null,
      salt: null,
      created: 0,
      started: null,
      ended: null,
      now: 0,
    }
  }

  get data(): unknown {
    return this.drawing
  }

  /** nobody sits here: players are called by their colours */
  get names(): string[] {
    const colours = this.shown?.view.colours ?? []
    return colours.map((own) => {
      const said = t(`colour-${own[0] ?? 'grey'}`)
      return said.charAt(0).toLocaleUpperCase(words.texts.language) + said.slice(1)
    })
  }

  open(id: string, drawing: (board: string) => Promise<unknown>): Promise<void> {
    return this.work(async () => {
      const found = await calls.puzzle(this.game, id)
      this.drawing = await drawing(found.board)
      this.answer = null
      this.marked = []
      this.before = null
      this.puzzle = found
      this.shown = found
    })
  }

  protected asked<K extends keyof Asked>(what: K, body: Asked[K][0]): Promise<Asked[K][1]> {
    return calls.puzzleAsked(this.game, this.puzzle?.id ?? '', what, body)
  }

  protected async play(move: MoveInfo): Promise<void> {
    const one = this.puzzle
    if (!one || this.answer) return
    const answer = await calls.answer(this.game, one.id, move.move)
    this.answer = answer
    this.marked = answer.best.places
    this.told(answer.right)
  }
}
