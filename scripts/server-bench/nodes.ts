// One node and two nodes on PostgreSQL, both behind nginx: the processor time of a move in all processes together.
import { type Findings, measure, target } from '@hustings/lab/bench'
import { hasNginx, startNginx } from '@hustings/server/testing/nginx'
import { type Cluster, startCluster } from '@hustings/server/testing/postgres'
import { ServerProcess } from '@hustings/server/testing/process'
import { manyAtOnce } from './contest.ts'
import { newDatabase } from './disk.ts'
import { TABLES } from './moves.ts'
import { BALLOT, HEGEMONY, ourHouse, type PlayedGame, type Site } from './ours.ts'
import type { Wish } from './wish.ts'

const TIMES = 1.2
/** Each of two nodes makes half of the moves: its engine needs twice the rounds to compile the same code. */
const WARM_ROUNDS = 10
const GAMES: readonly PlayedGame[] = [HEGEMONY, BALLOT]

export async function nodes({ care }: Wish): Promise<Findings> {
  if (!hasNginx()) return missing('nginx')
  const cluster = await startCluster(true)
  if (cluster === null) return missing('PostgreSQL')
  try {
    const parts = []
    for (const game of GAMES) {
      const sites = [await siteOf(cluster, game, 1), await siteOf(cluster, game, 2)] as const
      const [one, two] = ['one node', 'two nodes']
      const houses = [ourHouse(one, game, sites[0]), ourHouse(two, game, sites[1])]
      const many = await manyAtOnce(houses, TABLES, care, WARM_ROUNDS).finally(() => stopAll(sites))
      const group = `${game.id}: ${TABLES} tables on PostgreSQL behind nginx`
      parts.push({
        measures: [one, two].flatMap((name) => [
          measure(
            group,
            `${name}: processor time of a move, database and nginx included`,
            'ms',
            many.processorMs.spread(name),
          ),
          measure(group, name, 'moves/s', many.movesPerSecond.spread(name)),
        ]),
        target: target(targetName(game), many.processorMs.ratio(two, one), 'at most', TIMES),
      })
    }
    return { measures: parts.flatMap(({ measures }) => measures), targets: parts.map((part) => part.target), notes: [] }
  } finally {
    cluster.stop()
  }
}

async function stopAll(sites: readonly Site[]): Promise<void> {
  for (const site of sites) await site.stop()
}

function targetName({ id }: PlayedGame): string {
  return `${id}: processor time of a move on two nodes against one`
}

function missing(what: string): Findings {
  const targets = GAMES.map((game) => target(targetName(game), null, 'at most', TIMES))
  return { measures: [], targets, notes: [`No ${what} was found.`] }
}

async function siteOf(cluster: Cluster, { id }: PlayedGame, count: number): Promise<Site> {
  const env = { DATABASE_URL: await newDatabase(cluster, `${id}_${count}`), TRUST_PROXY: '127.0.0.1' }
  const servers: ServerProcess[] = []
  // One after the other: the first makes the tables.
  for (let i = 0; i < count; i++) servers.push(await ServerProcess.start(env))
  const nginx = await startNginx(servers.map(({ url }) => url))
  return {
    url: nginx.url,
    pids: [...servers.map(({ pid }) => pid), cluster.pid, nginx.pid],
    async stop() {
      await nginx.stop()
      for (const server of servers) await server.stop()
    },
  }
}
