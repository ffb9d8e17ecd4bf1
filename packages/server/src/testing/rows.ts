// Minimal rows for storage tests.
import { randomUUID } from 'node:crypto'
import type { Statement } from '../storage/driver.ts'
import { sql } from '../storage/sql.ts'

const ACCOUNT = sql(
  'test.account',
  `insert into accounts (id, kind, name, name_key, created_at, seen_at) values (?, 'guest', ?, ?, ?, ?)`,
)
const MATCH = sql(
  'test.match',
  `insert into matches (id, code, game, game_version, name, options, host, status, sequence, seed, seed_seal, created_at, started_at)
   values (?, ?, 'ballot', 1, 'Table', '{}', ?, ?, ?, 'seed', 'seal', ?, ?)`,
)
const SEAT = sql('test.seat', 'insert into seats (match, seat, place, holder) values (?, ?, ?, ?)')

export const NOW = Date.UTC(2026, 0, 2, 3, 4, 5, 678)

export function accountRow(id: string = randomUUID(), name = 'Anna'): Statement {
  return { sql: ACCOUNT, values: [id, name, name.toLowerCase(), NOW, NOW] }
}

export interface MatchRowWish {
  readonly id?: string
  readonly host?: string | null
  readonly status?: 'gathering' | 'playing'
  readonly sequence?: number
}

export function matchRow({
  id = randomUUID(),
  host = null,
  status = 'playing',
  sequence = 1,
}: MatchRowWish): Statement {
  const code = randomUUID().replaceAll('-', '').slice(0, 10)
  return { sql: MATCH, values: [id, code, host, status, sequence, NOW, NOW] }
}

export function seatRow(match: string, seat: string, holder: string | null, place = 0): Statement {
  return { sql: SEAT, values: [match, seat, place, holder] }
}
