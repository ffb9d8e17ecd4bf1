// The home screen: a first game with one click, nothing that moves, and notices that cover nothing.
import type { Page } from '@playwright/test'
import { address, DESK, ON_ITS_SIDE, PHONE } from './browser.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { asFile, playToTheEnd, revealingChoice } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

/** What has moved by itself since the page was opened. */
function moved(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly sources?: readonly { readonly node: Node | null }[]
    }
    const found: string[] = []
    const add = (entries: PerformanceEntryList) => {
      for (const { sources = [], startTime } of entries as Shift[]) {
        const parts = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        )
        found.push(`after ${Math.round(startTime)} ms: ${parts.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
    await document.fonts.ready
    await new Promise((idle) => requestIdleCallback(idle))
    // What moved is reported with the frame after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    add(observer.takeRecords())
    return found
  })
}

/** On a slow line, or a busy machine, the page shows other letters until its typefaces have loaded. */
async function asOnAQuickLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) => (type === 'resource' ? [] : all(type))
  })
}

/** What can be clicked, but for a notice that lies over its middle even when it is scrolled into view. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, [data-target]')]
      .filter((control) => control.closest('[data-testid="toast"]') === null && control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' })
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return (
          document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-testid="toast"]') != null
        )
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
}

/** Whether a notice lies over what the table shows, in the page. */
function overContent(): boolean {
  const content = document
    .querySelector('[data-testid="phone"] #board, [data-testid="desk-board"]')
    ?.getBoundingClientRect()
  const notice = document.querySelector('[data-testid="toast"]')?.getBoundingClientRect()
  if (content === undefined || notice === undefined) throw new Error('there is nothing to look at')
  return (
    notice.left < content.right &&
    notice.right > content.left &&
    notice.top < content.bottom &&
    notice.bottom > content.top
  )
}

test.describe('home', () => {
  test('starts a guided first game with one click, with the introduction to that game in its menu', async () => {
    const { page } = await visit()
    await page.getByRole('button', { name: 'Guided first match' }).click()
    await page.waitForURL(/#\/match\//)
    await expect(page.getByRole('region', { name: 'Guide', exact: true })).toBeVisible()
    const table = new TableScreen(page)
    await table.ready()
    await table.fromMenu('Your first match')
    const introduction = page.getByRole('dialog', { name: 'Your first match' })
    await expect(introduction.getByRole('heading', { name: 'Your first match of Hegemony' })).toBeVisible()
    await expect(introduction.getByRole('heading', { name: 'Planet B' })).toHaveCount(0)
    await introduction.getByRole('button', { name: 'Back to the table' }).click()
    await table.goHome()
    const home = new HomeScreen(page)
    await expect(home.running('Your first match')).toBeVisible()
    await expect(home.running('Your first match')).toContainText('’s turn')
  })

  for (const viewport of [DESK, PHONE]) {
    test(`stands still once it is there (${viewport.width})`, async () => {
      const { page } = await visit({ viewport, before: asOnAQuickLine })
      await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
      expect(await moved(page)).toEqual([])
    })
  }

  test('brings in the classes that are missing, and shows how a match ended', deep, async () => {
    const { page } = await visit()
    await page.getByRole('button', { name: /^State/ }).click()
    await expect(page.getByRole('radio', { name: '4 players' })).toBeChecked()
    await new HomeScreen(page).openResult(asFile(playToTheEnd(4, 'end').record()), { working: 'Olena' }, 'Sunday')
    await page.goto(`${address()}#/`)
    const row = page.getByRole('region', { name: 'Finished matches' }).getByRole('link', { name: 'Sunday' })
    await expect(row).toBeVisible()
    await expect(row.getByTestId('match-people').locator('b')).toHaveCount(4)
  })

  for (const viewport of [DESK, { width: 1000, height: 800 }, PHONE, ON_ITS_SIDE]) {
    test(`has notices that cover nothing (${viewport.width})`, deep, async () => {
      const { page } = await visit({ viewport: DESK })
      const home = new HomeScreen(page)
      const { before, seat, option } = revealingChoice(4, 'reveal')
      await home.takeIn(asFile(before.record()), { [seat]: 'Olena' }, 'Mine')
      await page.locator(`#options [data-option="${option}"]`).click()
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: /^Undo/ }).click({ force: true })
      const notices = page.getByRole('region', { name: 'Notifications' })
      await expect(notices).toBeVisible()
      expect(await covered(page), 'at the table').toEqual([])
      expect(await page.evaluate(overContent), 'content under a notice').toBe(false)
      await expect(page.getByRole('status').first()).not.toBeEmpty()
      await notices.getByRole('button', { name: 'Close' }).click()
      await expect(notices).toHaveCount(0)

      await page.goto(`${address()}#/`)
      await home.fromMenu('Mine', 'Delete')
      await expect(notices).toBeVisible()
      expect(await covered(page), 'at home').toEqual([])
      await notices.getByRole('button', { name: 'Close' }).press('Escape')
      await expect(notices).toHaveCount(0)
    })
  }
})
