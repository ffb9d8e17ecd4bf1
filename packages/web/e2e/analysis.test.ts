// A finished match, looked at again on its end screen.
import { describe, expect, it } from 'vitest'
import { seriousIssues } from './axe.ts'
import { HomeScreen } from './home.ts'
import { asFile, playToTheEnd } from './positions.ts'
import { visit } from './visit.ts'
import { say } from './words.ts'

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
    await decisions.waitFor({ timeout: 55_000 })
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
  })
})
