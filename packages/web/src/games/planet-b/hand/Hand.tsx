// The viewer's three buildings, and the decks one draws from.
import { BUILDING_DECKS, boxWords, buildingFacts, HALVES, HAND_SIZE, KINDS } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/Region.tsx'
import { Spot } from '../../../table/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { Sign, WorkerSign } from '../marks/Sign.tsx'
import type { PlanetBView } from '../words/model.ts'
import { buildingName } from '../words/names.ts'

export function Hand({ view, viewer }: BoardProps<PlanetBView>) {
  const { say } = useWords()
  const seat = view.order.find((each) => each === viewer)
  const player = seat === undefined ? undefined : view.seats[seat]
  const title = say('board.hand')
  const hand = player?.hand ?? null
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
            <HandCard key={id} id={id} target={`card:${id}`} money={player?.money ?? 0} />
          ))}
          {Array.from({ length: Math.max(0, HAND_SIZE - hand.length) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
            <div key={at} className="pb-place" aria-hidden="true" />
          ))}
        </>
      )}
      <div className="decks" data-tip="term:building">
        {BUILDING_DECKS.map((deck) => (
          <Spot
            key={deck}
            target={`deck:${deck}`}
            label={say('board.deck', { deck, left: view.buildingDecks[deck] })}
            className={view.buildingDecks[deck] === 0 ? 'deck empty' : 'deck'}
          >
            <i className="letter">{deck}</i> <b>{view.buildingDecks[deck]}</b>
          </Spot>
        ))}
      </div>
    </Region>
  )
}

interface HandCardProps {
  readonly id: string
  readonly target: string
  /** What its owner has: a price that cannot be paid is marked. */
  readonly money: number
}

export function HandCard({ id, target, money }: HandCardProps) {
  const { say } = useWords()
  const { deck, cost, vp, zones, ...facts } = buildingFacts(id)
  return (
    <Spot target={target} tip={`building:${id}`} className="pb-handcard">
      <header>
        <i className="letter">{deck}</i>
        <h3>{say(buildingName(id))}</h3>
        <span className={cost > money ? 'cost dear' : 'cost'}>
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
              <span className="visually-hidden">{say(boxWords(facts[half]))}</span>
            </span>
          ))}
        </span>
      </div>
    </Spot>
  )
}
