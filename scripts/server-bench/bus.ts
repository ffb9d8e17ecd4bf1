// Commits on PostgreSQL from many connections, with and without the bus that notifies other nodes.
import { randomUUID } from 'node:crypto'
import { alternate, type Findings, measure, target } from '@hustings/lab/bench'
import { Bus } from '@hustings/server/bus'
import { openDriver } from '@hustings/server/storage'
import { startCluster } from '@hustings/server/testing/postgres'
import { newDatabase, type Wish } from './parts.ts'

const CONNECTIONS = 16
const COUNTED_MS = 1000
/** Minimum throughput with the bus, relative to the throughput without it. */
const AT_LEAST = 0.9

const TABLE = { name: 'bench.table', text: 'create table commits (match text primary key, sequence bigint not null)' }
const INSERT = { name: 'bench.insert', text: 'insert into commits values (?, 0)' }
const UPDATE = { name: 'bench.update', text: 'update commits set sequence = sequence + 1 where match = ?' }

export async function busCommits({ care }: Wish): Promise<Findings> {
  const cluster = await startCluster(true)
  if (cluster === null) return { measures: [], targets: [], notes: ['No PostgreSQL was found.'] }
  try {
    const url = await newDatabase(cluster, 'bus')
    const log = (news: string) => console.error(news)
    const driver = await openDriver({ url, folder: '', connections: CONNECTIONS, log })
    const [here, there] = [new Bus(driver, 'here', log), new Bus(driver, 'there', log)]
    await there.open()
    let heard = 0
    there.subscribe(() => heard++)
    await driver.write(TABLE)
    const matches = Array.from({ length: CONNECTIONS }, () => randomUUID())
    for (const id of matches) await driver.write(INSERT, [id])
    const rate = async (say: (id: string, sequence: number) => void): Promise<number> => {
      const began = performance.now()
      let commits = 0
      await Promise.all(
        matches.map(async (id) => {
          while (performance.now() - began < COUNTED_MS) {
            await driver.write(UPDATE, [id])
            say(id, ++commits)
          }
        }),
      )
      return commits / ((performance.now() - began) / 1000)
    }
    const rates = await alternate(
      [
        { name: 'with', sample: () => rate((id, sequence) => here.publish({ kind: 'match', id, sequence })) },
        { name: 'without', sample: () => rate(() => undefined) },
      ],
      { ...care, repeats: 2 * care.repeats },
    )
    await here.close()
    if (heard === 0) throw new Error('nobody has heard anything')
    await driver.close()
    const group = `PostgreSQL: commits from ${CONNECTIONS} connections`
    return {
      measures: [
        measure(group, 'with the bus', 'commits/s', rates.spread('with')),
        measure(group, 'without it', 'commits/s', rates.spread('without')),
      ],
      targets: [
        target('commits with the bus against those without', rates.ratio('with', 'without'), 'at least', AT_LEAST),
      ],
      notes: [],
    }
  } finally {
    cluster.stop()
  }
}
