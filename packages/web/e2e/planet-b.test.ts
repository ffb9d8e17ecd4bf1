// Planet B through the interface: a whole game, secrets of the others, readable on the screens of a desk and a phone.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousIssues } from './axe.ts'
import { DESK, PHONE } from './browser.ts'
import { playOn } from './driver.ts'
import { TableScreen } from './table.ts'
import { visit } from './visit.ts'

/** A match of one person, the first seat, against bots. */
async function start(page: Page, players: 2 | 3 | 4, seed: string): Promise<TableScreen> {
  await page.getByRole('radio', { name: /Planet B/ }).click()
  await page.getByRole('radio', { name: `${players} players` }).click()
  await page.getByText('House rules, name and seed').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/#\/match\//)
  const table = new TableScreen(page)
  await table.ready()
  return table
}

describe('Planet B', () => {
  it('is played to its end, and told where the points came from', async () => {
    const { page } = await visit()
    await start(page, 3, 'planet')
    expect((await playOn(page, { seed: 5 })).over).toBe(true)
    await page.getByRole('heading', { level: 1, name: /wins|share the victory/ }).waitFor()
    expect(await page.getByRole('region', { name: 'Final ranking' }).getByRole('listitem').count()).toBe(3)
    expect(await page.getByRole('figure').count()).toBeGreaterThanOrEqual(2)
    await page.getByRole('heading', { name: 'The last count' }).first().waitFor()
  }, 180_000)

  it('keeps the points and hands of the others face down', async () => {
    const { page } = await visit()
    await start(page, 4, 'secrets')
    await playOn(page, { seed: 3, choices: 25 })
    // One's own points are a figure, those of the three others a lock.
    expect(await page.locator('.pb-player .vp .icon').count()).toBe(3)
    expect(await page.locator('.pb-hand .pb-handcard').count()).toBeGreaterThan(0)
  })

  it('fits a desk and a phone, and can be read by everybody', async () => {
    const { page } = await visit()
    await start(page, 4, 'fits')
    await playOn(page, { seed: 4, choices: 30 })
    for (const viewport of [DESK, { width: 1280, height: 720 }, PHONE]) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, `${viewport.width}`).toBeLessThanOrEqual(0)
      expect(await seriousIssues(page), `${viewport.width}`).toEqual([])
    }
  })
})
