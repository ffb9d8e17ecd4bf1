// What is looked at before the table goes on: how an election ended, and the last count.
import { say } from '@hustings/kernel'
import { useWords } from '../../../i18n/context.ts'
import { useLog } from '../../../table/log.ts'
import type { Beat, BeatProps, Beats } from '../../types.ts'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { Sign } from '../marks/Sign.tsx'
import type { PlanetBEvent, PlanetBView } from '../words/model.ts'
import { officeName } from '../words/names.ts'
import { hookOfSeat } from '../words/seats.ts'

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>

function beatOf(event: PlanetBEvent): Beat | null {
  switch (event.type) {
    case 'result':
    case 'office':
      return { id: 'election', title: say('board.election.over'), icon: 'vote-cube', dock: 'centre' }
    case 'score':
    case 'total':
      return { id: 'scoring', title: say('report.count'), icon: 'vp', dock: 'centre' }
    default:
      return null
  }
}

function Sheet(props: BeatProps<PlanetBView, PlanetBEvent>) {
  return (
    <div className="pb pb-sheet">
      <h2>{useWords().say(props.beat.title)}</h2>
      {props.beat.id === 'election' ? <Offices events={props.events} /> : <LastCount {...props} />}
    </div>
  )
}

function isVotes(event: unknown): event is Told<'votes-drawn'> {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'votes-drawn'
}

/** Who drew how many of their own, in the order of the offices they brought. */
function Offices({ events }: { readonly events: readonly PlanetBEvent[] }) {
  const { say } = useWords()
  const log = useLog()
  const first = log.findLastIndex(({ event }) => event.type === 'election')
  const drawn = log.slice(first < 0 ? 0 : first).flatMap(({ event }) => (isVotes(event) ? [event] : []))
  const results = events.filter((event): event is Told<'result'> => event.type === 'result')
  const offices = events.filter((event): event is Told<'office'> => event.type === 'office')
  return (
    <div className="pb-piles">
      {results
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ voter, votes, tied }) => {
          const office = offices.find((each) => each.voter === voter)?.office
          const pile = drawn.filter((each) => each.voter === voter).flatMap((each) => each.drawn)
          return (
            <section key={voter} className={`pile ${hookOfSeat(voter)}`}>
              <header>
                <VoterShape of={voter} size={16} />
                <b>{votes}</b>
                {tied && <small>{say('board.election.tied')}</small>}
              </header>
              <div className="votes">
                {pile.map((owner, at) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: votes lie in the order in which they were drawn
                    key={at}
                    className={owner === voter ? hookOfSeat(owner) : `${hookOfSeat(owner)} other`}
                  >
                    <Sign name="b-vote" size={owner === voter ? 20 : 13} />
                  </span>
                ))}
              </div>
              {office !== undefined && (
                <footer>
                  <Sign name={`o-${office}`} size={16} /> {say(officeName(office))}
                </footer>
              )}
            </section>
          )
        })}
    </div>
  )
}

const LINES = ['money', 'factions', 'mood', 'president', 'votes'] as const

function LastCount({ events, view }: BeatProps<PlanetBView, PlanetBEvent>) {
  const { say } = useWords()
  const scores = events.filter((event): event is Told<'score'> => event.type === 'score')
  const totals = events.filter((event): event is Told<'total'> => event.type === 'total')
  return (
    <table className="pb-count">
      <thead>
        <tr>
          <th />
          {view.order.map((seat) => (
            <th key={seat} scope="col">
              <VoterShape of={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line) => (
          <tr key={line}>
            <th scope="row">{say(`report.count.${line}`)}</th>
            {view.order.map((seat) => {
              const found = scores.find((each) => each.seat === seat && each.line === line)
              return (
                <td key={seat}>
                  {found !== undefined && (
                    <>
                      <small>{found.basis}</small> <b>{found.vp}</b>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{say('report.count.total')}</th>
          {view.order.map((seat) => (
            <td key={seat}>
              <b>{totals.find((each) => each.seat === seat)?.vp}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

export const beats: Beats<PlanetBView, PlanetBEvent> = { of: beatOf, Sheet }
