import { randomUUID } from 'node:crypto'
import { Match, type MatchRecord, randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import type { TableSeen } from '@hustings/protocol'
import { describe, expect, it, vi } from 'vitest'
import { entriesAfter } from '../storage/journal.ts'
import { newestSnapshot } from '../storage/snapshots.ts'
import { begunTable, playOn, Refusal, sharedServer, TestPerson } from '../testing/server.ts'
import { onBothStorages, runSql } from '../testing/storage.ts'
import { sealOf } from './commands/start.ts'

const code = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

onBothStorages('a table', (kind) => {
  it('runs a match of four people to its end with the same log for all, and its record verifies', async () => {
    const server = await sharedServer(kind)
    const people = await Promise.all(['Olena', 'Marek', 'Ewa', 'Ivan'].map((name) => TestPerson.guest(server, name)))
    const { table, seats } = await begunTable(people)
    const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    const watcher = new TestPerson(server.url, 'watcher')
    const spectator = await watcher.open(table.id, 'spectator', table.code ?? '')
    await expect(watcher.open(table.id, seats[0] ?? '')).rejects.toThrow('not-your-seat')
    await playOn([...tables, spectator], 'four people', 20)
    // A hibernating match consists only of its record. The next choice wakes it, and all players continue.
    server.tables.cache.loaded(table.id)?.hibernate()
    await playOn([...tables, spectator], 'four people, awake again')
    const entries = await entriesAfter(server.node.storage, table.id, 0)
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, i) => i + 1))
    const record = await people[0]?.get<MatchRecord>(`/tables/${table.id}/record`)
    expect(Match.verify(ballot, record).ok).toBe(true)
    expect(sealOf(record?.seed ?? '', table.id)).toBe(table.seedSeal)
    const live = Match.load(ballot, record)
    for (const one of [...tables, spectator]) {
      expect(one.view).toEqual(JSON.parse(JSON.stringify(live.game.view(live.state, one.viewer))))
      // A client that opens the match now has the same log as one that was connected all the time.
      const fresh = await (one === spectator ? watcher : one.person).ask('table:look', {
        match: table.id,
        viewer: one.viewer,
      })
      expect(fresh.update.log.add).toEqual(one.log)
    }
    // Results are written after the last move.
    await vi.waitFor(
      async () => {
        const results = await runSql(server.node.storage, 'select share from results where match = ?', [table.id])
        expect(results).toEqual([{ share: 1 }, { share: 1 }, { share: 1 }, { share: 1 }])
      },
      { timeout: 30_000, interval: 100 },
    )
  })

  it('refuses foreign, stale and illegal choices, and applies a repeated one once', async () => {
    const server = await sharedServer(kind)
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined) throw new Error('nobody')
    const { table, seats } = await begunTable([anna, bela, anna, anna])
    const [first = '', second = ''] = seats
    const mine = await anna.open(table.id, first)
    const hers = await bela.open(table.id, second)
    const decision = mine.decision
    const theirs = hers.decision
    if (decision === null || theirs === null || decision.shape !== 'pick') throw new Error('a pledge is asked of all')
    const asked = { id: decision.id, seat: first }
    const answer = decision.options[0]?.id ?? ''
    const send = (person: TestPerson, body: object) =>
      code(person.ask('table:answer', { match: table.id, request: randomUUID(), decision: asked, answer, ...body }))
    expect(await send(bela, {})).toBe('not-your-seat')
    expect(await send(anna, { answer: 'no-such-option' })).toBe('unknown-option')
    expect(await send(anna, { decision: { ...asked, id: '7.0:nobody' } })).toBe('not-your-decision')
    const request = randomUUID()
    expect(await send(anna, { request })).toBe('fine')
    expect(await send(anna, { request })).toBe('fine')
    expect(await send(anna, {})).toBe('stale-decision')
    const entries = await entriesAfter(server.node.storage, table.id, 0)
    expect(entries.map(({ kind: what }) => what)).toEqual(['start', 'choice'])
    expect(hers.decision?.id).toBe(theirs.id)
    expect(await code(anna.get(`/tables/${table.id}/record`))).toBe('running-record')
  })

  it('plays bots up to the next human decision', async () => {
    const server = await sharedServer(kind)
    const anna = await TestPerson.guest(server, 'Anna')
    const { table, seats } = await begunTable([anna])
    const mine = await anna.open(table.id, seats[0] ?? '')
    await playOn([mine], 'with bots', 12)
    const entries = await entriesAfter(server.node.storage, table.id, 0)
    const bots = entries.filter(({ bot }) => bot !== null)
    expect(bots.length).toBeGreaterThan(3)
    expect(new Set(bots.map(({ actor }) => actor))).toEqual(new Set([null]))
  })

  it('stores where the stretches of each choice end, of players and bots, also after hibernation', async () => {
    const server = await sharedServer(kind)
    const anna = await TestPerson.guest(server, 'Anna')
    const { table, seats } = await begunTable([anna])
    const mine = await anna.open(table.id, seats[0] ?? '')
    await playOn([mine], 'stretches', 8)
    server.tables.cache.loaded(table.id)?.hibernate()
    await playOn([mine], 'stretches after hibernation', 8)
    const { storage } = server.node
    const snapshot = await newestSnapshot(storage, table.id)
    if (snapshot === null) throw new Error('a running match has a snapshot')
    const { options, seed } = snapshot.record
    const again = Match.start(ballot, options, seed)
    again.keepStretches = true
    const stored = (await entriesAfter(storage, table.id, 1)).filter(({ kind: what }) => what === 'choice')
    const expected = stored.map(({ seat, answer }) => {
      const open = again.decisions.find((decision) => decision.seat === seat)
      if (open === undefined || answer === null) throw new Error('the journal does not replay')
      const before = again.eventCount
      again.answer(open.seat, open.id, answer)
      const ends = again.stretches.map(({ told }) => told - before)
      return ends.length > 1 ? ends : null
    })
    expect(stored.map(({ cuts }) => cuts)).toEqual(expected)
    for (const { cuts, events } of stored) expect(cuts?.at(-1) ?? events.length).toBe(events.length)
    const cutBy = (isBot: boolean) => stored.filter(({ cuts, bot }) => cuts !== null && (bot !== null) === isBot)
    expect(cutBy(true).length).toBeGreaterThan(0)
    expect(cutBy(false).length).toBeGreaterThan(0)
  })

  it('undoes unseen choices for all clients and in the log', async () => {
    const server = await sharedServer(kind)
    const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
    const { table, seats } = await begunTable(people)
    const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    for (let i = 0; i < 60; i++) {
      await playOn(tables, `undo ${i}`, 1)
      const mine = tables.find(({ frame }) => frame?.undoRefused === null && frame.step > 0)
      if (mine === undefined) continue
      const step = mine.frame?.step ?? 0
      const other = tables.find((one) => one !== mine)
      expect(await code(other?.undo() ?? Promise.resolve())).toBe('undo-refused')
      await mine.undo()
      expect(mine.frame?.step).toBe(step - 1)
      await Promise.all(tables.map((one) => one.until(({ serial }) => serial === mine.serial)))
      for (const one of tables) {
        expect(one.log.every((line) => line.step < step)).toBe(true)
        const fresh = await one.person.ask('table:look', { match: table.id, viewer: one.viewer })
        expect(fresh.update.log.add).toEqual(one.log)
        expect('view' in fresh.update.frame && fresh.update.frame.view).toEqual(one.view)
      }
      return
    }
    throw new Error('nothing could be taken back')
  })

  it('sends exactly the missed changes after a lost connection', async () => {
    const server = await sharedServer(kind)
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined) throw new Error('nobody')
    const { table, seats } = await begunTable([anna, bela, anna, anna], { botDelayMs: 0 })
    const hers = await bela.open(table.id, seats[1] ?? '')
    const eyes = await anna.open(table.id, seats[0] ?? '')
    await playOn([eyes, hers], 'before', 1)
    bela.disconnect()
    const before = hers.serial
    for (const seat of [seats[2] ?? '', seats[3] ?? '']) {
      const open = await anna.open(table.id, seat)
      if (open.decision !== null && open.decision.shape === 'pick')
        await open.answer(open.decision.options[0]?.id ?? '')
    }
    const again = await bela.open(table.id, seats[1] ?? '')
    expect(again).toBe(hers)
    expect(again.serial).toBeGreaterThan(before)
    const fresh = await bela.ask('table:look', { match: table.id, viewer: seats[1] ?? '' })
    expect('view' in fresh.update.frame && fresh.update.frame.view).toEqual(again.view)
    expect(fresh.update.log.add).toEqual(again.log)
  })

  it('loads once for concurrent requests', async () => {
    const server = await sharedServer(kind)
    const { table } = await begunTable([await TestPerson.guest(server, 'Anna')])
    server.tables.cache.forgetIdle()
    const asked = Array.from({ length: 5 }, () => server.tables.cache.actor(table.id))
    await Promise.resolve()
    const [one, ...others] = await Promise.all([...asked, server.tables.cache.actor(table.id)])
    expect(others.every((other) => other === one)).toBe(true)
    expect(server.tables.cache.loaded(table.id) === one).toBe(true)
  })

  it('gets no viewer when the client disconnects while it opens the match', async () => {
    const server = await sharedServer(kind)
    const anna = await TestPerson.guest(server, 'Anna')
    const { table, seats } = await begunTable([anna])
    server.tables.cache.forgetIdle()
    await anna.connect()
    const coming = anna.open(table.id, seats[0] ?? '').catch(() => null)
    await expect.poll(() => server.tables.cache.loaded(table.id), { interval: 1 }).not.toBeNull()
    anna.disconnect()
    await coming
    await expect.poll(() => server.tables.cache.loaded(table.id)?.hasViewers).toBe(false)
  })

  it('sends updates to a client that answers before it views the match', async () => {
    const server = await sharedServer(kind)
    const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
    const { table, seats } = await begunTable(people)
    const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
    const random = randomFrom(seedRandom('before it looks'))
    const asked = () => tables.filter(({ decision }) => decision !== null)
    const [first] = asked()
    if (first?.decision == null) throw new Error('nobody is asked')
    // A new connection sends the choice before it views the match.
    first.person.disconnect()
    const { id, seat } = first.decision
    const answer = randomAnswer(first.decision, random)
    const choice = { match: table.id, request: randomUUID(), decision: { id, seat }, answer }
    const { update } = await first.person.ask('table:answer', choice)
    expect(update.after).toBeNull()
    first.take(seat, update)
    const newest = () => Math.max(...tables.map(({ serial }) => serial))
    const everywhere = () => Promise.all(tables.map((one) => one.until(({ serial }) => serial === newest())))
    await everywhere()
    for (let moved = false; !moved; await everywhere()) {
      const open = asked().find((one) => one !== first) ?? first
      if (open.decision === null) throw new Error('nobody is asked')
      await open.answer(randomAnswer(open.decision, random))
      moved = open !== first
    }
    expect(first.view).toEqual((await first.person.open(table.id, seat)).view)
  })

  it('returns past views of the own seat only', async () => {
    const server = await sharedServer(kind)
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined) throw new Error('nobody')
    const { table, seats } = await begunTable([anna, bela])
    const mine = await anna.open(table.id, seats[0] ?? '')
    const hers = await bela.open(table.id, seats[1] ?? '')
    await playOn([mine, hers], 'past', 30)
    const { view, frame } = mine
    const now = await anna.get<{ view: unknown }>(`/tables/${table.id}/past/${frame?.step}?viewer=${seats[0]}`)
    expect(now.view).toEqual(view)
    const begin = await anna.get<{ step: number }>(`/tables/${table.id}/past/3?viewer=${seats[0]}`)
    expect(begin.step).toBe(3)
    expect(await code(anna.get(`/tables/${table.id}/past/3?viewer=${seats[1]}`))).toBe('not-your-seat')
  })
})

describe('a table before the start', () => {
  it('starts only when every seat is taken and all players are ready', async () => {
    const server = await sharedServer('sqlite')
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined) throw new Error('nobody')
    const table = await anna.setTable()
    const [a = '', b = '', c = '', d = ''] = table.seats.map(({ seat }) => seat)
    expect(await code(bela.get(`/tables/${table.id}`))).toBe('not-found')
    expect(
      (await bela.get<{ freeSeats: string[] }>(`/invitations/${table.code?.toLowerCase()}`)).freeSeats,
    ).toHaveLength(4)
    await anna.sit(table, a)
    await bela.sit(table, b)
    expect(await code(bela.sit(table, a))).toBe('seat-taken')
    expect(await code(anna.post(`/tables/${table.id}/start`))).toBe('not-ready')
    await anna.put(`/tables/${table.id}/seats/${c}`, { bot: 'random' })
    await anna.put(`/tables/${table.id}/seats/${d}`, { bot: 'hard' })
    // The best bot takes more time than a server has.
    expect(await code(anna.put(`/tables/${table.id}/seats/${d}`, { bot: 'expert' }))).toBe('malformed')
    expect(await code(bela.put(`/tables/${table.id}/seats/${d}`, { bot: 'random' }))).toBe('forbidden')
    expect(await code(anna.post(`/tables/${table.id}/start`))).toBe('not-ready')
    await bela.ready(table, b)
    expect(await code(bela.post(`/tables/${table.id}/start`))).toBe('forbidden')
    expect(await code(anna.post(`/tables/${table.id}/start`))).toBe('fine')
    // A second start does not create a second match.
    expect(await code(anna.post(`/tables/${table.id}/start`))).toBe('fine')
    expect(await code(bela.post(`/tables/${table.id}/start`))).toBe('table-playing')
    expect(await code(anna.delete(`/tables/${table.id}`))).toBe('table-playing')
  })

  it('starts automatically when all players are ready, who must confirm again after a change', async () => {
    const server = await sharedServer('sqlite')
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined) throw new Error('nobody')
    const table = await anna.setTable({ game: 'hegemony', options: { players: 4 } })
    const [a = '', b = '', c = '', d = ''] = table.seats.map(({ seat }) => seat)
    await anna.sit(table, a)
    await bela.sit(table, b)
    expect((await bela.ready(table, b)).status).toBe('gathering')
    expect((await anna.ready(table, a)).status).toBe('gathering')
    await anna.put(`/tables/${table.id}/seats/${c}`, { bot: 'random' })
    // Three players and an Automa: one seat disappears, the seat of the bot becomes automatic, the people stay and are
    // not ready.
    const changed = await anna.patch<TableSeen>(`/tables/${table.id}`, {
      options: { players: 3, automas: { [c]: 'simple' } },
    })
    expect(
      changed.seats.map(({ seat, holder, automatic, bot, ready }) => [seat, holder?.id ?? null, automatic, bot, ready]),
    ).toEqual([
      [a, anna.id, false, null, false],
      [b, bela.id, false, null, false],
      [c, null, true, null, false],
    ])
    expect(changed.seats.some(({ seat }) => seat === d)).toBe(false)
    expect((await bela.ready(table, b)).status).toBe('gathering')
    const begun = await anna.ready(table, a)
    expect(begun).toMatchObject({ status: 'playing', options: { players: 3 } })
    expect(begun.seedSeal).not.toBeNull()
  })

  it('gives a seat to one of several people who take it at the same moment', async () => {
    const server = await sharedServer('sqlite')
    const guests = await Promise.all(['A', 'B', 'C', 'D'].map((name) => TestPerson.guest(server, name)))
    const table = await guests[0]?.setTable()
    if (table === undefined) throw new Error('no table')
    const seat = table.seats[0]?.seat ?? ''
    const codes = await Promise.all(guests.map((guest) => code(guest.sit(table, seat))))
    expect(codes.toSorted()).toEqual(['fine', 'seat-taken', 'seat-taken', 'seat-taken'])
  })
})
