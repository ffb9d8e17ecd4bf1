// Events with a sheet that pauses the table: an election, an exchange, votes drawn by a box, and final scoring.
import { type Message, say } from '@hustings/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import type { Beat, BeatProps, Beats } from '../../types.ts'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { Sign } from '../marks/Sign.tsx'
import { Vote } from '../marks/Vote.tsx'
import { figure } from '../words/figures.ts'
import type { PlanetBEvent, PlanetBView } from '../words/model.ts'
import { tileName } from '../words/names.ts'
import { useNames } from '../words/people.ts'
import { ElectionStory } from './ElectionStory.tsx'
import { FollowButtons, useFollowed } from './follow.tsx'

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>

/** Duration of automatic and random events. */
const GLANCE = 6

const ELECTION: Beat = { id: 'election', title: say('board.election.over'), icon: 'vote-cube', dock: 'centre' }
const EXCHANGE: Beat = {
  id: 'exchange',
  title: say('board.phase.exchange'),
  icon: 'deal',
  dock: 'bottom',
  seconds: GLANCE,
}
const SCORING: Beat = { id: 'scoring', title: say('report.count'), icon: 'vp', dock: 'centre' }

function beatOf(event: PlanetBEvent): Beat | null {
  switch (event.type) {
    case 'election-step':
      return event.step < 3 ? null : event.step === 3 ? { ...ELECTION, begins: true } : ELECTION
    case 'result':
    case 'office':
      return ELECTION
    case 'votes':
      return event.why === 'stuffed' || event.why === 'returned' || event.why === 'finish' ? ELECTION : null
    case 'votes-drawn':
      return event.why === 'election' ? ELECTION : drawnBy(event)
    case 'exchange':
      return { ...EXCHANGE, begins: true }
    case 'suitcases-back':
    case 'tile-flipped':
    case 'tile-gone':
    case 'tile-placed':
    case 'price':
      return EXCHANGE
    case 'marker':
      return event.why === 'exchange' ? EXCHANGE : null
    case 'score':
    case 'total':
      return SCORING
    default:
      return null
  }
}

function drawnBy({ voter, drawn }: Told<'votes-drawn'>): Beat {
  const own = drawn.filter((vote) => vote === voter).length
  const title = say('board.drawn', { own, drawn: drawn.length })
  return { id: 'drawn', begins: true, title, icon: 'bag', dock: 'top', seconds: GLANCE }
}

function Sheet(props: BeatProps<PlanetBView, PlanetBEvent>) {
  switch (props.beat.id) {
    case 'election':
      return <ElectionStory {...props} />
    case 'exchange':
      return <Exchanged {...props} />
    case 'drawn':
      return <Drawn {...props} />
    default:
      return <LastCount {...props} />
  }
}

/** Votes drawn for a box, by player. */
function Drawn({ beat, events }: BeatProps<PlanetBView, PlanetBEvent>) {
  const { say } = useWords()
  const nameOf = useNames()
  const drawn = events.find((event): event is Told<'votes-drawn'> => event.type === 'votes-drawn')
  if (drawn === undefined) return null
  const { voter } = drawn
  return (
    <div className="pb pb-sheet">
      <h2>{say(beat.title)}</h2>
      <p className="way">
        <VoterShape of={voter} size={16} /> {nameOf(voter)}
      </p>
      <div className="votes own">
        {drawn.drawn.map((vote, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes lie in the order in which they were drawn
          <Vote key={at} of={vote} />
        ))}
      </div>
    </div>
  )
}

/** The steps of an exchange, in order. */
function Exchanged({ events }: BeatProps<PlanetBView, PlanetBEvent>) {
  const { say } = useWords()
  const nameOf = useNames()
  const [exchange] = events.filter((event): event is Told<'exchange'> => event.type === 'exchange')
  return (
    <div className="pb pb-sheet">
      <h2>
        {say('board.phase.exchange')}
        {exchange !== undefined && (
          <span className="by">
            <VoterShape of={exchange.seat} size={14} /> {nameOf(exchange.seat)}
          </span>
        )}
      </h2>
      <ul className="pb-happened">
        {events.map((event, at) => {
          const line = exchangeLine(event)
          return (
            line !== null && (
              // biome-ignore lint/suspicious/noArrayIndexKey: events stand in their order
              <li key={at}>
                {line.sign} <span>{line.words.map((words) => say(words)).join(' ')}</span>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

interface ExchangeLine {
  readonly sign: ReactNode
  readonly words: readonly Message[]
}

function exchangeLine(event: PlanetBEvent): ExchangeLine | null {
  switch (event.type) {
    case 'suitcases-back':
      return { sign: <Sign name="i-suitcase" />, words: [say('board.exchanged.back')] }
    case 'tile-flipped':
      return { sign: <Sign name="i-flip" />, words: [tileName(event.tile), sided('turned', event.face)] }
    case 'tile-gone':
      return { sign: <Sign name="i-discard" />, words: [tileName(event.tile), say('board.exchanged.left')] }
    case 'tile-placed':
      return { sign: <Sign name="i-stack" />, words: [tileName(event.tile), sided('new', event.face)] }
    case 'marker':
      return {
        sign: <Sign name="i-planet" />,
        words: [say('board.exchanged.marker', { from: event.from, to: event.to })],
      }
    case 'price':
      return { sign: <Sign name="i-market" />, words: [say('board.exchanged.price', { price: event.price })] }
    default:
      return null
  }
}

function sided(what: 'new' | 'turned', face: string): Message {
  return say(`board.exchanged.${what}`, { side: say(`board.side.${face}`) })
}

const LINES = ['money', 'factions', 'mood', 'president', 'votes'] as const

/** Duration of a line of final scoring. */
const READ = 1400

/** Final scoring line by line, then the sums. */
function LastCount({ beat, events, view }: BeatProps<PlanetBView, PlanetBEvent>) {
  const { say } = useWords()
  const nameOf = useNames()
  const followed = useFollowed(LINES.length + 1, READ)
  const scores = events.filter((event): event is Told<'score'> => event.type === 'score')
  const totals = events.filter((event): event is Told<'total'> => event.type === 'total')
  return (
    <div className="pb pb-sheet">
      <h2>{say(beat.title)}</h2>
      <table className="pb-count">
        <thead>
          <tr>
            <td />
            {view.order.map((seat) => (
              <th key={seat} scope="col">
                <VoterShape of={seat} size={14} /> <span className="who">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line, at) => (
            <tr key={line} className={at < followed.shown ? '' : 'coming'}>
              <th scope="row">{say(`report.count.${line}`)}</th>
              {view.order.map((seat) => {
                const found = scores.find((each) => each.seat === seat && each.line === line)
                return (
                  <td key={seat}>
                    {found !== undefined && at < followed.shown && (
                      <>
                        <small>{figure(found.basis)}</small> <b>{figure(found.vp)}</b>
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
                <b>{followed.over && totals.find((each) => each.seat === seat)?.vp}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <footer className="foot">
        <FollowButtons followed={followed} />
      </footer>
    </div>
  )
}

export const beats: Beats<PlanetBView, PlanetBEvent> = { of: beatOf, Sheet }
