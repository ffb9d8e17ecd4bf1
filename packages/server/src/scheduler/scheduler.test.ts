// Reminders, late turns, leaving, returning, new players and vacations, with a clock that the test moves.

import { randomUUID } from 'node:crypto'
import type { Companion, PlayedMatch, TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextReminder } from '../notifications/outbox.ts'
import { afterQuietHours } from '../notifications/quiet.ts'
import { entriesAfter } from '../storage/journal.ts'
import { matchRow } from '../storage/matches.ts'
import { dueAfter, turnsAfter } from '../tables/turns.ts'
import { begunTable, playOn, Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { onBothStorages, runSql } from '../testing/storage.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

const code = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

let server: TestServer

interface OutboxRow {
  readonly kind: string
  readonly seat: string
  readonly account: string
  readonly dropped: string | null
}

const outbox = (match: string) =>
  runSql<OutboxRow>(
    server.node.storage,
    'select kind, seat, account, dropped from outbox where match = ? order by send_at, kind',
    [match],
  )

async function fourPeople(about: Record<string, unknown>) {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
  const { table, seats } = await begunTable(people, about)
  return { people, table, seats }
}

const seatOf = (table: TableSeen, seat: string | undefined) => table.seats.find((one) => one.seat === seat)

describe('turns', () => {
  const seat = (about: object) => ({
    seat: 'red',
    holder: 'anna',
    toAct: false,
    actingSince: null,
    dueAt: null,
    remindAt: null,
    leftSeconds: null,
    missed: 0,
    prompt: null,
    awayFrom: null,
    awayUntil: null,
    ...about,
  })
  const now = Date.parse('2026-05-01T12:00:00Z')
  const change = { asked: new Map([['red', { key: 'ballot.turn' }]]), now, turnSeconds: 3600, undo: false, chose: [] }

  it('start a clock when a seat becomes active, and do not restart it while the turn continues', () => {
    const [begun] = turnsAfter([seat({})], change)
    expect(begun).toMatchObject({ toAct: true, actingSince: now, dueAt: now + HOUR })
    expect(turnsAfter([seat(begun ?? {})], { ...change, now: now + 1000 })).toEqual([])
  })

  it('continue with the next decision, whose prompt the row keeps for its seat', () => {
    const [begun] = turnsAfter([seat({})], change)
    const later = {
      ...change,
      asked: new Map([['red', { key: 'ballot.discard' }]]),
      now: now + 1000,
    }
    expect(turnsAfter([seat(begun ?? {})], later)).toMatchObject([
      { actingSince: now, prompt: { key: 'ballot.discard' } },
    ])
  })

  it('get their remaining time back after undo', () => {
    const acting = seat({ toAct: true, actingSince: now, dueAt: now + HOUR })
    const [ended] = turnsAfter([acting], { ...change, asked: new Map(), now: now + HOUR / 2 })
    expect(ended?.leftSeconds).toBe(1800)
    const later = now + 2 * HOUR
    const [again] = turnsAfter([seat(ended ?? {})], { ...change, now: later, undo: true })
    expect(again?.dueAt).toEqual(later + HOUR / 2)
  })

  it('start no clock for machines', () => {
    expect(turnsAfter([seat({ holder: null })], change)[0]).toMatchObject({ toAct: true, dueAt: null, remindAt: null })
  })

  it('pause during a vacation', () => {
    const from = now + HOUR
    const until = now + 3 * DAY
    expect(dueAfter(now, 1800, from, until)).toEqual(now + HOUR / 2)
    expect(dueAfter(now, 7200, from, until)).toEqual(until + HOUR)
    expect(dueAfter(until, 3600, from, until)).toEqual(until + HOUR)
  })

  it('remind at half time and an hour before the end, or after quiet hours', () => {
    const due = now + DAY
    expect(nextReminder(1, now, due, now)).toEqual(now + DAY / 2)
    expect(nextReminder(2, now, due, now)).toEqual(due - HOUR)
    expect(nextReminder(3, now, due, now)).toBeNull()
    expect(nextReminder(1, now, null, now)).toBeNull()
    const night = { from: 22 * 60, until: 8 * 60 }
    expect(afterQuietHours(Date.parse('2026-05-01T21:30:00Z'), night, 'Europe/Kyiv')).toEqual(
      Date.parse('2026-05-02T05:00:00Z'),
    )
    expect(afterQuietHours(now, night, 'Europe/Kyiv')).toEqual(now)
  })
})

onBothStorages('the scheduler', (kind) => {
  beforeAll(async () => {
    server = await testServer({ kind })
  })

  describe('notices', () => {
    it('get written once for a turn, and dropped when the turn is over', async () => {
      const { table, people, seats } = await fourPeople({ turnSeconds: 86_400 })
      server.clock.move(61_000)
      await server.outbox.remind()
      await server.outbox.remind()
      const first = (await outbox(table.id)).filter(({ kind }) => kind === 'your-turn')
      expect(first.map(({ seat }) => seat).toSorted()).toEqual([...seats].toSorted())
      const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
      await playOn(tables, 'turn over', 4)
      await server.outbox.dispatcher.send()
      const dropped = (await outbox(table.id)).filter(({ kind }) => kind === 'your-turn')
      expect(dropped.every(({ dropped: why }) => why === 'over')).toBe(true)
    })

    it('skip players at the table', async () => {
      const { table, people, seats } = await fourPeople({ turnSeconds: 86_400 })
      await people[0]?.open(table.id, seats[0] ?? '')
      server.clock.move(61_000)
      await server.outbox.remind()
      const told = (await outbox(table.id)).filter(({ kind }) => kind === 'your-turn').map(({ seat }) => seat)
      expect(told.toSorted()).toEqual(seats.slice(1).toSorted())
      server.clock.move(DAY / 2)
      await server.outbox.remind()
      expect((await outbox(table.id)).filter(({ kind }) => kind === 'half-time')).toHaveLength(4)
    })
  })

  describe('a reminder by hand', () => {
    it('reaches an active, absent player, not twice within hours, and never from outside', async () => {
      const { table, people, seats } = await fourPeople({ turnSeconds: 86_400, watching: 'all' })
      const [anna, bela, cleo] = people
      const [, second = '', third = ''] = seats
      if (anna === undefined || bela === undefined || cleo === undefined) throw new Error('nobody')
      const remind = (person: TestPerson, seat: string) => code(person.post(`/tables/${table.id}/remind/${seat}`))
      expect(await remind(anna, second)).toBe('fine')
      const seen = await anna.get<TableSeen>(`/tables/${table.id}`)
      expect(seatOf(seen, second)?.remindedAt).not.toBeNull()
      expect(seatOf(seen, third)?.remindedAt).toBeNull()
      expect(await remind(cleo, second)).toBe('too-fast')
      await cleo.open(table.id, third)
      expect(await remind(anna, third)).toBe('too-fast')
      expect(await remind(await TestPerson.guest(server, 'Zoe'), second)).toBe('forbidden')
      server.clock.move(6 * HOUR)
      expect(await remind(anna, second)).toBe('fine')
      const told = (await outbox(table.id)).filter(({ kind, seat }) => kind === 'your-turn' && seat === second)
      expect(told).toHaveLength(2)
    })
  })

  describe('lists of tables', () => {
    it('show the own prompt only, and the time of a reminder', async () => {
      const { table, people, seats } = await fourPeople({ turnSeconds: 86_400, watching: 'all', listed: true })
      const [anna, bela] = people
      if (anna === undefined || bela === undefined) throw new Error('nobody')
      const mine = async (person: TestPerson) =>
        (await person.get<{ items: TableSeen[] }>('/me/tables')).items.find(({ id }) => id === table.id)
      const at = await anna.open(table.id, seats[0] ?? '')
      expect((await mine(anna))?.question).toEqual(at.decision?.prompt)
      await playOn([at], 'lists', 1)
      expect((await mine(anna))?.question).toBeNull()
      expect((await mine(bela))?.question).not.toBeNull()
      for (const path of [`/tables/${table.id}`, `/invitations/${table.code}`])
        expect(JSON.stringify(await anna.get(path))).toContain('"question":null')
      expect(at.seen?.question).toBeNull()

      expect(seatOf(await anna.get<TableSeen>(`/tables/${table.id}`), seats[1])?.remindedAt).toBeNull()
      server.clock.move(61_000)
      await server.outbox.remind()
      // Anna gets the change without a request.
      await expect.poll(() => at.seen && seatOf(at.seen, seats[1])?.remindedAt).toBeTypeOf('string')
      const seen = seatOf(await anna.get<TableSeen>(`/tables/${table.id}`), seats[1])
      expect(Math.abs(Date.parse(seen?.remindedAt ?? '') - server.clock.now())).toBeLessThan(60_000)
    })

    it('update at once in open lobbies', async () => {
      const { table, people, seats } = await fourPeople({})
      const [anna, bela] = people
      const told: TableSeen[] = []
      const socket = await bela?.connect()
      socket?.on('lobby:changed', (row) => told.push(row))
      await bela?.ask('lobby:watch', {})
      const at = await anna?.open(table.id, seats[0] ?? '')
      await playOn(at === undefined ? [] : [at], 'lobby', 1)
      await expect.poll(() => told.at(-1)?.step).toBe(1)
      expect(told.at(-1)).toMatchObject({ id: table.id, code: table.code })
      expect(told.at(-1)?.question).not.toBeNull()
      expect((await server.node.metrics.framesBytes.get()).values[0]?.value).toBeGreaterThan(0)
    })
  })

  describe('notices to absent players', () => {
    it('report an undo request to players who must agree', async () => {
      const { table, people, seats } = await fourPeople({})
      const [anna, bela] = people
      const at = await anna?.open(table.id, seats[0] ?? '')
      await playOn(at === undefined ? [] : [at], 'asks', 1)
      const other = await bela?.open(table.id, seats[1] ?? '')
      await playOn(other === undefined ? [] : [other], 'asks', 1)
      await anna?.ask('table:ask-back', { match: table.id, request: randomUUID(), toStep: 0 })
      const told = (await outbox(table.id)).filter(({ kind }) => kind === 'undo-asked')
      // Bela is at the table and sees the request there.
      expect(told.map(({ account }) => account).toSorted()).toEqual([people[2]?.id, people[3]?.id].toSorted())
    })

    it('report the end of a match, whose length and players appear in lists', async () => {
      const { table, people, seats } = await fourPeople({ options: { rounds: 1 } })
      const [anna, , , dana] = people
      if (anna === undefined || dana === undefined) throw new Error('nobody')
      await dana.patch('/me', { shows: { statistics: true, matches: true, presence: false } })
      const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
      await playOn(tables, 'to the end')
      await expect
        .poll(async () =>
          (await outbox(table.id)).filter(({ kind }) => kind === 'finished').map(({ account }) => account),
        )
        .toEqual([dana.id])
      const [played] = (await anna.get<{ items: PlayedMatch[] }>('/me/matches')).items
      expect(played).toMatchObject({ match: table.id, choices: tables[0]?.frame?.step })
      expect(Date.parse(played?.startedAt ?? '')).toBeLessThanOrEqual(Date.parse(played?.finishedAt ?? ''))
      const { items } = await anna.get<{ items: Companion[] }>('/me/people')
      expect(items.map(({ matches }) => matches)).toEqual([1, 1, 1])
    })
  })

  describe('a late turn', () => {
    it('goes to a bot when more than half of the others agree, and the third one gives the seat to the bot', async () => {
      const { table, people, seats } = await fourPeople({ turnSeconds: 3600 })
      const [anna, bela, cleo] = people
      const [, , , late = ''] = seats
      const ask = (person: TestPerson | undefined) =>
        code(person?.post(`/tables/${table.id}/late/${late}`) ?? Promise.resolve())
      expect(await ask(anna)).toBe('not-late')
      const tables = await Promise.all(people.slice(0, 3).map((person, i) => person.open(table.id, seats[i] ?? '')))
      for (let turn = 1; turn <= 3; turn++) {
        while (tables[0]?.frame?.waitingFor.join() !== late) await playOn(tables, `late ${turn}`, 1)
        server.clock.move(2 * HOUR)
        expect(await ask(people[3])).toBe('not-your-seat')
        expect(await ask(anna)).toBe('fine')
        expect(tables[0]?.frame?.waitingFor).toEqual([late])
        expect(await ask(anna)).toBe('fine')
        expect(tables[0]?.frame?.waitingFor).toEqual([late])
        expect(await ask(bela)).toBe('fine')
        await tables[0]?.until(({ frame }) => frame?.waitingFor.includes(late) === false)
        await Promise.all(tables.map((one) => one.until(({ serial }) => serial >= (tables[0]?.serial ?? 0))))
      }
      const now = await cleo?.get<TableSeen>(`/tables/${table.id}`)
      expect(now && seatOf(now, late)).toMatchObject({ bot: 'medium', holder: null, owner: { id: people[3]?.id } })
      await people[3]?.post(`/tables/${table.id}/seats/${late}/back`)
      const back = await cleo?.get<TableSeen>(`/tables/${table.id}`)
      expect(back && seatOf(back, late)).toMatchObject({ bot: null, holder: { id: people[3]?.id }, missed: 0 })
    })

    it('goes to a bot automatically where the table has this setting', async () => {
      const { table, seats } = await fourPeople({ turnSeconds: 3600, whenLate: 'bot' })
      server.clock.move(HOUR + 1000)
      await server.scheduler.tick()
      const step = async () => (await matchRow(server.node.storage, table.id))?.step
      await expect.poll(step, { timeout: 30_000 }).toBeGreaterThanOrEqual(seats.length)
    })
  })

  describe('leaving', () => {
    it('gives the seat to a bot, lets the owner return, and lets a new player take over an opened seat', async () => {
      const { table, people, seats } = await fourPeople({ listed: true })
      const [anna, bela] = people
      const seat = seats[0] ?? ''
      if (anna === undefined || bela === undefined) throw new Error('nobody')
      const left = await anna.delete<TableSeen>(`/tables/${table.id}/seats/${seat}`)
      expect(seatOf(left, seat)).toMatchObject({ bot: 'medium', holder: null, owner: { id: anna.id } })
      expect(left.host?.id).not.toBe(anna.id)
      expect(await code(anna.open(table.id, seat))).toBe('not-your-seat')
      const newcomer = await TestPerson.guest(server, 'Newcomer')
      expect(await code(newcomer.sit(table, seat))).toBe('table-full')
      await bela.post(`/tables/${table.id}/seats/${seat}/open`)
      const hosts = await people[2]?.post<TableSeen>(`/tables/${table.id}/seats/${seat}/open`)
      expect(hosts && seatOf(hosts, seat)?.open).toBe(true)
      const open = await newcomer.get<{ items: TableSeen[] }>('/tables')
      expect(open.items.map(({ id }) => id)).toContain(table.id)
      await newcomer.sit(table, seat)
      expect(await code(anna.post(`/tables/${table.id}/seats/${seat}/back`))).toBe('not-your-seat')
      expect((await newcomer.open(table.id, seat)).view).not.toBeNull()
    })

    it('never changes an automatic seat', async () => {
      const anna = await TestPerson.guest(server, 'Anna')
      const options = { players: 2, automas: { capitalist: 'simple' } }
      const table = await anna.setTable({ game: 'hegemony', options })
      const automatic = table.seats.find((seat) => seat.automatic)
      if (automatic === undefined) throw new Error('no Automa sits there')
      expect(await code(anna.sit(table, automatic.seat))).toMatch(/seat-taken|table-full/)
      expect(await code(anna.put(`/tables/${table.id}/seats/${automatic.seat}`, { bot: 'random' }))).toBe('seat-taken')
      await expect(
        runSql(server.node.storage, 'update seats set holder = ? where match = ? and seat = ?', [
          anna.id,
          table.id,
          automatic.seat,
        ]),
      ).rejects.toThrow()
    })

    it('records moves of an Automa without an account', async () => {
      const anna = await TestPerson.guest(server, 'Anna')
      const { table, seats } = await begunTable([anna], {
        game: 'hegemony',
        options: { players: 2, automas: { capitalist: 'simple' } },
      })
      expect(seats).toHaveLength(1)
      const mine = await anna.open(table.id, seats[0] ?? '')
      await playOn([mine], 'against an Automa', 8)
      const entries = await entriesAfter(server.node.storage, table.id, 0)
      const automa = entries.filter(({ bot }) => bot === 'automatic')
      expect(automa.length).toBeGreaterThan(0)
      expect(new Set(automa.map(({ actor }) => actor))).toEqual(new Set([null]))
    })
  })

  describe('a vacation', () => {
    it('pauses the clocks of the player, uses days, and returns unused ones', async () => {
      const { table, people, seats } = await fourPeople({ turnSeconds: 86_400 })
      const [anna] = people
      if (anna === undefined) throw new Error('nobody')
      const before = seatOf(await anna.get<TableSeen>(`/tables/${table.id}`), seats[0])?.dueAt ?? ''
      const from = server.clock.now()
      const until = from + 5 * DAY
      const me = await anna.put<{ awayDaysLeft: number }>('/me/away', {
        from: new Date(from).toISOString(),
        until: new Date(until).toISOString(),
      })
      expect(me.awayDaysLeft).toBe(23)
      const during = seatOf(await anna.get<TableSeen>(`/tables/${table.id}`), seats[0])?.dueAt ?? ''
      expect(Math.round((Date.parse(during) - Date.parse(before)) / HOUR)).toBe(5 * 24)
      server.clock.move(2 * DAY + HOUR)
      const back = await anna.delete<{ awayDaysLeft: number; away: unknown }>('/me/away')
      expect(back).toMatchObject({ awayDaysLeft: 25, away: null })
      const after = seatOf(await anna.get<TableSeen>(`/tables/${table.id}`), seats[0])?.dueAt ?? ''
      expect(Math.round((Date.parse(after) - Date.parse(before)) / HOUR)).toBe(2 * 24 + 1)
      const far = new Date(server.clock.now() + 40 * DAY).toISOString()
      expect(await code(anna.put('/me/away', { from: new Date(server.clock.now()).toISOString(), until: far }))).toBe(
        'too-long',
      )
    })
  })
})
