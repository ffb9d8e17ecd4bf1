// The playback of an election, vote by vote: draws from the bag, votes in front of players, then the offices.
import { OFFICE_CARDS, type Office } from '@hustings/planet-b'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useLog } from '../../../table/log/log.ts'
import { RuleLink } from '../../../ui/RuleLink.tsx'
import type { BeatProps } from '../../types.ts'
import { VoterShape, votersOf } from '../board/ElectionPanel.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign } from '../marks/Sign.tsx'
import { Vote } from '../marks/Vote.tsx'
import type { PlanetBEvent, PlanetBView, Voter } from '../words/model.ts'
import { officeName } from '../words/names.ts'
import { useNames } from '../words/people.ts'
import { hookOfSeat } from '../words/seats.ts'
import { ElectionSteps } from './ElectionSheet.tsx'
import { FollowButtons, useFollowed } from './follow.tsx'
import { type Story, storyOf } from './story.ts'

/** Target duration of the whole draw; maximum and minimum for one vote. */
const DRAW = 9000
const SLOWEST = 420
const FASTEST = 70

export function ElectionStory({ events, view }: BeatProps<PlanetBView, PlanetBEvent>) {
  const { say } = useWords()
  const log = useLog()
  const story = useMemo(
    () =>
      storyOf(
        log.map(({ event }) => event),
        events,
      ),
    [log, events],
  )
  const { draws } = story
  const pace = Math.max(FASTEST, Math.min(SLOWEST, DRAW / Math.max(1, draws.length)))
  // The offices follow the last vote.
  const followed = useFollowed(draws.length + 1, pace)
  const { shown, over } = followed
  const step = over ? 6 : shown < draws.length ? 3 : 4
  const voters = votersOf(view)
  const order = over
    ? voters.toSorted((one, other) => (story.rank.get(one) ?? 0) - (story.rank.get(other) ?? 0))
    : voters
  return (
    <div className="pb pb-sheet pb-story">
      <div className="top">
        <div>
          <h2>{say('board.election.title', { number: story.number })}</h2>
          <p className="how">{say('board.election.how')}</p>
        </div>
        <ElectionSteps step={step} />
      </div>
      <InTheBag story={story} shown={shown} view={view} />
      <div className="pb-columns">
        {order.map((voter) => (
          <Column key={voter} voter={voter} story={story} shown={shown} over={over} view={view} />
        ))}
      </div>
      <footer className="foot">
        {over && story.tied && (
          <span>
            {say('board.election.ties')} <RuleLink rule="PB-ELEC-26" />
          </span>
        )}
        {over && <span>{say('board.election.back', { votes: story.backInBag, returned: story.returned })}</span>}
        <FollowButtons followed={followed} />
      </footer>
    </div>
  )
}

interface InTheBagProps {
  readonly story: Story
  readonly shown: number
  readonly view: PlanetBView
}

/** The remaining votes by color, because the draw order is random. */
function InTheBag({ story, shown, view }: InTheBagProps) {
  const { say } = useWords()
  const left = story.draws.slice(shown).map(({ vote }) => vote)
  const own = left.filter((vote) => vote === view.viewer).length
  const sorted = votersOf(view).flatMap((voter) => left.filter((vote) => vote === voter))
  return (
    <div className="bag-left">
      <p>
        <Sign name="i-bag" size={18} /> {say('board.election.in-bag')} <b>{left.length}</b>{' '}
        <span className="faint">{say('board.election.of', { votes: story.draws.length })}</span>
      </p>
      <div className="votes">
        {sorted.map((vote, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes of one colour are alike
          <Vote key={at} of={vote} small={left.length > 12} />
        ))}
      </div>
      {view.order.some((seat) => seat === view.viewer) && (
        <p className="stake">{say('board.election.yours', { left: left.length, own })}</p>
      )}
    </div>
  )
}

interface ColumnProps {
  readonly voter: Voter
  readonly story: Story
  readonly shown: number
  readonly over: boolean
  readonly view: PlanetBView
}

function Column({ voter, story, shown, over, view }: ColumnProps) {
  const { say } = useWords()
  const nameOf = useNames()
  const drawn = story.draws.slice(0, shown)
  const here = drawn.filter((draw) => draw.voter === voter).map(({ vote }) => vote)
  const stuffed = story.stuffed.get(voter) ?? 0
  const own = here.filter((vote) => vote === voter).length
  const others = here.filter((vote) => vote !== voter)
  const count = (of: Voter) =>
    (story.stuffed.get(of) ?? 0) + drawn.filter((draw) => draw.voter === of && draw.vote === of).length
  const result = over ? (story.result.get(voter) ?? own + stuffed) : own + stuffed
  const name = nameOf(voter)
  const before = story.before.get(voter)
  const office = story.office.get(voter)
  const extraDraws = view.seats[voter === 'puppet' ? 'blue' : voter]?.fraud.filter(
    (kind) => kind === 'extra-draw',
  ).length
  return (
    <section className={`column ${hookOfSeat(voter)}`} data-testid="election-column" aria-label={name}>
      <header>
        <VoterShape of={voter} size={18} />
        <div>
          <h3>{name}</h3>
          {before !== undefined && (
            <small>
              <Sign name={`o-${before}`} size={13} /> {say('board.election.was', { office: officeName(before) })}
            </small>
          )}
        </div>
        <b className="result">{result}</b>
      </header>
      <div className="votes own">
        {Array.from({ length: stuffed }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes of one colour are alike
          <span key={`s${at}`} className="stuffed">
            <Vote of={voter} />
            <Sign name="i-stuffed" size={13} label={say('board.election.stuffed')} />
          </span>
        ))}
        {Array.from({ length: own }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes of one colour are alike
          <Vote key={at} of={voter} />
        ))}
      </div>
      <p className="faint">{say('board.election.not-counted', { votes: others.length })}</p>
      <div className="votes">
        {others.map((vote, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: votes lie in the order in which they were drawn
          <Vote key={at} of={vote} small />
        ))}
      </div>
      <p className="next">
        {voter !== 'puppet' && extraDraws !== undefined && extraDraws > 0 && (
          <Sign name="i-second" size={14} label={say('board.election.second')} />
        )}
        {story.draws[shown]?.voter === voter && <em>{say('board.election.next')}</em>}
      </p>
      <Standing office={over ? office : undefined} place={placeOf(voter, votersOf(view), count)} />
    </section>
  )
}

/** Ranks that these votes reach, with open ties: the rules resolve ties when the bag is empty. */
function placeOf(voter: Voter, voters: readonly Voter[], count: (voter: Voter) => number) {
  const first = voters.filter((other) => count(other) > count(voter)).length + 1
  return { first, last: first - 1 + voters.filter((other) => count(other) === count(voter)).length }
}

interface StandingProps {
  readonly office: Office | undefined
  readonly place: { readonly first: number; readonly last: number }
}

function Standing({ office, place: { first, last } }: StandingProps) {
  const { say } = useWords()
  if (office === undefined) {
    return (
      <footer>
        {first === last ? say('board.election.place', { place: first }) : say('board.election.places', { first, last })}
      </footer>
    )
  }
  return (
    <footer className={office} data-office={office}>
      <Sign name={`o-${office}`} size={17} /> <b>{say(officeName(office))}</b>
      <span className="gain">
        +<BoxSigns box={OFFICE_CARDS[office].now} />
      </span>
    </footer>
  )
}
