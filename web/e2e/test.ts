/** What a browser test needs; the games' own tests lie outside this folder and find the packages through here. */
import { test as plain } from '@playwright/test'
import { freePort, Server } from './server'

export { default as AxeBuilder } from '@axe-core/playwright'
export { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

/** Tests that run side by side never meet: each worker has a server of its own, `house`. */
export const test = plain.extend<object, { house: Server }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the fixtures that are used by name, and there are none
    async ({}, use) => {
      const server = new Server(await freePort())
      await server.start()
      await use(server)
      await server.kill('SIGTERM')
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  /** Whoever has chosen no bot plays against the quickest: these tests are about the page. */
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      if (!localStorage.getItem('roundhouse.bot')) localStorage.setItem('roundhouse.bot', '"beginner"')
    })
    await use(context)
  },
})
