// Settings, seats and start of a match, and the lists it appears in.
import { randomUUID } from 'node:crypto'
import { Match } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { expect, it } from 'vitest'
import { accountRow, NOW } from '../testing/rows.ts'
import { onBothStorages, sharedDriver } from '../testing/storage.ts'
import { lateSeats } from './clock.ts'
import type { Driver } from './driver.ts'
import { entriesAfter } from './journal.ts'
import {
  changeTable,
  createMatch,
  listedMatches,
  type MatchStart,
  matchByCode,
  matchesOf,
  matchRow,
  matchRows,
  type NewMatch,
  removeMatch,
  runningMatches,
  seedOf,
  startMatch,
} from './matches.ts'
import { epochOf, forgetNodes, nodeGone, nodeSeen } from './nodes.ts'
import { seatRows } from './seats.ts'
import { newestSnapshot } from './snapshots.ts'
import { sql } from './sql.ts'

const BLOCK = sql('test.block', 'insert into blocks (account, blocked, at) values (?, ?, ?)')
const NOTES = sql<{ seat: string; why: string }>(
  'test.seat-changes',
  'select seat, why from seat_changes where match = ? order by at, seat',
)
const NODES = sql<{ id: string }>('test.nodes', 'select id from nodes where id in {inList}')

const FREE = {
  holder: null,
  bot: null,
  owner: null,
  open: false,
  playing: false,
  ready: false,
  satAt: null,
}

const SETTINGS = {
  name: 'Table',
  language: 'uk',
  options: { players: 2, automas: [] },
  listed: true,
  watching: 'all',
  chat: 'phrases',
  afterEnd: false,
  hints: true,
  randomSeats: false,
  turnSeconds: 86_400,
  whenLate: 'bot',
  botDelayMs: 0,
} as const

async function accountIn(driver: Driver, name = 'Anna'): Promise<string> {
  const account = randomUUID()
  await driver.batch([accountRow(account, name)])
  return account
}

async function made(driver: Driver, host: string, more: Partial<NewMatch> = {}): Promise<NewMatch> {
  const match: NewMatch = {
    ...SETTINGS,
    id: randomUUID(),
    code: randomUUID().slice(0, 8),
    game: 'ballot',
    gameVersion: 1,
    host,
    createdAt: NOW,
    seats: ['red', 'blue', 'auto'],
    automatic: ['auto'],
    ...more,
  }
  expect(await createMatch(driver, match)).toBe(true)
  return match
}

function beginning(match: string, version: number, holder: string): MatchStart {
  const begun = Match.start(ballot, {}, 'seed')
  const turn = {
    seat: 'red',
    toAct: true,
    actingSince: NOW,
    dueAt: NOW + 10,
    remindAt: null,
    leftSeconds: null,
    missed: 0,
    prompt: null,
  }
  return {
    match,
    version,
    at: NOW,
    gameVersion: 2,
    seed: 'seed',
    seedSeal: 'seal',
    summary: { key: 'round' },
    botDueAt: null,
    assignments: [
      { ...FREE, seat: 'red', holder, playing: true, ready: true, satAt: NOW },
      { ...FREE, seat: 'blue', bot: 'medium', playing: true, ready: true },
    ],
    turns: [turn],
    seatChanges: [{ seat: 'blue', from: null, to: null, bot: 'medium', why: 'started' }],
    entry: {
      sequence: 1,
      kind: 'start',
      seat: null,
      answer: null,
      step: 0,
      actor: holder,
      bot: null,
      request: null,
      revealed: false,
      events: begun.emittedSince(),
      cuts: null,
    },
    snapshot: { sequence: 1, step: 0, stage: 0, record: begun.record() },
  }
}

onBothStorages('a table', (kind) => {
  it('stores its settings and seats once, and returns them by id, code and host', async () => {
    const driver = await sharedDriver(kind)
    const host = await accountIn(driver, 'Host')
    const match = await made(driver, host)
    expect(await createMatch(driver, match)).toBe(false)
    expect(await createMatch(driver, { ...match, id: randomUUID() })).toBe(false)
    const other = await made(driver, host)
    const rows = await matchRows(driver, [other.id, randomUUID(), match.id])
    expect(rows.map(({ id }) => id)).toEqual([other.id, match.id])
    expect(rows[1]).toMatchObject({
      ...SETTINGS,
      code: match.code,
      hostName: 'Host',
      hostMember: false,
      status: 'gathering',
      sequence: 0,
      version: 0,
      createdAt: NOW,
      startedAt: null,
    })
    const seats = await seatRows(driver, [match.id])
    expect(seats.map(({ seat, automatic, holder }) => ({ seat, automatic, holder }))).toEqual([
      { seat: 'red', automatic: false, holder: null },
      { seat: 'blue', automatic: false, holder: null },
      { seat: 'auto', automatic: true, holder: null },
    ])
    expect(await matchByCode(driver, match.code)).toBe(match.id)
    expect(await matchByCode(driver, 'NOTACODE')).toBeNull()
    expect((await matchesOf(driver, host)).toSorted()).toEqual([match.id, other.id].toSorted())
  })

  it('changes only for a caller that has its current version, and raises it', async () => {
    const driver = await sharedDriver(kind)
    const [host, guest] = [await accountIn(driver), await accountIn(driver, 'Guest')]
    const { id: match } = await made(driver, host)
    const sit = (version: number, seat: string, holder: string) =>
      changeTable(driver, {
        match,
        version,
        status: 'gathering',
        at: NOW,
        assignments: [{ ...FREE, seat, holder, satAt: NOW }],
        seatChanges: [{ seat, from: null, to: holder, bot: null, why: 'sat' }],
      })
    expect((await Promise.all([sit(0, 'red', host), sit(0, 'red', guest)])).toSorted()).toEqual([false, true])
    const [red] = await seatRows(driver, [match])
    expect([host, guest]).toContain(red?.holder)
    expect(await sit(0, 'blue', guest)).toBe(false)
    expect(await sit(1, 'blue', guest)).toBe(true)
    expect(await sit(2, 'no such seat', guest)).toBe(false)
    expect(await driver.read(NOTES, [match])).toEqual([
      { seat: 'blue', why: 'sat' },
      { seat: 'red', why: 'sat' },
    ])
    const settings = { ...SETTINGS, name: 'Other', listed: false, turnSeconds: null, options: { players: 1 } }
    const places = { seats: ['blue', 'green'], automatic: ['green'] }
    const change = {
      match,
      version: 2,
      status: 'gathering',
      at: NOW,
      settings,
      places,
      host: guest,
      code: 'NEWCODE22',
    } as const
    expect(await changeTable(driver, { ...change, status: 'playing' })).toBe(false)
    expect(await changeTable(driver, change)).toBe(true)
    expect(await matchRow(driver, match)).toMatchObject({ ...settings, version: 3, host: guest, code: 'NEWCODE22' })
    expect((await seatRows(driver, [match])).map(({ seat, holder, automatic }) => [seat, holder, automatic])).toEqual([
      ['blue', guest, false],
      ['green', null, true],
    ])
    expect(await removeMatch(driver, { match, version: 2 })).toBe(false)
    expect(await removeMatch(driver, { match, version: 3 })).toBe(true)
    expect(await matchRow(driver, match)).toBeNull()
    expect(await seatRows(driver, [match])).toEqual([])
  })

  it('starts once, with its seed, its first entry, its turns and a snapshot', async () => {
    const driver = await sharedDriver(kind)
    const host = await accountIn(driver)
    const { id: match } = await made(driver, host)
    const start = beginning(match, 0, host)
    expect((await Promise.all([startMatch(driver, start), startMatch(driver, start)])).toSorted()).toEqual([
      false,
      true,
    ])
    expect(await matchRow(driver, match)).toMatchObject({
      status: 'playing',
      version: 1,
      sequence: 1,
      gameVersion: 2,
      seedSeal: 'seal',
      startedAt: NOW,
      movedAt: NOW,
    })
    expect(await seedOf(driver, match)).toBe('seed')
    expect(await entriesAfter(driver, match, 0)).toEqual([start.entry])
    expect(await newestSnapshot(driver, match)).toEqual(start.snapshot)
    expect((await seatRows(driver, [match])).map(({ seat, holder, bot, toAct }) => [seat, holder, bot, toAct])).toEqual(
      [
        ['red', host, null, true],
        ['blue', null, 'medium', false],
        ['auto', null, null, false],
      ],
    )
    expect(await runningMatches(driver, 1000)).toContain(match)
    expect(await lateSeats(driver, NOW + 9, 1000)).not.toContainEqual({ match, seat: 'red' })
    expect(await lateSeats(driver, NOW + 10, 1000)).toContainEqual({ match, seat: 'red' })
    expect(await removeMatch(driver, { match, version: 1 })).toBe(false)
  })

  it('appears among the open tables while it is listed, has a free seat, and its host is not blocked', async () => {
    const driver = await sharedDriver(kind)
    const [host, guest, stranger] = [await accountIn(driver), await accountIn(driver), await accountIn(driver)]
    const open = await made(driver, host, { createdAt: NOW + 1 })
    const later = await made(driver, host, { createdAt: NOW + 2 })
    const hidden = await made(driver, host, { listed: false, createdAt: NOW + 3 })
    const full = await made(driver, host, { createdAt: NOW + 4 })
    const assignments = ['red', 'blue'].map((seat) => ({ ...FREE, seat, holder: guest, satAt: NOW }))
    await changeTable(driver, { match: full.id, version: 0, status: 'gathering', at: NOW, assignments })
    await driver.write(BLOCK, [stranger, host, NOW])
    const mine = [open, later, hidden, full].map(({ id }) => id)
    const listed = async (account: string | null, before = NOW + 10, limit = 1000) =>
      (await listedMatches(driver, account, before, limit)).map(({ id }) => id).filter((id) => mine.includes(id))
    expect(await listed(guest)).toEqual([later.id, open.id])
    expect(await listed(null)).toEqual([later.id, open.id])
    expect(await listed(guest, NOW + 2)).toEqual([open.id])
    expect(await listed(stranger)).toEqual([])
    expect(await listedMatches(driver, guest, NOW + 10, 1)).toHaveLength(1)
  })
})

onBothStorages('nodes', (kind) => {
  it('appear with the epoch of the database, and disappear when they are not seen', async () => {
    const driver = await sharedDriver(kind)
    const [one, two] = [randomUUID(), randomUUID()]
    const ids = JSON.stringify([one, two])
    const epoch = await nodeSeen(driver, one, NOW, NOW)
    expect(epoch).toMatch(/^[0-9a-f-]{36}$/)
    expect(await nodeSeen(driver, two, NOW, NOW + 5)).toBe(epoch)
    expect(await epochOf(driver)).toBe(epoch)
    await forgetNodes(driver, NOW + 5)
    expect(await driver.read(NODES, [ids])).toEqual([{ id: two }])
    await nodeGone(driver, two)
    expect(await driver.read(NODES, [ids])).toEqual([])
  })
})
