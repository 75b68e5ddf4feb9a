/** Made by `make types` from roundhouse/games/last_train_to_wensleydale/shapes.py and drawing.py: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description The table, the same for all. */
    Table: {
      /** @enum {integer} */
      turn: 1 | 2 | 3 | 4 | 5
      /**
       * @description in the whole game
       * @enum {integer}
       */
      turns: 4 | 5
      order: number[]
      build_order: number[]
      train_order: number[]
      influence: {
        government: components['schemas']['Track']
        train: components['schemas']['Track']
        mr: components['schemas']['Track']
        ner: components['schemas']['Track']
      }
      profit: components['schemas']['Track']
      seats: components['schemas']['Seat'][]
      boxes: components['schemas']['Box'][]
      trains: components['schemas']['Train'][]
      companies: {
        MR: components['schemas']['Railway']
        NER: components['schemas']['Railway']
      }
      /** @description by area; only what is there */
      pieces: {
        [key: string]: {
          stone?: number
          cheese?: number
          red?: number
          green?: number
          opposition?: number
        }
      }
      /** @description out of the game */
      removed: {
        stone: number
        cheese: number
        red: number
        green: number
        opposition: number
      }
      series: components['schemas']['Series'] | null
      payment: components['schemas']['Payment'] | null
    }
    /** @description An influence box of the auction. [LW-7] */
    Box: {
      number: number
      /** @description influence points by track */
      printed: {
        government: number
        train: number
        mr: number
        ner: number
      }
      /** @description the counter that lies in the box */
      counter: ('government' | 'train' | 'mr' | 'ner') | null
      /** @description printed points and the counter's */
      brings: {
        government: number
        train: number
        mr: number
        ner: number
      }
      holder: number | null
      /** @description cubes */
      bid: number
      /** @description cubes that a seat without a box would have to bid */
      least: number
    }
    /** @description What is being paid now. */
    Payment: {
      bill: number
      paid: {
        government: number
        train: number
        mr: number
        ner: number
        cube: number
      }
      /** @description the train that is being bought */
      train: string | null
    }
    /** @description The score if the game ended now, by its parts. [LW-15.1 to LW-15.4] */
    Points: {
      /** @description pieces */
      moved: number
      sets: number
      profit: number
      /** @description for own links on the board */
      links: number
    }
    /** @description A railway company. */
    Railway: {
      /** @description borders */
      links: string[]
      links_left: number
      towns: string[]
    }
    /** @description A player. */
    Seat: {
      /** @description investment cubes */
      hand: number
      /** @description investment cubes */
      on_boxes: number
      /** @description investment cubes */
      reserve: number
      /** @description borders */
      links: string[]
      links_left: number
      trains: string[]
      /** @description free spaces for goods on the trains */
      goods_room: number
      /** @description free spaces for passengers on the trains */
      passenger_room: number
      passed: boolean
      /** @description this turn */
      loaded: {
        stone: number
        cheese: number
        red: number
        green: number
      }
      /** @description in the turns before */
      delivered: {
        stone: number
        cheese: number
        red: number
        green: number
      }
      /** @description complete sets of what was moved */
      sets: number
      profit_of_turn: number
      /** @description if the game ended now */
      score: number
      points: components['schemas']['Points']
    }
    /** @description The links that are being built, or taken over, now. */
    Series: {
      areas: string[]
      company: ('MR' | 'NER') | null
      /** @description construction points so far */
      cost: number
      /** @description influence points to pay */
      owed: {
        government: number
        train: number
        mr: number
        ner: number
      }
    }
    /** @description The discs on a track: equal ones lie on each other, the last to come on top. [LW-3.4] */
    Track: {
      space: number[]
      /** @description the seats from first to last */
      rank: number[]
    }
    /** @description A train tile. */
    Train: {
      id: string
      owner: number | null
    }
    /** @description A number of something. */
    Amount: {
      n: number
    }
    /** @description A bid on a box. */
    Bid: {
      n: number
      box: number
    }
    /** @description A link is built. */
    Build: {
      a: string
      b: string
      n: number
    }
    /** @description A train is bought. */
    Buy: {
      train: string
      /** @description that it has room for */
      passengers: number
      /** @description that it has room for */
      goods: number
    }
    /** @description Influence counters are drawn, one for each box. */
    Counters: {
      influence: string[]
    }
    /** @description Pieces that nobody can move any more. */
    Dead: {
      area: string
      pieces: {
        say: string
      } & {
        [key: string]: unknown
      }
    }
    /** @description The influence points of a box. */
    Gain: {
      box: number
      points: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
    }
    /** @description Opposition is removed. */
    InArea: {
      area: string
      n: number
    }
    /** @description Nothing but that it happened. */
    NoFacts: Record<string, never>
    /** @description An order of the seats. */
    Order: {
      order_seats: number[]
    }
    /** @description A bid on a box that somebody holds. */
    Outbid: {
      n: number
      box: number
      other_seat: number
    }
    /** @description What was paid with. */
    Paid: {
      points: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
    }
    /** @description Profit or loss of a turn, and where the disc is after it. */
    Profit: {
      n: number
      stone: number
      cheese: number
      red: number
      green: number
      links: number
      space: number
    }
    /** @description A series of links is complete. */
    Route: {
      n: number
      route: string
    }
    /** @description A piece is moved. */
    Take: {
      /** @enum {string} */
      piece: 'stone' | 'cheese' | 'red' | 'green'
      area: string
    }
    /** @description A company takes over links. */
    Takeover: {
      /** @enum {string} */
      company: 'MR' | 'NER'
      n: number
      cost: number
      route: string
    }
    /** @description An area becomes a town of a company. */
    Town: {
      area: string
      /** @enum {string} */
      company: 'MR' | 'NER'
    }
    /** @description An area of the map. */
    Area: {
      id: string
      name: string
      /** @enum {string} */
      terrain: 'plain' | 'dale' | 'hill'
      /** @enum {string} */
      town: 'none' | 'minor' | 'major' | 'company'
      /** @enum {string} */
      company: 'none' | 'MR' | 'NER'
      /** @enum {string} */
      cube: 'none' | 'stone' | 'cheese'
      x: number
      y: number
      polygon: [number, number][]
    }
    /** @description Where two areas meet. */
    BorderData: {
      a: string
      b: string
      buildable: boolean
      /** @description construction points */
      cost: number
      x: number
      y: number
      /** @description degrees */
      angle: number
    }
    /** @description The part of the sheet that the map takes. */
    Canvas: {
      map_x: number
      map_y: number
      map_width: number
      map_height: number
    }
    /** @description A track of influence points. */
    InfluenceTrack: {
      /** @enum {string} */
      id: 'government' | 'train' | 'mr' | 'ner'
      max: number
    }
    /** @description The track of profit and loss. */
    ProfitTrack: {
      min: number
      max: number
    }
    /** @description A train that can be bought. */
    TrainTile: {
      id: string
      cost: number
      passengers: number
      goods: number
    }
    Happening:
      | {
          /** @constant */
          kind: 'cubes'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'counters'
          /** @constant */
          seat: -1
          facts: components['schemas']['Counters']
        }
      | {
          /** @constant */
          kind: 'bid'
          seat: number
          facts: components['schemas']['Bid']
        }
      | {
          /** @constant */
          kind: 'outbid'
          seat: number
          facts: components['schemas']['Outbid']
        }
      | {
          /** @constant */
          kind: 'no-bid'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'gain'
          seat: number
          facts: components['schemas']['Gain']
        }
      | {
          /** @constant */
          kind: 'build-order'
          /** @constant */
          seat: -1
          facts: components['schemas']['Order']
        }
      | {
          /** @constant */
          kind: 'train-order'
          /** @constant */
          seat: -1
          facts: components['schemas']['Order']
        }
      | {
          /** @constant */
          kind: 'player-order'
          /** @constant */
          seat: -1
          facts: components['schemas']['Order']
        }
      | {
          /** @constant */
          kind: 'build'
          seat: number
          facts: components['schemas']['Build']
        }
      | {
          /** @constant */
          kind: 'opposition'
          seat: number
          facts: components['schemas']['InArea']
        }
      | {
          /** @constant */
          kind: 'series'
          seat: number
          facts: components['schemas']['Route']
        }
      | {
          /** @constant */
          kind: 'nothing'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'pay'
          seat: number
          facts: components['schemas']['Paid']
        }
      | {
          /** @constant */
          kind: 'buy'
          seat: number
          facts: components['schemas']['Buy']
        }
      | {
          /** @constant */
          kind: 'take'
          seat: number
          facts: components['schemas']['Take']
        }
      | {
          /** @constant */
          kind: 'pass'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'profit'
          seat: number
          facts: components['schemas']['Profit']
        }
      | {
          /** @constant */
          kind: 'takeover'
          seat: number
          facts: components['schemas']['Takeover']
        }
      | {
          /** @constant */
          kind: 'new-town'
          /** @constant */
          seat: -1
          facts: components['schemas']['Town']
        }
      | {
          /** @constant */
          kind: 'dead'
          /** @constant */
          seat: -1
          facts: components['schemas']['Dead']
        }
      | {
          /** @constant */
          kind: 'keep'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'turn'
          /** @constant */
          seat: -1
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'wins'
          seat: number
          facts: components['schemas']['Amount']
        }
    /** @description The board as it is drawn. */
    Drawing: {
      canvas: components['schemas']['Canvas']
      areas: components['schemas']['Area'][]
      borders: components['schemas']['BorderData'][]
      influence_tracks: components['schemas']['InfluenceTrack'][]
      profit_loss_track: components['schemas']['ProfitTrack']
      trains: components['schemas']['TrainTile'][]
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Table = components['schemas']['Table']
export type Box = components['schemas']['Box']
export type Payment = components['schemas']['Payment']
export type Points = components['schemas']['Points']
export type Railway = components['schemas']['Railway']
export type Seat = components['schemas']['Seat']
export type Series = components['schemas']['Series']
export type Track = components['schemas']['Track']
export type Train = components['schemas']['Train']
export type Amount = components['schemas']['Amount']
export type Bid = components['schemas']['Bid']
export type Build = components['schemas']['Build']
export type Buy = components['schemas']['Buy']
export type Counters = components['schemas']['Counters']
export type Dead = components['schemas']['Dead']
export type Gain = components['schemas']['Gain']
export type InArea = components['schemas']['InArea']
export type NoFacts = components['schemas']['NoFacts']
export type Order = components['schemas']['Order']
export type Outbid = components['schemas']['Outbid']
export type Paid = components['schemas']['Paid']
export type Profit = components['schemas']['Profit']
export type Route = components['schemas']['Route']
export type Take = components['schemas']['Take']
export type Takeover = components['schemas']['Takeover']
export type Town = components['schemas']['Town']
export type Area = components['schemas']['Area']
export type BorderData = components['schemas']['BorderData']
export type Canvas = components['schemas']['Canvas']
export type InfluenceTrack = components['schemas']['InfluenceTrack']
export type ProfitTrack = components['schemas']['ProfitTrack']
export type TrainTile = components['schemas']['TrainTile']
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
