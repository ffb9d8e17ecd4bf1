// Bot insight: hints during play, and the analysis of a finished match.
import { seriousIssues } from './axe.ts'
import { PHONE } from './browser.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { atTable, FastForward, party, seeds } from './online.ts'
import { asFile, type Hegemony, isMidGame, playToTheEnd, playUntil } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

test.describe('a hint at a local table', () => {
  test('shows what a bot would do and by how much it is better, among the available options', async () => {
    const { page } = await visit()
    const match = playUntil(4, 'hint', isMidGame('working'))
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), { working: 'Olena' })
    const offered = await table.options.allInnerTexts()
    await table.fromMenu(say('en', 'ui.hint'))
    const best = page.getByTestId('hint').locator('li').first()
    await expect(best).toBeVisible({ timeout: 40_000 })
    const name = await best.locator('b').innerText()
    expect(offered.some((text) => text.includes(name))).toBe(true)
    await expect(best).toHaveText(/in \d+% of simulations|no other option worth playing/)
    expect(await seriousIssues(page)).toEqual([])
    await page.keyboard.press('Escape')
    await table.ready()
    await expect(table.options).toHaveCount(offered.length)
  })
})

/** Cards that only their holder may see. */
function hidden({ state }: Hegemony): string[] {
  return [state.middle, state.capitalist, state.state].flatMap((player) =>
    (player?.hand ?? []).map((card) => say('en', `card.${card}`)),
  )
}

test.describe('the reason of a bot’s move', () => {
  test('opens from the log with figures but no hidden cards, also on a phone', deep, async () => {
    const { page } = await visit()
    const match = playUntil(4, 'hint', isMidGame('working'))
    const file = asFile(match.record())
    const table = await new HomeScreen(page).takeIn(file, { working: 'Olena' }, undefined, 'hard')
    await table.logLines()
    const buttons = table.log.locator('[data-why]')
    const dialog = page.getByRole('dialog', { name: 'Why?' })
    const told: string[] = []
    for (let i = 1; i <= 3; i++) {
      await buttons.nth((await buttons.count()) - i).click()
      await expect(dialog.getByTestId('why').locator('li').first()).toBeVisible({ timeout: 40_000 })
      told.push(await dialog.innerText())
      if (i === 1) expect(await seriousIssues(page)).toEqual([])
      if (i < 3) await page.keyboard.press('Escape')
    }
    expect(told.join()).toMatch(/in \d+% of simulations/)
    expect(told.join()).toContain('Hard bot')
    const cards = hidden(match)
    expect(cards.length).toBeGreaterThan(10)
    for (const card of cards) expect(told.join()).not.toContain(card)
    await page.setViewportSize(PHONE)
    expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    expect(await seriousIssues(page)).toEqual([])
  })
})

test.describe('hints online', () => {
  test('come from the server if the host allows them, and bots explain their moves too', deep, async () => {
    seeds.push('hints')
    const two = await party(['Olena', 'Marek'], { game: 'hegemony', options: { players: 3 }, hints: true })
    const fast = await FastForward.of(two, 'hints')
    // Far enough that the bot has moved and a human has a decision again.
    await fast.until(({ step, tables }) => step >= 40 && tables.some(({ decision }) => decision !== null))
    const asked = fast.tables.find(({ decision }) => decision !== null)
    const other = two.people.find((person) => person !== asked?.person)
    if (asked === undefined || other === undefined) throw new Error('nobody is asked')
    const [own, theirs] = await Promise.all([atTable(asked.person, two.table), atTable(other, two.table)])
    await Promise.all([own, theirs].map(({ page }) => page.getByTestId('desk').waitFor()))
    const table = new TableScreen(own.page)
    const offered = await table.options.allInnerTexts()
    await table.fromMenu(say('en', 'ui.hint'))
    const best = own.page.getByTestId('hint').locator('li b').first()
    await expect(best).toBeVisible({ timeout: 40_000 })
    const name = await best.innerText()
    expect(offered.some((text) => text.includes(name))).toBe(true)
    expect(await seriousIssues(own.page)).toEqual([])
    await own.page.keyboard.press('Escape')
    await theirs.page.getByRole('button', { name: say('en', 'ui.menu') }).click()
    await expect(theirs.page.getByRole('menuitem', { name: say('en', 'ui.replay') })).toBeVisible()
    await expect(theirs.page.getByRole('menuitem', { name: say('en', 'ui.hint') })).toHaveCount(0)
    await theirs.page.keyboard.press('Escape')
    await table.logLines()
    await table.log.locator('[data-why]').last().click()
    const why = own.page.getByTestId('why').locator('li')
    await expect(why.first()).toBeVisible({ timeout: 40_000 })
    await expect(why.first()).toContainText('This bot plays at random')
  })
})

test.describe('the analysis of a finished match', () => {
  test('shows progress, can be stopped, shows luck and skill, and links decisions to the board', deep, async () => {
    const { page } = await visit()
    await new HomeScreen(page).openResult(asFile(playToTheEnd(2, 'analysis').record()), { working: 'Olena' })
    const begin = page.getByTestId('analyse')
    await begin.click()
    await expect(page.locator('[data-testid="analysis"] progress[value]')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    await begin.click()
    const decisions = page.getByTestId('analysis-decisions')
    await expect(decisions).toBeVisible({ timeout: 100_000 })
    await expect(page.getByRole('heading', { name: 'What made the difference' })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: /Chance of winning/ })).toHaveCount(1)
    // A confidence band for each player, and the intervals in the table.
    await expect(page.locator('[data-band]')).toHaveCount(2)
    const chances = page.getByRole('table', { name: /Chance of winning/ })
    await expect(chances.getByRole('cell').first()).toHaveText(/^\d+ \(\d+–\d+\)$/)
    // A player who moves at random makes clear mistakes, and only that player sees them.
    await expect(decisions.getByRole('heading', { level: 3 })).toHaveText([/Olena$/])
    const verdicts = decisions.getByTestId('verdict')
    await expect(verdicts).not.toHaveCount(0)
    expect(await decisions.locator('ol').last().locator('li').count()).toBeLessThanOrEqual(3)
    expect(await seriousIssues(page)).toEqual([])
    const link = verdicts.last().getByRole('link')
    const step = Number(/\/at\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1])
    await link.click()
    const replay = page.getByRole('region', { name: say('en', 'ui.replay') })
    await expect(replay).toBeVisible()
    await expect(replay.getByRole('heading')).toContainText(`move ${step} of`)
    await expect(page.getByTestId('branch')).toHaveCount(1)
  })
})
