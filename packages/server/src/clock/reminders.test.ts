// Many reminders that are due at the same moment, and three nodes that all want to write and send them.
import { DEEP, sized } from '@hustings/kernel/testing/length'
import { expect, it } from 'vitest'
import { openMailbox } from '../testing/mailbox.ts'
import { Clock, type TestServer, testServer } from '../testing/server.ts'
import { freshPostgres, onPostgresStorage } from '../testing/storage.ts'

const TURNS = sized(400, 10_000)
const ACTED_BEFORE = TURNS / 10
const ACTED_MEANWHILE = TURNS / 10

/** A person with an address at each seat of 2,500 tables, all of them to act. */
const EVERYBODY = [
  `insert into accounts (id, kind, name, created_at, seen_at)
   select pg_temp.id('a', i), 'guest', 'Anna', $2, $2 from generate_series(0, $1::integer - 1) as i`,
  `insert into emails (address_key, account, address, confirmed_at)
   select address, pg_temp.id('a', i), address, $2 from (select i, 'person-' || i || '@example.org' as address
     from generate_series(0, $1::integer - 1) as i) as people`,
  `insert into matches (id, code, game, game_version, name, options, created_at, status, sequence, seed, seed_seal, started_at)
   select pg_temp.id('b', i), translate(lpad(i::text, 8, '0'), '0123456789', 'ABCDEFGHJK'), 'ballot', 1, 'x', '{}', $2, 'playing', 1, 's', 's', $2
   from generate_series(0, $1::integer / 4 - 1) as i`,
  `insert into seats (match, seat, place, holder, playing, to_act, acting_since, remind_at)
   select pg_temp.id('b', i / 4), 'seat ' || i % 4, i % 4, pg_temp.id('a', i), true, true, $2, $2
   from generate_series(0, $1::integer - 1) as i`,
]

onPostgresStorage('reminders of three nodes', () => {
  it('are each written and sent once, and none for a seat that is no longer to act', { timeout: 300_000 }, async () => {
    const { url: smtp, letters } = await openMailbox()
    const wish = {
      url: await freshPostgres(),
      clock: new Clock(),
      env: { SMTP_URL: smtp, PUBLIC_URL: 'http://hustings.test', MAIL_FROM: 'table@hustings.test' },
    }
    const nodes = [await testServer(wish), await testServer(wish), await testServer(wish)]
    const [{ node }] = nodes as [TestServer]
    await node.database.transaction(async (queries) => {
      await queries.script(`create function pg_temp.id(kind text, i integer) returns uuid language sql immutable as
        $$ select (kind || '0000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid $$`)
      for (const text of EVERYBODY) await queries.write(text, [TURNS, wish.clock.now()])
    })
    const act = (digit: number) =>
      node.database.write(
        `update seats set to_act = false, acting_since = null, remind_at = null where right(holder::text, 1) = $1`,
        [String(digit)],
      )
    await act(0)
    wish.clock.move(61_000)
    const all = async (what: 'remind' | 'send') => {
      const counts = await Promise.all(
        nodes.map(async ({ outbox }) => {
          const act = () => (what === 'remind' ? outbox.remind() : outbox.dispatcher.send())
          let count = 0
          for (let some = await act(); some > 0; some = await act()) count += some
          return count
        }),
      )
      // With many, no node takes them all.
      if (DEEP) expect(Math.min(...counts)).toBeGreaterThan(0)
      return counts.reduce((sum, count) => sum + count, 0)
    }
    expect(await all('remind')).toBe(TURNS - ACTED_BEFORE)
    await act(1)
    await all('send')
    const told = TURNS - ACTED_BEFORE - ACTED_MEANWHILE
    const to = letters.map((letter) => /^To: (\S+)/m.exec(letter)?.[1] ?? '')
    expect(to).toHaveLength(told)
    expect(new Set(to).size).toBe(told)
    expect(to.filter((address) => /[01]@/.test(address))).toEqual([])
    const mail = await node.database.read<{ dropped: string | null; count: number }>(
      `select dropped, count(*)::integer from outbox where channel = 'mail' and sent_at is not null group by dropped order by dropped`,
    )
    expect(mail).toEqual([
      { dropped: 'over', count: ACTED_MEANWHILE },
      { dropped: null, count: told },
    ])
    const [waiting] = await node.database.read<{ count: number }>(
      'select count(*)::integer from outbox where sent_at is null',
    )
    expect(waiting?.count).toBe(0)
  })
})
