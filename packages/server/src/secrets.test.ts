// Hidden information: two matches that differ only in facts hidden from a viewer look the same to that viewer, byte for
// byte.
import { copy, Match, randomAnswer, randomFrom, type Seat, sealRecord, seedRandom } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { beforeAll, describe, expect, it } from 'vitest'
import { deflated } from './storage/columns.ts'
import { begunTable, playOn, TestPerson, type TestServer, testServer } from './testing/server.ts'
import { runSql } from './testing/storage.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A table of Ballot after some choices, at which Anna sits; Bela, Cleo and Dana have the other seats. */
async function tableOf(seed: string) {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
  const { table, seats } = await begunTable(people)
  const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
  await playOn(tables, seed, 24)
  return { people, table, seats, tables }
}

/** Deals all facts that the viewer does not know again. */
async function redeal(match: string, viewer: Seat): Promise<void> {
  const { storage } = server.node
  const actor = await server.tables.cache.actor(match)
  await actor.read(async ({ match: loaded, sequence }) => {
    const { digest: _, ...record } = loaded.record()
    const checkpoint = copy(record.checkpoint) as Parameters<typeof ballot.redeal>[0]
    ballot.redeal(checkpoint, viewer, randomFrom(seedRandom('dealt anew')))
    const again = sealRecord({ ...record, checkpoint, choices: [], floor: record.at })
    expect(() => Match.load(ballot, again)).not.toThrow()
    await runSql(
      storage,
      `update snapshots set record = ?, sequence = ?, step = ? where match = ? and sequence = (
         select max(sequence) from snapshots where match = ?)`,
      [deflated(again), sequence, record.at, match, match],
    )
    await runSql(storage, 'update matches set step = ? where id = ?', [record.at, match])
  })
}

describe('facts hidden from a viewer', () => {
  it('change no byte of the messages to the viewer', async () => {
    const { people, table, seats, tables } = await tableOf('secrets')
    const anna = people[0]
    const mine = seats[0] ?? ''
    if (anna === undefined) throw new Error('nobody')
    // At a checkpoint, so that no choice after it depends on a hidden card.
    for (let i = 0; i < 40; i++) {
      const actor = await server.tables.cache.actor(table.id)
      if ((await actor.read(({ match }) => match.record())).choices.length === 0) break
      await playOn(tables, `on ${i}`, 1)
    }
    const look = async (person: TestPerson, viewer: Seat) => {
      for (const one of people) one.disconnect()
      await expect.poll(() => server.tables.cache.loaded(table.id)?.hasViewers ?? false).toBe(false)
      server.tables.cache.forgetIdle()
      const { update } = await person.ask('table:look', { match: table.id, viewer })
      const { decision = null } = update.frame
      const answer = decision === null ? null : randomAnswer(decision, randomFrom(seedRandom('preview')))
      const asked = { id: decision?.id ?? '', seat: viewer }
      const preview =
        answer === null ? null : await person.ask('table:preview', { match: table.id, decision: asked, answer })
      const rest = withoutPresence(await person.get(`/tables/${table.id}`))
      const link = await (await person.raw('GET', `/j/${table.code}`)).text()
      return JSON.stringify([update, preview, rest, link])
    }
    const others = people.slice(1).map((person, i) => () => look(person, seats[i + 1] ?? ''))
    const before = await look(anna, mine)
    const theirs = [await others[0]?.(), await others[1]?.(), await others[2]?.()]
    await redeal(table.id, mine)
    expect(await look(anna, mine)).toBe(before)
    // The deal has changed: the players who hold the cards see other cards.
    expect([await others[0]?.(), await others[1]?.(), await others[2]?.()]).not.toEqual(theirs)
  })
})

function withoutPresence(table: unknown): unknown {
  return JSON.parse(JSON.stringify(table, (key, value: unknown) => (key === 'presence' ? null : value)))
}
