// Names on the server: unreadable names are refused, and all spellings of a name belong to one account.
import { randomUUID } from 'node:crypto'
import type { ChatLine } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'

const PASSWORD = 'correct horse battery'
const OVERRIDE = '\u202E'

let server: TestServer
beforeAll(async () => {
  // The limits of a production server.
  server = await testServer({ patience: 1 })
})

const code = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

describe('a name that cannot be read', () => {
  it('gets a refusal with a separate code for guests, members and tables', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    for (const name of [`An${OVERRIDE}na`, '\u3164', 'An\u2028na', `A${'\u0301'.repeat(30)}`, '!!!']) {
      const about = { name, language: 'en', timeZone: 'UTC' }
      expect(await code(new TestPerson(server.url, 'new').post('/guests', about))).toBe('unreadable-name')
      expect(await code(anna.patch('/me', { name }))).toBe('unreadable-name')
      expect(await code(anna.setTable({ name }))).toBe('unreadable-name')
    }
    expect(await code(anna.patch('/me', { name: `An${OVERRIDE}na`, role: 'admin' }))).toBe('malformed')
    expect(await anna.get('/me')).toMatchObject({ name: 'Anna' })
  })
})

describe('a chat line', () => {
  it('loses bidirectional controls, and fails when it shows nothing', async () => {
    const anna = await TestPerson.guest(server, 'Anna')
    const table = await anna.setTable({ chat: 'all' })
    const path = `/tables/${table.id}/messages`
    const text = `pay ${OVERRIDE}001\u202C \u2066now\u2069`
    await anna.post(path, { id: randomUUID(), text })
    expect(await code(anna.post(path, { id: randomUUID(), text: `${OVERRIDE}\u200B\u3164` }))).toBe('malformed')
    const { items } = await anna.get<{ items: ChatLine[] }>(path)
    expect(items.map((line) => line.text)).toEqual(['pay 001 now'])
  })
})

describe('all spellings of a name', () => {
  it('belong to one member: none is free, each signs in, and guesses are counted together', async () => {
    const tail = randomUUID().slice(0, 8)
    const name = `Олена Zoë ${tail}`
    const member = await TestPerson.guest(server, name)
    await member.put('/me/password', { password: PASSWORD })
    const spellings = [
      name.toUpperCase(),
      name.normalize('NFD'),
      `  Олена\u00A0\u2003Zoë ${tail}`,
      `Олена Ｚoë ${tail}`,
      `Олена 𝐙oë ${tail}`,
    ]
    for (const spelling of spellings) {
      const other = await TestPerson.guest(server, spelling)
      expect(await code(other.put('/me/password', { password: PASSWORD })), spelling).toBe('name-taken')
    }
    const there = new TestPerson(server.url, 'there')
    expect(await there.post('/sign-in/password', { who: spellings[3], password: PASSWORD })).toMatchObject({ name })
    const guesses: string[] = []
    for (let turn = 0; turn < 6; turn++) {
      const who = spellings[turn % spellings.length]
      guesses.push(await code(new TestPerson(server.url, 'x').post('/sign-in/password', { who, password: 'wrong' })))
    }
    expect(guesses.at(-1)).toBe('too-fast')
  }, 120_000)
})
