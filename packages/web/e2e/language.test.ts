// Three languages, switchable at any time, with every screen translated.
import type { Page } from '@playwright/test'
import { address } from './browser.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { asFile, isMidGame, isSecretVote, playToTheEnd, playUntil, whenNeeded } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import { type Language, say, strangeWords, watchWords } from './words.ts'

const midGame = whenNeeded(() => playUntil(4, 'language', isMidGame('middle')))

/** Opens and closes every dialog of the menu, and the rules. */
async function openEverything(page: Page, language: Language): Promise<void> {
  for (const dialog of ['ui.settings', 'ui.keys', 'ui.about']) {
    await page.getByRole('button', { name: say(language, 'ui.menu'), exact: true }).click()
    await page.getByRole('menuitem', { name: say(language, dialog), exact: true }).click()
    await expect(page.getByRole('dialog', { name: say(language, dialog) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: say(language, 'ui.rules'), exact: true }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('H-VOTE-12')
  await expect(page.getByRole('dialog').getByRole('link').filter({ hasText: 'H-VOTE-12' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('the language', () => {
  test('follows the browser on the first visit', async () => {
    const { page } = await visit({ settings: null, locale: 'uk-UA' })
    await expect(page.getByRole('button', { name: say('uk', 'ui.new.start') })).toBeVisible()
    await watchWords(page, 'uk')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    expect(await strangeWords(page)).toEqual([])
  })

  test('changes during a match without a reload and keeps the decision', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(midGame().record(), '1'), { middle: '1' })
    const id = await table.decisionId()
    let spoken: Language = 'en'
    for (const language of ['uk', 'pl', 'en'] as const) {
      await table.speak(language, spoken)
      spoken = language
      await expect(page.getByRole('heading', { name: say(language, 'ui.options') })).toBeVisible()
      await expect(page.getByText(say(language, 'board.policies'), { exact: true }).first()).toBeVisible()
      await watchWords(page, language)
      await expect(table.decision).toHaveAttribute('data-decision', id)
      const earlier = page.locator('#log li > button:not([tabindex])')
      if ((await earlier.count()) > 0) await earlier.click()
      await openEverything(page, language)
      expect(await strangeWords(page), `the table in ${language}`).toEqual([])
    }
  })

  test(
    'applies everywhere: home, a vote behind the pass-device screen, the past, the result, the introduction',
    deep,
    async () => {
      const { page } = await visit()
      const { running, vote, finished } = await putOnTable(page)
      let spoken: Language = 'en'
      for (const language of ['uk', 'pl'] as const) {
        await page.goto(finished)
        await expect(page.getByTestId('result-page')).toBeVisible()
        await new TableScreen(page).speak(language, spoken)
        spoken = language
        await expect(page.getByRole('heading', { name: say(language, 'ui.result.ranking') })).toBeVisible()
        await watchWords(page, language)
        for (const figure of await page.getByRole('figure').all()) await figure.getByRole('button').click()

        await page.goto(vote)
        await page.getByTestId('take-device').click()
        await expect(page.getByTestId('lock-in').first()).toBeVisible()

        await page.goto(running)
        const recap = page.locator('[data-testid="since"][aria-expanded="true"]')
        await expect(page.getByTestId('log-line').nth(5).or(recap).first()).toBeVisible()
        if ((await recap.count()) > 0) await recap.click()
        await page.getByTestId('log-line').nth(5).click()
        await page.getByTestId('branch').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')

        await page.goto(`${address()}#/guide`)
        await expect(page.getByRole('heading', { name: say(language, 'ui.guide.table') })).toBeVisible()
        await page.goto(`${address()}#/`)
        await page.getByText(say(language, 'ui.new.more')).click()
        await page
          .getByTestId('import-file')
          .setInputFiles({ name: 'x', mimeType: 'text/plain', buffer: Buffer.from('x') })
        await expect(page.getByTestId('import-refused')).toBeVisible()
        await page.keyboard.press('Escape')
        await page.goto(`${address()}#/match/nowhere`)
        await expect(page.getByText(say(language, 'ui.match.missing'))).toBeVisible()
        expect(await strangeWords(page), language).toEqual([])
      }
    },
  )
})

/** Three matches with their addresses. Their names are numbers, which every language shares. */
async function putOnTable(page: Page) {
  const home = new HomeScreen(page)
  const table = await home.takeIn(asFile(midGame().record(), '1'), { middle: '1' })
  const running = page.url()
  await table.goHome()
  const secret = playUntil(4, 'vote', isSecretVote)
  const people = Object.fromEntries(secret.decisions.slice(0, 2).map(({ seat }, i) => [seat, String(i)]))
  await home.takeIn(asFile(secret.record(), '2'), people)
  const vote = page.url()
  await page.goto(`${address()}#/`)
  await home.openResult(asFile(playToTheEnd(4, 'end').record(), '3'))
  return { running, vote, finished: page.url() }
}
