// A test server with the built client, and tables with test players, with and without a page.
import { randomUUID } from 'node:crypto'
import { hegemony } from '@hustings/hegemony'
import { Match, randomAnswer, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import { begunTable, closeAll, TestPerson, type TestServer, type TestTable, testServer } from '@hustings/server/testing'
import type { Page } from '@playwright/test'
import { dist, type Visit, type VisitOptions } from './browser.ts'
import type { Hegemony } from './positions.ts'
import { closeAtTheEnd, visit } from './visit.ts'
import type { Language } from './words.ts'

export { TestPerson, type TestTable }

/** The browser logs connections that the test cuts. */
export const CUT = /ERR_INTERNET_DISCONNECTED|WebSocket/

let server: Promise<TestServer> | undefined
/** Seeds of the next matches; random if empty. */
export const seeds: string[] = []

/** Shared by all tests of a process: it starts once. */
export function house(): Promise<TestServer> {
  server ??= start()
  return server
}

function start(): Promise<TestServer> {
  closeAtTheEnd(closeAll)
  return testServer({ client: dist(), scheduler: false, newSeed: () => seeds.shift() ?? randomUUID() })
}

export interface Party {
  readonly table: TableSeen
  readonly people: readonly TestPerson[]
  seatOf(person: TestPerson): Seat
}

/** Seats these players at a table of the game, in seat order. */
export async function party(
  names: readonly string[],
  about: { readonly game: string } & Readonly<Record<string, unknown>>,
): Promise<Party> {
  const at = await house()
  const people = []
  for (const name of names) people.push(await TestPerson.guest(at, name))
  const { table } = await begunTable(people, about)
  return { table, people, seatOf: seatsIn(table) }
}

/** The same through invites: the host shares the link, players join and get ready, and the match starts. */
export async function partyByLink(
  guests: readonly { readonly name: string; readonly language: Language }[],
  about: { readonly game: string } & Readonly<Record<string, unknown>>,
): Promise<Party & { readonly pages: readonly Visit[] }> {
  const at = await house()
  const [first, ...others] = guests
  if (first === undefined) throw new Error('nobody comes')
  const host = await TestPerson.guest(at, first.name)
  const table = await host.setTable(about)
  await host.sit(table, table.seats[0]?.seat ?? '')
  const hosting = await visit({
    at: `${at.url}/#/table/${table.id}`,
    cookie: host.cookie,
    language: first.language,
    expected: CUT,
  })
  const people = [host]
  const pages = [hosting]
  for (const { name, language } of others) {
    const visiting = await visit({ at: `${at.url}/j/${table.code}`, language, expected: CUT })
    const { page, context } = visiting
    await page.locator('[data-testid="invitation-letter"] input:not([type="radio"])').fill(name)
    await page.locator('[data-testid="invitation-letter"] button[type="submit"]').click()
    await page.getByTestId('ready').click()
    await page.locator('[data-testid="ready"][aria-pressed="true"]').waitFor()
    people.push(await TestPerson.withCookie(at, name, cookieOf(await context.cookies())))
    pages.push(visiting)
  }
  await hosting.page.locator('[data-testid="start-match"]:enabled').click()
  await Promise.all(pages.map(({ page }) => page.getByTestId('desk').waitFor({ timeout: 30_000 })))
  const begun = await host.get<TableSeen>(`/tables/${table.id}`)
  return { table: begun, people, pages, seatOf: seatsIn(begun) }
}

function cookieOf(cookies: readonly { readonly name: string; readonly value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function seatsIn(table: TableSeen): Party['seatOf'] {
  return (person) => table.seats.find(({ holder }) => holder?.id === person.id)?.seat ?? ''
}

/** Opens the table as this player in a browser. */
export async function atTable(person: TestPerson, table: TableSeen, options: VisitOptions = {}): Promise<Visit> {
  const { url } = await house()
  return visit({ ...options, at: `${url}/#/online/${table.id}`, cookie: person.cookie })
}

/** Finds a seed whose match, played by `FastForward` with these moves, reaches the wanted state early. */
export function seedWith(chance: string, wanted: (match: Hegemony) => boolean): string {
  for (let tried = 0; tried < 400; tried++) {
    const seed = `seed ${tried}`
    const match: Hegemony = Match.start(hegemony, { players: 4 }, seed)
    const random = randomFrom(seedRandom(chance))
    while (match.step < 200 && !match.over) {
      if (wanted(match)) return seed
      const [decision] = match.decisions.toSorted((a, b) => match.seats.indexOf(a.seat) - match.seats.indexOf(b.seat))
      if (decision !== undefined) match.answer(decision.seat, decision.id, randomAnswer(decision, random))
    }
  }
  throw new Error('no such match')
}

/** Plays random moves of all seats over sockets, as fast as the server accepts them. Pages follow. */
export class FastForward {
  readonly tables: readonly TestTable[]
  private readonly chance

  private constructor(tables: readonly TestTable[], seed: string) {
    this.tables = tables
    this.chance = randomFrom(seedRandom(seed))
  }

  static async of({ table, people, seatOf }: Party, seed: string): Promise<FastForward> {
    const tables = []
    for (const person of people) tables.push(await person.open(table.id, seatOf(person)))
    return new FastForward(tables, seed)
  }

  get over(): boolean {
    return this.tables.some((table) => table.over)
  }

  get step(): number {
    return Math.max(...this.tables.map(({ frame }) => frame?.step ?? 0))
  }

  get waitingFor(): readonly Seat[] {
    return this.newest.frame?.waitingFor ?? []
  }

  get newest(): TestTable {
    return this.tables.reduce((best, table) => (table.serial > best.serial ? table : best))
  }

  /** Plays until the condition holds or the match is over. */
  async until(wanted: (now: FastForward) => boolean): Promise<void> {
    for (;;) {
      await this.level()
      if (this.over || wanted(this)) return
      const asked = this.tables.find(({ decision }) => decision !== null)
      if (asked?.decision == null) {
        const { serial } = this.newest
        await Promise.race(this.tables.map((table) => table.until((one) => one.serial > serial)))
        continue
      }
      await asked.answer(randomAnswer(asked.decision, this.chance))
    }
  }

  on(choices: number): Promise<void> {
    const end = this.step + choices
    return this.until(({ step }) => step >= end)
  }

  /** Waits until all clients have all updates. */
  async level(): Promise<void> {
    const { serial } = this.newest
    await Promise.all(this.tables.map((table) => table.until((one) => one.serial >= serial)))
  }
}

/** Waits until the page shows a decision or the end. */
export async function asked(page: Page): Promise<void> {
  await page.locator('[data-decision], [data-testid="result-page"]').first().waitFor()
}

/** Makes one random move on this page with real clicks; the page must have the decision. */
export async function chooseOn(page: Page, decision: string, seed: number): Promise<void> {
  await page.locator(`#options[data-decision="${decision}"]`).waitFor()
  const lockIn = page.getByTestId('lock-in').first()
  if ((await lockIn.count()) > 0) return lockIn.click()
  const options = page.locator('#options [data-option]:not([aria-disabled="true"])')
  await options.nth(seed % (await options.count())).click()
}
