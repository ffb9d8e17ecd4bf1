// The rendered texts of the sheets over the board.
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showAtTable, showTable, startMatch } from '../testing/at-table.tsx'
import type { HegemonyEvent } from '../words/model.ts'
import { ImfSheet } from './ImfSheet.tsx'
import { latestIntervention } from './intervention.ts'
import { VoteSheet } from './VoteSheet.tsx'
import { latestVote } from './vote.ts'

afterEach(cleanup)

const CALLED: readonly HegemonyEvent[] = [
  { type: 'vote-called', role: 'capitalist', policy: 1, section: 'B', immediate: false },
  { type: 'no-say', role: 'state' },
  { type: 'side', role: 'working', for: false },
]
const DRAWN: readonly HegemonyEvent[] = [
  ...CALLED,
  { type: 'side', role: 'middle', for: false },
  { type: 'side', role: 'capitalist', for: true },
  { type: 'cubes-drawn', cubes: ['working', 'working', 'capitalist'] },
]

function showVote(events: readonly HegemonyEvent[], players: 2 | 4 = 4) {
  const { view } = startMatch(players, 'vote').observe('spectator')
  const known = {
    ...view,
    working: { ...view.working, influence: 3 },
    middle: { ...view.middle, influence: 0 },
    capitalist: { ...view.capitalist, influence: 1 },
  }
  const vote = latestVote(events, known)
  if (vote === null) throw new Error('no vote')
  showAtTable(<VoteSheet vote={vote} view={known} />, {})
  return within(screen.getByRole('figure', { name: 'Votes so far' }))
}

describe('the sheet of a vote', () => {
  it('describes the bar: both sides, their votes, and possible influence', () => {
    const count = showVote(DRAWN)
    expect(count.getByText('For: 1 vote').parentElement?.textContent).toBe('For: 1 vote + up to 1 from influence')
    expect(count.getByText('Against: 2 votes').parentElement?.textContent).toBe(
      'Against: 2 votes + up to 3 from influence',
    )
    expect(count.getByText('A tie passes the bill.')).toBeTruthy()
    expect(count.getByText('influence that can still be spent')).toBeTruthy()
  })

  it('omits possible influence after it is revealed', () => {
    const count = showVote([...DRAWN, { type: 'influence-spent', spent: { working: 2 } }])
    expect(count.getByText('Against: 4 votes').parentElement?.textContent).toBe('Against: 4 votes')
    expect(count.queryByText('influence that can still be spent')).toBeNull()
  })

  it('shows seats with nothing to add, and why the State has no side', () => {
    showVote(DRAWN)
    expect(screen.getByText('no cube, none to add')).toBeTruthy()
    expect(screen.getByText('0 influence')).toBeTruthy()
    expect(screen.getByText(/The State has 0 influence and no voting cubes of its own/)).toBeTruthy()
  })

  it('names the proposer and the Immediate Vote in one sentence', () => {
    showVote([{ type: 'vote-called', role: 'capitalist', policy: 1, section: 'B', immediate: true }, ...DRAWN.slice(1)])
    expect(screen.getByText(/^Proposed by/).textContent).toBe('Proposed by: Capitalist Class, immediate vote')
  })

  it('does not wait for the State when it has no side', () => {
    showVote(CALLED)
    const waiting = screen.getByText(/^Undecided/)
    expect(waiting.textContent).toContain('Middle Class')
    expect(waiting.textContent).not.toContain('State')
  })

  it('explains the cubes of classes that are not played', () => {
    showVote(
      [...CALLED.filter(({ type }) => type !== 'no-say'), { type: 'cubes-drawn', cubes: ['middle', 'middle'] }],
      2,
    )
    expect(screen.getByText(/Middle Class: 2 cubes count for neither side/)).toBeTruthy()
  })
})

describe('the sheet of the IMF', () => {
  const INTERVENTION: readonly HegemonyEvent[] = [
    { type: 'production-step', step: 'imf' },
    { type: 'imf', loans: 3, limit: 2, due: 110, treasury: 40, intervenes: true },
    { type: 'bill-returned', role: 'working', policy: 3, why: 'imf' },
    { type: 'policy', policy: 1, from: 'B', to: 'C' },
    { type: 'policy', policy: 4, from: 'A', to: 'B' },
    { type: 'tax-multiplier', from: 7, to: 6 },
    { type: 'company-closed', company: 'public-hospital-2' },
    { type: 'wage', company: 'supermarket', owner: 'capitalist', from: 2, to: 1 },
    { type: 'money', from: 'state', to: 'supply', amount: 40, why: 'repayment' },
    { type: 'loan', role: 'state', loans: 2, taken: false },
    { type: 'loan', role: 'state', loans: 1, taken: false },
    { type: 'loan', role: 'state', loans: 0, taken: false },
    { type: 'legitimacy', class: 'middle', from: 5, to: 3, why: 'imf' },
  ]

  it('shows the cause and the changes', () => {
    const told = latestIntervention(INTERVENTION)
    if (told === null) throw new Error('no intervention')
    showAtTable(<ImfSheet told={told} />, {})
    expect(screen.getByText(/The State has 3 loans.*intervenes at 2.*costs 110\s₳.*treasury has 40\s₳/)).toBeTruthy()
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toHaveLength(6)
    expect(rows[1]).toContain('Fiscal PolicyB → C')
    expect(rows[4]).toContain('3 loans are canceled. The State paid 40\u00A0₳ for them.')
    expect(rows[5]).toContain('5 → 3')
  })

  it('stays open until the next step begins', () => {
    expect(latestIntervention(INTERVENTION)?.end).toBeNull()
    expect(latestIntervention([...INTERVENTION, { type: 'production-step', step: 'taxes' }])?.end).toBe(13)
    expect(
      latestIntervention([{ type: 'imf', loans: 1, limit: 1, due: 55, treasury: 60, intervenes: false }]),
    ).toBeNull()
  })

  it.each(['en', 'uk', 'pl'] as const)('opens over the board while the IMF intervenes, in %s', (language) => {
    const match = startMatch(4, 'imf')
    const { view } = match.observe('spectator')
    const log = INTERVENTION.map((event) => ({ step: 0, event }))
    showTable({ view, viewer: 'working', language, log })
    expect(screen.getByRole('region', { name: /IMF|МВФ|MFW/ })).toBeTruthy()
  })
})
