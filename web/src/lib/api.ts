/** The REST part of the server's API. Every failure is an ApiError with the server's own words. */
import type {
  Able,
  About,
  AccountTables,
  Blocked,
  Catalogue,
  Created,
  Done,
  Drawing,
  GameTexts,
  Ladder,
  LaidOut,
  League,
  Leagues,
  Me,
  MoreTexts,
  MyNotes,
  MyTables,
  NewLeague,
  NewTable,
  NewTournament,
  Notices,
  OfTheMoment,
  Person,
  PlayNow,
  Position,
  Problem,
  Replay,
  Rules,
  Seated,
  Seek,
  Sit,
  Sought,
  ShellTexts,
  TableInfo,
  Tables,
  Tournament,
  Tournaments,
} from './types'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text)
  }
}

/** Do something at the server: what it says against it, or nothing. */
export async function refused(deed: () => Promise<unknown>): Promise<string> {
  try {
    await deed()
    return ''
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    return problem.problem.text
  }
}

interface Ask {
  token?: string | undefined
  body?: unknown
  method?: string
}

let language = 'en'
export function speak(code: string): void {
  language = code
}

async function ask(path: string, { token, body, method }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const init: RequestInit = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers }
  if (body !== undefined) init.body = JSON.stringify(body)
  let answer: Response
  try {
    answer = await fetch(`${path}${path.includes('?') ? '&' : '?'}language=${language}`, init)
  } catch {
    throw new ApiError(0, { code: 'offline', text: 'offline' })
  }
  if (!answer.ok) throw new ApiError(answer.status, await problem(answer))
  return answer
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const said: { error?: Problem } = await answer.json()
    return said.error ?? { code: 'bad', text: answer.statusText }
  } catch {
    return { code: 'bad', text: answer.statusText || String(answer.status) }
  }
}

/** The answers are declared by the server, their types made from that. */
async function get<T>(path: string, asked: Ask = {}): Promise<T> {
  return (await ask(path, asked)).json()
}

/** For pages with addresses of their own: an answer as JSON, and one as text. */
export const call = get
export const callText = async (path: string, body: unknown): Promise<string> => (await ask(path, { body })).text()

/** What never changes while the server runs is asked for once: a drawer for each kind of answer. */
function kept<T>(): (path: string) => Promise<T> {
  const once = new Map<string, Promise<T>>()
  return (path) => {
    const old = once.get(path)
    if (old) return old
    const found = get<T>(path)
    found.catch(() => once.delete(path))
    once.set(path, found)
    return found
  }
}
const catalogue = kept<Catalogue>()
const drawing = kept<Drawing>()
const shellTexts = kept<ShellTexts>()
const peopleTexts = kept<MoreTexts>()
const gameTexts = kept<GameTexts>()
const rules = kept<Rules>()

export const api = {
  games: () => catalogue('/api/games'),
  board: (game: string, board: string) =>
    drawing(`/api/games/${game}/boards/${encodeURIComponent(board)}`).then((found) => found.data),
  schema: <T>(game: string) => get<T>(`/api/games/${game}/schema`),
  shell: (code: string) => shellTexts(`/api/texts/${code}`),
  peopleTexts: (code: string) => peopleTexts(`/api/texts/${code}/people`),
  texts: (game: string, code: string) => gameTexts(`/api/games/${game}/texts/${code}`),
  rules: (game: string, code: string) => rules(`/api/games/${game}/rules/${code}`).then((found) => found.rules),

  create: (table: NewTable) => get<Created>('/api/tables', { body: table }),
  play: (game: string, name: string, bot: string, players: number | null, colour: string) =>
    get<Created>('/api/play', { body: { game, name, bot, players, colour } satisfies PlayNow }),
  leagues: () => get<Leagues>('/api/leagues').then((found) => found.leagues),
  league: (id: string, season: number | null) =>
    get<League>(`/api/leagues/${id}${season === null ? '' : `?season=${season}`}`),
  newLeague: (wish: NewLeague) => get<League>('/api/leagues', { body: wish }),
  nextSeason: (id: string) => get<League>(`/api/leagues/${id}/season`, { body: {} }),
  closeLeague: (id: string) => get<Done>(`/api/leagues/${id}/close`, { body: {} }),
  closeTournament: (id: string) => get<Done>(`/api/tournaments/${id}/close`, { body: {} }),
  tournaments: () => get<Tournaments>('/api/tournaments').then((found) => found.tournaments),
  tournament: (id: string) => get<Tournament>(`/api/tournaments/${id}`),
  newTournament: (wish: NewTournament) => get<Tournament>('/api/tournaments', { body: wish }),
  /** join, leave or start */
  tournamentDeed: (id: string, deed: 'join' | 'leave' | 'start', person: string | null = null) =>
    get<Tournament>(`/api/tournaments/${id}/${deed}`, { body: deed === 'leave' ? { person } : {} }),
  seek: (wish: Seek) => get<Sought>('/api/seek', { body: wish }),
  moment: () => get<OfTheMoment>('/api/moment').then((found) => found.table),
  holiday: (id: string, days: number, token: string) =>
    get<TableInfo>(`/api/tables/${id}/holiday`, { body: { days }, token }),
  tables: (status: string) => get<Tables>(`/api/tables?status=${status}&limit=50`).then((found) => found.tables),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  mine: (tokens: string[]) => get<MyTables>('/api/mine', { body: { tokens } }).then((found) => found.tables),
  sit: (id: string, seat: number, name: string, colour: string) =>
    get<Seated>(`/api/tables/${id}/seats/${seat}`, { body: { name, colour } satisfies Sit }),
  giveToBot: (id: string, seat: number, bot: string, token: string) =>
    get<TableInfo>(`/api/tables/${id}/seats/${seat}/bot`, { body: { bot }, token }),
  start: (id: string, token: string) => get<TableInfo>(`/api/tables/${id}/start`, { body: {}, token }),
  close: (id: string, token: string) => get<TableInfo>(`/api/tables/${id}/close`, { body: {}, token }),
  leave: (id: string, token: string, bot: string | null) =>
    get<TableInfo>(`/api/tables/${id}/leave`, { body: { bot, give: false }, token }),
  nudge: (id: string, seat: number, token: string) =>
    get<TableInfo>(`/api/tables/${id}/nudge`, { body: { seat }, token }),
  letTalk: (id: string, talk: boolean, token: string) =>
    get<TableInfo>(`/api/tables/${id}/visitors`, { body: { talk }, token }),
  vote: (id: string, about: 'bot' | 'end', seat: number | null, token: string) =>
    get<TableInfo>(`/api/tables/${id}/vote`, { body: { about, seat }, token }),
  answerVote: (id: string, agree: boolean, token: string) =>
    get<TableInfo>(`/api/tables/${id}/vote/answer`, { body: { agree }, token }),
  resign: (id: string, token: string) => get<TableInfo>(`/api/tables/${id}/resign`, { body: {}, token }),
  rename: (id: string, token: string, name: string) =>
    get<TableInfo>(`/api/tables/${id}/name`, { body: { name }, token }),
  comeBack: (id: string, token: string) => get<TableInfo>(`/api/tables/${id}/return`, { body: {}, token }),

  me: () => get<Me>('/api/me'),
  myTables: () => get<AccountTables>('/api/me/tables').then((found) => found.tables),
  claim: (id: string, token: string) => get<TableInfo>(`/api/tables/${id}/claim`, { body: {}, token }),
  ratings: (game: string, players: number) =>
    get<Ladder>(game ? `/api/ratings?game=${encodeURIComponent(game)}&players=${players}` : '/api/ratings'),
  block: (id: string, block: boolean) => get<Blocked>(`/api/people/${id}/block`, { body: { block } }),
  report: (id: string, text: string) => get<Done>(`/api/people/${id}/report`, { body: { text } }),
  notices: () => get<Notices>('/api/me/notices'),
  mails: () => get<Able>('/api/me/mail'),
  leaveMessages: (channel: string, key: string) => get<Done>(`/api/unsubscribe/${channel}/${key}`, { body: {} }),
  person: (id: string) => get<Person>(`/api/people/${id}`),
  notes: (table: string) => get<MyNotes>(`/api/me/notes/${table}`),
  keepNotes: (table: string, text: string) => get<MyNotes>(`/api/me/notes/${table}`, { body: { text } }),
  /** What is said about the account, and what it is told. */
  account: <T>(what: string, body: unknown) => get<T>(`/api/me${what}`, { body }),

  record: async (id: string) => (await ask(`/api/tables/${id}/record`)).text(),
  upload: (record: string) => get<LaidOut>('/api/records', { body: { record } }),
  replay: (id: string) => get<Replay>(`/api/tables/${id}/replay`),
  about: (id: string, ply: number, of: number, eyes: string) =>
    get<About>(`/api/tables/${id}/replay/${ply}/about/${of}?eyes=${eyes}`),
  position: (id: string, ply: number, eyes: string) => get<Position>(`/api/tables/${id}/replay/${ply}?eyes=${eyes}`),
}
