// The final ranking, with an explanation of a tiebreaker.
import type { Seat } from '@hustings/kernel'
import type { EndReport } from '../../games/charts.ts'
import { useWords } from '../../i18n/context.ts'
import type { Seats } from '../../seating/seats.ts'
import { Shape } from '../../ui/Shape.tsx'

export function Ranking({ report, seats }: { readonly report: EndReport; readonly seats: Seats }) {
  const { say, number } = useWords()
  return (
    <section className="panel ranking" data-testid="ranking" aria-labelledby="ranking-title">
      <h2 id="ranking-title">{say('ui.result.ranking')}</h2>
      <ol>
        {report.ranking.map(({ seat, rank, score, note }) => (
          <li key={seat} data-seat={seat}>
            <span className="ranking-place">
              {rank}
              {isShared(report, rank) && (
                <>
                  <span aria-hidden="true">=</span>
                  <span className="visually-hidden">{say('ui.result.shared')}</span>
                </>
              )}
            </span>
            <Shape look={seats.look(seat)} size={18} />
            <span className="ranking-who" data-testid="player">
              <b>{seats.role(seat)}</b>
              {isNamed(seats, seat) && <span>{seats.person(seat)}</span>}
              {note !== undefined && <span>{say(note)}</span>}
            </span>
            <span className="score" data-testid="score">
              {number(score)}
            </span>
          </li>
        ))}
      </ol>
      {report.tieBreak !== null && <p className="tie-break">{say(report.tieBreak)}</p>}
    </section>
  )
}

/** Whether the player has a name that differs from the role's. */
function isNamed(seats: Seats, seat: Seat): boolean {
  const name = seats.person(seat).trim()
  return [seats.role(seat), seats.short(seat)].every(
    (role) => role.localeCompare(name, undefined, { sensitivity: 'base' }) !== 0,
  )
}

function isShared({ ranking }: EndReport, rank: number): boolean {
  return ranking.filter((row) => row.rank === rank).length > 1
}
