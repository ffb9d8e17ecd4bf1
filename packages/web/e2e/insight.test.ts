// What bots say about decisions: a hint for who is asked, and a finished match looked at again on its end screen.
import { describe, expect, it } from 'vitest'
import { seriousIssues } from './axe.ts'
import { HomeScreen } from './home.ts'
import { asFile, isMidGame, playToTheEnd, playUntil } from './positions.ts'
import { visit } from './visit.ts'
import { say } from './words.ts'

describe('a hint', () => {
  it('says what a bot would do in one’s place, and by how much it is better, of what can be chosen', async () => {
    const { page } = await visit()
    const match = playUntil(4, 'hint', isMidGame('working'))
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), { working: 'Olena' })
    const offered = await table.options.allInnerTexts()
    await table.fromMenu(say('en', 'ui.hint'))
    const best = page.getByTestId('hint').locator('li').first()
    await best.waitFor({ timeout: 40_000 })
    const name = await best.locator('b').innerText()
    expect(offered.some((text) => text.includes(name))).toBe(true)
    expect(await best.innerText()).toMatch(/ahead in \d+ % of the games|nothing else worth doing/)
    expect(await seriousIssues(page)).toEqual([])
    await page.keyboard.press('Escape')
    await table.ready()
    expect(await table.options.count()).toBe(offered.length)
  })
})

describe('the analysis of a finished match', () => {
  it('comes with progress, can be stopped, tells luck and choice, and leads to the board of a decision', async () => {
    const { page } = await visit()
    await new HomeScreen(page).openResult(asFile(playToTheEnd(2, 'analysis').record()), { working: 'Olena' })
    const begin = page.getByTestId('analyse')
    await begin.click()
    await page.locator('.analysis progress[value]').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await begin.click()
    const decisions = page.locator('.analysis-decisions')
    await decisions.waitFor({ timeout: 100_000 })
    expect(await page.getByRole('heading', { name: 'What made the difference' }).count()).toBe(1)
    expect(await page.getByRole('heading', { name: /Chances of the first place/ }).count()).toBe(1)
    // Whoever chooses at random errs beyond doubt, and only the person is told of it.
    expect(await decisions.locator('h3').allInnerTexts()).toEqual([expect.stringMatching(/Olena$/)])
    const verdicts = decisions.locator('.verdict')
    expect(await verdicts.count()).toBeGreaterThan(0)
    expect(await decisions.locator('ol').last().locator('li').count()).toBeLessThanOrEqual(3)
    expect(await seriousIssues(page)).toEqual([])
    const link = verdicts.last().getByRole('link')
    const step = Number(/\/at\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1])
    await link.click()
    const replay = page.getByRole('region', { name: say('en', 'ui.replay') })
    await replay.waitFor()
    expect(await replay.getByRole('heading').innerText()).toContain(`choice ${step} of`)
    expect(await page.getByTestId('branch').count()).toBe(1)
  }, 150_000)
})
