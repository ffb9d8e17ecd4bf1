// Differences between SQLite and PostgreSQL: three SQL fragments, the placeholders, and the type names of migrations.
import type { Driver } from './driver.ts'
import type { Sql } from './sql.ts'

export type Dialect = Driver['kind']

const FRAGMENTS = {
  sqlite: {
    /** Strings of a JSON list. */
    inList: '(select value from json_each(?))',
    /** Pairs of a string and a number of a JSON list. */
    pairs: '(select value ->> 0 as name, value ->> 1 as number from json_each(?))',
    /** Follows the `limit` of a statement that claims work. */
    claimLock: '',
  },
  postgres: {
    inList: '(select jsonb_array_elements_text(?::jsonb))',
    pairs:
      '(select pair ->> 0 as name, (pair ->> 1)::bigint as number from jsonb_array_elements(?::jsonb) as list (pair))',
    claimLock: 'for update skip locked',
  },
} as const

const FRAGMENT = /\{(inList|pairs|claimLock)\}/g
const TEXT_OR_PLACEHOLDER = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\?/g

/** Returns the SQL of a statement in a dialect. */
export function textFor(dialect: Dialect, { text }: Pick<Sql<unknown>, 'text'>): string {
  const whole = text.replace(FRAGMENT, (_, name: 'inList' | 'pairs' | 'claimLock') => FRAGMENTS[dialect][name])
  return dialect === 'sqlite' ? whole : numbered(whole)
}

function numbered(text: string): string {
  let count = 0
  return text.replace(TEXT_OR_PLACEHOLDER, (found) => (found === '?' ? `$${++count}` : found))
}

const BLOCK = /^-- (sqlite|postgres)\n([\s\S]*?)^-- end\n/gm
const COMMENT = /^\s*--.*\n/gm
const POSTGRES_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\binteger\b/g, 'bigint'],
  [/\bblob\b/g, 'bytea'],
  [/\breal\b/g, 'double precision'],
  [/\) strict(, without rowid)?;/g, ');'],
]

/** Returns the SQL of a migration in a dialect. */
export function migrationFor(dialect: Dialect, text: string): string {
  const parts: string[] = []
  let end = 0
  for (const found of text.matchAll(BLOCK)) {
    parts.push(commonFor(dialect, text.slice(end, found.index)))
    if (found[1] === dialect) parts.push(found[2] ?? '')
    end = found.index + found[0].length
  }
  parts.push(commonFor(dialect, text.slice(end)))
  return parts.join('')
}

function commonFor(dialect: Dialect, text: string): string {
  if (/^-- (sqlite|postgres|end)$/m.test(text)) throw new Error('a migration has a block without its end')
  if (dialect === 'sqlite') return text
  return POSTGRES_WORDS.reduce((all, [word, replacement]) => all.replace(word, replacement), text.replace(COMMENT, ''))
}
