// The viewer's three buildings, and the decks to draw from.
import {
  BUILDING_DECKS,
  BUILDINGS,
  type BuildingDeck,
  buildingFacts,
  HALVES,
  HAND_SIZE,
  KINDS,
  RESOURCES,
} from '@hustings/planet-b'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign, WorkerSign } from '../marks/Sign.tsx'
import type { PlanetBView, PlayerView } from '../words/model.ts'
import { buildingName } from '../words/names.ts'

export function Hand({ view, viewer }: BoardProps<PlanetBView>) {
  const { say } = useWords()
  const seat = view.order.find((each) => each === viewer)
  const player = seat === undefined ? undefined : view.seats[seat]
  const title = say('board.hand')
  const hand = player?.hand ?? null
  const purse = useMemo(() => (player === undefined ? null : purseOf(player, view.prices)), [player, view.prices])
  return (
    <Region label={title} className="pb pb-hand">
      {hand === null ? (
        <p className="none">
          <Icon name="hand" size={18} />
          {say('board.hand.hidden')}
        </p>
      ) : (
        <>
          {hand.map((id) => (
            <HandCard key={id} id={id} target={`card:${id}`} purse={purse} />
          ))}
          {Array.from({ length: Math.max(0, HAND_SIZE - hand.length) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
            <div key={at} className="pb-place" aria-hidden="true" />
          ))}
        </>
      )}
      <div className="decks" data-tip="term:building">
        <span className="lab">{say('board.decks')}</span>
        {BUILDING_DECKS.map((deck) => (
          <Spot
            key={deck}
            target={`deck:${deck}`}
            label={say('board.deck', { deck, left: view.buildingDecks[deck] })}
            className={view.buildingDecks[deck] === 0 ? 'deck empty' : 'deck'}
          >
            <i className="letter">{deck}</i> <b>{view.buildingDecks[deck]}</b>
            <span className="range">
              {BACKS[deck].cheapest}–{BACKS[deck].dearest} <Sign name="i-money" size={12} />
            </span>
            <span className="kinds">
              {BACKS[deck].kinds.map((kind) => (
                <WorkerSign key={kind} kind={kind} size={14} />
              ))}
            </span>
          </Spot>
        ))}
      </div>
    </Region>
  )
}

/** The information on the backs of the cards (PB-DRAW-04): the range of costs and the kinds of workers. */
const BACKS = {
  A: backOf('A'),
  B: backOf('B'),
  C: backOf('C'),
} as const

function backOf(deck: BuildingDeck) {
  const cards = BUILDINGS.filter((building) => building.deck === deck)
  const costs = cards.map(({ cost }) => cost)
  const kinds = KINDS.filter((kind) => cards.some(({ zones }) => zones.some((zone) => (zone[kind] ?? 0) > 0)))
  return { cheapest: Math.min(...costs), dearest: Math.max(...costs), kinds }
}

/** The money of its owner, now and after selling everything. */
interface Purse {
  readonly now: number
  readonly sold: number
}

function purseOf({ money, store }: PlayerView, prices: PlanetBView['prices']): Purse {
  return { now: money, sold: RESOURCES.reduce((sum, resource) => sum + store[resource] * prices[resource], money) }
}

interface HandCardProps {
  readonly id: string
  readonly target: string
  /** The owner's money, to mark unaffordable prices; null without a price. */
  readonly purse: Purse | null
}

export function HandCard({ id, target, purse }: HandCardProps) {
  const { say } = useWords()
  const { deck, cost, vp, zones, ...facts } = buildingFacts(id)
  const price = purse === null || cost <= purse.now ? 'cost' : cost <= purse.sold ? 'cost after-selling' : 'cost dear'
  return (
    <Spot target={target} tip={`building:${id}`} className="pb-handcard">
      <header>
        <i className="letter">{deck}</i>
        <h3>{say(buildingName(id))}</h3>
        <span className={price}>
          {cost} <Sign name="i-money" size={14} label={say('number.money')} />
        </span>
        <span className="worth">
          {vp} <Sign name="i-vp" size={14} label={say('board.vp')} />
        </span>
      </header>
      <div className="body">
        <span className="zones" role="img" aria-label={say('board.zones', { zones: zones.length })}>
          {zones.map((zone, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place on the card
            <span key={at} className="zone">
              {KINDS.flatMap((kind) =>
                Array.from({ length: zone[kind] ?? 0 }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are alike
                  <WorkerSign key={`${kind}${place}`} kind={kind} free size={16} />
                )),
              )}
            </span>
          ))}
        </span>
        <span className="boxes">
          {HALVES.map((half) => (
            <span key={half} className="half">
              <em>{say(`building.${id}.${half}`)}</em>
              <BoxSigns box={facts[half]} />
            </span>
          ))}
        </span>
      </div>
    </Spot>
  )
}
