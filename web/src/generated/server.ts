/** Made by `make types` from the API of the server: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * ClockWish
     * @description The clock that is agreed; milliseconds.
     */
    ClockWish: {
      /**
       * Turn
       * @default 60000
       */
      turn: number
      /**
       * Reserve
       * @default 600000
       */
      reserve: number
      /**
       * Out
       * @default move
       * @enum {string}
       */
      out: 'move' | 'takeover'
      /**
       * Bot
       * @default greedy
       */
      bot: string
    }
    /** HTTPValidationError */
    HTTPValidationError: {
      /** Detail */
      detail?: components['schemas']['ValidationError'][]
    }
    /**
     * Leave
     * @description How somebody leaves.
     */
    Leave: {
      /** Bot */
      bot?: string | null
      /**
       * Give
       * @default false
       */
      give: boolean
    }
    /**
     * Mine
     * @description The tokens that a browser keeps.
     */
    Mine: {
      /** Tokens */
      tokens: string[]
    }
    /**
     * NewTable
     * @description A table to be made.
     */
    NewTable: {
      /** Game */
      game: string
      /** Board */
      board?: string | null
      /** Options */
      options?: {
        [key: string]: string | boolean | number
      }
      /**
       * Title
       * @default
       */
      title: string
      /**
       * Public
       * @default false
       */
      public: boolean
      /**
       * Practice
       * @default false
       */
      practice: boolean
      /**
       * Start
       * @default full
       * @enum {string}
       */
      start: 'full' | 'host'
      /** Seats */
      seats: components['schemas']['SeatWish'][]
      clock?: components['schemas']['ClockWish'] | null
    }
    /**
     * PlayNow
     * @description A game against bots, at once.
     */
    PlayNow: {
      /** Game */
      game: string
      /**
       * Name
       * @default You
       */
      name: string
      /**
       * Bot
       * @default greedy
       */
      bot: string
      /** Players */
      players?: number | null
      /** Board */
      board?: string | null
      /** Options */
      options?: {
        [key: string]: string | boolean | number
      }
      /**
       * Seat
       * @default 0
       */
      seat: number
      /**
       * Practice
       * @default false
       */
      practice: boolean
    }
    /**
     * RecordText
     * @description A record to look at.
     */
    RecordText: {
      /** Record */
      record: string
    }
    /**
     * Say
     * @description A line of the chat.
     */
    Say: {
      /** Text */
      text: string
      /** Name */
      name?: string | null
    }
    /**
     * SeatBot
     * @description The bot that sits down.
     */
    SeatBot: {
      /** Bot */
      bot: string
    }
    /**
     * SeatWish
     * @description Who is to sit on a chair.
     */
    SeatWish: {
      /**
       * Kind
       * @enum {string}
       */
      kind: 'here' | 'bot' | 'open'
      /**
       * Name
       * @default
       */
      name: string
      /**
       * Bot
       * @default greedy
       */
      bot: string
    }
    /**
     * Sit
     * @description The name under which somebody sits down.
     */
    Sit: {
      /** Name */
      name: string
    }
    /**
     * Step
     * @description A move, and the position on which it was decided.
     */
    Step: {
      /** Move */
      move: string
      /** At */
      at: string
    }
    /**
     * Steps
     * @description Moves of one seat, played one after the other on a copy.
     */
    Steps: {
      /** Moves */
      moves: string[]
      /**
       * Then
       * @default []
       */
      then: string[]
    }
    /**
     * Undo
     * @description A wish to take back, and the position on which it was decided.
     */
    Undo: {
      /** At */
      at: string
    }
    /**
     * UndoAnswer
     * @description What somebody says to a wish to take back.
     */
    UndoAnswer: {
      /** Agree */
      agree: boolean
    }
    /** ValidationError */
    ValidationError: {
      /** Location */
      loc: (string | number)[]
      /** Message */
      msg: string
      /** Error Type */
      type: string
      /** Input */
      input?: unknown
      /** Context */
      ctx?: Record<string, never>
    }
    /**
     * WayTo
     * @description The first of a row of small moves.
     */
    WayTo: {
      /** Move */
      move: string
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type ClockWish = components['schemas']['ClockWish']
export type HTTPValidationError = components['schemas']['HTTPValidationError']
export type Leave = components['schemas']['Leave']
export type Mine = components['schemas']['Mine']
export type NewTable = components['schemas']['NewTable']
export type PlayNow = components['schemas']['PlayNow']
export type RecordText = components['schemas']['RecordText']
export type Say = components['schemas']['Say']
export type SeatBot = components['schemas']['SeatBot']
export type SeatWish = components['schemas']['SeatWish']
export type Sit = components['schemas']['Sit']
export type Step = components['schemas']['Step']
export type Steps = components['schemas']['Steps']
export type Undo = components['schemas']['Undo']
export type UndoAnswer = components['schemas']['UndoAnswer']
export type ValidationError = components['schemas']['ValidationError']
export type WayTo = components['schemas']['WayTo']
export type $defs = Record<string, never>
export type operations = Record<string, never>
