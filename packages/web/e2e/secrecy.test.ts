// Information that one player must not see of another: hands, secret amounts, everything behind the pass-device screen.
import type { Page } from '@playwright/test'
import { calm } from './browser.ts'
import { HomeScreen, type Role } from './home.ts'
import { deep } from './length.ts'
import { asFile, type Hegemony, isSecretVote, playUntil, whenNeeded } from './positions.ts'
import { reachable } from './reachable.ts'
import type { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

const BOTH = { working: 'Olena', capitalist: 'Marek' }

/** Cards in the hand whose names are not public (a played copy would be). */
function hiddenCards(match: Hegemony, role: Role): string[] {
  const { state, game } = match
  const known = JSON.stringify([game.view(state, 'spectator'), match.eventsFor('spectator')])
  const hand = [...new Set(state[role].hand)].map((card) => ({ card, name: say('en', `card.${card}`) }))
  return hand.filter(({ card }) => !known.includes(`"${card}"`)).map(({ name }) => name)
}

/** Everything in the page, visible or not: texts, attributes, form fields; words without soft hyphens. */
function everything(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML.replaceAll('\u00ad', ''))
}

/**
 * The same without values that differ between visits: ids, and React's numbers by which radio buttons are grouped.
 */
async function comparable(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.body.outerHTML)
  return html
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/(radix-|id="|for="|labelledby="|controls="|describedby=")[^"]*/g, '$1')
    .replaceAll(/_r_[0-9a-z]+_/g, 'ID')
}

/** The cards that are in the page, visible or not. */
async function onPage(page: Page, cards: readonly string[]): Promise<string[]> {
  const html = await everything(page)
  return cards.filter((card) => html.includes(card))
}

/** The current player plays until the device is passed on; returns the revealed cards. */
async function playToCurtain(table: TableScreen): Promise<void> {
  for (let i = 0; i < 40 && !(await table.curtain.isVisible()); i++) {
    const id = await table.decisionId()
    const lockIn = table.page.getByTestId('lock-in').first()
    if ((await lockIn.count()) > 0) await lockIn.click()
    else await table.options.last().click()
    await table.movedOn(id)
  }
}

test.describe('hidden hands', () => {
  const match = whenNeeded(() =>
    playUntil(2, 'hands', ({ step, decisions }) => step > 20 && decisions[0]?.seat === 'working'),
  )
  const working = whenNeeded(() => hiddenCards(match(), 'working'))
  const capitalist = whenNeeded(() => hiddenCards(match(), 'capitalist'))

  test('stay off the page until their owner has taken the device', deep, async () => {
    expect(working().length).toBeGreaterThan(1)
    expect(capitalist().length).toBeGreaterThan(1)
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match().record()), BOTH)
    await expect(table.curtain).toBeVisible()
    expect(await onPage(page, [...working(), ...capitalist()])).toEqual([])
    await table.takeDevice()
    expect(await onPage(page, working())).toEqual(working())
    expect(await onPage(page, capitalist())).toEqual([])
  })

  test('leave the page when the device is passed on', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match().record()), BOTH)
    await table.takeDevice()
    await playToCurtain(table)
    await expect(table.curtain).toContainText(BOTH.capitalist)
    expect(await onPage(page, capitalist())).toEqual([])
    // One of them was revealed.
    expect((await onPage(page, working())).length).toBeLessThanOrEqual(1)
    await table.takeDevice()
    expect(await onPage(page, capitalist())).toEqual(capitalist())
  })
})

test.describe('the memory of the page', () => {
  const match = whenNeeded(() =>
    playUntil(2, 'hands', ({ step, decisions }) => step > 20 && decisions[0]?.seat === 'working'),
  )
  // By the engine's ids, because on the page they may be translated or clipped.
  const hidden = (role: Role) => {
    const known = JSON.stringify([match().game.view(match().state, 'spectator'), match().eventsFor('spectator')])
    return [...new Set(match().state[role].hand)].filter((card) => !known.includes(`"${card}"`))
  }

  test('holds no hidden card of the previous player', deep, async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match().record()), BOTH)
    await expect(table.curtain).toBeVisible()
    const working = hidden('working')
    const capitalist = hidden('capitalist')
    expect(working.length).toBeGreaterThan(1)
    expect(await reachable(page, [...working, ...capitalist])).toEqual([])
    await table.takeDevice()
    await calm(page)
    expect((await reachable(page, working)).sort()).toEqual(working.toSorted())
    await playToCurtain(table)
    await expect(table.curtain.filter({ hasText: BOTH.capitalist })).toBeVisible()
    await calm(page)
    // One of them was revealed.
    expect((await reachable(page, working)).length).toBeLessThanOrEqual(1)
    expect(await reachable(page, capitalist)).toEqual([])
    await table.takeDevice()
    await calm(page)
    expect((await reachable(page, working)).length).toBeLessThanOrEqual(1)
    expect((await reachable(page, capitalist)).sort()).toEqual(capitalist.toSorted())
  })
})

test.describe('secret votes', () => {
  // Not the last one: the match must continue.
  const match = whenNeeded(() => playUntil(2, 'secret votes', (now) => isSecretVote(now) && now.state.clock.round < 5))

  /** The first player commits an amount; returns the page at the pass-device screen and for the second player. */
  async function afterSpending(amount: number) {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match().record()), BOTH)
    await expect(table.curtain).toContainText('Answers are revealed together.')
    await table.takeDevice()
    const influence = page.getByRole('group', { name: /influence/i })
    await influence.getByRole('radio', { name: String(amount), exact: true }).check({ force: true })
    await page
      .getByRole('button', { name: `Confirm ${amount}` })
      .first()
      .click()
    await expect(table.curtain.filter({ hasText: BOTH.capitalist })).toBeVisible()
    await calm(page)
    const curtain = await comparable(page)
    await table.takeDevice()
    return { curtain, second: await comparable(page), page, table }
  }

  test('show the second player the same page for any amount of the first, until all have committed', async () => {
    const none = await afterSpending(0)
    const two = await afterSpending(2)
    expect(two.curtain).toBe(none.curtain)
    expect(two.second).toBe(none.second)

    const id = await two.table.decisionId()
    await two.page.getByRole('button', { name: 'Confirm 0' }).first().click()
    await two.table.movedOn(id)
    await two.table.takeDeviceIfPassed()
    await two.table.logLines()
    await expect(two.table.log.getByText(/Influence spent: Working 2/)).toBeVisible()
  })
})
