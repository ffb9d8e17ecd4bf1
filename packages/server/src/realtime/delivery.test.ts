// Permission to see a table is checked at the delivery of each message, not only when the socket connects.
import { randomUUID } from 'node:crypto'
import { randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { CONTENT, Ear } from '../testing/hearing.ts'
import { Lag } from '../testing/lag.ts'
import {
  begunTable,
  playOn,
  sharedServer,
  TestPerson,
  type TestServer,
  type TestTable,
  testServer,
} from '../testing/server.ts'
import { freshPostgres, onBothStorages, onPostgresStorage, runSql } from '../testing/storage.ts'
import { listenSwitch } from '../testing/without-listen.ts'
import { SessionGuard } from './session-guard.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const SOON = { timeout: 30_000 }
/** Milliseconds after which a change of permissions has reached every socket. */
const BOUND = 1000
/** The same on a node that has lost its LISTEN connection. */
const DEAF_BOUND = 3000
const DAY = 24 * 3600_000

const lag = new Lag()

const without = (...kinds: readonly string[]) => CONTENT.filter((kind) => !kinds.includes(kind))
/** Kinds of messages to a visitor without an account before the start; players also get messages of the lobby. */
const WAITING_VISITOR = without('table:update', 'lobby:changed')
const WAITING = without('table:update')
/** Kinds of messages to later visitors of a table that others follow already: the whole table was sent before. */
const WAITING_LATER = without('table:update', 'table:news table')
const MODERATOR = without('table:news table', 'lobby:changed')

interface Stir {
  readonly host: TestPerson
  readonly table: TableSeen
  /** Players of a running match; empty before the start. */
  readonly playing?: readonly TestTable[]
}

/**
 * The host writes a line and changes the settings before the start, or leaves and opens a running table, where a player
 * answers and undoes.
 */
async function stir({ host, table: { id }, playing = [] }: Stir, talks: boolean): Promise<void> {
  const text = `stir ${randomUUID()}`
  if (talks) await host.post(`/tables/${id}/messages`, { id: randomUUID(), text })
  if (playing.length === 0) {
    await host.patch(`/tables/${id}`, { name: text })
    return
  }
  const mine = playing.find(({ person }) => person === host)
  await host.ask('table:close', { match: id })
  await host.open(id, mine?.viewer ?? 'spectator')
  const asked = playing.find(({ decision }) => decision !== null)
  const decision = asked?.decision
  if (asked === undefined || decision == null) throw new Error('nobody is asked')
  await asked.answer(randomAnswer(decision, randomFrom(seedRandom(text))))
  await asked.undo()
}

/** Repeats `stir` until it is ended. Requests that are refused during a change are repeated. */
function repeating(about: Stir) {
  let ended = false
  let talks = true
  let rounds = 0
  const done = (async () => {
    while (!ended) {
      await stir(about, talks).then(
        () => {
          rounds++
        },
        () => new Promise((resolve) => setTimeout(resolve, 10)),
      )
    }
  })()
  return {
    /** Turns chat lines on or off, and waits until that has taken effect. */
    async talk(on: boolean): Promise<void> {
      talks = on
      const stirred = rounds
      await expect.poll(() => rounds, SOON).toBeGreaterThan(stirred + 2)
    },
    async end(): Promise<void> {
      ended = true
      await done
    },
  }
}

type Stirring = ReturnType<typeof repeating>

const heardAll = (ear: Ear, kinds: readonly string[]) =>
  expect.poll(() => kinds.filter((kind) => !ear.kinds.has(kind)), SOON).toEqual([])

/**
 * Changes something, waits until the socket is out, and continues to stir: first without chat lines, because a line
 * checks the permissions of all recipients. Nothing may arrive after the socket is out, which must happen within the
 * bound.
 */
async function changing(stirring: Stirring, ear: Ear, change: () => unknown): Promise<void> {
  await stirring.talk(false)
  await change()
  const moment = performance.now()
  await out(ear, moment, BOUND)
  await stirring.talk(false)
  await stirring.talk(true)
  await stirring.end()
  expect(after(ear)).toEqual([])
}

/** Waits until the socket is out, which must happen within the bound. */
async function out(ear: Ear, moment: number, bound: number): Promise<void> {
  await expect.poll(() => ear.outAt, SOON).not.toBeNull()
  const at = ear.outAt ?? Number.POSITIVE_INFINITY
  expect(at - moment).toBeLessThan(bound + lag.between(moment, at))
}

/** Messages that arrived after the socket was out. */
const after = ({ heard, outAt }: Ear) => heard.filter(({ at }) => at > (outAt ?? 0))

async function member(server: TestServer, name: string): Promise<TestPerson> {
  const person = await TestPerson.guest(server, `${name} ${randomUUID().slice(0, 8)}`)
  await person.put('/me/password', { password: 'correct horse battery' })
  return person
}

function setRoleOf(server: TestServer, { id }: TestPerson, role: 'person' | 'moderator') {
  return runSql(server.node.storage, 'update accounts set role = ? where id = ?', [role, id])
}

async function moderatorOf(server: TestServer): Promise<TestPerson> {
  const moderator = await member(server, 'Moderator')
  await setRoleOf(server, moderator, 'moderator')
  return moderator
}

/** A running match of four people: one without an open decision is observed, and the others play. */
async function running(server: TestServer) {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
  const { table, seats } = await begunTable(people, { watching: 'nobody' })
  const [host] = people
  const first = await host?.open(table.id, seats[0] ?? '')
  const at = first?.decision == null ? 0 : 1
  const player = people[at]
  await host?.ask('table:close', { match: table.id })
  if (player === undefined) throw new Error('nobody')
  const ear = await Ear.of(player)
  await player.ask('lobby:watch', {})
  await player.open(table.id, seats[at] ?? '')
  const others = people.filter((one) => one !== player)
  const playing = await Promise.all(others.map((one) => one.open(table.id, seats[people.indexOf(one)] ?? '')))
  const talker = others[0] ?? player
  return { talker, player, table, ear, stirring: () => repeating({ host: talker, table, playing }) }
}

onBothStorages('delivery', (kind) => {
  it('sends nothing to a visitor with the link after a match without spectators begins', async () => {
    const server = await sharedServer(kind)
    const host = await TestPerson.guest(server, 'Anna')
    const table = await host.setTable({ watching: 'nobody' })
    const visitor = new TestPerson(server.url, 'visitor')
    const ear = await Ear.of(visitor)
    await visitor.ask('table:follow', { match: table.id, code: table.code ?? '' })
    await host.ask('table:follow', { match: table.id })
    const playing: TestTable[] = []
    const stirring = repeating({ host, table, playing })
    await heardAll(ear, WAITING_VISITOR)
    const [first = '', ...others] = table.seats.filter(({ automatic }) => !automatic).map(({ seat }) => seat)
    await host.sit(table, first)
    for (const seat of others) await host.put(`/tables/${table.id}/seats/${seat}`, { bot: 'random' })
    await changing(stirring, ear, async () => {
      await host.post(`/tables/${table.id}/start`)
      playing.push(await host.open(table.id, first))
    })
    expect(ear.isGone).toBe(true)
    expect(JSON.stringify(ear.heard)).not.toContain('\\"status\\":\\"playing\\"')
  })

  it('sends nothing to a player one second after the host removed them, and refuses their link', async () => {
    const server = await sharedServer(kind)
    const host = await TestPerson.guest(server, 'Anna')
    const removed = await TestPerson.guest(server, 'Bela')
    const other = await TestPerson.guest(server, 'Cleo')
    const table = await host.setTable()
    const [seat = '', next = ''] = table.seats.map((one) => one.seat)
    const { code } = table
    const ear = await Ear.of(removed)
    await removed.ask('table:follow', { match: table.id, code: code ?? '' })
    await removed.sit(table, seat)
    await other.sit(table, next)
    await removed.ask('lobby:watch', {})
    for (const person of [host, other]) await person.ask('table:follow', { match: table.id })
    const stirring = repeating({ host, table })
    await heardAll(ear, WAITING)
    await changing(stirring, ear, () => host.delete(`/tables/${table.id}/seats/${seat}`))
    const after = await host.get<TableSeen>(`/tables/${table.id}`)
    expect(ear.heard.at(-1)?.kind).toBe('table:news gone')

    expect(after.code).not.toBe(code)
    await expect(removed.get(`/tables/${table.id}?code=${code}`)).rejects.toThrow('not-found')
    await expect(removed.ask('table:follow', { match: table.id, code: code ?? '' })).rejects.toThrow('not-found')
    await expect(removed.sit(table, seat)).rejects.toThrow('not-found')
    // Players who stay get the new code, and it admits others.
    expect(JSON.stringify(other.news)).toContain(`"code":"${after.code}"`)
    await removed.ask('table:follow', { match: table.id, code: after.code ?? '' })
  })

  it('sends nothing to the socket of a session that signs out, or of an account that is suspended', async () => {
    const server = await sharedServer(kind)
    const ending = async (end: 'sign-out' | 'suspend') => {
      const { player, table, ear, stirring } = await running(server)
      const line = randomUUID()
      await player.post(`/tables/${table.id}/messages`, { id: line, text: 'something rude' })
      const moderator = await moderatorOf(server)
      const going = stirring()
      await heardAll(ear, CONTENT)
      await changing(going, ear, () =>
        end === 'sign-out'
          ? player.post('/sign-out', { everywhere: true })
          : moderator.patch(`/reports/${line}`, { hide: true, suspend: true }),
      )
      expect(player.connected).toBe(false)
    }
    await Promise.all([ending('sign-out'), ending('suspend')])
  })

  it('sends nothing to a moderator who is demoted, or whose report is settled', async () => {
    const server = await sharedServer(kind)
    const ending = async (end: 'demoted' | 'settled') => {
      const { talker, player, table, stirring } = await running(server)
      const line = randomUUID()
      await talker.post(`/tables/${table.id}/messages`, { id: line, text: 'something rude' })
      await player.post(`/messages/${line}/report`, { why: 'insult' })
      const moderator = await moderatorOf(server)
      const ear = await Ear.of(moderator)
      await moderator.open(table.id, 'spectator')
      const going = stirring()
      await heardAll(ear, MODERATOR)
      await changing(going, ear, () =>
        end === 'settled'
          ? moderator.patch(`/reports/${line}`, { hide: false })
          : setRoleOf(server, moderator, 'person'),
      )
      expect(ear.isGone).toBe(true)
      await expect(moderator.ask('table:follow', { match: table.id })).rejects.toThrow('not-found')
    }
    await Promise.all([ending('demoted'), ending('settled')])
  })

  it('sends nothing to a socket whose session expires, and refuses its commands', async () => {
    const server = await sharedServer(kind)
    const old = await TestPerson.guest(server, 'Old')
    server.clock.move(300 * DAY)
    const host = await TestPerson.guest(server, 'Anna')
    const table = await host.setTable({ watching: 'all' })
    const silent = await TestPerson.withCookie(server, 'silent', old.cookie)
    await runSql(server.node.storage, 'update sessions set expires_at = ? where account = ?', [
      server.clock.now() + DAY,
      old.id,
    ])
    const ear = await Ear.of(silent)
    await silent.sit(table, table.seats[0]?.seat ?? '')
    await silent.ask('lobby:watch', {})
    for (const person of [silent, old, host]) await person.ask('table:follow', { match: table.id })
    const stirring = repeating({ host, table })
    await heardAll(ear, WAITING)
    let refused = ''
    await changing(stirring, ear, async () => {
      server.clock.move(2 * DAY)
      refused = await old.ask('lobby:watch', {}).then(
        () => 'done',
        (error: Error) => error.message,
      )
    })
    // The check of all sessions may close it first.
    expect(['signed-out', 'socket has been disconnected', 'operation has timed out']).toContain(refused)
    expect([old.connected, silent.connected]).toEqual([false, false])
  })
})

onBothStorages('delivery without any check of sessions', (kind) => {
  it('sends no update to a session that has expired by the clock, though no row has changed', async () => {
    const server = await sharedServer(kind)
    const people = await Promise.all(['Anna', 'Bela', 'Cleo'].map((name) => TestPerson.guest(server, name)))
    const [host, reader, expiring] = people
    if (host === undefined || reader === undefined || expiring === undefined) throw new Error('nobody')
    const { table, seats } = await begunTable([host], { watching: 'all' })
    await runSql(server.node.storage, 'update sessions set expires_at = ? where account = ?', [
      server.clock.now() + DAY,
      expiring.id,
    ])
    const ear = await Ear.of(expiring)
    const playing = await host.open(table.id, seats[0] ?? '')
    const [read, unread] = await Promise.all([reader, expiring].map((person) => person.open(table.id, 'spectator')))
    // Both get updates from one room.
    await playOn([playing], 'before', 1)
    await Promise.all([read, unread].map((one) => one?.until(({ serial }) => serial === playing.serial)))
    const had = unread?.serial

    vi.spyOn(SessionGuard.prototype, 'check').mockResolvedValue()
    server.clock.move(2 * DAY)
    await playOn([playing], 'after', 1)
    await read?.until(({ serial }) => serial === playing.serial)
    await expect.poll(() => expiring.connected, SOON).toBe(false)
    expect(playing.serial).toBeGreaterThan(had ?? 0)
    expect(unread?.serial).toBe(had)
    expect(after(ear)).toEqual([])
  })
})

onPostgresStorage('a node that has lost its LISTEN connection for good', () => {
  it('sends nothing after a sign-out, a suspension or a removal on another node', async () => {
    const url = await freshPostgres()
    const way = await listenSwitch(url)
    const [elsewhere, deaf] = await Promise.all([testServer({ url }), testServer({ url: way.url })])
    // All people are connected to the deaf node.
    const { talker: host, player, ear, stirring } = await running(deaf)
    const suspended = await TestPerson.guest(deaf, 'Cleo')
    const removed = await TestPerson.guest(deaf, 'Dana')
    const waiting = await host.setTable()
    const seats = waiting.seats.map(({ seat }) => seat)
    const ears = await Promise.all([suspended, removed].map((person) => Ear.of(person)))
    for (const [i, person] of [suspended, removed].entries()) {
      await person.ask('table:follow', { match: waiting.id, code: waiting.code ?? '' })
      await person.sit(waiting, seats[i] ?? '')
      await person.ask('lobby:watch', {})
    }
    await host.ask('table:follow', { match: waiting.id })
    const moderator = await moderatorOf(elsewhere)
    const line = randomUUID()
    await suspended.post(`/tables/${waiting.id}/messages`, { id: line, text: 'something rude' })
    const there = async (person: TestPerson) => TestPerson.withCookie(elsewhere, person.name, person.cookie)
    const [hostThere, playerThere] = await Promise.all([host, player].map(there))

    way.cut()
    await expect.poll(() => way.refused, SOON).toBeGreaterThan(0)
    const stirringThere = repeating({ host, table: waiting })
    const going = stirring()
    await heardAll(ear, CONTENT)
    for (const one of ears) await heardAll(one, WAITING_LATER)
    const changes: readonly (readonly [Ear, () => Promise<unknown> | undefined])[] = [
      [ear, () => playerThere?.post('/sign-out', { everywhere: true })],
      [ears[0] ?? ear, () => moderator.patch(`/reports/${line}`, { hide: true, suspend: true })],
      [ears[1] ?? ear, () => hostThere?.delete(`/tables/${waiting.id}/seats/${seats[1]}`)],
    ]
    for (const each of [stirringThere, going]) await each.talk(false)
    for (const [one, change] of changes) {
      await change()
      await out(one, performance.now(), DEAF_BOUND)
    }
    for (const each of [stirringThere, going]) await each.talk(false)
    for (const each of [stirringThere, going]) await each.talk(true)
    for (const each of [stirringThere, going]) await each.end()
    expect(changes.flatMap(([one]) => after(one))).toEqual([])
    expect([player.connected, suspended.connected]).toEqual([false, false])
    expect(ears[1]?.isGone).toBe(true)
  })
})
