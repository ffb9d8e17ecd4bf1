// Replay: the log, the scrubber, and play from an earlier move.
import type { Page } from '@playwright/test'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { asFile, isMidGame, playUntil, whenNeeded } from './positions.ts'
import { expect, test, visit } from './visit.ts'

const match = whenNeeded(() => playUntil(4, 'replay', isMidGame('working')))

async function open(page: Page) {
  return new HomeScreen(page).takeIn(asFile(match().record()), { working: 'Olena' })
}

/** The index of the shown move and the number of moves. */
async function moment(page: Page): Promise<number> {
  const title = await page.getByRole('region', { name: 'Replay' }).getByRole('heading').innerText()
  const found = /move (\d+) of (\d+)/.exec(title)
  expect(found?.[2]).toBe(String(match().step))
  return Number(found?.[1])
}

function board(page: Page): Promise<string> {
  return page.locator('main#board').innerText()
}

test.describe('replay', () => {
  test('shows the board of a clicked log line, with a way back', async () => {
    const { page } = await visit()
    const table = await open(page)
    const now = { id: await table.decisionId(), board: await board(page) }
    const lines = await table.logLines()
    await lines.nth(10).click()
    const replay = page.getByRole('region', { name: 'Replay' })
    await expect(replay).toBeVisible()
    expect(await moment(page)).toBeLessThan(match().step)
    // The board follows by a frame.
    await expect.poll(() => board(page)).not.toBe(now.board)
    await expect(page.locator('[data-state="selectable"]')).toHaveCount(0)
    await replay.getByRole('button', { name: 'Back to now' }).click()
    await table.ready()
    expect({ id: await table.decisionId(), board: await board(page) }).toEqual(now)
  })

  test('moves to any move by scrubber, by step and automatically, and returns on Escape', deep, async () => {
    const { page } = await visit()
    const table = await open(page)
    const id = await table.decisionId()
    await table.fromMenu('Replay')
    const replay = page.getByRole('region', { name: 'Replay' })
    await expect(replay).toBeVisible()
    expect(await moment(page)).toBe(0)

    const scrubber = replay.getByRole('slider', { name: 'Position in the match' })
    const at = (step: number) =>
      page.waitForFunction(
        ([role, step]) => document.querySelector(`[role="${role}"]`)?.getAttribute('aria-valuenow') === String(step),
        ['slider', step] as const,
      )
    await scrubber.focus()
    await page.keyboard.press('End')
    await at(match().step)
    await page.keyboard.press('ArrowLeft')
    await at(match().step - 1)
    await replay.getByRole('button', { name: 'Previous move' }).click()
    await at(match().step - 2)
    await replay.getByRole('button', { name: 'Next move' }).click()
    await at(match().step - 1)
    await page.keyboard.press('Escape')
    await table.ready()
    await expect(table.decision).toHaveAttribute('data-decision', id)

    await table.fromMenu('Replay')
    const box = await replay.getByTestId('scrubber').boundingBox()
    if (box === null) throw new Error('no scrubber')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const middle = Math.round(match().step / 2)
    await page.waitForFunction(
      (middle) =>
        Math.abs(Number(document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow')) - middle) <= 3,
      middle,
    )
    const from = await moment(page)
    await replay.getByRole('button', { name: 'Play', exact: true }).click()
    await at(from + 2)
    await replay.getByRole('button', { name: 'Pause' }).click()
    await expect(replay.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })

  test('starts a new match from an earlier move', deep, async () => {
    const { page } = await visit()
    const table = await open(page)
    const now = await table.decisionId()
    await (await table.logLines()).nth(15).click()
    const replay = page.getByRole('region', { name: 'Replay' })
    await expect(replay).toBeVisible()
    const step = await moment(page)
    const home = page.url()
    await replay.getByRole('button', { name: 'Play from here' }).click()
    const dialog = page.getByRole('dialog', { name: 'Play from here as a new match' })
    await expect(dialog.getByLabel('Match name')).toHaveValue(`position, from move ${step}`)
    await dialog.getByRole('button', { name: 'Play from here' }).click()
    await page.waitForURL((url) => url.href !== home)
    await table.ready()
    expect(Number.parseInt(await table.decisionId(), 10)).toBeGreaterThanOrEqual(step)
    await playOn(page, { seed: 7, choices: 3, byHand: 100 })

    await table.goHome()
    const matches = new HomeScreen(page)
    await expect(matches.running(`position, from move ${step}`)).toBeVisible()
    await matches.running('position Round').click()
    await table.ready()
    await expect(table.decision).toHaveAttribute('data-decision', now)
  })
})
