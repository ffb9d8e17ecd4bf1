// The parts of the benchmark. Contenders take turns move by move, so that a busy moment affects all of them.
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { hegemony } from '@hustings/hegemony'
import { copy, Match, randomAnswer, randomFrom, seedRandom, Views } from '@hustings/kernel'
import {
  alternate,
  type Care,
  type Findings,
  installPeer,
  measure,
  type Spread,
  scaled,
  spreadOf,
  target,
} from '@hustings/lab/bench'
import { type Cluster, startCluster } from '@hustings/server/testing/postgres'
import { bareHouse } from './bare.ts'
import { inFolder } from './folder.ts'
import { type OurHouse, ourHouse } from './ours.ts'
import { peerHouse } from './peer.ts'
import { Hall, type House, pause } from './table.ts'

export interface Wish {
  readonly care: Care
  readonly moves: number
  /** Whether boardgame.io may be installed for the comparison. */
  readonly peer: boolean
  readonly said: (text: string) => void
}

const FOUR = { players: 4 }
const TABLES = 20
/** Duration of one throughput measurement. */
const RATED_MS = 1000
/** The engine needs some seconds with many tables to compile hot code, in every server. */
const WARM_ROUNDS = 3
const BARE_TIMES = 8
const MOVE_BYTES = 5
const IDLE_KILOBYTES = 50
/** Garbage collection frees a megabyte or two at irregular times, so a line through several lots is more precise. */
const LOT = 25
const LOTS = 10
const VIEWS_WITHIN = 200
/** Time after which a table without viewers is idle. */
const RESTED_MS = 9000

/** Hegemony from a click to five screens, compared with bare Socket.IO. */
export async function hegemonyMoves({ moves, care }: Wish): Promise<Findings> {
  return inFolder(async (folder) => {
    const ours = await ourHouse('hustings', hegemony.id, FOUR, { DATA_DIR: folder })
    const bare = await bareHouse(await meanUpdate(ours))
    const { times, bytes } = await moveByMove([ours, bare], moves, ours)
    const sync = await syncTimes(folder, care)
    const [mine, theirs] = [spreadOf(times.get(ours.name) ?? []), spreadOf(times.get(bare.name) ?? [])]
    const allowed = BARE_TIMES * theirs.median + sync.median
    await stopAll([ours, bare])
    const group = 'hegemony: a move to five views, each choice on disk before it is shown'
    return {
      measures: [
        measure(group, 'hustings, SQLite', 'ms', mine),
        measure(group, 'bare Socket.IO, the same bytes', 'ms', theirs),
        measure(group, 'one fsync by itself', 'ms', sync),
        measure(group, 'bytes to five pages', 'kB', spreadOf([bytes / 1000])),
      ],
      targets: [
        target(
          'hegemony: a move, fsync taken off, against bare Socket.IO',
          over(mine, sync, theirs),
          'at most',
          BARE_TIMES,
        ),
        target('hegemony: bytes of a move to five pages', spreadOf([bytes / 1000]), 'at most', MOVE_BYTES, 'kB'),
      ],
      notes: [`At most ${allowed.toFixed(2)} ms were allowed: ${BARE_TIMES} times the bare way and one fsync.`],
    }
  })
}

function over(mine: Spread, sync: Spread, bare: Spread): Spread {
  const without = (value: number) => (value - sync.median) / bare.median
  return { ...mine, median: without(mine.median), low: without(mine.low), high: without(mine.high) }
}

/** Ballot compared with boardgame.io's own server: one table, and twenty. */
export async function ballotMoves({ moves, care, peer, said }: Wish): Promise<Findings> {
  const problem = peer ? installPeer(said) : 'boardgame.io was not measured: it was asked for not to be.'
  return inFolder(async (folder) => {
    const ours = await ourHouse('hustings', 'ballot', {}, { DATA_DIR: folder })
    const houses: House[] = problem === undefined ? [ours, await peerHouse()] : [ours]
    const { times } = await moveByMove(houses, moves, ours)
    const halls = houses.map((house) => new Hall(house))
    const rates = async (tables: number) => {
      for (let round = 0; round < WARM_ROUNDS; round++) for (const hall of halls) await hall.rate(tables, RATED_MS)
      return alternate(
        halls.map((hall, i) => ({
          name: houses[i]?.name ?? '',
          sample: () => hall.rate(tables, RATED_MS),
        })),
        care,
      )
    }
    const one = await rates(1)
    const many = await rates(TABLES)
    for (const hall of halls) hall.close()
    const sync = await syncTimes(folder, care)
    await stopAll(houses)
    const median = times.get('boardgame.io')
    const theirs = median === undefined ? null : spreadOf(median)
    const mine = spreadOf(times.get(ours.name) ?? [])
    const group = 'ballot: a move to five clients'
    return {
      measures: [
        ...houses.flatMap(({ name }) => [
          measure(group, name, 'ms', spreadOf(times.get(name) ?? [])),
          measure(group, `${name}, 1 table`, 'moves/s', one.spread(name)),
          measure(group, `${name}, ${TABLES} tables`, 'moves/s', many.spread(name)),
        ]),
        measure(group, 'one fsync by itself', 'ms', sync),
        ...(theirs === null
          ? []
          : [measure(group, 'hustings with its fsync against boardgame.io', 'x', scaled(mine, 1 / theirs.median))]),
      ],
      targets: [
        target(
          'ballot: a move, fsync taken off, against boardgame.io',
          theirs === null ? null : over(mine, sync, theirs),
          'at most',
          1,
        ),
        target(
          `ballot: moves a second at ${TABLES} tables against boardgame.io`,
          theirs === null ? null : many.ratio(ours.name, 'boardgame.io'),
          'at least',
          1.5,
        ),
      ],
      notes: problem === undefined ? [] : [problem],
    }
  })
}

/** The same on PostgreSQL, if one is found. */
export async function onPostgres({ moves, care }: Wish): Promise<Findings> {
  const cluster = await startCluster(true)
  if (cluster === null) return { measures: [], targets: [], notes: ['No PostgreSQL was found.'] }
  try {
    const group = 'PostgreSQL, which waits for the disk at each commit'
    const measures = []
    for (const [name, game, options] of [
      ['hegemony', hegemony.id, FOUR],
      ['ballot', 'ballot', {}],
    ] as const) {
      const house = await ourHouse(name, game, options, { DATABASE_URL: await newDatabase(cluster, name) })
      const { times } = await moveByMove([house], moves, house)
      measures.push(measure(group, `${name}: a move to five views`, 'ms', spreadOf(times.get(name) ?? [])))
      const hall = new Hall(house)
      const many = await alternate([{ name, sample: () => hall.rate(TABLES, RATED_MS) }], care)
      measures.push(measure(group, `${name}: ${TABLES} tables`, 'moves/s', many.spread(name)))
      hall.close()
      await house.stop()
    }
    return { measures, targets: [], notes: [] }
  } finally {
    cluster.stop()
  }
}

/** Five views of one moment, for states in the middle of random games; each equals the view built alone. */
export async function views({ care }: Wish): Promise<Findings> {
  const states = Array.from({ length: 100 }, (_, i) => middleOf(`bench/${i}`))
  const viewers = [...hegemony.seats(hegemony.options(FOUR)), 'spectator']
  const together = (state: (typeof states)[number]) => {
    const made = new Views(hegemony, state)
    return viewers.map((viewer) => made.of(viewer))
  }
  for (const state of states) {
    const alone = viewers.map((viewer) => JSON.stringify(hegemony.view(copy(state), viewer)))
    if (!together(state).every((view, i) => JSON.stringify(view) === alone[i])) throw new Error('a view differs')
  }
  const samples = await alternate(
    [{ name: 'views', sample: () => microseconds(() => states.map(together), 100, care) }],
    care,
  )
  const found = samples.spread('views')
  return {
    measures: [measure('hegemony: five views of one moment', 'processor time', 'µs', found)],
    targets: [target('hegemony: five views of one moment', found, 'at most', VIEWS_WITHIN, 'µs')],
    notes: [],
  }
}

/** Memory of a table in the middle of its game without viewers. */
export async function idleTables({ moves }: Wish): Promise<Findings> {
  const lots = moves >= 1000 ? LOTS : 2
  return inFolder(async (folder) => {
    const house = await ourHouse('hustings', hegemony.id, FOUR, { DATA_DIR: folder })
    let number = 0
    const leave = async () => {
      for (let i = 0; i < LOT; i++) {
        const table = await house.table(number++)
        for (let move = 0; move < 100; move++) await table.move()
        table.close()
      }
    }
    const heaps: number[] = []
    for (let lot = 0; lot <= lots; lot++) {
      await leave()
      await pause(RESTED_MS)
      heaps.push((await house.process.memory()).heap)
    }
    await house.stop()
    const each = spreadOf(growths(heaps).map((growth) => growth / LOT / 1000))
    return {
      measures: [measure('hegemony: a table in memory that nobody looks at', `of lots of ${LOT} tables`, 'kB', each)],
      targets: [target('hegemony: an idle table in memory', each, 'at most', IDLE_KILOBYTES, 'kB')],
      notes: [],
    }
  })
}

/** Slopes between every two measurements: their median is the slope of the line through all. */
function growths(measured: readonly number[]): number[] {
  return measured.flatMap((from, i) => measured.slice(i + 1).map((to, steps) => (to - from) / (steps + 1)))
}

async function moveByMove(houses: readonly House[], moves: number, ours: OurHouse) {
  const halls = houses.map((house) => new Hall(house))
  const times = new Map<string, number[]>(houses.map(({ name }) => [name, []]))
  const warm = Math.ceil(moves / 4)
  for (let i = -warm; i < moves; i++) {
    if (i === 0) Object.assign(ours.bytes, { bytes: 0, moves: 0 })
    for (const [at, hall] of halls.entries()) {
      const took = await hall.one()
      if (i >= 0) times.get(houses[at]?.name ?? '')?.push(took)
    }
  }
  for (const hall of halls) hall.close()
  return { times, bytes: ours.bytes.bytes / Math.max(1, ours.bytes.moves) }
}

/** Mean number of bytes per page and move. */
async function meanUpdate(house: OurHouse): Promise<number> {
  const { bytes } = await moveByMove([house], 60, house)
  return Math.round(bytes / 5)
}

/** Writes into a preallocated file and syncs it, like the write-ahead log. */
async function syncTimes(folder: string, { repeats }: Care): Promise<Spread> {
  const { O_CREAT, O_DSYNC, O_WRONLY } = constants
  const file = await open(join(folder, 'sync-by-itself'), O_CREAT | O_WRONLY | O_DSYNC)
  const line = Buffer.alloc(1500, 'x')
  const count = 30 * repeats
  await file.write(Buffer.alloc(count * line.length))
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    await file.write(line, 0, line.length, i * line.length)
    times.push(performance.now() - began)
  }
  await file.close()
  return spreadOf(times)
}

function middleOf(seed: string) {
  const random = randomFrom(seedRandom(seed))
  const match = Match.start(hegemony, FOUR, seed)
  for (let i = 0; i < 250 && !match.over; i++) {
    const [decision] = match.decisions
    if (decision !== undefined) match.answer(decision.seat, decision.id, randomAnswer(decision, random))
  }
  return match.state
}

function microseconds(run: () => unknown, operations: number, { milliseconds }: Care): number {
  let spent = 0
  let done = 0
  while (spent < 1000 * milliseconds) {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    spent += user + system
    done += operations
  }
  return spent / done
}

export async function newDatabase({ url }: Cluster, name: string): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  return `${url}/bench_${name}`
}

async function stopAll(houses: readonly House[]): Promise<void> {
  for (const house of houses) await house.stop()
}
