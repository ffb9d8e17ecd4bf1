// What one person must not see of another: hands, secret amounts, anything behind the curtain.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { calm } from './browser.ts'
import { HomeScreen, type Role } from './home.ts'
import { asFile, type Hegemony, isSecretVote, playUntil } from './positions.ts'
import { visit } from './visit.ts'
import { say } from './words.ts'

const BOTH = { working: 'Olena', capitalist: 'Marek' }

/** The cards in the role's hand that nothing public gives away (a copy of it may have been played before). */
function hiddenCards(match: Hegemony, role: Role): string[] {
  const { state, game } = match
  const known = JSON.stringify([game.view(state, 'spectator'), match.eventsFor('spectator')])
  const hand = [...new Set(state[role].hand)].map((card) => ({ card, name: say('en', `card.${card}`) }))
  return hand.filter(({ card }) => !known.includes(`"${card}"`)).map(({ name }) => name)
}

/** Everything the page holds, seen or unseen: texts, attributes, form fields; words without their soft hyphens. */
function everything(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML.replaceAll('\u00ad', ''))
}

/** The same, without what differs from one visit to the next whatever is played. */
async function comparable(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.body.outerHTML)
  return html
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/(radix-|id="|for="|labelledby="|controls="|describedby=")[^"]*/g, '$1')
}

/** Those of the cards that are on the page, seen or unseen. */
async function onPage(page: Page, cards: readonly string[]): Promise<string[]> {
  const html = await everything(page)
  return cards.filter((card) => html.includes(card))
}

describe('hands', () => {
  const match = playUntil(2, 'hands', ({ step, decisions }) => step > 20 && decisions[0]?.seat === 'working')
  const working = hiddenCards(match, 'working')
  const capitalist = hiddenCards(match, 'capitalist')

  it('are not on the page before their owner has taken the device', async () => {
    expect(working.length).toBeGreaterThan(1)
    expect(capitalist.length).toBeGreaterThan(1)
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), BOTH)
    await table.curtain.waitFor()
    expect(await onPage(page, [...working, ...capitalist])).toEqual([])
    await table.takeDevice()
    expect(await onPage(page, working)).toEqual(working)
    expect(await onPage(page, capitalist)).toEqual([])
  })

  it('are taken off the page when the device is passed on', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), BOTH)
    await table.takeDevice()
    await table.options.filter({ hasText: 'Discard a card and do nothing' }).click()
    for (let i = 0; i < 12 && !(await table.curtain.isVisible()); i++) {
      const id = await table.decisionId()
      await table.options.last().click()
      await table.movedOn(id)
    }
    expect(await table.curtain.innerText()).toContain(BOTH.capitalist)
    await page.getByText(say('en', 'board.hand.hidden')).waitFor({ state: 'attached' })
    expect(await onPage(page, capitalist)).toEqual([])
    // One of them was given up in the open.
    expect((await onPage(page, working)).length).toBeLessThanOrEqual(1)
    await table.takeDevice()
    expect(await onPage(page, capitalist)).toEqual(capitalist)
  })
})

describe('secret votes', () => {
  const match = playUntil(2, 'votes', isSecretVote)

  /** The first person fixes an amount; gives back what is on the page at the curtain and for the second person. */
  async function afterSpending(amount: number) {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(match.record()), BOTH)
    expect(await table.curtain.innerText()).toContain('Nobody sees an answer before all are given.')
    await table.takeDevice()
    const influence = page.getByRole('group', { name: /influence/i })
    await influence.getByRole('radio', { name: String(amount), exact: true }).check({ force: true })
    await page.getByRole('button', { name: `Lock in ${amount}` }).click()
    await table.curtain.filter({ hasText: BOTH.capitalist }).waitFor()
    await page.getByText(say('en', 'board.hand.hidden')).waitFor({ state: 'attached' })
    await calm(page)
    const curtain = await comparable(page)
    await table.takeDevice()
    return { curtain, second: await comparable(page), page, table }
  }

  it('the second person sees the same whatever the first has spent, until all have spent', async () => {
    const none = await afterSpending(0)
    const two = await afterSpending(2)
    expect(two.curtain).toBe(none.curtain)
    expect(two.second).toBe(none.second)

    await two.page.getByRole('button', { name: 'Lock in 0' }).click()
    await two.table.log.getByText('Influence spent: Working 2.').waitFor()
  })
})
