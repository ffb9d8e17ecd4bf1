// What cannot be done says why, with the number of the rule, and the rule is one click away.

import { address } from './browser.ts'
import { HomeScreen } from './home.ts'
import { sample } from './length.ts'
import { asFile, blockedIn, playUntil, whenNeeded } from './positions.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

test.describe('why not', sample, () => {
  const blockedTurn = whenNeeded(() => {
    const match = playUntil(
      2,
      'why',
      ({ decisions }) => decisions[0]?.seat === 'working' && blockedIn(decisions[0]).length > 1,
    )
    const options = blockedIn(match.decisions[0])
    return { file: asFile(match.record()), options, rule: options[0]?.blocked?.rule ?? '' }
  })

  test('every blocked option gives its reason and the rule', async () => {
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
    // The button is disabled for those who listen, not for those who ask why.
    await first.getByRole('button').click({ force: true })
    const bar = page.getByRole('region', { name: 'Decision' })
    await expect(bar.getByRole('link', { name: `Rule ${rule}` })).toBeVisible()
    await expect(table.decision).toHaveAttribute('data-decision', id)
    const reason = await first.locator('p > span').innerText()
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(reason)
  })

  test('the number of the rule opens the rules at that place, beside the board', async () => {
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

  test('a rule has an address of its own, and the rules can be searched', async () => {
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
