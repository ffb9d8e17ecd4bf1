// Whole matches through the interface by a driver that only takes offered options.
import type { Page } from '@playwright/test'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { expect, test, visit } from './visit.ts'
import { type Language, strangeWords, watchWords } from './words.ts'

async function expectResult(page: Page, players: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /wins|share the victory/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Final ranking' }).getByRole('listitem')).toHaveCount(players)
  const charts = page.getByRole('figure')
  expect(await charts.count()).toBeGreaterThanOrEqual(2)
  for (const chart of await charts.all()) {
    await expect(chart.locator('[data-testid="chart-picture"] svg').first()).toBeVisible()
    expect(await chart.getByRole('table').getByRole('rowheader').count()).toBeGreaterThanOrEqual(2)
    await chart.getByRole('button', { name: 'Show as a table' }).click()
    await expect(chart.getByRole('table')).toBeVisible()
    await chart.getByRole('button', { name: 'Show as a chart' }).click()
  }
  const policies = page.getByRole('region', { name: 'Policies over time' }).getByRole('table')
  await expect(policies.getByRole('rowheader')).toHaveCount(7)
}

test.describe('a whole match', () => {
  test('works with two players who pass the device, in three languages', deep, async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    const people = { working: '1', capitalist: '2' }
    const table = await home.start({ players: 2, people, name: '2026', seed: 'two' })
    let curtains = 0
    const how: Record<string, number> = {}
    const play = async (language: Language, choices?: number) => {
      await watchWords(page, language)
      const played = await playOn(page, { seed: 1, ...(choices === undefined ? {} : { choices }) })
      expect(await strangeWords(page), language).toEqual([])
      curtains += played.curtains
      for (const [way, times] of Object.entries(played.how)) how[way] = (how[way] ?? 0) + times
      return played
    }
    await play('en', 80)
    await table.takeDeviceIfPassed()
    await table.speak('uk', 'en')
    await play('uk', 90)
    await table.takeDeviceIfPassed()
    await table.speak('pl', 'uk')
    expect((await play('pl')).over).toBe(true)
    await table.speak('en', 'pl')
    expect(curtains).toBeGreaterThan(40)
    expect(how.board).toBeGreaterThan(20)
    expect(how['mouse: board']).toBeGreaterThan(0)
    expect(how['keyboard: option']).toBeGreaterThan(0)
    await expectResult(page, 2)

    await table.goHome()
    const finished = page.getByRole('region', { name: 'Finished matches' }).getByRole('link', { name: /^2026/ })
    await expect(finished).toContainText('Won by')
    await finished.click()
    await expect(page.getByRole('region', { name: 'Final ranking' })).toBeVisible()
  })

  test('works with one human and three bots', async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    await home.start({ players: 4, people: { capitalist: 'Marek' }, name: 'Four', seed: 'four' })
    const played = await playOn(page, { seed: 2 })
    expect(played).toMatchObject({ over: true, curtains: 0 })
    await expectResult(page, 4)
  })
})
