// The next election: its marker, the bag, and the offices.
import { EXCHANGE_STEPS, OFFICE_CARDS, OFFICES, type Office } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { Shape } from '../../../ui/Shape.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign } from '../marks/Sign.tsx'
import { type PlanetBView, playersOf, type Voter } from '../words/model.ts'
import { officeName } from '../words/names.ts'
import { officeBox } from '../words/offices.ts'
import { useNames } from '../words/people.ts'
import { colourOf, hookOfSeat } from '../words/seats.ts'

interface ElectionPanelProps {
  readonly view: PlanetBView
  /** True if the offices are shown elsewhere. */
  readonly offices?: boolean
}

export function ElectionPanel({ view, offices = true }: ElectionPanelProps) {
  const { say } = useWords()
  const title = say('board.election')
  const number = view.election === null ? view.elections + 1 : view.elections
  return (
    <Region label={title} className="panel pb-election">
      <div className="ph">
        <h2 data-tip="term:election">{title}</h2>
        <span className="meta">{say('board.election.number', { number })}</span>
        <b className="meta right ink">{say(...when(view))}</b>
      </div>
      <Orbit view={view} />
      <Bag view={view} />
      {offices && <Offices view={view} />}
    </Region>
  )
}

export function Offices({ view }: { readonly view: PlanetBView }) {
  return (
    <ul className="pb-offices">
      {OFFICES.filter((office) => OFFICE_CARDS[office].players.includes(view.players)).map((office) => (
        <OfficeRow key={office} office={office} view={view} />
      ))}
    </ul>
  )
}

/** The progress toward the election as text. */
function when(view: PlanetBView): [key: string, params?: { readonly spaces: number }] {
  const spaces = view.lastSpace - view.marker
  if (view.election !== null) return ['board.election.now']
  if (view.electionDue) return ['board.election.due']
  return spaces <= EXCHANGE_STEPS ? ['board.election.exchange-away'] : ['board.election.in', { spaces }]
}

/** The spaces of the marker; it can move in both directions. */
function Orbit({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  return (
    <div className="pb-orbit" role="img" aria-label={say('board.marker', { at: view.marker, of: view.lastSpace })}>
      {Array.from({ length: view.lastSpace + 1 }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a station is its number
          key={at}
          className={`${at === view.lastSpace ? 'end' : ''} ${at === view.marker ? 'at' : at < view.marker ? 'past' : ''}`}
          data-anchor={`station:${at}`}
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
      <Sign name="i-bag" size={16} /> <span className="name">{say('board.bag')}</span> <b>{view.bagSize}</b>
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
  return <Shape look={{ colour: colourOf(of) }} size={size} label={useNames()(of)} />
}

function OfficeRow({ office, view }: { readonly office: Office; readonly view: PlanetBView }) {
  const { say } = useWords()
  const nameOf = useNames()
  const holder = playersOf(view).find((player) => player.office === office)
  const puppet = view.puppet?.office === office
  const content = (
    <>
      <Sign name={`o-${office}`} size={16} />
      <b>{say(officeName(office))}</b>
      <span className="hold">
        {holder !== undefined && (
          <>
            <VoterShape of={holder.seat} size={11} /> <span className="who">{nameOf(holder.seat)}</span>
          </>
        )}
        {puppet && (
          <>
            <VoterShape of="puppet" size={11} /> <span className="who">{say('seat.puppet')}</span>
          </>
        )}
      </span>
      <span className="does">
        <BoxSigns box={holder === undefined ? OFFICE_CARDS[office].turn : officeBox(office, holder.immoral)} />
        {holder?.immoral === true && <Sign name="i-immoral" size={13} label={say('board.immoral')} />}
      </span>
    </>
  )
  const due = holder?.officeDue === true ? ' due' : ''
  return (
    <li>
      {holder === undefined ? (
        <div className="pb-office" data-tip={`office:${office}`}>
          {content}
        </div>
      ) : (
        <Spot target={`office:${holder.seat}`} tip={`office:${office}`} className={`pb-office${due}`}>
          {content}
        </Spot>
      )}
    </li>
  )
}
