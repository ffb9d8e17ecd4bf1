// A move to five pages: alone, and at twenty tables at once; and the same with boardgame.io.
import { type Findings, installPeer, measure, scaled, spreadOf, target } from '@hustings/lab/bench'
import { startCluster } from '@hustings/server/testing/postgres'
import { manyAtOnce, moveByMove, withoutSync } from './contest.ts'
import { newDatabase, syncTimes } from './disk.ts'
import { inFolder } from './folder.ts'
import { BALLOT, HEGEMONY, oneServer, ourHouse } from './ours.ts'
import { peerHouse } from './peer.ts'
import type { House } from './table.ts'
import type { Wish } from './wish.ts'

export const TABLES = 20
const HEGEMONY_MS = 1
const BALLOT_MS = 0.35
const MOVE_KILOBYTES = 5
const AGAINST_MEMORY = 0.9
const AGAINST_DURABLE = 5
const SINGLE_MOVE = 1.3

const OURS = 'hustings'
const MEMORY = 'boardgame.io'
const DURABLE = 'boardgame.io with bgio-postgres'

export async function hegemonyMoves({ moves, care }: Wish): Promise<Findings> {
  return inFolder(async (folder) => {
    const ours = ourHouse(OURS, HEGEMONY, await oneServer({ DATA_DIR: folder }))
    const alone = await moveByMove([ours], moves, () => Object.assign(ours.bytes, { bytes: 0, moves: 0 }))
    const kilobytes = spreadOf([ours.bytes.bytes / ours.bytes.moves / 1000])
    const many = await manyAtOnce([ours], TABLES, care)
    const sync = await syncTimes(folder, care)
    await ours.stop()
    const group = 'hegemony: a move to five pages, on disk before it is shown'
    const processor = many.processorMs.spread(OURS)
    return {
      measures: [
        measure(group, 'one table: from click to five pages', 'ms', alone.spread(OURS)),
        measure(group, 'one fsync by itself', 'ms', sync),
        measure(group, 'bytes to five pages', 'kB', kilobytes),
        measure(group, `${TABLES} tables: processor time`, 'ms', processor),
        measure(group, `${TABLES} tables`, 'moves/s', many.movesPerSecond.spread(OURS)),
      ],
      targets: [
        target(`hegemony: processor time of a move, ${TABLES} tables`, processor, 'at most', HEGEMONY_MS, 'ms'),
        target('hegemony: bytes of a move to five pages', kilobytes, 'at most', MOVE_KILOBYTES, 'kB'),
      ],
      notes: [],
    }
  })
}

/** Ballot against boardgame.io's own server, which keeps matches in memory, or in PostgreSQL. */
export async function ballotMoves({ moves, care, peer, said }: Wish): Promise<Findings> {
  const problem = peer ? installPeer(said) : 'boardgame.io was not measured: it was asked for not to be.'
  const cluster = problem === undefined ? await startCluster(true) : null
  return inFolder(async (folder) => {
    const ours = ourHouse(OURS, BALLOT, await oneServer({ DATA_DIR: folder }))
    const memory = problem === undefined ? [await peerHouse(MEMORY, BALLOT.spare, null)] : []
    const durable = cluster === null ? [] : [await peerHouse(DURABLE, BALLOT.spare, await newDatabase(cluster, 'peer'))]
    const houses: readonly House[] = [ours, ...memory, ...durable]
    const alone = await moveByMove(houses, moves)
    const many = await manyAtOnce(houses, TABLES, care)
    const sync = await syncTimes(folder, care)
    for (const house of houses) await house.stop()
    const group = 'ballot: a move to five clients'
    const processor = many.processorMs.spread(OURS)
    const single =
      memory.length === 0 ? null : scaled(withoutSync(alone.spread(OURS), sync), 1 / alone.spread(MEMORY).median)
    const against = (name: string, list: readonly House[]) =>
      list.length === 0 ? null : many.movesPerSecond.ratio(OURS, name)
    return {
      measures: [
        ...houses.flatMap(({ name }) => [
          measure(group, `${name}: one table`, 'ms', alone.spread(name)),
          measure(group, `${name}: ${TABLES} tables`, 'moves/s', many.movesPerSecond.spread(name)),
          measure(
            group,
            `${name}: ${TABLES} tables, processor time of the server`,
            'ms',
            many.processorMs.spread(name),
          ),
        ]),
        measure(group, 'one fsync by itself', 'ms', sync),
      ],
      targets: [
        target(`ballot: processor time of a move, ${TABLES} tables`, processor, 'at most', BALLOT_MS, 'ms'),
        target(
          `ballot: moves a second, ${TABLES} tables, against ${DURABLE}`,
          against(DURABLE, durable),
          'at least',
          AGAINST_DURABLE,
        ),
        target(
          `ballot: moves a second, ${TABLES} tables, against ${MEMORY} in memory`,
          against(MEMORY, memory),
          'at least',
          AGAINST_MEMORY,
        ),
        target(`ballot: a single move without its fsync, against ${MEMORY} in memory`, single, 'at most', SINGLE_MOVE),
      ],
      notes: [
        ...(problem === undefined ? [] : [problem]),
        ...(problem === undefined && cluster === null ? ['No PostgreSQL was found for bgio-postgres.'] : []),
      ],
    }
  }).finally(() => cluster?.stop())
}
