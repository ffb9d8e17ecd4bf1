import { expect, it } from 'vitest'
import type { SeatSeen, TableSeen } from './table.ts'
import { changeOf, withChange } from './table-change.ts'

const seat = (name: string, toAct: boolean): SeatSeen => ({
  seat: name,
  holder: { id: name, name, member: false },
  presence: 'here',
  bot: null,
  automatic: false,
  open: false,
  ready: true,
  toAct,
  actingSince: toAct ? '2026-01-01T00:00:00.000Z' : null,
  dueAt: null,
  reminded: 0,
  remindedAt: null,
  missed: 0,
  owner: null,
  lateVotes: 0,
  awayUntil: null,
})

const table = (acting: string, about: Partial<TableSeen> = {}): TableSeen => ({
  id: 'table',
  code: null,
  game: 'ballot',
  name: 'Friday',
  language: 'en',
  options: {},
  host: null,
  status: 'playing',
  listed: false,
  watching: 'link',
  chat: 'all',
  afterEnd: true,
  hints: false,
  randomSeats: false,
  turnSeconds: null,
  whenLate: 'ask',
  botDelayMs: 0,
  socketPath: '/socket/0',
  seedSeal: null,
  sequence: 1,
  step: 1,
  summary: null,
  standings: null,
  frozen: null,
  createdAt: '',
  startedAt: null,
  movedAt: null,
  finishedAt: null,
  seats: ['red', 'blue', 'green'].map((name) => seat(name, name === acting)),
  undoAsked: null,
  question: null,
  watchers: 0,
  ...about,
})

it('returns only the fields that differ, from which the new table follows', () => {
  const [before, after] = [table('red'), table('blue', { watchers: 2 })]
  const change = changeOf(before, after)
  expect(change).toEqual({
    table: { watchers: 2 },
    seats: {
      red: { toAct: false, actingSince: null },
      blue: { toAct: true, actingSince: '2026-01-01T00:00:00.000Z' },
    },
  })
  expect(withChange(before, change ?? {})).toEqual(after)
})

it('returns an empty change for an equal table, and null when the seats differ', () => {
  expect(changeOf(table('red'), table('red'))).toEqual({})
  expect(changeOf(table('red'), { ...table('red'), seats: [seat('red', true)] })).toBeNull()
})

it('keeps fields that only this client has, such as the code', () => {
  const mine = { ...table('red'), code: 'ABCD' }
  expect(withChange(mine, changeOf(table('red'), table('blue')) ?? {}).code).toBe('ABCD')
})
