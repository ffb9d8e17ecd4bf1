// Plays while the server is killed repeatedly: clients reconnect and repeat unacknowledged requests.
import { randomUUID } from 'node:crypto'
import { type Random, randomAnswer, randomFrom, type Seat, seedRandom } from '@hustings/kernel'
import { begunTable, Refusal, TestPerson, type TestTable } from './people.ts'
import type { ServerProcess } from './process.ts'

/** A request that the server has acknowledged. */
export interface Acknowledged {
  readonly match: string
  readonly request: string
  readonly serial: number
}

/** A client that plays one seat and reconnects after every lost connection. */
class Player {
  readonly acknowledged: Acknowledged[] = []
  table: TestTable | null = null
  private readonly person: TestPerson
  private readonly match: string
  private readonly seat: Seat
  private readonly random: Random
  private stopped = false

  constructor(person: TestPerson, match: string, seat: Seat, seed: string) {
    this.person = person
    this.match = match
    this.seat = seat
    this.random = randomFrom(seedRandom(`${seed}/${seat}`))
  }

  stop(): void {
    this.stopped = true
  }

  async play(): Promise<void> {
    while (!this.stopped && this.table?.over !== true) {
      const table = await this.connected()
      if (table.decision === null)
        await table.until((one) => one.decision !== null || one.over, 300).catch(() => undefined)
      else await this.answer(table)
    }
  }

  /** Connects again, however long it takes. */
  async connected(): Promise<TestTable> {
    for (;;) {
      try {
        if (!this.person.connected || this.table === null) this.table = await this.person.open(this.match, this.seat)
        return this.table
      } catch (error) {
        if (error instanceof Refusal && error.trouble.code !== 'not-now') throw error
        await pause(60)
      }
    }
  }

  private async answer(table: TestTable): Promise<void> {
    const { decision } = table
    if (decision === null) return
    const request = randomUUID()
    const body = {
      match: this.match,
      request,
      decision: { id: decision.id, seat: this.seat },
      answer: randomAnswer(decision, this.random),
    }
    for (;;) {
      try {
        await this.connected()
        const { update } = await this.person.ask('table:answer', body)
        this.acknowledged.push({ match: this.match, request, serial: update.serial })
        table.take(this.seat, update)
        return
      } catch (error) {
        if (error instanceof Refusal && error.trouble.code !== 'not-now') {
          // No other client plays this seat, so a stale decision means that the server has lost a move.
          throw new Error(`${error.trouble.code} for a choice that was asked for`)
        }
        await pause(60)
      }
    }
  }
}

export interface KilledPlay {
  readonly acknowledged: readonly Acknowledged[]
  readonly matches: readonly string[]
  readonly kills: number
}

/** Maximum number of choices between two kills, and the time limit for the next one. */
const CHOICES_BETWEEN = 30
const PATIENCE_MS = 30_000

/**
 * Kills the server `kills` times at random moments while four people play. All clients must end at the same sequence.
 */
export async function playThroughKills(server: ServerProcess, kills: number, seed: string): Promise<KilledPlay> {
  const random = randomFrom(seedRandom(seed))
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
  const acknowledged: Acknowledged[] = []
  const matches: string[] = []
  let done = 0
  while (done < kills) {
    const { table, seats } = await begunTable(people)
    matches.push(table.id)
    const players = people.map((person, i) => new Player(person, table.id, seats[i] ?? '', `${seed}/${matches.length}`))
    const playing = Promise.all(players.map((player) => player.play()))
    let over = false
    void playing.then(
      () => {
        over = true
      },
      () => {
        over = true
      },
    )
    const choices = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0)
    while (!over && done < kills) {
      // Independent of the speed of the machine: first people reconnect and play, then the kill comes at a random
      // moment.
      const enough = choices() + 1 + random.below(CHOICES_BETWEEN)
      for (let had = choices(), last = Date.now(); !over && had < enough; await pause(5)) {
        if (choices() > had) last = Date.now()
        else if (Date.now() - last > PATIENCE_MS) throw new Error(`nobody could choose for ${PATIENCE_MS} ms`)
        had = choices()
      }
      await pause(random.below(30))
      if (over) break
      await server.kill()
      await server.begin()
      done++
    }
    if (done >= kills) for (const player of players) player.stop()
    await playing
    const tables = await Promise.all(players.map((player) => player.connected()))
    const newest = Math.max(...tables.map(({ serial }) => serial))
    await Promise.all(tables.map((one) => one.until(({ serial }) => serial >= newest)))
    for (const player of players) acknowledged.push(...player.acknowledged)
    for (const person of people) person.disconnect()
  }
  return { acknowledged, matches, kills: done }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
