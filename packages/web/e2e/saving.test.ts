// No lost data: autosave, undo and redo, files, and undo of deletions.

import { readFile } from 'node:fs/promises'
import { Match } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import type { Page } from '@playwright/test'
import { address } from './browser.ts'
import { playOn } from './driver.ts'
import { HomeScreen, type UploadedFile } from './home.ts'
import { casesOf, deep, sized } from './length.ts'
import { asFile, playUntil, revealingChoice } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

/** The decision as a player sees it: the question, its id, and the options. */
async function asked(table: TableScreen) {
  return {
    id: await table.decisionId(),
    question: await table.question(),
    options: await table.page.locator('#options').innerText(),
  }
}

test.describe('autosave', () => {
  test('returns to the same decision after a reload', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).start({ players: 2, people: { working: 'Olena' }, seed: 'reload' })
    for (let turn = 0; turn < sized(2, 6); turn++) {
      await playOn(page, { seed: turn, choices: 5, byHand: 100 })
      const before = await asked(table)
      await page.reload()
      await table.ready()
      expect(await asked(table)).toEqual(before)
    }
  })

  test('shows the pass-device screen after a reload with two players, then the same decision', deep, async () => {
    const { page } = await visit()
    const people = { working: 'Olena', capitalist: 'Marek' }
    const table = await new HomeScreen(page).start({ players: 2, people, seed: 'reload-two' })
    await playOn(page, { seed: 3, choices: 12, byHand: 100 })
    await table.takeDeviceIfPassed()
    const before = await asked(table)
    await page.reload()
    await expect(table.curtain).toBeVisible()
    await table.takeDevice()
    expect(await asked(table)).toEqual(before)
  })

  test('lists the match of a closed tab on the home page', deep, async () => {
    const { page, context } = await visit()
    const home = new HomeScreen(page)
    const table = await home.start({ players: 3, people: { middle: 'Ewa' }, name: 'Sunday', seed: 'closed' })
    await playOn(page, { seed: 4, choices: 7, byHand: 100 })
    const before = await asked(table)
    await page.close()
    const again = await context.newPage()
    await again.goto(address())
    await new HomeScreen(again).running('Sunday').click()
    const there = new TableScreen(again)
    await there.ready()
    expect(await asked(there)).toEqual(before)
  })
})

test.describe('undo', () => {
  test('undoes and redoes a move', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).start({ players: 2, people: { working: 'Olena' }, seed: 'undo' })
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    const first = await asked(table)
    await table.options.filter({ hasText: 'Propose a bill' }).click()
    await table.movedOn(first.id)
    const second = await asked(table)

    await undo.click()
    await table.movedOn(second.id)
    const back = await asked(table)
    expect({ ...back, id: '' }).toEqual({ ...first, id: '' })

    await page.getByRole('button', { name: 'Redo' }).click()
    await table.movedOn(back.id)
    expect(await asked(table)).toEqual(second)
    await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0)
  })

  test('gives the reason when revealed information blocks it', deep, async () => {
    const { before, option, seat } = revealingChoice(2, 'reveal')
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(before.record()), { [seat]: 'Olena' })
    const id = await table.decisionId()
    await page.locator(`#options [data-option="${option}"]`).click()
    await table.movedOn(id)
    const now = await asked(table)
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await undo.click({ force: true })
    const reason = 'Hidden information was revealed, or another player has already moved.'
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText(reason)).toBeVisible()
    expect(await asked(table)).toEqual(now)
  })
})

test.describe('match files', () => {
  const record = () => playUntil(2, 'file', (match) => match.step === 40).record()
  const foreign = () => Match.start(ballot, {}, 'foreign').record()

  const REFUSED: readonly [string, () => UploadedFile, string][] = [
    ['is no record at all', () => text('holiday.json', 'Dear diary'), 'cannot be read'],
    [
      'is a record cut off in the middle',
      () => text('cut.json', JSON.stringify(record()).slice(0, 900)),
      'cannot be read',
    ],
    ['was changed by hand', () => text('edited.json', JSON.stringify({ ...record(), seed: 'mine' })), 'was edited'],
    ['is of another game', () => asFile(foreign(), 'foreign'), 'belongs to another game'],
    [
      'is from a later version',
      () => text('later.json', JSON.stringify({ ...record(), recordVersion: 99 })),
      'version 99',
    ],
  ]

  for (const [[what, file, why], details] of casesOf(1, REFUSED)) {
    test(`reject a file that ${what} and lose nothing`, details, async () => {
      const { page } = await visit()
      const home = new HomeScreen(page)
      const table = await home.start({ players: 2, people: { working: 'Olena' }, name: 'Mine', seed: 'mine' })
      const before = await asked(table)
      await table.goHome()
      await home.openFile(file())
      const dialog = page.getByRole('dialog', { name: 'Could not open the file' })
      await expect(dialog).toContainText(why)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await home.running('Mine').click()
      await table.ready()
      expect(await asked(table)).toEqual(before)
    })
  }

  test('open a saved match at the move where it was', async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    const people = { working: 'Olena' }
    const table = await home.start({ players: 2, people, level: 'hard', name: 'Out and in', seed: 'out' })
    await playOn(page, { seed: 5, choices: 15, byHand: 100 })
    const before = await asked(table)
    const file = await download(page, () => table.fromMenu('Save to file'))
    await table.goHome()
    const fromHome = await download(page, () => home.fromMenu('Out and in', 'Save to file'))
    expect(fromHome.buffer.equals(file.buffer)).toBe(true)
    await home.fromMenu('Out and in', 'Delete')
    await expect(home.running('Out and in')).toHaveCount(0)

    await home.openFile(file)
    const dialog = page.getByRole('dialog', { name: 'Open a saved match' })
    await expect(dialog.getByRole('textbox', { name: 'Working Class' })).toHaveValue('Olena')
    const bot = dialog.getByRole('radiogroup', { name: 'Who plays the Capitalist Class' })
    await expect(bot.getByRole('radio', { name: 'Bot' })).toBeChecked()
    await expect(dialog.getByRole('combobox', { name: /^Bot level/ })).toHaveValue('hard')
    await dialog.getByRole('button', { name: 'Save and open' }).click()
    await table.ready()
    expect(await asked(table)).toEqual(before)
    await table.goHome()
    await expect(home.running('Out and in')).toBeVisible()
  })

  test('restore a deleted match by undo, and keep a new name', deep, async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    const table = await home.start({ players: 2, people: { working: 'Olena' }, name: 'Precious', seed: 'precious' })
    await playOn(page, { seed: 6, choices: 5, byHand: 100 })
    const before = await asked(table)
    await table.goHome()
    await home.fromMenu('Precious', 'Delete')
    await expect(home.running('Precious')).toHaveCount(0)
    const notice = page.getByRole('region', { name: 'Notifications' })
    await expect(notice.getByText('“Precious” deleted')).toBeVisible()
    await notice.getByRole('button', { name: 'Undo' }).click()

    await home.fromMenu('Precious', 'Rename')
    const dialog = page.getByRole('dialog', { name: 'Rename' })
    await dialog.getByLabel('Match name').fill('More precious')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await home.running('More precious').click()
    await table.ready()
    expect(await asked(table)).toEqual(before)
  })
})

function text(name: string, body: string): UploadedFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(body) }
}

async function download(page: Page, act: () => Promise<void>): Promise<UploadedFile> {
  const started = page.waitForEvent('download')
  await act()
  const file = await started
  const buffer = await readFile(await file.path())
  return { name: file.suggestedFilename(), mimeType: 'application/json', buffer }
}
