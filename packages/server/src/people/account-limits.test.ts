// Limits of accounts and client addresses as in production: `patience` is 1, and a trusted proxy names the client.
import { randomUUID } from 'node:crypto'
import type { Me, TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { freshPostgres, onPostgresStorage } from '../testing/storage.ts'

const PASSWORD = 'correct horse battery'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ patience: 1, env: { TRUST_PROXY: '127.0.0.1' } })
})

let clients = 0
/** An address in a separate network. */
const elsewhere = () => `10.${Math.floor(++clients / 250)}.${clients % 250}.1`

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function ask(person: TestPerson, from: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await person.raw(method, `/api/v1${path}`, body, { 'x-forwarded-for': from })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function guest(name: string): Promise<TestPerson> {
  const person = new TestPerson(server.url, name)
  const about = { name: `${name} ${randomUUID().slice(0, 8)}`, language: 'en', timeZone: 'UTC' }
  const { body } = await ask(person, elsewhere(), 'POST', '/guests', about)
  person.me = body as Me
  return person
}

async function member(name: string): Promise<TestPerson> {
  const person = await guest(name)
  expect((await ask(person, elsewhere(), 'PUT', '/me/password', { password: PASSWORD })).status).toBe(200)
  return person
}

const newBrowser = () => new TestPerson(server.url, 'browser')

const signIn = (person: TestPerson, from: string, who: string | undefined, password = PASSWORD) =>
  ask(person, from, 'POST', '/sign-in/password', { who, password })

/** A wrong guess that does not hash a password. */
const guess = (from: string, name: string | undefined, browser = newBrowser()) =>
  ask(browser, from, 'POST', '/sign-in/recovery', { name, code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' })

describe('failed sign-ins', () => {
  it('end after five from one network, and leave the owner free to sign in', async () => {
    const owner = await member('Owner')
    const name = owner.me?.name
    const statuses: number[] = []
    for (let i = 1; i <= 5; i++) statuses.push((await guess(`203.0.113.${i}`, name)).status)
    statuses.push((await signIn(newBrowser(), '203.0.113.6', name, 'not the password')).status)
    statuses.push((await signIn(newBrowser(), '203.0.113.7', name)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    // From home, and even from the network of the guesser in the browser that the owner has used before.
    expect((await signIn(newBrowser(), elsewhere(), name)).status).toBe(200)
    expect((await signIn(owner, '203.0.113.8', name)).status).toBe(200)
  })

  it('end after fifty from everywhere, except in a browser that has signed in before', async () => {
    const owner = await member('Everywhere')
    const name = owner.me?.name
    for (let i = 0; i < 50; i++) expect((await guess(elsewhere(), name)).status).toBe(401)
    expect((await guess(elsewhere(), name)).status).toBe(429)
    const forger = newBrowser()
    forger.known = `hustings-known=${'a'.repeat(22)}.${'b'.repeat(43)}`
    expect((await guess(elsewhere(), name, forger)).status).toBe(429)
    const thief = await member('Thief')
    expect((await guess(elsewhere(), name, thief)).status).toBe(429)
    expect((await signIn(owner, elsewhere(), name)).status).toBe(200)
  })

  it('do not include attempts that find the queue for hashing full', async () => {
    const owner = await member('Patient')
    const home = elsewhere()
    const floods: Promise<unknown>[] = []
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      for (let j = 0; j < 60; j++) floods.push(signIn(newBrowser(), elsewhere(), `nobody ${i} ${j}`))
      statuses.push((await signIn(newBrowser(), home, owner.me?.name)).status)
    }
    expect(statuses).toEqual(Array(6).fill(429))
    await Promise.all(floods)
    expect((await signIn(newBrowser(), home, owner.me?.name)).status).toBe(200)
  })

  it('do not include successful sign-ins', async () => {
    const { me } = await member('Often')
    const home = elsewhere()
    for (let i = 0; i < 6; i++) expect((await signIn(newBrowser(), home, me?.name)).status).toBe(200)
  })
})

describe('password hashing', () => {
  it('runs for at most five changes of an account in 15 minutes, whatever their addresses, while others sign in', async () => {
    const { me } = await member('Member')
    const flooder = await guest('Flooder')
    const body = { password: 'another good password' }
    const flood = Array.from({ length: 40 }, () => ask(flooder, elsewhere(), 'PUT', '/me/password', body))
    expect((await signIn(newBrowser(), elsewhere(), me?.name)).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
    expect((await ask(flooder, elsewhere(), 'PUT', '/me/password', body)).status).toBe(429)
  })

  it('runs for at most ten sign-ins of one client address in 15 minutes', async () => {
    const from = elsewhere()
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await signIn(newBrowser(), from, `nobody ${i}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })
})

describe('one account', () => {
  it('creates 20 tables an hour, whatever addresses it uses', async () => {
    const host = await guest('Host')
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) {
      const about = { game: 'ballot', name: 'Table', options: {} }
      statuses.push((await ask(host, elsewhere(), 'PUT', `/tables/${randomUUID()}`, about)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])
  })

  it('gets one seat at an open table, and several at a private one', async () => {
    const host = await guest('Host')
    const set = async (listed: boolean) => {
      const about = { game: 'ballot', name: 'Table', options: {}, listed }
      return (await ask(host, elsewhere(), 'PUT', `/tables/${randomUUID()}`, about)).body as TableSeen
    }
    const sit = async (table: TableSeen, at: number) =>
      (await ask(host, elsewhere(), 'PUT', `/tables/${table.id}/seats/${table.seats[at]?.seat}`, {})).status
    const open = await set(true)
    expect([await sit(open, 0), await sit(open, 0), await sit(open, 1)]).toEqual([200, 200, 409])
    const closed = await set(false)
    expect([await sit(closed, 0), await sit(closed, 1)]).toEqual([200, 200])
    const opened = await ask(host, elsewhere(), 'PATCH', `/tables/${closed.id}`, { listed: true })
    expect(opened).toMatchObject({ status: 409, body: { trouble: { code: 'seat-limit' } } })
  })
})

onPostgresStorage('limits of two nodes', () => {
  it('count failed sign-ins, changes of a password and tables together', async () => {
    const url = await freshPostgres()
    const wish = { url, patience: 1, env: { TRUST_PROXY: '127.0.0.1' } }
    const nodes = [await testServer(wish), await testServer(wish)]
    const owner = new TestPerson(nodes[0]?.url ?? '', 'Owner')
    const name = `Owner ${randomUUID().slice(0, 8)}`
    await ask(owner, elsewhere(), 'POST', '/guests', { name, language: 'en', timeZone: 'UTC' })
    const alternately = async (times: number, act: (i: number) => Promise<Answer>) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++) {
        owner.url = nodes[i % 2]?.url ?? ''
        statuses.push((await act(i)).status)
      }
      return statuses
    }
    const passwords = await alternately(6, () => ask(owner, elsewhere(), 'PUT', '/me/password', { password: PASSWORD }))
    expect(passwords).toEqual([...Array(5).fill(200), 429])
    const guesses = await alternately(6, (i) => guess(`203.0.113.${i}`, name, new TestPerson(owner.url, 'guesser')))
    expect(guesses).toEqual([...Array(5).fill(401), 429])
    const about = { game: 'ballot', name: 'Table', options: {} }
    const tables = await alternately(21, () => ask(owner, elsewhere(), 'PUT', `/tables/${randomUUID()}`, about))
    expect(tables).toEqual([...Array(20).fill(200), 429])
  })
})

describe('profiles', () => {
  it('look the same for members and unknown names without a sign-in', async () => {
    const { me } = await member('Shown')
    const profile = (person: TestPerson, name: string | undefined) =>
      ask(person, elsewhere(), 'GET', `/people/${encodeURIComponent(name ?? '')}`)
    const stranger = newBrowser()
    expect(await profile(stranger, me?.name)).toEqual(await profile(stranger, 'nobody at all'))
    expect((await profile(stranger, me?.name)).status).toBe(401)
    expect((await profile(await guest('Reader'), me?.name)).status).toBe(200)
  })
})
