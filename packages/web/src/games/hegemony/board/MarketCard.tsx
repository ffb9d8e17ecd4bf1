// The companies for sale, face up on the board if there is room (two players, phone).

import { companyFacts } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Coins } from '../marks/Coins.tsx'
import { FreePlace } from '../marks/Pawn.tsx'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import type { OwnerClass } from '../words/model.ts'
import { companyName, resourceName } from '../words/names.ts'
import { CompanyName } from './CompanyName.tsx'

export const MarketCard = memo(function MarketCard({ id, owner }: { readonly id: string; readonly owner: OwnerClass }) {
  const { say } = useWords()
  const facts = companyFacts(id)
  const label = say('board.market.company', {
    name: companyName(id),
    cost: facts.cost,
    amount: facts.amount,
    resource: resourceName(facts.produces),
  })
  return (
    <Spot target={`market:${id}`} tip={`market:${id}`} className={`hg-co sale k-${facts.industry}`} label={label}>
      <CompanyName id={id}>
        {facts.amount}
        <ResourceIcon resource={facts.produces} />
      </CompanyName>
      <div className="f">
        <span className="slots">
          {facts.automated && (
            <span className="hg-note" data-tip="term:automated">
              <Icon name="automated" size={14} />
              <span>{say('board.company.automated')}</span>
            </span>
          )}
          {facts.slots.map((skill, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position on the card
            <FreePlace key={at} needs={skill} of={owner === 'middle' ? 'middle' : 'working'} />
          ))}
          {facts.employee !== undefined && (
            <>
              <span className="sep" />
              <FreePlace needs={facts.employee.skill} />
            </>
          )}
        </span>
        <span className="w">
          <b>
            <Coins amount={facts.cost} />
          </b>
        </span>
      </div>
    </Spot>
  )
})
