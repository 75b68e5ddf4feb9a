/** Everything about people by keyboard alone: no pointer is used, and nothing is reached but by the keys that anybody has. */
import { post, somebody } from './people'
import { expect, test, type Page } from './test'

/** Go on by Tab until what has the focus is called this; whoever cannot be reached fails the test. */
async function to(page: Page, name: string | RegExp, back = false): Promise<void> {
  const seen: string[] = []
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const here = await page.evaluate(() => {
      const one = document.activeElement
      if (!(one instanceof HTMLElement)) return ''
      const label = 'labels' in one ? (one.labels as NodeListOf<HTMLElement> | null)?.[0] : null
      const own = label && [...label.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const text = own?.map((node) => node.textContent).join('') || label?.innerText || one.innerText
      return (one.getAttribute('aria-label') ?? text).trim()
    })
    seen.push(here)
    if (typeof name === 'string' ? here === name : name.test(here)) {
      const lit = await page.evaluate(() => document.activeElement?.matches(':focus-visible'))
      expect(lit, `${String(name)} shows that it has the focus`).toBe(true)
      return
    }
  }
  throw new Error(`${String(name)} is not reached by Tab: ${seen.join(' | ')}`)
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await to(page, name)
  await page.keyboard.press('Enter')
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await to(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** A page is open when it says what it is. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('a name is claimed, looked after and deleted by keyboard alone', async ({ page, house }) => {
  await open(page, house.address)
  await press(page, 'Guest')
  const dialog = page.getByRole('dialog', { name: 'Account' })
  await expect(dialog.getByText('You can play without one.')).toBeVisible()
  const name = `Keys ${Math.random().toString(36).slice(2, 8)}`
  await type(page, 'Your name', name)
  await type(page, 'Password', 'long enough')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Signed in as ${name}.`)).toBeVisible()

  await press(page, 'Take another name')
  await type(page, 'Your name', `${name}b`)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Signed in as ${name}b.`)).toBeVisible()
  await type(page, 'Current password', 'long enough')
  await type(page, 'New password', 'longer still')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Saved.')).toBeVisible()
  await type(page, 'Current password', 'not this one')
  await type(page, 'New password', 'longer still')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await press(page, 'Show a code')
  await expect(dialog.locator('[data-device]')).toBeVisible()
  await press(page, 'Make new codes')
  await expect(dialog.locator('.codes li')).toHaveCount(10)
  await to(page, 'Notify me')
  await page.keyboard.press('Home')
  await press(page, 'Set quiet hours')
  await expect(dialog.getByLabel('Not between')).toHaveValue('22:00')
  await to(page, 'Download everything')
  const file = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await file).suggestedFilename()).toBe('roundhouse.zip')
  await page.keyboard.press('Escape')
  await expect(page.locator('button.me')).toBeFocused()

  await page.keyboard.press('Enter')
  await press(page, 'Sign out')
  await expect(dialog).toBeHidden()
  await press(page, 'Guest')
  await press(page, 'Sign in')
  await type(page, 'Your name', `${name}b`)
  await type(page, 'Password', 'longer still')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Signed in as ${name}b.`)).toBeVisible()
  await press(page, 'Delete the account')
  await type(page, 'Your name', `${name}b`)
  await press(page, 'Delete for good')
  await expect(dialog).toBeHidden()
  expect(await (await page.request.get(`${house.address}/api/me`)).json()).toEqual({ account: null })
})

test('opponents, tournaments, ratings and other people by keyboard alone', async ({ page, browser, house }) => {
  const at = house.address
  const others = [await somebody(browser, at), await somebody(browser, at)]
  await open(page, at)
  await press(page, 'Guest')
  const name = `Keys ${Math.random().toString(36).slice(2, 8)}`
  await type(page, 'Your name', name)
  await type(page, 'Password', 'long enough')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible()
  await page.keyboard.press('Escape')

  await press(page, 'Find opponents')
  await press(page, 'Rated')
  await press(page, 'Find opponents')
  await expect(page).toHaveURL(/\/table\//)

  await open(page, `${at}/tournaments`)
  await type(page, 'Title', 'Cup of keys')
  await to(page, 'Players at a table')
  await page.keyboard.press('Home')
  await press(page, 'New tournament')
  await expect(page.getByRole('heading', { level: 1, name: 'Cup of keys' })).toBeVisible()
  await press(page, 'Take part')
  await expect(page.getByRole('button', { name: 'Drop out', exact: true })).toBeVisible()
  const cup = new URL(page.url()).pathname.split('/').pop()!
  for (const one of others) await post(one.as, `${at}/api/tournaments/${cup}/join`)
  await press(page, 'Begin')
  await expect(page.getByRole('link', { name: 'Go to my table' })).toBeVisible({ timeout: 30_000 })
  await press(page, `Drop out: ${others[0]!.name}`)
  await expect(page.getByText(`${others[0]!.name} drops out:`)).toBeVisible()
  await page.keyboard.press('Enter') // "No" has the focus
  await expect(page.getByText('has dropped out')).toHaveCount(0)
  await press(page, 'Drop out')
  await to(page, 'Drop out')
  await page.keyboard.press('Enter')
  await expect(page.getByText('has dropped out')).toHaveCount(1)
  await press(page, 'Wall display')
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible()

  await open(page, `${at}/ratings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ratings' })).toBeVisible()
  await press(page, name)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await open(page, `${at}/person/${others[0]!.id}`)
  await press(page, `Do not play with ${others[0]!.name}`)
  await expect(page.getByRole('button', { name: `Play with ${others[0]!.name} again` })).toBeVisible()
  await press(page, 'Report')
  await to(page, /^What should the people/)
  await page.keyboard.type('Never says hello')
  await press(page, 'Send the report')
  await expect(page.getByText('Thank you.')).toBeVisible()
})
