import { expect, test, type Page } from '$e2e/test'
import { WORKSHOP } from './hands'

/** All that the server sends to a page. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(String(frame.payload))))
  return heard
}

test('two browsers at one table: each sees its own secrets only', async ({ browser }) => {
  const ann = await (await browser.newContext()).newPage()
  const bo = await (await browser.newContext()).newPage()
  const stranger = await (await browser.newContext()).newPage()
  const boHeard = listen(bo)
  const strangerHeard = listen(stranger)

  await ann.goto('/')
  await ann.getByRole('button', { name: 'Settings' }).click()
  await ann.getByLabel('Your name').fill('Ann')
  await ann.getByRole('button', { name: 'Close' }).click()
  await ann
    .locator('.game')
    .filter({ has: ann.locator(`[data-game=${WORKSHOP}]`) })
    .getByRole('button', { name: 'New table' })
    .click()
  const dialog = ann.getByRole('dialog')
  await dialog.getByRole('button', { name: '3', exact: true }).click()
  await dialog.getByRole('group', { name: 'Seat 2' }).getByRole('button', { name: 'By link' }).click()
  await dialog.getByRole('button', { name: 'Create table' }).click()
  await expect(ann.getByText('Waiting for one more player')).toBeVisible()
  const link = await ann.getByLabel('Invite with this link').inputValue()

  await bo.goto(link)
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await expect(ann.locator('.bar')).toHaveAttribute('data-phase', 'demand')
  await expect(bo.locator('.bar')).toHaveAttribute('data-phase', 'demand')
  await stranger.goto(link)
  await expect(stranger.getByText('You are watching')).toBeVisible()
  await expect(stranger.locator('.own')).toHaveCount(0)

  for (const page of [ann, bo]) {
    await page.locator('.decide [data-legal]').first().click()
    await page.locator('.acts .primary').click()
  }
  await expect(ann.locator('.bar')).toHaveAttribute('data-phase', 'auction')

  // Bo asks to take the token back: the own bid can still be made, and a "No" is told
  await bo.getByRole('button', { name: 'Ask to take it back' }).click()
  await expect(bo.locator('.bar')).toContainText('The others have been asked.')
  await expect(bo.locator('.acts .primary')).toBeEnabled()
  await ann.getByRole('button', { name: 'No', exact: true }).click()
  await expect(bo.locator('.bar')).toContainText('The others did not let you take it back.')
  await expect(bo.locator('.acts .primary')).toBeEnabled()

  // Ann seals a bid that nobody else may learn of before Bo has answered
  await ann.getByRole('spinbutton').fill('37')
  await ann.locator('.acts .primary').click()
  await expect(ann.getByText('Your sealed bid is £37.')).toBeVisible()
  await expect(ann.locator('.bar h2')).toHaveText('Answers are coming in')
  // who has answered has a tick, and a bot is not what the table waits for
  await expect(ann.locator('.badges [role=listitem].done svg[aria-label="Ann has answered"]')).toBeVisible()
  await expect(ann.locator('.badges [role=listitem].open svg[aria-label="Waiting for Bo"]')).toBeVisible()
  await expect(ann.locator('tr[data-seat="0"] [aria-label="done"]')).toBeVisible()
  await expect(bo.locator('tr[data-seat="2"] [aria-label="to play"]')).toHaveCount(0)
  await bo.waitForTimeout(500)
  for (const page of [bo, stranger]) expect(await page.locator('body').innerText()).not.toContain('37')
  for (const heard of [boHeard, strangerHeard])
    expect(heard.filter((frame) => /"(bid|pounds)":37\b/.test(frame.replace(/"moves":\[.*?\],"asides"/, '')))).toEqual(
      [],
    )
  expect(await bo.locator('tr[data-seat="0"] .secret').count()).toBe(1)
  expect(await ann.locator('tr[data-seat="1"] .secret').count()).toBe(1)
  expect(await ann.locator('tr[data-seat="0"] .secret').count()).toBe(0)
  const own = (frame: string): boolean => frame.includes('"type":"state"') && !frame.includes('"own":null')
  expect(strangerHeard.filter(own)).toEqual([])

  await bo.locator('.acts .primary').click()
  await expect(bo.locator('.log')).toContainText('Ann bids £37')

  // talk
  await ann.getByRole('tab', { name: 'Chat' }).click()
  await ann.getByLabel('Write a message').fill('Good bid?')
  await ann.getByRole('button', { name: 'Send' }).click()
  await expect(bo.getByRole('tab', { name: 'Chat' }).locator('.n')).toHaveText('1')
  await expect(ann.getByRole('tab', { name: 'Chat' }).locator('.n')).toHaveCount(0)
  await bo.getByRole('tab', { name: 'Chat' }).click()
  await expect(bo.getByRole('tab', { name: 'Chat' }).locator('.n')).toHaveCount(0)
  await expect(bo.getByRole('log')).toContainText('Good bid?')
})
