// All text at the table is readable: no name is clipped, and shortened texts are available in full on hover,
// focus or tap.

import { COMPANIES } from '@hustings/hegemony/data'
import type { Page } from '@playwright/test'
import { brokenName } from '../src/games/hegemony/words/broken-name.ts'
import { DESK, PHONE } from './browser.ts'
import { cutTexts } from './cut.ts'
import { HomeScreen } from './home.ts'
import { casesOf, deep } from './length.ts'
import { laidOut } from './misprints.ts'
import { asFile, type Hegemony, isSecretVote, playUntil, whenNeeded } from './positions.ts'
import { expect, test, visit } from './visit.ts'
import { type Language, say } from './words.ts'
import { worstFor } from './worst.ts'

/** The start of a turn after some moves, with at least this number of companies. */
function crowded(seat: string, seed: string, companies: number): Hegemony {
  return playUntil(4, seed, ({ state, decisions: [decision] }) => {
    const { clock } = state
    const turn = decision?.seat === seat && decision.prompt.key === 'ask.turn' && clock.step > 8
    const inPlay = Object.values(state.companies).reduce((sum, each) => sum + each.length, 0)
    return turn && clock.phase === 'action' && inPlay >= companies
  })
}

const POSITIONS = {
  capitalist: whenNeeded(() => crowded('capitalist', 'crowd-19', 20)),
  working: whenNeeded(() => crowded('working', 'crowd-33', 19)),
}
/** Two players see companies for sale as cards; a company without workers is labeled. */
const FOR_SALE = whenNeeded(() =>
  playUntil(2, 'for-sale', ({ state, decisions: [decision] }) => {
    const automated = state.capitalist.market.some((id) => COMPANIES[id]?.automated === true)
    return decision?.seat === 'capitalist' && automated
  }),
)
const LAPTOP = { width: 1280, height: 720 }
const TABLET = { width: 1024, height: 768 }
const SMALL_DESK = { width: 1280, height: 800 }

async function open(seat: keyof typeof POSITIONS, language: Language, viewport = DESK): Promise<Page> {
  const { page } = await visit()
  const table = await new HomeScreen(page).takeIn(asFile(POSITIONS[seat]().record()), { [seat]: 'Olena' })
  if (language !== 'en') await table.speak(language)
  await page.setViewportSize(viewport)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Names of things, which are never shortened on a desktop. */
const NAMES =
  '[data-part="name"], [data-anchor^="policy-name:"], [data-target^="policy:"], section h2, header ol, [data-testid="decision"] h2, [data-testid="doing-now"]'

// English is shorter than both.
for (const [language, details] of casesOf<Language>(1, ['uk', 'pl']))
  test.describe(`the table in ${language}`, details, () => {
    for (const [seat, ofSeat] of casesOf(1, ['working', 'capitalist'] as const)) {
      test(`keeps all text of the ${seat} class readable on a desktop`, ofSeat, async () => {
        const page = await open(seat, language)
        const cut = await cutTexts(page, NAMES)
        expect(cut.filter(({ isName, told }) => isName || !told)).toEqual([])
        expect(await page.evaluate(scrolling), 'parts of the board that must be scrolled').toEqual([])
        await page.setViewportSize(SMALL_DESK)
        expect((await cutTexts(page, NAMES)).filter(({ told }) => !told)).toEqual([])
      })
    }

    test('shows the whole name of every company in two lines', deep, async () => {
      const page = await open('working', language)
      const names = Object.values(COMPANIES).map(({ kind, automated }) => ({
        name: brokenName(say(language, `company.${kind}`), language),
        figures: automated ? '9' : '9+9',
      }))
      expect(await page.evaluate(notInTwoLines, names)).toEqual([])
    })

    test('shows the whole price of every company for sale on a laptop', deep, async () => {
      const { page } = await visit()
      const table = await new HomeScreen(page).takeIn(asFile(FOR_SALE().record()), { capitalist: 'Olena' })
      await table.speak(language)
      for (const viewport of [LAPTOP, TABLET]) {
        await page.setViewportSize(viewport)
        await laidOut(page)
        expect(await page.locator('[data-target^="market:"] [data-tip="term:automated"]').count()).toBeGreaterThan(0)
        const beyond = await page.locator('[data-target^="market:"] b').evaluateAll((prices) =>
          prices.flatMap((price) => {
            const card = price.closest('[data-target]')?.getBoundingClientRect()
            const { right, bottom } = price.getBoundingClientRect()
            return card !== undefined && right <= card.right && bottom <= card.bottom ? [] : [price.textContent]
          }),
        )
        expect(beyond).toEqual([])
      }
    })

    test('clips nothing in any section of the phone layout', async () => {
      const page = await open('working', language, PHONE)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        expect(
          (await cutTexts(page, NAMES)).filter(({ told }) => !told),
          await tab.innerText(),
        ).toEqual([])
      }
    })
  })

test.describe('the hand on a high desktop', () => {
  test('shows every effect in full, and only names while an option on the board is needed', deep, async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(worstFor('state', 'uk')), { state: 'Olena' })
    await table.speak('uk')
    const hand = page.getByTestId('desk-hand')
    const effects = hand.locator('[data-clamped]:visible')
    for (const viewport of [DESK, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport)
      await expect(effects).toHaveCount(7)
      expect((await cutTexts(page, '[data-testid^="card:"] *')).filter(({ isName }) => isName)).toEqual([])
      // The card to discard is chosen first, and the hand stays open.
      const turn = await table.decisionId()
      await table.options.filter({ hasText: say('uk', 'action.propose-bill') }).click()
      await table.movedOn(turn)
      await expect(effects).toHaveCount(7)
      const card = await table.decisionId()
      await table.options.first().click()
      await table.movedOn(card)
      await expect(hand).toHaveAttribute('data-open', 'false')
      await expect(effects).toHaveCount(0)
      expect((await cutTexts(page, '[data-testid^="card:"] *')).filter(({ isName }) => isName)).toEqual([])
      for (let undone = 0; undone < 2; undone++) {
        const asked = await table.decisionId()
        await page.keyboard.press('u')
        await table.movedOn(asked)
      }
    }
  })
})

test.describe('a card of a folded hand', () => {
  test('rises in full above the hand, by pointer and by its option', deep, async () => {
    const page = await open('working', 'en', SMALL_DESK)
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: say('en', 'ui.hand.fold') }).click()
    const card = page.locator('[data-testid="desk-hand"] [data-target^="card:"][data-state="selectable"]').first()
    const words = await card.locator('[data-clamped]').evaluate((text) => text.textContent)
    const lifted = page.getByTestId('lifted-card')
    await card.hover()
    await expect(lifted).toBeVisible()
    await expect(lifted.locator('[data-clamped]')).toHaveText(words ?? '')
    expect((await cutTexts(page, '[data-testid="lifted-card"] *')).filter(({ isName }) => isName)).toEqual([])
    await page.mouse.move(0, 0)
    await expect(lifted).toHaveCount(0)
    await page.locator('#options [data-option]').first().focus()
    await expect(lifted).toBeVisible()
  })
})

test.describe('icons', () => {
  test('appear completely, in the sheet of a vote too', deep, async () => {
    const { page } = await visit()
    const vote = playUntil(4, 'vote-5', isSecretVote)
    await new HomeScreen(page).takeIn(asFile(vote.record()), { [vote.decisions[0]?.seat ?? '']: 'Olena' })
    await expect(page.getByTestId('steps').locator('[data-part="icon"]').first()).toBeVisible()
    expect(await page.evaluate(signsInLetters)).toEqual([])
  })
})

/** Runs in the page: icons drawn with the letters of a text font. */
function signsInLetters(): string[] {
  return [...document.querySelectorAll('[data-part="icon"]')].flatMap((icon) =>
    getComputedStyle(icon).fontFamily.includes('Hustings Icons') ? [] : [icon.parentElement?.outerHTML ?? ''],
  )
}

/** Runs in the page: parts of the board that overflow their place. */
function scrolling(): string[] {
  return [
    ...document.querySelectorAll(
      '[data-testid="desk-board"], [data-testid="desk-board"] div:has(> section), #players > *',
    ),
  ].flatMap((part) =>
    part.scrollHeight > part.clientHeight ? [`${part.className}: ${part.scrollHeight - part.clientHeight}`] : [],
  )
}

/** Runs in the page: writes every name on a company of the board, with the widest figures. */
function notInTwoLines(names: readonly { readonly name: string; readonly figures: string }[]): string[] {
  const head = document.querySelector('[data-testid^="company:"] [data-part="name"]')?.parentElement
  const name = head?.querySelector('[data-part="name"]')
  const figures = name?.previousElementSibling?.firstChild
  if (!head || !name || !figures) throw new Error('no company on the board')
  const most = 2 * Number.parseFloat(getComputedStyle(head).lineHeight)
  return names.flatMap((each) => {
    name.textContent = each.name
    figures.textContent = each.figures
    const fits = head.clientHeight <= most + 0.5 && head.scrollWidth <= head.clientWidth
    return fits ? [] : [`${each.name}: ${head.clientHeight} of ${most}`]
  })
}
