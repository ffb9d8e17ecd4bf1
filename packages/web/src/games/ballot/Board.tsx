// Ballot's board: districts with cubes, pledges, a hand. Deliberately plain.
import { type BallotView, CARDS, DISTRICTS, type District, PARTIES, type Party } from '@hustings/kernel/testing/ballot'
import { useWords } from '../../i18n/context.ts'
import { useTarget } from '../../table/board/use-target.ts'
import { useSeats } from '../../table/model/use-seats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Shape } from '../../ui/Shape.tsx'
import type { BoardProps } from '../types.ts'
import './ballot.css'

export function Board({ view }: BoardProps<BallotView>) {
  return (
    <div className="ballot-board">
      {DISTRICTS.map((district) => (
        <DistrictCard key={district} district={district} view={view} />
      ))}
    </div>
  )
}

function DistrictCard({ district, view }: { readonly district: District; readonly view: BallotView }) {
  const { say } = useWords()
  const target = useTarget(`district:${district}`)
  return (
    <section className="panel ballot-district lights" {...target.props} data-anchor={`district:${district}`}>
      <h3 className="serif">{say({ key: `ballot.district.${district}` })}</h3>
      <div className="row">
        {PARTIES.map((party) => (
          <Cubes key={party} district={district} party={party} count={view.districts[district][party]} />
        ))}
      </div>
    </section>
  )
}

function Cubes({
  district,
  party,
  count,
}: {
  readonly district: District
  readonly party: Party
  readonly count: number
}) {
  const seats = useSeats()
  const target = useTarget(`cubes:${district}:${party}`)
  return (
    <span className="ballot-cubes lights" {...target.props}>
      <Shape look={seats.look(party)} size={13} label={seats.role(party)} /> {count}
    </span>
  )
}

export function Players({ view }: BoardProps<BallotView>) {
  const { say } = useWords()
  const seats = useSeats()
  return PARTIES.map((party) => (
    <section key={party} className={`panel ballot-player c-${seats.look(party).colour}`}>
      <h3 className="serif row">
        <Shape look={seats.look(party)} /> {seats.role(party)} <span className="faint">{seats.person(party)}</span>
      </h3>
      <p>
        <b data-anchor={`points:${party}`}>{view.parties[party].points}</b> {say({ key: 'ballot.points' })}
      </p>
      <p data-anchor={`coins:${party}`}>
        <Icon name="money" label={say({ key: 'ballot.coins' })} /> {view.parties[party].coins}{' '}
        <Icon name="vote-cube" label={say({ key: 'ballot.supply' })} /> {view.parties[party].supply}{' '}
        <Icon name="hand" label={say({ key: 'ballot.cards' })} /> {view.parties[party].cards}
      </p>
    </section>
  ))
}

export function Hand({ view }: BoardProps<BallotView>) {
  const own = view.own
  if (own === null) return null
  return (
    <div className="ballot-hand">
      {own.hand.map((id) => (
        <HandCard key={id} id={id} />
      ))}
      {own.pledge === null && own.dealt.map((district) => <PledgeCard key={district} district={district} />)}
    </div>
  )
}

function HandCard({ id }: { readonly id: string }) {
  const { say } = useWords()
  const target = useTarget(`card:${id}`)
  const card = CARDS.get(id)
  if (card === undefined) return null
  return (
    <div className="panel ballot-card lights" {...target.props}>
      {say(card.label)}
      <span className="faint">
        <Icon name="money" size={14} label={say({ key: 'ballot.coins' })} /> {card.cost}
      </span>
    </div>
  )
}

function PledgeCard({ district }: { readonly district: District }) {
  const { say } = useWords()
  const target = useTarget(`pledge:${district}`)
  return (
    <div className="panel ballot-card lights" {...target.props}>
      {say({ key: `ballot.pledge.${district}` })}
    </div>
  )
}
