/** Made by `make types` from roundhouse/games/railroad_revolution/shapes.py and drawing.py: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description The table as a seat sees it. */
    Table: {
      round: number
      last_round: number | null
      first_player: number
      active: number
      seats: components['schemas']['Seat'][]
      /** @description the common supply */
      common: {
        [key: string]: number
      }
      cities: {
        [key: string]: components['schemas']['City']
      }
      /** @description whose tracks lie on a space; only where there are some */
      tracks: {
        [key: string]: number[]
      }
      sections: components['schemas']['Section'][]
      /** @description on offer */
      trains: {
        [key: string]: number
      }
      contract: string
      contract_pile: number
      /** @description contracts */
      discards: string[]
      objective_piles: {
        [key: string]: number
      }
      setup: components['schemas']['SetupSide'][]
      action: components['schemas']['Action'] | null
      waiting: components['schemas']['Waiting'] | null
      replacing: components['schemas']['Replacing'][]
      /** @description objectives in the hand of whoever chooses now */
      drawing: number
      own: components['schemas']['Own'] | null
    }
    /** @description The action that is being carried out. */
    Action: {
      /** @enum {string} */
      action: 'station' | 'railroad' | 'telegraph' | 'trade'
      /** @description the colour of a worker */
      worker: string
      /** @description the worker's ability is spent */
      worker_used: boolean
      /** @description pieces that the action still asks for */
      to_place: number
      /** @description dollars */
      due: number
      city: string | null
      /** @description from 1 */
      section: number | null
      triangles: number
      /** @description a bonus of the first building can be taken */
      bonus: boolean
      /** @description a tile can be used */
      tile: boolean
      contract_follows: boolean
      /** @description sides of the contract tile */
      accepted: string[]
    }
    /** @description A city, with its tile and stations. */
    City: {
      tile: string
      /** @description of the first station */
      first: number | 'neutral' | null
      stations: number[]
    }
    /** @description How far a condition of an objective is met. */
    Condition: {
      n: number
      of: number
    }
    /** @description An objective before a seat, with its managers. */
    Objective: {
      tile: string
      managers: (string | null)[]
      conditions: components['schemas']['Condition'][]
    }
    /** @description What only the seat itself knows. [RR-19.3] */
    Own: {
      /** @description objectives to choose from */
      drawn: string[]
      /** @description the objective piles, as far as the seat has put tiles back */
      known: {
        [key: string]: (string | null)[]
      }
    }
    /** @description A seat that will draw a new objective. */
    Replacing: {
      seat: number
      /** @enum {string} */
      chain: 'A1' | 'A2'
    }
    /** @description A player's company. */
    Seat: {
      money: number
      shares: number
      /** @description on the company board */
      tracks: number
      /** @description on the company board */
      buildings: number
      /** @description dollars for the next piece sold */
      sale: number | null
      /** @description that are free */
      supply: {
        [key: string]: number
      }
      /** @description workers by action */
      board: {
        /** @description workers by colour */
        station: {
          [key: string]: number
        }
        /** @description workers by colour */
        railroad: {
          [key: string]: number
        }
        /** @description workers by colour */
        telegraph: {
          [key: string]: number
        }
        /** @description workers by colour */
        trade: {
          [key: string]: number
        }
      }
      /** @description workers that are not managers */
      available: number
      /** @description face up */
      trains_up: {
        [key: string]: number
      }
      /** @description face down */
      trains_down: {
        [key: string]: number
      }
      objectives: (components['schemas']['Objective'] | null)[]
      /** @description objectives */
      completed: string[]
      /** @description the space on each progress track */
      progress: {
        [key: string]: number
      }
      /** @description what each progress track multiplies */
      multiplied: {
        [key: string]: number
      }
      /** @description cities of the network */
      connected: string[]
      /** @description where they come from, if the game ended now [RR-15] */
      points: {
        [key: string]: number
      }
    }
    /** @description A section of the telegraph line. */
    Section: {
      tile: string | null
      /** @description of the first office */
      first: number | 'neutral' | null
      offices: number[]
    }
    /** @description A side of a set-up tile that is on offer. */
    SetupSide: {
      side: string
      worker: string | null
    }
    /** @description The effects that wait to be carried out. */
    Waiting: {
      /** @description what cannot be declined */
      must: ('main' | 'pay' | 'workers' | 'crew')[]
      /** @description on the progress tracks */
      steps: number
      /** @description of trains */
      flips: number
      promotions: number
      /** @description dollars for each of the promotions that cost some */
      fees: number[]
      trains: number
      tracks: number
      stations: number
      offices: number
      hires: number
      swaps: number
      /** @description for each worker to be gained the colours to choose from */
      workers: string[][]
      /** @description effects that may be bought */
      offers: string[]
    }
    /** @description A step on a progress track. */
    Advance: {
      track: string
      n: number
    }
    /** @description A number of something. */
    Amount: {
      n: number
    }
    /** @description An objective is completed. */
    Complete: {
      group: string
      n: number
    }
    /** @description A contract tile. */
    Contract: {
      contract: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
    }
    /** @description An effect is carried out. */
    Effect: {
      effect: {
        say: string
      } & {
        [key: string]: unknown
      }
    }
    /** @description Effects are carried out. */
    Effects: {
      effect: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
    }
    /** @description A station is built. */
    InCity: {
      city: string
    }
    /** @description An office is built. */
    InSection: {
      section: number
    }
    /** @description An objective is kept, and laid open. */
    Keep: {
      group: string
      condition: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
      n: number
    }
    /** @description A contract tile is turned up. */
    NewContract: {
      contract: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
    }
    /** @description Nothing but that it happened. */
    NoFacts: Record<string, never>
    /** @description A track is placed without paying for it. */
    OnSpace: {
      space: string
    }
    /** @description A worker is placed. */
    Place: {
      /** @description the colour of a worker */
      worker: string
      /** @enum {string} */
      action: 'station' | 'railroad' | 'telegraph' | 'trade'
    }
    /** @description A worker becomes a manager. */
    Promote: {
      /** @description the colour of a worker */
      worker: string
      group: string
    }
    /** @description Shares are sold. */
    Sale: {
      n: number
      amount: number
    }
    /** @description A set-up tile is chosen. */
    Setup: {
      effect: ({
        say: string
      } & {
        [key: string]: unknown
      })[]
      /** @description the colour of a worker */
      worker: string
    }
    /** @description A worker for another. */
    Swap: {
      /** @description the colour of a worker */
      old: string
      /** @description the colour of a worker */
      new: string
    }
    /** @description A track is placed. */
    Track: {
      space: string
      /** @description dollars */
      n: number
    }
    /** @description A train is taken or turned over. */
    Train: {
      train: string
    }
    /** @description A worker comes or goes. */
    Worker: {
      /** @description the colour of a worker */
      worker: string
    }
    /** @description What a worker can do besides an action. */
    Ability: {
      /** @enum {string} */
      action: 'station' | 'railroad' | 'telegraph' | 'trade'
      /** @enum {string} */
      worker: 'white' | 'purple' | 'orange' | 'grey' | 'turquoise'
      ability: components['schemas']['EffectData']
    }
    /** @description What is drawn below the spaces. */
    Art: {
      land: components['schemas']['Land']
      states: components['schemas']['States']
      ranges: components['schemas']['Range'][]
      rivers: components['schemas']['River'][]
    }
    /** @description A section of a player board. */
    BoardSection: {
      index: number
      money: number
      buildings: number
      tracks: number
      left_of_logo: boolean
    }
    /** @description A telegraph tile or a type of train. */
    BonusTile: {
      id: string
      bonus: components['schemas']['EffectData'][]
    }
    /** @description A city. */
    CityData: {
      id: string
      name: string
      level: number
      cost: number
      x: number
      y: number
    }
    /** @description A tile that lies in a city. */
    CityTile: {
      id: string
      main: components['schemas']['EffectData'][]
      first_station: components['schemas']['EffectData'][]
    }
    /** @description A city tile in words. */
    CityTileWords: {
      main: Fact[]
      first_station: Fact[]
    }
    /** @description A contract tile. */
    ContractTile: {
      id: string
      left: components['schemas']['Half']
      right: components['schemas']['Half']
    }
    /** @description A contract tile in words. */
    ContractWords: {
      left: Fact
      right: Fact
    }
    /** @description What a tile, a contract or a worker's ability does. */
    EffectData: {
      effect: string
      n?: number
      amount?: number
      times?: number
      max?: number
      pay_each?: number
      base?: number
      per_triangle?: number
      shares?: number
      colours?: string[]
      choose?: number
      where?: string
      pay?: number
    }
    Fact: Fact
    /** @description Figures of the rules that the drawing tells. */
    Figures: {
      railroad_base_cost: number
      railroad_cost_per_triangle: number
      train_vp: number
      min_available_workers: number
      extra_hire_price: number
    }
    /** @description One side of a contract tile. */
    Half: {
      cost_shares: number
      reward: components['schemas']['EffectData'][]
    }
    /** @description Where lines meet outside a city. */
    Junction: {
      id: string
      x: number
      y: number
    }
    /** @description The coast. */
    Land: {
      rings: [number, number][][]
    }
    /** @description An objective. */
    ObjectiveTile: {
      id: string
      group: string
      vp: number
      managers: string[]
    }
    /** @description An objective in words. */
    ObjectiveWords: {
      conditions: Fact[]
      managers: string[]
    }
    /** @description A progress track. */
    ProgressTrack: {
      /** @enum {string} */
      id: 'telegraph' | 'stations' | 'network'
      vp: number[]
      tolls: components['schemas']['Toll'][]
    }
    /** @description Mountains. */
    Range: {
      line: [number, number][]
    }
    /** @description A river. */
    River: {
      name: string
      line: [number, number][]
    }
    /** @description A section of the telegraph. */
    SectionData: {
      index: number
      shares: number
      first_office_shares: number
      contract: boolean
    }
    /** @description A setup tile. */
    SetupTile: {
      id: string
      side_a: components['schemas']['EffectData'][]
      side_b: components['schemas']['EffectData'][]
    }
    /** @description A space for track. */
    SpaceData: {
      id: string
      link: string
      ends: [string, string]
      /** @enum {string} */
      icon: 'start' | 'plain' | 'difficult'
      triangles: number
      contract: boolean
      x: number
      y: number
    }
    /** @description Lines between states. */
    States: {
      lines: [number, number][][]
    }
    /** @description Two sections that bring points together. */
    TelegraphLink: {
      between: [number, number]
      vp: number
    }
    /** @description Every tile in words, by its name. */
    TileWords: {
      city_tiles: {
        [key: string]: components['schemas']['CityTileWords']
      }
      telegraph_tiles: {
        [key: string]: Fact[]
      }
      trains: {
        [key: string]: Fact[]
      }
      setup: {
        [key: string]: Fact[]
      }
      contracts: {
        [key: string]: components['schemas']['ContractWords']
      }
      objectives: {
        [key: string]: components['schemas']['ObjectiveWords']
      }
      /** @description by action and worker */
      abilities: {
        station: {
          [key: string]: Fact
        }
        railroad: {
          [key: string]: Fact
        }
        telegraph: {
          [key: string]: Fact
        }
        trade: {
          [key: string]: Fact
        }
      }
    }
    /** @description What a step on a progress track costs. */
    Toll: {
      position: number
      /** @enum {string} */
      kind: 'share' | 'money' | 'worker'
      amount: number
    }
    Happening:
      | {
          /** @constant */
          kind: 'setup'
          seat: number
          facts: components['schemas']['Setup']
        }
      | {
          /** @constant */
          kind: 'take-back'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'place'
          seat: number
          facts: components['schemas']['Place']
        }
      | {
          /** @constant */
          kind: 'pass'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'station'
          seat: number
          facts: components['schemas']['InCity']
        }
      | {
          /** @constant */
          kind: 'first-station'
          seat: number
          facts: components['schemas']['InCity']
        }
      | {
          /** @constant */
          kind: 'main-reward'
          seat: number
          facts: components['schemas']['Effects']
        }
      | {
          /** @constant */
          kind: 'bonus'
          seat: number
          facts: components['schemas']['Effects']
        }
      | {
          /** @constant */
          kind: 'track'
          seat: number
          facts: components['schemas']['Track']
        }
      | {
          /** @constant */
          kind: 'office'
          seat: number
          facts: components['schemas']['InSection']
        }
      | {
          /** @constant */
          kind: 'first-office'
          seat: number
          facts: components['schemas']['InSection']
        }
      | {
          /** @constant */
          kind: 'tile'
          seat: number
          facts: components['schemas']['Effects']
        }
      | {
          /** @constant */
          kind: 'sell-track'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'sell-building'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'pay'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'ability'
          seat: number
          facts: components['schemas']['Effect']
        }
      | {
          /** @constant */
          kind: 'promote'
          seat: number
          facts: components['schemas']['Promote']
        }
      | {
          /** @constant */
          kind: 'discard-worker'
          seat: number
          facts: components['schemas']['Worker']
        }
      | {
          /** @constant */
          kind: 'gain-worker'
          seat: number
          facts: components['schemas']['Worker']
        }
      | {
          /** @constant */
          kind: 'swap'
          seat: number
          facts: components['schemas']['Swap']
        }
      | {
          /** @constant */
          kind: 'sell-shares'
          seat: number
          facts: components['schemas']['Sale']
        }
      | {
          /** @constant */
          kind: 'gain-shares'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'discard-shares'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'gain-money'
          seat: number
          facts: components['schemas']['Amount']
        }
      | {
          /** @constant */
          kind: 'take-train'
          seat: number
          facts: components['schemas']['Train']
        }
      | {
          /** @constant */
          kind: 'flip-down'
          seat: number
          facts: components['schemas']['Train']
        }
      | {
          /** @constant */
          kind: 'flip-up'
          seat: number
          facts: components['schemas']['Train']
        }
      | {
          /** @constant */
          kind: 'advance'
          seat: number
          facts: components['schemas']['Advance']
        }
      | {
          /** @constant */
          kind: 'free-track'
          seat: number
          facts: components['schemas']['OnSpace']
        }
      | {
          /** @constant */
          kind: 'free-station'
          seat: number
          facts: components['schemas']['InCity']
        }
      | {
          /** @constant */
          kind: 'free-office'
          seat: number
          facts: components['schemas']['InSection']
        }
      | {
          /** @constant */
          kind: 'contract'
          /** @constant */
          seat: -1
          facts: components['schemas']['Contract']
        }
      | {
          /** @constant */
          kind: 'new-contract'
          /** @constant */
          seat: -1
          facts: components['schemas']['NewContract']
        }
      | {
          /** @constant */
          kind: 'accept'
          seat: number
          facts: components['schemas']['Effects']
        }
      | {
          /** @constant */
          kind: 'decline'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'complete'
          seat: number
          facts: components['schemas']['Complete']
        }
      | {
          /** @constant */
          kind: 'keep'
          seat: number
          facts: components['schemas']['Keep']
        }
      | {
          /** @constant */
          kind: 'end-triggered'
          seat: number
          facts: components['schemas']['NoFacts']
        }
      | {
          /** @constant */
          kind: 'win'
          seat: number
          facts: components['schemas']['Amount']
        }
    /** @description The board as it is drawn. */
    Drawing: {
      rules: components['schemas']['Figures']
      cities: components['schemas']['CityData'][]
      junctions: components['schemas']['Junction'][]
      track_spaces: components['schemas']['SpaceData'][]
      city_tiles: components['schemas']['CityTile'][]
      telegraph_tiles: components['schemas']['BonusTile'][]
      telegraph_sections: components['schemas']['SectionData'][]
      telegraph_links: components['schemas']['TelegraphLink'][]
      train_types: components['schemas']['BonusTile'][]
      contract_tiles: components['schemas']['ContractTile'][]
      setup_tiles: components['schemas']['SetupTile'][]
      objectives: components['schemas']['ObjectiveTile'][]
      progress_tracks: components['schemas']['ProgressTrack'][]
      player_board_sections: components['schemas']['BoardSection'][]
      worker_abilities: components['schemas']['Ability'][]
      art: components['schemas']['Art']
      words: components['schemas']['TileWords']
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Table = components['schemas']['Table']
export type Action = components['schemas']['Action']
export type City = components['schemas']['City']
export type Condition = components['schemas']['Condition']
export type Objective = components['schemas']['Objective']
export type Own = components['schemas']['Own']
export type Replacing = components['schemas']['Replacing']
export type Seat = components['schemas']['Seat']
export type Section = components['schemas']['Section']
export type SetupSide = components['schemas']['SetupSide']
export type Waiting = components['schemas']['Waiting']
export type Advance = components['schemas']['Advance']
export type Amount = components['schemas']['Amount']
export type Complete = components['schemas']['Complete']
export type Contract = components['schemas']['Contract']
export type Effect = components['schemas']['Effect']
export type Effects = components['schemas']['Effects']
export type InCity = components['schemas']['InCity']
export type InSection = components['schemas']['InSection']
export type Keep = components['schemas']['Keep']
export type NewContract = components['schemas']['NewContract']
export type NoFacts = components['schemas']['NoFacts']
export type OnSpace = components['schemas']['OnSpace']
export type Place = components['schemas']['Place']
export type Promote = components['schemas']['Promote']
export type Sale = components['schemas']['Sale']
export type Setup = components['schemas']['Setup']
export type Swap = components['schemas']['Swap']
export type Track = components['schemas']['Track']
export type Train = components['schemas']['Train']
export type Worker = components['schemas']['Worker']
export type Ability = components['schemas']['Ability']
export type Art = components['schemas']['Art']
export type BoardSection = components['schemas']['BoardSection']
export type BonusTile = components['schemas']['BonusTile']
export type CityData = components['schemas']['CityData']
export type CityTile = components['schemas']['CityTile']
export type CityTileWords = components['schemas']['CityTileWords']
export type ContractTile = components['schemas']['ContractTile']
export type ContractWords = components['schemas']['ContractWords']
export type EffectData = components['schemas']['EffectData']
export type Fact =
  | string
  | number
  | boolean
  | Fact[]
  | {
      [key: string]: Fact
    }
  | null
export type Figures = components['schemas']['Figures']
export type Half = components['schemas']['Half']
export type Junction = components['schemas']['Junction']
export type Land = components['schemas']['Land']
export type ObjectiveTile = components['schemas']['ObjectiveTile']
export type ObjectiveWords = components['schemas']['ObjectiveWords']
export type ProgressTrack = components['schemas']['ProgressTrack']
export type Range = components['schemas']['Range']
export type River = components['schemas']['River']
export type SectionData = components['schemas']['SectionData']
export type SetupTile = components['schemas']['SetupTile']
export type SpaceData = components['schemas']['SpaceData']
export type States = components['schemas']['States']
export type TelegraphLink = components['schemas']['TelegraphLink']
export type TileWords = components['schemas']['TileWords']
export type Toll = components['schemas']['Toll']
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
