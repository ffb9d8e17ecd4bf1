// A player's district: workers, production lines, tiles, store, buildings. The viewer's, or that of the selected player.
import { KINDS, LINES, RESOURCES, STORE_LIMIT, WORKER_LIMIT } from '@hustings/planet-b'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { ResourceSign, Sign, WorkerSign } from '../marks/Sign.tsx'
import { homeOf, type PlanetBView, type PlayerSeat, type PlayerView } from '../words/model.ts'
import { useNames } from '../words/people.ts'
import { hookOfSeat } from '../words/seats.ts'
import { BuildingCard } from './BuildingCard.tsx'
import { VoterShape } from './ElectionPanel.tsx'

interface DistrictProps {
  readonly view: PlanetBView
  readonly lookedAt: PlayerSeat | null
  readonly onLook: (seat: PlayerSeat) => void
}

/** Spaces for buildings that are always drawn. */
const PLACES = 8

/** Number of buildings; the headquarters is counted separately, unless it was demolished. */
function built({ buildings }: PlayerView): [key: string, params: { readonly count: number }] {
  const count = buildings.filter(({ id }) => id !== 'headquarters').length
  return [count < buildings.length ? 'board.buildings' : 'board.buildings.alone', { count }]
}

export function District({ view, lookedAt, onLook }: DistrictProps) {
  const { say } = useWords()
  const nameOf = useNames()
  const seat = lookedAt ?? homeOf(view)
  const player = seat === undefined ? undefined : view.seats[seat]
  if (seat === undefined || player === undefined) return null
  const own = seat === view.viewer
  const title = own ? say('board.district.own') : say('board.district.of', { player: nameOf(seat) })
  const free = Math.max(0, PLACES - player.buildings.length)
  return (
    <Region label={title} className={`panel pb-district ${hookOfSeat(seat)}`}>
      <div className="ph">
        <VoterShape of={seat} size={14} />
        <h2>{title}</h2>
        <span className="meta">{say(...built(player))}</span>
        <span className="pb-look right">
          {say('board.look')}
          {view.order.map((each) => (
            <button key={each} type="button" aria-pressed={each === seat} onClick={() => onLook(each)}>
              <VoterShape of={each} size={11} />
              {nameOf(each)}
            </button>
          ))}
        </span>
      </div>
      <div className="pb-land">
        <Economy player={player} own={own} prices={view.prices} />
        <div className={player.buildings.length > PLACES ? 'pb-buildings dense' : 'pb-buildings'}>
          {player.buildings.map((building) => (
            <BuildingCard
              key={building.id}
              building={building}
              own={own}
              view={running(view, building.id) ? view : null}
            />
          ))}
          {Array.from({ length: free }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
            <div key={at} className="pb-place" aria-hidden="true" />
          ))}
        </div>
      </div>
    </Region>
  )
}

/** One of its boxes is in use. */
function running(view: PlanetBView, building: string): boolean {
  return view.running.some((source) => source.startsWith(`building:${building}:`))
}

/** Maximum number of drawn workers; more are shown as a number. */
const DRAWN = 2

interface EconomyProps {
  readonly player: PlayerView
  readonly own: boolean
  readonly prices: PlanetBView['prices']
}

function Economy({ player, own, prices }: EconomyProps) {
  const { say } = useWords()
  const aimed = (target: string) => (own ? target : `of-${player.seat}:${target}`)
  return (
    <div className="pb-economy">
      <div>
        <div className="lab">
          <span data-tip="term:worker-action">{say('board.workers')}</span>
          <span>{say('board.workers.limit', { limit: WORKER_LIMIT })}</span>
        </div>
        <div className="workers">
          {KINDS.map((kind) => (
            <span key={kind} className="kind">
              <Spot
                target={aimed(`pay:${kind}`)}
                anchor={`workers:${player.seat}:${kind}`}
                label={say(`workers.${kind}`, { n: player.workers[kind] })}
                className="have"
              >
                {Array.from({ length: Math.min(DRAWN, player.workers[kind]) }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: workers are alike
                  <WorkerSign key={at} kind={kind} />
                ))}
                {player.workers[kind] === 0 && <WorkerSign kind={kind} free />}
                <b>{player.workers[kind]}</b>
              </Spot>
              {own && (
                <Spot
                  target={`take:${kind}`}
                  label={say('option.take', { kind: { key: `worker.${kind}` } })}
                  className="take"
                >
                  + <WorkerSign kind={kind} size={15} />
                </Spot>
              )}
            </span>
          ))}
        </div>
      </div>
      <div>
        <div className="lab">
          <span data-tip="term:production">{say('board.lines')}</span>
          <span>
            {say('board.tile.cost')} <Sign name="i-money" size={12} />
          </span>
        </div>
        <div className="pb-lines">
          {LINES.map((line) => (
            <Spot key={line} target={aimed(`line:${line}`)} label={say(`line.${line}`)} className="pb-line">
              {player.lines[line].map(({ resource, tile }, at) => (
                <Spot
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the line
                  key={at}
                  target={aimed(`cell:${line}:${at + 1}`)}
                  className={tile ? 'cell tile' : 'cell'}
                >
                  <ResourceSign resource={resource} size={18} label={say(`resource.${resource}`)} />
                </Spot>
              ))}
            </Spot>
          ))}
        </div>
        <div className="stock">
          {say('board.stock')}
          {RESOURCES.filter((resource) => player.stock[resource] > 0).map((resource) => (
            <Spot key={resource} target={aimed(`stock:${resource}`)} className="have">
              <ResourceSign resource={resource} size={14} label={say(`resource.${resource}`)} />
              {player.stock[resource]}
            </Spot>
          ))}
        </div>
      </div>
      <div>
        <div className="lab">
          <span data-tip="term:resource">{say('board.store', { limit: STORE_LIMIT })}</span>
          <span>{say('board.store.price')}</span>
        </div>
        <div className="store">
          {RESOURCES.map((resource) => {
            const count = player.store[resource]
            return (
              <Spot
                key={resource}
                target={aimed(`store:${resource}`)}
                anchor={`store:${player.seat}:${resource}`}
                label={say('board.store.label', {
                  resource: { key: `resource.${resource}` },
                  count,
                  price: prices[resource],
                })}
                className={count === 0 ? 'good none' : count === STORE_LIMIT ? 'good full' : 'good'}
              >
                <span>
                  <ResourceSign resource={resource} />
                  <b>{count}</b>
                </span>
                <span className="containers" aria-hidden="true">
                  {Array.from({ length: STORE_LIMIT }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: containers are alike
                    <i key={at} className={at < count ? 'on' : ''} />
                  ))}
                </span>
                <small>
                  {prices[resource]} <Sign name="i-money" size={11} />
                </small>
              </Spot>
            )
          })}
        </div>
      </div>
    </div>
  )
}
