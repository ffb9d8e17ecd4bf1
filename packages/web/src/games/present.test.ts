import { hegemony } from '@hustings/hegemony'
import { type AnyGame, type GameEvent, say } from '@hustings/kernel'
import { playMatch, viewersOf } from '@hustings/kernel/testing'
import { ballot } from '@hustings/kernel/testing/ballot'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { beats as ballotBeats } from './ballot/beats.tsx'
import { presented as ballotTable } from './ballot/presentation.ts'
import { presented as hegemonyTable } from './hegemony/log/presentation.ts'
import { beats as hegemonyBeats } from './hegemony/overlay/beats.tsx'
import { presented as planetBTable } from './planet-b/log/presentation.ts'
import { beats as planetBBeats } from './planet-b/overlay/beats.tsx'
import { type PresentationOf, type Presented, presentation } from './present.ts'
import type { AnyGameUi } from './types.ts'

type Happening =
  | { readonly type: 'wage'; readonly from: string; readonly to: string; readonly amount: number }
  | { readonly type: 'vote-called'; readonly seat: string; readonly passed: boolean }
  | { readonly type: 'no-say' }

type Table = PresentationOf<Happening, 'money' | 'votes', 'vote'>

const TABLE: Table = {
  wage: {
    log: { kind: 'money', icon: 'money', seats: ['from', 'to'], fields: ['amount'], params: ({ to }) => ({ to }) },
    seat: 'from',
    changes: ({ to, amount }) => [{ number: `${to}.money`, by: amount }],
    motion: ({ from, to, amount }) => [{ kind: 'travel', from, to, icon: 'money', amount }],
  },
  'vote-called': {
    log: ({ passed }) => (passed ? { kind: 'votes', seats: [], message: say('log.no-say') } : null),
    act: 'both',
    seat: null,
    flash: ({ seat }) => `votes:${seat}`,
    sheet: ({ passed }) => (passed ? 'vote' : null),
  },
  'no-say': { log: { kind: 'votes' } },
}

const table = presentation<Happening>(TABLE)

describe('presentation', () => {
  it('builds a line from the fields that an entry names', () => {
    expect(table.line({ type: 'wage', from: 'red', to: 'blue', amount: 3 })).toEqual({
      kind: 'money',
      icon: 'money',
      seats: ['red', 'blue'],
      message: { key: 'log.wage', params: { amount: 3, to: 'blue' } },
    })
    expect(table.line({ type: 'no-say' })).toEqual({ kind: 'votes', seats: [], message: say('log.no-say') })
    expect(table.line({ type: 'vote-called', seat: 'red', passed: false })).toBeNull()
  })

  it('returns the role of an event in its act', () => {
    const [paid, voted, counted]: Happening[] = [
      { type: 'wage', from: 'red', to: 'blue', amount: 3 },
      { type: 'vote-called', seat: 'red', passed: true },
      { type: 'no-say' },
    ]
    if (paid === undefined || voted === undefined || counted === undefined) throw new Error('no event')
    expect([table.act(paid), table.seat(paid), table.deed(paid)]).toEqual([null, 'red', { seat: 'red', main: false }])
    expect([table.act(voted), table.seat(voted), table.deed(voted)]).toEqual(['both', null, { seat: null, main: true }])
    expect([table.act(counted), table.seat(counted), table.deed(counted)]).toEqual([null, undefined, null])
  })

  it('returns changes, animations and sheets', () => {
    const paid: Happening = { type: 'wage', from: 'red', to: 'blue', amount: 3 }
    expect(table.changes(paid)).toEqual([{ number: 'blue.money', by: 3 }])
    expect(table.motion(paid)).toMatchObject([{ kind: 'travel', from: 'red', to: 'blue' }])
    expect(table.motion({ type: 'vote-called', seat: 'red', passed: true })).toEqual([
      { kind: 'flash', at: 'votes:red' },
    ])
    expect(table.sheet({ type: 'vote-called', seat: 'red', passed: true })).toBe('vote')
    expect(table.sheet(paid)).toBeNull()
  })

  it('fails to compile with a missing entry, an unknown field or an unknown sheet', () => {
    // @ts-expect-error `no-say` is missing
    const missing: Table = { wage: TABLE.wage, 'vote-called': TABLE['vote-called'] }
    // @ts-expect-error there is no field `sum`
    const field: Table = { ...TABLE, wage: { log: { kind: 'money', fields: ['sum'] } } }
    // @ts-expect-error an amount is no seat
    const seat: Table = { ...TABLE, wage: { log: null, seat: 'amount' } }
    // @ts-expect-error there is no sheet `votes`
    const sheet: Table = { ...TABLE, 'vote-called': { log: null, sheet: 'votes' } }
    // @ts-expect-error there is no kind `cards`
    const kind: Table = { ...TABLE, 'no-say': { log: { kind: 'cards' } } }
    // @ts-expect-error there is no message `log.counted`
    const message: Presented<{ readonly type: 'counted' }, 'money', 'vote'> = { log: { kind: 'money' } }
    // @ts-expect-error an entry says whether the event has a line
    const silent: Presented<GameEvent, 'money', 'vote'> = {}
    expect([missing, field, seat, sheet, kind, message, silent]).toHaveLength(7)
  })
})

interface Told {
  readonly name: string
  readonly game: AnyGame
  readonly options: unknown
  sheet(event: GameEvent): string | null
  readonly beats: AnyGameUi['beats']
}

const GAMES: readonly Told[] = [
  { name: 'Ballot', game: ballot, options: {}, sheet: ballotTable.sheet, beats: ballotBeats },
  {
    name: 'Hegemony',
    game: hegemony,
    options: {
      players: 4,
      modules: { crisisResponse: true, hiddenAgendas: true, actionCards: true, historicalEvents: true },
      automas: { middle: 'advanced', capitalist: 'simple' },
    },
    sheet: hegemonyTable.sheet,
    beats: hegemonyBeats,
  },
  { name: 'Planet B', game: planetB, options: { players: 3 }, sheet: planetBTable.sheet, beats: planetBBeats },
]

describe.each(GAMES)('the presentation of $name', ({ game, options, sheet, beats }) => {
  it('names a sheet for the same events as the beats', () => {
    const match = playMatch(game, { options, seed: 'sheets', every: 1, limit: 10_000 }, () => {})
    const sheets = new Set<string | null>()
    for (const viewer of viewersOf(match.seats)) {
      for (const event of match.eventsFor(viewer)) {
        const [beat] = (beats?.of(event)?.id ?? '').split(':')
        const named = sheet(event)
        sheets.add(named)
        // A crisis is on the sheet of its IMF check.
        expect(named === 'crisis' ? 'imf' : (named ?? ''), JSON.stringify(event)).toBe(beat)
      }
    }
    expect(sheets.size).toBeGreaterThan(1)
  })
})
