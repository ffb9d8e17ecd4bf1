// Memory of idle sockets, and of tables without viewers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begunTable, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { SoakPage } from './page.ts'
import { megabytes, type Wish } from './run.ts'

const TABLES_A_SOCKET = 0.2
const BYTES_A_SOCKET = 40_000
const BYTES_A_TABLE = 75_000

export async function idle({ size: count, said, found }: Wish): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-idle-'))
  const server = await ServerProcess.start({ DATA_DIR: folder })
  const host = await TestPerson.guest(server, 'Anna')
  const tables = Math.round(count * TABLES_A_SOCKET)
  const setUp = () => begunTable([host, host, host, host], { game: 'hegemony', options: { players: 4 } })
  for (let i = 0; i < 10; i++) await setUp()
  const empty = await server.memory()
  const pages: SoakPage[] = []
  while (pages.length < count) {
    const some = Array.from({ length: Math.min(100, count - pages.length) }, (_, i) => {
      return new SoakPage({ url: server.url, cookie: host.cookie, number: pages.length + i })
    })
    await Promise.all(some.map((page) => page.connect()))
    pages.push(...some)
    if (pages.length % 1000 === 0) said(`${pages.length} sockets`)
  }
  const full = await server.memory()
  for (let i = 0; i < tables; i++) {
    await setUp()
    if (i % 200 === 199) said(`${i + 1} tables`)
  }
  const both = await server.memory()
  const alive = pages.filter(({ connected }) => connected).length
  for (const page of pages) page.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  const sockets = full.resident - empty.resident
  const matches = both.heap - full.heap
  found({
    on: 'sqlite',
    size: count,
    unit: 'sockets',
    counts: { tables },
    figures: `${megabytes(sockets)} resident for the sockets (${(sockets / count / 1000).toFixed(0)} kB each), ${megabytes(matches)} of heap for the tables (${(matches / tables / 1000).toFixed(0)} kB each), ${alive} still connected`,
    wanted: '40 kB a socket, 75 kB a table',
    violations: [
      ...(sockets <= count * BYTES_A_SOCKET ? [] : ['a socket takes more']),
      ...(matches <= tables * BYTES_A_TABLE ? [] : ['a table takes more']),
      ...(alive === count ? [] : ['sockets were lost']),
    ],
  })
}
