// npm run screenshots: pictures of the main screens in docs/screenshots. The positions use fixed seeds, so that
// the same code gives the same pictures.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { address, DESK, openPage, PHONE, startBrowser } from './browser.ts'
import { HomeScreen, type People } from './home.ts'
import { asks, openPlanetB, playPlanetB } from './planet-b-table.ts'
import {
  asFile,
  beforeAutoma,
  type Hegemony,
  isSecretVote,
  lastOfProduction,
  playToTheEnd,
  playUntil,
} from './positions.ts'
import { TableScreen } from './table.ts'
import { type Language, say } from './words.ts'

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))

const LOOKS = [
  { theme: 'light', viewport: DESK },
  { theme: 'dark', viewport: DESK },
  { theme: 'light', viewport: PHONE },
] as const

/** Names of players and their matches. */
const NAMES = {
  en: {
    people: { working: 'Olena', middle: 'Ewa', capitalist: 'Marek', state: 'Ivan' },
    table: 'Friday night',
    production: 'Pay day',
    vote: 'Spring election',
    automa: 'Alone against two',
    end: 'Sunday evening',
  },
  uk: {
    people: { working: 'Олена', middle: 'Єва', capitalist: 'Марек', state: 'Іван' },
    table: 'П’ятничний вечір',
    production: 'День зарплати',
    vote: 'Весняні вибори',
    automa: 'Сама проти двох',
    end: 'Недільний вечір',
  },
} as const

type Spoken = keyof typeof NAMES

/** The start of a turn in the middle of the match: bills on the table, operational companies. */
const table = playUntil(4, 'table-5', ({ state: { clock, bills }, decisions: [decision] }) => {
  const turn = decision?.seat === 'working' && decision.prompt.key === 'ask.turn'
  return turn && clock.round === 3 && clock.phase === 'action' && clock.step > 8 && Object.keys(bills).length > 1
})

const production = lastOfProduction(4, 'table-5', 3)

const vote = playUntil(4, 'vote-5', (match) => isSecretVote(match) && match.state.clock.round > 1)

const end = playToTheEnd(4, 'table-5')

/** An Automa plays the Working Class, in a turn in which it looks for a bill and money moves. */
const automa = beforeAutoma({ players: 4, automas: { working: 'advanced', capitalist: 'simple' } }, 'film', (told) => {
  const acts = told.some((event) => event.type === 'automa-action' && event.role === 'working' && event.rank !== null)
  return acts && told.some(({ type }) => type === 'money') && told.some(({ type }) => type === 'preference-list')
})

/** A deal is to be chosen, late enough that every player has a building. */
const planetB = playPlanetB(4, 'picture', asks('ask.deal', 14))

interface Screen {
  readonly name: string
  /** Brings the screen up. */
  readonly open: (page: Page, language: Spoken) => Promise<void>
  /** Needs a page opened in the size of the picture. */
  readonly everySize?: boolean
}

const SCREENS: readonly Screen[] = [
  { name: 'vote', open: (page, language) => lay(page, vote, language, NAMES[language].vote) },
  { name: 'production', open: openProduction },
  { name: 'table', open: (page, language) => lay(page, table, language, NAMES[language].table) },
  { name: 'automa', open: openAutoma },
  { name: 'planet-b', open: layPlanetB },
  { name: 'end', open: openEnd },
  { name: 'home', open: openHome },
  { name: 'rules', open: openRules, everySize: true },
]

/** Opens a match at the table of the player to decide. */
async function lay(page: Page, match: Hegemony, language: Spoken, name: string): Promise<void> {
  const seat = match.decisions[0]?.seat
  const people = Object.entries(NAMES[language].people).filter(([role]) => role === seat)
  await inEnglish(page, language, (home) => home.takeIn(asFile(match.record()), Object.fromEntries(people), name))
}

/** The production sheet, after the last answer of the phase. */
async function openProduction(page: Page, language: Spoken): Promise<void> {
  await lay(page, production.before, language, NAMES[language].production)
  await page.locator(`#options [data-option="${production.option}"]`).click()
  const account = page.getByRole('region', { name: say(language, 'board.summary.title') })
  const folded = page.getByRole('button', { name: say(language, 'board.summary.title') })
  await account.or(folded).first().waitFor()
  if (await folded.isVisible()) await folded.click()
}

/** The sheet of an Automa's turn at the end of its playback. */
async function openAutoma(page: Page, language: Spoken): Promise<void> {
  await inEnglish(page, language, async (home) => {
    await home.openFile(asFile(automa.record(), NAMES[language].automa))
    const dialog = page.getByRole('dialog', { name: 'Open a saved match' })
    await dialog.getByRole('radiogroup', { name: 'Who plays the State' }).getByRole('radio', { name: 'Bot' }).click()
    await dialog.getByRole('button', { name: 'Save and open' }).click()
    await page.getByTestId('proceed').waitFor()
  })
  await page.getByTestId('proceed').click()
  await page.getByTestId('automa-sheet').waitFor()
  await page.keyboard.press('w')
}

async function layPlanetB(page: Page, language: Spoken): Promise<void> {
  const seat = planetB.decisions[0]?.seat ?? ''
  await inEnglish(page, language, () => openPlanetB(page, planetB.record(), { [seat]: NAMES[language].people.working }))
}

async function openEnd(page: Page, language: Spoken): Promise<void> {
  const people: People = NAMES[language].people
  await inEnglish(page, language, (home) => home.openResult(asFile(end.record()), people, NAMES[language].end))
  await page.locator('[data-testid="chart-picture"] svg').first().waitFor()
}

/** The pictures must not depend on the date. */
async function openHome(page: Page, language: Spoken): Promise<void> {
  await page.goto(`${address()}#/`)
  await page.locator('[data-match] time').first().waitFor()
  await page.evaluate((language) => {
    const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    for (const [i, time] of document.querySelectorAll('time').entries()) {
      time.textContent = dates.format(new Date(2026, 4, 8 - i, 21 - i, 40))
    }
  }, language)
}

async function openRules(page: Page): Promise<void> {
  await page.goto(`${address()}#/guide`)
  await page.goto(`${address()}#/rules/H-VOTE-12`)
  await page.locator('[data-rule="H-VOTE-12"]').waitFor()
}

/** The home page is used in English, whatever the language of the pictures. */
async function inEnglish(page: Page, language: Language, act: (home: HomeScreen) => Promise<unknown>): Promise<void> {
  const header = new TableScreen(page)
  await page.goto(`${address()}#/`)
  await page.setViewportSize(DESK)
  if (language !== 'en') await header.speak('en', language)
  await act(new HomeScreen(page))
  if (language !== 'en') await header.speak(language, 'en')
}

async function photograph(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  // Parts of another layout are loaded on demand.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1, h2, h3')].some((title) => title.checkVisibility()),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    // Waits until the requested state is painted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
  console.log(`docs/screenshots/${name}.png`)
}

async function make(browser: Browser, language: Spoken): Promise<void> {
  const { page, context, complaints } = await openPage(browser, {
    language,
    theme: 'light',
    settings: { pace: 'step', news: 'wait' },
  })
  for (const { name, open, everySize = false } of SCREENS) {
    await open(page, language)
    for (const { theme, viewport } of LOOKS) {
      await page.setViewportSize(viewport)
      if (everySize) await open(page, language)
      await page.emulateMedia({ colorScheme: theme })
      await photograph(page, `${name}-${language}-${theme}-${viewport.width}x${viewport.height}`)
    }
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  await context.close()
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const browser = await startBrowser()
try {
  for (const language of ['en', 'uk'] as const) await make(browser, language)
} finally {
  await browser.close()
}
