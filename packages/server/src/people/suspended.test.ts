import { randomUUID } from 'node:crypto'
import type { Me } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { Refusal, sharedServer, TestPerson } from '../testing/server.ts'
import { runSql } from '../testing/storage.ts'

const PASSWORD = 'correct horse battery'

const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

async function suspended(name: string): Promise<TestPerson> {
  const server = await sharedServer()
  const person = await TestPerson.guest(server, `${name} ${randomUUID().slice(0, 8)}`)
  await person.put('/me/password', { password: PASSWORD })
  await runSql(server.node.storage, 'update accounts set suspended_at = ? where id = ?', [Date.now(), person.id])
  return person
}

describe('a suspended account', () => {
  it('signs in again to export and delete its data', async () => {
    const server = await sharedServer()
    const person = await suspended('Marek')
    expect((await person.get<Me>('/me')).suspended).toBe(true)
    server.clock.move(11 * 60_000)
    expect(await code(person.get('/me/export'))).toBe('sign-in-again')
    expect(await code(person.post('/sign-in/password', { who: person.name, password: PASSWORD }))).toBe('fine')
    expect(JSON.stringify(await person.get('/me/export'))).toContain(person.name)
    await person.delete('/me')
    expect(await person.get<Me | null>('/me')).toBeNull()
    const left = await runSql(server.node.storage, 'select 1 from accounts where name = ?', [person.name])
    expect(left).toEqual([])
  })

  it('gets a refusal for everything else', async () => {
    const person = await suspended('Mallory')
    const refusals = await Promise.all([
      code(person.patch('/me', { name: 'Other' })),
      code(person.put('/me/password', { password: 'another good password' })),
      code(person.get('/me/tables')),
      code(person.setTable()),
      code(person.get('/tables')),
      code(person.get(`/people/${person.name}`)),
    ])
    expect(new Set(refusals)).toEqual(new Set(['suspended']))
    await expect(person.connect()).rejects.toThrow()
  })
})
