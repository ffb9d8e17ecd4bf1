// The header of an election with its five steps, and the first two steps while they run: workers return, and the public
// mood is resolved.
import { moodSpace } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Bag, VoterShape } from '../board/ElectionPanel.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign, WorkerSign } from '../marks/Sign.tsx'
import { type ElectionView, type PlanetBView, playersOf } from '../words/model.ts'
import { useNames } from '../words/people.ts'
import { hookOfSeat } from '../words/seats.ts'

const STEPS = [1, 2, 3, 4, 5] as const

/** `step`: the current one; after the last one all are done. */
export function ElectionSteps({ step: now }: { readonly step: number }) {
  const { say } = useWords()
  return (
    <ol className="pb-steps">
      {STEPS.map((step) => (
        <li
          key={step}
          className={step < now ? 'done' : step === now ? 'now' : ''}
          {...(step === now ? { 'aria-current': 'step' as const } : {})}
        >
          <i>{step < now ? <Sign name="i-check" size={12} label={say('board.action.done')} /> : step}</i>
          {say(`board.election.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

interface ElectionSheetProps {
  readonly election: ElectionView
  readonly view: PlanetBView
}

export function ElectionSheet({ election, view }: ElectionSheetProps) {
  const { say } = useWords()
  const nameOf = useNames()
  return (
    <>
      <ElectionSteps step={election.step} />
      <p className="how">{say(election.step < 2 ? 'board.election.workers.how' : 'board.election.mood.how')}</p>
      <Bag view={view} />
      <div className="pb-columns">
        {playersOf(view).map(({ seat, mood, workers }) => {
          const brings = moodSpace(mood).election
          return (
            <section key={seat} className={`column ${hookOfSeat(seat)}`} aria-label={nameOf(seat)}>
              <header>
                <VoterShape of={seat} size={16} />
                <h3>{nameOf(seat)}</h3>
              </header>
              <p>
                {say('board.mood')} <b>{say(`mood.${mood}`)}</b>
              </p>
              <p>
                {brings.cost.length + brings.do.length === 0 ? say('board.mood.nothing') : <BoxSigns box={brings} />}
              </p>
              <p>
                <WorkerSign kind="trickster" label={say('worker.trickster')} /> <b>{workers.trickster}</b>{' '}
                <WorkerSign kind="brain" label={say('worker.brain')} /> <b>{workers.brain}</b>
              </p>
            </section>
          )
        })}
      </div>
    </>
  )
}
