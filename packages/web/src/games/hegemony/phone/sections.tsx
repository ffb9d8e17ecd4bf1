// The table on a phone: companies by owner, laws, trade and State, players, hand.
import type { Decision, Target } from '@hustings/kernel'
import { useState } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useDecision } from '../../../table/model/context.ts'
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
import { Offered } from '../overlay/Offered.tsx'
import { isNothing, offersOffBoard } from '../overlay/offers.ts'
import { Agenda } from '../players/Agenda.tsx'
import { Players } from '../players/Players.tsx'
import type { HegemonyView, OwnerClass } from '../words/model.ts'
import { roleName, roleShort } from '../words/names.ts'

type Props = BoardProps<HegemonyView>

const kindOf = (target: Target): string => target.slice(0, target.indexOf(':'))
const anyOf =
  (...kinds: readonly string[]) =>
  (target: Target): boolean =>
    kinds.includes(kindOf(target))

type Owner = 'capitalist' | 'middle' | 'state'

function Companies({ view }: Props) {
  const { say } = useWords()
  const decision = useDecision()
  const holders = ownersWithChoices(view, decision)
  const [shown, show] = useState<{ readonly decision: string | null; readonly owner: Owner }>({
    decision: decision?.id ?? null,
    owner: holders[0] ?? 'capitalist',
  })
  // A new decision opens its companies once; after that the player navigates.
  if (shown.decision !== (decision?.id ?? null)) {
    const stays = holders.length === 0 || holders.includes(shown.owner)
    show({ decision: decision?.id ?? null, owner: stays ? shown.owner : (holders[0] ?? shown.owner) })
  }
  const owners: readonly Owner[] = view.roles.includes('middle')
    ? ['capitalist', 'middle', 'state']
    : ['capitalist', 'state']
  const owner = owners.includes(shown.owner) ? shown.owner : 'capitalist'
  const choose = (next: Owner) => show({ ...shown, owner: next })
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
        working={view.working.unemployed}
        middle={view.middle.unemployed}
        demonstration={view.demonstration}
        openPlaces={view.openPlaces}
      />
      <OffBoard view={view} />
      {owner === 'state' ? (
        <PublicSector players={view.players} state={view.state} companies={view.companies.state} closed={view.closed} />
      ) : (
        <OwnerCompanies owner={owner} view={view} />
      )}
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
      <h2 className="hg-subhead" data-tip="term:market">
        {say('board.market.capitalist')}
      </h2>
      <div className="pgrid">
        {view[owner].market.map((id) => (
          <MarketCard key={id} id={id} owner={owner} />
        ))}
      </div>
    </>
  )
}

/** Owners of companies with options, in the order of the segments. */
function ownersWithChoices(view: HegemonyView, decision: Decision | null): readonly Owner[] {
  if (decision?.shape !== 'pick') return []
  const targets = decision.options.flatMap(({ target, blocked }) => (target === undefined || blocked ? [] : [target]))
  return (['capitalist', 'middle', 'state'] as const).filter((owner) => {
    const ids = [
      ...view.companies[owner].map(({ id }) => id),
      ...(owner === 'state' ? view.closed : view[owner].market),
    ]
    const places = new Set(ids.flatMap((id) => [`company:${id}`, `market:${id}`]))
    return targets.some(
      (target) =>
        places.has(target) ||
        (owner === 'state' && target.startsWith('service:')) ||
        ids.some((id) => target.startsWith(`worker:${id}-`) || target.startsWith(`slot:${id}-`)),
    )
  })
}

function Laws({ view }: Props) {
  return (
    <div className="hg hg-phone">
      <Policies
        roles={view.roles}
        policies={view.policies}
        bills={view.bills}
        taxMultiplierIf={view.taxMultiplierIf}
        policyVp={view.policyVp}
        bag={view.bag}
        closedPolicies={view.closedPolicies}
      />
      {view.roles.includes('state') && (
        <div className="panel hg-agenda">
          <Agenda agenda={view.state.agenda} policies={view.policies} />
        </div>
      )}
    </div>
  )
}

function TradeAndState({ view }: Props) {
  return (
    <div className="hg hg-phone">
      <OffBoard view={view} />
      <Trade
        exportCard={view.exportCard}
        importPrices={view.importPrices}
        deals={view.deals}
        policies={view.policies}
      />
      <StateAffairs roles={view.roles} state={view.state} crisis={view.crisis} history={view.history} />
    </div>
  )
}

/** Cards to choose from that are not on the board. */
function OffBoard({ view }: { readonly view: HegemonyView }) {
  const { say } = useWords()
  const decision = useDecision()
  const offers = offersOffBoard(decision, view)
  return decision === null || isNothing(offers) ? null : <Offered offers={offers} prompt={say(decision.prompt)} />
}

function AllPlayers(props: Props) {
  return (
    <div className="hg-phone">
      <OffBoard view={props.view} />
      <Players {...props} />
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
    holds: (target) =>
      anyOf('export', 'deal', 'event', 'benefits', 'crisis', 'history', 'altevent', 'bond')(target) ||
      target.startsWith('card:export-'),
  },
  {
    id: 'players',
    label: { key: 'board.section.players' },
    icon: 'population',
    Component: AllPlayers,
    holds: anyOf('role', 'union', 'stock', 'own', 'agenda'),
  },
  {
    id: 'hand',
    label: { key: 'board.section.hand' },
    icon: 'hand',
    Component: OwnHand,
    holds: (target) => anyOf('card')(target) && !target.startsWith('card:export-'),
  },
]
