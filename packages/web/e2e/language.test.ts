// Three languages, switchable at any time, with nothing left untranslated on any screen.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { address } from './browser.ts'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { asFile, isMidGame, isSecretVote, playToTheEnd, playUntil } from './positions.ts'
import { visit } from './visit.ts'
import { type Language, say, strangeWords, watchWords } from './words.ts'

const midGame = playUntil(4, 'language', isMidGame('middle'))

/** Every dialog of the menu, and the rules, opened and closed again. */
async function openEverything(page: Page, language: Language): Promise<void> {
  for (const dialog of ['ui.settings', 'ui.keys', 'ui.about']) {
    await page.getByRole('button', { name: say(language, 'ui.menu'), exact: true }).click()
    await page.getByRole('menuitem', { name: say(language, dialog), exact: true }).click()
    await page.getByRole('dialog', { name: say(language, dialog) }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: say(language, 'ui.rules'), exact: true }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('H-VOTE-12')
  await page.getByRole('dialog').getByRole('link').filter({ hasText: 'H-VOTE-12' }).first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('language', () => {
  it('is detected on the first visit', async () => {
    const { page } = await visit({ settings: null, locale: 'uk-UA' })
    await page.getByRole('button', { name: say('uk', 'ui.new.start') }).waitFor()
    await watchWords(page, 'uk')
    expect(await page.locator('html').getAttribute('lang')).toBe('uk')
    expect(await strangeWords(page)).toEqual([])
  })

  it('changes in the middle of a game, without a reload, and the decision stays', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(midGame.record(), '2026'), { middle: '…' })
    const id = await table.decisionId()
    const steps = [
      { to: 'uk', name: 'Українська', menu: say('en', 'ui.language') },
      { to: 'pl', name: 'Polski', menu: say('uk', 'ui.language') },
      { to: 'en', name: 'English', menu: say('pl', 'ui.language') },
    ] as const
    for (const { to, name, menu } of steps) {
      await table.speak(name, menu)
      await page.getByRole('heading', { name: say(to, 'ui.options') }).waitFor()
      await page.getByText(say(to, 'board.policies'), { exact: true }).first().waitFor()
      await watchWords(page, to)
      expect(await table.decisionId()).toBe(id)
      await page.getByRole('button', { name: /\d/ }).filter({ hasText: /\d+/ }).first().waitFor()
      await page.locator('#log .earlier button').click()
      for (const place of await page.locator('[data-tip]:visible').all()) await place.hover({ force: true })
      await openEverything(page, to)
      expect(await strangeWords(page), `the table in ${to}`).toEqual([])
    }
  })

  it.each(['uk', 'pl'] as const)(
    '%s: home, looking back, a vote behind the curtain, the end, the first game',
    async (language) => {
      const { page } = await visit()
      const home = new HomeScreen(page)
      const table = await home.takeIn(asFile(midGame.record(), '1'), { middle: '1' })
      await table.goHome()
      const vote = playUntil(4, 'vote', isSecretVote)
      const people = Object.fromEntries(vote.decisions.slice(0, 2).map(({ seat }, i) => [seat, String(i)]))
      await home.takeIn(asFile(vote.record(), '2'), people)
      await page.goto(address())
      await home.openResult(asFile(playToTheEnd(4, 'end').record(), '3'))
      const addresses = await page.evaluate(async () => {
        const opened = indexedDB.open('hustings')
        const database = await new Promise<IDBDatabase>((resolve) => {
          opened.onsuccess = () => resolve(opened.result)
        })
        const all = database.transaction('matches').objectStore('matches').getAll()
        const matches = await new Promise<{ id: string; name: string }[]>((resolve) => {
          all.onsuccess = () => resolve(all.result)
        })
        return Object.fromEntries(matches.map(({ id, name }) => [name, id]))
      })
      await table.speak(language === 'uk' ? 'Українська' : 'Polski', 'Language')
      await page.getByRole('heading', { name: say(language, 'ui.result.ranking') }).waitFor()
      await watchWords(page, language)
      for (const button of await page.getByRole('button', { name: say(language, 'ui.chart.table') }).all())
        await button.click()
      expect(await strangeWords(page), 'the end').toEqual([])

      await page.goto(`${address()}#/match/${addresses[2]}`)
      await page.getByTestId('take-device').click()
      await page.getByTestId('lock-in').waitFor()
      expect(await strangeWords(page), 'a vote').toEqual([])

      await page.goto(`${address()}#/match/${addresses[1]}`)
      await page.locator('#log .e button').nth(5).click()
      await page.getByTestId('branch').click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      expect(await strangeWords(page), 'looking back').toEqual([])

      await page.goto(`${address()}#/guide`)
      await page.getByRole('heading', { name: say(language, 'ui.guide.table') }).waitFor()
      await page.goto(address())
      await page.getByText(say(language, 'ui.new.more')).click()
      await page
        .getByTestId('import-file')
        .setInputFiles({ name: 'x', mimeType: 'text/plain', buffer: Buffer.from('x') })
      await page.getByTestId('import-refused').waitFor()
      await page.keyboard.press('Escape')
      await page.goto(`${address()}#/match/nowhere`)
      await page.getByText(say(language, 'ui.match.missing')).waitFor()
      expect(await strangeWords(page), 'home').toEqual([])
    },
  )

  it.each([
    ['uk', 3],
    ['pl', 4],
  ] as const)(
    '%s: nothing untranslated comes up while people play',
    async (language, players) => {
      const { page } = await visit()
      const people = { working: '1', middle: '2', capitalist: '3', state: '4' }
      const home = new HomeScreen(page)
      const table = await home.start({ players, people, name: '5', seed: `language-${language}` })
      await table.takeDeviceIfPassed()
      await table.speak(language === 'uk' ? 'Українська' : 'Polski', 'Language')
      await page.getByRole('heading', { name: say(language, 'ui.options') }).waitFor()
      await watchWords(page, language)
      await playOn(page, { seed: 11, choices: 220, byHand: 1000 })
      expect(await strangeWords(page)).toEqual([])
    },
    90_000,
  )
})
