// Whole games through the interface, by a driver that only takes what is offered.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { TableScreen } from './table.ts'
import { visit } from './visit.ts'
import { strangeWords, watchWords } from './words.ts'

async function expectResult(page: Page, players: number): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /wins|share the victory/ }).waitFor()
  expect(await page.getByRole('region', { name: 'Final ranking' }).getByRole('listitem').count()).toBe(players)
  const charts = page.getByRole('figure')
  expect(await charts.count()).toBeGreaterThanOrEqual(2)
  for (const chart of await charts.all()) {
    await chart.locator('svg.recharts-surface').first().waitFor()
    expect(await chart.getByRole('table').getByRole('rowheader').count()).toBeGreaterThanOrEqual(2)
    await chart.getByRole('button', { name: 'Show as a table' }).click()
    expect(await chart.getByRole('table').isVisible()).toBe(true)
    await chart.getByRole('button', { name: 'Show as a picture' }).click()
  }
  const policies = page.getByRole('region', { name: 'Laws over time' }).getByRole('table')
  expect(await policies.getByRole('rowheader').count()).toBe(7)
}

describe('a whole game', () => {
  it('with two people who pass the device to each other', async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    await home.start({ players: 2, people: { working: 'Olena', capitalist: 'Marek' }, name: 'Two people', seed: 'two' })
    await watchWords(page, 'en')
    const played = await playOn(page, { seed: 1 })
    expect(played.over).toBe(true)
    expect(played.curtains).toBeGreaterThan(40)
    expect(played.how.board).toBeGreaterThan(20)
    expect(played.how['mouse: board']).toBeGreaterThan(0)
    expect(played.how['keyboard: option']).toBeGreaterThan(0)
    await expectResult(page, 2)
    expect(await strangeWords(page)).toEqual([])

    await new TableScreen(page).goHome()
    const finished = page.getByRole('region', { name: 'Finished matches' }).getByRole('link', { name: /^Two people/ })
    expect(await finished.innerText()).toContain('Won by')
    await finished.click()
    await expectResult(page, 2)
  }, 120_000)

  it('with one person and three bots', async () => {
    const { page } = await visit()
    const home = new HomeScreen(page)
    await home.start({ players: 4, people: { capitalist: 'Marek' }, name: 'Four', seed: 'four' })
    const played = await playOn(page, { seed: 2 })
    expect(played).toMatchObject({ over: true, curtains: 0 })
    await expectResult(page, 4)
  }, 120_000)
})
