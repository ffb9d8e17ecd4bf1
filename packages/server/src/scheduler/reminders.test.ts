// Many reminders that are due at the same moment, and three nodes that all try to write and send them.
import { randomUUID } from 'node:crypto'
import { DEEP, sized } from '@hustings/kernel/testing/length'
import { expect, it } from 'vitest'
import type { Driver, Statement } from '../storage/driver.ts'
import { sql } from '../storage/sql.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { matchRow } from '../testing/rows.ts'
import { Clock, type TestServer, testServer } from '../testing/server.ts'
import { freshPostgres, onPostgresStorage, runSql } from '../testing/storage.ts'

const TURNS = sized(400, 10_000)
const ACTED_BEFORE = TURNS / 10
const ACTED_MEANWHILE = TURNS / 10

const ACCOUNT = sql(
  'test.reminded-account',
  `insert into accounts (id, kind, name, name_key, created_at, seen_at) values (?, 'guest', 'Anna', 'anna', ?, ?)`,
)
const EMAIL = sql(
  'test.reminded-email',
  'insert into emails (address_key, account, address, confirmed_at) values (?, ?, ?, ?)',
)
const SEAT = sql(
  'test.reminded-seat',
  `insert into seats (match, seat, place, holder, playing, to_act, acting_since, remind_at) values (?, ?, ?, ?, 1, 1, ?, ?)`,
)
const AT_ONCE = 400

/** The address of a person ends with the last digit of its number. */
function person(number: number, match: string, at: number): Statement[] {
  const id = randomUUID()
  const address = `person-${number}@example.org`
  const place = number % 4
  return [
    { sql: ACCOUNT, values: [id, at, at] },
    { sql: EMAIL, values: [address, id, address, at] },
    { sql: SEAT, values: [match, `seat ${place}`, place, id, at, at] },
  ]
}

/** Writes tables with a person at each of four seats, all of them active. */
async function writeTurns(driver: Driver, at: number): Promise<void> {
  const matches = Array.from({ length: TURNS / 4 }, () => randomUUID())
  const statements = matches.flatMap((id, i) => [
    matchRow({ id }),
    ...[0, 1, 2, 3].flatMap((place) => person(i * 4 + place, id, at)),
  ])
  for (let i = 0; i < statements.length; i += AT_ONCE) await driver.batch(statements.slice(i, i + AT_ONCE))
}

onPostgresStorage('reminders of three nodes', () => {
  it('get written and sent once each, and never for a seat that is no longer active', {
    timeout: 300_000,
  }, async () => {
    const { url: smtp, letters } = await openMailbox()
    const wish = {
      url: await freshPostgres(),
      clock: new Clock(),
      env: { SMTP_URL: smtp, PUBLIC_URL: 'http://hustings.test', MAIL_FROM: 'table@hustings.test' },
    }
    const nodes = [await testServer(wish), await testServer(wish), await testServer(wish)]
    const [{ node }] = nodes as [TestServer]
    await writeTurns(node.storage, wish.clock.now())
    const act = (digit: number) =>
      runSql(
        node.storage,
        `update seats set to_act = 0, acting_since = null, remind_at = null where holder in (
           select account from emails where address_key like ?)`,
        [`%${digit}@example.org`],
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
      // With many reminders, no node takes them all.
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
    const mail = await runSql(
      node.storage,
      `select dropped, count(*) as count from outbox where channel = 'mail' and sent_at is not null
       group by dropped order by coalesce(dropped, '')`,
    )
    expect(mail).toEqual([
      { dropped: null, count: told },
      { dropped: 'over', count: ACTED_MEANWHILE },
    ])
    expect(await runSql(node.storage, 'select id from outbox where sent_at is null')).toEqual([])
  })
})
