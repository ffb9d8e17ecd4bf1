// The policy table: laws in force, bills with their proposers, and the points they are worth in final scoring.
import { CLASSES, POLICIES, SECTIONS, sectionLetter } from '@hustings/hegemony/data'
import { memo } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Region } from '../../../table/board/Region.tsx'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView, Policy, Section } from '../words/model.ts'
import { policyName, roleName, sectionText } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'
import { Bag } from './Bag.tsx'
import { PolicyEffect } from './PolicyEffect.tsx'

type PoliciesProps = Pick<
  HegemonyView,
  'roles' | 'policies' | 'bills' | 'taxMultiplierIf' | 'policyVp' | 'bag' | 'closedPolicies'
>

export const Policies = memo(function Policies(props: PoliciesProps) {
  const { roles, policyVp, bag } = props
  const { say } = useWords()
  const title = say('board.policies')
  const bills = Object.keys(props.bills).length
  const closed = Object.keys(props.closedPolicies).length
  return (
    <Region label={title} className="panel hg-policies" anchor="policies">
      <div className="ph">
        <h2 data-tip="term:policies">{title}</h2>
        {closed > 0 && (
          <span className="meta" data-tip="term:locked">
            <Icon name="lock" size={12} />
            <b className="hg-closed-count" aria-hidden="true">
              {closed}
            </b>
            <span className="words">{say('board.module.closed-policies', { count: closed })}</span>
          </span>
        )}
        <span className="meta right" data-tip="term:bill">
          {say('board.bills', { bills })}
        </span>
      </div>
      <div className="hg-pol">
        <Axis of="economy" from="socialism" to="neoliberalism" />
        {POLICIES.filter((policy) => policy <= 5).map((policy) => (
          <Row key={policy} policy={policy} laws={props} />
        ))}
        <Axis of="borders" from="nationalism" to="globalism" />
        {POLICIES.filter((policy) => policy > 5).map((policy) => (
          <Row key={policy} policy={policy} laws={props} />
        ))}
        <span className="cap" data-tip="term:policy-vp">
          {say('board.policy-vp')}
        </span>
        {CLASSES.map((each) => (
          <span key={each} className="worth" data-tip="term:policy-vp">
            {roles.includes(each) && (
              <>
                <RoleShape of={each} size={11} named />
                <b>{policyVp[each]}</b> {say('board.vp')}
              </>
            )}
          </span>
        ))}
      </div>
      <Bag bag={bag} />
    </Region>
  )
})

interface AxisProps {
  readonly of: 'economy' | 'borders'
  readonly from: 'socialism' | 'nationalism'
  readonly to: 'neoliberalism' | 'globalism'
}

function Axis({ of, from, to }: AxisProps) {
  const { say } = useWords()
  return (
    <div className="axis" aria-hidden="true" data-tip={`term:axis-${of}`}>
      <span>
        <b>{say(sectionLetter('A'))}</b> {say(`policy.axis.${from}`)}
      </span>
      <span>
        <b>{say(sectionLetter('B'))}</b>
      </span>
      <span>
        {say(`policy.axis.${to}`)} <b>{say(sectionLetter('C'))}</b>
      </span>
    </div>
  )
}

function Row({ policy, laws }: { readonly policy: Policy; readonly laws: PoliciesProps }) {
  const { say } = useWords()
  const bill = laws.bills[policy]
  return (
    <>
      <span className="l" data-tip={`policy:${policy}`} data-anchor={`policy-name:${policy}`}>
        <i>{policy}</i>
        {say(policyName(policy))}
      </span>
      {SECTIONS.map((section) => (
        <Cell
          key={section}
          policy={policy}
          section={section}
          inForce={laws.policies[policy] === section}
          tax={laws.taxMultiplierIf[section]}
          bill={bill?.section === section ? bill.by : null}
          closed={laws.closedPolicies[policy]}
        />
      ))}
    </>
  )
}

interface CellProps {
  readonly policy: Policy
  readonly section: Section
  readonly inForce: boolean
  readonly tax: number
  readonly bill: NonNullable<HegemonyView['bills'][Policy]>['by'] | null
  /** No player may propose a bill on it. */
  readonly closed: HegemonyView['closedPolicies'][Policy]
}

const Cell = memo(function Cell({ policy, section, inForce, tax, bill, closed }: CellProps) {
  const { say } = useWords()
  const parts = [`${say(policyName(policy))} ${say(sectionLetter(section))}`, say(sectionText(policy, section))]
  if (inForce) parts.push(say('board.policy.in-force'))
  if (bill !== null) parts.push(say('board.policy.bill', { role: roleName(bill) }))
  if (closed !== undefined) parts.push(say(closed === 'locked' ? 'why.policy-locked' : 'why.policy-frozen'))
  return (
    <Spot
      target={`policy:${policy}${section}`}
      tip={`policy:${policy}${section}`}
      className={`hg-cell${inForce ? ' now' : ''}${closed === undefined ? '' : ' closed'}${bill === null ? '' : ` bill ${roleHook(bill)}`}`}
      label={parts.join(', ')}
    >
      <PolicyEffect policy={policy} section={section} tax={tax} />
      {bill !== null && <RoleShape of={bill} size={13} />}
      {inForce && closed !== undefined && (
        <span className="lock" data-tip="term:locked" data-anchor={`lock:${policy}`}>
          <Icon name="lock" size={13} />
        </span>
      )}
    </Spot>
  )
})
