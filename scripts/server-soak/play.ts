// Long play over sockets, with connections lost at random: memory stays flat, records verify.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, type MatchRecord, type Random, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { begunTable, Refusal, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { addressOf, pause } from './page.ts'
import { megabytes, type Wish } from './run.ts'

const TABLES = 200
const MINUTE = 60_000
/** Longest thinking time of a player, in milliseconds. */
const THOUGHT = 400
/** Largest accepted ratio of the memory in the last third to that in the first third after warm-up. */
const GROWTH = 1.25

interface Tally {
  moves: number
  losses: number
  /** Answers that players no longer waited for. */
  late: number
  matches: number
}

export async function play({ size: minutes, said, found }: Wish): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-soak-'))
  const server = await ServerProcess.start({ DATA_DIR: folder })
  const until = performance.now() + minutes * MINUTE
  const tally: Tally = { moves: 0, losses: 0, late: 0, matches: 0 }
  const heaps: number[] = []
  const watch = (async () => {
    while (performance.now() < until) {
      await pause(Math.min(MINUTE, (minutes * MINUTE) / 9))
      heaps.push((await server.memory()).heap)
      said(
        `${tally.moves} moves, ${tally.matches} matches verified, ${tally.losses} connections lost, ${megabytes(heaps.at(-1) ?? 0)}`,
      )
    }
  })()
  await Promise.all(Array.from({ length: TABLES }, (_, i) => oneTable(server.url, i, until, tally)))
  await watch
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  const third = Math.max(1, Math.floor(heaps.length / 3))
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
  const [early, late] = [mean(heaps.slice(third, 2 * third)), mean(heaps.slice(-third))]
  found({
    on: 'sqlite',
    size: minutes,
    unit: 'minutes',
    counts: {
      tables: TABLES,
      moves: tally.moves,
      'connections lost': tally.losses,
      'answers not waited for': tally.late,
      'finished matches verified': tally.matches,
    },
    figures: `heap ${megabytes(early)} in the second third and ${megabytes(late)} in the last`,
    wanted: 'memory flat, every record verifies',
    violations: late <= early * GROWTH ? [] : ['memory grows'],
  })
}

/** Four players play one match after the other; each loses the connection now and then. */
async function oneTable(url: string, number: number, until: number, tally: Tally): Promise<void> {
  const random = randomFrom(seedRandom(`soak/${number}`))
  const people = await Promise.all([1, 2, 3, 4].map((i) => TestPerson.guest({ url }, `Person ${number} ${i}`)))
  for (const [i, person] of people.entries()) person.localAddress = addressOf(people.length * number + i)
  while (performance.now() < until) {
    const { table, seats } = await begunTable(people)
    await Promise.all(people.map((person, i) => playSeat(person, table.id, seats[i] ?? '', random, until, tally)))
    if (performance.now() >= until) break
    for (const person of people) await person.ask('table:close', { match: table.id })
    const record = await people[0]?.get<MatchRecord>(`/tables/${table.id}/record`)
    if (!Match.verify(ballot, record).ok) throw new Error(`the record of ${table.id} does not verify`)
    tally.matches++
  }
  for (const person of people) person.disconnect()
}

async function playSeat(
  person: TestPerson,
  match: string,
  seat: string,
  random: Random,
  until: number,
  tally: Tally,
): Promise<void> {
  let table = await person.open(match, seat)
  while (!table.over && performance.now() < until) {
    if (random.below(400) === 0) {
      person.disconnect()
      tally.losses++
      await pause(random.below(500))
      table = await person.open(match, seat)
    }
    const { decision } = table
    if (decision === null) {
      await table.until((one) => one.decision !== null || one.over, 2000).catch(() => undefined)
      continue
    }
    try {
      await table.answer(randomAnswer(decision, random))
      tally.moves++
    } catch (error) {
      // A player without an answer reloads the page.
      if (!(error instanceof Refusal)) {
        person.disconnect()
        tally.late++
      }
      table = await person.open(match, seat)
    }
    // Thinking time.
    await pause(random.below(THOUGHT))
  }
}
