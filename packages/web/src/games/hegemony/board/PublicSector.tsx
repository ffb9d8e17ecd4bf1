// The public sector: a row per service with its stock, open companies and face-down companies.

import { PUBLIC_ROWS } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { CompanyView, HegemonyView, StateView } from '../words/model.ts'
import { ClosedCompany } from './ClosedCompany.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { SectorCount } from './SectorCount.tsx'
import { ServiceBox } from './ServiceBox.tsx'

type PublicSectorProps = Pick<HegemonyView, 'players' | 'state' | 'closed'> & {
  readonly companies: readonly CompanyView[]
}

const ROWS = ['health', 'education', 'influence'] as const

export const PublicSector = memo(function PublicSector({ players, state, companies, closed }: PublicSectorProps) {
  const { say } = useWords()
  const title = say('board.sector.public')
  const open = companies.length
  const all = PUBLIC_ROWS[players].flat().length
  return (
    <Region label={title} className="panel hg-sector c-grey" rows={ROWS.length}>
      <div className="ph">
        <RoleShape of="state" />
        <h2 data-tip="term:state">{title}</h2>
        <SectorCount
          companies={open}
          spaces={all}
          operational={state.operational}
          label={say('board.sector.open', { open, all, operational: state.operational })}
        />
      </div>
      <div className="hg-grid">
        {ROWS.map((service, column) => (
          <Row key={service} service={service} state={state}>
            {PUBLIC_ROWS[players].map((row) => (
              <PublicCompany key={row[column]} id={row[column] ?? ''} companies={companies} closed={closed} />
            ))}
          </Row>
        ))}
      </div>
    </Region>
  )
})

interface RowProps {
  readonly service: (typeof ROWS)[number]
  readonly state: StateView
  readonly children: React.ReactNode
}

function Row({ service, state, children }: RowProps) {
  const stock = service === 'influence' ? state.media : state.storage[service]
  return (
    <>
      <ServiceBox service={service} stock={stock} limit={state.capacity[service]} price={state.prices[service]} />
      {children}
    </>
  )
}

interface PublicCompanyProps {
  readonly id: string
  readonly companies: readonly CompanyView[]
  readonly closed: readonly string[]
}

/** Open, face down, or sold. */
function PublicCompany({ id, companies, closed }: PublicCompanyProps) {
  const company = companies.find((open) => open.id === id)
  if (company !== undefined) return <CompanyCard company={company} owner="state" />
  if (closed.includes(id)) return <ClosedCompany id={id} />
  return <div className="hg-co free" aria-hidden="true" data-tip="term:free-space" />
}
