// Planet B through the interface: on a phone, by keyboard; hidden information, sheets and replay. Whole matches are in
// planet-b-games.test.ts.
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { DESK, PHONE } from './browser.ts'
import { playOn } from './driver.ts'
import { deep } from './length.ts'
import { badlySet, laidOut } from './misprints.ts'
import { asks, openPlanetB, type PlanetB, playPlanetB, startPlanetB } from './planet-b-table.ts'
import type { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import type { Language } from './words.ts'

/** The minimum font size. */
const LEAST = 11.5

/** After the first option the same player has another decision, and nothing hidden was revealed. */
function firstCanBeTakenBack(match: PlanetB): boolean {
  const [decision] = match.decisions
  const [option] = decision?.shape === 'pick' ? decision.options : []
  if (decision === undefined || option === undefined) return false
  const trial = match.fork()
  trial.answer(decision.seat, decision.id, option.id)
  return trial.undoRefused === null && trial.decisions[0]?.seat === decision.seat
}

/** The index of a decision's move; a decision after undo has a new id. */
function stepOf(decision: string): string {
  return decision.split('.')[0] ?? ''
}

/** Checks the layout of a sheet in the other languages, on a desktop and a phone. */
async function expectReadable(page: Page, table: TableScreen): Promise<void> {
  let spoken: Language = 'en'
  for (const language of ['uk', 'pl'] as const) {
    await page.setViewportSize(DESK)
    await table.speak(language, spoken)
    spoken = language
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      await laidOut(page)
      expect(await badlySet(page, LEAST), `${language} ${viewport.width}`).toBeNull()
    }
  }
}

/** Runs in the page: continues, or takes the last option, and returns the id of the decision. The button can disappear at any moment. */
function goOnAtOnce(): string | null {
  const decision = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null
  const options = document.querySelectorAll<HTMLElement>('#options [data-option]:not([aria-disabled="true"])')
  const next = document.querySelector<HTMLElement>('[data-testid="go-on"]') ?? [...options].at(-1)
  next?.click()
  return decision
}

test.describe('Planet B', () => {
  test('works on a phone: the first tap selects, the second confirms', async () => {
    const { page } = await visit({ viewport: PHONE, touch: true })
    const position = playPlanetB(4, 'phone', asks('ask.deal', 12))
    const table = await openPlanetB(page, position.record(), { [position.decisions[0]?.seat ?? '']: 'Olena' })
    for (let choice = 0; choice < 8; choice++) {
      const before = await table.decisionId()
      await page.locator('#options [data-option]').first().tap()
      await page.getByTestId('confirm-option').tap()
      await table.movedOn(before)
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    expect(await seriousIssues(page)).toEqual([])
  })

  test('works by keyboard alone, with undo and replay', async () => {
    const { page } = await visit()
    const position = playPlanetB(3, 'keys', (match) => asks('ask.deal', 10)(match) && firstCanBeTakenBack(match))
    const table = await openPlanetB(page, position.record(), { [position.decisions[0]?.seat ?? '']: 'Olena' })
    const first = await table.decisionId()
    await page.keyboard.press('o')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await table.movedOn(first)
    const second = await table.decisionId()
    await page.keyboard.press('u')
    await table.movedOn(second)
    expect(stepOf(await table.decisionId())).toBe(stepOf(first))
    await table.fromMenu('Replay')
    const replay = page.getByRole('region', { name: 'Replay' })
    await expect(replay).toBeVisible()
    await expect(page.locator('[data-state="selectable"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await table.ready()
    expect(stepOf(await table.decisionId())).toBe(stepOf(first))
  })

  test('continues from an earlier move as a new match', deep, async () => {
    const { page } = await visit()
    const position = playPlanetB(3, 'branch', asks('ask.deal', 10))
    const table = await openPlanetB(page, position.record(), { [position.decisions[0]?.seat ?? '']: 'Olena' })
    await (await table.logLines()).nth(5).click()
    const replay = page.getByRole('region', { name: 'Replay' })
    await replay.getByRole('button', { name: 'Play from here' }).click()
    const there = page.url()
    const dialog = page.getByRole('dialog', { name: 'Play from here as a new match' })
    const name = await dialog.getByLabel('Match name').inputValue()
    const step = Number(/from move (\d+)$/.exec(name)?.[1])
    expect(step).toBeLessThan(position.step)
    await dialog.getByRole('button', { name: 'Play from here' }).click()
    await page.waitForURL((url) => url.href !== there)
    await table.ready()
    expect(Number(stepOf(await table.decisionId()))).toBeGreaterThanOrEqual(step)
    await playOn(page, { seed: 4, choices: 4, byHand: 100 })
  })

  test('hides points and hands of other players unless scores are open', async () => {
    const { page } = await visit()
    const position = playPlanetB(4, 'secrets', asks('ask.worker-action', 14))
    const seat = position.decisions[0]?.seat ?? ''
    const hand = Object.entries(position.state.player).find(([each]) => each === seat)?.[1].hand
    await openPlanetB(page, position.record(), { [seat]: 'Olena' })
    const points = page.locator('[data-testid^="seat:"] [data-part="points"]')
    await expect(points.first()).toBeVisible()
    // The viewer's points are a figure, those of the three others a lock.
    await expect(points.getByRole('img', { name: 'Victory points: secret' })).toHaveCount(3)
    await expect(page.getByTestId('desk-hand').locator('[data-tip^="building:"]')).toHaveCount(hand?.length ?? -1)
    const all = await page.content()
    for (const [other, { hand: hidden }] of Object.entries(position.state.player)) {
      for (const card of other === seat ? [] : hidden) expect(all).not.toContain(card)
    }
    // When actions are options, everything must be readable too.
    expect(await seriousIssues(page)).toEqual([])
  })

  test('shows the points of all players with open scores', deep, async () => {
    const { page } = await visit()
    const position = playPlanetB(4, 'open', asks('ask.deal', 16), { openScores: true })
    await openPlanetB(page, position.record(), { [position.decisions[0]?.seat ?? '']: 'Olena' })
    const points = page.locator('[data-testid^="seat:"] [data-part="points"]')
    await expect(points.first()).toBeVisible()
    await expect(points.getByRole('img', { name: 'Victory points: secret' })).toHaveCount(0)
    const figures = (await points.allInnerTexts()).map((text) => Number.parseInt(text, 10))
    const { order, player } = position.state
    expect(figures.toSorted((one, other) => one - other)).toEqual(
      order.map((seat) => player[seat].vp).toSorted((one, other) => one - other),
    )
  })

  test('marks reconstructed cards in the setup form, in the about box and on the card', deep, async () => {
    const { page } = await visit()
    await page.getByRole('radio', { name: /Planet B/ }).click()
    await expect(page.getByText('are our own reconstruction. Each card shows')).toBeVisible()
    const table = await startPlanetB(page, 3, 'marks')
    await table.fromMenu('About')
    await expect(page.getByRole('dialog').getByText('our own reconstruction and are marked as such')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByTestId('packet').locator('[data-tip^="building:"]').first().hover()
    await expect(page.getByRole('tooltip').getByTestId('origin').first()).toBeVisible()
  })

  const ASKED = [
    ['ask.law', 4],
    ['ask.draft', 0],
    ['ask.order', 8],
  ] as const
  for (const [prompt, turn] of ASKED) {
    test(`shows the decision ${prompt} to all players`, deep, async () => {
      const { page } = await visit()
      const position = playPlanetB(4, 'sheets', asks(prompt, turn))
      const table = await openPlanetB(page, position.record(), { [position.decisions[0]?.seat ?? '']: 'Olena' })
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport)
        await expect(page.locator('[data-target][data-state="selectable"]').first()).toBeVisible()
        // By seat, in either box of a law.
        await expect(page.getByTestId('law-part')).toHaveCount(prompt === 'ask.law' ? 2 * 4 : 0)
        expect(await seriousIssues(page), `${viewport.width}`).toEqual([])
      }
      await expectReadable(page, table)
    })
  }

  test('plays an election back vote by vote, or skips it', deep, async () => {
    const { page } = await visit({ settings: { news: 'wait', motion: 'full' } })
    const before = playPlanetB(4, 'votes', ({ state, decisions: [decision] }) => {
      return state.electionDue && decision?.prompt.key === 'ask.end-turn' && decision.shape === 'pick'
    })
    const seat = before.decisions[0]?.seat ?? ''
    const table = await openPlanetB(page, before.record(), { [seat]: 'Olena' })
    await table.options.filter({ hasText: 'End your turn' }).first().click()
    const sheet = page.getByRole('region', { name: 'The election is over' })
    const goOn = page.getByTestId('go-on')
    // Cards are drawn and workers return first; there may be no decision in between.
    for (;;) {
      await expect(sheet.or(goOn).or(table.options).first()).toBeVisible()
      if (await sheet.isVisible()) break
      const decision = await page.evaluate(goOnAtOnce)
      await page.waitForFunction(
        (id) =>
          document.querySelector('[data-beat="election"]') !== null ||
          document.querySelector('[data-decision]')?.getAttribute('data-decision') !== id,
        decision,
      )
    }
    await expect(sheet.locator('[data-office="president"]')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Go to the result' }).click()
    await expect(sheet.locator('[data-office="president"]')).toBeVisible()
    await expect(sheet.getByTestId('election-column')).toHaveCount(4)
    expect(await seriousIssues(page)).toEqual([])
    await expectReadable(page, table)
  })
})
