// Planet B in tests: positions played by random bots, opened at the table, and new matches.
import { Match, type MatchRecord, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import {
  type PlanetBEvent,
  type PlanetBOptions,
  type PlanetBState,
  type PlanetBView,
  planetB,
} from '@hustings/planet-b'
import type { Page } from '@playwright/test'
import { HomeScreen } from './home.ts'
import { asFile } from './positions.ts'
import { TableScreen } from './table.ts'

export type PlanetB = Match<PlanetBState, PlanetBOptions, PlanetBView, PlanetBEvent>

/** Maximum number of matches searched for a position. */
const TRIES = 40

/** Returns the first position that meets the condition. */
export function playPlanetB(
  players: 2 | 3 | 4,
  seed: string,
  wanted: (match: PlanetB) => boolean,
  agreed: { readonly openScores?: boolean } = {},
): PlanetB {
  for (let tried = 0; tried < TRIES; tried++) {
    const match: PlanetB = Match.start(planetB, { players, ...agreed }, `${seed}/${tried}`)
    const random = randomFrom(seedRandom(`${seed}/${tried}/bots`))
    for (let decision = match.decisions[0]; decision !== undefined; decision = match.decisions[0]) {
      if (wanted(match)) return match
      match.answer(decision.seat, decision.id, randomAnswer(decision, random))
    }
    if (wanted(match)) return match
  }
  throw new Error(`no such position: ${seed}`)
}

/** A player has this decision, at this turn or later. */
export function asks(prompt: string, turn = 1): (match: PlanetB) => boolean {
  return ({ state, decisions: [decision] }) => state.clock.turn >= turn && decision?.prompt.key === prompt
}

/** Seats with the names of humans; other seats are bots. */
type People = Readonly<Record<string, string>>

/** Opens the file of a match, sets the players, and opens the table. */
export async function openPlanetB(page: Page, record: MatchRecord, people: People): Promise<TableScreen> {
  await new HomeScreen(page).openFile(asFile(record))
  const dialog = page.getByRole('dialog', { name: 'Open a saved match' })
  await dialog.waitFor()
  for (const row of await dialog.locator('[data-seat]').all()) {
    const name = people[(await row.getAttribute('data-seat')) ?? '']
    await row.getByRole('radio', { name: name === undefined ? 'Bot' : 'Human' }).click()
    if (name !== undefined) await row.getByRole('textbox').fill(name)
  }
  await dialog.getByRole('button', { name: 'Save and open' }).click()
  return atTable(page)
}

interface Seating {
  /** The first seat takes this color instead. */
  readonly colour?: string
  /** Their names, from the first seat on; by default one human without a name. */
  readonly people?: readonly string[]
}

/** Starts a match of one or several humans against bots. */
export async function startPlanetB(
  page: Page,
  players: 2 | 3 | 4,
  seed: string,
  { colour, people = [] }: Seating = {},
): Promise<TableScreen> {
  await page.getByRole('radio', { name: /Planet B/ }).click()
  await page.getByRole('radio', { name: `${players} players` }).click()
  if (colour !== undefined) await page.getByRole('combobox', { name: 'Color instead of Blue' }).selectOption(colour)
  for (const [at, name] of people.entries()) {
    const row = page.locator('main [data-seat]').nth(at)
    await row.getByRole('radio', { name: 'Human' }).click()
    await row.getByRole('textbox').fill(name)
  }
  await page.getByText('House rules, name and seed').click()
  // A name that is the same in every language.
  await page.getByLabel('Match name').fill('Planet B')
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start match' }).click()
  return atTable(page)
}

async function atTable(page: Page): Promise<TableScreen> {
  await page.waitForURL(/#\/match\//)
  const table = new TableScreen(page)
  await table.ready()
  return table
}
