// The home page: a first match with one click, no layout shifts, toasts that cover nothing.
import type { Page } from '@playwright/test'
import { address, DESK, ON_ITS_SIDE, PHONE } from './browser.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { asFile, playToTheEnd, revealingChoice } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

/** Layout shifts since the page was opened. */
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
    // Layout shifts are reported with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    add(observer.takeRecords())
    return found
  })
}

/** On a slow network or busy machine, the page shows fallback fonts until its fonts are loaded. */
async function asOnAQuickLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) => (type === 'resource' ? [] : all(type))
  })
}

/** Clickable elements whose center is covered by a toast even after scrolling. */
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

/** Whether a toast covers parts of the table, evaluated in the page. */
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

test.describe('the home page', () => {
  test('starts a tutorial match with one click, with that game’s introduction in its menu', async () => {
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
    test(`shows no layout shift after it appears (${viewport.width})`, async () => {
      const { page } = await visit({ viewport, before: asOnAQuickLine })
      await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
      expect(await moved(page)).toEqual([])
    })
  }

  test('adds missing classes, and shows the result of a match', deep, async () => {
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
    test(`shows toasts that cover nothing (${viewport.width})`, deep, async () => {
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
