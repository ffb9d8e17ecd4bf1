// Appends write entries, match, turns and snapshot in one batch; of several writers only the first succeeds.
import { randomUUID } from 'node:crypto'
import { Match, type MatchRecord, randomFrom, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { expect, it } from 'vitest'
import { accountRow, matchRow, NOW, seatRow } from '../testing/rows.ts'
import { onBothStorages, sharedDriver } from '../testing/storage.ts'
import { archive, matchesToArchive } from './archives.ts'
import type { Driver } from './driver.ts'
import type { Entry } from './entry.ts'
import {
  type Append,
  activeEntries,
  appendMoves,
  choicesMade,
  entriesAfter,
  sequenceOfRequest,
  stepAt,
} from './journal.ts'
import { changeTable, freezeMatch, matchRow as readMatch } from './matches.ts'
import { seatRows } from './seats.ts'
import { newestSnapshot, snapshotBefore } from './snapshots.ts'
import { sql } from './sql.ts'

const REMIND = sql('test.remind', 'update seats set reminded = 2, reminded_at = ? where match = ? and seat = ?')
const SNAPSHOT_BYTES = sql<{ bytes: number }>(
  'test.snapshot-bytes',
  'select length(record) as bytes from snapshots where match = ?',
)

const record = (): MatchRecord => Match.start(ballot, {}, 'seed').record()

function entry(sequence: number, more: Partial<Entry> = {}): Entry {
  return {
    sequence,
    kind: 'choice',
    seat: 'red',
    answer: 'pass',
    step: sequence - 1,
    actor: null,
    bot: null,
    request: null,
    revealed: false,
    events: [],
    cuts: null,
    ...more,
  }
}

function append(match: string, sequence: number, more: Partial<Append> = {}): Append {
  return {
    match,
    after: { sequence: sequence - 1, version: 0 },
    entries: [entry(sequence)],
    at: NOW,
    revealedStep: 0,
    botDueAt: null,
    summary: { key: 'round', params: { round: 1 } },
    standings: null,
    turns: [],
    snapshot: null,
    forgetAfter: null,
    ...more,
  }
}

async function playing(driver: Driver): Promise<{ match: string; account: string }> {
  const [match, account] = [randomUUID(), randomUUID()]
  await driver.batch([
    accountRow(account),
    matchRow({ id: match }),
    seatRow(match, 'red', account),
    seatRow(match, 'blue', null, 1),
  ])
  return { match, account }
}

onBothStorages('appendMoves', (kind) => {
  it('writes entries with their events and cuts, the match, the turns and the snapshot', async () => {
    const driver = await sharedDriver(kind)
    const { match, account } = await playing(driver)
    const request = randomUUID()
    const events = [
      { event: { type: 'paid', amount: 3 } },
      { event: { type: 'drawn', card: 'x' }, only: ['red'], otherwise: { type: 'drawn' } },
    ]
    const first = entry(2, {
      actor: account,
      request,
      revealed: true,
      answer: 'ballot-б',
      events,
      cuts: [1, 2],
    })
    const second = entry(3, { seat: 'blue', bot: 'medium' })
    const prompt = { key: 'choose', params: { of: 'card' } }
    const turn = {
      seat: 'blue',
      toAct: true,
      actingSince: NOW,
      dueAt: NOW + 9,
      remindAt: NOW + 5,
      leftSeconds: null,
      missed: 1,
      prompt,
    }
    const snapshot = { sequence: 3, step: 2, stage: 1, record: record() }
    const more = { entries: [first, second], turns: [turn], snapshot, revealedStep: 1, botDueAt: NOW + 2 }
    expect(await appendMoves(driver, append(match, 2, more))).toBe('written')
    expect(await entriesAfter(driver, match, 1)).toEqual([first, second])
    expect(await entriesAfter(driver, match, 2)).toEqual([second])
    expect(await sequenceOfRequest(driver, match, request)).toBe(2)
    expect(await sequenceOfRequest(driver, match, randomUUID())).toBeNull()
    expect(await stepAt(driver, match, 3)).toBe(2)
    expect(await readMatch(driver, match)).toMatchObject({
      sequence: 3,
      step: 2,
      revealedStep: 1,
      movedAt: NOW,
      botDueAt: NOW + 2,
      summary: { key: 'round', params: { round: 1 } },
      standings: null,
      status: 'playing',
      version: 0,
    })
    const seats = await seatRows(driver, [match])
    expect(seats.map(({ seat, holder, toAct }) => [seat, holder, toAct])).toEqual([
      ['red', account, false],
      ['blue', null, true],
    ])
    expect(seats[1]).toMatchObject({ actingSince: NOW, dueAt: NOW + 9, remindAt: NOW + 5, missed: 1, prompt })
    expect(await newestSnapshot(driver, match)).toEqual(snapshot)
    const [stored] = await driver.read(SNAPSHOT_BYTES, [match])
    expect(stored?.bytes).toBeLessThan(JSON.stringify(snapshot.record).length)
  })

  it('ends the match with its standings', async () => {
    const driver = await sharedDriver(kind)
    const { match } = await playing(driver)
    const standings = [{ seat: 'red', rank: 1, score: 7 }]
    expect(await appendMoves(driver, append(match, 2, { standings }))).toBe('written')
    expect(await readMatch(driver, match)).toMatchObject({ status: 'finished', finishedAt: NOW, standings })
    expect(await appendMoves(driver, append(match, 3))).toBe('conflict')
  })

  it('writes nothing when the match has moved, its table has changed, it is frozen, or the request is written', async () => {
    const driver = await sharedDriver(kind)
    const { match } = await playing(driver)
    const request = randomUUID()
    expect(await appendMoves(driver, append(match, 2, { entries: [entry(2, { request })] }))).toBe('written')
    expect(await appendMoves(driver, append(match, 2))).toBe('conflict')
    expect(await appendMoves(driver, append(match, 4))).toBe('conflict')
    expect(await appendMoves(driver, append(match, 3, { after: { sequence: 2, version: 1 } }))).toBe('conflict')
    expect(await appendMoves(driver, append(match, 3, { entries: [entry(3, { request })] }))).toBe('conflict')
    expect(await appendMoves(driver, append(randomUUID(), 2))).toBe('conflict')
    expect(await entriesAfter(driver, match, 0)).toHaveLength(1)
    expect(await readMatch(driver, match)).toMatchObject({ sequence: 2 })
    await freezeMatch(driver, match, 'earlier-rules')
    expect(await appendMoves(driver, append(match, 3, { after: { sequence: 2, version: 1 } }))).toBe('conflict')
  })

  it('keeps the count of reminders for the same turn, and resets it for another', async () => {
    const driver = await sharedDriver(kind)
    const { match } = await playing(driver)
    const turn = {
      seat: 'red',
      toAct: true,
      actingSince: NOW,
      dueAt: null,
      remindAt: null,
      leftSeconds: null,
      missed: 0,
      prompt: null,
    }
    await appendMoves(driver, append(match, 2, { turns: [turn] }))
    await driver.write(REMIND, [NOW, match, 'red'])
    await appendMoves(driver, append(match, 3, { turns: [{ ...turn, prompt: { key: 'other' } }] }))
    expect((await seatRows(driver, [match]))[0]).toMatchObject({
      reminded: 2,
      remindedAt: NOW,
      prompt: { key: 'other' },
    })
    await appendMoves(driver, append(match, 4, { turns: [{ ...turn, actingSince: NOW + 1 }] }))
    expect((await seatRows(driver, [match]))[0]).toMatchObject({ reminded: 0, remindedAt: null })
  })

  it('deletes snapshots of steps that were undone', async () => {
    const driver = await sharedDriver(kind)
    const { match } = await playing(driver)
    for (let sequence = 2; sequence <= 6; sequence++) {
      const snapshot = { sequence, step: sequence - 1, stage: 0, record: record() }
      await appendMoves(driver, append(match, sequence, { snapshot }))
    }
    const undo = entry(7, { kind: 'undo', seat: null, answer: null, step: 2 })
    expect(await appendMoves(driver, append(match, 7, { entries: [undo], forgetAfter: 2 }))).toBe('written')
    expect(await newestSnapshot(driver, match)).toMatchObject({ sequence: 3, step: 2 })
    expect(await snapshotBefore(driver, match, 1)).toMatchObject({ sequence: 2, step: 1 })
    expect(await snapshotBefore(driver, match, 0)).toBeNull()
  })

  it('writes exactly one of two appends to a sequence, in each of 100 rounds', async () => {
    const driver = await sharedDriver(kind)
    const { match } = await playing(driver)
    for (let sequence = 2; sequence <= 101; sequence++) {
      const outcomes = await Promise.all([
        appendMoves(driver, append(match, sequence, { entries: [entry(sequence, { bot: 'one' })] })),
        appendMoves(driver, append(match, sequence, { entries: [entry(sequence, { bot: 'two' })] })),
      ])
      expect(outcomes.toSorted()).toEqual(['conflict', 'written'])
    }
    expect((await entriesAfter(driver, match, 0)).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 2),
    )
  })

  it('writes no move that builds on older seats when both change at once, in each of 100 rounds', async () => {
    const driver = await sharedDriver(kind)
    const { match, account } = await playing(driver)
    let version = 0
    let sequence = 1
    for (let round = 0; round < 100; round++) {
      const assignment = {
        seat: 'red',
        bot: null,
        owner: null,
        open: false,
        playing: true,
        ready: true,
        satAt: NOW,
      }
      const move = appendMoves(driver, append(match, sequence + 1, { after: { sequence, version } }))
      const sat = changeTable(driver, {
        match,
        version,
        status: 'playing',
        at: NOW,
        assignments: [{ ...assignment, holder: account }],
      })
      const [moved, changed] = await Promise.all([move, sat])
      // A move does not raise the version: after it the seats may change. After the change the move is refused.
      expect(changed || moved === 'written').toBe(true)
      const row = await readMatch(driver, match)
      expect(row).toMatchObject({
        sequence: moved === 'written' ? sequence + 1 : sequence,
        version: changed ? version + 1 : version,
      })
      sequence = row?.sequence ?? 0
      version = row?.version ?? 0
    }
    expect(await entriesAfter(driver, match, 0)).toHaveLength(sequence - 1)
  })
})

onBothStorages('choicesMade', (kind) => {
  it('counts choices that were not undone, in the journal and in the archive', async () => {
    const driver = await sharedDriver(kind)
    const random = randomFrom(seedRandom('taken back'))
    const accounts = [randomUUID(), randomUUID()]
    await driver.batch(accounts.map((id) => accountRow(id)))
    const matches: string[] = []
    let taken = 0
    const expected = new Map<string, number>()
    for (let number = 0; number < 3; number++) {
      const { match } = await playing(driver)
      matches.push(match)
      let step = 0
      for (let sequence = 2; sequence <= 60; sequence++) {
        const isBack = step > 0 && random.below(5) === 0
        step = isBack ? step - 1 - random.below(Math.min(step, 4)) : step + 1
        const choice = {
          seat: ['red', 'blue'][random.below(2)] ?? null,
          actor: [...accounts, null][random.below(3)] ?? null,
        }
        const one = isBack
          ? entry(sequence, { kind: random.below(2) === 0 ? 'undo' : 'rewind', seat: null, answer: null, step })
          : entry(sequence, { ...choice, step })
        const snapshot = { sequence, step, stage: 0, record: record() }
        await appendMoves(
          driver,
          append(match, sequence, { entries: [one], snapshot: sequence === 60 ? snapshot : null }),
        )
      }
      const entries = await entriesAfter(driver, match, 0)
      const active = activeEntries(entries)
      taken += entries.filter((one) => one.kind === 'choice').length - active.length
      for (const { seat, actor } of active) {
        const key = `${match} ${seat} ${actor}`
        expected.set(key, (expected.get(key) ?? 0) + 1)
      }
    }
    const counted = async () => {
      const counts = new Map<string, number>()
      for (const { match, seat, actor, choices } of await choicesMade(driver, matches)) {
        const key = `${match} ${seat} ${actor}`
        counts.set(key, (counts.get(key) ?? 0) + choices)
      }
      return [...counts].toSorted()
    }
    expect(taken).toBeGreaterThan(20)
    expect(await counted()).toEqual([...expected].toSorted())
    const [, archived = ''] = matches
    const entries = await entriesAfter(driver, archived, 0)
    const end = await newestSnapshot(driver, archived)
    expect(await archive(driver, archived, entries, end)).toBe(true)
    expect(await archive(driver, archived, entries, end)).toBe(false)
    expect(await stepAt(driver, archived, 2)).toBeNull()
    expect(await entriesAfter(driver, archived, 0)).toEqual(entries)
    expect(await newestSnapshot(driver, archived)).toMatchObject({ sequence: 60, record: end?.record })
    expect(await counted()).toEqual([...expected].toSorted())
  })
})

onBothStorages('archive', (kind) => {
  it('packs matches that ended before a time, the oldest first, and none twice', async () => {
    const driver = await sharedDriver(kind)
    const ended: string[] = []
    for (const at of [1000, 2000, 3000]) {
      const { match } = await playing(driver)
      const snapshot = { sequence: 2, step: 1, stage: 0, record: record() }
      await appendMoves(driver, append(match, 2, { at, standings: [], snapshot }))
      ended.push(match)
    }
    expect(await matchesToArchive(driver, 3000, 10)).toEqual(ended.slice(0, 2))
    const [first = ''] = ended
    expect(await archive(driver, first, await entriesAfter(driver, first, 0), null)).toBe(false)
    await archive(driver, first, await entriesAfter(driver, first, 0), await newestSnapshot(driver, first))
    expect(await matchesToArchive(driver, 3000, 10)).toEqual(ended.slice(1, 2))
  })
})
