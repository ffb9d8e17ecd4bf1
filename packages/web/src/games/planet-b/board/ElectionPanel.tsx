// When the next election comes, what is in the bag, and who holds which office.
import { OFFICE_CARDS, OFFICES, type Office } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/Region.tsx'
import { Spot } from '../../../table/Spot.tsx'
import { useSeats } from '../../../table/use-seats.ts'
import { Shape } from '../../../ui/Shape.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign } from '../marks/Sign.tsx'
import { type PlanetBView, playersOf, type Voter } from '../words/model.ts'
import { officeName } from '../words/names.ts'
import { hookOfSeat } from '../words/seats.ts'

export function ElectionPanel({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  const title = say('board.election')
  return (
    <Region label={title} className="panel pb-election">
      <div className="ph">
        <h2 data-tip="term:election">{title}</h2>
        <span className="meta">{say('board.election.number', { number: view.elections + 1 })}</span>
        <b className="meta right">
          {view.electionDue
            ? say('board.election.due')
            : say('board.election.in', { spaces: view.lastSpace - view.marker })}
        </b>
      </div>
      <Orbit view={view} />
      <Bag view={view} />
      <ul className="pb-offices">
        {OFFICES.filter((office) => OFFICE_CARDS[office].players.includes(view.players)).map((office) => (
          <OfficeRow key={office} office={office} view={view} />
        ))}
      </ul>
    </Region>
  )
}

/** The stations of the marker; it can be sent either way. */
function Orbit({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  return (
    <div className="pb-orbit" role="img" aria-label={say('board.marker', { at: view.marker, of: view.lastSpace })}>
      {Array.from({ length: view.lastSpace + 1 }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a station is its number
          key={at}
          className={at === view.marker ? 'at' : at < view.marker ? 'past' : at === view.lastSpace ? 'end' : ''}
          data-anchor={at === view.marker ? 'marker' : `station:${at}`}
        >
          {at === view.marker ? (
            <Sign name="i-planet" size={18} />
          ) : (
            at === view.lastSpace && <Sign name="i-vote" size={15} />
          )}
        </i>
      ))}
      <Spot target="elect:left" className="way left" label={say('board.elect.left')} />
      <Spot target="elect:right" className="way right" label={say('board.elect.right')} />
    </div>
  )
}

export function Bag({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  const votes = votersOf(view).map((voter) => ({ voter, count: view.bag[voter] ?? 0 }))
  return (
    <div className="pb-bag" data-tip="term:bag" data-anchor="bag">
      <Sign name="i-bag" size={16} /> {say('board.bag')} <b>{view.bagSize}</b>
      <span className="counts">
        {votes.map(({ voter, count }) => (
          <span key={voter}>
            <VoterShape of={voter} /> <b>{count}</b>
          </span>
        ))}
      </span>
      <span className="bar" aria-hidden="true">
        {votes.map(({ voter, count }) => (
          <i key={voter} className={hookOfSeat(voter)} style={{ flexGrow: count }} />
        ))}
      </span>
    </div>
  )
}

export function votersOf(view: PlanetBView): readonly Voter[] {
  return view.puppet === null ? view.order : [...view.order, 'puppet']
}

export function VoterShape({ of, size = 12 }: { readonly of: Voter; readonly size?: number }) {
  const { say } = useWords()
  const seats = useSeats()
  if (of === 'puppet') return <Shape look={{ colour: 'grey' }} size={size} label={say('seat.puppet')} />
  return <Shape look={seats.look(of)} size={size} label={seats.person(of)} />
}

function OfficeRow({ office, view }: { readonly office: Office; readonly view: PlanetBView }) {
  const { say } = useWords()
  const holder = playersOf(view).find((player) => player.office === office)
  const puppet = view.puppet?.office === office
  const content = (
    <>
      <Sign name={`o-${office}`} size={16} />
      <b>{say(officeName(office))}</b>
      <span className="hold">
        {holder !== undefined && <VoterShape of={holder.seat} />}
        {puppet && <VoterShape of="puppet" />}
      </span>
      <span className={holder?.officeDue === true ? 'does due' : 'does'}>
        <BoxSigns box={OFFICE_CARDS[office].turn} />
      </span>
    </>
  )
  return (
    <li>
      {holder === undefined ? (
        <div className="pb-office" data-tip={`office:${office}`}>
          {content}
        </div>
      ) : (
        <Spot target={`office:${holder.seat}`} tip={`office:${office}`} className="pb-office">
          {content}
        </Spot>
      )}
    </li>
  )
}
