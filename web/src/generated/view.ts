/** Made by `make types` from roundhouse/kernel/shapes.py: do not edit. */
export type paths = Record<string, never>
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description What `seat` may know of a game; `table` is of the shape that the game declares. */
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
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type View = components['schemas']['View']
export type $defs = Record<string, never>
export type operations = Record<string, never>
