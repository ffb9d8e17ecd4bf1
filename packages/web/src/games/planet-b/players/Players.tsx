// The players at the left: one's own panel first, the others clockwise.
import {
  FRAUD_SPACES,
  HIGHEST_MOOD,
  LOWEST_MOOD,
  MOOD_SPACES,
  newsFacts,
  RESOURCES,
  STORE_LIMIT,
} from '@hustings/planet-b'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Covered } from '../../../table/Covered.tsx'
import { useCompany } from '../../../table/company.ts'
import { Spot } from '../../../table/Spot.tsx'
import { useSeats } from '../../../table/use-seats.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import { VoterShape } from '../board/ElectionPanel.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { ResourceSign, Sign, WorkerSign } from '../marks/Sign.tsx'
import type { PlanetBView, PlayerView } from '../words/model.ts'
import { newsName, officeName } from '../words/names.ts'
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
  const seats = useSeats()
  const company = useCompany()
  const { seat } = player
  const classes = `panel pb-player ${hookOfSeat(seat)}${active ? ' active' : ''}${own ? ' own' : ''}`
  return (
    <section className={classes} aria-label={seats.person(seat)}>
      <Spot target={`seat:${seat}`} tip="term:office" className="head">
        <VoterShape of={seat} size={14} />
        <h3>{seats.person(seat)}</h3>
        {company?.mark(seat)}
        <span className="where">{say(`district.${player.board}`)}</span>
        <Points player={player} own={own} />
      </Spot>
      <div className="facts">
        <span data-tip="term:money" data-anchor={`money:${seat}`}>
          <Sign name="i-money" label={say('number.money')} /> <b>{player.money}</b>
        </span>
        <span data-tip="term:worker-action">
          <WorkerSign kind="trickster" size={15} /> <b>{player.workers.trickster}</b>{' '}
          <WorkerSign kind="brain" size={15} /> <b>{player.workers.brain}</b>
        </span>
        <span data-tip="term:votes" data-anchor={`votes:${seat}`}>
          <Sign name="i-vote" label={say('number.votes')} /> <b>{player.votes}</b>
        </span>
        <span data-tip="term:news">
          <Sign name="i-news" label={say('board.news.played')} /> <b>{player.news.length}</b>
        </span>
      </div>
      <Mood player={player} />
      {!own && <Store player={player} />}
      <Fraud player={player} own={own} />
      <div className="office">
        {player.office === null ? (
          <span className="none">{say('board.office.none')}</span>
        ) : (
          <span data-tip={`office:${player.office}`}>
            <Sign name={`o-${player.office}`} size={15} /> <b>{say(officeName(player.office))}</b>
            {player.officeDue && <em>{say('board.office.due')}</em>}
          </span>
        )}
        <Moral player={player} />
      </div>
    </section>
  )
})

/** Victory points are kept face down: their owner may look, the others see a lock. */
function Points({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const { say } = useWords()
  return (
    <span className="vp" data-tip="term:vp" data-anchor={`vp:${player.seat}`}>
      <Sign name="i-offshore" size={14} />
      {player.vp === null ? (
        <Icon name="lock" size={13} label={say('board.vp.secret')} />
      ) : own ? (
        <Covered label={say('board.vp.own')}>
          {player.vp} <small>{say('board.vp')}</small>
        </Covered>
      ) : (
        <>
          {player.vp} <small>{say('board.vp')}</small>
        </>
      )}
    </span>
  )
}

function Mood({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const space = MOOD_SPACES[player.mood - LOWEST_MOOD]
  return (
    <div className="mood" data-tip="term:mood" data-anchor={`mood:${player.seat}`}>
      <div className="lab">
        <span>
          {say('board.mood')} <b>{say(`mood.${player.mood}`)}</b>
        </span>
        {space !== undefined && <BoxSigns box={space.election} />}
      </div>
      <div className="track" aria-hidden="true">
        {Array.from({ length: HIGHEST_MOOD - LOWEST_MOOD + 1 }, (_, at) => at + LOWEST_MOOD).map((mood) => (
          <i key={mood} className={mood === player.mood ? 'at' : mood === 0 ? 'zero' : ''}>
            {mood > 0 ? `+${mood}` : mood}
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

function Fraud({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const { say } = useWords()
  const target = (kind: string) => (own ? `fraud:${kind}` : `fraud-of-${player.seat}:${kind}`)
  return (
    <div className="fraud" data-tip="term:fraud">
      {FRAUD_SPACES.map((space, at) => {
        const token = player.fraud[at]
        return token === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space for tokens is its number
          <span key={at} className="space" data-anchor={`fraudspace:${player.seat}:${at}`}>
            <BoxSigns box={space} />
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space for tokens is its number
          <span key={at} className="space on">
            <Sign name={token === 'extra-draw' ? 'i-second' : 'i-stuffed'} size={14} label={say(`fraud.${token}`)} />
          </span>
        )
      })}
      {own && (
        <span className="left">
          <Spot target={target('stuffed-ballot')} className="kind">
            <Sign name="i-stuffed" size={14} label={say('fraud.stuffed-ballot')} />
            {player.fraudLeft['stuffed-ballot']}
          </Spot>
          <Spot target={target('extra-draw')} className="kind">
            <Sign name="i-second" size={14} label={say('fraud.extra-draw')} />
            {player.fraudLeft['extra-draw']}
          </Spot>
        </span>
      )}
    </div>
  )
}

/** The card on top of the pile decides. */
function Moral({ player }: { readonly player: PlayerView }) {
  const { say } = useWords()
  const top = player.news.at(-1)
  return (
    <span className="moral" data-tip="term:immoral" data-anchor={`pilefront:${player.seat}`}>
      <Sign name={player.immoral ? 'i-immoral' : 'i-moral'} size={15} />
      {say(player.immoral ? 'board.immoral' : 'board.moral')}
      {top !== undefined && newsFacts(top).immoral === player.immoral && <small>{say(newsName(top))}</small>}
    </span>
  )
}
