// The three conglomerates: the deal, the suitcases, the market price.
import { type Box, boxWords, type DealView, type Source, SPACES, type Space, tileFacts } from '@hustings/planet-b'
import { memo, type ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { useDecision } from '../../../table/model/context.ts'
import { BoxSigns } from '../marks/BoxSigns.tsx'
import { useProgress } from '../marks/progress.ts'
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
        <h2 data-tip="term:deal" data-anchor="gone">
          {title}
        </h2>
        <span className="meta">{say('board.deals.how')}</span>
        <span className="meta right" data-tip="term:conglomerate" data-anchor="stack">
          <Sign name="i-stack" size={14} /> {say('board.stack', { tiles: view.stack.size })}
          {view.stack.top !== null && <b className="ink"> {say(tileName(view.stack.top))}</b>}
        </span>
      </div>
      <div className="pb-tiles">
        {SPACES.map((space) => (
          <Deal
            key={space}
            space={space}
            deal={view.deals[space]}
            view={view.turn.space === space ? view : null}
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
  /** The table if the deal of this turn was made here: it shows the progress of the box. */
  readonly view: PlanetBView | null
  readonly due: boolean
}

const Deal = memo(function Deal({ space, deal, view, due }: DealProps) {
  const { say } = useWords()
  const { tile, face, market } = deal
  if (tile === null || face === null) return <div className="pb-tile empty">{say('board.deal.none')}</div>
  const facts = tileFacts(tile)
  const other = face === 'grey' ? 'red' : 'grey'
  const chosen = view === null || view.active === null ? '' : ` chosen ${hookOfSeat(view.active)}`
  const label = say('board.deal.label', {
    tile: tileName(tile),
    side: { key: `side.${face}` },
    box: boxWords(facts[face]),
    free: deal.suitcaseSpaces - deal.suitcases,
    price: market.now,
  })
  const content = (
    <>
      <header>
        <h3>{say(tileName(tile))}</h3>
        <span className="long">{say(`board.side.${face}`)}</span>
        <span className="short">{say(`board.side.short.${face}`)}</span>
      </header>
      <div className="deal">
        <em>{say(`tile.${tile}.${face}`)}</em>
        {view === null ? (
          <BoxSigns box={facts[face]} silent />
        ) : (
          <RunningBox view={view} source={`tile:${tile}:${face}`} box={facts[face]} />
        )}
      </div>
      <Suitcases space={space} deal={deal} due={due} />
      <div className="back">
        <Sign name="i-flip" size={13} /> {say(`board.side.short.${other}`)}
        <BoxSigns box={facts[other]} silent />
      </div>
      <footer>
        <Sign name="i-market" size={14} />
        {market.resources.map((resource) => (
          <ResourceSign key={resource} resource={resource} label={say(`resource.${resource}`)} />
        ))}
        <span className="pr" data-anchor={`price:${space}`}>
          <span className="each">{say('board.price.each')}</span> <b>{market.now}</b> <Sign name="i-money" size={13} />
        </span>
        <span className="then" data-anchor={`price-then:${space}`}>
          {market.price === 'grey'
            ? say(due ? 'board.price.then' : 'board.price.red', { price: market.red })
            : say(due ? 'board.price.then' : 'board.price.grey', { price: market.grey })}
        </span>
      </footer>
    </>
  )
  return (
    <OrderedSpot space={space} tip={`tile:${tile}:${face}`} label={label} className={`pb-tile ${face}${chosen}`}>
      {content}
    </OrderedSpot>
  )
})

interface OrderedSpotProps {
  readonly space: Space
  readonly tip: string
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** A tile is one target with one name, unless its actions are options: then they are the targets. */
function OrderedSpot({ space, tip, label, className, children }: OrderedSpotProps) {
  const ordering = useDecision()?.prompt.key === 'ask.order'
  return (
    <Spot target={`tile:${space}`} tip={tip} {...(ordering ? {} : { label })} className={className}>
      {children}
    </Spot>
  )
}

interface RunningBoxProps {
  readonly view: PlanetBView
  readonly source: Source
  readonly box: Box
}

/** The box of the tile, with done and remaining actions. */
function RunningBox({ view, source, box }: RunningBoxProps) {
  return <BoxSigns box={box} silent progress={useProgress(view, source, box)} />
}

interface SuitcasesProps {
  readonly space: Space
  readonly deal: DealView
  readonly due: boolean
}

/** The last space shows the result of the exchange: turn the tile over, or remove it. */
function Suitcases({ space, deal, due }: SuitcasesProps) {
  const { say } = useWords()
  const { suitcases, suitcaseSpaces, exchangeTurns } = deal
  const last = suitcaseSpaces - 1
  return (
    <div className="cases" data-tip="term:suitcase">
      {Array.from({ length: suitcaseSpaces }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a place for a suitcase is its number
          key={at}
          className={`case${at < suitcases ? ' on' : ''}${at === last ? ' last' : ''}`}
          data-anchor={`suitcase:${space}:${at + 1}`}
        >
          {at < suitcases && <Sign name="i-suitcase" size={15} />}
          {at >= suitcases && at === last && (
            <Sign
              name={exchangeTurns ? 'i-flip' : 'i-discard'}
              size={15}
              label={say(exchangeTurns ? 'board.exchange.turns' : 'board.exchange.leaves')}
            />
          )}
        </i>
      ))}
      <span className={due ? 'due' : ''}>
        {due ? say('board.exchange.due') : say('board.exchange.in', { places: suitcaseSpaces - suitcases })}
      </span>
    </div>
  )
}
