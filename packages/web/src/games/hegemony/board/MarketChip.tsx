// A company for sale: its product and price; the rest is in the tooltip.

import { companyFacts } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { companyName, resourceName } from '../words/names.ts'

export const MarketChip = memo(function MarketChip({ id }: { readonly id: string }) {
  const { say } = useWords()
  const facts = companyFacts(id)
  const label = say('board.market.company', {
    name: companyName(id),
    cost: facts.cost,
    amount: facts.amount,
    resource: resourceName(facts.produces),
  })
  return (
    <Spot target={`market:${id}`} tip={`market:${id}`} className={`hg-chip k-${facts.industry}`} label={label}>
      <span className="make">
        {facts.amount}
        <ResourceIcon resource={facts.produces} size={13} />
      </span>
      <b>{facts.cost}</b>
    </Spot>
  )
})
