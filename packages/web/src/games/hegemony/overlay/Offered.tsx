// The cards of a decision that lie nowhere on the board, laid out to choose from.
import { exportCard, WARES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { EventBox } from '../board/Events.tsx'
import { MarketCard } from '../board/MarketCard.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { resourceName } from '../words/names.ts'
import type { Offers } from './offers.ts'

export function Offered({ offers, prompt }: { readonly offers: Offers; readonly prompt: string }) {
  return (
    <section className="hg-offered" aria-label={prompt}>
      <h2>{prompt}</h2>
      <div className="cards">
        {offers.exports.map((id) => (
          <ExportChoice key={id} id={id} />
        ))}
        {offers.events.map((id) => (
          <EventBox key={id} id={id} alone />
        ))}
        {offers.companies.map((id) => (
          <MarketCard key={id} id={id} owner="capitalist" />
        ))}
      </div>
    </section>
  )
}

function ExportChoice({ id }: { readonly id: string }) {
  const { say } = useWords()
  const { sales } = exportCard(id)
  const label = WARES.flatMap((ware) =>
    sales[ware].map(({ amount, price }) => say('board.export.lot', { amount, resource: resourceName(ware), price })),
  ).join(', ')
  return (
    <Spot target={`card:${id}`} tip="term:export" className="hg-exportcard" label={label}>
      {WARES.map((ware) => (
        <span key={ware} className="lots">
          <ResourceIcon resource={ware} />
          {sales[ware].map(({ amount, price }) => (
            <span key={amount}>
              <b>{amount}</b>
              <Icon name="arrow" size={12} />
              <b>{price}</b>
            </span>
          ))}
        </span>
      ))}
    </Spot>
  )
}
