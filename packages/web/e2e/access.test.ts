// Checks every screen with axe in light and dark themes: no serious or critical violations.
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { address, PHONE } from './browser.ts'
import { HomeScreen } from './home.ts'
import { casesOf, deep, isDeep } from './length.ts'
import { asFile, type Hegemony, isMidGame, isSecretVote, playToTheEnd, playUntil, whenNeeded } from './positions.ts'
import type { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of isDeep() ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme })
    expect(await seriousIssues(page), `${screen}, ${theme}`).toEqual([])
  }
}

const midGame = whenNeeded(() => playUntil(4, 'access', isMidGame('working')))

function midGameTable(page: Page): Promise<TableScreen> {
  return new HomeScreen(page).takeIn(asFile(midGame().record()), { working: 'Olena' })
}

test.describe('accessibility by axe', () => {
  test('finds nothing on the home page, in the setup form, a toast and a rejected file', deep, async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    await expectAccessible(page, 'the first home screen')
    await page.getByRole('radio', { name: '4 players' }).click()
    await page.getByText('House rules, name and seed').click()
    await expectAccessible(page, 'new match')
    await home.openFile({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('x') })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'a refused file')
    await page.keyboard.press('Escape')
    await page.getByLabel('Match name').fill('Mine')
    const table = await home.start({ players: 4, people: { working: 'Olena' } })
    await table.goHome()
    await expect(home.running('Mine')).toBeVisible()
    await expectAccessible(page, 'home with a match')
    await page.getByRole('button', { name: 'More actions for “Mine”' }).click()
    await expectAccessible(page, 'the menu of a match')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('deleted')).toBeVisible()
    await expectAccessible(page, 'a notice')
  })

  test('finds nothing in settings, keyboard shortcuts and the about box', deep, async () => {
    const { page } = await visit()
    for (const dialog of ['Settings', 'Keyboard shortcuts', 'About']) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('menuitem', { name: dialog }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expectAccessible(page, dialog)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('finds nothing at the desktop table: a turn, a preview, the past, the rules drawer', async () => {
    const { page } = await visit()
    const table = await midGameTable(page)
    await expectAccessible(page, 'table')
    await table.options.first().hover()
    await expectAccessible(page, 'table with an option pointed at')
    await (await table.logLines()).nth(15).click()
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
    await expectAccessible(page, 'replay')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
    await expectAccessible(page, 'rules drawer')
  })

  for (const [kind, details] of casesOf(2, ['market', 'card', 'benefits', 'export', 'policy', 'worker'])) {
    test(`finds nothing at a table with options: ${kind}`, details, async () => {
      const points = ({ decisions }: Hegemony) => {
        const [decision] = decisions
        return (
          decision?.shape === 'pick' &&
          decision.options.some(({ target, blocked }) => target?.startsWith(`${kind}:`) && blocked === undefined)
        )
      }
      const match = playUntil(4, `choose ${kind}`, points)
      const { page } = await visit()
      await new HomeScreen(page).takeIn(asFile(match.record()), { [match.decisions[0]?.seat ?? '']: 'Olena' })
      await expect(page.locator(`[data-target^="${kind}:"][data-state="selectable"]`).first()).toBeVisible()
      await expectAccessible(page, kind)
    })
  }

  test('finds nothing at the phone table: every tab, and all options', deep, async () => {
    const { page } = await visit({ viewport: PHONE, touch: true })
    const table = await midGameTable(page)
    await expect(table.decision).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectAccessible(page, `phone, ${await tab.innerText()}`)
    }
    await page.getByTestId('more-options').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'phone, all options')
  })

  test('finds nothing in a vote and on the pass-device screen', async () => {
    const { page } = await visit()
    const vote = playUntil(4, 'vote', isSecretVote)
    const [first, second] = vote.decisions.map(({ seat }) => seat)
    const people = { [first ?? '']: 'Olena', [second ?? '']: 'Marek' }
    const table = await new HomeScreen(page).takeIn(asFile(vote.record()), people)
    await expect(table.curtain).toBeVisible()
    await expectAccessible(page, 'curtain')
    await table.takeDevice()
    await expectAccessible(page, 'vote')
  })

  test('finds nothing on the result page', deep, async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    await home.openResult(asFile(playToTheEnd(4, 'end').record()))
    await expectAccessible(page, 'end')
    for (const figure of await page.getByRole('figure').all()) await figure.getByRole('button').click()
    await expectAccessible(page, 'end, charts as tables')
  })

  test('finds nothing in the rules, the introduction and the page of a missing match', deep, async () => {
    const { page } = await visit({ at: `${address()}#/rules/H-VOTE-12` })
    await expect(page.locator('[data-rule="H-VOTE-12"]')).toBeVisible()
    await expectAccessible(page, 'rules')
    await page.goto(`${address()}#/guide`)
    await page
      .getByRole('heading', { name: /first match/ })
      .first()
      .waitFor()
    await expectAccessible(page, 'first game')
    await page.goto(`${address()}#/match/nowhere`)
    await expect(page.getByText(/^This browser has no such match/)).toBeVisible()
    await expectAccessible(page, 'no such match')
  })
})
