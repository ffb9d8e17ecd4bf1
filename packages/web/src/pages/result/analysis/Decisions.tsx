// The best and worst decisions of each human player, with links to the board at that move.
import { type Analysis, errorOf, type Figure, highlights, type Judgement, type NamedAnswer } from '@hustings/bots'
import type { Seat } from '@hustings/kernel'
import { useId } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { tenths } from '../../../i18n/tenths.ts'
import { sentence } from '../../../i18n/translator.ts'
import type { Seats } from '../../../seating/seats.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Shape } from '../../../ui/Shape.tsx'

interface DecisionsProps {
  readonly analysis: Analysis
  readonly seats: Seats
  readonly board: string
}

export function Decisions({ analysis, seats, board }: DecisionsProps) {
  const { say } = useWords()
  const id = useId()
  const people = analysis.seats.filter((seat) => seats.isPerson(seat))
  // Without human players, the decisions of all bots are shown.
  const told = people.length > 0 ? people : analysis.seats.filter((seat) => !seats.isAutoma(seat))
  return (
    <section
      className="panel chart chart-figures analysis-decisions"
      data-testid="analysis-decisions"
      aria-labelledby={id}
    >
      <h2 id={id}>{say('insight.decisions')}</h2>
      <p className="muted">{say('insight.decisions.note')}</p>
      <div className="analysis-people">
        {told.map((seat) => (
          <OfSeat key={seat} seat={seat} analysis={analysis} seats={seats} board={board} />
        ))}
      </div>
    </section>
  )
}

function OfSeat({ seat, analysis, seats, board }: DecisionsProps & { readonly seat: Seat }) {
  const { say } = useWords()
  const { best, worst } = highlights(analysis, seat)
  return (
    <section className="analysis-person">
      <h3>
        <Shape look={seats.look(seat)} size={14} /> {seats.person(seat)}
      </h3>
      {best.length + worst.length === 0 && <p className="faint">{say('insight.decisions.none')}</p>}
      {[
        { name: 'best', list: best },
        { name: 'worst', list: worst },
      ].map(({ name, list }) =>
        list.length === 0 ? null : (
          <div key={name}>
            <h4>{say(`insight.decisions.${name}`)}</h4>
            <ol>
              {list.map((judgement) => (
                <Verdict key={judgement.step} judgement={judgement} board={board} />
              ))}
            </ol>
          </div>
        ),
      )}
    </section>
  )
}

function Verdict({ judgement, board }: { readonly judgement: Judgement; readonly board: string }) {
  const { say, number } = useWords()
  const { step, prompt, chosen, other, grade, gain, loss } = judgement
  const called = ({ answer, label }: NamedAnswer): string => {
    if (label !== null) return sentence(say(label))
    return typeof answer === 'boolean' ? say(`insight.answer.${answer ? 'yes' : 'no'}`) : String(answer)
  }
  const within = (figure: Figure): number => tenths(errorOf(figure))
  return (
    <li className={grade === null ? 'verdict good' : `verdict ${grade}`} data-testid="verdict">
      <b>{say(`insight.grade.${grade ?? 'good'}`)}</b>
      <p>
        <span className="muted">{sentence(say(prompt))}</span> {called(chosen)}
      </p>
      <p>
        {grade === null
          ? say('insight.gained', { points: `+${number(tenths(gain.value))}`, error: within(gain) })
          : say('insight.better', { answer: called(other), points: number(tenths(loss.value)), error: within(loss) })}
      </p>
      <a href={`${board}/at/${step}`}>
        <Icon name="play" /> <span>{say('insight.at', { step })}</span>
      </a>
    </li>
  )
}
