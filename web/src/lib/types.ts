/** The names by which the client knows what the server sends: the shapes are made from the server's own declarations. */
import type { Event, Fact, Trouble, View as AnyView } from '../generated/server'

export type {
  About,
  AccountTables,
  Advised,
  Answers,
  Blocked,
  BotInfo,
  Channel,
  Catalogue,
  ChatLine as Chat,
  Created,
  Done,
  Drawing,
  Fact,
  FaceInfo,
  GameInfo,
  GameTexts,
  Heard,
  Hello,
  Ladder,
  LaidOut,
  Me,
  Message,
  MoreTexts,
  Move as MoveInfo,
  MyTable as Mine,
  MyAccount,
  MyTables,
  NewTable,
  NewTournament,
  Notices,
  OfTheMoment,
  OptionInfo as Option,
  Person,
  PlayNow,
  Rating,
  Ply,
  Position,
  Preview,
  Reason as Why,
  Replay,
  Rule,
  Rules,
  SeatClock,
  SeatWish,
  Seated,
  Seek,
  ShellTexts,
  Sought,
  State as StateMessage,
  Stepped,
  Suggestion,
  Table as TableInfo,
  Tables,
  Tournament,
  TournamentInfo,
  Tournaments,
  Way,
} from '../generated/server'

export type Facts = Record<string, Fact>
export type GameEvent = Event

/** The heading that every game's view has; `table` is the game's own. */
export type View<T = unknown> = Omit<AnyView, 'table'> & { table: T }

/** Why something was not done; without a line to the server the client says so itself. */
export type Problem = Omit<Trouble, 'code'> & { code: Trouble['code'] | 'offline' }
