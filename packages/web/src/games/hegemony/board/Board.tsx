// The main board: work and companies at the left, laws, trade and the State at the right.
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { BoardProps } from '../../types.ts'
import type { HegemonyView } from '../words/model.ts'
import { MarketCard } from './MarketCard.tsx'
import { Policies } from './Policies.tsx'
import { PublicSector } from './PublicSector.tsx'
import { Sector } from './Sector.tsx'
import { StateAffairs } from './StateAffairs.tsx'
import { Trade } from './Trade.tsx'
import { Unemployed } from './Unemployed.tsx'

const NONE: readonly string[] = []

export function Board({ view, layout }: BoardProps<HegemonyView>) {
  const { companies, capitalist, middle, roles } = view
  const withMiddle = roles.includes('middle')
  return (
    <div className="hg hg-board" data-layout={layout} data-players={view.players}>
      <div className="col">
        <Unemployed
          roles={roles}
          working={view.working.unemployed}
          middle={middle.unemployed}
          demonstration={view.demonstration}
          openPlaces={view.openPlaces}
          narrow={layout === 'compact'}
        />
        <Sector
          owner="capitalist"
          companies={companies.capitalist}
          operational={capitalist.operational}
          market={withMiddle ? capitalist.market : NONE}
          short={layout === 'compact'}
        />
        {withMiddle ? (
          <Sector
            owner="middle"
            companies={companies.middle}
            operational={middle.operational}
            market={middle.market}
            short={layout === 'compact'}
          />
        ) : (
          <OpenMarket market={capitalist.market} />
        )}
        <PublicSector players={view.players} state={view.state} companies={companies.state} closed={view.closed} />
      </div>
      <div className="col">
        <Policies
          roles={view.roles}
          policies={view.policies}
          bills={view.bills}
          taxMultiplierIf={view.taxMultiplierIf}
          policyVp={view.policyVp}
          bag={view.bag}
          closedPolicies={view.closedPolicies}
        />
        <Trade
          exportCard={view.exportCard}
          importPrices={view.importPrices}
          deals={view.deals}
          policies={view.policies}
        />
        <StateAffairs roles={roles} state={view.state} crisis={view.crisis} history={view.history} />
      </div>
    </div>
  )
}

/** Two players: the Middle Class sector shows what the Capitalist Class can build. */
function OpenMarket({ market }: { readonly market: readonly string[] }) {
  const { say } = useWords()
  const title = say('board.market.capitalist')
  return (
    <Region label={title} className="panel hg-sector c-blue" rows={1}>
      <div className="ph" data-tip="term:market">
        <Icon name="market" size={15} />
        <h2>{title}</h2>
        <span className="meta">{say('board.market.count', { companies: market.length })}</span>
      </div>
      <div className="hg-grid">
        {market.map((id) => (
          <MarketCard key={id} id={id} owner="capitalist" />
        ))}
      </div>
    </Region>
  )
}
