// The log: events told in the reader's language, filtered by player and kind, a way back into the past.

import type { BallotEvent } from '@hustings/kernel/testing/ballot'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ui } from '../../games/ballot/ui.tsx'
import { atTable } from '../../testing/at-table.tsx'
import { plainSpaces } from '../../testing/plain-spaces.ts'
import type { Log } from '../model/model.ts'
import { LogPanel } from './LogPanel.tsx'

const placed = (count: number): BallotEvent => ({ type: 'cubes-placed', party: 'red', district: 'mill', count })
const EVENTS: readonly BallotEvent[] = [
  { type: 'round-begun', round: 1, speaker: 'red' },
  placed(1),
  placed(2),
  placed(5),
  { type: 'coins-taken', party: 'blue', coins: 3 },
]
const LOG: Log = EVENTS.map((event, i) => ({ step: 4 + i, event }))

function lines(): string[] {
  return within(screen.getByRole('region'))
    .getAllByRole('listitem')
    .map((line) => plainSpaces(line.textContent ?? ''))
}

describe('log', () => {
  it.each([
    ['en', ['1 cube', '2 cubes', '5 cubes']],
    ['uk', ['1 кубик', '2 кубики', '5 кубиків']],
    ['pl', ['1 kostka', '2 kostki', '5 kostek']],
  ] as const)('counts in %s as the language does', async (language, cubes) => {
    await atTable(<LogPanel onReview={() => {}} log={LOG} ui={ui} lookingAt={null} onLook={() => {}} />, { language })
    const told = lines()
    for (const [i, words] of cubes.entries()) expect(told[i + 1]).toContain(words)
  })

  it('shows only what one asks for', async () => {
    await atTable(<LogPanel onReview={() => {}} log={LOG} ui={ui} lookingAt={null} onLook={() => {}} />)
    fireEvent.click(screen.getByRole('button', { name: 'Blue Party' }))
    expect(lines().filter((line) => line.includes('cube'))).toEqual([])
    expect(lines().some((line) => line.includes('coins'))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    fireEvent.click(screen.getByRole('button', { name: 'Votes' }))
    expect(lines().some((line) => line.includes('coins'))).toBe(false)
  })

  it('looks back at the moment of the line that is clicked', async () => {
    const looked: number[] = []
    await atTable(
      <LogPanel onReview={() => {}} log={LOG} ui={ui} lookingAt={null} onLook={(step) => looked.push(step)} />,
    )
    fireEvent.click(screen.getByRole('button', { name: /2 cubes/ }))
    expect(looked).toEqual([6])
  })

  it('marks the line one is looking at, and is a single stop for Tab', async () => {
    const { container } = await atTable(
      <LogPanel onReview={() => {}} log={LOG} ui={ui} lookingAt={6} onLook={() => {}} />,
    )
    expect(container.querySelector('li:has([aria-current])')?.textContent).toContain('2 cubes')
    expect(container.querySelectorAll('ol [tabindex="0"]')).toHaveLength(1)
  })
})
