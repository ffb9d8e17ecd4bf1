import { describe, expect, it } from 'vitest'
import { playByChance, startMatch, wordsIn } from '../testing/at-table.tsx'
import type { HegemonyEvent, HegemonyView } from '../words/model.ts'
import { latestProduction, ledgerOf } from './ledger.ts'
import { certainVotes, latestVote, stepOf } from './vote.ts'

const { view } = startMatch(4, 'vote').observe('spectator')

const CALLED: readonly HegemonyEvent[] = [
  { type: 'vote-called', role: 'capitalist', policy: 1, section: 'B', immediate: false },
  { type: 'side', role: 'working', for: false },
  { type: 'side', role: 'capitalist', for: true },
]

describe('the vote overlay', () => {
  it('shows sides, cubes, influence and the result in order', () => {
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

  it('returns null when no vote was called', () => {
    expect(latestVote([{ type: 'game-over' }], view)).toBeNull()
  })
})

describe('the production overlay', () => {
  const EVENTS: readonly HegemonyEvent[] = [
    { type: 'round', round: 2 },
    { type: 'phase', phase: 'production' },
    { type: 'money', from: 'capitalist', to: 'working', amount: 20, why: 'wages', subject: 'supermarket' },
    { type: 'produced', company: 'supermarket', owner: 'capitalist', amount: 4 },
    { type: 'money', from: 'working', to: 'state', amount: 6, why: 'income-tax' },
    { type: 'money', from: 'supply', to: 'capitalist', amount: 50, why: 'loan' },
  ]

  it('sums the payments by payer and payee', () => {
    const ledger = latestProduction([...EVENTS, { type: 'phase', phase: 'elections' }])
    expect(ledger?.round).toBe(2)
    expect(ledger?.accounts).toEqual([
      { post: 'wages', amounts: { working: 20, middle: 0, capitalist: -20, state: 0 } },
      { post: 'income-tax', amounts: { working: -6, middle: 0, capitalist: 0, state: 6 } },
      { post: 'loan', amounts: { working: 0, middle: 0, capitalist: 50, state: 0 } },
    ])
    expect(ledger?.total).toEqual({ working: 14, middle: 0, capitalist: 30, state: 6 })
    expect(ledger?.produced.capitalist).toEqual({ food: 4 })
  })

  it('returns null until the phase is over', () => {
    expect(latestProduction(EVENTS)).toBeNull()
  })
})

describe('the production ledger', () => {
  const moneyIn = ({ working, middle, capitalist, state }: HegemonyView) => ({
    working: working.money,
    middle: middle.money,
    capitalist: capitalist.revenue + capitalist.capital,
    state: state.money,
  })

  it.each([2, 3, 4] as const)('accounts for every gain and loss of %i players', (players) => {
    const named = new Set<string>()
    for (const seed of [1, 2, 3]) {
      const match = startMatch(players, `ledger ${players} ${seed}`)
      let told = 0
      let before = moneyIn(match.observe('spectator').view)
      const check = () => {
        const { view, events } = match.observe('spectator')
        const { accounts, total } = ledgerOf(events.slice(told), 0)
        const after = moneyIn(view)
        for (const role of ['working', 'middle', 'capitalist', 'state'] as const) {
          expect(before[role] + total[role], role).toBe(after[role])
          expect(accounts.reduce((sum, { amounts }) => sum + amounts[role], 0)).toBe(total[role])
        }
        for (const { post } of accounts) named.add(post)
        told = events.length
        before = after
      }
      playByChance(match, seed, check)
      check()
    }
    expect([...named]).toEqual(expect.arrayContaining(['wages', 'loan', 'interest', 'income-tax', 'corporate-tax']))
    for (const language of ['en', 'uk', 'pl'] as const) {
      const words = [...named].map((post) => wordsIn(language).say(`log.why.${post}`))
      for (const word of words) expect(word).toMatch(/\p{L}{3}/u)
    }
  })
})
