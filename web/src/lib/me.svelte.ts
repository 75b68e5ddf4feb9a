/** Who is signed in. A guest is asked nothing: the server is asked only where somebody has signed in before. */
import { api, ApiError } from './api'
import { settings } from './settings.svelte'
import { erase, keep, kept, recall } from './store'
import { dropAccount, held, hold } from './tokens'
import type { MyAccount } from './types'

const OWN = ['name'] // what an account has by itself

class Me {
  account = $state.raw<MyAccount | null>(null)
  private looking: Promise<void> | null = null

  /** Find out who is signed in: asked once, however many parts of a page wait for it, and again where there was no answer. */
  async look(): Promise<void> {
    if (!this.looking && !recall('signed-in', false)) return
    await (this.looking ??= this.ask())
  }

  private async ask(): Promise<void> {
    try {
      this.take((await api.me()).account)
    } catch (problem) {
      this.looking = null
      throw problem
    }
  }

  /** What the server says about the account. */
  take(account: MyAccount | null): void {
    this.looking = Promise.resolve()
    const left = !account && recall('signed-in', false)
    this.account = account
    keep('signed-in', !!account)
    settings.followed = null
    if (left) {
      dropAccount()
      // the account has them: who uses this browser next does not
      for (const key of kept('notes.')) if (!recall(key.replace('notes.', 'unsent.'), false)) erase(key)
      settings.set('name', '')
    }
    if (!account) return
    for (const [key, value] of Object.entries(account.settings)) settings.adopt(key, value)
    settings.set('name', account.name)
    settings.followed = (key, value) => {
      if (!OWN.includes(key)) api.account('/settings', { [key]: value }).catch(() => undefined)
    }
  }

  /** True of somebody whom whoever is signed in has blocked: what they say is not shown. */
  ignores(account: string | null): boolean {
    return account !== null && !!this.account?.blocked.some((one) => one.id === account)
  }

  /** The tables of this browser, and the notes about them, come along: from now on the account opens them. */
  async bring(): Promise<void> {
    await (await import('./notes')).bringNotes()
    for (const one of held().filter((each) => !each.token.startsWith('account:'))) {
      try {
        await api.claim(one.table, one.token)
        hold(one.table, one.seat, `account:${one.seat ?? 'host'}`)
      } catch (problem) {
        if (!(problem instanceof ApiError)) throw problem // a table that is gone, or that is somebody else's by now
      }
    }
  }
}

export const me = new Me()
