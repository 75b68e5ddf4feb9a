/** Made by `make types` from roundhouse/games/railways_of_the_world/shapes.py and drawing.py: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description The table as a seat sees it. */
    Table: {
      turn: number
      /** @enum {integer} */
      round: 1 | 2 | 3
      /** @description in a turn */
      rounds: number
      /** @description the first player */
      first: number
      order: number[]
      /** @description whose turn it is, as a place in the order */
      place: number
      actions_left: number
      last_turn: number | null
      /** @description empty city markers on the board */
      empty: number
      /** @description empty cities that bring the end */
      empty_limit: number
      seats: components['schemas']['Seat'][]
      cities: {
        [key: string]: components['schemas']['City']
      }
      links: components['schemas']['Link'][]
      /** @description incomplete links */
      stubs: components['schemas']['Stub'][]
      chain: components['schemas']['Chain'] | null
      /** @description who has built the Western Link of a city */
      western: {
        [key: string]: number | null
      }
      /** @description by colour */
      bag: {
        red: number
        yellow: number
        blue: number
        black: number
        purple: number
      }
      /** @description New City tiles left */
      new_cities: {
        red: number
        yellow: number
        blue: number
        black: number
        purple: number
      }
      /** @description track tiles left, where they are counted */
      tiles: {
        [key: string]: number
      } | null
      /** @description cards on offer */
      face_up: string[]
      /** @description cards */
      discards: string[]
      /** @description cards */
      deck: number
      lines: components['schemas']['Line'][]
      auction: components['schemas']['Auction'] | null
      /** @description cards chosen for the action in hand */
      plan: string[]
      /** @description the city of the action in hand */
      site: string | null
      cube: components['schemas']['Cube'] | null
      /** @description while the game lasts */
      loan: components['schemas']['Loan'] | null
      payment: components['schemas']['Payment'] | null
      own: components['schemas']['Own'] | null
    }
    /** @description The auction for first player. */
    Auction: {
      high: number
      leader: number | null
      /** @description who has withdrawn, in this order */
      out: number[]
      /** @description the bonds that the seat to bid would have to issue to pay, by move */
      bonds: {
        [key: string]: number
      }
    }
    /** @description The track that is being laid now. */
    Chain: {
      owner: number
      /** @description where it begins */
      city: string
      tiles: string[]
      /** @description tiles this action */
      laid: number
      /** @description tiles that may still be laid */
      allowed: number
      /** @description dollars so far */
      price: number
      /** @description the price of every tile that may be laid now, by move */
      next: {
        [key: string]: number
      }
    }
    /** @description A city with its cubes. */
    City: {
      /** @enum {string} */
      colour: 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey'
      /** @description a New City tile lies there */
      new_city: boolean
      /** @description goods cubes by colour; only what is there */
      cubes: {
        [key: string]: number
      }
    }
    Cube: {
      from: string
      /** @enum {string} */
      colour: 'red' | 'yellow' | 'blue' | 'black' | 'purple'
      /** @description the city where it is now */
      at: string
      /** @description travelled */
      links: number
      /** @description links in all */
      allowed: number
    }
    /** @description A Major Line on offer, or connected. [RW-12] */
    Line: {
      a: string
      b: string
      points: number
      seat: number | null
    }
    Link: {
      owner: number
      /** @description city and side */
      from: string
      /** @description city and side */
      to: string
      /** @description hex and sides */
      tiles: string[]
      /** @description whose Trading Depot stands on it */
      depot: number | null
    }
    /** @description What one more bond brings now, and what it costs until the end of the game. [RW-4.2, RW-4.6] */
    Loan: {
      /** @description dollars */
      brings: number
      /** @description about how many times its dividend will be paid */
      turns: number
      /** @description dollars, over these turns */
      dividends: number
      /** @description that it takes at the end */
      points: number
      /** @description it costs more than it brings, or comes too late for its money to bring anything */
      dear: boolean
    }
    /** @description What only the seat itself knows. [RW-3.2] */
    Own: {
      /** @description Barons to choose from */
      dealt: string[]
      baron: string | null
    }
    /** @description What has to be paid now. */
    Payment: {
      due: number
      /** @description that have to be issued for it */
      bonds: number
    }
    /** @description A player. All but the Baron is public. [RW-3.1] */
    Seat: {
      cash: number
      bonds: number
      /** @description on the income track */
      position: number
      /** @description points so far, by where they come from */
      gained: {
        links: number
        depots: number
        hotels: number
        goals: number
        lines: number
      }
      /** @description dollars a turn, before dividends */
      income: number
      /** @description dollars a turn, after dividends */
      net: number
      /** @description bonds that the dividends would force on the player if the turn ended now */
      forced: number
      /** @description points less bonds; at the end of the game with the Baron */
      score: number
      /**
       * @description of the locomotive
       * @enum {integer}
       */
      level: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
      /** @description left */
      markers: number
      /** @description completed */
      links: number
      /** @description that the network serves */
      cities: number
      /** @description Operations cards */
      cards: {
        [key: string]: number
      }
      /** @description cards used this turn */
      used: string[]
      /** @description of cubes delivered */
      colours: ('red' | 'yellow' | 'blue' | 'black' | 'purple')[]
      /** @description in the auction for first player */
      bid: number
      /** @description at the end of the game */
      baron: string | null
      /** @description at the end of the game */
      baron_score: number | null
    }
    Stub: {
      owner: number
      from: string
      tiles: string[]
    }
    /** @description A number of something. */
    Amount: {
      n: number
    }
    /** @description A city, and how much. */
    AtCity: {
      city: string
      n: number
    }
    /** @description A Baron is kept, in secret. [RW-3.2] */
    BaronKept: {
      baron: string
    }
    /** @description A Baron is shown, at the end. */
    BaronShown: {
      baron: string
      n: number
    }
    /** @description Something between two cities. */
    Between: {
      a: string
      b: string
    }
    /** @description A card that lies open. */
    Card: {
      card: string
    }
    /** @description The points of a card. */
    CardPoints: {
      card: string
      n: number
    }
    /** @description A card is turned up. */
    CardShown: {
      card: string
    }
    /** @description A city. */
    CityName: {
      city: string
    }
    /** @description A cube is delivered. */
    Delivery: {
      city: string
      /** @enum {string} */
      colour: 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey'
      to: string
      /** @description links */
      n: number
    }
    /** @description Cubes from the bag come to a city. */
    Grown: {
      city: string
      n: number
      cubes: ('red' | 'yellow' | 'blue' | 'black' | 'purple')[]
    }
    /** @description Income and dividends of a turn. */
    Income: {
      n: number
      dividends: number
    }
    /** @description A Major Line is turned up. */
    LineShown: {
      a: string
      b: string
      n: number
    }
    /** @description A New City tile is placed. */
    NewCity: {
      city: string
      /** @enum {string} */
      colour: 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey'
    }
    /** @description Nothing but that it happened. */
    NoFacts: Record<string, never>
    /** @description The order of play. */
    Order: {
      x_seats: number[]
    }
    /** @description A link or a line, and what it costs or brings. */
    Route: {
      a: string
      b: string
      n: number
    }
    /** @description The points of the winner. */
    Score: {
      n: number
    }
    /** @description A track tile is laid. */
    Tile: {
      hex: string
      sides: string
      /** @description dollars */
      n: number
    }
    /** @description A locomotive is bought. */
    Upgrade: {
      /** @description the new level */
      n: number
      price: number
    }
    /** @description A New City tile is placed, with cubes from the bag. */
    Urbanized: {
      city: string
      /** @enum {string} */
      colour: 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey'
      n: number
      cubes: ('red' | 'yellow' | 'blue' | 'black' | 'purple')[]
    }
    /** @description A Western Link is built. */
    Western: {
      city: string
      n: number
      /** @enum {string} */
      colour: 'red' | 'yellow' | 'blue' | 'black' | 'purple' | 'grey'
      price: number
    }
    /** @description A Railroad Baron. */
    BaronData: {
      id: string
      name: string
      /** @description what fills in its message */
      words: {
        [key: string]: string | number
      }
    }
    /** @description The sheet, and the size of a hex. */
    Canvas: {
      hex_width: number
      row_height: number
      margin: number
      width: number
      height: number
    }
    /** @description A kind of Railroad Operations card. */
    CardData: {
      id: string
      name: string
      /** @enum {string} */
      symbol: 'green_dot' | 'purple_diamond' | 'red_x' | 'hand' | 'none'
      /** @description what fills in its message */
      words: {
        [key: string]: string | number
      }
    }
    /** @description A city. */
    CityData: {
      id: string
      name: string
      /** @description as texts know it */
      word: string
      col: number
      row: number
    }
    /** @description A coast, the shore of a lake, or a river. */
    Outline: {
      points: [number, number][]
    }
    /** @description What is drawn below the hexes. */
    Scenery: {
      land: components['schemas']['Outline'][]
      lake?: components['schemas']['Outline'][]
      river?: components['schemas']['Outline'][]
    }
    Happening:
      | {
          /** @constant */
          kind: 'turn'
          /** @constant */
          seat: -1
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'keep'
          seat: number
          facts: components['schemas']['BaronKept']
        }
      | {
          /** @constant */
          kind: 'bid'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'withdraw'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'first'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'first-free'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'order'
          /** @constant */
          seat: -1
          facts: components['schemas']['Order']
        }
      | {
          /** @constant */
          kind: 'lay'
          seat: number
          facts: components['schemas']['Tile']
        }
      | {
          /** @constant */
          kind: 'link'
          seat: number
          facts: components['schemas']['Route']
        }
      | {
          /** @constant */
          kind: 'stub'
          seat: number
          facts: components['schemas']['AtCity']
        }
      | {
          /** @constant */
          kind: 'removed'
          seat: number
          facts: components['schemas']['AtCity']
        }
      | {
          /** @constant */
          kind: 'western'
          seat: number
          facts: components['schemas']['Western']
        }
      | {
          /** @constant */
          kind: 'urbanize'
          seat: number
          facts: components['schemas']['Urbanized']
        }
      | {
          /** @constant */
          kind: 'urbanize-bare'
          seat: number
          facts: components['schemas']['NewCity']
        }
      | {
          /** @constant */
          kind: 'industry'
          seat: number
          facts: components['schemas']['NewCity']
        }
      | {
          /** @constant */
          kind: 'upgrade'
          seat: number
          facts: components['schemas']['Upgrade']
        }
      | {
          /** @constant */
          kind: 'deliver'
          seat: number
          facts: components['schemas']['Delivery']
        }
      | {
          /** @constant */
          kind: 'link-points'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'depot-points'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'hotel-points'
          seat: number
          facts: components['schemas']['CardPoints']
        }
      | {
          /** @constant */
          kind: 'achieve'
          seat: number
          facts: components['schemas']['CardPoints']
        }
      | {
          /** @constant */
          kind: 'line'
          seat: number
          facts: components['schemas']['Route']
        }
      | {
          /** @constant */
          kind: 'line-offered'
          /** @constant */
          seat: -1
          facts: components['schemas']['LineShown']
        }
      | {
          /** @constant */
          kind: 'empty'
          /** @constant */
          seat: -1
          facts: components['schemas']['CityName']
        }
      | {
          /** @constant */
          kind: 'end-near'
          /** @constant */
          seat: -1
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'take'
          seat: number
          facts: components['schemas']['Card']
        }
      | {
          /** @constant */
          kind: 'use'
          seat: number
          facts: components['schemas']['Card']
        }
      | {
          /** @constant */
          kind: 'grow'
          seat: number
          facts: components['schemas']['Grown']
        }
      | {
          /** @constant */
          kind: 'depot'
          seat: number
          facts: components['schemas']['Between']
        }
      | {
          /** @constant */
          kind: 'bonds'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'pass'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'income'
          seat: number
          facts: components['schemas']['Income']
        }
      | {
          /** @constant */
          kind: 'card'
          /** @constant */
          seat: -1
          facts: components['schemas']['CardShown']
        }
      | {
          /** @constant */
          kind: 'baron'
          seat: number
          facts: components['schemas']['BaronShown']
        }
      | {
          /** @constant */
          kind: 'over'
          seat: number
          facts: components['schemas']['Score']
        }
    /** @description The board as it is drawn. */
    Drawing: {
      columns: number
      rows: number
      /** @description by hex, row after row */
      terrain: ('open' | 'water' | 'mountain' | 'city' | 'partly_open' | 'sea' | 'off_limits' | 'western_link')[]
      /** @description column, row and side */
      ridges: [number, number, number][]
      cities: components['schemas']['CityData'][]
      /** @description cities of the Western Link */
      western: string[]
      cards: components['schemas']['CardData'][]
      barons: components['schemas']['BaronData'][]
      /** @description thousands of dollars, by space of the track */
      income: number[]
      /** @description prices, by level */
      engines: number[]
      title: string
      drawing: components['schemas']['Canvas']
      cosmetic: components['schemas']['Scenery']
      /** @description where the name of a city stands, from its hex */
      labels: {
        [key: string]: [number, number]
      }
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Table = components['schemas']['Table']
export type Auction = components['schemas']['Auction']
export type Chain = components['schemas']['Chain']
export type City = components['schemas']['City']
export type Cube = components['schemas']['Cube']
export type Line = components['schemas']['Line']
export type Link = components['schemas']['Link']
export type Loan = components['schemas']['Loan']
export type Own = components['schemas']['Own']
export type Payment = components['schemas']['Payment']
export type Seat = components['schemas']['Seat']
export type Stub = components['schemas']['Stub']
export type Amount = components['schemas']['Amount']
export type AtCity = components['schemas']['AtCity']
export type BaronKept = components['schemas']['BaronKept']
export type BaronShown = components['schemas']['BaronShown']
export type Between = components['schemas']['Between']
export type Card = components['schemas']['Card']
export type CardPoints = components['schemas']['CardPoints']
export type CardShown = components['schemas']['CardShown']
export type CityName = components['schemas']['CityName']
export type Delivery = components['schemas']['Delivery']
export type Grown = components['schemas']['Grown']
export type Income = components['schemas']['Income']
export type LineShown = components['schemas']['LineShown']
export type NewCity = components['schemas']['NewCity']
export type NoFacts = components['schemas']['NoFacts']
export type Order = components['schemas']['Order']
export type Route = components['schemas']['Route']
export type Score = components['schemas']['Score']
export type Tile = components['schemas']['Tile']
export type Upgrade = components['schemas']['Upgrade']
export type Urbanized = components['schemas']['Urbanized']
export type Western = components['schemas']['Western']
export type BaronData = components['schemas']['BaronData']
export type Canvas = components['schemas']['Canvas']
export type CardData = components['schemas']['CardData']
export type CityData = components['schemas']['CityData']
export type Outline = components['schemas']['Outline']
export type Scenery = components['schemas']['Scenery']
export type Happening = components['schemas']['Happening']
export type Drawing = components['schemas']['Drawing']
export type $defs = Record<string, never>
export type operations = Record<string, never>

import type { GameEvent, View } from '$web/lib/types'

/** The drawing of a board, which the engine has held against its declaration. */
export function drawingOf(data: unknown): Drawing {
  return data as Drawing
}

/** The table of a view. */
export function tableOf(view: View): Table
export function tableOf(view: View | null | undefined): Table | undefined
export function tableOf(view: View | null | undefined): Table | undefined {
  return view?.table as Table | undefined
}

/** The facts of an event, if it is of this kind. */
export function factsOf<K extends Happening['kind']>(event: GameEvent | undefined, kind: K) {
  return event?.kind === kind ? (event.facts as Extract<Happening, { kind: K }>['facts']) : undefined
}
