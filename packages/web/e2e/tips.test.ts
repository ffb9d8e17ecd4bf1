// Tooltips at a real table: visible, next to their elements, reachable with the pointer, without layout shifts.
import type { Page } from '@playwright/test'
import { DESK, PHONE, type VisitOptions } from './browser.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { asFile, isMidGame, playUntil, whenNeeded } from './positions.ts'
import { expect, test, visit } from './visit.ts'

const midGame = whenNeeded(() => playUntil(4, 'layout-4', isMidGame('working')).record())

async function openTable(options: VisitOptions): Promise<Page> {
  const { page } = await visit(options)
  await new HomeScreen(page).takeIn(asFile(midGame()), { working: 'Olena' })
  return page
}

/**
 * Taps one element of each kind with a tooltip, in the page; returns the errors of the tooltips. With enough room, none
 * covers an option; a tap opens and closes them.
 */
async function misplaced(room: boolean): Promise<string[]> {
  const wrong: string[] = []
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const touch = (thing: Element, type: string) =>
    thing.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  const met = new Set<string>()
  const things = [...document.querySelectorAll<HTMLElement>('[data-tip]')].filter((thing) => {
    const { width, top, bottom } = thing.getBoundingClientRect()
    const choice = thing.closest('button, a, [role="button"], [data-lit]')
    if (width === 0 || top < 0 || bottom > innerHeight || choice !== null) return false
    const kind = `${thing.dataset.tip?.split(':')[0]} ${thing.className} ${thing.closest('section')?.className}`
    const isNew = !met.has(kind)
    met.add(kind)
    return isNew
  })
  for (const thing of things) {
    const before = thing.getBoundingClientRect()
    touch(thing, 'pointerup')
    await painted()
    const tip = document.querySelector('[role="tooltip"]')?.getBoundingClientRect()
    const after = thing.getBoundingClientRect()
    const name = `${thing.dataset.tip} ${thing.className}`
    if (tip === undefined || tip.height < 40) wrong.push(`${name}: says nothing`)
    else {
      const apart =
        tip.left >= after.right || tip.right <= after.left || tip.top >= after.bottom || tip.bottom <= after.top
      if (!apart) wrong.push(`${name}: covered`)
      if (room && document.querySelector('[role="tooltip"][data-through]') !== null)
        wrong.push(`${name}: covers a choice`)
      if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight) wrong.push(`${name}: out`)
    }
    if (before.left !== after.left || before.top !== after.top) wrong.push(`${name}: moved`)
    touch(document.body, 'pointerup')
    await painted()
  }
  if (things.length < 8) wrong.push(`only ${things.length} things explain themselves`)
  return wrong
}

test.describe('tooltips', () => {
  test('appear in the window next to their elements on a desktop', deep, async () => {
    const page = await openTable({ viewport: DESK, touch: true })
    expect(await page.evaluate(misplaced, true)).toEqual([])
  })

  test('appear in the window next to their elements in every section of a phone', deep, async () => {
    const page = await openTable({ viewport: PHONE, touch: true })
    for (const section of ['companies', 'laws', 'trade', 'players']) {
      await page.locator(`[data-section="${section}"]`).click()
      expect(await page.evaluate(misplaced, false), section).toEqual([])
    }
    await page.locator('[data-part="fact"]').first().tap()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.locator('[data-part="fact"]').first().tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  test('stay open under the pointer, link to the rule, and close on Escape', async () => {
    const page = await openTable({ viewport: DESK, before: (page) => page.clock.install() })
    const tip = page.getByRole('tooltip')
    await page.getByRole('banner').locator('[data-tip]').first().hover()
    await expect(tip).toBeVisible()
    await tip.hover()
    await page.clock.fastForward(2000)
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
    await page.locator('[data-tip^="term:axis-"]').first().hover()
    await tip.getByRole('link').click()
    await expect(page.getByRole('dialog').locator('[data-rule="H-POLICY-0-01"]')).toBeVisible()
  })
})
