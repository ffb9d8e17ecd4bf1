// Delivery of notifications while push services do not answer: it must not delay anything else.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addNotices, type NewNotice } from '../storage/notices.ts'
import { type PushDevice, devicesOf as storedDevicesOf } from '../storage/push.ts'
import { seatRows } from '../storage/seats.ts'
import { Lag } from '../testing/lag.ts'
import { begunTable, Clock, playOn, Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { freshPostgres, onPostgresStorage, runSql } from '../testing/storage.ts'
import { NotificationDispatcher } from './dispatcher.ts'
import type { Pusher } from './push.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const SOON = { timeout: 30_000 }
const SLOTS = { push: 16, mail: 5 }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A push service; the name at the end of the endpoint decides what it does. */
class TestPusher implements Pusher {
  readonly publicKey = 'key'
  readonly taken: string[] = []
  readonly hanging: (() => void)[] = []
  behave: (name: string) => 'takes' | 'hangs' | 'fails' | 'gone' = () => 'takes'

  async send({ endpoint }: PushDevice): Promise<boolean> {
    const name = endpoint.split('/').at(-1) ?? ''
    const behaviour = this.behave(name)
    if (behaviour === 'hangs') await new Promise<void>((done) => this.hanging.push(done))
    if (behaviour === 'fails') throw new Error('the push service is away')
    if (behaviour === 'takes' || behaviour === 'hangs') this.taken.push(name)
    return behaviour !== 'gone'
  }

  /** Ends all deliveries that hang. */
  release(): void {
    this.behave = () => 'takes'
    for (const done of this.hanging.splice(0)) done()
  }
}

const keys = { p256dh: 'p', auth: 'a' }
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const addDevice = (person: TestPerson, name: string) => person.put('/me/push', { endpoint: endpointOf(name), keys })

/** Oldest first. */
const devicesOf = async (person: Pick<TestPerson, 'id'>, at = server) =>
  (await storedDevicesOf(at.node.storage, person.id)).map(({ endpoint }) => endpoint.split('/').at(-1)).toReversed()

function waitingNotice(id: string, account: string, sendAt: number): NewNotice {
  return {
    id,
    account,
    match: null,
    seat: null,
    actingSince: null,
    kind: 'started',
    channel: 'push',
    onceKey: id,
    words: { table: 'Friday' },
    sendAt,
  }
}

/** A notice that is due now. */
async function notice(account: string, at = server): Promise<string> {
  const id = randomUUID()
  await addNotices(at.node.storage, [waitingNotice(id, account, at.clock.now())])
  return id
}

const rowOf = async (id: string, at = server) =>
  (
    await runSql<{ sentAt: number | null; sendAt: number; dropped: string | null; attempts: number }>(
      at.node.storage,
      'select sent_at as "sentAt", send_at as "sendAt", dropped, attempts from outbox where id = ?',
      [id],
    )
  )[0]

onPostgresStorage('a server that runs while devices never answer', () => {
  it('continues its heartbeat, bots, reminders and the notifications of others', async () => {
    const wish = { url: await freshPostgres(), clock: new Clock() }
    const { clock } = wish
    const before = await testServer(wish)
    const [anna, bela, cleo] = await Promise.all(['Anna', 'Bela', 'Cleo'].map((name) => TestPerson.guest(before, name)))
    if (anna === undefined || bela === undefined || cleo === undefined) throw new Error('nobody')
    await addDevice(anna, 'anna')
    await addDevice(bela, 'bela')
    const { table, seats } = await begunTable([cleo], { botDelayMs: 5000 })
    const mine = await cleo.open(table.id, seats[0] ?? '')
    if (mine.decision !== null) await playOn([mine], 'one choice', 1)
    const { table: waiting } = await begunTable([bela, cleo])
    // The node that knows of its bots stops: now the clock of another node must play them.
    await before.stop()
    const at = await testServer({ ...wish, scheduler: true })
    const pusher = new TestPusher()
    pusher.behave = (name) => (name === 'anna' ? 'hangs' : 'takes')
    at.outbox.push.send = (device) => pusher.send(device)

    const read = async (text: string, ...values: (string | number)[]) =>
      (await runSql(at.node.storage, text, values))[0]
    const botPlayed = () => read('select 1 from journal where match = ? and bot is not null limit 1', table.id)
    const reminded = () => read(`select 1 from outbox where match = ? and kind = 'your-turn' limit 1`, waiting.id)
    const beat = () => read('select 1 from nodes where id = ? and seen_at > ?', at.node.id, moved)
    let moved = clock.now()
    const lag = new Lag()
    // As soon as one delivery has ended, the next one hangs.
    let ended = false
    const hanging = (async () => {
      while (!ended) {
        await notice(anna.id, at)
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    })()
    await expect.poll(() => pusher.hanging.length, SOON).toBeGreaterThan(0)
    expect(await botPlayed()).toBeUndefined()
    clock.move(2 * HOUR)
    moved = clock.now()
    const began = performance.now()
    await notice(bela.id, at)
    await Promise.all([
      expect.poll(() => pusher.taken, SOON).toContain('bela'),
      expect.poll(botPlayed, SOON).toBeDefined(),
      expect.poll(reminded, SOON).toBeDefined(),
      expect.poll(beat, SOON).toBeDefined(),
    ])
    const now = performance.now()
    // Ten ticks of one second each include the next heartbeat.
    expect(now - began).toBeLessThan(20_000 + lag.between(began, now))
    expect(pusher.taken).not.toContain('anna')
    ended = true
    await hanging
    pusher.release()
  })
})

describe('devices that never answer', () => {
  it('delay neither the notification of another player nor a late turn', async () => {
    const clock = new Clock()
    const at = await testServer({ clock })
    const [anna, bela, cleo] = await Promise.all(['Anna', 'Bela', 'Cleo'].map((name) => TestPerson.guest(at, name)))
    if (anna === undefined || bela === undefined || cleo === undefined) throw new Error('nobody')
    for (let number = 0; number < 12; number++) await addDevice(anna, `anna-${number}`)
    await addDevice(bela, 'bela')
    const pusher = new TestPusher()
    pusher.behave = (name) => (name.startsWith('anna') ? 'hangs' : 'takes')
    // No delivery times out during the test.
    const patient = { slots: SLOTS, timeoutMs: { push: HOUR, mail: HOUR } }
    const dispatcher = new NotificationDispatcher(at.node, at.presences, null, pusher, patient)
    dispatcher.begin()
    at.scheduler.begin()
    try {
      await notice(anna.id, at)
      await expect.poll(() => pusher.hanging.length, SOON).toBe(10)
      await notice(bela.id, at)
      await expect.poll(() => pusher.taken, SOON).toEqual(['bela'])

      const table = await cleo.setTable({ turnSeconds: 3600, whenLate: 'bot' })
      const [mine = '', hers = '', ...others] = table.seats.map(({ seat }) => seat)
      await cleo.sit(table, mine)
      await bela.sit(table, hers)
      await bela.ready(table, hers)
      for (const seat of others) await cleo.put(`/tables/${table.id}/seats/${seat}`, { bot: 'random' })
      await cleo.post(`/tables/${table.id}/start`)
      clock.move(2 * HOUR)
      const missed = async () => (await seatRows(at.node.storage, [table.id])).filter((seat) => seat.missed > 0).length
      await expect.poll(missed, SOON).toBe(2)
      expect(pusher.hanging).toHaveLength(10)
    } finally {
      pusher.release()
      await dispatcher.end()
    }
  }, 120_000)

  it('occupy at most the slots of the channel, one for each account', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, number) => TestPerson.guest(server, `Person ${number}`)),
    )
    for (const [number, person] of people.entries()) await addDevice(person, `slot-${number}`)
    const pusher = new TestPusher()
    pusher.behave = () => 'hangs'
    const limits = { slots: { push: 3, mail: 1 }, timeoutMs: { push: HOUR, mail: HOUR } }
    const dispatcher = new NotificationDispatcher(server.node, server.presences, null, pusher, limits)
    dispatcher.begin()
    try {
      for (const person of people) {
        await notice(person.id)
        await notice(person.id)
      }
      await expect.poll(() => pusher.hanging.length, SOON).toBe(3)
      // One that comes later for an account whose delivery is under way waits too.
      for (const person of people) await notice(person.id)
      expect(pusher.hanging).toHaveLength(3)
      pusher.release()
      await expect.poll(() => new Set(pusher.taken).size, SOON).toBe(5)
    } finally {
      pusher.release()
      await dispatcher.end()
    }
  })
})

describe('a delivery', () => {
  const dispatcherWith = (pusher: Pusher, push = HOUR) =>
    new NotificationDispatcher(server.node, server.presences, null, pusher, {
      slots: SLOTS,
      timeoutMs: { push, mail: HOUR },
    })

  it('ends at its deadline and is tried again later', async () => {
    const person = await TestPerson.guest(server, 'Late')
    await addDevice(person, 'late')
    const pusher = new TestPusher()
    pusher.behave = () => 'hangs'
    const id = await notice(person.id)
    await dispatcherWith(pusher, 20).send()
    const row = await rowOf(id)
    expect(row).toMatchObject({ sentAt: null, attempts: 1 })
    expect(row?.sendAt).toBeGreaterThan(server.clock.now() + 10_000)

    pusher.behave = () => 'takes'
    server.clock.move(31_000)
    await dispatcherWith(pusher).send()
    expect(pusher.taken).toEqual(['late'])
    expect((await rowOf(id))?.sentAt).not.toBeNull()
  })

  it('reaches the other devices of an account when one fails, and forgets those that are gone', async () => {
    const person = await TestPerson.guest(server, 'Three')
    for (const name of ['good', 'failing', 'gone']) await addDevice(person, name)
    const pusher = new TestPusher()
    pusher.behave = (name) => (name === 'failing' ? 'fails' : name === 'gone' ? 'gone' : 'takes')
    const id = await notice(person.id)
    await dispatcherWith(pusher).send()
    expect(pusher.taken).toEqual(['good'])
    expect(await rowOf(id)).toMatchObject({ dropped: null })
    expect((await rowOf(id))?.sentAt).not.toBeNull()
    expect((await devicesOf(person)).toSorted()).toEqual(['failing', 'good'])
  })

  it('drops a device that has failed five times for more than a day, and no device in a short outage', async () => {
    const person = await TestPerson.guest(server, 'Outage')
    await addDevice(person, 'out')
    const pusher = new TestPusher()
    pusher.behave = () => 'fails'
    const dispatcher = dispatcherWith(pusher)
    const fail = async () => {
      await notice(person.id)
      await dispatcher.send()
    }
    for (let count = 0; count < 6; count++) await fail()
    expect(await devicesOf(person)).toEqual(['out'])
    server.clock.move(DAY + HOUR)
    await fail()
    expect(await devicesOf(person)).toEqual([])
  })
})

describe('a device of another account', () => {
  const add = (person: TestPerson, name: string, its: typeof keys) =>
    person.put('/me/push', { endpoint: endpointOf(name), keys: its }).then(
      () => 'kept',
      (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
    )

  it('stays with its account unless the same browser sends it with the same keys', async () => {
    const [owner, thief, family] = await Promise.all(
      ['Owner', 'Thief', 'Family'].map((name) => TestPerson.guest(server, name)),
    )
    if (owner === undefined || thief === undefined || family === undefined) throw new Error('nobody')
    const own = { p256dh: 'of the browser', auth: 'secret' }
    expect(await add(owner, 'shared', own)).toBe('kept')
    for (const guess of [
      { p256dh: 'other', auth: 'other' },
      { ...own, auth: 'guess' },
      { ...own, p256dh: 'guess' },
    ])
      expect(await add(thief, 'shared', guess)).toBe('device-taken')
    await thief.raw('DELETE', '/api/v1/me/push', { endpoint: endpointOf('shared') })
    expect([await devicesOf(owner), await devicesOf(thief)]).toEqual([['shared'], []])
    // Another person signs in on this browser.
    expect(await add(family, 'shared', own)).toBe('kept')
    expect([await devicesOf(owner), await devicesOf(family)]).toEqual([[], ['shared']])
    // The browser has renewed its keys.
    expect(await add(family, 'shared', { p256dh: 'new', auth: 'new' })).toBe('kept')
    expect(await add(owner, 'shared', own)).toBe('device-taken')
  })
})

describe('bounds of an account', () => {
  it('keep its ten newest devices', async () => {
    const person = await TestPerson.guest(server, 'Devices')
    for (let number = 0; number < 12; number++) {
      await addDevice(person, `device-${number}`)
      server.clock.move(1000)
    }
    const newest = Array.from({ length: 10 }, (_, number) => `device-${number + 2}`)
    expect(await devicesOf(person)).toEqual(newest)
    await addDevice(person, 'device-2')
    expect(await devicesOf(person)).toEqual(newest)
  })

  it('keep at most 200 notices waiting on a channel', async () => {
    const [host, person] = await Promise.all(['Host', 'Full'].map((name) => TestPerson.guest(server, name)))
    if (host === undefined || person === undefined) throw new Error('nobody')
    const later = server.clock.now() + DAY
    await addNotices(
      server.node.storage,
      Array.from({ length: 199 }, () => waitingNotice(randomUUID(), person.id, later)),
    )
    const waiting = async () =>
      (
        await runSql<{ count: number }>(
          server.node.storage,
          `select count(*) as count from outbox where account = ? and channel = 'push' and sent_at is null`,
          [person.id],
        )
      )[0]?.count
    for (let number = 0; number < 3; number++) {
      const table = await host.setTable()
      const [mine = '', theirs = ''] = table.seats.map(({ seat }) => seat)
      await host.sit(table, mine)
      await person.sit(table, theirs)
      await server.outbox.started(table.id)
    }
    expect(await waiting()).toBe(200)
  })
})
