/** Made by `make types` from `roundhouse shapes halt`: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description The table as a seat sees it. */
    Table: {
      /** @description the halt where the railcar stands */
      car: string
      /** @description on its way back to the junction */
      homeward: boolean
      /** @description passengers */
      carried: number[]
      /** @description advertised on the last turn */
      posted: boolean[]
      halts: components['schemas']['Halt'][]
      /** @description at the end: the halts of all tickets */
      tickets: string[] | null
      own: components['schemas']['Secret'] | null
    }
    /** @description A halt of the line. */
    Halt: {
      name: string
      /** @description passengers */
      waiting: number
      /** @description who stopped there last */
      flag: number | null
    }
    /** @description What only one player knows. */
    Secret: {
      /** @description a halt */
      ticket: string
    }
    /** @description A bill at a halt. */
    Advertised: {
      halt: string
    }
    /** @description The railcar stops, and passengers get in. */
    Stopped: {
      halt: string
      n: number
    }
    /** @description A ticket is shown at the end. */
    Ticket: {
      halt: string
      points: number
    }
    /** @description Where a halt is drawn. */
    Sign: {
      name: string
      x: number
      y: number
    }
    Happening:
      | {
          /** @constant */
          kind: 'stopped'
          seat: number
          facts: components['schemas']['Stopped']
        }
      | {
          /** @constant */
          kind: 'advertised'
          seat: number
          facts: components['schemas']['Advertised']
        }
      | {
          /** @constant */
          kind: 'ticket'
          seat: number
          facts: components['schemas']['Ticket']
        }
    /** @description The board as it is drawn. */
    Drawing: {
      halts: components['schemas']['Sign'][]
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type Table = components['schemas']['Table']
export type Halt = components['schemas']['Halt']
export type Secret = components['schemas']['Secret']
export type Advertised = components['schemas']['Advertised']
export type Stopped = components['schemas']['Stopped']
export type Ticket = components['schemas']['Ticket']
export type Sign = components['schemas']['Sign']
export type Happening = components['schemas']['Happening']
export type Drawing = components['schemas']['Drawing']
export type $defs = Record<string, never>
export type operations = Record<string, never>
