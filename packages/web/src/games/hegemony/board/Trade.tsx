// Foreign trade: prices of the foreign market, and the business deals on offer.

import { dealCard, exportCard, printedSection, WARES } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { Good, HegemonyView, Section, Ware } from '../words/model.ts'
import { resourceName } from '../words/names.ts'

type TradeProps = Pick<HegemonyView, 'exportCard' | 'importPrices' | 'deals' | 'policies'>

const GOODS = ['food', 'luxury'] as const satisfies readonly Good[]
const SALES = [0, 1] as const

export const Trade = memo(function Trade({ exportCard: card, importPrices, deals, policies }: TradeProps) {
  const { say } = useWords()
  const title = say('board.trade')
  return (
    <Region label={title} className="panel hg-trade">
      <div className="ph">
        <h2>{title}</h2>
        <span className="meta right" data-tip="term:tariff">
          {say('board.trade.law', { law: printedSection(`6${policies[6]}`) })}
        </span>
      </div>
      <div className="wells" data-anchor="trade">
        <div className="well">
          <h3 data-tip="term:export">
            <Icon name="export" size={13} />
            {say('board.export')}
          </h3>
          <div className="hg-export">
            {WARES.map((ware) => (
              <ExportRow key={ware} card={card} ware={ware} />
            ))}
          </div>
        </div>
        <div className="stack">
          <div className="well">
            <h3 data-tip="import:prices">
              {say('board.import')}
              {GOODS.map((good) => (
                <ImportPrice key={good} good={good} {...importPrices[good]} />
              ))}
            </h3>
          </div>
          <div className="well grow">
            <h3 data-tip="term:deal">
              <Icon name="deal" size={13} />
              {say('board.deals', { deals: deals.length })}
            </h3>
            {deals.length === 0 && <p className="faint">{say('board.deals.none')}</p>}
            {deals.map((id) => (
              <Deal key={id} id={id} section={policies[6]} />
            ))}
          </div>
        </div>
      </div>
    </Region>
  )
})

function ExportRow({ card, ware }: { readonly card: string; readonly ware: Ware }) {
  const { say } = useWords()
  const sales = exportCard(card).sales[ware]
  return (
    <>
      <span data-tip={`term:${ware}`}>
        <ResourceIcon resource={ware} named />
      </span>
      {SALES.map((at) => (
        <Spot
          key={at}
          target={`export:${ware}-${at}`}
          tip="term:export"
          className="lot"
          label={say('board.export.lot', {
            amount: sales[at].amount,
            resource: resourceName(ware),
            price: sales[at].price,
          })}
        >
          <b>{sales[at].amount}</b>
          <Icon name="arrow" size={12} />
          <b>{sales[at].price}</b>
        </Spot>
      ))}
    </>
  )
}

function ImportPrice({ good, base, tariff }: { readonly good: Good; readonly base: number; readonly tariff: number }) {
  const { say } = useWords()
  const label = `${say(resourceName(good))}: ${base + tariff}, ${say('board.import.parts', { base, tariff })}`
  return (
    <span className="price" role="img" aria-label={label}>
      <ResourceIcon resource={good} size={14} />
      <b>{base + tariff}</b>
    </span>
  )
}

function Deal({ id, section }: { readonly id: string; readonly section: Section }) {
  const { say } = useWords()
  const { goods, cost, tariff } = dealCard(id)
  const traded = GOODS.filter((good) => goods[good] > 0)
  const wares = traded.map((good) => `${goods[good]} ${say(resourceName(good))}`).join(', ')
  return (
    <Spot
      target={`deal:${id}`}
      tip={`deal:${id}`}
      className="hg-deal"
      label={say('board.deal.label', { wares, cost, tariff: tariff[section] })}
    >
      {traded.map((good) => (
        <span key={good}>
          <b>{goods[good]}</b>
          <ResourceIcon resource={good} size={14} />
        </span>
      ))}
      <span className="cost">
        <b>{cost}</b>
        {tariff[section] > 0 && <small>+{tariff[section]}</small>}
      </span>
    </Spot>
  )
}
