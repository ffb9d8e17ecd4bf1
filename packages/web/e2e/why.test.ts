// What cannot be done says why, with the number of the rule, and the rule is one click away.
import { describe, expect, it } from 'vitest'
import { address } from './browser.ts'
import { HomeScreen } from './home.ts'
import { asFile, blockedIn, playUntil } from './positions.ts'
import { visit } from './visit.ts'
import { say } from './words.ts'

describe('why not', () => {
  const match = playUntil(
    2,
    'why',
    ({ decisions }) => decisions[0]?.seat === 'working' && blockedIn(decisions[0]).length > 1,
  )
  const [blocked] = blockedIn(match.decisions[0])
  const rule = blocked?.blocked?.rule ?? ''

  it('every blocked option gives its reason and the rule', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), { working: 'Olena' })
    const rows = page.locator('#options li.no')
    expect(await rows.count()).toBe(blockedIn(match.decisions[0]).length)
    for (const row of await rows.all()) {
      expect((await row.locator('.sub').innerText()).length).toBeGreaterThan(8)
      expect(await row.getByRole('link').innerText()).toMatch(/^[HR]Q?-([A-Z]+-)*\d+/)
    }

    const id = await table.decisionId()
    const first = rows.first()
    // The button is disabled for those who listen, not for those who ask why.
    await first.getByRole('button').click({ force: true })
    const bar = page.getByRole('region', { name: 'Decision' })
    await bar.getByRole('link', { name: `Rule ${rule}` }).waitFor()
    expect(await table.decisionId()).toBe(id)
    const reason = await first.locator('.sub').innerText()
    expect(await page.locator('[aria-live="assertive"]').innerText()).toBe(reason)
  })

  it('the number of the rule opens the rules at that place, beside the board', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), { working: 'Olena' })
    const id = await table.decisionId()
    await page
      .locator('#options')
      .getByRole('link', { name: `Rule ${rule}` })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: say('en', 'ui.rules') })
    const row = drawer.locator(`[data-rule="${rule}"]`)
    await row.waitFor()
    expect(await row.evaluate((element) => element.classList.contains('found'))).toBe(true)
    expect(await row.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await table.decisionId()).toBe(id)
  })

  it('a rule has an address of its own, and the rules can be searched', async () => {
    const { page } = await visit({ at: `${address()}#/rules/${rule}` })
    const row = page.locator(`[data-rule="${rule}"]`)
    await row.waitFor()
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('a tie passes')
    const results = page.locator('.rules-results').getByRole('link')
    await results.first().click()
    await page.locator('[data-rule].found').waitFor()
  })
})
