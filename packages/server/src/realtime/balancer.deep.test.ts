// Two nodes behind nginx, with the configuration of the manual: the sockets of one table meet on one node.
import { describe, expect, inject, it } from 'vitest'
import { closeAfterFile } from '../testing/closing.ts'
import { hasNginx, nginxBefore } from '../testing/nginx.ts'
import { ServerProcess } from '../testing/process.ts'
import { begunTable, playOn, TestPerson, type TestTable } from '../testing/server.ts'
import { freshPostgres } from '../testing/storage.ts'

const TABLES = 12
const TOKEN = 'the token of this test'
const SOON = { timeout: 60_000 }

interface PlayedTable {
  readonly id: string
  readonly code: string | undefined
  readonly people: readonly TestPerson[]
  readonly seats: readonly string[]
  opened: readonly TestTable[]
}

async function opened({ id, code, people, seats }: Omit<PlayedTable, 'opened'>): Promise<TestTable[]> {
  return Promise.all(people.map((person, i) => person.open(id, seats[i] ?? 'spectator', code)))
}

/** Two players, two bots and a spectator at a table, who connect by the path of the table. */
async function played(url: string, number: number): Promise<PlayedTable> {
  const names = ['Anna', 'Bela', 'Cleo']
  const people = await Promise.all(names.map((name) => TestPerson.guest({ url }, `${name} ${number}`)))
  const { table, seats } = await begunTable(people.slice(0, 2), { watching: 'all' })
  for (const person of people) person.socketPath = table.socketPath
  const about = { id: table.id, code: table.code ?? undefined, people, seats: seats.slice(0, 2) }
  return { ...about, opened: await opened(about) }
}

/** Number of matches with viewers on a node, from its metrics. */
async function viewedOn(node: ServerProcess): Promise<number> {
  const response = await fetch(`${node.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const [, count] = /^tables_viewed (\d+)$/m.exec(await response.text()) ?? []
  return Number(count)
}

const isPossible = inject('postgresUrl') !== null && hasNginx()

describe.skipIf(!isPossible)('two nodes behind nginx', () => {
  it('keep the viewers of each table on one node, and continue when a node dies', async () => {
    const env = { DATABASE_URL: await freshPostgres(), METRICS_TOKEN: TOKEN, TRUST_PROXY: '127.0.0.1' }
    const [one, other] = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)])
    closeAfterFile(async () => void (await Promise.all([one.kill(), other.kill()])))
    const url = await nginxBefore([one.url, other.url])
    const tables = await Promise.all(Array.from({ length: TABLES }, (_, i) => played(url, i)))
    for (const [i, table] of tables.entries()) await playOn(table.opened, `both ${i}`, 3)

    const viewed = await Promise.all([viewedOn(one), viewedOn(other)])
    expect(viewed[0] + viewed[1]).toBe(TABLES)
    expect(Math.min(...viewed)).toBeGreaterThan(0)

    const serials = tables.map(({ opened }) => Math.max(...opened.map(({ serial }) => serial)))
    await one.kill()
    const cut = () => tables.filter(({ people }) => people.some(({ connected }) => !connected))
    await expect
      .poll(
        () =>
          cut()
            .flatMap(({ people }) => people)
            .filter(({ connected }) => !connected).length,
        SOON,
      )
      .toBe(3 * viewed[0])
    // The balancer may try the dead node once more.
    for (const table of cut()) await expect.poll(() => again(table), SOON).toBe(true)
    for (const [i, table] of tables.entries()) {
      expect(Math.min(...table.opened.map(({ serial }) => serial))).toBeGreaterThanOrEqual(serials[i] ?? 0)
      await playOn(table.opened, `one ${i}`, 3)
      await Promise.all(
        table.opened.map((one) => one.until(({ serial, over }) => over || serial >= (serials[i] ?? 0) + 3)),
      )
    }
    expect(await viewedOn(other)).toBe(TABLES)
  })

  async function again(table: PlayedTable): Promise<boolean> {
    try {
      table.opened = await opened(table)
      return true
    } catch {
      return false
    }
  }
})
