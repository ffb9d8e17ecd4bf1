import { describe, expect, it } from 'vitest'
import {
  ACTS,
  type Act,
  type Asker,
  type Condition,
  type Facts,
  may,
  PERMISSIONS,
  STANDINGS,
  type Standing,
} from './permissions.ts'
import type { MatchRow, SeatRow } from './table-row.ts'

const CODE = 'ABCDEFGH'
const askers: Readonly<Record<Standing, Asker>> = {
  host: { account: 'host', moderator: false, code: null },
  seated: { account: 'seated', moderator: false, code: null },
  link: { account: 'guest', moderator: false, code: CODE },
  stranger: { account: null, moderator: false, code: 'ZZZZZZZZ' },
  moderator: { account: 'moderator', moderator: true, code: null },
}

const seat = (about: Partial<SeatRow>): SeatRow => ({
  match: 'm',
  seat: 'red',
  holder: null,
  holderName: null,
  holderMember: false,
  bot: null,
  automatic: false,
  open: false,
  ready: false,
  satAt: null,
  toAct: false,
  actingSince: null,
  dueAt: null,
  remindAt: null,
  reminded: 0,
  leftSeconds: null,
  missed: 0,
  owner: null,
  ownerName: null,
  awayFrom: null,
  awayUntil: null,
  remindedAt: null,
  prompt: null,
  lateVotes: 0,
  ...about,
})

const match: MatchRow = {
  id: 'm',
  code: CODE,
  game: 'ballot',
  gameVersion: 1,
  name: 'Table',
  language: 'en',
  options: {},
  host: 'host',
  hostName: 'Host',
  hostMember: false,
  status: 'playing',
  listed: false,
  watching: 'nobody',
  chat: 'off',
  afterEnd: false,
  hints: false,
  randomSeats: false,
  turnSeconds: null,
  whenLate: 'ask',
  botDelayMs: 0,
  seedSeal: null,
  sequence: 1,
  step: 0,
  revealedStep: 0,
  botDueAt: null,
  version: 0,
  summary: null,
  standings: null,
  frozen: null,
  createdAt: 0,
  startedAt: null,
  movedAt: null,
  finishedAt: null,
}

const taken = [seat({ seat: 'red', holder: 'seated' }), seat({ seat: 'blue', bot: 'random' })]
const facts = (about: Partial<MatchRow> = {}, seats = taken, reported = false): Facts => ({
  match: { ...match, ...about },
  seats,
  reported,
})
const withOpenSeat = [...taken, seat({ seat: 'green', bot: 'random', open: true })]

/** Tables that satisfy the condition, and tables that do not. */
const examples: Readonly<Record<Condition, { readonly yes: readonly Facts[]; readonly no: readonly Facts[] }>> = {
  always: { yes: [facts(), facts({ status: 'gathering' })], no: [] },
  never: {
    yes: [],
    no: [
      facts(),
      facts({ status: 'gathering', listed: true, watching: 'all', chat: 'all', afterEnd: true, hints: true }),
      facts({ status: 'finished', hints: true }),
    ],
  },
  'before the start': { yes: [facts({ status: 'gathering' })], no: [facts(), facts({ status: 'finished' })] },
  'while it is played': { yes: [facts()], no: [facts({ status: 'gathering' }), facts({ status: 'finished' })] },
  'while it is played, where hints are on': {
    yes: [facts({ hints: true })],
    no: [facts(), facts({ status: 'gathering', hints: true }), facts({ status: 'finished', hints: true })],
  },
  'once it has begun': { yes: [facts(), facts({ status: 'finished' })], no: [facts({ status: 'gathering' })] },
  'after the end': { yes: [facts({ status: 'finished' }), facts({ status: 'abandoned' })], no: [facts()] },
  'if watching is by link': { yes: [facts({ watching: 'link' }), facts({ status: 'gathering' })], no: [facts()] },
  'if watching is for all, or it is listed': {
    yes: [facts({ watching: 'all' }), facts({ listed: true })],
    no: [facts(), facts({ watching: 'link' })],
  },
  'if there was a report': { yes: [facts({}, taken, true)], no: [facts()] },
  'where a seat is free': {
    yes: [facts({ status: 'gathering' }, [...taken, seat({ seat: 'green' })]), facts({}, withOpenSeat)],
    no: [
      facts(),
      facts({ status: 'gathering' }, [...taken.slice(0, 1), seat({ seat: 'blue', automatic: true })]),
      facts({ status: 'finished' }, withOpenSeat),
    ],
  },
  'where a seat is free at an open table': {
    yes: [
      facts({ status: 'gathering', listed: true }, [...taken, seat({ seat: 'green' })]),
      facts({ listed: true }, withOpenSeat),
    ],
    no: [facts({ status: 'gathering' }, [...taken, seat({ seat: 'green' })]), facts({ listed: true })],
  },
  'unless chat is off': { yes: [facts({ chat: 'all' }), facts({ chat: 'phrases' })], no: [facts()] },
  'after the end, unless the host said no': {
    yes: [facts({ status: 'finished', afterEnd: true, watching: 'link' })],
    no: [facts({ afterEnd: true, watching: 'link' }), facts({ status: 'finished', watching: 'link' })],
  },
  'after the end, as spectator': {
    yes: [facts({ status: 'finished', afterEnd: true, watching: 'all' })],
    no: [
      facts({ status: 'finished', afterEnd: true, watching: 'link' }),
      facts({ status: 'finished', watching: 'all' }),
    ],
  },
}

/** The table of the design, written again by hand, so that a mistake in the data is found. */
const expected: Readonly<Record<Act, readonly Condition[]>> = {
  see: [
    'always',
    'always',
    'if watching is by link',
    'if watching is for all, or it is listed',
    'if there was a report',
  ],
  sit: [
    'where a seat is free',
    'where a seat is free',
    'where a seat is free',
    'where a seat is free at an open table',
    'where a seat is free at an open table',
  ],
  arrange: ['before the start', 'never', 'never', 'never', 'never'],
  remove: ['before the start', 'never', 'never', 'never', 'never'],
  answer: ['while it is played', 'while it is played', 'never', 'never', 'never'],
  agree: ['while it is played', 'while it is played', 'never', 'never', 'never'],
  hint: ['while it is played, where hints are on', 'while it is played, where hints are on', 'never', 'never', 'never'],
  why: ['once it has begun', 'once it has begun', 'never', 'never', 'never'],
  write: ['unless chat is off', 'unless chat is off', 'never', 'never', 'never'],
  record: [
    'after the end',
    'after the end',
    'after the end, unless the host said no',
    'after the end, as spectator',
    'after the end',
  ],
  hide: ['never', 'never', 'never', 'never', 'always'],
}

const cells = ACTS.flatMap((act) =>
  STANDINGS.map((standing, i) => ({ act, standing, condition: expected[act][i] ?? 'never' })),
)

describe('permissions', () => {
  it.each(cells)('$standing may $act $condition', ({ act, standing, condition }) => {
    expect(PERMISSIONS[act][standing]).toBe(condition)
    const { yes, no } = examples[condition]
    for (const allowed of yes) expect(may(askers[standing], act, allowed)).toBe(true)
    for (const denied of no) {
      // A stranger's permissions apply to all askers.
      if (may(askers.stranger, act, denied)) continue
      expect(may(askers[standing], act, denied)).toBe(false)
    }
  })

  it('keep the view of a player who left a seat', () => {
    const left = facts({}, [seat({ bot: 'random', owner: 'gone' })])
    expect(may({ account: 'gone', moderator: false, code: null }, 'see', left)).toBe(true)
  })
})
