// The three conglomerates: what a deal brings, how many suitcases lie there, what the market pays.
import { boxWords, type DealView, SPACES, type Space, tileFacts } from '@hustings/planet-b'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/Region.tsx'
import { Spot } from '../../../table/Spot.tsx'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { ResourceSign, Sign } from '../marks/Sign.tsx'
import type { PlanetBView } from '../words/model.ts'
import { tileName } from '../words/names.ts'
import { hookOfSeat } from '../words/seats.ts'

export function Deals({ view }: { readonly view: PlanetBView }) {
  const { say } = useWords()
  const title = say('board.deals')
  return (
    <Region label={title} className="panel pb-deals">
      <div className="ph">
        <h2 data-tip="term:deal">{title}</h2>
        <span className="meta">{say('board.deals.how')}</span>
        <span className="meta right" data-tip="term:conglomerate" data-anchor="stack">
          <Sign name="i-stack" size={14} /> {say('board.stack', { tiles: view.stack.size })}
          {view.stack.top !== null && <b> {say(tileName(view.stack.top))}</b>}
        </span>
      </div>
      <div className="pb-tiles">
        {SPACES.map((space) => (
          <Deal
            key={space}
            space={space}
            deal={view.deals[space]}
            chosenBy={view.turn.space === space ? view.active : null}
            left={view.turn.left}
            due={view.turn.exchange === space}
          />
        ))}
      </div>
    </Region>
  )
}

interface DealProps {
  readonly space: Space
  readonly deal: DealView
  readonly chosenBy: string | null
  readonly left: readonly number[]
  readonly due: boolean
}

const Deal = memo(function Deal({ space, deal, chosenBy, left, due }: DealProps) {
  const { say } = useWords()
  const { tile, face, market } = deal
  if (tile === null || face === null) return <div className="pb-tile empty">{say('board.deal.none')}</div>
  const facts = tileFacts(tile)
  const other = face === 'grey' ? 'red' : 'grey'
  const chosen = chosenBy === null ? '' : ` chosen ${hookOfSeat(chosenBy)}`
  const label = say('board.deal.label', {
    tile: tileName(tile),
    side: { key: `side.${face}` },
    box: boxWords(facts[face]),
    free: deal.suitcaseSpaces - deal.suitcases,
    price: market.now,
  })
  return (
    <Spot target={`tile:${space}`} tip={`tile:${tile}:${face}`} label={label} className={`pb-tile ${face}${chosen}`}>
      <header>
        <h3>{say(tileName(tile))}</h3>
        <span>{say(`board.side.${face}`)}</span>
      </header>
      <div className="deal">
        <em>{say(`tile.${tile}.${face}`)}</em>
        <BoxSigns box={facts[face]} silent {...(chosenBy === null ? {} : { left })} />
        {chosenBy !== null && <Actions left={left} />}
      </div>
      <div className="cases">
        {Array.from({ length: deal.suitcaseSpaces }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place for a suitcase is its number
          <i key={at} className={at < deal.suitcases ? 'case on' : 'case'} data-anchor={`suitcase:${space}:${at}`}>
            {at < deal.suitcases && <Sign name="i-suitcase" size={14} />}
            {at >= deal.suitcases && at === deal.suitcaseSpaces - 1 && <Sign name="i-exchange" size={14} />}
          </i>
        ))}
        <span className={due ? 'due' : ''}>
          {due ? say('board.exchange.due') : say('board.exchange.in', { places: deal.suitcaseSpaces - deal.suitcases })}
        </span>
      </div>
      <div className="back">
        <Sign name="i-flip" size={13} /> {say(`board.side.${other}`)}
        <BoxSigns box={facts[other]} silent />
      </div>
      <footer>
        <Sign name="i-market" size={14} />
        {market.resources.map((resource) => (
          <ResourceSign key={resource} resource={resource} label={say(`resource.${resource}`)} />
        ))}
        <span className="pr">
          {say('board.price.each')} <b>{market.now}</b> <Sign name="i-money" size={13} />
        </span>
        <span className="then">
          {say('board.price.then', { price: market.price === 'grey' ? market.red : market.grey })}
        </span>
      </footer>
    </Spot>
  )
})

/** The actions of the running box, to choose which comes first. */
function Actions({ left }: { readonly left: readonly number[] }) {
  return (
    <span className="pb-acts">
      {left.map((at) => (
        <Spot key={at} target={`action:${at}`} className="pb-act">
          {at + 1}
        </Spot>
      ))}
    </span>
  )
}
