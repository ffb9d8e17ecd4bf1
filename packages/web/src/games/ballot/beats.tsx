// The vote in a district as a sheet: the votes of all parties.
import { type BallotEvent, type BallotView, PARTIES } from '@hustings/kernel/testing/ballot'
import { useWords } from '../../i18n/context.ts'
import { useSeats } from '../../table/model/use-seats.ts'
import { Shape } from '../../ui/Shape.tsx'
import type { BeatProps, Beats } from '../types.ts'
import { voteLine } from './presentation.ts'

function Sheet({ beat, events }: BeatProps<BallotView, BallotEvent>) {
  const { say, number } = useWords()
  const seats = useSeats()
  const held = events.find((event) => event.type === 'vote-held')
  if (held?.type !== 'vote-held') return null
  return (
    <div className="ballot-vote">
      <h2>{say(beat.title)}</h2>
      <ul>
        {PARTIES.map((party) => (
          <li key={party}>
            <Shape look={seats.look(party)} /> {seats.role(party)} <b>{number(held.votes[party])}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const beats: Beats<BallotView, BallotEvent> = {
  of: (event) =>
    event.type === 'vote-held'
      ? { id: `vote:${event.result.district}`, title: voteLine(event).message, icon: 'vote-cube', dock: 'bottom' }
      : null,
  Sheet,
}
