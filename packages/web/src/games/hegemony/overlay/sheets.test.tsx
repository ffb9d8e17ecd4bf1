// The sheets over the board, as a person reads them.
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { HegemonyEvent } from '../model.ts'
import { showAtTable, startMatch } from '../testing.tsx'
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
  showAtTable(<VoteSheet vote={vote} view={known} />, { viewer: 'working' })
  return within(screen.getByRole('figure', { name: 'The count' }))
}

describe('the sheet of a vote', () => {
  it('says what the bar shows: both sides, their votes, and what influence could add', () => {
    const count = showVote(DRAWN)
    expect(count.getByText('For: 1 vote').parentElement?.textContent).toBe('For: 1 vote + up to 1 by influence')
    expect(count.getByText('Against: 2 votes').parentElement?.textContent).toBe(
      'Against: 2 votes + up to 3 by influence',
    )
    expect(count.getByText('A tie passes the bill.')).toBeTruthy()
    expect(count.getByText('influence that can still be spent')).toBeTruthy()
  })

  it('says no more about influence once it is revealed', () => {
    const count = showVote([...DRAWN, { type: 'influence-spent', spent: { working: 2 } }])
    expect(count.getByText('Against: 4 votes').parentElement?.textContent).toBe('Against: 4 votes')
    expect(count.queryByText('influence that can still be spent')).toBeNull()
  })

  it('shows who has nothing to add, and why the State has no say', () => {
    showVote(DRAWN)
    expect(screen.getByText('no cube, no influence to add')).toBeTruthy()
    expect(screen.getByText('0 influence')).toBeTruthy()
    expect(screen.getByText(/The State has 0 influence and no voting cubes of its own/)).toBeTruthy()
  })

  it('does not wait for the State when it has no say', () => {
    showVote(CALLED)
    const waiting = screen.getByText(/^Undecided/)
    expect(waiting.textContent).toContain('Middle Class')
    expect(waiting.textContent).not.toContain('State')
  })

  it('tells what becomes of cubes that nobody plays', () => {
    showVote(
      [...CALLED.filter(({ type }) => type !== 'no-say'), { type: 'cubes-drawn', cubes: ['middle', 'middle'] }],
      2,
    )
    expect(screen.getByText(/Middle Class: 2 cubes count for neither side/)).toBeTruthy()
  })
})
