// A face-down public company: it opens when the law allows more public companies.

import { companyFacts } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Coins } from '../marks/Coins.tsx'
import { companyName } from '../words/names.ts'
import { CompanyName } from './CompanyName.tsx'

export const ClosedCompany = memo(function ClosedCompany({ id }: { readonly id: string }) {
  const { say } = useWords()
  const facts = companyFacts(id)
  return (
    <Spot
      target={`company:${id}`}
      tip={`company:${id}`}
      className={`hg-co closed k-${facts.industry}`}
      label={say('board.company.closed-label', { name: companyName(id), cost: facts.cost })}
    >
      <CompanyName id={id} />
      <div className="f">
        <span className="hg-note">
          <Icon name="lock" size={14} />
          <span>{say('board.company.closed')}</span>
        </span>
        <span className="w">
          <Coins amount={facts.cost} />
        </span>
      </div>
    </Spot>
  )
})
