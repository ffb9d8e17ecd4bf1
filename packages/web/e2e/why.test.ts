// Blocked options show the reason with the rule id, which links to the rule.

import { address } from './browser.ts'
import { HomeScreen } from './home.ts'
import { sample } from './length.ts'
import { asFile, blockedIn, playUntil, whenNeeded } from './positions.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

test.describe('reasons of blocked options', sample, () => {
  const blockedTurn = whenNeeded(() => {
    const match = playUntil(
      2,
      'why',
      ({ decisions }) => decisions[0]?.seat === 'working' && blockedIn(decisions[0]).length > 1,
    )
    const options = blockedIn(match.decisions[0])
    return { file: asFile(match.record()), options, rule: options[0]?.blocked?.rule ?? '' }
  })

  test('include the rule for every blocked option', async () => {
    const { file, options, rule } = blockedTurn()
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(file, { working: 'Olena' })
    const rows = page.locator('#options').locator('li:has([aria-disabled="true"])')
    await expect(rows).toHaveCount(options.length)
    for (const row of await rows.all()) {
      await expect(row.locator('p > span')).toHaveText(/.{9}/)
      await expect(row.getByRole('link')).toHaveText(/^[HR]Q?-([A-Z]+-)*\d+/)
    }

    const id = await table.decisionId()
    const first = rows.first()
    // The button is disabled for screen readers, but still explains itself.
    await first.getByRole('button').click({ force: true })
    const bar = page.getByRole('region', { name: 'Decision' })
    await expect(bar.getByRole('link', { name: `Rule ${rule}` })).toBeVisible()
    await expect(table.decision).toHaveAttribute('data-decision', id)
    const reason = await first.locator('p > span').innerText()
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(reason)
  })

  test('open the rule beside the board by its id', async () => {
    const { file, rule } = blockedTurn()
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(file, { working: 'Olena' })
    const id = await table.decisionId()
    await page
      .locator('#options')
      .getByRole('link', { name: `Rule ${rule}` })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: say('en', 'ui.rules') })
    const row = drawer.locator(`[data-rule="${rule}"]`)
    await expect(row).toBeVisible()
    await expect(row).toHaveAttribute('data-found')
    await expect(row).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(table.decision).toHaveAttribute('data-decision', id)
  })

  test('link to a rule with an address, and the rules have a search', async () => {
    const { rule } = blockedTurn()
    const { page } = await visit({ at: `${address()}#/rules/${rule}` })
    const row = page.locator(`[data-rule="${rule}"]`)
    await expect(row).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('a tie passes')
    const results = page.getByTestId('rules-results').getByRole('link')
    await results.first().click()
    await expect(page.locator('[data-rule][data-found]')).toBeVisible()
  })
})
