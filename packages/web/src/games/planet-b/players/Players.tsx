// The players at the left: the viewer's panel first, the others clockwise.
import {
  BUILDING_DECKS,
  buildingFacts,
  FRAUD_SPACES,
  HIGHEST_MOOD,
  LINES,
  LOWEST_MOOD,
  moodSpace,
  newsFacts,
  RESOURCES,
  STORE_LIMIT,
} from '@hustings/planet-b'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Covered } from '../../../table/board/Covered.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { useCompany } from '../../../table/model/company.ts'
import { useSeats } from '../../../table/model/use-seats.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { ResourceSign, Sign, WorkerSign } from '../marks/Sign.tsx'
import { signed } from '../words/figures.ts'
import type { PlanetBView, PlayerView } from '../words/model.ts'
import { newsName, officeName } from '../words/names.ts'
import { officeBox } from '../words/offices.ts'
import { useNames } from '../words/people.ts'
import { hookOfSeat } from '../words/seats.ts'

export function Players({ view, layout }: BoardProps<PlanetBView>) {
  const own = view.order.find((seat) => seat === view.viewer)
  const first = own === undefined ? 0 : view.order.indexOf(own)
  const order = [...view.order.slice(first), ...view.order.slice(0, first)]
  return (
    <div className={`pb pb-players ${layout}`}>
      {order.map((seat) => {
        const player = view.seats[seat]
        return (
          player && <PlayerPanel key={seat} player={player} active={view.active === seat} own={seat === view.viewer} />
        )
      })}
    </div>
  )
}

interface PanelProps {
  readonly player: PlayerView
  readonly active: boolean
  readonly own: boolean
}

const PlayerPanel = memo(function PlayerPanel({ player, active, own }: PanelProps) {
  const { say } = useWords()
  const nameOf = useNames()
  const seats = useSeats()
  const company = useCompany()
  const { seat } = player
  const classes = `panel pb-player ${hookOfSeat(seat)}${active ? ' active' : ''}${own ? ' own' : ''}`
  return (
    <section className={classes} aria-label={nameOf(seat)} data-testid={`seat:${seat}`} data-anchor={`panel:${seat}`}>
      <Spot target={`seat:${seat}`} className="head">
        <VoterShape of={seat} size={14} />
        <h3>{nameOf(seat)}</h3>
        {company?.mark(seat)}
        <span className="where">
          {say(`district.${player.board}`)}
          {seats.isBot(seat) && <> · {seats.person(seat)}</>}
        </span>
        <Points player={player} own={own} />
      </Spot>
      <div className="facts">
        <span data-tip="term:money" data-anchor={`money:${seat}`}>
          <Sign name="i-money" label={say('number.money')} /> <b>{player.money}</b>
        </span>
        <span data-tip="term:worker-action">
          <WorkerSign kind="trickster" size={15} label={say('worker.trickster')} /> <b>{player.workers.trickster}</b>{' '}
          <WorkerSign kind="brain" size={15} label={say('worker.brain')} /> <b>{player.workers.brain}</b>
        </span>
        <span data-tip="term:votes" data-anchor={`votes:${seat}`}>
          <Sign name="i-vote" label={say('number.votes')} /> <b>{player.votes}</b>
        </span>
        <span data-tip="term:news">
          <Sign name="i-news" label={say('board.news.played')} /> <b>{player.news.length}</b>
        </span>
      </div>
      <Mood player={player} />
      {own ? (
        <OwnFraud player={player} />
      ) : (
        <>
          <Store player={player} />
          <Ground player={player} />
        </>
      )}
      <OfficeLine player={player} own={own} />
      <Moral player={player} />
    </section>
  )
})

/** Victory points are face down: the owner can look at them, other players see a lock. */
function Points({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const { say } = useWords()
  const points = (
    <>
      <b>{player.vp}</b> <small>{say('board.vp')}</small>
    </>
  )
  return (
    <span className="vp" data-part="points" data-tip="term:vp" data-anchor={`vp:${player.seat}`}>
      <Sign name="i-offshore" size={15} />
      {player.vp === null ? (
        <Icon name="lock" size={13} label={say('board.vp.secret')} />
      ) : own ? (
        <Covered label={say('board.vp.own')}>{points}</Covered>
      ) : (
        points
      )}
    </span>
  )
}

const TRACK = Array.from({ length: HIGHEST_MOOD - LOWEST_MOOD + 1 }, (_, at) => at + LOWEST_MOOD)

function Mood({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const { mood, seat } = player
  const { election } = moodSpace(mood)
  const passed = (space: number) =>
    space !== 0 && Math.sign(space) === Math.sign(mood) && Math.abs(space) < Math.abs(mood)
  return (
    <div className="mood" data-tip="term:mood" data-anchor={`mood:${seat}`}>
      <div className="lab">
        <span>
          <span className="name">{say('board.mood')}</span> <b>{say(`mood.${mood}`)}</b>{' '}
          <b className="level">{signed(mood)}</b>
        </span>
        <span className="brings">
          <Sign name="i-planet" size={13} label={say('board.election')} />
          {election.cost.length + election.do.length === 0 ? say('board.mood.nothing') : <BoxSigns box={election} />}
        </span>
      </div>
      <div className="track" aria-hidden="true">
        {TRACK.map((space) => (
          <i key={space} className={space === mood ? 'at' : space === 0 ? 'zero' : passed(space) ? 'passed' : ''}>
            {signed(space)}
          </i>
        ))}
      </div>
    </div>
  )
}

function Store({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  return (
    <div className="goods" data-tip="term:resource">
      {RESOURCES.map((resource) => (
        <span
          key={resource}
          className={player.store[resource] === 0 ? 'none' : player.store[resource] === STORE_LIMIT ? 'full' : ''}
          data-anchor={`store:${player.seat}:${resource}`}
        >
          <ResourceSign resource={resource} size={14} label={say(`resource.${resource}`)} />
          {player.store[resource]}
        </span>
      ))}
    </div>
  )
}

const DECKS = ['HQ', ...BUILDING_DECKS] as const

/** The district of another player in short: production lines, work zones by deck, and the letters of the hand. */
function Ground({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const zonesOf = (deck: (typeof DECKS)[number]) =>
    player.buildings.flatMap(({ id, zones }) => (buildingFacts(id).deck === deck ? zones : []))
  return (
    <div className="ground">
      <div className="lines" data-tip="term:production">
        {LINES.map((line) => (
          <span key={line} className="line">
            {player.lines[line].map(({ resource, tile }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the line
              <i key={at} className={tile ? 'cell tile' : 'cell'}>
                <ResourceSign resource={resource} size={14} label={say(`resource.${resource}`)} />
              </i>
            ))}
          </span>
        ))}
      </div>
      <div className="decks">
        {DECKS.map((deck) => {
          const zones = zonesOf(deck)
          if (zones.length === 0) return null
          const full = zones.filter((zone) => zone.full).length
          return (
            <span
              key={deck}
              className="zonesof"
              role="img"
              aria-label={say('board.zones.of', { deck, full, zones: zones.length })}
              data-tip="term:zone"
            >
              <b>{deck === 'HQ' ? 'H' : deck}</b>
              {zones.map((zone, at) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: zones of a deck are alike
                  key={at}
                  className={zone.full ? 'full' : zone.workers.trickster + zone.workers.brain > 0 ? 'part' : ''}
                />
              ))}
            </span>
          )
        })}
        <span
          className="letters"
          role="img"
          aria-label={say('board.hand.of', { letters: player.letters.join(' ') })}
          data-tip="term:building"
        >
          <Sign name="i-hand" size={14} />
          {player.letters.map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one deck are alike from behind
            <i key={at}>{letter}</i>
          ))}
        </span>
      </div>
    </div>
  )
}

const FRAUD_SIGNS = { 'extra-draw': 'i-second', 'stuffed-ballot': 'i-stuffed' } as const
const FRAUD_KINDS = ['stuffed-ballot', 'extra-draw'] as const

/** The viewer's fraud tokens: placed ones, cost and effect of the next, and the remaining kinds. */
function OwnFraud({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const { fraud, fraudLeft, nextFraud, seat } = player
  return (
    <div className="fraud" data-tip="term:fraud">
      <div className="lab">
        <span>{say('board.fraud.placed', { placed: fraud.length, of: FRAUD_SPACES.length })}</span>
        <span className="left">
          {FRAUD_KINDS.map((kind) => (
            <Spot key={kind} target={`fraud:${kind}`} tip={`fraud:${kind}`} className="kind">
              <Sign name={FRAUD_SIGNS[kind]} size={14} label={say(`fraud.${kind}`)} />
              {fraudLeft[kind]}
            </Spot>
          ))}
        </span>
      </div>
      <div className="spaces">
        {FRAUD_SPACES.map((space, at) => {
          const token = fraud[at]
          const state = token !== undefined ? 'space on' : nextFraud?.space === at + 1 ? 'space next' : 'space'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space for tokens is its number
            <span key={at} className={state} data-anchor={`fraudspace:${seat}:${at + 1}`}>
              {token === undefined ? (
                <BoxSigns box={space} />
              ) : (
                <Sign name={FRAUD_SIGNS[token]} size={14} label={say(`fraud.${token}`)} />
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}

function OfficeLine({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const { say } = useWords()
  const { office, officeDue, immoral, fraud, seat } = player
  return (
    <div className="office">
      {office === null ? (
        <span className="none">{say('board.office.none')}</span>
      ) : (
        <span className="held" data-tip={`office:${office}`}>
          <Sign name={`o-${office}`} size={15} /> <b>{say(officeName(office))}</b>
        </span>
      )}
      {office !== null && officeDue && (
        <em className="due">
          <BoxSigns box={officeBox(office, immoral)} /> {say('board.office.due')}
        </em>
      )}
      {!own && fraud.length > 0 && (
        <span className="tokens" data-tip="term:fraud">
          {fraud.map((token, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space for tokens is its number
            <i key={at} className="token" data-anchor={`fraudspace:${seat}:${at + 1}`}>
              <Sign name={FRAUD_SIGNS[token]} size={13} label={say(`fraud.${token}`)} />
            </i>
          ))}
        </span>
      )}
    </div>
  )
}

/** The top card of the pile decides. */
function Moral({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const top = player.news.at(-1)
  return (
    <div className="moral" data-tip="term:immoral" data-anchor={`pilefront:${player.seat}`}>
      <Sign name={player.immoral ? 'i-immoral' : 'i-moral'} size={15} />
      <b>{say(player.immoral ? 'board.immoral' : 'board.moral')}</b>
      {top !== undefined && newsFacts(top).immoral === player.immoral && <small>{say(newsName(top))}</small>}
    </div>
  )
}
