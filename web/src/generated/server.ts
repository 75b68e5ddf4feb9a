/** Made by `make types` from the API of the server: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * Able
     * @description Whether this server can do something.
     */
    Able: {
      able: boolean
    }
    /**
     * About
     * @description Everything that these eyes may know about a player.
     */
    About: {
      of: number
      parts: components['schemas']['Part'][]
    }
    /**
     * AccountTable
     * @description A table of mine; its token is "account:SEAT" or "account:host".
     */
    AccountTable: {
      table: components['schemas']['Table']
      seat: number | null
      host: boolean
      /** @description for me */
      waits: boolean
      /** @description why it can only be looked at */
      problem: string | null
    }
    /**
     * AccountTables
     * @description The tables of an account; those that wait come first.
     */
    AccountTables: {
      tables: components['schemas']['AccountTable'][]
    }
    /**
     * Advised
     * @description One of the best moves.
     */
    Advised: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      /** @description to win, from 0 to 1, calibrated as in an analysis */
      chance: number
      /** @description that the seat may expect at the end, 1 the first */
      place: number
      /** @description that it may expect at the end */
      points: number
      /** @description what speaks most for it, or against */
      why: components['schemas']['Argument'][]
    }
    /**
     * Analysis
     * @description An analysis, or how far it has come.
     */
    Analysis: {
      /** @enum {string} */
      status: 'off' | 'none' | 'working' | 'failed' | 'done'
      /** @description the part of the work, from 0 to 1 */
      done: number
      /** @description whoever asks has begun it, and may cancel it */
      mine: boolean
      report: components['schemas']['Report'] | null
    }
    /**
     * Answer
     * @description The answer to a puzzle.
     */
    Answer: {
      move: string
    }
    /**
     * Answered
     * @description A move of a bot in a line.
     */
    Answered: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      seat: number
      events: components['schemas']['Event'][]
    }
    /**
     * Argument
     * @description A part of what a position is worth: the Fluent message `term-<term>` of the game.
     */
    Argument: {
      term: string
      /** @description by so many points it differs from what it is after the other moves that were tried */
      points: number
    }
    /**
     * Because
     * @description What the better move would have meant: a part of the own value, or what a rival may expect.
     */
    Because: {
      term?: string
      rival?: number
      points: number
    }
    /**
     * Block
     * @description Whether not to play with somebody.
     */
    Block: {
      /** @default true */
      block?: boolean
    }
    /**
     * Blocked
     * @description With whom one does not play.
     */
    Blocked: {
      blocked: components['schemas']['Named'][]
    }
    /**
     * BotInfo
     * @description A bot: a seat is given to its name, or to "name:level".
     */
    BotInfo: {
      name: string
      /** @description 0: without a number */
      levels: number[]
      /** @description its place among the levels that people choose from, the weakest 1; 0: none of them, to be asked for by name */
      rank: number
    }
    /**
     * Branch
     * @description The end of a line from which a new table plays on, and who sits there.
     */
    Branch: {
      ply: number
      /** @default [] */
      moves?: components['schemas']['LineMove'][]
      seats: components['schemas']['SeatWish'][]
      /** @default  */
      title?: string
    }
    /**
     * ByCode
     * @description A code from another device, or one that was kept for when all else is lost.
     */
    ByCode: {
      code: string
    }
    /**
     * Calls
     * @description What people who wait have called for.
     */
    Calls: {
      nudges: components['schemas']['Nudge'][]
      vote: components['schemas']['Vote'] | null
    }
    /**
     * Catalogue
     * @description All games, bots and languages.
     */
    Catalogue: {
      games: components['schemas']['GameInfo'][]
      bots: components['schemas']['BotInfo'][]
      languages: string[]
      version: string
    }
    /**
     * Chanced
     * @description What luck changed at a ply.
     */
    Chanced: {
      ply: number
      /** @enum {string} */
      kind: 'draw' | 'reveal' | 'sealed'
      /** @description by seat */
      by: number[]
    }
    /**
     * Channel
     * @description A way in which somebody is told that it is their turn.
     */
    Channel: {
      id: string
      /** @enum {string} */
      kind: 'push' | 'mail' | 'hook' | 'discord' | 'slack'
      label: string
      /** @description the host, or the address of e-mail */
      address: string
      /** @description milliseconds between two messages; what comes meanwhile goes together */
      every: number
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      used: number | null
      failing: boolean
      /** @description of a webhook, when it is made: X-Roundhouse-Signature is t=TIME,v1=HMAC-SHA-256 of TIME.BODY */
      secret: string | null
    }
    /**
     * Chat
     * @description The last lines of the chat.
     */
    Chat: {
      chat: components['schemas']['ChatLine'][]
    }
    /**
     * ChatLine
     * @description A line of the chat.
     */
    ChatLine: {
      number: number
      /** @description null: a visitor */
      seat: number | null
      name: string
      text: string
      /** @description milliseconds since 1970 by the server's clock */
      time: number
      /** @description of whoever said it; null: a guest */
      account: string | null
    }
    /**
     * Claim
     * @description A name to be one's own, with a password.
     */
    Claim: {
      name: string
      password: string
      /** @default {} */
      settings?: components['schemas']['Likes']
    }
    /**
     * Clock
     * @description The clock that was agreed; milliseconds.
     */
    Clock: {
      turn: number
      reserve: number
      /**
       * @description what happens when both are gone
       * @enum {string}
       */
      out: 'move' | 'pass' | 'takeover' | 'out'
      bot: string
      /** @description comes back to the reserve after each turn */
      refill: number
      /** @description outside of them the clocks stand still */
      hours: components['schemas']['Hours'] | null
      /** @description days that each player may be away */
      holidays: number
    }
    /**
     * ClockWish
     * @description The clock that is agreed; milliseconds.
     */
    ClockWish: {
      /** @default 60000 */
      turn?: number
      /** @default 600000 */
      reserve?: number
      /**
       * @default move
       * @enum {string}
       */
      out?: 'move' | 'pass' | 'takeover' | 'out'
      /** @default greedy */
      bot?: string
      /** @default 0 */
      refill?: number
      hours?: components['schemas']['HoursWish'] | null
      /** @default 0 */
      holidays?: number
    }
    /**
     * Complaint
     * @description What the people who run the server should know about somebody, and at which table it was.
     */
    Complaint: {
      text: string
      /** @default  */
      table?: string
    }
    /**
     * Created
     * @description A table that was made, and the tokens for it, which are told once.
     */
    Created: {
      table: components['schemas']['Table']
      host: string
      /** @description of the seats `here`, by their numbers */
      tokens: {
        [key: string]: string
      }
    }
    /**
     * Decision
     * @description A decision of a game, and what it cost.
     */
    Decision: {
      /** @description the moves played before it */
      ply: number
      seat: number
      move: string
      /** @description the better move; empty if none was found */
      best: string
      /** @description to win, after the move that was played */
      chance: number
      better: number
      /** @description the chance that was lost */
      cost: number
      error: number
      /** @enum {string} */
      name: '' | 'slip' | 'mistake' | 'blunder'
      why: components['schemas']['Because'][]
      /** @description the better move, as it is said and drawn */
      shown: components['schemas']['Suggestion'] | null
    }
    /**
     * DeviceCode
     * @description A code for another device.
     */
    DeviceCode: {
      code: string
      seconds: number
      /** @description of its QR code, in dots */
      size: number
      /** @description the dark dots, as the path of an SVG picture */
      path: string
    }
    /**
     * Done
     * @description It is done.
     */
    Done: {
      done: boolean
    }
    /**
     * Drawing
     * @description The drawing of a board.
     */
    Drawing: {
      game: string
      board: string
      data: unknown
    }
    /**
     * Entrant
     * @description Somebody who takes part.
     */
    Entrant: {
      id: string
      name: string
    }
    /**
     * Event
     * @description Something that happened: the Fluent message `log-<kind>`.
     */
    Event: {
      kind: string
      /** @description who did it; -1: nobody */
      seat: number
      facts: {
        [key: string]: Fact
      }
      /** @description in a replay: the one seat that heard of it */
      only?: number
    }
    /**
     * FaceInfo
     * @description Where the drawn board of a game from another package is served.
     */
    FaceInfo: {
      module: string
      style: string | null
      poster: string | null
    }
    Fact: Fact
    /**
     * Failure
     * @description The answer to a request that cannot be done.
     */
    Failure: {
      error: components['schemas']['Trouble']
    }
    /**
     * Farewell
     * @description Delete the account: its name is said again, so that nobody does it by mistake.
     */
    Farewell: {
      name: string
    }
    /**
     * Farewells
     * @description Who drops out; left out: oneself.
     */
    Farewells: {
      person?: string | null
    }
    /**
     * GameInfo
     * @description A game of the catalogue.
     */
    GameInfo: {
      id: string
      title: string
      /** @description of its rules */
      prefix: string
      players: number[]
      boards: string[]
      options: components['schemas']['OptionInfo'][]
      colours: string[]
      /** @description a table gives out its colours as people like best */
      paints: boolean
      rules_version: number
      phases: components['schemas']['PhaseInfo'][]
      /** @description null for a game that the client draws itself, or nobody does */
      face: components['schemas']['FaceInfo'] | null
      /** @description how many come with it */
      puzzles: number
    }
    /**
     * GameTexts
     * @description The Fluent source of a game; its messages go on top of the shell's.
     */
    GameTexts: {
      language: string
      game: string
    }
    /**
     * Hinted
     * @description What a bot would play, and its best moves.
     */
    Hinted: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      /** @description at most three, the best first; none from a bot that does not search, or where there is no choice */
      best: components['schemas']['Advised'][]
    }
    /**
     * Holiday
     * @description For how many days somebody goes on holiday; 0: they are back.
     */
    Holiday: {
      days: number
    }
    /**
     * Hours
     * @description Hours of every day, in minutes after midnight of a place.
     */
    Hours: {
      zone: string
      start: number
      end: number
    }
    /**
     * HoursWish
     * @description Hours of every day, in minutes after midnight of a place; from a minute to the same one: none.
     */
    HoursWish: {
      zone: string
      start: number
      end: number
    }
    /**
     * InsightTexts
     * @description Words as a Fluent source.
     */
    InsightTexts: {
      language: string
      insight: string
    }
    /**
     * Ladder
     * @description Ratings of one pool, the strongest first, and which pools there are.
     */
    Ladder: {
      game: string | null
      players: number | null
      pools: components['schemas']['PoolInfo'][]
      ratings: components['schemas']['Ranked'][]
    }
    /**
     * LaidOut
     * @description The table on which a record can be looked at.
     */
    LaidOut: {
      table: components['schemas']['Table']
      /** @description the variations of the record */
      lines: components['schemas']['LineOf'][]
    }
    /**
     * League
     * @description A league: this season's divisions, the highest first, and the list of those who wait for the next.
     */
    League: {
      id: string
      title: string
      /** @description 0 before the first */
      season: number
      /** @description the season that the divisions are of */
      shown: number
      /** @description how many are in a division, about */
      division: number
      /** @description how many rise and fall */
      up: number
      /** @description no further season follows */
      closed: boolean
      host: boolean
      divisions: components['schemas']['Tournament'][]
      /** @description joined as a tournament is, by /api/tournaments/{id}/join */
      waiting: components['schemas']['Tournament']
    }
    /**
     * LeagueInfo
     * @description A league in short.
     */
    LeagueInfo: {
      id: string
      title: string
      game: string
      /** @description 0 before the first */
      season: number
      /** @description in this season and waiting for the next */
      people: number
      /** @description no further season follows */
      closed: boolean
      /** @description milliseconds since 1970 by the server's clock */
      created: number
    }
    /**
     * Leagues
     * @description Public leagues and my own, the newest first.
     */
    Leagues: {
      leagues: components['schemas']['LeagueInfo'][]
    }
    /**
     * Leave
     * @description How somebody leaves.
     */
    Leave: {
      bot?: string | null
      /** @default false */
      give?: boolean
    }
    /**
     * Likes
     * @description What follows a person from device to device; what is left out stays as it is.
     */
    Likes: {
      theme?: ('light' | 'dark' | 'system') | null
      language?: ('en' | 'it' | 'fr') | null
      sound?: boolean | null
      volume?: number | null
      pace?: ('calm' | 'brisk' | 'once') | null
      motion?: boolean | null
      confirm?: boolean | null
      plain?: boolean | null
      mute?: boolean | null
      bot?: string | null
      colour?: string | null
    }
    /**
     * Line
     * @description One thing about a player.
     */
    Line: {
      /** @description the Fluent message */
      say: string
      /** @description what fills it in; `..._seat` is the number of a seat and stands for its name */
      facts: {
        [key: string]: Fact
      }
      figure: number | null
      /** @description the message that writes the figure, as $n; empty: the number alone */
      unit: string
      /**
       * @description warning: this costs the player more than it can bring; secret: there is a figure, which these eyes may not know
       * @enum {string}
       */
      mark: 'plain' | 'warning' | 'secret'
    }
    /**
     * LineAt
     * @description The end of a line, where something is asked; by whoever decides there, or by another seat.
     */
    LineAt: {
      /** @default 0 */
      ply?: number
      /** @default [] */
      moves?: components['schemas']['LineMove'][]
      seat?: number | null
    }
    /**
     * LineEnd
     * @description The end of a line.
     */
    LineEnd: {
      game: string
      board: string
      /** @description who decides there; null if the game is over */
      turn: number | null
      view: components['schemas']['View']
      moves: components['schemas']['Move'][]
      asides: components['schemas']['Move'][]
      chances: number[]
      points: number[]
      places: number[]
      /** @description what bots have played after the moves */
      answers: components['schemas']['Answered'][]
      /** @description of the moves themselves */
      events: components['schemas']['Event'][]
    }
    /**
     * LineKept
     * @description A line with its name and note; it branches off from the game (0) or from a line before it.
     */
    LineKept: {
      of: number
      after: number
      /** @default  */
      name?: string
      /** @default  */
      note?: string
      moves: components['schemas']['LineMove'][]
    }
    /**
     * LineMove
     * @description A move of a seat.
     */
    LineMove: {
      seat: number
      move: string
    }
    /**
     * LineOf
     * @description A line that branches off from another: 0 is the game, 1 the first line.
     */
    LineOf: {
      of: number
      /** @description moves of that line before it */
      after: number
      name: string
      note: string
      moves: components['schemas']['LinePly'][]
    }
    /**
     * LinePly
     * @description A move of a line.
     */
    LinePly: {
      seat: number
      move: string
    }
    /**
     * LineSteps
     * @description What would come of moves, at the end of a line.
     */
    LineSteps: {
      moves: string[]
      /** @default [] */
      then?: string[]
      /** @default false */
      whole?: boolean
      /**
       * @default {
       *       "ply": 0,
       *       "moves": []
       *     }
       */
      at?: components['schemas']['LineAt']
    }
    /**
     * LineWayTo
     * @description The rows of small moves, at the end of a line.
     */
    LineWayTo: {
      move?: string | null
      /** @default [] */
      places?: string[]
      /**
       * @default {
       *       "ply": 0,
       *       "moves": []
       *     }
       */
      at?: components['schemas']['LineAt']
    }
    /**
     * LineWhy
     * @description Why not, at the end of a line.
     */
    LineWhy: {
      move?: string | null
      place?: string | null
      piece?: string | null
      /**
       * @default {
       *       "ply": 0,
       *       "moves": []
       *     }
       */
      at?: components['schemas']['LineAt']
    }
    /**
     * Lines
     * @description Lines to be written into the record.
     */
    Lines: {
      lines: components['schemas']['LineKept'][]
    }
    /**
     * MadePasskey
     * @description The passkey that a device has made.
     */
    MadePasskey: {
      ceremony: string
      credential: {
        [key: string]: unknown
      }
      /** @default  */
      label?: string
      /** @default {} */
      settings?: components['schemas']['Likes']
    }
    /**
     * MailChannel
     * @description How often a message is written at most.
     */
    MailChannel: {
      /** @default 0 */
      every?: number
    }
    /**
     * MailCode
     * @description What a link in a message holds.
     */
    MailCode: {
      code: string
    }
    /**
     * MailSent
     * @description A message was sent, if there was anybody to send it to.
     */
    MailSent: {
      sent: boolean
    }
    /**
     * MailWish
     * @description An address to which a link is sent: to confirm it, to claim a name, or, without one, to sign in.
     */
    MailWish: {
      address: string
      /** @default  */
      name?: string
      /** @default {} */
      settings?: components['schemas']['Likes']
    }
    /**
     * Marked
     * @description What the game announced.
     */
    Marked: {
      ply: number
      kind: string
      seat: number
      facts: {
        [key: string]: Fact
      }
    }
    /**
     * Me
     * @description Who is asking; null for a guest.
     */
    Me: {
      account: components['schemas']['MyAccount'] | null
    }
    /**
     * Mine
     * @description The tokens that a browser keeps.
     */
    Mine: {
      tokens: string[]
    }
    /**
     * MoreTexts
     * @description A Fluent source that only some pages need.
     */
    MoreTexts: {
      language: string
      words: string
    }
    /**
     * Move
     * @description A legal move.
     */
    Move: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      /** @description the seat owes no further decision after it, or it can no longer be taken back */
      final: boolean
    }
    /**
     * Moved
     * @description The strength after a game.
     */
    Moved: {
      number: number
      /** @description the true strength lies within it in about 95 of 100 cases */
      spread: number
      /** @description too uncertain to say much */
      provisional: boolean
      table: string
      /** @description milliseconds since 1970 by the server's clock */
      ended: number
    }
    /**
     * MyAccount
     * @description The account that the browser is signed in to.
     */
    MyAccount: {
      id: string
      name: string
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      /** @description there is one */
      password: boolean
      /** @description an address that was confirmed; empty without one */
      mail: string
      passkeys: components['schemas']['Passkey'][]
      sessions: components['schemas']['Session'][]
      /** @description recovery codes that are left */
      codes: number
      settings: {
        [key: string]: string | number | boolean
      }
      /** @description with whom one does not play */
      blocked: components['schemas']['Named'][]
    }
    /**
     * MyNotes
     * @description Notes to oneself about a table.
     */
    MyNotes: {
      text: string
      /** @description null: there are none */
      changed: number | null
    }
    /**
     * MyTable
     * @description A table that a token opens.
     */
    MyTable: {
      table: components['schemas']['Table']
      seat: number | null
      host: boolean
      /** @description the index in the list of tokens */
      token: number
      /** @description this seat owes a decision */
      waits: boolean
      /** @description why this server cannot play it */
      problem: string | null
    }
    /**
     * MyTables
     * @description The tables that tokens open; those that wait come first.
     */
    MyTables: {
      tables: components['schemas']['MyTable'][]
    }
    /**
     * Named
     * @description Somebody with a name of their own.
     */
    Named: {
      id: string
      name: string
    }
    /**
     * NewChannel
     * @description A way to be told: a browser's push service, or a webhook in one of three shapes.
     */
    NewChannel: {
      /** @enum {string} */
      kind: 'push' | 'hook' | 'discord' | 'slack'
      address: string
      keys?: components['schemas']['PushKeys'] | null
      /** @default  */
      label?: string
    }
    /**
     * NewLeague
     * @description A league to be made: what its divisions are like, how many are in one, and how many rise and fall.
     */
    NewLeague: {
      title: string
      /** @enum {string} */
      kind: 'round-robin' | 'swiss' | 'knock-out'
      game: string
      board?: string | null
      options?: {
        [key: string]: string | boolean | number
      }
      size: number
      /** @default 4 */
      rounds?: number
      /** @default 1 */
      best?: number
      /** @default false */
      public?: boolean
      /** @default false */
      rated?: boolean
      /**
       * @default {
       *       "turn": 60000,
       *       "reserve": 600000,
       *       "out": "move",
       *       "bot": "greedy",
       *       "refill": 0,
       *       "holidays": 0
       *     }
       */
      clock?: components['schemas']['ClockWish']
      /** @default 8 */
      division?: number
      /** @default 2 */
      up?: number
    }
    /**
     * NewName
     * @description The name under which somebody sits at a table from now on.
     */
    NewName: {
      name: string
    }
    /**
     * NewPasskey
     * @description For whom a passkey is to be made: a new name, or, left out, whoever is signed in.
     */
    NewPasskey: {
      /** @default  */
      name?: string
    }
    /**
     * NewPassword
     * @description A password, and the one before where there was one.
     */
    NewPassword: {
      password: string
      /** @default  */
      old?: string
    }
    /**
     * NewTable
     * @description A table to be made.
     */
    NewTable: {
      game: string
      board?: string | null
      options?: {
        [key: string]: string | boolean | number
      }
      /** @default  */
      title?: string
      /** @default false */
      public?: boolean
      /** @default false */
      practice?: boolean
      /** @default false */
      rated?: boolean
      visitors?: boolean | null
      /**
       * @default full
       * @enum {string}
       */
      start?: 'full' | 'host'
      seats: components['schemas']['SeatWish'][]
      clock?: components['schemas']['ClockWish'] | null
    }
    /**
     * NewTournament
     * @description A tournament to be made; all its tables have the same clock.
     */
    NewTournament: {
      title: string
      /** @enum {string} */
      kind: 'round-robin' | 'swiss' | 'knock-out'
      game: string
      board?: string | null
      options?: {
        [key: string]: string | boolean | number
      }
      size: number
      /** @default 4 */
      rounds?: number
      /** @default 1 */
      best?: number
      /** @default false */
      public?: boolean
      /** @default false */
      rated?: boolean
      /**
       * @default {
       *       "turn": 60000,
       *       "reserve": 600000,
       *       "out": "move",
       *       "bot": "greedy",
       *       "refill": 0,
       *       "holidays": 0
       *     }
       */
      clock?: components['schemas']['ClockWish']
    }
    /**
     * NotesText
     * @description Notes to oneself about a table.
     */
    NotesText: {
      text: string
    }
    /**
     * NoticeWish
     * @description When somebody wants to be told that it is their turn; what is left out stays as it is.
     */
    NoticeWish: {
      quiet?: number | null
      hours?: components['schemas']['HoursWish'] | null
    }
    /**
     * Notices
     * @description How and when somebody is told that it is their turn.
     */
    Notices: {
      /** @description milliseconds that a turn must last before one is told */
      quiet: number
      /** @description in which one is not told anything */
      hours: components['schemas']['Hours'] | null
      channels: components['schemas']['Channel'][]
      /** @description the public key of this server, for the browser's push service */
      push: string
      /** @description this server writes e-mail */
      mail: boolean
      /** @description the address that was confirmed; empty without one */
      address: string
    }
    /**
     * Nudge
     * @description Somebody was reminded that the table waits for them, and has not decided since.
     */
    Nudge: {
      seat: number
      by: number
      /** @description milliseconds since 1970 by the server's clock */
      time: number
      /** @description from when on a bot may play for them, by vote or by the host; milliseconds since 1970 */
      ripe: number
    }
    /**
     * Nudged
     * @description Who is reminded.
     */
    Nudged: {
      seat: number
    }
    /**
     * OfTheMoment
     * @description The game that is most worth watching.
     */
    OfTheMoment: {
      table: components['schemas']['Table'] | null
    }
    /**
     * Opening
     * @description How somebody likes to begin.
     */
    Opening: {
      game: string
      /** @description its notation */
      move: string
      /** @description the same in words */
      text: string
      games: number
      /** @description the mean place that came of it */
      place: number | null
    }
    /**
     * Opponent
     * @description Somebody who was at the table.
     */
    Opponent: {
      name: string
      account: string | null
      bot: string | null
      place: number | null
      score: number | null
    }
    /**
     * OptionInfo
     * @description A choice that is made before a game; its words are `option-<name>` and `option-<name>-<choice>`.
     */
    OptionInfo: {
      name: string
      default: string | number | boolean
      choices: (string | number | boolean)[]
      /** @description with other numbers of players only the default is allowed; empty: all */
      players: number[]
    }
    /**
     * Part
     * @description Lines that belong together.
     */
    Part: {
      /** @description `holds`, `income`, `score` or a word of the game; its title is the message `about-<name>` */
      name: string
      lines: components['schemas']['Line'][]
      /** @description the sum of the figures, where the part is a sum and all of them are known */
      total: number | null
      /** @description the message that writes the total */
      unit: string
    }
    /**
     * Passkey
     * @description Something that opens the account.
     */
    Passkey: {
      id: string
      label: string
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      used: number | null
    }
    /**
     * Person
     * @description Somebody with a name of their own: what everybody may know, or, for themselves, their private games too.
     */
    Person: {
      id: string
      name: string
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      me: boolean
      tally: components['schemas']['Tally'][]
      ratings: components['schemas']['Rating'][]
      /** @description first moves, by game, the most frequent first */
      openings: components['schemas']['Opening'][]
      games: components['schemas']['Played'][]
    }
    /**
     * PhaseInfo
     * @description A phase of a game.
     */
    PhaseInfo: {
      name: string
      /** @description nobody hears who has answered */
      sealed: boolean
    }
    /**
     * PlayNow
     * @description A game against bots, at once.
     */
    PlayNow: {
      game: string
      /** @default You */
      name?: string
      /** @default greedy */
      bot?: string
      players?: number | null
      board?: string | null
      options?: {
        [key: string]: string | boolean | number
      }
      /** @default 0 */
      seat?: number
      /** @default false */
      practice?: boolean
      /** @default  */
      colour?: string
    }
    /**
     * Played
     * @description A game that was played.
     */
    Played: {
      table: string
      game: string
      started: number | null
      ended: number | null
      seat: number
      /** @description null: ended before its end */
      place: number | null
      score: number | null
      practice: boolean
      rated: boolean
      seats: components['schemas']['Opponent'][]
    }
    /**
     * Ply
     * @description A move of a finished game, from position `ply - 1` to position `ply`, with all that happened.
     */
    Ply: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      ply: number
      seat: number
      events: components['schemas']['Event'][]
    }
    /**
     * PoolInfo
     * @description A game and a number of players for which somebody has a rating.
     */
    PoolInfo: {
      game: string
      players: number
      members: number
    }
    /**
     * Position
     * @description A position of a finished game.
     */
    Position: {
      ply: number
      eyes: string
      view: components['schemas']['View']
      /** @description for all eyes: those of the seats */
      views?: components['schemas']['View'][]
    }
    /**
     * Preview
     * @description What would come of moves.
     */
    Preview: {
      view: components['schemas']['View']
      events: components['schemas']['Event'][]
      moves: components['schemas']['Move'][]
      /** @description something would be drawn or shown, so that what comes next is only imagined */
      hidden: boolean
    }
    /**
     * ProgramToken
     * @description What lets a program play for the account, and nothing else; shown once.
     */
    ProgramToken: {
      token: string
    }
    /**
     * Proposal
     * @description What is voted on.
     */
    Proposal: {
      /** @enum {string} */
      about: 'bot' | 'end'
      seat?: number | null
      /** @default greedy */
      bot?: string
    }
    /**
     * PushKeys
     * @description What a browser's push service needs.
     */
    PushKeys: {
      p256dh: string
      auth: string
    }
    /**
     * PuzzleAnswer
     * @description What is said to an answer.
     */
    PuzzleAnswer: {
      right: boolean
      best: components['schemas']['Valued']
      others: components['schemas']['Valued'][]
      why: components['schemas']['Because'][]
    }
    /**
     * PuzzleInfo
     * @description A puzzle in a list.
     */
    PuzzleInfo: {
      id: string
      /** @description 1 to 5, by how many of the weaker bots miss it */
      level: number
      seat: number
      ply: number
    }
    /**
     * PuzzleList
     * @description The puzzles of a game.
     */
    PuzzleList: {
      game: string
      puzzles: components['schemas']['PuzzleInfo'][]
      daily: string | null
    }
    /**
     * PuzzleSet
     * @description A puzzle as it is set.
     */
    PuzzleSet: {
      id: string
      /** @description 1 to 5, by how many of the weaker bots miss it */
      level: number
      seat: number
      ply: number
      game: string
      board: string
      names: string[]
      options: {
        [key: string]: string | number | boolean
      }
      turn: number | null
      view: components['schemas']['View']
      moves: components['schemas']['Move'][]
      asides: components['schemas']['Move'][]
      chances: number[]
      points: number[]
      places: number[]
    }
    /**
     * Question
     * @description What a passkey is asked; `options` go to the browser as they are.
     */
    Question: {
      ceremony: string
      options: {
        [key: string]: unknown
      }
    }
    /**
     * Ranked
     * @description Somebody in the table of a pool.
     */
    Ranked: {
      number: number
      /** @description the true strength lies within it in about 95 of 100 cases */
      spread: number
      /** @description too uncertain to say much */
      provisional: boolean
      /** @description null: a bot, or a former player */
      account: string | null
      /** @description null: a former player */
      name: string | null
      bot: string | null
      games: number
      wins: number
    }
    /**
     * Rating
     * @description The strength at one game with one number of players, and how it came to it.
     */
    Rating: {
      number: number
      /** @description the true strength lies within it in about 95 of 100 cases */
      spread: number
      /** @description too uncertain to say much */
      provisional: boolean
      game: string
      players: number
      games: number
      wins: number
      /** @description the last games, the oldest first */
      history: components['schemas']['Moved'][]
    }
    /**
     * Reason
     * @description Whether something can be done, and if not, by which rule.
     */
    Reason: {
      /** @description if it was asked about a move */
      move?: string
      /** @description if it was asked about a place or a piece */
      place?: string | null
      piece?: string | null
      legal: boolean
      rule?: string
      key?: string
      /** @description one sentence in the language asked for */
      text?: string
      rule_text?: string
    }
    /**
     * RecordText
     * @description A record to look at.
     */
    RecordText: {
      record: string
    }
    /**
     * RecoveryCodes
     * @description Codes that are shown once.
     */
    RecoveryCodes: {
      codes: string[]
    }
    /**
     * Rename
     * @description Another name.
     */
    Rename: {
      name: string
    }
    /**
     * Replay
     * @description A finished game.
     */
    Replay: {
      table: components['schemas']['Table']
      plies: components['schemas']['Ply'][]
    }
    /**
     * Report
     * @description A whole analysis; lists by moment have one more than there are plies.
     */
    Report: {
      version: number
      game: string
      players: number
      plies: number
      chances: number[][]
      points: number[][]
      places: number[][]
      figures: components['schemas']['Series'][]
      /** @description the plies at which the figures are told */
      moments: number[]
      marks: components['schemas']['Marked'][]
      decisions: components['schemas']['Decision'][]
      luck: components['schemas']['Chanced'][]
      seats: components['schemas']['SeatSum'][]
    }
    /**
     * Resign
     * @description The bot that plays on for somebody who gives up.
     */
    Resign: {
      /** @default greedy */
      bot?: string
    }
    /**
     * Rule
     * @description A rule of the reference.
     */
    Rule: {
      rule: string
      text: string
    }
    /**
     * Rules
     * @description The rules reference of a game, in its order.
     */
    Rules: {
      language: string
      rules: components['schemas']['Rule'][]
    }
    /**
     * Say
     * @description A line of the chat.
     */
    Say: {
      text: string
      name?: string | null
    }
    /**
     * Seat
     * @description A seat of a table.
     */
    Seat: {
      seat: number
      /** @enum {string} */
      kind: 'person' | 'bot' | 'open'
      name: string
      bot: string | null
      connected: boolean
      /** @description the person went away */
      left: boolean
      /** @description somebody may sit down there */
      free: boolean
      /** @description the bot that plays for them until they come back */
      standin: string | null
      /** @description they gave up, and do not come back */
      resigned: boolean
      /** @description of somebody who has claimed a name: /api/people/{account} */
      account: string | null
      /** @description of its pieces; where the game leaves it to the table the one that was wished for, as far as it was free */
      colour: string
    }
    /**
     * SeatBot
     * @description The bot that sits down.
     */
    SeatBot: {
      bot: string
    }
    /**
     * SeatClock
     * @description The clock of a seat, as these eyes may see it; milliseconds.
     */
    SeatClock: {
      seat: number
      turn: number
      reserve: number
      running: boolean
      until: number | null
      /** @description it does not run now, whoever has to move */
      stands: boolean
      /** @description until when the player is on holiday */
      away: number | null
      /** @description of holiday that are left */
      days: number
    }
    /**
     * SeatSum
     * @description The game of one player.
     */
    SeatSum: {
      decisions: number
      accuracy: number | null
      lost: number
      luck: number
      slip: number
      mistake: number
      blunder: number
    }
    /**
     * SeatWish
     * @description Who is to sit on a chair.
     */
    SeatWish: {
      /** @enum {string} */
      kind: 'here' | 'bot' | 'open'
      /** @default  */
      name?: string
      /** @default greedy */
      bot?: string
      /** @default  */
      colour?: string
    }
    /**
     * Seated
     * @description A seat that was taken, and the token for it, which is told once.
     */
    Seated: {
      token: string
      seat: number
      table: components['schemas']['Table']
    }
    /**
     * Seek
     * @description What somebody would like to play, against people.
     */
    Seek: {
      game: string
      players: number
      /**
       * @default live
       * @enum {string}
       */
      pace?: 'live' | 'day'
      /** @default false */
      rated?: boolean
      /** @default You */
      name?: string
      /** @default  */
      colour?: string
    }
    /**
     * Series
     * @description A figure over time.
     */
    Series: {
      part: string
      /** @description the Fluent message */
      title: string
      facts: {
        [key: string]: Fact
      }
      unit: string
      /** @description by moment and seat */
      values: (number | null)[][]
    }
    /**
     * Session
     * @description A device that is signed in.
     */
    Session: {
      device: string
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      /** @description milliseconds since 1970 by the server's clock */
      seen: number
      here: boolean
    }
    /**
     * ShellTexts
     * @description The Fluent source of the shell, and a few words about each game.
     */
    ShellTexts: {
      language: string
      shell: string
      about: {
        [key: string]: string
      }
    }
    /**
     * SignIn
     * @description A name with its password.
     */
    SignIn: {
      name: string
      password: string
    }
    /**
     * SignOut
     * @description Where to sign out.
     */
    SignOut: {
      /** @default false */
      everywhere?: boolean
    }
    /**
     * Sit
     * @description The name under which somebody sits down, and the colour that they would like best.
     */
    Sit: {
      name: string
      /** @default  */
      colour?: string
    }
    /**
     * Sought
     * @description Where to sit down: a seat of another's table, or a table that was made and waits for others.
     */
    Sought: {
      table: components['schemas']['Table']
      /** @description free, to be taken by POST /api/tables/{id}/seats/{seat}; null: one sits there already */
      seat: number | null
      /** @description the new table, if nobody sought the same */
      made: components['schemas']['Created'] | null
    }
    /**
     * State
     * @description A position, as one pair of eyes sees it.
     */
    State: {
      /** @constant */
      type: 'state'
      table: string
      /** @description null: a spectator's eyes */
      seat: number | null
      /** @description what these eyes know: it changes if and only if the view, the moves or the log does */
      at: string
      /**
       * @description ended: by the players, before its end
       * @enum {string}
       */
      status: 'open' | 'playing' | 'over' | 'ended' | 'closed'
      /** @description null before the start */
      view: components['schemas']['View'] | null
      moves: components['schemas']['Move'][]
      /** @description may be played at any moment */
      asides: components['schemas']['Move'][]
      /** @description this seat owes a decision */
      turn: boolean
      undo: components['schemas']['Undoing']
      /** @description cut the log here, then add the events */
      first: number
      events: components['schemas']['Event'][]
      clocks: components['schemas']['SeatClock'][]
      /** @description milliseconds since 1970 by the server's clock */
      now: number
    }
    /**
     * Step
     * @description A move, and the position on which it was decided.
     */
    Step: {
      move: string
      at: string
    }
    /**
     * Stepped
     * @description The answer to a step: the new state for the eyes that made it.
     */
    Stepped: {
      /** @description false: the others were asked */
      done: boolean
      at: string
      state: components['schemas']['State']
    }
    /**
     * Steps
     * @description Moves of one seat, played one after the other on a copy.
     */
    Steps: {
      moves: string[]
      /** @default [] */
      then?: string[]
      /** @default false */
      whole?: boolean
    }
    /**
     * Suggestion
     * @description A move in words: the Fluent message `move-<kind>` with `words`.
     */
    Suggestion: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
    }
    /**
     * Table
     * @description What everybody may know about a table.
     */
    Table: {
      /** @enum {string} */
      from: 'table' | 'record'
      id: string
      game: string
      board: string
      options: {
        [key: string]: string | number | boolean
      }
      players: number
      /**
       * @description ended: by the players, before its end
       * @enum {string}
       */
      status: 'open' | 'playing' | 'over' | 'ended' | 'closed'
      public: boolean
      /** @description everything may be taken back, and the result counts for nothing */
      practice: boolean
      /** @description the result counts for the ratings; there are no hints, and seats are drawn by lot at the start */
      rated: boolean
      /** @description opened by a seek */
      sought: boolean
      /** @description that it belongs to: /api/tournaments/{tournament} */
      tournament: string | null
      /** @description those who do not sit here may talk */
      visitors: boolean
      /** @enum {string} */
      start: 'full' | 'host'
      title: string
      seats: components['schemas']['Seat'][]
      clock: components['schemas']['Clock'] | null
      spectators: number
      takeback: components['schemas']['Takeback'] | null
      calls: components['schemas']['Calls']
      /** @description SHA-256 of `seed:salt`, from the start of the game */
      commitment: string | null
      /** @description when it is over; a text, as it is larger than a JavaScript number */
      seed: string | null
      /** @description when it is over */
      salt: string | null
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      started: number | null
      ended: number | null
      /** @description milliseconds since 1970 by the server's clock */
      now: number
    }
    /**
     * Tables
     * @description Public tables, the newest first.
     */
    Tables: {
      tables: components['schemas']['Table'][]
    }
    /**
     * Takeback
     * @description A wish to take back, and who has agreed.
     */
    Takeback: {
      seat: number
      agreed: number[]
      missing: number[]
    }
    /**
     * Tally
     * @description How somebody does at a game.
     */
    Tally: {
      game: string
      games: number
      wins: number
      /** @description the mean of those that were played to the end */
      score: number | null
    }
    /**
     * Tournament
     * @description A tournament with its pairings and standings.
     */
    Tournament: {
      id: string
      title: string
      /** @enum {string} */
      kind: 'round-robin' | 'swiss' | 'knock-out'
      /** @enum {string} */
      status: 'open' | 'running' | 'over'
      public: boolean
      game: string
      /** @description of a table, as far as it can be */
      size: number
      /** @description of each table go on in a knock-out */
      best: number
      rated: boolean
      clock: components['schemas']['Clock']
      /** @description 0 before the first */
      round: number
      /** @description 0: as many as it takes */
      rounds: number
      people: number
      /** @description that it belongs to: /api/leagues/{league} */
      league: string | null
      /** @description of the league; 0: the list of those who wait, or no league */
      season: number
      /** @description of the season, 1 the highest */
      division: number
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      started: number | null
      ended: number | null
      /** @description it is mine */
      host: boolean
      joined: boolean
      /** @description I have dropped out */
      out: boolean
      standings: components['schemas']['TournamentStanding'][]
      pairings: components['schemas']['TournamentRound'][]
      /** @description milliseconds since 1970 by the server's clock */
      now: number
    }
    /**
     * TournamentGame
     * @description A table of a round.
     */
    TournamentGame: {
      table: string
      /**
       * @description ended: by the players, before its end
       * @enum {string}
       */
      status: 'open' | 'playing' | 'over' | 'ended' | 'closed'
      seats: components['schemas']['TournamentSeat'][]
    }
    /**
     * TournamentInfo
     * @description A tournament in short.
     */
    TournamentInfo: {
      id: string
      title: string
      /** @enum {string} */
      kind: 'round-robin' | 'swiss' | 'knock-out'
      /** @enum {string} */
      status: 'open' | 'running' | 'over'
      public: boolean
      game: string
      /** @description of a table, as far as it can be */
      size: number
      /** @description of each table go on in a knock-out */
      best: number
      rated: boolean
      clock: components['schemas']['Clock']
      /** @description 0 before the first */
      round: number
      /** @description 0: as many as it takes */
      rounds: number
      people: number
      /** @description that it belongs to: /api/leagues/{league} */
      league: string | null
      /** @description of the league; 0: the list of those who wait, or no league */
      season: number
      /** @description of the season, 1 the highest */
      division: number
      /** @description milliseconds since 1970 by the server's clock */
      created: number
      started: number | null
      ended: number | null
    }
    /**
     * TournamentRound
     * @description A round.
     */
    TournamentRound: {
      number: number
      games: components['schemas']['TournamentGame'][]
      /** @description who sit out */
      out: components['schemas']['Entrant'][]
    }
    /**
     * TournamentSeat
     * @description Somebody at a table.
     */
    TournamentSeat: {
      id: string
      name: string
      /** @description shared places are the mean; null while it is played */
      place: number | null
    }
    /**
     * TournamentStanding
     * @description How somebody stands; ties are broken in the order of these fields.
     */
    TournamentStanding: {
      id: string
      name: string
      place: number
      /** @description 1 for the first of a table, 0 for the last, the others evenly between; half a point for sitting out */
      points: number
      wins: number
      /** @description the points of those whom they met */
      opponents: number
      /** @description of all points at their tables, the mean */
      share: number
      /** @description played to the end */
      rounds: number
      dropped: boolean
    }
    /**
     * Tournaments
     * @description Public tournaments and my own, the newest first.
     */
    Tournaments: {
      tournaments: components['schemas']['TournamentInfo'][]
    }
    /**
     * Trial
     * @description Moves from a moment of a finished game on, and who answers.
     */
    Trial: {
      /** @default 0 */
      ply?: number
      /** @default [] */
      moves?: components['schemas']['LineMove'][]
      seat?: number | null
      bot?: string | null
      /** @default turn */
      eyes?: string
      /** @default 0 */
      chance?: number
    }
    /**
     * Tried
     * @description Whether a message went out.
     */
    Tried: {
      done: boolean
      /** @description why not */
      text: string
    }
    /**
     * Trouble
     * @description Why something was not done.
     */
    Trouble: {
      /** @enum {string} */
      code:
        'bad' | 'token' | 'forbidden' | 'unknown' | 'late' | 'refused' | 'state' | 'large' | 'slow' | 'fault' | 'away'
      /** @description one sentence in the language asked for */
      text: string
      /** @description of a refusal by the rules */
      rule?: string
      /** @description the Fluent message of a refusal */
      key?: string
      /** @description what the rule says; empty for the kernel's own */
      rule_text?: string
      /** @description seconds after which to try again */
      wait?: number
    }
    /**
     * Undo
     * @description A wish to take back, and the position on which it was decided.
     */
    Undo: {
      at: string
    }
    /**
     * UndoAnswer
     * @description What somebody says to a wish to take back.
     */
    UndoAnswer: {
      agree: boolean
    }
    /**
     * Undoing
     * @description Whether the last step can be taken back.
     */
    Undoing: {
      /**
       * @description step: at once; ask: other persons must agree
       * @enum {string}
       */
      can: 'step' | 'ask' | 'no'
      rule: string
      /** @description the Fluent message that says why not at once */
      key: string
    }
    /**
     * UsedPasskey
     * @description What a passkey has signed.
     */
    UsedPasskey: {
      ceremony: string
      credential: {
        [key: string]: unknown
      }
    }
    /**
     * Valued
     * @description A move with the chance to win after it.
     */
    Valued: {
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      chance: number
    }
    /**
     * View
     * @description What a seat may know of a game; `table` is of the shape that the game declares.
     */
    View: {
      game: string
      board: string
      players: number
      options: {
        [key: string]: string | number | boolean
      }
      /** @description whose view this is; null: a spectator's */
      seat: number | null
      phase: string
      /** @description the seats that owe a decision, as far as this seat may know */
      to_act: number[]
      over: boolean
      /** @description at the end of the game */
      scores: number[] | null
      /** @description at the end: the seats from first to last */
      ranking: number[] | null
      /** @description at the end: several where the rules let them share the victory */
      winners: number[] | null
      /** @description in which the pieces of the seats are drawn */
      colours: string[][]
      table: unknown
    }
    /**
     * Visitors
     * @description Whether those who do not sit at the table may talk.
     */
    Visitors: {
      talk: boolean
    }
    /**
     * Vote
     * @description What is being voted on.
     */
    Vote: {
      /**
       * @description that a bot plays for `seat`, or that the game ends now
       * @enum {string}
       */
      about: 'bot' | 'end'
      seat: number | null
      by: number
      /** @description who has not agreed yet */
      missing: number[]
    }
    /**
     * VoteAnswer
     * @description What somebody says to a proposal.
     */
    VoteAnswer: {
      agree: boolean
    }
    /**
     * Way
     * @description A row of small moves, and what would come of it.
     */
    Way: {
      moves: components['schemas']['Suggestion'][]
      events: components['schemas']['Event'][]
      hidden: boolean
    }
    /**
     * WayTo
     * @description The first of a row of small moves, or the places that a hand was drawn over.
     */
    WayTo: {
      move?: string | null
      /** @default [] */
      places?: string[]
    }
    /**
     * Ways
     * @description Rows of small moves, the best first.
     */
    Ways: {
      ways: components['schemas']['Way'][]
    }
    /**
     * AboutAnswer
     * @description The answer to `about`.
     */
    AboutAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      of: number
      parts: components['schemas']['Part'][]
    }
    /**
     * Answers
     * @description The answer to each request of the socket, if it is done.
     */
    Answers: {
      move: components['schemas']['SteppedAnswer']
      undo: components['schemas']['SteppedAnswer']
      'undo-answer': components['schemas']['SteppedAnswer']
      why: components['schemas']['ReasonAnswer']
      preview: components['schemas']['PreviewAnswer']
      ways: components['schemas']['WaysAnswer']
      about: components['schemas']['AboutAnswer']
      hint: components['schemas']['HintAnswer']
      chat: components['schemas']['ChatAnswer']
    }
    /**
     * AskAbout
     * @description All that these eyes may know about a player.
     */
    AskAbout: {
      of: number
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'about'
    }
    /**
     * AskChat
     * @description Say something.
     */
    AskChat: {
      text: string
      /** @default null */
      name?: string | null
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'chat'
    }
    /**
     * AskHint
     * @description What a bot would play.
     */
    AskHint: {
      /** @default hard */
      bot?: string
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'hint'
    }
    /**
     * AskMove
     * @description Play a move.
     */
    AskMove: {
      move: string
      at: string
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'move'
    }
    /**
     * AskPreview
     * @description What would come of moves.
     */
    AskPreview: {
      moves: string[]
      /** @default [] */
      then?: string[]
      /** @default false */
      whole?: boolean
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'preview'
    }
    /**
     * AskUndo
     * @description Take back one's last step, or ask the others.
     */
    AskUndo: {
      at: string
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'undo'
    }
    /**
     * AskUndoAnswer
     * @description Agree that something is taken back, or not.
     */
    AskUndoAnswer: {
      agree: boolean
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'undo-answer'
    }
    /**
     * AskWays
     * @description The rows of small moves that begin with one, or that follow places which a hand was drawn over.
     */
    AskWays: {
      /** @default null */
      move?: string | null
      /** @default [] */
      places?: string[]
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'ways'
    }
    /**
     * AskWhy
     * @description Why a move cannot be made, or nothing can be done at a place.
     */
    AskWhy: {
      /** @default null */
      move?: string | null
      /** @default null */
      place?: string | null
      /** @default null */
      piece?: string | null
      id: number
      /** @default null */
      seat?: number | null
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'why'
    }
    /**
     * Cancel
     * @description Forget a request of ours that has not been answered: it gets no answer.
     */
    Cancel: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'cancel'
      id: number
    }
    /**
     * ChatAnswer
     * @description The answer to `chat`.
     */
    ChatAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      number: number
      /** @description null: a visitor */
      seat: number | null
      name: string
      text: string
      /** @description milliseconds since 1970 by the server's clock */
      time: number
      /** @description of whoever said it; null: a guest */
      account: string | null
    }
    /**
     * ChatNews
     * @description New lines of the chat.
     */
    ChatNews: {
      chat: components['schemas']['ChatLine'][]
      /** @constant */
      type: 'chat'
    }
    /**
     * ClocksNews
     * @description Only the clocks have changed.
     */
    ClocksNews: {
      /** @constant */
      type: 'clocks'
      seat: number | null
      clocks: components['schemas']['SeatClock'][]
      /** @description milliseconds since 1970 by the server's clock */
      now: number
    }
    /**
     * Denied
     * @description A request of the socket that was not done.
     */
    Denied: {
      error: components['schemas']['Trouble']
      /** @constant */
      type: 'answer'
      /** @description null: a message without a number */
      id: number | null
      /** @constant */
      ok: false
    }
    /**
     * Hello
     * @description The first message: who is there, and what they know already.
     */
    Hello: {
      /** @constant */
      type: 'hello'
      /** @default [] */
      tokens?: string[]
      /** @default false */
      spectate?: boolean
      /** @default {} */
      since?: {
        [key: string]: string
      }
      /** @default en */
      language?: string
    }
    /**
     * HintAnswer
     * @description The answer to `hint`.
     */
    HintAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      /** @description its notation */
      move: string
      /** @description the first word of it */
      kind: string
      words: {
        [key: string]: Fact
      }
      /** @description ids in the drawing of the board */
      places: string[]
      /** @description at most three, the best first; none from a bot that does not search, or where there is no choice */
      best: components['schemas']['Advised'][]
    }
    /**
     * Ping
     * @description Still here.
     */
    Ping: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'ping'
    }
    /**
     * Pong
     * @description The server is still there.
     */
    Pong: {
      /** @constant */
      type: 'pong'
      /** @description milliseconds since 1970 by the server's clock */
      now: number
    }
    /**
     * PreviewAnswer
     * @description The answer to `preview`.
     */
    PreviewAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      view: components['schemas']['View']
      events: components['schemas']['Event'][]
      moves: components['schemas']['Move'][]
      /** @description something would be drawn or shown, so that what comes next is only imagined */
      hidden: boolean
    }
    /**
     * ReasonAnswer
     * @description The answer to `why`.
     */
    ReasonAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      /** @description if it was asked about a move */
      move?: string
      /** @description if it was asked about a place or a piece */
      place?: string | null
      piece?: string | null
      legal: boolean
      rule?: string
      key?: string
      /** @description one sentence in the language asked for */
      text?: string
      rule_text?: string
    }
    /**
     * SteppedAnswer
     * @description The answer to a step.
     */
    SteppedAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      /** @description false: the others were asked */
      done: boolean
      at: string
      state: components['schemas']['State']
    }
    /**
     * TableNews
     * @description The table has changed.
     */
    TableNews: {
      /** @constant */
      type: 'table'
      table: components['schemas']['Table']
    }
    /**
     * WaysAnswer
     * @description The answer to `ways`.
     */
    WaysAnswer: {
      /** @constant */
      type: 'answer'
      id: number
      /** @constant */
      ok: true
      ways: components['schemas']['Way'][]
    }
    /**
     * WeatherNews
     * @description The server cannot reach its database, and so does nothing for now; or it can again.
     */
    WeatherNews: {
      /** @constant */
      type: 'weather'
      away: boolean
    }
    Message:
      | components['schemas']['AskMove']
      | components['schemas']['AskUndo']
      | components['schemas']['AskUndoAnswer']
      | components['schemas']['AskWhy']
      | components['schemas']['AskPreview']
      | components['schemas']['AskWays']
      | components['schemas']['AskAbout']
      | components['schemas']['AskHint']
      | components['schemas']['AskChat']
      | components['schemas']['Cancel']
      | components['schemas']['Ping']
    Heard:
      | components['schemas']['TableNews']
      | components['schemas']['State']
      | components['schemas']['ChatNews']
      | components['schemas']['ClocksNews']
      | components['schemas']['WeatherNews']
      | components['schemas']['Pong']
      | components['schemas']['Denied']
      | components['schemas']['SteppedAnswer']
      | components['schemas']['ReasonAnswer']
      | components['schemas']['PreviewAnswer']
      | components['schemas']['WaysAnswer']
      | components['schemas']['AboutAnswer']
      | components['schemas']['HintAnswer']
      | components['schemas']['ChatAnswer']
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Able = components['schemas']['Able']
export type About = components['schemas']['About']
export type AccountTable = components['schemas']['AccountTable']
export type AccountTables = components['schemas']['AccountTables']
export type Advised = components['schemas']['Advised']
export type Analysis = components['schemas']['Analysis']
export type Answer = components['schemas']['Answer']
export type Answered = components['schemas']['Answered']
export type Argument = components['schemas']['Argument']
export type Because = components['schemas']['Because']
export type Block = components['schemas']['Block']
export type Blocked = components['schemas']['Blocked']
export type BotInfo = components['schemas']['BotInfo']
export type Branch = components['schemas']['Branch']
export type ByCode = components['schemas']['ByCode']
export type Calls = components['schemas']['Calls']
export type Catalogue = components['schemas']['Catalogue']
export type Chanced = components['schemas']['Chanced']
export type Channel = components['schemas']['Channel']
export type Chat = components['schemas']['Chat']
export type ChatLine = components['schemas']['ChatLine']
export type Claim = components['schemas']['Claim']
export type Clock = components['schemas']['Clock']
export type ClockWish = components['schemas']['ClockWish']
export type Complaint = components['schemas']['Complaint']
export type Created = components['schemas']['Created']
export type Decision = components['schemas']['Decision']
export type DeviceCode = components['schemas']['DeviceCode']
export type Done = components['schemas']['Done']
export type Drawing = components['schemas']['Drawing']
export type Entrant = components['schemas']['Entrant']
export type Event = components['schemas']['Event']
export type FaceInfo = components['schemas']['FaceInfo']
export type Fact =
  | string
  | number
  | boolean
  | Fact[]
  | {
      [key: string]: Fact
    }
  | null
export type Failure = components['schemas']['Failure']
export type Farewell = components['schemas']['Farewell']
export type Farewells = components['schemas']['Farewells']
export type GameInfo = components['schemas']['GameInfo']
export type GameTexts = components['schemas']['GameTexts']
export type Hinted = components['schemas']['Hinted']
export type Holiday = components['schemas']['Holiday']
export type Hours = components['schemas']['Hours']
export type HoursWish = components['schemas']['HoursWish']
export type InsightTexts = components['schemas']['InsightTexts']
export type Ladder = components['schemas']['Ladder']
export type LaidOut = components['schemas']['LaidOut']
export type League = components['schemas']['League']
export type LeagueInfo = components['schemas']['LeagueInfo']
export type Leagues = components['schemas']['Leagues']
export type Leave = components['schemas']['Leave']
export type Likes = components['schemas']['Likes']
export type Line = components['schemas']['Line']
export type LineAt = components['schemas']['LineAt']
export type LineEnd = components['schemas']['LineEnd']
export type LineKept = components['schemas']['LineKept']
export type LineMove = components['schemas']['LineMove']
export type LineOf = components['schemas']['LineOf']
export type LinePly = components['schemas']['LinePly']
export type LineSteps = components['schemas']['LineSteps']
export type LineWayTo = components['schemas']['LineWayTo']
export type LineWhy = components['schemas']['LineWhy']
export type Lines = components['schemas']['Lines']
export type MadePasskey = components['schemas']['MadePasskey']
export type MailChannel = components['schemas']['MailChannel']
export type MailCode = components['schemas']['MailCode']
export type MailSent = components['schemas']['MailSent']
export type MailWish = components['schemas']['MailWish']
export type Marked = components['schemas']['Marked']
export type Me = components['schemas']['Me']
export type Mine = components['schemas']['Mine']
export type MoreTexts = components['schemas']['MoreTexts']
export type Move = components['schemas']['Move']
export type Moved = components['schemas']['Moved']
export type MyAccount = components['schemas']['MyAccount']
export type MyNotes = components['schemas']['MyNotes']
export type MyTable = components['schemas']['MyTable']
export type MyTables = components['schemas']['MyTables']
export type Named = components['schemas']['Named']
export type NewChannel = components['schemas']['NewChannel']
export type NewLeague = components['schemas']['NewLeague']
export type NewName = components['schemas']['NewName']
export type NewPasskey = components['schemas']['NewPasskey']
export type NewPassword = components['schemas']['NewPassword']
export type NewTable = components['schemas']['NewTable']
export type NewTournament = components['schemas']['NewTournament']
export type NotesText = components['schemas']['NotesText']
export type NoticeWish = components['schemas']['NoticeWish']
export type Notices = components['schemas']['Notices']
export type Nudge = components['schemas']['Nudge']
export type Nudged = components['schemas']['Nudged']
export type OfTheMoment = components['schemas']['OfTheMoment']
export type Opening = components['schemas']['Opening']
export type Opponent = components['schemas']['Opponent']
export type OptionInfo = components['schemas']['OptionInfo']
export type Part = components['schemas']['Part']
export type Passkey = components['schemas']['Passkey']
export type Person = components['schemas']['Person']
export type PhaseInfo = components['schemas']['PhaseInfo']
export type PlayNow = components['schemas']['PlayNow']
export type Played = components['schemas']['Played']
export type Ply = components['schemas']['Ply']
export type PoolInfo = components['schemas']['PoolInfo']
export type Position = components['schemas']['Position']
export type Preview = components['schemas']['Preview']
export type ProgramToken = components['schemas']['ProgramToken']
export type Proposal = components['schemas']['Proposal']
export type PushKeys = components['schemas']['PushKeys']
export type PuzzleAnswer = components['schemas']['PuzzleAnswer']
export type PuzzleInfo = components['schemas']['PuzzleInfo']
export type PuzzleList = components['schemas']['PuzzleList']
export type PuzzleSet = components['schemas']['PuzzleSet']
export type Question = components['schemas']['Question']
export type Ranked = components['schemas']['Ranked']
export type Rating = components['schemas']['Rating']
export type Reason = components['schemas']['Reason']
export type RecordText = components['schemas']['RecordText']
export type RecoveryCodes = components['schemas']['RecoveryCodes']
export type Rename = components['schemas']['Rename']
export type Replay = components['schemas']['Replay']
export type Report = components['schemas']['Report']
export type Resign = components['schemas']['Resign']
export type Rule = components['schemas']['Rule']
export type Rules = components['schemas']['Rules']
export type Say = components['schemas']['Say']
export type Seat = components['schemas']['Seat']
export type SeatBot = components['schemas']['SeatBot']
export type SeatClock = components['schemas']['SeatClock']
export type SeatSum = components['schemas']['SeatSum']
export type SeatWish = components['schemas']['SeatWish']
export type Seated = components['schemas']['Seated']
export type Seek = components['schemas']['Seek']
export type Series = components['schemas']['Series']
export type Session = components['schemas']['Session']
export type ShellTexts = components['schemas']['ShellTexts']
export type SignIn = components['schemas']['SignIn']
export type SignOut = components['schemas']['SignOut']
export type Sit = components['schemas']['Sit']
export type Sought = components['schemas']['Sought']
export type State = components['schemas']['State']
export type Step = components['schemas']['Step']
export type Stepped = components['schemas']['Stepped']
export type Steps = components['schemas']['Steps']
export type Suggestion = components['schemas']['Suggestion']
export type Table = components['schemas']['Table']
export type Tables = components['schemas']['Tables']
export type Takeback = components['schemas']['Takeback']
export type Tally = components['schemas']['Tally']
export type Tournament = components['schemas']['Tournament']
export type TournamentGame = components['schemas']['TournamentGame']
export type TournamentInfo = components['schemas']['TournamentInfo']
export type TournamentRound = components['schemas']['TournamentRound']
export type TournamentSeat = components['schemas']['TournamentSeat']
export type TournamentStanding = components['schemas']['TournamentStanding']
export type Tournaments = components['schemas']['Tournaments']
export type Trial = components['schemas']['Trial']
export type Tried = components['schemas']['Tried']
export type Trouble = components['schemas']['Trouble']
export type Undo = components['schemas']['Undo']
export type UndoAnswer = components['schemas']['UndoAnswer']
export type Undoing = components['schemas']['Undoing']
export type UsedPasskey = components['schemas']['UsedPasskey']
export type Valued = components['schemas']['Valued']
export type View = components['schemas']['View']
export type Visitors = components['schemas']['Visitors']
export type Vote = components['schemas']['Vote']
export type VoteAnswer = components['schemas']['VoteAnswer']
export type Way = components['schemas']['Way']
export type WayTo = components['schemas']['WayTo']
export type Ways = components['schemas']['Ways']
export type AboutAnswer = components['schemas']['AboutAnswer']
export type Answers = components['schemas']['Answers']
export type AskAbout = components['schemas']['AskAbout']
export type AskChat = components['schemas']['AskChat']
export type AskHint = components['schemas']['AskHint']
export type AskMove = components['schemas']['AskMove']
export type AskPreview = components['schemas']['AskPreview']
export type AskUndo = components['schemas']['AskUndo']
export type AskUndoAnswer = components['schemas']['AskUndoAnswer']
export type AskWays = components['schemas']['AskWays']
export type AskWhy = components['schemas']['AskWhy']
export type Cancel = components['schemas']['Cancel']
export type ChatAnswer = components['schemas']['ChatAnswer']
export type ChatNews = components['schemas']['ChatNews']
export type ClocksNews = components['schemas']['ClocksNews']
export type Denied = components['schemas']['Denied']
export type Hello = components['schemas']['Hello']
export type HintAnswer = components['schemas']['HintAnswer']
export type Ping = components['schemas']['Ping']
export type Pong = components['schemas']['Pong']
export type PreviewAnswer = components['schemas']['PreviewAnswer']
export type ReasonAnswer = components['schemas']['ReasonAnswer']
export type SteppedAnswer = components['schemas']['SteppedAnswer']
export type TableNews = components['schemas']['TableNews']
export type WaysAnswer = components['schemas']['WaysAnswer']
export type WeatherNews = components['schemas']['WeatherNews']
export type Message = components['schemas']['Message']
export type Heard = components['schemas']['Heard']
export type $defs = Record<string, never>
export type operations = Record<string, never>
