// The companies of one class: a grid of four columns with free spaces, and its market.

import { COMPANY_SPACES } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { CompanyView, OwnerClass } from '../words/model.ts'
import { roleHook } from '../words/roles.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { MarketChip } from './MarketChip.tsx'
import { SectorCount } from './SectorCount.tsx'

interface SectorProps {
  readonly owner: OwnerClass
  readonly companies: readonly CompanyView[]
  readonly operational: number
  /** Companies for sale, in the header of the sector; absent if they are shown elsewhere. */
  readonly market: readonly string[]
  /** Leaves out empty rows on low screens. */
  readonly short?: boolean
}

const COLUMNS = 4

export const Sector = memo(function Sector({ owner, companies, operational, market, short = false }: SectorProps) {
  const { say } = useWords()
  const spaces = COMPANY_SPACES[owner]
  const title = say(`board.sector.${owner}`)
  const rows = short ? Math.max(1, Math.ceil(companies.length / COLUMNS)) : spaces / COLUMNS
  return (
    <Region label={title} className={`panel hg-sector ${roleHook(owner)}`} rows={rows}>
      <div className="ph">
        <RoleShape of={owner} />
        <h2 data-tip={`term:${owner}`}>{title}</h2>
        <SectorCount
          companies={companies.length}
          spaces={spaces}
          operational={operational}
          label={say('board.sector.count', { companies: companies.length, spaces, operational })}
        />
        {market.length > 0 && (
          <span className="hg-market" data-tip="term:market">
            <Icon name="market" size={15} label={say('board.market')} />
            {market.map((id) => (
              <MarketChip key={id} id={id} />
            ))}
          </span>
        )}
      </div>
      <div className="hg-grid">
        {companies.map((company) => (
          <CompanyCard key={company.id} company={company} owner={owner} />
        ))}
        {Array.from({ length: Math.max(0, rows * COLUMNS - companies.length) }, (_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free spaces are alike
          <div key={space} className="hg-co free" aria-hidden="true" data-tip="term:free-space" />
        ))}
      </div>
    </Region>
  )
})
