import { randomUUID } from 'node:crypto'
import type { Me } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMailbox } from '../testing/mailbox.ts'
import { Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { runSql } from '../testing/storage.ts'

const PASSWORD = 'correct horse battery'
const LATER = 11 * 60_000

/** Routes under /me that write but sign no user in. `PATCH /me` requires a recent sign-in only for the name. */
const HARMLESS = [
  'PATCH /api/v1/me',
  'PUT /api/v1/me/notices',
  'PUT /api/v1/me/push',
  'DELETE /api/v1/me/push',
  'PUT /api/v1/me/away',
  'DELETE /api/v1/me/away',
]

/** A valid body for each route that has one. */
const BODIES: Readonly<Record<string, unknown>> = {
  'PUT /api/v1/me/password': { password: 'another good password' },
  'POST /api/v1/me/recovery': {},
  'PUT /api/v1/me/email': { address: 'mallory@example.org' },
  'POST /api/v1/me/email/confirm': { token: 'x'.repeat(43) },
  'POST /api/v1/me/email/code': { code: '000000' },
  'POST /api/v1/me/passkeys/options': {},
  'POST /api/v1/me/passkeys': { challenge: randomUUID(), name: 'Key', response: {} },
}

let server: TestServer
beforeAll(async () => {
  const mailbox = await openMailbox()
  server = await testServer({
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'http://localhost:1', MAIL_FROM: 'table@hustings.test' },
  })
})

const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

async function member(name: string): Promise<TestPerson> {
  const person = await TestPerson.guest(server, `${name} ${randomUUID().slice(0, 8)}`)
  await person.put('/me/password', { password: PASSWORD })
  return person
}

const signedIn = async (name: string): Promise<TestPerson> => {
  const there = new TestPerson(server.url, name)
  there.me = await there.post<Me>('/sign-in/password', { who: name, password: PASSWORD })
  return there
}

/** Returns all credentials of an account. */
async function credentials(account: string): Promise<string> {
  const texts = await Promise.all(
    [
      'select hash from passwords where account = ?',
      'select recovery_hash, kind, deleted_at from accounts where id = ?',
      'select address_key from emails where account = ?',
      'select id from passkeys where account = ?',
      'select id from challenges where account = ?',
      'select purpose from links where account = ?',
      'select id from sessions where account = ? order by id',
    ].map((text) => runSql(server.node.storage, text, [account])),
  )
  return JSON.stringify(texts)
}

describe('a sign-in older than ten minutes', () => {
  it('declares a recent sign-in for every route under /me that writes credentials', () => {
    const writing = server.routes
      .filter(({ method, url }) => /^\/api\/v1\/me(\/|$)/.test(url) && !['GET', 'HEAD', 'OPTIONS'].includes(method))
      .filter(({ method, url }) => !HARMLESS.includes(`${method} ${url}`))
    expect(writing.length).toBeGreaterThan(6)
    expect(writing.filter(({ stepUp }) => !stepUp).map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  it('keeps credentials and sessions at every route that declares a recent sign-in', async () => {
    const person = await member('Olena')
    await signedIn(person.name)
    const [other] = await runSql<{ id: string }>(
      server.node.storage,
      'select id from sessions where account = ? order by created_at desc limit 1',
      [person.id],
    )
    server.clock.move(LATER)
    const before = await credentials(person.id)
    const guarded = server.routes.filter(({ stepUp, method }) => stepUp && method !== 'HEAD')
    expect(guarded.length).toBeGreaterThan(8)
    for (const { method, url } of guarded) {
      const path = url.replace(':id', other?.id ?? '')
      const response = await person.raw(method, path, BODIES[`${method} ${url}`])
      expect(`${method} ${url} ${response.status} ${await response.text()}`).toMatch(/ 401 .*sign-in-again/)
    }
    expect(await code(person.post('/sign-out', { everywhere: true }))).toBe('sign-in-again')
    expect(await credentials(person.id)).toBe(before)
    expect(await code(person.post('/sign-in/password', { who: person.name, password: PASSWORD }))).toBe('fine')
    expect(await code(person.post('/me/recovery'))).toBe('fine')
  })

  it('refuses a new name for a member, and accepts other changes of the profile', async () => {
    const person = await member('Nadia')
    server.clock.move(LATER)
    const before = await person.get<Me>('/me')
    expect(await code(person.patch('/me', { name: `Mallory ${randomUUID().slice(0, 8)}` }))).toBe('sign-in-again')
    expect(await person.get<Me>('/me')).toEqual(before)
    const change = { name: before.name, language: 'uk', timeZone: 'Europe/Kyiv' }
    expect(await person.patch('/me', change)).toMatchObject(change)
    await person.post('/sign-in/password', { who: person.name, password: PASSWORD })
    const name = `Nadia ${randomUUID().slice(0, 8)}`
    expect(await person.patch('/me', { name })).toMatchObject({ name })
  })

  it('lets a guest, who does not sign in by name, change the name', async () => {
    const guest = await TestPerson.guest(server, 'Petro')
    server.clock.move(LATER)
    expect(await guest.patch('/me', { name: 'Pavlo' })).toMatchObject({ name: 'Pavlo' })
  })

  it('stays old after a sign-in with a recovery code that the same session made', async () => {
    const thief = await member('Taras')
    const { code: recovery } = await thief.post<{ code: string }>('/me/recovery')
    server.clock.move(LATER)
    const before = thief.cookie
    expect(await code(thief.post('/sign-in/recovery', { name: thief.name, code: recovery }))).toBe('fine')
    expect(thief.cookie).not.toBe(before)
    expect(await code(thief.put('/me/password', { password: 'another good password' }))).toBe('sign-in-again')
    expect(await code(thief.post('/sign-in/password', { who: thief.name, password: PASSWORD }))).toBe('fine')
    expect(await code(thief.put('/me/password', { password: 'another good password' }))).toBe('fine')
  })

  it('becomes recent by a recovery code in a browser that did not make it', async () => {
    const owner = await member('Solomiia')
    const { code: recovery } = await owner.post<{ code: string }>('/me/recovery')
    server.clock.move(LATER)
    const there = new TestPerson(server.url, 'new device')
    await there.post('/sign-in/recovery', { name: owner.name, code: recovery })
    expect(await code(there.put('/me/password', { password: 'another good password' }))).toBe('fine')
  })

  it('lets a guest, who cannot sign in again, add a first password', async () => {
    const guest = await TestPerson.guest(server, `Ivan ${randomUUID().slice(0, 8)}`)
    server.clock.move(LATER)
    expect(await code(guest.post('/me/recovery'))).toBe('forbidden')
    expect(await code(guest.put('/me/password', { password: PASSWORD }))).toBe('fine')
  })
})

describe('sessions and their sockets', () => {
  it('ends all other sessions and closes their sockets when the password changes', async () => {
    const person = await member('Marek')
    const there = await signedIn(person.name)
    await Promise.all([person.connect(), there.connect()])
    await person.put('/me/password', { password: 'another good password' })
    await expect.poll(() => there.connected, { timeout: 30_000 }).toBe(false)
    expect(await there.get<Me | null>('/me')).toBeNull()
    expect((await person.get<Me>('/me')).id).toBe(person.id)
    expect(await person.ask('lobby:watch', {})).toBeDefined()
    expect(person.connected).toBe(true)
  })

  it('closes the socket of the session that signs out here, and no other', async () => {
    const person = await member('Ewa')
    const there = await signedIn(person.name)
    await Promise.all([person.connect(), there.connect()])
    await there.post('/sign-out', { everywhere: false })
    await expect.poll(() => there.connected, { timeout: 30_000 }).toBe(false)
    expect(person.connected).toBe(true)
  })

  it('keeps one session when a browser signs in again', async () => {
    const person = await member('Kasia')
    const before = person.cookie
    await person.post('/sign-in/password', { who: person.name, password: PASSWORD })
    expect(person.cookie).not.toBe(before)
    expect((await person.get<{ items: unknown[] }>('/me/sessions')).items).toHaveLength(1)
    const old = new TestPerson(server.url, 'old')
    old.cookie = before
    expect(await old.get<Me | null>('/me')).toBeNull()
  })
})
