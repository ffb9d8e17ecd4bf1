// Four players with pages in different languages play an online match to the result page. Most moves go over sockets, as
// fast as the server accepts them; in between each page clicks.
import type { Visit } from './browser.ts'
import { deep } from './length.ts'
import { chooseOn, FastForward, type Party, partyByLink, seeds } from './online.ts'
import { expect, test } from './visit.ts'
import { say } from './words.ts'

const LANGUAGES = ['en', 'uk', 'pl', 'uk'] as const
const NAMES = ['Olena', 'Marek', 'Ewa', 'Iryna']
/** Moves over sockets, then moves on the pages, per chapter. */
const FAST = 28
const CLICKED = 4

interface Course {
  readonly four: Party
  readonly pages: readonly Visit[]
  readonly fast: FastForward
  readonly clicks: Map<string, number>
}

/** The active player clicks on their page. */
async function clickOn({ four, pages, fast, clicks }: Course, choices: number): Promise<void> {
  for (let i = 0; i < choices && !fast.over; i++) {
    await fast.level()
    const asked = fast.tables.find(({ decision }) => decision !== null)
    if (asked?.decision == null) return
    const visit = pages[four.people.indexOf(asked.person)]
    if (visit === undefined) return
    const { step } = fast
    await chooseOn(visit.page, asked.decision.id, step)
    await asked.until(({ frame }) => (frame?.step ?? 0) > step)
    clicks.set(asked.person.name, (clicks.get(asked.person.name) ?? 0) + 1)
  }
}

/** Alternates chapters with events in between. */
async function playOn(course: Course, chapters: number, between: (chapter: number) => Promise<void>): Promise<void> {
  for (let chapter = 0; chapter < chapters && !course.fast.over; chapter++) {
    await between(chapter)
    await course.fast.on(FAST)
    await clickOn(course, CLICKED)
  }
}

/** Marek reloads his page; Ewa's connection is lost and restored. */
async function disturb({ pages: [, marek, ewa] }: Course, chapter: number): Promise<void> {
  if (marek === undefined || ewa === undefined) throw new Error('nobody')
  if (chapter === 1) await marek.page.reload()
  if (chapter === 2) await ewa.context.setOffline(true)
  if (chapter === 3) {
    const lost = ewa.page.getByTestId('connection-lost')
    await expect(lost).toBeVisible()
    await ewa.context.setOffline(false)
    await expect(lost).toHaveCount(0)
  }
}

/** Plays to the end; every page must show the result. */
async function toTheEnd(course: Course, between: (chapter: number) => Promise<void>): Promise<void> {
  const { pages, four, clicks } = course
  await playOn(course, Number.POSITIVE_INFINITY, between)
  await Promise.all(pages.map(({ page }) => page.getByTestId('ranking').waitFor({ timeout: 30_000 })))
  for (const [i, { page }] of pages.entries()) {
    const language = LANGUAGES[i] ?? 'en'
    const heading = page.getByRole('heading', { name: say(language, 'ui.result.ranking') })
    await expect(heading, language).toHaveCount(1)
    await expect(page.locator('[data-testid="ranking"] li')).toHaveCount(4)
    // The seed is revealed: players can verify that the shuffle was fixed before the first card.
    await expect(page.getByTestId('seed')).toHaveAttribute('data-fits', 'true')
  }
  expect([...clicks.keys()].sort()).toEqual(four.people.map(({ name }) => name).sort())
}

/** Players of the match can analyze it, replay it from every seat, and play on from any move. */
async function everythingIsOpen({ four, pages }: Course): Promise<void> {
  const page = pages[0]?.page
  if (page === undefined) throw new Error('nobody')
  await page.getByTestId('analyse').click()
  await expect(page.locator('[data-testid="analysis"] progress[value]')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.evaluate((id) => {
    window.location.hash = `#/online/${id}/at/40`
  }, four.table.id)
  const replay = page.getByRole('region', { name: say('en', 'ui.replay') })
  await expect(replay).toBeVisible()
  await expect(replay.getByRole('heading')).toContainText('move 40 of')
  await expect(page.getByTestId('branch')).toHaveCount(1)
  const menu = page.getByRole('button', { name: say('en', 'ui.menu'), exact: true })
  const hands = new Map<string, string>()
  for (const whose of ['Working Class', 'Middle Class', 'Capitalist Class', 'State']) {
    const eyes = page.getByRole('menuitemcheckbox', { name: `Viewing as: ${whose}` })
    const looksSo = async () => {
      await menu.click()
      if ((await eyes.getAttribute('aria-checked')) === 'true') return page.keyboard.press('Escape').then(() => true)
      return eyes.click().then(() => false)
    }
    await expect.poll(looksSo, { timeout: 30_000 }).toBe(true)
    hands.set(whose, await page.getByTestId('desk-hand').innerText())
  }
  expect(new Set(hands.values()).size, JSON.stringify([...hands])).toBe(4)
}

/** A fixed seed and fixed moves. */
async function begin(about: Parameters<typeof partyByLink>[1]): Promise<Course> {
  const guests = NAMES.map((name, i) => ({ name, language: LANGUAGES[i] ?? 'en' }))
  seeds.push(`four play ${about.game}`)
  const four = await partyByLink(guests, about)
  return { four, pages: four.pages, fast: await FastForward.of(four, 'online'), clicks: new Map() }
}

test.describe('four players at a table by link', deep, () => {
  test('play Hegemony to the result page through a reload and a lost connection, and then see everything', async () => {
    const course = await begin({ game: 'hegemony', options: { players: 4 } })
    await toTheEnd(course, (chapter) => disturb(course, chapter))
    await everythingIsOpen(course)
  })

  test('play Planet B to the result page', async () => {
    await toTheEnd(await begin({ game: 'planet-b', options: { players: 4 } }), async () => {})
  })
})
