import { expect, test, type Page } from '$e2e/test'
import { WORKSHOP } from './hands'

/** A table of two persons, each in a browser of their own. */
async function twoAt(ann: Page, bo: Page, address: string): Promise<void> {
  const made = await ann.request.post(`${address}/api/tables`, {
    data: {
      game: WORKSHOP,
      seats: [
        { kind: 'here', name: 'Ann' },
        { kind: 'here', name: 'Bo' },
        { kind: 'bot', bot: 'random' },
      ],
    },
  })
  const { table, tokens } = (await made.json()) as { table: { id: string }; tokens: Record<string, string> }
  await ann.goto(`${address}/table/${table.id}#seat=${tokens['0']}`)
  await bo.goto(`${address}/table/${table.id}#seat=${tokens['1']}`)
  for (const page of [ann, bo]) await expect(page.locator('.bar')).toBeVisible()
}

test('nobody holds a table for ever: a nudge, a vote for the end, a replay, and out of the list', async ({
  browser,
  house,
}) => {
  const ann = await (await browser.newContext()).newPage()
  const bo = await (await browser.newContext()).newPage()
  await ann.clock.install()
  await twoAt(ann, bo, house.address)

  // after a minute of waiting the nudge is offered without being looked for
  await ann.locator('.decide [data-legal]').first().click()
  await ann.locator('.acts .primary').click()
  await expect(ann.getByRole('button', { name: 'Nudge' })).toBeHidden()
  await ann.clock.fastForward(61_000)
  await ann.getByRole('button', { name: 'Nudge' }).click()
  await expect(bo.getByText('Ann is waiting for you.')).toBeVisible()
  await expect(ann.getByText('Bo has been reminded.')).toBeVisible()
  await expect(ann.getByRole('button', { name: 'Nudge' })).toBeHidden()

  // one asks, the other says no, then yes
  const propose = async (): Promise<void> => {
    await ann.getByRole('button', { name: 'This table' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Suggest ending the game' }).click()
    await ann.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  await propose()
  await expect(ann.getByText('The others have been asked.')).toBeVisible()
  await bo.getByRole('button', { name: 'No', exact: true }).click()
  await expect(ann.getByText('The others have been asked.')).toBeHidden()
  await propose()
  await bo.getByRole('button', { name: 'Agree' }).click()
  for (const page of [ann, bo]) await expect(page.locator('.bar h2')).toHaveText('The game was ended early')
  await bo.locator('.bar').getByRole('link', { name: 'Replay' }).click()
  await expect(bo).toHaveURL(/\/replay\//)

  // and it can be taken out of one's list
  await ann.goto(house.address)
  await ann.getByRole('button', { name: 'Remove from my list' }).click()
  await ann.getByRole('button', { name: 'Remove from my list' }).click()
  await expect(ann.getByText('No games yet')).toBeVisible()
  await ann.reload()
  await expect(ann.getByText('No games yet')).toBeVisible()
})

test('who resigns is asked first, and is played by a bot from then on', async ({ browser, house }) => {
  const ann = await (await browser.newContext()).newPage()
  const bo = await (await browser.newContext()).newPage()
  await twoAt(ann, bo, house.address)
  await bo.getByRole('button', { name: 'This table' }).click()
  const dialog = bo.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await expect(dialog.getByText('Resign for Bo? There is no way back.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await expect(dialog.getByText('You have resigned.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(bo.locator('.bar h2')).toHaveText('A bot plays for Bo.')
  await expect(bo.getByRole('button', { name: 'Take over again' })).toBeHidden()
})
