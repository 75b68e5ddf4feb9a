/** The tokens of the seats and tables that are mine, kept in this browser. */
import { keep, recall } from './store'

export interface Held {
  table: string
  seat: number | null
  token: string
}

export function held(): Held[] {
  return recall<Held[]>('tokens', [])
}

export function heldAt(table: string): Held[] {
  return held()
    .filter((one) => one.table === table && one.seat !== null)
    .sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
}

export function hostAt(table: string): string | undefined {
  return held().find((one) => one.table === table && one.seat === null)?.token
}

export function hold(table: string, seat: number | null, token: string): void {
  const others = held().filter((one) => !(one.table === table && one.seat === seat))
  keep('tokens', [{ table, seat, token }, ...others].slice(0, 400))
}

export function drop(table: string, seat: number | null): void {
  keep(
    'tokens',
    held().filter((one) => !(one.table === table && one.seat === seat)),
  )
}

/** Seats and tables of an account are opened by the session: without it they are not mine. */
export function dropAccount(): void {
  keep(
    'tokens',
    held().filter((one) => !one.token.startsWith('account:')),
  )
}

export function forget(table: string): void {
  keep(
    'tokens',
    held().filter((one) => one.table !== table),
  )
}
