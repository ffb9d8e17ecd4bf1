// The fullest tables with the longest texts on every common screen: nothing clipped, overlapping, broken or too small.
// `npm test` takes a few screens and languages, `npm run test:screens` all of them.

import type { Role } from '@hustings/hegemony/data'
import type { Page } from '@playwright/test'
import { DESK } from './browser.ts'
import { HomeScreen } from './home.ts'
import { isEveryScreen, sample, screens } from './length.ts'
import { badlySet, laidOut } from './misprints.ts'
import { openPlanetB } from './planet-b-table.ts'
import { worstOfPlanetB } from './planet-b-worst.ts'
import { asFile } from './positions.ts'
import { expect, test, visit } from './visit.ts'
import type { Language } from './words.ts'
import { worstFor, worstWithModules } from './worst.ts'

const DESKS = ['1280x720', '1366x768', '1440x900', '1920x1080', '1024x768', '1180x820']
/** One section at a time; tablets in portrait (820x1180 and 768x1024) show a second one. */
const PHONES = ['390x844', '820x1180', '844x390', '768x1024']

/** Sizes where the folded hand is tested too. */
const FOLDED: readonly string[] = ['1280x720', '1920x1080']

/** The minimum font size of this viewport. */
const LEAST: Readonly<Record<string, number>> = { '1440x900': 12, '1920x1080': 13 }
const LEAST_ON_A_DESK = 11.5
const LEAST_IN_THE_HAND = 12

function size(name: string): { width: number; height: number } {
  const [width = 0, height = 0] = name.split('x').map(Number)
  return { width, height }
}

const TABLES: readonly (readonly [Language, Role])[] = [
  ['uk', 'capitalist'],
  ['pl', 'middle'],
  ['en', 'working'],
  ['uk', 'state'],
]

/** Viewports for the fullest tables with every module, and of Planet B. */
const LANGUAGES: readonly Language[] = ['pl', 'en', 'uk']

/** The first ones in `npm test`, all of them in the run of all screens. */
function lookedAt<T>(howMany: number, all: readonly T[]): readonly T[] {
  return isEveryScreen() ? all : all.slice(0, howMany)
}

/** Layout errors by screen. */
async function badlySetOn(page: Page): Promise<Record<string, unknown>> {
  await page.evaluate(() => document.fonts.ready)
  const found: Record<string, unknown> = {}
  const look = async (name: string, least: number) => {
    const wrong = await badlySet(page, least)
    if (wrong !== null) found[name] = wrong
  }
  for (const name of lookedAt(1, DESKS)) {
    await page.setViewportSize(size(name))
    await laidOut(page)
    await look(name, LEAST[name] ?? LEAST_ON_A_DESK)
    const fold = page.locator('#hand button[aria-expanded]')
    if (FOLDED.includes(name) && (await fold.isVisible())) {
      await fold.click()
      await look(`${name}, hand folded`, LEAST[name] ?? LEAST_ON_A_DESK)
      await fold.click()
    }
  }
  for (const name of lookedAt(2, PHONES)) {
    await page.setViewportSize(size(name))
    await expect(page.locator('[data-testid="phone"] #options')).toBeVisible()
    const room = await page.evaluate(roomBeside)
    if (name === '844x390' && !(room.height > 180 && room.beside)) found[name] = room
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await look(`${name} ${await tab.innerText()}`, LEAST_IN_THE_HAND)
    }
  }
  return found
}

/** The height of the content, and whether the decision is next to it; in the page. */
function roomBeside(): { readonly height: number; readonly beside: boolean } {
  const content = document.querySelector('[data-testid="phone"] #board')?.getBoundingClientRect()
  const decision = document.querySelector('[data-testid="phone"] #options')?.getBoundingClientRect()
  if (content === undefined || decision === undefined) return { height: 0, beside: false }
  return { height: content.height, beside: decision.left >= content.right }
}

for (const [at, [language, role]] of TABLES.entries())
  test.describe(`the fullest table in ${language}, of the ${role}`, at === 0 ? sample : screens, () => {
    test('stays readable on every screen', async () => {
      const { page } = await visit()
      const table = await new HomeScreen(page).takeIn(asFile(worstFor(role, language)), { [role]: 'Olena' })
      if (language !== 'en') await table.speak(language)
      expect(await badlySetOn(page)).toEqual({})
    })
  })

test.describe('the fullest table with every module and two Automas', sample, () => {
  test('stays readable on every screen in every language', async () => {
    const { page } = await visit()
    const table = await new HomeScreen(page).takeIn(asFile(worstWithModules('middle', 'uk')), { middle: 'Olena' })
    let spoken: Language = 'en'
    const found: Record<string, unknown> = {}
    for (const language of lookedAt(1, LANGUAGES)) {
      await page.setViewportSize(DESK)
      if (language !== spoken) await table.speak(language, spoken)
      spoken = language
      const wrong = await badlySetOn(page)
      if (Object.keys(wrong).length > 0) found[language] = wrong
    }
    expect(found).toEqual({})
  })
})

test.describe('the fullest table of Planet B', sample, () => {
  test('stays readable on every screen in every language', async () => {
    const { page } = await visit()
    const { record, seat } = worstOfPlanetB()
    const table = await openPlanetB(page, record, { [seat]: 'Olena' })
    let spoken: Language = 'en'
    for (const language of lookedAt(1, LANGUAGES)) {
      await page.setViewportSize(DESK)
      if (language !== spoken) await table.speak(language, spoken)
      spoken = language
      expect(await badlySetOn(page), language).toEqual({})
    }
  })
})
