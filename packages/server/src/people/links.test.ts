import { randomUUID } from 'node:crypto'
import type { Confirmation, Me, MergeOffer, TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Mailbox, openMailbox } from '../testing/mailbox.ts'
import { begunTable, Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'

const PASSWORD = 'correct horse battery'

let server: TestServer
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  server = await testServer({
    env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'http://hustings.test', MAIL_FROM: 'table@hustings.test' },
  })
})

const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const guest = (name: string) => TestPerson.guest(server, unique(name))

async function member(name: string): Promise<TestPerson> {
  const person = await guest(name)
  await person.put('/me/password', { password: PASSWORD })
  return person
}

/** Asks to confirm a new address; returns the address and the contents of the mail. */
async function confirmationFor(person: TestPerson, address = `${randomUUID()}@example.org`) {
  await person.put('/me/email', { address })
  const letter = await mailbox.letterTo(address)
  return {
    address,
    letter,
    token: /#\/confirm\/([\w-]{43})/.exec(letter)?.[1] ?? '',
    digits: /: (\d{6})\b/.exec(letter)?.[1] ?? '',
  }
}

async function confirmed(person: TestPerson): Promise<string> {
  const { address, token } = await confirmationFor(person)
  await person.post('/me/email/confirm', { token })
  return address
}

async function signInTokenFor(address: string): Promise<string> {
  await new TestPerson(server.url, 'x').post('/sign-in/link', { address })
  return /#\/sign-in\/([\w-]{43})/.exec(await mailbox.letterTo(address.toLowerCase()))?.[1] ?? ''
}

const look = (person: TestPerson, token: string) => person.post<Confirmation>('/confirmations', { token })

/** Signs in by name; a guest with tables gets an offer. */
const signInAs = (person: TestPerson, name: string) =>
  person.post<{ merge?: MergeOffer; id?: string }>('/sign-in/password', { who: name, password: PASSWORD })

describe('confirmation links', () => {
  it('keep the session and seats of a reader with another account, and confirm nothing', async () => {
    const attacker = await guest('Mallory')
    const victim = await guest('Olena')
    const { table, seats } = await begunTable([victim])
    const { address, token, letter } = await confirmationFor(attacker)
    expect(letter).toContain(attacker.name)

    expect(await look(victim, token)).toEqual({ name: attacker.name, member: false, address, yours: false })
    expect(await code(victim.post('/me/email/confirm', { token }))).toBe('forbidden')
    expect(await code(victim.post('/sign-in/link/use', { token }))).toBe('link-used')
    expect(await code(new TestPerson(server.url, 'x').post('/me/email/confirm', { token }))).toBe('signed-out')

    expect((await victim.get<Me>('/me')).id).toBe(victim.id)
    const seen = await victim.get<TableSeen>(`/tables/${table.id}`)
    expect(seen.seats.find(({ seat }) => seat === seats[0])?.holder?.id).toBe(victim.id)
    expect(await attacker.get<Me>('/me')).toMatchObject({ kind: 'guest', email: null })
    expect(await code(attacker.get(`/tables/${table.id}`))).toBe('not-found')
  })

  it('confirm an address once and in time for the account that asked, after showing its name', async () => {
    const person = await guest('Iryna')
    const { address, token } = await confirmationFor(person)
    expect(await look(person, token)).toEqual({ name: person.name, member: false, address, yours: true })
    const me = await person.post<Me>('/me/email/confirm', { token })
    expect(me).toMatchObject({ id: person.id, kind: 'member', email: { address, confirmed: true } })
    expect(await code(person.post('/me/email/confirm', { token }))).toBe('link-used')
    const late = await confirmationFor(person)
    server.clock.move(16 * 60_000)
    expect(await code(look(person, late.token))).toBe('link-used')
  })

  it('keep an address that another account has confirmed', async () => {
    const owner = await member('Owner')
    const address = await confirmed(owner)
    const other = await member('Other')
    const { token } = await confirmationFor(other, address)
    expect(await code(other.post('/me/email/confirm', { token }))).toBe('address-taken')
    expect((await owner.get<Me>('/me')).email).toEqual({ address, confirmed: true })
    expect((await other.get<Me>('/me')).email).toBeNull()
  })

  it('contain a code of six digits for the page that asked, which stops working after five wrong ones', async () => {
    const person = await guest('Marta')
    const first = await confirmationFor(person)
    const wrong = String((Number(first.digits) + 1) % 1_000_000).padStart(6, '0')
    expect(await code((await guest('Other')).post('/me/email/code', { code: first.digits }))).toBe('wrong-code')
    for (let i = 0; i < 5; i++) expect(await code(person.post('/me/email/code', { code: wrong }))).toBe('wrong-code')
    expect(await code(person.post('/me/email/code', { code: first.digits }))).toBe('wrong-code')
    const second = await confirmationFor(person)
    const me = await person.post<Me>('/me/email/code', { code: second.digits })
    expect(me.email).toEqual({ address: second.address, confirmed: true })
  })

  it('arrive at most six times an hour at one address and for one account', async () => {
    const strict = await testServer({
      patience: 1,
      env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'http://hustings.test', MAIL_FROM: 'table@hustings.test' },
    })
    const ask = async (person: TestPerson, address: string) => {
      const asked = await code(person.put('/me/email', { address }))
      if (asked === 'fine') await mailbox.letterTo(address)
      return asked
    }
    const person = await TestPerson.guest(strict, 'Asker')
    for (let i = 0; i < 6; i++) expect(await ask(person, `${randomUUID()}@example.org`)).toBe('fine')
    expect(await ask(person, 'another@example.org')).toBe('too-fast')
  })
})

describe('sign-in links', () => {
  it('sign in once and in time, and confirm nothing', async () => {
    const person = await member('Kasia')
    const address = await confirmed(person)
    const late = await signInTokenFor(address.toUpperCase())
    server.clock.move(16 * 60_000)
    const there = new TestPerson(server.url, 'x')
    expect(await code(there.post('/sign-in/link/use', { token: late }))).toBe('link-used')
    const token = await signInTokenFor(address)
    expect(await code(look(person, token))).toBe('link-used')
    expect((await there.post<Me>('/sign-in/link/use', { token })).id).toBe(person.id)
    expect(await code(there.post('/sign-in/link/use', { token }))).toBe('link-used')
  })

  it('reach the owner in a known browser after others have used up the limit of the address', async () => {
    const strict = await testServer({
      patience: 1,
      env: {
        SMTP_URL: mailbox.url,
        PUBLIC_URL: 'http://hustings.test',
        MAIL_FROM: 'table@hustings.test',
        TRUST_PROXY: '127.0.0.1',
      },
    })
    const owner = await TestPerson.guest(strict, 'Owner')
    const { token, address } = await confirmationFor(owner)
    await owner.post('/me/email/confirm', { token })
    const ask = async (person: TestPerson, from: string) =>
      (await person.raw('POST', '/api/v1/sign-in/link', { address }, { 'x-forwarded-for': from })).status
    const stranger = new TestPerson(strict.url, 'stranger')
    for (const from of ['203.0.113.1', '203.0.114.1'])
      for (let i = 0; i < 5; i++) expect(await ask(stranger, from)).toBe(202)
    expect(await ask(stranger, '203.0.115.1')).toBe(429)
    for (let i = 0; i < 10; i++) await mailbox.letterTo(address)
    for (let i = 0; i < 5; i++) {
      expect(await ask(owner, '203.0.113.1')).toBe(202)
      await mailbox.letterTo(address)
    }
    expect(await ask(owner, '203.0.113.1')).toBe(429)
  })

  it('stop working when the account has another address', async () => {
    const person = await member('Tomek')
    const token = await signInTokenFor(await confirmed(person))
    const address = await confirmed(person)
    expect(await code(new TestPerson(server.url, 'x').post('/sign-in/link/use', { token }))).toBe('link-used')
    expect((await person.get<Me>('/me')).email).toEqual({ address, confirmed: true })
  })

  it('keep the session of a reader with another account until the reader agrees', async () => {
    const attacker = await member('Mallory')
    const address = await confirmed(attacker)
    for (const reader of [await member('Olena'), await guest('Guest without tables')]) {
      const token = await signInTokenFor(address)
      const { cookie } = reader
      expect(await reader.post('/sign-in/link/look', { token })).toEqual({ name: attacker.name, yours: false })
      for (const body of [{ token }, { token, confirm: false }])
        expect(await code(reader.post('/sign-in/link/use', body))).toBe('other-account')
      expect(reader.cookie).toBe(cookie)
      expect((await reader.get<Me>('/me')).id).toBe(reader.id)
      expect(await reader.ask('lobby:watch', {})).toBeNull()

      expect((await reader.post<Me>('/sign-in/link/use', { token, confirm: true })).id).toBe(attacker.id)
      expect((await reader.get<Me>('/me')).id).toBe(attacker.id)
      expect(await code(reader.post('/sign-in/link/look', { token }))).toBe('link-used')
    }
  })

  it('reveal no name after another use, and need no consent in the session of their account', async () => {
    const person = await member('Zofia')
    const token = await signInTokenFor(await confirmed(person))
    expect(await person.post('/sign-in/link/look', { token })).toEqual({ name: person.name, yours: true })
    expect((await person.post<Me>('/sign-in/link/use', { token })).id).toBe(person.id)
    expect(await code(person.post('/sign-in/link/look', { token }))).toBe('link-used')
    const confirmation = await confirmationFor(person)
    expect(await code(person.post('/sign-in/link/look', { token: confirmation.token }))).toBe('link-used')
  })

  it('return the same response for an unknown address', async () => {
    const there = new TestPerson(server.url, 'x')
    const unknown = await there.raw('POST', '/api/v1/sign-in/link', { address: `${randomUUID()}@example.org` })
    expect(unknown.status).toBe(202)
    expect(await unknown.text()).toBe('{}')
  })
})

describe('a guest with tables who signs in', () => {
  const holderOf = async (person: TestPerson, table: string, seat: string | undefined) =>
    (await person.get<TableSeen>(`/tables/${table}`)).seats.find((one) => one.seat === seat)?.holder?.id

  it('stays a guest with every seat until the answer, and moves the seats only after a yes', async () => {
    const person = await member('Marek')
    const there = await guest('Phone')
    const { table, seats } = await begunTable([there])
    const { merge } = await signInAs(there, person.name)
    expect(merge).toMatchObject({ guest: there.name, into: person.name, tables: 1 })
    expect((await there.get<Me>('/me')).id).toBe(there.id)
    expect(await holderOf(there, table.id, seats[0])).toBe(there.id)
    expect(await code(person.get(`/tables/${table.id}`))).toBe('not-found')

    const answer = { token: merge?.token, merge: true }
    expect((await there.post<Me>('/sign-in/merge', answer)).id).toBe(person.id)
    expect(await holderOf(there, table.id, seats[0])).toBe(person.id)
    expect((await there.get<TableSeen>(`/tables/${table.id}`)).host?.id).toBe(person.id)
    expect(await code(there.post('/sign-in/merge', answer))).toBe('link-used')
  })

  it('keeps the guest seats separate after a no', async () => {
    const person = await member('Ewa')
    const there = await guest('Tablet')
    const other = await guest('Other')
    const { table, seats } = await begunTable([there, other])
    const { merge } = await signInAs(there, person.name)
    await there.post('/sign-in/merge', { token: merge?.token, merge: false })
    expect((await there.get<Me>('/me')).id).toBe(person.id)
    expect(await holderOf(other, table.id, seats[0])).toBe(there.id)
  })

  it('gets the offer only in its own browser, for ten minutes', async () => {
    const person = await member('Anna')
    const [there, thief] = [await guest('Laptop'), await guest('Thief')]
    await begunTable([there])
    const token = (await signInAs(there, person.name)).merge?.token
    expect(await code(thief.post('/sign-in/merge', { token, merge: true }))).toBe('link-used')
    server.clock.move(11 * 60_000)
    expect(await code(there.post('/sign-in/merge', { token, merge: true }))).toBe('link-used')
  })

  it('uses no offer from before the account changed its password', async () => {
    const person = await member('Bela')
    const there = await guest('Thief')
    await begunTable([there])
    const token = (await signInAs(there, person.name)).merge?.token
    await person.put('/me/password', { password: 'another good password' })
    expect(await code(there.post('/sign-in/merge', { token, merge: false }))).toBe('link-used')
  })

  it('does not become a second player of one table', async () => {
    const person = await member('Jan')
    const there = await guest('Jan’s other device')
    const { table, seats } = await begunTable([person, there])
    const token = (await signInAs(there, person.name)).merge?.token
    expect(await code(there.post('/sign-in/merge', { token, merge: true }))).toBe('seat-limit')
    expect(await holderOf(person, table.id, seats[1])).toBe(there.id)
    expect((await there.get<Me>('/me')).id).toBe(there.id)
    expect(await code(there.post('/sign-in/merge', { token, merge: false }))).toBe('fine')
  })
})
