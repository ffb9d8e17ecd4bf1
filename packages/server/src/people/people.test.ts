import { randomUUID } from 'node:crypto'
import type { Me, TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMailbox } from '../testing/mailbox.ts'
import { begunTable, Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { rowsOfAllTables, runSql } from '../testing/storage.ts'
import { fits, hashed, mustBeStrong } from './passwords.ts'

const code = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

let server: TestServer
beforeAll(async () => {
  const mailbox = await openMailbox()
  server = await testServer({
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'http://hustings.test', MAIL_FROM: 'table@hustings.test' },
  })
})

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const PASSWORD = 'correct horse battery'

async function member(name: string): Promise<TestPerson> {
  const person = await TestPerson.guest(server, unique(name))
  await person.put('/me/password', { password: PASSWORD })
  return person
}

describe('guests and members', () => {
  it('identifies a guest by a name and a cookie that scripts cannot read', async () => {
    const person = new TestPerson(server.url, 'Olena')
    const response = await person.raw('POST', '/api/v1/guests', {
      name: 'Olena',
      language: 'uk',
      timeZone: 'Europe/Kyiv',
    })
    const cookie = response.headers.getSetCookie().join()
    expect(cookie).toMatch(/^hustings=[\w-]{43};/)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(await person.get<Me>('/me')).toMatchObject({ kind: 'guest', name: 'Olena', language: 'uk' })
  })

  it.each([
    [{ name: '', language: 'en', timeZone: 'UTC' }],
    [{ name: 'x'.repeat(41), language: 'en', timeZone: 'UTC' }],
    [{ name: 'a', language: 'xx', timeZone: 'UTC' }],
    [{ name: 'a', language: 'en', timeZone: 'Nowhere/Never' }],
    [{ name: 'a', language: 'en', timeZone: 'UTC', role: 'admin' }],
  ])('refuses a guest with the body %j', async (body) => {
    expect(await code(new TestPerson(server.url, 'x').post('/guests', body))).toBe('malformed')
  })

  it('makes a guest a member of the same account by a password, which signs in by name elsewhere', async () => {
    const person = await member('Marek')
    const there = new TestPerson(server.url, 'Marek on the phone')
    expect(await code(there.post('/sign-in/password', { who: person.name, password: 'wrong password' }))).toBe(
      'wrong-sign-in',
    )
    const me = await there.post<Me>('/sign-in/password', { who: person.name.toUpperCase(), password: PASSWORD })
    expect(me.id).toBe(person.id)
  })

  it('answers a wrong password and an unknown name alike', async () => {
    const person = await member('Ewa')
    const stranger = new TestPerson(server.url, 'x')
    const bodies: string[] = []
    for (const who of [person.name, unique('Nobody')]) {
      const response = await stranger.raw('POST', '/api/v1/sign-in/password', { who, password: 'not this one' })
      bodies.push(`${response.status} ${await response.text()}`)
    }
    expect(new Set(bodies).size).toBe(1)
  })

  it('refuses the name of another member, whatever its case', async () => {
    const person = await member('Ivan')
    const other = await TestPerson.guest(server, person.name.toUpperCase())
    expect(await code(other.put('/me/password', { password: PASSWORD }))).toBe('name-taken')
  })

  it.each(['short', 'aaaaaaaaaaaa', 'password123', '1234567890'])('refuses the password %s', async (password) => {
    expect(() => mustBeStrong(password, 'Olena')).toThrow('weak-password')
  })

  it('stores passwords as scrypt with a separate salt', async () => {
    const by = (account: string) => ({ kind: 'change', account, client: account }) as const
    const [one, two] = await Promise.all([hashed(PASSWORD, by('one')), hashed(PASSWORD, by('other'))])
    expect(one).not.toBe(two)
    expect(await fits(PASSWORD, one ?? '', by('one'))).toBe(true)
    expect(await fits('another password', one ?? '', by('one'))).toBe(false)
    expect(await fits(PASSWORD, null, by('one'))).toBe(false)
  })

  it('accepts a recovery code once', async () => {
    const person = await member('Kasia')
    const { code: recovery } = await person.post<{ code: string }>('/me/recovery')
    const there = new TestPerson(server.url, 'x')
    expect(
      await code(there.post('/sign-in/recovery', { name: person.name, code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA' })),
    ).toBe('wrong-sign-in')
    expect(await code(there.post('/sign-in/recovery', { name: person.name, code: recovery.toLowerCase() }))).toBe(
      'fine',
    )
    expect(
      await code(new TestPerson(server.url, 'y').post('/sign-in/recovery', { name: person.name, code: recovery })),
    ).toBe('wrong-sign-in')
  })
})

describe('sessions', () => {
  it('end and close their sockets when their account signs out everywhere', async () => {
    const person = await member('Tomek')
    const there = new TestPerson(server.url, 'x')
    await there.post('/sign-in/password', { who: person.name, password: PASSWORD })
    await there.connect()
    expect((await person.get<{ items: unknown[] }>('/me/sessions')).items).toHaveLength(2)
    await person.post('/sign-out', { everywhere: true })
    expect(await there.get<Me | null>('/me')).toBeNull()
    await expect.poll(() => there.connected).toBe(false)
  })

  it('refuse a write from another site, or not as JSON', async () => {
    const person = await TestPerson.guest(server, 'Anna')
    const body = { name: 'Mallory' }
    const foreign = await person.raw('PATCH', '/api/v1/me', body, { origin: 'https://evil.example' })
    expect(await foreign.json()).toMatchObject({ trouble: { code: 'foreign-origin' } })
    const form = await person.raw('PATCH', '/api/v1/me', 'name=Mallory', {
      'content-type': 'text/plain',
      origin: 'http://hustings.test',
    })
    expect(await form.json()).toMatchObject({ trouble: { code: 'malformed' } })
    const own = await person.raw('PATCH', '/api/v1/me', body, { origin: 'http://hustings.test' })
    expect(own.status).toBe(200)
  })
})

describe('personal data', () => {
  it('appears in the export without tokens and hashes, and disappears with the account', async () => {
    const person = await member('Oksana')
    const other = await TestPerson.guest(server, 'Other')
    const { table, seats } = await begunTable([person, other])
    const text = `hello ${randomUUID()}`
    await person.post(`/tables/${table.id}/messages`, { id: randomUUID(), text })
    const exported = JSON.stringify(await person.get('/me/export'))
    expect(exported).toContain(person.name)
    expect(exported).toContain(text)
    expect(exported).not.toContain('scrypt')
    expect(exported).not.toContain(person.cookie.split('=')[1])

    server.clock.move(11 * 60_000)
    expect(await code(person.delete('/me'))).toBe('sign-in-again')
    await person.post('/sign-in/password', { who: person.name, password: PASSWORD })
    await person.delete('/me')
    expect(await person.get<Me | null>('/me')).toBeNull()
    const seen = await other.get<TableSeen>(`/tables/${table.id}`)
    expect(seen.seats.find(({ seat }) => seat === seats[0])).toMatchObject({ holder: null, owner: null, bot: 'medium' })
    const dump = JSON.stringify(await rowsOfAllTables(server.node.storage))
    expect(dump).toContain(other.name)
    expect(dump).not.toContain(person.name)
    expect(dump).not.toContain(text)
  })
})

describe('chat', () => {
  it('hides a message after two reports by different people until a moderator decides', async () => {
    const [anna, bela, cleo] = await Promise.all(['Anna', 'Bela', 'Cleo'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined || cleo === undefined) throw new Error('nobody')
    const { table } = await begunTable([anna, bela, cleo])
    const id = randomUUID()
    const line = { id, text: 'something rude' }
    await anna.post(`/tables/${table.id}/messages`, line)
    await anna.post(`/tables/${table.id}/messages`, line)
    const read = async () =>
      (await bela.get<{ items: { text: string | null; hidden: boolean }[] }>(`/tables/${table.id}/messages`)).items
    expect(await read()).toMatchObject([{ text: 'something rude', hidden: false }])
    expect(await code(anna.post(`/messages/${id}/report`, { why: 'insult' }))).toBe('forbidden')
    await bela.post(`/messages/${id}/report`, { why: 'insult' })
    await bela.post(`/messages/${id}/report`, { why: 'insult' })
    expect((await read())[0]?.hidden).toBe(false)
    await cleo.post(`/messages/${id}/report`, { why: 'hate' })
    expect(await read()).toMatchObject([{ text: null, hidden: true }])
    const moderator = await member('Moderator')
    expect(await code(moderator.get('/reports'))).toBe('forbidden')
    await runSql(server.node.storage, `update accounts set role = 'moderator' where id = ?`, [moderator.id])
    const { items } = await moderator.get<{ items: { message: string; text: string }[] }>('/reports')
    expect(items.find(({ message }) => message === id)?.text).toBe('something rude')
    await moderator.patch(`/reports/${id}`, { hide: false })
    expect(await read()).toMatchObject([{ text: 'something rude', hidden: false }])
  })

  it('limits guests to phrases at open tables, and separates people after a block', async () => {
    const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
    if (anna === undefined || bela === undefined) throw new Error('nobody')
    const { table } = await begunTable([anna, bela], { listed: true })
    expect(await code(anna.post(`/tables/${table.id}/messages`, { id: randomUUID(), text: 'hello' }))).toBe(
      'chat-closed',
    )
    await anna.post(`/tables/${table.id}/messages`, { id: randomUUID(), phrase: 'hello' })
    const read = async () => (await bela.get<{ items: unknown[] }>(`/tables/${table.id}/messages`)).items.length
    expect(await read()).toBe(1)
    await bela.put(`/people/${anna.id}/block`)
    expect(await bela.get('/me/blocks')).toMatchObject({ items: [{ id: anna.id, name: anna.name }] })
    expect(await anna.get('/me/blocks')).toEqual({ items: [] })
    expect(await read()).toBe(0)
    const open = await bela.setTable({ listed: true })
    expect(await code(anna.sit(open, open.seats[0]?.seat ?? ''))).toBe('blocked')
    expect((await anna.get<{ items: TableSeen[] }>('/tables')).items.map(({ id }) => id)).not.toContain(open.id)
    const stranger = await TestPerson.guest(server, 'Stranger')
    expect(await code(stranger.post(`/tables/${table.id}/messages`, { id: randomUUID(), phrase: 'hello' }))).toBe(
      'forbidden',
    )
  })
})
