// Actors in memory: when they hibernate, and how the moves of other nodes are read.
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeMatch, fakeRow } from '../../testing/fake-table.ts'
import { begunTable, playOn, sharedServer, TestPerson, testServer } from '../../testing/server.ts'
import { CatchUp, type CatchUpActor } from './catch-up.ts'
import type { News } from './table-actor.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

describe('MatchCache', () => {
  it('lets a table hibernate after ten minutes with viewers, and loads it for the next move', async () => {
    const server = await testServer()
    const { cache } = server.tables
    const anna = await TestPerson.guest(server, 'Anna')
    const { table, seats } = await begunTable([anna, anna, anna, anna])
    const mine = await anna.open(table.id, seats[0] ?? '')
    const actor = await cache.actor(table.id)
    server.clock.move(9 * MINUTE)
    await cache.sweep()
    expect(actor.isHibernating).toBe(false)
    server.clock.move(2 * MINUTE)
    await cache.sweep()
    expect(actor.isHibernating).toBe(true)
    await playOn([mine], 'awake', 1)
    expect(actor.isHibernating).toBe(false)
    expect(mine.frame?.step).toBe(1)
  })

  it('lets a table hibernate five seconds after its last command when it has no viewers', async () => {
    const server = await testServer()
    const { cache } = server.tables
    const anna = await TestPerson.guest(server, 'Anna')
    const { table, seats } = await begunTable([anna, anna, anna, anna])
    await anna.open(table.id, seats[0] ?? '')
    const actor = await cache.actor(table.id)
    anna.disconnect()
    await expect.poll(() => actor.hasViewers, { timeout: 30_000 }).toBe(false)
    server.clock.move(4 * SECOND)
    await cache.sweep()
    expect(actor.isHibernating).toBe(false)
    server.clock.move(2 * SECOND)
    await cache.sweep()
    expect(actor.isHibernating).toBe(true)
  })
})

describe('CatchUp', () => {
  it('reads the new moves of all tables that changed at once, in as many queries as for one', async () => {
    const server = await sharedServer()
    const anna = await TestPerson.guest(server, 'Anna')
    const begun = await Promise.all([1, 2, 3].map(() => begunTable([anna, anna, anna, anna])))
    const ids = begun.map(({ table }) => table.id)
    const { storage } = server.node
    const read = vi.spyOn(storage, 'read')
    onTestFinished(() => read.mockRestore())
    const queriesFor = async (tables: readonly string[]) => {
      read.mockClear()
      const received = new Map<string, News>()
      // Actors whose viewers have nothing of the match yet.
      const actors = new Map(tables.map((id) => [id, behind(id, received)]))
      const catchUp = new CatchUp(server.node, {
        actor: (id) => actors.get(id) ?? null,
        changed: () => undefined,
        gone: () => expect.unreachable('a table that exists is gone'),
      })
      for (const id of tables) catchUp.add(id)
      await vi.waitUntil(() => received.size === tables.length, { timeout: 30_000 })
      for (const id of tables) expect(received.get(id)?.entries.at(0)?.sequence).toBe(1)
      return read.mock.calls.length
    }
    expect(await queriesFor(ids)).toBe(await queriesFor(ids.slice(0, 1)))
  })
})

function behind(id: string, received: Map<string, News>): CatchUpActor {
  return {
    row: { ...fakeRow, match: { ...fakeMatch, id } },
    sequence: 0,
    isHibernating: false,
    receive: async (news) => void received.set(id, news),
    outdate: () => expect.unreachable('the moves could not be read'),
  }
}
