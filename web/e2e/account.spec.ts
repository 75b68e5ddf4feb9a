/** A name of one's own: with a passkey, with a password, on a second device, and gone again. */
import { AxeBuilder, expect, test, type Page } from './test'

const fresh = (): string => `Ada ${Math.random().toString(36).slice(2, 10)}`

/** A device with passkeys of its own, as Chromium makes one up. */
async function authenticator(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('WebAuthn.enable')
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Account' })
const open = async (page: Page): Promise<void> => {
  await page.locator('button.me').click()
  await expect(dialog(page)).toBeVisible()
}

test('a guest plays first, claims a name with a passkey, and is themselves on a second device', async ({
  page,
  browser,
  house,
}) => {
  const here = `http://localhost:${house.port}` // passkeys know names, not numbers
  await page.goto(here)
  await authenticator(page)
  await page.locator('[data-game]').first().click()
  await expect(page).toHaveURL(/\/table\//)
  const table = page.url().split('/').pop()?.split(/[?#]/)[0] ?? ''
  await page.goto(here)
  await open(page)
  const found = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(found.violations.filter((one) => ['serious', 'critical'].includes(one.impact ?? ''))).toEqual([])
  const name = fresh()
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page).getByRole('button', { name: 'Claim it with a passkey' }).click()
  await expect(dialog(page).getByText(`Signed in as ${name}`)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('roundhouse.tokens') ?? '')).toContain('account:0')
  await dialog(page).getByRole('button', { name: 'Show a code' }).click()
  const code = (await dialog(page).locator('[data-device]').innerText()).trim()

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(here)
  await open(phone)
  await dialog(phone).getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await dialog(phone).getByLabel('Code').fill(code)
  await dialog(phone).getByRole('button', { name: 'Sign in with a code' }).click()
  await expect(dialog(phone).getByText(`Signed in as ${name}`)).toBeVisible()
  await phone.keyboard.press('Escape')
  await phone.locator(`a[href="/table/${table}"]`).click()
  await expect(phone.locator('.decision, [data-decision], .bar').first()).toBeVisible()
  expect(await phone.evaluate(() => localStorage.getItem('roundhouse.tokens') ?? '')).toContain(`"${table}","seat":0`)

  await dialog(page).getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('roundhouse.tokens') ?? '[]')).not.toContain('account:')
  await open(page)
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog(page).getByText(`Signed in as ${name}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('a.me', { hasText: name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await phone.context().close()
})

test('a name with a password: kept settings, a wrong password said, and deleted for good', async ({ page, house }) => {
  const here = house.address
  await page.goto(here)
  await open(page)
  const name = fresh()
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page).getByLabel('Password').fill('long enough')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(`Signed in as ${name}`)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog(page).locator('.codes li')).toHaveCount(10)
  await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(dialog(page)).toBeHidden()

  await open(page)
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).first().click()
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page).getByLabel('Password').fill('something else')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toHaveText(/do not fit/)
  await dialog(page).getByLabel('Password').fill('long enough')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(`Signed in as ${name}`)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete the account' }).click()
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await (await page.request.get(`${here}/api/me`)).json()).toEqual({ account: null })
})
