// Matches that a server stored under version 2 of Hegemony: rows of the match, its seats, journal and snapshots.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hegemony } from '@hustings/hegemony'
import { Match, type MatchRecord, type Standing } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import { expect, it, vi } from 'vitest'
import { checkMatches } from '../check.ts'
import { archive } from '../storage/archives.ts'
import { deflated } from '../storage/columns.ts'
import type { Driver, Value } from '../storage/driver.ts'
import { entriesAfter } from '../storage/journal.ts'
import { matchRow } from '../storage/matches.ts'
import { newestSnapshot } from '../storage/snapshots.ts'
import { playOn, Refusal, sharedServer, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { onBothStorages, runSql, type StorageKind } from '../testing/storage.ts'

type Name = 'finished-replays' | 'finished-differs' | 'running-replays' | 'running-differs'
type Row = Readonly<Record<string, unknown>>

interface Stored {
  readonly match: Row & { readonly id: string; readonly step: number; readonly standings: readonly Standing[] | null }
  readonly seats: readonly (Row & { readonly holder: string | null })[]
  readonly journal: readonly (Row & { readonly sequence: number })[]
  readonly snapshots: readonly (Row & {
    readonly sequence: number
    readonly step: number
    readonly record: MatchRecord
  })[]
  readonly results?: readonly Row[]
}

/** The stored rows, with this person as the player. */
function storedFor({ id }: TestPerson, name: Name): Stored {
  const packed = readFileSync(join(import.meta.dirname, `../../fixtures/version-2/${name}.json.gz`))
  const text = gunzipSync(packed).toString('utf8')
  const { seats }: Stored = JSON.parse(text)
  const holder = seats.find((seat) => seat.holder !== null)?.holder ?? ''
  return JSON.parse(text.replaceAll(holder, id))
}

const JSON_COLUMNS = ['options', 'summary', 'standings', 'prompt', 'answer', 'events']

async function columnValue([column, value]: [string, unknown]): Promise<Value> {
  if (column === 'record') return deflated(value)
  if (value !== null && JSON_COLUMNS.includes(column)) return JSON.stringify(value)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`${column} has an unexpected value`)
}

/** Inserts stored rows. Newer columns get their defaults. */
async function insert(driver: Driver, table: string, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row)
    const values = await Promise.all(Object.entries(row).map(columnValue))
    await runSql(
      driver,
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      values,
    )
  }
}

async function insertAll(driver: Driver, { match, seats, journal, snapshots, results = [] }: Stored): Promise<void> {
  await insert(driver, 'matches', [match])
  await insert(driver, 'seats', seats)
  await insert(driver, 'journal', journal)
  await insert(driver, 'snapshots', snapshots)
  await insert(driver, 'results', results)
}

interface Restored {
  readonly server: TestServer
  readonly person: TestPerson
  readonly stored: Stored
}

/** A current server with such a match in its database, and the person who plays it. */
async function restored(kind: StorageKind, name: Name): Promise<Restored> {
  const server = await sharedServer(kind)
  const person = await TestPerson.guest(server, 'Olena')
  const stored = storedFor(person, name)
  await insertAll(server.node.storage, stored)
  return { server, person, stored }
}

const past = (person: TestPerson, { match }: Stored, step: number): Promise<Frame> =>
  person.get(`/tables/${match.id}/past/${step}?viewer=spectator`)

const codeOf = (refused: Promise<unknown>): Promise<string> =>
  refused.then(
    () => 'no error',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

/** Plays a running match to its end; returns its last record. */
async function playedToTheEnd({ server, person, stored }: Restored): Promise<MatchRecord> {
  const { id } = stored.match
  const table = await person.open(id, 'working')
  await playOn([table], 'to the end')
  await vi.waitFor(
    async () => {
      const rows = await runSql(server.node.storage, 'select seat from results where match = ?', [id])
      expect(rows).toHaveLength(2)
    },
    { timeout: 60_000, interval: 100 },
  )
  return person.get(`/tables/${id}/record`)
}

onBothStorages('a stored match of an earlier version', (kind) => {
  it('continues with its whole past when it replays to the same position', async () => {
    const table = await restored(kind, 'running-replays')
    const { server, person, stored } = table
    const { frame } = await person.open(stored.match.id, 'working')
    expect(frame).toMatchObject({ step: stored.match.step, standings: null })
    expect(frame?.replayableFrom).toBeUndefined()
    expect((await past(person, stored, 5)).step).toBe(5)
    expect((await checkMatches(server.node.storage, server.node.games)).findings).toEqual([])
    expect(Match.verify(hegemony, await playedToTheEnd(table))).toMatchObject({ outcome: 'proven', version: 3 })
  })

  it('continues from its last checkpoint when its replay differs', async () => {
    const table = await restored(kind, 'running-differs')
    const { server, person, stored } = table
    const { frame } = await person.open(stored.match.id, 'working')
    const from = frame?.replayableFrom ?? 0
    const { at } = stored.snapshots.at(-1)?.record ?? { at: 0 }
    expect([from, frame?.standings]).toEqual([at, null])
    expect(frame?.step).toBeGreaterThanOrEqual(from)
    expect(await codeOf(past(person, stored, from - 1))).toBe('earlier-rules')
    expect((await past(person, stored, from)).step).toBe(from)
    expect((await checkMatches(server.node.storage, server.node.games)).findings).toEqual([])
    const record = await playedToTheEnd(table)
    expect(Match.verify(hegemony, record)).toMatchObject({ outcome: 'since-upgrade', from, difference: null })
    // Viewers of the result also get the step at which the replay begins.
    expect(
      (await person.ask('table:look', { match: stored.match.id, viewer: 'spectator' })).update.frame,
    ).toMatchObject({
      replayableFrom: from,
    })
  })

  it('passes the check from the checkpoint at which it continues', async () => {
    const server = await testServer({ kind })
    const stored = storedFor(await TestPerson.guest(server, 'Olena'), 'running-differs')
    const { storage, games } = server.node
    // The state after its last snapshot was written: there its replay differs.
    const { sequence, step } = stored.snapshots.at(-1) ?? { sequence: 0, step: 0 }
    const match = { ...stored.match, sequence, step }
    await insertAll(storage, { ...stored, match, journal: stored.journal.slice(0, sequence) })
    expect(await checkMatches(storage, games)).toEqual({ checked: 1, findings: [] })
  })

  it('keeps its result and its replay when it has ended and replays to the same end', async () => {
    const { person, stored } = await restored(kind, 'finished-replays')
    const { id, step, standings } = stored.match
    const { frame, log } = await person.open(id, 'spectator')
    expect(frame).toMatchObject({ step, standings })
    expect(frame?.replayableFrom).toBeUndefined()
    expect(log.length).toBeGreaterThan(100)
    expect((await past(person, stored, 20)).step).toBe(20)
    const record = await person.get<MatchRecord>(`/tables/${id}/record`)
    expect(Match.verify(hegemony, record).outcome).toBe('proven')
  })

  it('keeps its result and its log when it has ended and its replay differs, archived or not', async () => {
    const { server, person, stored } = await restored(kind, 'finished-differs')
    const { id, step, standings } = stored.match
    const { storage } = server.node
    for (const archived of [false, true]) {
      if (archived) {
        await archive(storage, id, await entriesAfter(storage, id, 0), await newestSnapshot(storage, id))
      }
      server.tables.cache.forgetIdle()
      const { update } = await person.ask('table:look', { match: id, viewer: 'spectator' })
      expect(update.frame).toMatchObject({ step, standings, replayableFrom: step })
      expect(update.log.add.length).toBeGreaterThan(100)
      expect(await codeOf(past(person, stored, step - 1))).toBe('earlier-rules')
      const record = await person.get<MatchRecord>(`/tables/${id}/record`)
      expect(record).toEqual(stored.snapshots.at(-1)?.record)
    }
    expect(await matchRow(storage, id)).toMatchObject({
      sequence: stored.match.sequence,
      status: 'finished',
      standings,
    })
    const results = await runSql(storage, 'select seat, score from results where match = ? order by seat', [id])
    expect(results).toEqual(
      standings?.map(({ seat, score }) => ({ seat, score })).sort((a, b) => a.seat.localeCompare(b.seat)),
    )
  })
})
