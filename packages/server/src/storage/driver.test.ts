// The contract of a driver: the same suite on both databases.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountRow, matchRow, NOW } from '../testing/rows.ts'
import { freshDriver, onBothStorages, sharedDriver } from '../testing/storage.ts'
import { BadValue, type Statement, StorageUnavailable } from './driver.ts'
import { sql } from './sql.ts'

interface Key {
  readonly name: string
  readonly value: string
}

const PUT = sql('test.put', 'insert into server_keys (name, value) values (?, ?)')
const PUT_ONCE = sql('test.put-once', 'insert into server_keys (name, value) values (?, ?) on conflict do nothing')
const GET = sql<Key>('test.get', 'select name, value from server_keys where name = ?')
const GET_ALL = sql<Key>('test.get-all', 'select name, value from server_keys where name in {inList} order by name')
const CHANGE = sql<Key>(
  'test.change',
  'update server_keys set value = ? where name = ? and value = ? returning name, value',
)
const NODE = sql('test.node', 'insert into nodes (id, started_at, seen_at) values (?, ?, ?)')
const SESSION = sql(
  'test.session',
  `insert into sessions (token_hash, id, account, created_at, signed_in_at, used_at, expires_at) values (?, ?, ?, ?, ?, ?, ?)`,
)
const SESSION_ROW = sql<{ token: Uint8Array; agent: string; created: number; isOld: number; none: null }>(
  'test.session-row',
  `select token_hash as token, agent, created_at as created, created_at < ? as "isOld", null as none from sessions where id = ?`,
)
const SUMS = sql<{ count: number; sum: number; mean: number; half: number }>(
  'test.sums',
  `select count(*) as count, sum(seen_at) as sum, avg(seen_at) as mean, cast(? as bigint) / 2 as half from nodes where id in {inList}`,
)
const ROLE = sql('test.role', 'update accounts set role = ? where id = ?')
const OUTBOX = sql(
  'test.outbox',
  `insert into outbox (id, account, kind, channel, once_key, words, send_at) values (?, ?, 'x', 'mail', ?, '{}', ?)`,
)
const CLAIM = sql<{ id: string }>(
  'test.claim',
  `update outbox set claimed_until = ? where id in (select id from outbox where sent_at is null and send_at <= ?
     and (claimed_until is null or claimed_until < ?) order by send_at limit ? {claimLock})
     and (claimed_until is null or claimed_until < ?) returning id`,
)
const ENTRY = sql(
  'test.entry',
  `insert into journal (match, sequence, kind, step, actor, events, at) values (?, ?, 'start', 0, ?, '[]', ?)`,
)
const REWRITE = sql('test.rewrite', 'update journal set step = 9 where match = ?')
const LOOSEN = sql('test.loosen', 'update journal set actor = null where match = ?')
const WRONG = sql('test.wrong', 'select nothing from nowhere')

const put = (name: string, value: string, expect = 1): Statement => ({ sql: PUT, values: [name, value], expect })

onBothStorages('a driver', (kind) => {
  const name = () => `key ${randomUUID()}`

  it('returns numbers, texts, bytes and nulls as they were written', async () => {
    const driver = await sharedDriver(kind)
    const account = randomUUID()
    const session = randomUUID()
    const token = new Uint8Array([0, 1, 254, 255])
    await driver.batch([accountRow(account), { sql: SESSION, values: [token, session, account, NOW, NOW, NOW, NOW] }])
    const rows = await driver.read(SESSION_ROW, [NOW + 1, session])
    expect(rows).toEqual([{ token, agent: '', created: NOW, isOld: 1, none: null }])
  })

  it('returns sums, means and whole quotients as numbers', async () => {
    const driver = await sharedDriver(kind)
    const [one, two] = [randomUUID(), randomUUID()]
    await driver.batch([
      { sql: NODE, values: [one, NOW, 2 ** 40] },
      { sql: NODE, values: [two, NOW, 2 ** 40 + 1] },
    ])
    const rows = await driver.read(SUMS, [7, JSON.stringify([one, two])])
    expect(rows).toEqual([{ count: 2, sum: 2 ** 41 + 1, mean: 2 ** 40 + 0.5, half: 3 }])
  })

  it('finds the rows of a list, whatever characters it has', async () => {
    const driver = await sharedDriver(kind)
    const names = [`"quoted" ${randomUUID()}`, `it's \\ ї ${randomUUID()}`].toSorted()
    await driver.batch(names.map((one) => put(one, 'x')))
    const found = await driver.read(GET_ALL, [JSON.stringify([...names, 'not there'])])
    expect(found.map((row) => row.name)).toEqual(names)
    expect(await driver.read(GET_ALL, ['[]'])).toEqual([])
  })

  it('returns the rows of RETURNING, and none where nothing matched', async () => {
    const driver = await sharedDriver(kind)
    const key = name()
    await driver.write(PUT, [key, 'one'])
    expect(await driver.write(CHANGE, ['two', key, 'one'])).toEqual([{ name: key, value: 'two' }])
    expect(await driver.write(CHANGE, ['three', key, 'one'])).toEqual([])
  })

  it('reads earlier writes, in a batch and after it', async () => {
    const driver = await sharedDriver(kind)
    const key = name()
    const result = await driver.batch([
      put(key, 'one'),
      { sql: CHANGE, values: ['two', key, 'one'], expect: 1 },
      { sql: GET, values: [key], expect: 1 },
    ])
    const row = { name: key, value: 'two' }
    expect(result).toEqual({ done: true, rows: [[], [row], [row]] })
    expect(await driver.read(GET, [key])).toEqual([row])
  })

  it('accepts a batch without statements', async () => {
    const driver = await sharedDriver(kind)
    expect(await driver.batch([])).toEqual({ done: true, rows: [] })
  })

  it('writes nothing of a batch in which a statement changes or finds another number of rows than expected', async () => {
    const driver = await sharedDriver(kind)
    const key = name()
    const change = await driver.batch([put(key, 'one'), { sql: CHANGE, values: ['x', key, 'other'], expect: 1 }])
    expect(change).toEqual({ done: false, failed: 1 })
    const find = await driver.batch([{ sql: GET, values: [key], expect: 1 }, put(key, 'one')])
    expect(find).toEqual({ done: false, failed: 0 })
    expect(await driver.read(GET, [key])).toEqual([])
  })

  it('answers done: false for a key that exists and for a row that is gone', async () => {
    const driver = await sharedDriver(kind)
    const [key, other] = [name(), name()]
    await driver.write(PUT, [key, 'one'])
    expect(await driver.batch([put(other, 'x'), put(key, 'two')])).toEqual({ done: false, failed: 1 })
    expect(await driver.batch([{ sql: PUT_ONCE, values: [key, 'two'], expect: 1 }])).toEqual({ done: false, failed: 0 })
    const orphan = { sql: SESSION, values: [new Uint8Array([9]), name(), randomUUID(), NOW, NOW, NOW, NOW] }
    expect(await driver.batch([put(other, 'x'), orphan])).toEqual({ done: false, failed: 1 })
    expect(await driver.read(GET, [other])).toEqual([])
    expect(await driver.read(GET, [key])).toEqual([{ name: key, value: 'one' }])
  })

  it('rejects values that break a check, a type or both databases, and writes nothing', async () => {
    const driver = await sharedDriver(kind)
    const [account, key] = [randomUUID(), name()]
    await driver.batch([accountRow(account)])
    const refused: Statement[] = [
      { sql: ROLE, values: ['emperor', account] },
      { sql: NODE, values: [randomUUID(), 1.5, NOW] },
      { sql: NODE, values: [randomUUID(), Number.NaN, NOW] },
      { sql: NODE, values: [randomUUID(), null, NOW] },
      { sql: PUT, values: [name(), 'zero \0 in it'] },
    ]
    for (const statement of refused) {
      await expect(driver.batch([put(key, 'x'), statement])).rejects.toThrow(BadValue)
      await expect(driver.write(statement.sql, statement.values)).rejects.toThrow(BadValue)
    }
    expect(await driver.read(GET, [key])).toEqual([])
    await driver.write(PUT, [key, 'x'])
    await expect(driver.write(PUT, [key, 'y'])).rejects.toThrow(BadValue)
  })

  it('rejects invalid SQL as an internal error, and continues', async () => {
    const driver = await sharedDriver(kind)
    const error = await driver.read(WRONG).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(StorageUnavailable)
    await expect(driver.batch([{ sql: WRONG, values: [] }])).rejects.toThrow('test.wrong')
    await driver.health(5000)
  })

  it('rolls back a batch that fails without any other batch that waits with it', async () => {
    const driver = await sharedDriver(kind)
    const keys = Array.from({ length: 60 }, name)
    const results = await Promise.all(
      keys.map((key, i) =>
        i % 3 === 0
          ? driver.batch([put(key, 'x'), { sql: CHANGE, values: ['y', key, 'other'], expect: 1 }])
          : driver.batch([put(key, 'x'), { sql: CHANGE, values: ['y', key, 'x'], expect: 1 }]),
      ),
    )
    expect(results.map(({ done }) => done)).toEqual(keys.map((_, i) => i % 3 !== 0))
    const found = await driver.read(GET_ALL, [JSON.stringify(keys)])
    expect(found.map((row) => `${row.name} ${row.value}`)).toEqual(
      keys.flatMap((key, i) => (i % 3 === 0 ? [] : [`${key} y`])).toSorted(),
    )
  })

  it('accepts exactly one of several writers that build on the same row', async () => {
    const driver = await sharedDriver(kind)
    const key = name()
    await driver.write(PUT, [key, '0'])
    for (let round = 0; round < 20; round++) {
      const change = { sql: CHANGE, values: [`${round + 1}`, key, `${round}`], expect: 1 }
      const results = await Promise.all(
        Array.from({ length: 6 }, (_, i) => driver.batch([change, put(`${key} ${round} ${i}`, 'x')])),
      )
      expect(results.filter(({ done }) => done)).toHaveLength(1)
    }
    expect(await driver.read(GET, [key])).toEqual([{ name: key, value: '20' }])
  })

  it('returns each waiting row to one claimant', async () => {
    const driver = await sharedDriver(kind)
    const account = randomUUID()
    const ids = Array.from({ length: 30 }, () => randomUUID())
    await driver.batch([accountRow(account), ...ids.map((id) => ({ sql: OUTBOX, values: [id, account, id, NOW] }))])
    const claim = () => driver.write(CLAIM, [NOW + 1000, NOW, NOW, 4, NOW])
    const claimed: string[] = []
    for (let round = 0; round < 20 && claimed.length < ids.length; round++) {
      const rows = await Promise.all(Array.from({ length: 4 }, claim))
      claimed.push(...rows.flat().map(({ id }) => id))
    }
    expect(claimed.toSorted()).toEqual(ids.toSorted())
    expect(await claim()).toEqual([])
  })

  it('rejects changes of journal entries, except removing the account', async () => {
    const driver = await sharedDriver(kind)
    const [account, match] = [randomUUID(), randomUUID()]
    await driver.batch([accountRow(account), matchRow({ id: match }), { sql: ENTRY, values: [match, 1, account, NOW] }])
    await expect(driver.write(REWRITE, [match])).rejects.toThrow(BadValue)
    expect(await driver.batch([{ sql: LOOSEN, values: [match], expect: 1 }])).toMatchObject({ done: true })
  })

  it('accepts subscribers and notifications', async () => {
    const driver = await sharedDriver(kind)
    await driver.subscribe({ onMessage: () => undefined, onLost: () => undefined, onRestored: () => undefined })
    await driver.notify('something')
  })

  it('rejects everything after it was closed', async () => {
    const driver = await freshDriver(kind)
    await driver.health(5000)
    await driver.close()
    await expect(driver.read(GET, ['x'])).rejects.toThrow(StorageUnavailable)
    await expect(driver.write(PUT, ['x', 'y'])).rejects.toThrow(StorageUnavailable)
    await expect(driver.batch([put('x', 'y')])).rejects.toMatchObject({ outcome: 'not-written' })
    await expect(driver.health(1000)).rejects.toThrow(StorageUnavailable)
  })
})

describe('the registry of statements', () => {
  it('rejects a name that is taken or has the wrong form', () => {
    expect(() => sql('test.put', 'select 1')).toThrow('two statements')
    expect(() => sql('Put it', 'select 1')).toThrow('not a name')
  })
})
