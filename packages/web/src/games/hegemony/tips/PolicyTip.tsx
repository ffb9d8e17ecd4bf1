// A section of a policy in a sentence, next to the one in force and its bill; or a policy with all three sections.
import { SECTIONS, sectionLetter } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyView, Policy, Section } from '../words/model.ts'
import { policyName, roleName, sectionText } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

interface PolicyTipProps {
  readonly policy: Policy
  readonly view: HegemonyView
}

export function SectionTip({ policy, section, view }: PolicyTipProps & { readonly section: Section }) {
  const { say } = useWords()
  const now = view.policies[policy]
  const bill = view.bills[policy]
  return (
    <>
      <h4>{say('board.tip.policy', { policy: policyName(policy), section })}</h4>
      {bill?.section === section && (
        <p className="by">
          <RoleShape of={bill.by} size={12} />
          {say('board.policy.bill', { role: roleName(bill.by) })}
        </p>
      )}
      <p>{say(sectionText(policy, section))}</p>
      {policy === 3 && (
        <TipRow label={say('board.tax')}>
          {now === section ? view.taxMultiplier : `${view.taxMultiplier} → ${view.taxMultiplierIf[section]}`}
        </TipRow>
      )}
      <p className="note">
        {now === section
          ? say('board.policy.in-force')
          : say('board.tip.policy-now', { section: now, text: sectionText(policy, now) })}
      </p>
    </>
  )
}

export function PolicyTip({ policy, view }: PolicyTipProps) {
  const { say } = useWords()
  return (
    <>
      <h4>{say(policyName(policy))}</h4>
      <dl className="sections">
        {SECTIONS.map((section) => (
          <div key={section}>
            <dt className={view.policies[policy] === section ? 'now' : ''}>{say(sectionLetter(section))}</dt>
            <dd>{say(sectionText(policy, section))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
