// The table fits: no page scrolling on a desktop, no overflow on a phone, usable at 200 percent.
import type { Page } from '@playwright/test'
import { PHONE, type VisitOptions } from './browser.ts'
import { HomeScreen } from './home.ts'
import { casesOf, deep, sized } from './length.ts'
import { asFile, isMidGame, playToTheEnd, playUntil, whenNeeded } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

const midGame = { 2: at(2), 3: at(3), 4: at(4) } as const

function at(players: 2 | 3 | 4) {
  return whenNeeded(() => playUntil(players, `layout-${players}`, isMidGame('working')).record())
}

/** How far the page scrolls. */
function overflow(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return { x: scrollWidth - window.innerWidth, y: scrollHeight - window.innerHeight }
  })
}

async function openTable(players: 2 | 3 | 4, options: VisitOptions = {}) {
  const { page } = await visit(options)
  const home = new HomeScreen(page)
  const table = await home.takeIn(asFile(midGame[players]()), { working: 'Olena' })
  return { page, table }
}

test.describe('the desktop table', () => {
  const TABLES = [
    [4, 'uk'],
    [2, 'en'],
    [3, 'en'],
    [4, 'en'],
    [4, 'pl'],
  ] as const
  for (const [[players, language], details] of casesOf(1, TABLES)) {
    test(`fits on one screen with ${players} players in ${language}`, details, async () => {
      const { page, table } = await openTable(players)
      if (language !== 'en') {
        await table.speak(language)
        await expect(page.getByRole('heading', { name: say(language, 'ui.options') })).toBeVisible()
      }
      expect(await overflow(page)).toEqual({ x: 0, y: 0 })
      expect(
        await page.evaluate(outsideOfWindow, '[data-testid="desk"] section, [data-testid="desk"] main > *'),
      ).toEqual([])
    })
  }

  test('covers no option with a waiting sheet', deep, async () => {
    const { page } = await visit()
    const imf = playUntil(4, 'imf-7', ({ state: { clock }, decisions: [decision] }) => {
      return clock.phase === 'production' && decision?.prompt.key === 'ask.close-company'
    })
    await new HomeScreen(page).takeIn(asFile(imf.record()), { state: 'Olena' })
    await expect(page.getByRole('button', { name: say('en', 'board.imf.title'), exact: true })).toBeVisible()
    expect(await page.evaluate(coveredChoices)).toEqual([])
  })
})

/** Runs in the page: board options whose center or corner is covered. */
function coveredChoices(): string[] {
  return [...document.querySelectorAll('[data-target][data-state="selectable"]')].flatMap((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 6, bottom - 6],
      [right - 6, bottom - 6],
    ] as const
    const free = points.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)))
    return free ? [] : [thing.getAttribute('data-target') ?? '']
  })
}

/** Elements that overflow the window, in the page. */
function outsideOfWindow(selector: string): string[] {
  const slack = 1
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    const fits = left >= -slack && top >= -slack && right <= innerWidth + slack && bottom <= innerHeight + slack
    return fits || width <= 1
      ? []
      : [`${element.className} ${Math.round(left)},${Math.round(top)}-${Math.round(right)},${Math.round(bottom)}`]
  })
}

test.describe('the phone table', () => {
  test('fits the width of the phone, and works by thumb', async () => {
    const { page } = await visit({ viewport: PHONE, touch: true })
    const home = new HomeScreen(page)
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    expect((await overflow(page)).x, 'home').toBeLessThanOrEqual(0)
    await home.openResult(asFile(playToTheEnd(4, 'end').record()))
    expect((await overflow(page)).x, 'end').toBeLessThanOrEqual(0)
    await new TableScreen(page).goHome()
    await home.takeIn(asFile(midGame[4]()), { working: 'Olena' })
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      expect((await overflow(page)).x, await tab.innerText()).toBeLessThanOrEqual(0)
      expect(
        await page.evaluate(outsideOfWindow, '[data-testid="phone"] #options, [data-testid="phone"] #options button'),
        await tab.innerText(),
      ).toEqual([])
    }
    for (let i = 0; i < 12; i++) await tapSomething(page, i)
  })

  async function tapSomething(page: Page, turn: number): Promise<void> {
    const table = new TableScreen(page)
    const id = await table.decisionId()
    const lockIn = page.getByTestId('lock-in').first()
    if ((await lockIn.count()) > 0) await lockIn.tap()
    else {
      const chips = page.locator('#options [data-option]')
      if ((await chips.count()) > 0) {
        await chips.nth(turn % (await chips.count())).tap()
        await page.getByTestId('confirm-option').tap()
      } else await page.locator('#options [data-option]').first().tap()
    }
    await table.movedOn(id)
  }
})

test.describe('touch targets', () => {
  const PHONES: readonly [string, typeof PHONE][] = [
    ['upright', PHONE],
    ['on its side', { width: 844, height: 390 }],
    ['small', { width: 360, height: 640 }],
  ]
  for (const [[where, viewport], details] of casesOf(1, PHONES)) {
    test(`stay visible and in place under a tap on a phone ${where}`, details, async () => {
      const { page, table } = await openTable(4, { viewport, touch: true })
      for (let i = 0; i < sized(8, 16); i++) {
        const id = await table.decisionId()
        expect((await overflow(page)).x).toBeLessThanOrEqual(0)
        expect(
          await page.evaluate(litOutOfSight),
          await page.locator('[data-testid="phone"] #options h2').innerText(),
        ).toBe(false)
        const places = page.locator('[data-target][data-state="selectable"]:visible')
        const lockIn = page.getByTestId('lock-in').first()
        if ((await lockIn.count()) > 0) await lockIn.tap()
        else {
          if (i % 2 === 0 && (await places.count()) > 0) await places.last().tap()
          const chooser = page.locator('[data-testid="chooser"] [data-option]').first()
          if (await chooser.isVisible()) await chooser.tap()
          const selected = page.locator('#options [aria-pressed="true"]')
          if ((await selected.count()) === 0) await page.locator('#options [data-option]').first().tap()
          const confirm = page.getByTestId('confirm-option')
          if ((await confirm.count()) > 0) await confirm.tap()
        }
        await table.movedOn(id)
      }
    })
  }

  test('reach the minimum size', deep, async () => {
    const { page } = await openTable(4, { viewport: PHONE, touch: true })
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap()
      expect(await page.evaluate(tooSmall, 44), await tab.innerText()).toEqual([])
    }
    await new TableScreen(page).fromMenu('Home')
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    expect(await page.evaluate(tooSmall, 44), 'home').toEqual([])
  })
})

/** Whether the board has options and none of them is visible; in the page. */
function litOutOfSight(): boolean {
  const board = document.querySelector('[data-testid="phone"] #board')?.getBoundingClientRect()
  const lit = [...document.querySelectorAll('[data-target][data-state="selectable"]')]
  const places = lit.map((thing) => thing.getBoundingClientRect()).filter(({ height }) => height > 0)
  return (
    board !== undefined &&
    places.length > 0 &&
    !places.some(({ top, bottom }) => bottom > board.top + 8 && top < board.bottom - 8)
  )
}

/** Touch targets below the minimum size, in the page; lines of the log are text, and a switch includes its label. */
function tooSmall(thumb: number): string[] {
  return [...document.querySelectorAll('button, [role="button"], [role="tab"], [role="radio"], summary')].flatMap(
    (thing) => {
      const { width, height } = thing.getBoundingClientRect()
      const hidden =
        width <= 1 ||
        thing.closest('[data-part="skip"], #log li:has([data-testid="log-line"]), [role="switch"]') !== null
      const small = width < thumb - 0.5 || height < thumb - 0.5
      return hidden || !small ? [] : [`${thing.className} ${thing.textContent} ${width}x${height}`]
    },
  )
}

test.describe('magnification', () => {
  test('keeps everything reachable and playable at 200 percent', async () => {
    const { page } = await openTable(4, { viewport: { width: 720, height: 450 } })
    expect((await overflow(page)).x).toBeLessThanOrEqual(0)
    const played = await playOnPhoneLayout(page)
    expect(played).toBe(4)
  })

  test('causes no overflow at 150 percent', deep, async () => {
    const { page } = await openTable(4, { settings: { textSize: 150 } })
    expect((await overflow(page)).x).toBeLessThanOrEqual(0)
  })

  async function playOnPhoneLayout(page: Page): Promise<number> {
    const table = new TableScreen(page)
    let made = 0
    for (; made < 4; made++) {
      const id = await table.decisionId()
      const lockIn = page.getByTestId('lock-in').first()
      if ((await lockIn.count()) > 0) await lockIn.click()
      else {
        await page.locator('#options [data-option]').first().click()
        const confirm = page.getByTestId('confirm-option')
        if ((await confirm.count()) > 0) await confirm.click()
      }
      await table.movedOn(id)
    }
    return made
  }
})
