// An election as it is held: the five steps, the votes in front of everybody, and the office that follows from them.
import { useWords } from '../../../i18n/context.ts'
import { Bag, VoterShape, votersOf } from '../board/ElectionPanel.tsx'
import { Sign } from '../marks/Sign.tsx'
import type { ElectionView, PlanetBView } from '../words/model.ts'
import { officeName } from '../words/names.ts'
import { hookOfSeat } from '../words/seats.ts'

const STEPS = [1, 2, 3, 4, 5] as const

interface ElectionSheetProps {
  readonly election: ElectionView
  readonly view: PlanetBView
}

export function ElectionSheet({ election, view }: ElectionSheetProps) {
  const { say } = useWords()
  return (
    <>
      <ol className="pb-steps">
        {STEPS.map((step) => (
          <li
            key={step}
            className={step < election.step ? 'done' : step === election.step ? 'now' : ''}
            {...(step === election.step ? { 'aria-current': 'step' as const } : {})}
          >
            {say(`board.election.step.${step}`)}
          </li>
        ))}
      </ol>
      <Bag view={view} />
      <div className="pb-piles">
        {election.piles.map(({ voter, votes, result, draws, office }) => (
          <section key={voter} className={`pile ${hookOfSeat(voter)}`}>
            <header>
              <VoterShape of={voter} size={16} />
              <b>{result}</b>
              <small>{say('board.election.draws', { draws })}</small>
            </header>
            <div className="votes">
              {votersOf(view).flatMap((owner) =>
                Array.from({ length: votes[owner] ?? 0 }, (_, at) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: votes of one colour are alike
                    key={`${owner}${at}`}
                    className={owner === voter ? hookOfSeat(owner) : `${hookOfSeat(owner)} other`}
                  >
                    <Sign name="b-vote" size={owner === voter ? 20 : 13} />
                  </span>
                )),
              )}
            </div>
            <footer>
              <Sign name={`o-${office}`} size={16} /> {say(officeName(office))}
            </footer>
          </section>
        ))}
      </div>
    </>
  )
}
