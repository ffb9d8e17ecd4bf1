// How long a start takes, and what the server holds in memory: after it, with tables at rest, and with tables in play.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Findings, measure, spreadOf, target } from '@hustings/lab/bench'
import { begunTable, playOn, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { inFolder } from './folder.ts'
import { HEGEMONY, OurTable } from './ours.ts'
import { residentMegabytes } from './processes.ts'
import { type StartedServer, startServer } from './started.ts'
import { pause } from './table.ts'
import type { Wish } from './wish.ts'

const START_SECONDS = 1
const RESTART_SECONDS = 2
const STARTED_MEGABYTES = 200
const THREAD_MEGABYTES = 75
const AT_REST_MEGABYTES = 220
const LIVE_MEGABYTES = 350

const TABLES = 1000
/** Choices in each of them. */
const BEGUN = 20
/** Tables that are set, or looked at, at the same time. */
const AT_ONCE = 10
/** Choices of the person while bots play the other seats. */
const WITH_BOTS = 5

/** The engine gives memory back when it has time: the figure counts when it has not fallen for so long. */
const SETTLED = { forMs: 40_000, withinMs: 120_000, megabytes: 1 }

export async function starts({ care }: Wish): Promise<Findings> {
  return inFolder(async (folder) => {
    const [fresh, again, uncached]: [StartedServer[], StartedServer[], StartedServer[]] = [[], [], []]
    for (let i = 0; i < care.repeats; i++) {
      const data = { DATA_DIR: join(folder, `data-${i}`) }
      fresh.push(await startedOnce(data))
      again.push(await startedOnce(data))
      // As after an installation.
      uncached.push(await startedOnce({ ...data, NODE_COMPILE_CACHE: join(folder, `compiled-${i}`) }))
    }
    const memory = await memoryAfterStart(join(folder, 'memory'))
    const times = 'start to the first answer of the API'
    const kept = 'memory (RSS) of the server'
    return {
      measures: [
        ...Object.entries({
          'new database': fresh,
          'known database': again,
          'known database, nothing compiled': uncached,
        }).flatMap(([name, list]) => [
          measure(times, name, 's', spreadOf(list.map(({ startMs }) => startMs / 1000))),
          measure(times, `${name}: processor time`, 's', spreadOf(list.map((one) => one.startProcessorMs / 1000))),
        ]),
        ...Object.entries(memory).map(([name, megabytes]) => measure(kept, name, 'MB', spreadOf([megabytes]))),
      ],
      targets: [
        target(
          'start to the first answer',
          spreadOf(fresh.map(({ startMs }) => startMs / 1000)),
          'at most',
          START_SECONDS,
          's',
        ),
        target(
          'memory after the start, both engines loaded',
          spreadOf([memory['both engines loaded']]),
          'at most',
          STARTED_MEGABYTES,
          'MB',
        ),
        target(
          'memory of a bot thread',
          spreadOf([memory['a bot thread in addition']]),
          'at most',
          THREAD_MEGABYTES,
          'MB',
        ),
      ],
      notes: [],
    }
  })
}

async function startedOnce(env: Readonly<Record<string, string>>): Promise<StartedServer> {
  const server = await startServer(env)
  await server.end('SIGTERM')
  return server
}

async function memoryAfterStart(folder: string) {
  const server = await startServer({ DATA_DIR: folder })
  const begun = await settledMegabytes(server.pid)
  const anna = await TestPerson.guest(server, 'Anna')
  await anna.setTable({ game: 'planet-b', options: { players: 4 } })
  await anna.setTable({ game: 'hegemony', options: { players: 4 } })
  const loaded = await settledMegabytes(server.pid)
  const { table, seats } = await begunTable([anna], { game: 'hegemony', options: { players: 4 } }, 'medium')
  await playOn([await anna.open(table.id, seats[0] ?? '')], 'bench', WITH_BOTS)
  anna.disconnect()
  const withThread = await settledMegabytes(server.pid)
  await server.end('SIGTERM')
  return {
    'Node.js alone': await bareNode(),
    'after the start, no engine loaded': begun,
    'both engines loaded': loaded,
    'a bot thread in addition': withThread - loaded,
  }
}

async function bareNode(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
  await pause(2000)
  const megabytes = residentMegabytes(child.pid ?? 0)
  child.kill()
  return megabytes
}

/** 1,000 tables at rest and in play; then the server is killed and starts again. */
export async function manyTables({ care, moves }: Wish): Promise<Findings> {
  const count = moves >= 1000 ? TABLES : TABLES / 20
  return inFolder(async (folder) => {
    const server = await ServerProcess.start({ DATA_DIR: folder })
    const tally = { bytes: 0, moves: 0 }
    const tables: OurTable[] = []
    await inLots(count, async (number) => {
      const table = await OurTable.set(server.url, HEGEMONY, number, tally)
      await table.open()
      for (let move = 0; move < BEGUN; move++) await table.move()
      table.close()
      tables.push(table)
    })
    const atRest = await settledMegabytes(server.pid)
    await inLots(count, async (i) => {
      await tables[i]?.open()
      await tables[i]?.move()
    })
    const live = await settledMegabytes(server.pid)
    await server.kill()
    for (const table of tables) table.close()
    const restarts: StartedServer[] = []
    for (let i = 0; i < care.repeats; i++) {
      const one = await startServer({ DATA_DIR: folder })
      restarts.push(one)
      await one.end('SIGKILL')
    }
    const name = count.toLocaleString('en')
    const seconds = spreadOf(restarts.map(({ startMs }) => startMs / 1000))
    const group = `hegemony: ${name} tables begun`
    return {
      measures: [
        measure(group, 'memory, all at rest', 'MB', spreadOf([atRest])),
        measure(group, 'memory, all live with five viewers each', 'MB', spreadOf([live])),
        measure(group, 'start after `kill -9`', 's', seconds),
        measure(
          group,
          'start after `kill -9`: processor time',
          's',
          spreadOf(restarts.map((one) => one.startProcessorMs / 1000)),
        ),
      ],
      targets: [
        target(`memory with ${name} tables at rest`, spreadOf([atRest]), 'at most', AT_REST_MEGABYTES, 'MB'),
        target(`memory with ${name} live tables, five viewers each`, spreadOf([live]), 'at most', LIVE_MEGABYTES, 'MB'),
        target(`start after \`kill -9\` with ${name} tables`, seconds, 'at most', RESTART_SECONDS, 's'),
      ],
      notes: [],
    }
  })
}

async function inLots(count: number, act: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** When the memory has stopped falling. */
async function settledMegabytes(pid: number): Promise<number> {
  const began = Date.now()
  let least = residentMegabytes(pid)
  let since = began
  while (Date.now() - since < SETTLED.forMs && Date.now() - began < SETTLED.withinMs) {
    await pause(500)
    const now = residentMegabytes(pid)
    if (now < least - SETTLED.megabytes) [least, since] = [now, Date.now()]
  }
  return residentMegabytes(pid)
}
