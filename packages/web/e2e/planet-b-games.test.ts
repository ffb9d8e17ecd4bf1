// Whole matches of Planet B through the interface: two players on one device, three in Ukrainian, four in Polish, with
// changing viewports; and the end of a match by keyboard alone.
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { DESK, ON_ITS_SIDE, PHONE } from './browser.ts'
import { playOn } from './driver.ts'
import { deep } from './length.ts'
import { badlySet, laidOut } from './misprints.ts'
import { openPlanetB, playPlanetB, startPlanetB } from './planet-b-table.ts'
import type { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import { type Language, say, strangeWords, watchWords } from './words.ts'

/** Viewports of the match; each is checked before moves are made there. */
const SCREENS = [
  DESK,
  { width: 1280, height: 720 },
  PHONE,
  { width: 1180, height: 820 },
  ON_ITS_SIDE,
  { width: 1920, height: 1080 },
] as const
/** Number of moves per viewport. */
const STRETCH = 25
/** The minimum font size (matrix.test.ts has one for each viewport). */
const LEAST = 11.5

/** The ranking, and each chart as a picture and as a table. */
async function expectResult(page: Page, players: number, language: Language): Promise<void> {
  await expect(page.getByTestId('ranking')).toBeVisible()
  await expect(page.locator('[data-testid="ranking"] li')).toHaveCount(players)
  await page
    .getByRole('heading', { name: say(language, 'report.count') })
    .first()
    .waitFor()
  const charts = page.getByRole('figure')
  expect(await charts.count()).toBeGreaterThanOrEqual(3)
  for (const chart of await charts.all()) {
    await chart.getByRole('button').click()
    expect(await chart.getByRole('table').getByRole('rowheader').count()).toBeGreaterThanOrEqual(2)
    await chart.getByRole('button').click()
  }
}

/** Plays to the end, each stretch in another viewport; checks translation and layout. */
async function playToTheEnd(page: Page, language: Language, seed: number): Promise<Readonly<Record<string, number>>> {
  const how: Record<string, number> = {}
  const wrong: Record<string, unknown> = {}
  await watchWords(page, language)
  for (let stretch = 0, over = false; !over; stretch++) {
    const screen = SCREENS[stretch % SCREENS.length] ?? DESK
    await page.setViewportSize(screen)
    await laidOut(page)
    const found = await badlySet(page, LEAST)
    if (found !== null) wrong[`${language}, stretch ${stretch}, ${screen.width}x${screen.height}`] = found
    // On a phone all moves are taps; on a desktop one move per stretch uses the mouse and one the keyboard.
    const byHand = screen === PHONE || screen === ON_ITS_SIDE ? STRETCH : 11
    const played = await playOn(page, { seed: seed + stretch, choices: STRETCH, byHand })
    for (const [way, times] of Object.entries(played.how)) how[way] = (how[way] ?? 0) + times
    over = played.over
  }
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen)
    await laidOut(page)
    const found = await badlySet(page, LEAST)
    if (found !== null) wrong[`${language}, the end, ${screen.width}`] = found
  }
  await page.setViewportSize(DESK)
  expect(wrong).toEqual({})
  expect(await strangeWords(page), language).toEqual([])
  return how
}

test.describe('a whole match of Planet B', deep, () => {
  test('ends with two players who pass the device, in the colors they chose', async () => {
    const { page } = await visit()
    const table = await startPlanetB(page, 2, 'two', { colour: 'Gold', people: ['1', '2'] })
    await table.takeDevice()
    const shown = await page
      .locator('[data-testid^="seat:"] [data-anchor^="money:"]')
      .evaluateAll((money) => money.map((each) => each.getAttribute('data-anchor')))
    expect(shown.toSorted()).toEqual(['money:gold', 'money:red'])
    const played = await playOn(page, { seed: 3, byHand: 60 })
    expect(played.over).toBe(true)
    expect(played.curtains).toBeGreaterThan(20)
    await expectResult(page, 2, 'en')
  })

  for (const [players, language] of [
    [3, 'uk'],
    [4, 'pl'],
  ] as const)
    test(`ends with ${players} players in ${language} in every viewport and explains the points`, async () => {
      const { page } = await visit()
      const table = await startPlanetB(page, players, 'planet')
      await table.speak(language)
      const how = await playToTheEnd(page, language, 5)
      for (const way of ['option', 'board', 'phone', 'mouse: board', 'keyboard: option'])
        expect(how[way] ?? 0, way).toBeGreaterThan(0)
      await expectResult(page, players, language)
      expect(await strangeWords(page), language).toEqual([])
    })
})

test.describe('the end of a match by keyboard', deep, () => {
  test('passes an election, the last turn and final scoring, and reaches the charts', async () => {
    const { page } = await visit({ settings: { news: 'wait', motion: 'full' } })
    const position = playPlanetB(3, 'last-keys', ({ state, decisions: [decision] }) => {
      return state.electionDue && state.clock.turnsLeft === 2 && decision?.prompt.key === 'ask.end-turn'
    })
    const { order, clock } = position.state
    const [now = '', last = ''] = [order[clock.active], order[(clock.active + 1) % order.length]]
    const table = await openPlanetB(page, position.record(), { [now]: 'Olena', [last]: 'Marek' })
    const seen = new Set<string>()
    for (let pressed = 0; (await page.getByTestId('result-page').count()) === 0; pressed++) {
      expect(pressed, [...seen].join()).toBeLessThan(150)
      seen.add(await goOnByKey(page, table, pressed))
    }
    for (const each of ['curtain', 'option', 'beat: election', 'beat: scoring']) expect(seen).toContain(each)
    await expect(page.getByTestId('ranking')).toBeVisible()
    await focusBy(page, 'Tab', say('en', 'ui.chart.table'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('figure').first().getByRole('table')).toBeVisible()
    expect(await seriousIssues(page)).toEqual([])
  })

  /** Makes the next step by keyboard and returns it. */
  async function goOnByKey(page: Page, table: TableScreen, turn: number): Promise<string> {
    await page
      .locator('[data-decision], [data-testid="take-device"], [data-testid="go-on"], [data-testid="result-page"]')
      .first()
      .waitFor()
    if (await page.getByTestId('take-device').isVisible()) {
      // It takes focus after it is painted.
      await expect(page.locator('[data-testid="take-device"]:focus')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByTestId('take-device')).toHaveCount(0)
      return 'curtain'
    }
    const beat = page.locator('[data-testid="decision"][data-beat]')
    if (await beat.isVisible()) {
      const id = await beat.getAttribute('data-beat')
      const followed = page.getByTestId('follow-end')
      if (await followed.isVisible()) {
        await focusBy(page, 'Tab', say('en', 'board.follow.end'))
        await page.keyboard.press('Enter')
        await expect(followed).toHaveCount(0)
        await page.keyboard.press('b')
      }
      await page.keyboard.press('Space')
      await page.waitForFunction(
        (told) => document.querySelector('[data-testid="decision"][data-beat]')?.getAttribute('data-beat') !== told,
        id,
      )
      return `beat: ${id}`
    }
    if (await page.getByTestId('result-page').isVisible()) return 'result'
    const before = await table.decisionId()
    if ((await page.getByTestId('lock-in').count()) > 0) {
      await page.keyboard.press('o')
      await focusBy(page, 'Tab', await page.getByTestId('lock-in').first().innerText())
      await page.keyboard.press('Enter')
    } else {
      const offered = Math.min(9, await table.options.count())
      const digit = String(turn % 3 === 0 ? (turn % offered) + 1 : 1)
      await page.keyboard.press(digit)
      await page.keyboard.press(digit)
    }
    await page.waitForFunction((id) => {
      const asked = document.querySelector('[data-decision]')?.getAttribute('data-decision')
      return (
        asked !== id ||
        document.querySelector(
          '[data-testid="decision"][data-beat], [data-testid="take-device"], [data-testid="result-page"]',
        ) !== null
      )
    }, before)
    return 'option'
  }

  /** Presses the key until an element of this name has focus. */
  async function focusBy(page: Page, key: string, name: string): Promise<void> {
    for (let pressed = 0; pressed < 120; pressed++) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
      if (focused.endsWith(name)) return
    }
    throw new Error(`${name} is not reached by ${key}`)
  }
})
