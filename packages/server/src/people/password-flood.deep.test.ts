// Password hashing under a flood of requests, on a server with production limits.
import type { Me } from '@hustings/protocol'
import { expect, it } from 'vitest'
import { TestPerson, testServer } from '../testing/server.ts'

const PASSWORD = 'correct horse battery'
const ROUNDS = 5
const FLOOD = 30

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

it('keeps the sign-in of a member below twice its idle time while a guest floods password changes', async () => {
  const server = await testServer({ patience: 1, env: { TRUST_PROXY: '127.0.0.1' } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const guest = async (name: string, address: string) => {
    const person = new TestPerson(server.url, name)
    const about = { name, language: 'en', timeZone: 'UTC' }
    const response = await person.raw('POST', '/api/v1/guests', about, from(address))
    person.me = (await response.json()) as Me
    return person
  }
  const change = (person: TestPerson, address: string) =>
    person.raw('PUT', '/api/v1/me/password', { password: PASSWORD }, from(address))

  const member = await guest('Member', '10.0.0.1')
  expect((await change(member, '10.0.0.1')).status).toBe(200)
  const flooder = await guest('Flooder', '10.0.1.1')

  let networks = 0
  const signIn = async (): Promise<number> => {
    const network = `10.2.${++networks}.1`
    const start = performance.now()
    const answer = await new TestPerson(server.url, 'browser').raw(
      'POST',
      '/api/v1/sign-in/password',
      { who: 'Member', password: PASSWORD },
      from(network),
    )
    expect(answer.status).toBe(200)
    return performance.now() - start
  }
  await signIn()

  const idle: number[] = []
  const flooded: number[] = []
  const statuses: number[] = []
  // Alternately, so that other work on the machine slows both equally.
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(await signIn())
    const flood = Array.from({ length: FLOOD }, () => change(flooder, '10.0.1.1'))
    flooded.push(await signIn())
    for (const { status } of await Promise.all(flood)) statuses.push(status)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(ROUNDS * FLOOD - 10)
  expect(statuses.every((status) => status === 200 || status === 429)).toBe(true)
  expect(median(flooded)).toBeLessThan(2 * median(idle))
})
