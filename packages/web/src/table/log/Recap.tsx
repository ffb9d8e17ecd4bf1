// "Since your last turn": what the others did, one line for each main action, with what it meant for the reader first.
import type { Seat } from '@hustings/kernel'
import type { GameUi } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'
import { useSeats } from '../model/use-seats.ts'
import { Effect } from './Effect.tsx'
import { Figures } from './Figures.tsx'
import type { Doing, Since } from './story.ts'
import { WhyButton } from './WhyButton.tsx'

interface RecapProps {
  readonly since: Since
  readonly ui: GameUi
}

interface Turn {
  readonly id: number
  readonly actor: Seat | null
  readonly doings: Doing[]
}

/** What one actor did without a break. */
function byActor(doings: readonly Doing[]): Turn[] {
  const turns: Turn[] = []
  for (const doing of doings) {
    const last = turns.at(-1)
    if (last?.actor === doing.actor) last.doings.push(doing)
    else turns.push({ id: doing.id, actor: doing.actor, doings: [doing] })
  }
  return turns
}

export default function Recap({ since, ui }: RecapProps) {
  const { say } = useWords()
  const seats = useSeats()
  if (since.doings.length === 0) return <p className="recap faint">{say('ui.since.nothing')}</p>
  return (
    <div className="recap">
      <p className="recap-all">
        {since.effect.length === 0 ? say('ui.since.same') : <Effect effect={since.effect} ui={ui} />}
      </p>
      {byActor(since.doings).map(({ id, actor, doings }) => (
        <section key={id} aria-label={actor === null ? say('ui.since.table') : seats.role(actor)}>
          <h3>
            {actor === null ? <Icon name="round" size={13} /> : <Shape look={seats.look(actor)} size={12} />}{' '}
            {actor === null ? say('ui.since.table') : seats.role(actor)}
            {actor !== null && <WhyButton seat={actor} after={doings[0]?.after ?? 0} upTo={doings.at(-1)?.upTo ?? 0} />}
          </h3>
          <ul>
            {doings.map((doing) => (
              <li key={doing.id}>
                <Told doing={doing} ui={ui} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Told({ doing, ui }: { readonly doing: Doing; readonly ui: GameUi }) {
  const { say } = useWords()
  const line = (
    <>
      <Effect effect={doing.effect} ui={ui} /> <Figures text={say(doing.line.message)} />
    </>
  )
  if (doing.more.length === 0) return <p>{line}</p>
  return (
    <details>
      <summary>{line}</summary>
      <ul>
        {doing.more.map(({ id, message }) => (
          <li key={id}>
            <Figures text={say(message)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
