// Process that appends moves to several matches and prints each acknowledged one, until it is killed.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Driver } from '../storage/driver.ts'
import type { Entry } from '../storage/entry.ts'
import { appendMoves } from '../storage/journal.ts'
import { matchRow } from '../storage/matches.ts'
import { openPostgres } from '../storage/postgres/driver.ts'
import { openSqlite } from '../storage/sqlite/driver.ts'

const { values, positionals: matches } = parseArgs({
  options: {
    url: { type: 'string' },
    folder: { type: 'string' },
    checkpoint: { type: 'string' },
    /** Number of moves after which it kills itself. */
    moves: { type: 'string' },
  },
  allowPositionals: true,
})

function open(): Promise<Driver> {
  const log = (line: string) => console.error(line)
  const { url, folder = '', checkpoint = '4000' } = values
  if (url !== undefined) return openPostgres({ url, connections: 8, log })
  return openSqlite({ folder, reserveBytes: 0, checkpointPages: Number(checkpoint), log })
}

function entryAt(sequence: number, request: string): Entry {
  const events = Array.from({ length: 6 }, (_, i) => ({
    event: { type: 'told', number: sequence * 10 + i, text: 'x'.repeat(200) },
  }))
  return {
    sequence,
    kind: 'choice',
    seat: 'red',
    answer: 'pass',
    step: sequence - 1,
    actor: null,
    bot: 'medium',
    request,
    revealed: false,
    events,
    cuts: null,
  }
}

let left = Number(values.moves ?? Number.POSITIVE_INFINITY)

async function play(driver: Driver, match: string): Promise<void> {
  const row = await matchRow(driver, match)
  if (row === null) throw new Error(`${match} is lost`)
  for (let sequence = row.sequence + 1; ; sequence++) {
    const request = randomUUID()
    const written = await appendMoves(driver, {
      match,
      after: { sequence: sequence - 1, version: row.version },
      entries: [entryAt(sequence, request)],
      at: Date.now(),
      revealedStep: 0,
      botDueAt: null,
      summary: { key: 'round' },
      standings: null,
      turns: [],
      snapshot: null,
      forgetAfter: null,
    })
    if (written !== 'written') throw new Error(`${match} ${sequence}: ${written}`)
    writeSync(1, `${match} ${sequence} ${request}\n`)
    left--
    if (left <= 0) process.kill(process.pid, 'SIGKILL')
  }
}

const driver = await open()
await Promise.all(matches.map((match) => play(driver, match)))
