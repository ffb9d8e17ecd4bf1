// The server is killed and restarted, and all pages reconnect at once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomFrom, seedRandom } from '@hustings/kernel'
import { begunTable, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { pause, SoakPage } from './page.ts'
import { seconds, type Wish } from './run.ts'

const PAGES_A_TABLE = 5
const WITHIN_MS = 10_000

export async function storm({ size: count, said, found }: Wish): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-storm-'))
  const server = await ServerProcess.start({ DATA_DIR: folder })
  const random = randomFrom(seedRandom('storm'))
  const host = await TestPerson.guest(server, 'Anna')
  const pages: { readonly page: SoakPage; readonly match: string; readonly viewer: string; readonly code: string }[] =
    []
  for (let at = 0; at < count; at += PAGES_A_TABLE) {
    const { table, seats } = await begunTable([host, host, host, host], { game: 'hegemony', options: { players: 4 } })
    for (const viewer of [...seats, 'spectator'].slice(0, count - at)) {
      const page = new SoakPage({ url: server.url, cookie: host.cookie, number: pages.length })
      await page.connect()
      await page.open(table.id, viewer, table.code)
      pages.push({ page, match: table.id, viewer, code: table.code ?? '' })
    }
    if (at % 250 === 0) said(`${pages.length} pages look`)
  }
  await server.kill()
  await server.begin()
  const began = performance.now()
  let failures = 0
  const times = await Promise.all(
    pages.map(async ({ page, match, viewer, code }) => {
      // Random delay, like real pages.
      await pause(500 + random.below(4500))
      for (;;) {
        try {
          page.close()
          await page.connect()
          await page.open(match, viewer, code)
          return performance.now() - began
        } catch {
          failures++
          await pause(500 + random.below(1000))
        }
      }
    }),
  )
  for (const { page } of pages) page.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  const sorted = times.toSorted((a, b) => a - b)
  const all = sorted.at(-1) ?? 0
  found({
    on: 'sqlite',
    size: count,
    unit: 'pages',
    counts: {},
    figures: `half back after ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)}, all after ${seconds(all)}, ${failures} tries failed; pages wait 0.5 to 5 s first`,
    wanted: 'all in 10 s',
    violations: all <= WITHIN_MS ? [] : [`the last one after ${seconds(all)}`],
  })
}
