// The final ranking names each class and its player once.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { info } from '../../games/ballot/info.ts'
import type { EndReport } from '../../games/charts.ts'
import { useSeatsOf } from '../../seating/seats.ts'
import { atTable } from '../../testing/at-table.tsx'
import { Ranking } from './Ranking.tsx'

const REPORT: EndReport = {
  ranking: ['red', 'blue', 'green'].map((seat, i) => ({ seat, rank: i + 1, score: 9 - i })),
  tieBreak: null,
  sources: { sources: [], rows: [] },
  lines: [],
  strips: [],
}

function Ranked() {
  const people = {
    red: { kind: 'person', name: '' },
    blue: { kind: 'person', name: 'Marek' },
    green: { kind: 'person', name: 'green party ' },
  } as const
  return <Ranking report={REPORT} seats={useSeatsOf({ info, options: undefined, people })} />
}

it('omits the player’s name when it equals the class’s name', async () => {
  const { words } = await atTable(<Ranked />)
  const who = screen
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('[data-testid="player"] > *')].map((part) => part.textContent))
  const role = (seat: string) => words.say(`ballot.party.${seat}`)
  expect(who).toEqual([[role('red')], [role('blue'), 'Marek'], [role('green')]])
})
