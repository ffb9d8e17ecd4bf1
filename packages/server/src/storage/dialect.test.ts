import { describe, expect, it } from 'vitest'
import { migrationFor, textFor } from './dialect.ts'

describe('textFor', () => {
  it('numbers placeholders for PostgreSQL, but not in texts, names and comments', () => {
    const text = `select '?' as "what?", a -- why?\nfrom t where b = ? and c = 'it''s ?' and d = ?`
    expect(textFor('postgres', { text })).toBe(
      `select '?' as "what?", a -- why?\nfrom t where b = $1 and c = 'it''s ?' and d = $2`,
    )
    expect(textFor('sqlite', { text })).toBe(text)
  })

  it('inserts the fragments of the dialect', () => {
    const text = 'update t set a = ? where id in {inList} and b in (select b from t limit ? {claimLock})'
    expect(textFor('sqlite', { text })).toBe(
      'update t set a = ? where id in (select value from json_each(?)) and b in (select b from t limit ? )',
    )
    expect(textFor('postgres', { text })).toBe(
      'update t set a = $1 where id in (select jsonb_array_elements_text($2::jsonb)) and b in (select b from t limit $3 for update skip locked)',
    )
  })
})

describe('migrationFor', () => {
  const text = `-- An integer of the table.
create table t (
  id integer primary key,
  body blob, -- integer
  share real not null
) strict, without rowid;
-- sqlite
create trigger only_here;
-- end
-- postgres
create function only_there(integer);
-- end
create index t_body on t (body);
`

  it('keeps the words for SQLite and leaves out the blocks of PostgreSQL', () => {
    const made = migrationFor('sqlite', text)
    expect(made).toContain('share real not null\n) strict, without rowid;\ncreate trigger only_here;\ncreate index')
    expect(made).not.toContain('only_there')
  })

  it('maps the words for PostgreSQL, except in blocks for PostgreSQL', () => {
    const made = migrationFor('postgres', text)
    expect(made).toContain('id bigint primary key')
    expect(made).toContain('body bytea')
    expect(made).toContain('share double precision not null\n);\ncreate function only_there(integer);\ncreate index')
    expect(made).not.toContain('only_here')
  })

  it('rejects a block without its end', () => {
    expect(() => migrationFor('sqlite', '-- sqlite\nselect 1;\n')).toThrow('without its end')
  })
})
