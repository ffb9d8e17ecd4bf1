// The table on a phone: companies by owner, laws, trade and State, players, hand.
import type { Target } from '@hustings/kernel'
import { useState } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useDecision } from '../../../table/context.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { BoardProps, Section } from '../../types.ts'
import { CompanyCard } from '../board/CompanyCard.tsx'
import { MarketCard } from '../board/MarketCard.tsx'
import { Policies } from '../board/Policies.tsx'
import { PublicSector } from '../board/PublicSector.tsx'
import { StateAffairs } from '../board/StateAffairs.tsx'
import { Trade } from '../board/Trade.tsx'
import { Unemployed } from '../board/Unemployed.tsx'
import { Hand } from '../hand/Hand.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView, OwnerClass } from '../model.ts'
import { roleName, roleShort } from '../names.ts'
import { Overlay } from '../overlay/Overlay.tsx'
import { Agenda } from '../players/Agenda.tsx'
import { Players } from '../players/Players.tsx'
import { Tips } from '../tips/Tips.tsx'

type Props = BoardProps<HegemonyView>

const kindOf = (target: Target): string => target.slice(0, target.indexOf(':'))
const anyOf =
  (...kinds: readonly string[]) =>
  (target: Target): boolean =>
    kinds.includes(kindOf(target))

type Owner = 'capitalist' | 'middle' | 'state'

function Companies({ view }: Props) {
  const { say } = useWords()
  const [chosen, choose] = useState<Owner>('capitalist')
  const offered = useOfferedOwner(view)
  const [seen, setSeen] = useState(offered)
  if (offered !== seen) {
    setSeen(offered)
    if (offered !== null) choose(offered)
  }
  const owners: readonly Owner[] = view.roles.includes('middle')
    ? ['capitalist', 'middle', 'state']
    : ['capitalist', 'state']
  const owner = owners.includes(chosen) ? chosen : 'capitalist'
  return (
    <div className="hg hg-phone">
      <Segmented
        label={say('board.section.companies')}
        value={owner}
        onChange={choose}
        values={owners.map((value) => ({
          value,
          name: say(roleName(value)),
          label: (
            <>
              <RoleShape of={value} /> {say(roleShort(value))}
            </>
          ),
        }))}
      />
      <Unemployed
        roles={view.roles}
        working={view.working}
        middle={view.middle}
        demonstration={view.demonstration}
        openPlaces={view.openPlaces}
      />
      {owner === 'state' ? (
        <PublicSector players={view.players} state={view.state} companies={view.companies.state} closed={view.closed} />
      ) : (
        <OwnerCompanies owner={owner} view={view} />
      )}
      <Tips view={view} />
    </div>
  )
}

function OwnerCompanies({ owner, view }: { readonly owner: OwnerClass; readonly view: HegemonyView }) {
  const { say } = useWords()
  return (
    <>
      <div className="pgrid">
        {view.companies[owner].map((company) => (
          <CompanyCard key={company.id} company={company} owner={owner} />
        ))}
      </div>
      <h2 className="sub">{say('board.market.capitalist')}</h2>
      <div className="pgrid">
        {view[owner].market.map((id) => (
          <MarketCard key={id} id={id} owner={owner} />
        ))}
      </div>
    </>
  )
}

/** Whose companies hold something to choose; null when nobody's or everybody's do. */
function useOfferedOwner(view: HegemonyView): Owner | null {
  const decision = useDecision()
  if (decision?.shape !== 'pick') return null
  const targets = decision.options.flatMap(({ target, blocked }) => (target === undefined || blocked ? [] : [target]))
  const holders = (['capitalist', 'middle', 'state'] as const).filter((owner) => {
    const ids = [
      ...view.companies[owner].map(({ id }) => id),
      ...(owner === 'state' ? view.closed : view[owner].market),
    ]
    return targets.some(
      (target) =>
        ids.some(
          (id) => target === `company:${id}` || target === `market:${id}` || target.startsWith(`worker:${id}-`),
        ) ||
        (owner === 'state' && target.startsWith('service:')),
    )
  })
  const [only, ...others] = holders
  return only !== undefined && others.length === 0 ? only : null
}

function Laws(props: Props) {
  const { view } = props
  return (
    <div className="hg hg-phone">
      <Overlay {...props} />
      <Policies view={view} />
      {view.roles.includes('state') && (
        <div className="panel hg-agenda">
          <Agenda agenda={view.state.agenda} policies={view.policies} />
        </div>
      )}
      <Tips view={view} />
    </div>
  )
}

function TradeAndState({ view }: Props) {
  return (
    <div className="hg hg-phone">
      <Trade
        exportCard={view.exportCard}
        importPrices={view.importPrices}
        deals={view.deals}
        policies={view.policies}
      />
      <StateAffairs roles={view.roles} state={view.state} />
      <Tips view={view} />
    </div>
  )
}

function AllPlayers(props: Props) {
  return (
    <div className="hg-phone">
      <Players {...props} />
      <Tips view={props.view} />
    </div>
  )
}

function OwnHand(props: Props) {
  return (
    <div className="hg-phone">
      <Hand {...props} />
    </div>
  )
}

export const sections: readonly Section<HegemonyView>[] = [
  {
    id: 'companies',
    label: { key: 'board.section.companies' },
    icon: 'company',
    Component: Companies,
    holds: anyOf('company', 'market', 'worker', 'slot', 'unemployed', 'service'),
  },
  { id: 'laws', label: { key: 'board.section.laws' }, icon: 'policy', Component: Laws, holds: anyOf('policy') },
  {
    id: 'trade',
    label: { key: 'board.section.trade' },
    icon: 'export',
    Component: TradeAndState,
    holds: anyOf('export', 'deal', 'event', 'benefits'),
  },
  {
    id: 'players',
    label: { key: 'board.section.players' },
    icon: 'population',
    Component: AllPlayers,
    holds: anyOf('role', 'union'),
  },
  { id: 'hand', label: { key: 'board.section.hand' }, icon: 'hand', Component: OwnHand, holds: anyOf('card') },
]
