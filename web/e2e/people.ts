/** People with names of their own, made by the server's API: what browser tests of their pages begin with. */
import type { APIRequestContext, Browser, Page } from '@playwright/test'

export interface Somebody {
  name: string
  id: string
  password: string
  /** asks the server as they do */
  as: APIRequestContext
}

const PASSWORD = 'long enough'

export async function somebody(browser: Browser, address: string, name = ''): Promise<Somebody> {
  const context = await browser.newContext()
  const called = name || `Mary ${Math.random().toString(36).slice(2, 10)}`
  const made = await context.request.post(`${address}/api/me`, { data: { name: called, password: PASSWORD } })
  if (!made.ok()) throw new Error(await made.text())
  const { account } = (await made.json()) as { account: { id: string } }
  return { name: called, id: account.id, password: PASSWORD, as: context.request }
}

export async function post<T>(who: APIRequestContext, address: string, data: unknown = {}, token = ''): Promise<T> {
  const answer = await who.post(address, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} })
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Signed in, as the page itself does it. */
export async function enter(page: Page, address: string, who: Somebody): Promise<void> {
  await page.goto(address)
  await post(page.request, `${address}/api/me/sign-in`, { name: who.name, password: who.password })
  await page.evaluate(() => localStorage.setItem('roundhouse.signed-in', 'true'))
}
