// Group commit: size and order of groups, and the isolation of failures.
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { GROUP_BATCHES, GROUP_BYTES, GroupCommit, takeGroup } from './group-commit.ts'
import type { Request, StatementMessage } from './thread-messages.ts'

const PUT = 0
const COUNT = 1
const CHANGE = 2

const SQLS = [
  { number: PUT, name: 'test.group-put', text: 'insert into t (id, text) values (?, ?)' },
  { number: COUNT, name: 'test.count', text: 'select count(*) as count from t' },
  { number: CHANGE, name: 'test.group-change', text: 'update t set text = ? where id = ? returning id' },
]

let nextId = 1

function batch(...statements: StatementMessage[]): Request {
  return { id: nextId++, task: { kind: 'batch', statements }, define: [] }
}

const put = (id: number, text = 'x'): StatementMessage => [PUT, [id, text], 1]
const count = (): Request => ({ id: nextId++, task: { kind: 'read', sql: COUNT, values: [] }, define: [] })

function database(): { database: DatabaseSync; group: GroupCommit } {
  const made = new DatabaseSync(':memory:')
  made.exec('create table t (id integer primary key, text text check (length(text) < 10)) strict')
  const group = new GroupCommit(made)
  group.define(SQLS)
  return { database: made, group }
}

/** Takes all groups of a queue. */
function groupsOf(queue: readonly Request[]): Request[][] {
  const rest = [...queue]
  const groups: Request[][] = []
  for (let first = rest.shift(); first !== undefined; first = rest.shift()) {
    groups.push(takeGroup(first, () => rest.shift()))
  }
  return groups
}

describe('takeGroup', () => {
  it('takes waiting requests in their order, at most 256 at once', () => {
    const queue = Array.from({ length: 600 }, (_, i) => (i % 5 === 0 ? count() : batch(put(i))))
    const groups = groupsOf(queue)
    expect(groups.map(({ length }) => length)).toEqual([GROUP_BATCHES, GROUP_BATCHES, 600 - 2 * GROUP_BATCHES])
    expect(groups.flat()).toEqual(queue)
  })

  it('ends a group at 4 MB', () => {
    const quarter = 'x'.repeat(GROUP_BYTES / 4)
    const groups = groupsOf(Array.from({ length: 8 }, (_, i) => batch(put(i, quarter))))
    expect(groups.map(({ length }) => length)).toEqual([4, 4])
  })
})

describe('GroupCommit', () => {
  it('answers reads after all batches of the group', () => {
    const { group } = database()
    const reads = [count(), count()]
    const [first, second] = reads
    const { replies } = group.run([reads[0] ?? count(), batch(put(1)), reads[1] ?? count(), batch(put(2))])
    const answers = new Map(replies)
    for (const read of [first, second]) {
      expect(answers.get(read?.id ?? 0)).toEqual({ kind: 'rows', rows: [{ count: 2 }] })
    }
  })

  it('commits all batches of a group and answers each', () => {
    const { database: opened, group } = database()
    const before = opened.prepare('select total_changes() as changes').get()?.changes
    const { replies, hasWritten } = group.run(Array.from({ length: 100 }, (_, i) => batch(put(i))))
    expect(replies.map(([, { kind }]) => kind)).toEqual(Array.from({ length: 100 }, () => 'done'))
    expect(hasWritten).toBe(true)
    expect(opened.prepare('select total_changes() as changes').get()?.changes).toBe(Number(before) + 100)
    expect(opened.isTransaction).toBe(false)
  })

  it('rolls back only batches whose guard fails, whose key exists or whose value is invalid', () => {
    const { database: opened, group } = database()
    const { replies, failure } = group.run([
      batch(put(1)),
      batch(put(2), [CHANGE, ['y', 9], 1]),
      batch(put(3), put(1)),
      batch(put(4), put(5, 'much too long')),
      batch(put(6), [CHANGE, ['y', 1], 1]),
    ])
    expect(replies.map(([, answer]) => answer)).toEqual([
      { kind: 'done', rows: [[]] },
      { kind: 'failed', statement: 1 },
      { kind: 'failed', statement: 1 },
      expect.objectContaining({ kind: 'error', errorKind: 'value' }),
      { kind: 'done', rows: [[], [{ id: 1 }]] },
    ])
    expect(failure).toBeNull()
    expect(opened.prepare('select id from t order by id').all()).toMatchObject([{ id: 1 }, { id: 6 }])
  })

  it('rolls back the whole group and rejects each batch when the disk fails', () => {
    const { database: opened, group } = database()
    opened.exec('pragma max_page_count = 4')
    const long = Array.from({ length: 900 }, (_, i) => put(100 + i, 'x'.repeat(9)))
    const { replies, failure, hasWritten } = group.run([batch(put(1)), batch(...long), batch(put(2)), count()])
    expect(failure).toMatchObject({ errorKind: 'full' })
    expect(hasWritten).toBe(false)
    expect(replies.map(([, answer]) => answer.kind)).toEqual(['error', 'error', 'error', 'rows'])
    expect(replies.at(-1)?.[1]).toEqual({ kind: 'rows', rows: [{ count: 0 }] })
    expect(opened.isTransaction).toBe(false)
    expect(group.run([batch(put(1))]).replies.map(([, { kind }]) => kind)).toEqual(['done'])
  })

  it('reports slow reads by name', () => {
    const { group } = database()
    const slow =
      'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000000) select max(i) as m from n'
    group.define([{ number: 9, name: 'test.slow', text: slow }])
    const outcome = group.run([{ id: 1, task: { kind: 'read', sql: 9, values: [] }, define: [] }, count()])
    expect(outcome.slow.map(({ name }) => name)).toEqual(['test.slow'])
  })
})
