import { describe, expect, it } from 'vitest'
import type { HegemonyEvent } from '../model.ts'
import { startMatch } from '../testing.tsx'
import { latestProduction } from './ledger.ts'
import { certainVotes, latestVote, stepOf } from './vote.ts'

const { view } = startMatch(4, 'vote').observe('spectator')

const CALLED: readonly HegemonyEvent[] = [
  { type: 'vote-called', role: 'capitalist', policy: 1, section: 'B', immediate: false },
  { type: 'side', role: 'working', for: false },
  { type: 'side', role: 'capitalist', for: true },
]

describe('a vote', () => {
  it('goes from sides over cubes and influence to the result', () => {
    const steps = [
      CALLED,
      [...CALLED, { type: 'cubes-drawn', cubes: ['working', 'working', 'capitalist'] } as const],
      [
        ...CALLED,
        { type: 'cubes-drawn', cubes: ['working', 'working', 'capitalist'] } as const,
        { type: 'influence-spent', spent: { capitalist: 1 } } as const,
        { type: 'vote-result', policy: 1, section: 'B', for: 2, against: 2, passed: true } as const,
        { type: 'policy', policy: 1, from: 'C', to: 'B' } as const,
      ],
    ].map((events) => latestVote(events, view))
    expect(steps.map((vote) => vote && stepOf(vote))).toEqual(['sides', 'influence', 'result'])
    const [, drawn, ended] = steps
    expect(drawn && certainVotes(drawn, 'working')).toBe(2)
    expect(ended && certainVotes(ended, 'capitalist')).toBe(2)
    expect(ended).toMatchObject({ from: 'C', to: 'B', result: { passed: true } })
  })

  it('is none when nobody called one', () => {
    expect(latestVote([{ type: 'game-over' }], view)).toBeNull()
  })
})

describe('production', () => {
  const EVENTS: readonly HegemonyEvent[] = [
    { type: 'round', round: 2 },
    { type: 'phase', phase: 'production' },
    { type: 'money', from: 'capitalist', to: 'working', amount: 20, why: 'wages', subject: 'supermarket' },
    { type: 'produced', company: 'supermarket', owner: 'capitalist', amount: 4 },
    { type: 'money', from: 'working', to: 'state', amount: 6, why: 'income-tax' },
    { type: 'money', from: 'supply', to: 'capitalist', amount: 50, why: 'loan' },
  ]

  it('adds up who paid what to whom', () => {
    const ledger = latestProduction([...EVENTS, { type: 'phase', phase: 'elections' }])
    expect(ledger?.round).toBe(2)
    expect(ledger?.money.working).toEqual({ wages: 20, sales: 0, taxes: -6, other: 0 })
    expect(ledger?.money.capitalist).toEqual({ wages: -20, sales: 0, taxes: 0, other: 50 })
    expect(ledger?.produced.capitalist).toEqual({ food: 4 })
  })

  it('waits until the phase is over', () => {
    expect(latestProduction(EVENTS)).toBeNull()
  })
})
