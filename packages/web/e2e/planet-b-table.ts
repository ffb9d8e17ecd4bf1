// Planet B for tests: positions played by random bots, and how a person puts one on the table or begins a match.
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

/** So many matches are looked through for a position. */
const TRIES = 40

/** The first position that is as wanted. */
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

/** Somebody is asked this, at this turn or later. */
export function asks(prompt: string, turn = 1): (match: PlanetB) => boolean {
  return ({ state, decisions: [decision] }) => state.clock.turn >= turn && decision?.prompt.key === prompt
}

/** Who sits where: the name of a person; everybody else is a bot. */
type People = Readonly<Record<string, string>>

/** Opens the file of a match, seats the people, and goes to the table. */
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
  /** The first seat takes this colour instead of its own. */
  readonly colour?: string
  /** Their names, from the first seat on; one person without a name unless said. */
  readonly people?: readonly string[]
}

/** A new match of one person, or of several, against bots. */
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
