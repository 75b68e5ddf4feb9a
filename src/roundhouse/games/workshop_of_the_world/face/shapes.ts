/** Made by `make types` from roundhouse/games/workshop_of_the_world/shapes.py and drawing.py: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description The table as a seat sees it. */
    Table: {
      /** @enum {string} */
      era: 'canal' | 'rail'
      round: number
      /** @description in an era */
      rounds: number
      /**
       * @description which creation of demand is next, or under way
       * @enum {integer}
       */
      creation: 1 | 2 | 3 | 4
      /** @description pounds for a link of this era */
      link_cost: number
      /** @description pounds for a connection of 1, 2 ... link spaces in this era */
      prices: number[]
      sets: components['schemas']['Set'][]
      /** @description pounds; shown to all with open money, and at the end; else it follows from the incomes, bids and prices that all were told, and bots count on it */
      cash: (number | null)[]
      income: number[]
      /** @description of play in this round */
      order: string[]
      /** @description the order of the last round */
      before: string[]
      /** @description whose turn it is */
      active: string | null
      /** @description turns taken in this round */
      turn: number
      /** @description by town and colour; only where there are some */
      industries: {
        [key: string]: {
          [key: string]: number
        }
      }
      /** @description who has built each connection of the board */
      links: (string | null)[]
      /** @description demand */
      display: {
        [key: string]: number
      }
      /** @description demand tokens that nobody has drawn */
      undrawn: number
      /** @description demand tokens in each hand */
      tokens: number[]
      /** @description town cards in the deck */
      deck: number
      /** @description town cards that a gamble may draw */
      set_aside: number
      /** @description town cards on offer */
      offer: string[]
      /** @description town cards out of play in this era */
      discard: string[]
      /** @description bids that are open */
      bids: (number | null)[]
      /** @description the card that a seat has won or leads on */
      won: (string | null)[]
      lot: components['schemas']['Lot'] | null
      /** @description who may still bid on the lot */
      still_in: boolean[]
      /** @description boxes of the turn order that are already taken */
      next_order: string[]
      /** @description the town card of the turn in hand */
      card: string | null
      /** @description that card was drawn from those set aside */
      gambled: boolean
      /** @description where an industry was placed in the turn in hand */
      town: string | null
      /** @description links of the turn in hand */
      built: string[]
      own: components['schemas']['Own'] | null
    }
    /** @description The town card under the hammer, in the auction card by card. [WW-13.2] */
    Lot: {
      card: string
      /** @description the highest bid */
      price: number | null
      leader: number | null
    }
    /** @description What only the seat itself knows. [WW-14.9 to WW-14.11] */
    Own: {
      /** @description in the hand */
      tokens: {
        [key: string]: number
      }
      /** @description those of the hand that are about to be placed */
      fist: {
        [key: string]: number
      }
      /** @description the fist is closed */
      ready: boolean
      /** @description the sealed bid */
      bid: number | null
      /** @description the set that a sealed bid is for */
      picked: string | null
      /** @description pounds that could be paid, with all income recouped */
      means: number
      /** @description what a bid of 0, 1, 2 ... pounds leaves, while one is owed */
      bidding: components['schemas']['Purse'][]
      /** @description where the income marker stands when 0, 1, 2 ... pounds are recouped */
      recouping: number[]
    }
    /** @description What is left when a bid is paid. [WW-8.4] */
    Purse: {
      /** @description pounds */
      cash: number
      /** @description the space of the marker */
      income: number
    }
    /** @description A set of pieces. With two players each has two. [WW-1.6] */
    Set: {
      colour: string
      seat: number
      /** @description left in stock */
      industries: number
      /** @description left in stock */
      links: number
      /** @description link spaces of its links on the map */
      built: number
      /** @description link spaces of its largest network */
      network: number
    }
    /** @description An open bid on a town card. */
    Bid: {
      pounds: number
      card: string
    }
    /** @description A sealed bid is opened. */
    BidShown: {
      pounds: number
      /** @description the colour of a set of pieces */
      colour: string
    }
    /** @description Links are built, and their towns bring income. */
    Built: {
      links: components['schemas']['Connection'][]
      n: number
      cost: number
      sum: components['schemas']['Part'][]
      towns: number
      total: number
      /** @enum {string} */
      era: 'canal' | 'rail'
    }
    /** @description A town card on offer. */
    Card: {
      card: string
    }
    /** @description The money of a round. */
    Collected: {
      income: number
      links: number
      industries: number
      total: number
    }
    /** @description A connection, as a message of its own. */
    Connection: {
      say: string
      a: string
      b: string
    }
    /** @description Demand tokens from the bag. [WW-14.9] */
    Drew: {
      type: string[]
    }
    /** @description A card is given up for one of those set aside. */
    Gamble: {
      card: string
      drawn: string
    }
    /** @description An industry is placed. */
    Industry: {
      town: string
      /** @description the colour of a set of pieces */
      colour: string
    }
    /** @description The winner's money. */
    Money: {
      money: number
    }
    /** @description Nothing but that it happened. */
    NoFacts: Record<string, never>
    /** @description The order of play. */
    Order: {
      colour: string[]
    }
    /** @description The income of one town, as a message of its own. */
    Part: {
      say: string
      n: number
      town: string
    }
    /** @description A fist is opened. */
    PlacedTokens: {
      type: string[]
      n: number
    }
    /** @description Income is given up for money. */
    Recouped: {
      pounds: number
      spaces: number
    }
    /** @description An industry is removed. */
    Removed: {
      town: string
      /** @description the colour of a set of pieces */
      colour: string
      owner_seat: number
    }
    /** @description A round begins, with new town cards. */
    Round: {
      round: number
      card: string[]
    }
    /** @description A town card is won, and with it a box of the turn order. */
    Sold: {
      pounds: number
      card: string
      box: number
    }
    /** @description The sheet. */
    Canvas: {
      width: number
      height: number
      projection?: components['schemas']['Projection']
    }
    /** @description A connection of two towns. */
    ConnectionData: {
      id: string
      a: string
      b: string
      links: number
      /** @description x, y and the turn in degrees */
      spaces: [number, number, number][]
    }
    /** @description Where a connection runs over another. */
    Crossing: {
      connection_1: string
      connection_2: string
      x: number
      y: number
    }
    /** @description The track around the board. */
    IncomeTrack: {
      max: number
      lap: number
    }
    /** @description A type of industry. */
    IndustryType: {
      name: string
      demand_tokens: number
    }
    /** @description Where the name of a town stands. */
    Label: {
      x: number
      y: number
      /** @enum {string} */
      anchor: 'start' | 'middle' | 'end'
    }
    /** @description A name on the map. */
    MapLabel: {
      text: string
      x: number
      y: number
    }
    /** @description A coast or a border. */
    Outline: {
      points: [number, number][]
    }
    /** @description How degrees become units of the drawing. */
    Projection: {
      x0: number
      y0: number
      sx: number
      sy: number
    }
    /** @description A town. */
    TownData: {
      name: string
      value: number
      /** @enum {string} */
      type: 'heavy' | 'light' | 'textile' | 'craft' | 'port'
      x: number
      y: number
      label: components['schemas']['Label']
      /** @description what it was known for */
      trade?: string
    }
    Happening:
      | {
          /** @constant */
          kind: 'drew'
          seat: number
          facts: components['schemas']['Drew']
        }
      | {
          /** @constant */
          kind: 'placed-tokens'
          seat: number
          facts: components['schemas']['PlacedTokens']
        }
      | {
          /** @constant */
          kind: 'kept-tokens'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'round'
          /** @constant */
          seat: -1
          facts: components['schemas']['Round']
        }
      | {
          /** @constant */
          kind: 'bid-shown'
          seat: number
          facts: components['schemas']['BidShown']
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
          kind: 'lot'
          seat: number
          facts: components['schemas']['Card']
        }
      | {
          /** @constant */
          kind: 'bid'
          seat: number
          facts: components['schemas']['Bid']
        }
      | {
          /** @constant */
          kind: 'drop'
          seat: number
          facts: components['schemas']['Card']
        }
      | {
          /** @constant */
          kind: 'outbid'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'sold'
          seat: number
          facts: components['schemas']['Sold']
        }
      | {
          /** @constant */
          kind: 'card'
          seat: number
          facts: components['schemas']['Card']
        }
      | {
          /** @constant */
          kind: 'gamble'
          seat: number
          facts: components['schemas']['Gamble']
        }
      | {
          /** @constant */
          kind: 'placed'
          seat: number
          facts: components['schemas']['Industry']
        }
      | {
          /** @constant */
          kind: 'removed'
          seat: number
          facts: components['schemas']['Removed']
        }
      | {
          /** @constant */
          kind: 'built'
          seat: number
          facts: components['schemas']['Built']
        }
      | {
          /** @constant */
          kind: 'no-links'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'recouped'
          seat: number
          facts: components['schemas']['Recouped']
        }
      | {
          /** @constant */
          kind: 'collected'
          seat: number
          facts: components['schemas']['Collected']
        }
      | {
          /** @constant */
          kind: 'reset'
          /** @constant */
          seat: -1
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'game-over'
          seat: number
          facts: components['schemas']['Money']
        }
    /** @description The board as it is drawn. */
    Drawing: {
      canvas: components['schemas']['Canvas']
      industry_types: {
        heavy: components['schemas']['IndustryType']
        light: components['schemas']['IndustryType']
        textile: components['schemas']['IndustryType']
        craft: components['schemas']['IndustryType']
        port: components['schemas']['IndustryType']
      }
      /** @description by id */
      towns: {
        [key: string]: components['schemas']['TownData']
      }
      connections: components['schemas']['ConnectionData'][]
      crossings?: components['schemas']['Crossing'][]
      coast: components['schemas']['Outline'][]
      borders: components['schemas']['Outline'][]
      map_labels: components['schemas']['MapLabel'][]
      income_track: components['schemas']['IncomeTrack']
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Table = components['schemas']['Table']
export type Lot = components['schemas']['Lot']
export type Own = components['schemas']['Own']
export type Purse = components['schemas']['Purse']
export type Set = components['schemas']['Set']
export type Bid = components['schemas']['Bid']
export type BidShown = components['schemas']['BidShown']
export type Built = components['schemas']['Built']
export type Card = components['schemas']['Card']
export type Collected = components['schemas']['Collected']
export type Connection = components['schemas']['Connection']
export type Drew = components['schemas']['Drew']
export type Gamble = components['schemas']['Gamble']
export type Industry = components['schemas']['Industry']
export type Money = components['schemas']['Money']
export type NoFacts = components['schemas']['NoFacts']
export type Order = components['schemas']['Order']
export type Part = components['schemas']['Part']
export type PlacedTokens = components['schemas']['PlacedTokens']
export type Recouped = components['schemas']['Recouped']
export type Removed = components['schemas']['Removed']
export type Round = components['schemas']['Round']
export type Sold = components['schemas']['Sold']
export type Canvas = components['schemas']['Canvas']
export type ConnectionData = components['schemas']['ConnectionData']
export type Crossing = components['schemas']['Crossing']
export type IncomeTrack = components['schemas']['IncomeTrack']
export type IndustryType = components['schemas']['IndustryType']
export type Label = components['schemas']['Label']
export type MapLabel = components['schemas']['MapLabel']
export type Outline = components['schemas']['Outline']
export type Projection = components['schemas']['Projection']
export type TownData = components['schemas']['TownData']
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
