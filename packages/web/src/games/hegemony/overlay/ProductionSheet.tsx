// The result of production for each player: every payment by name, and the produced goods.
import { RESOURCES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { sentence } from '../../../i18n/translator.ts'
import { explainedBy } from '../../../ui/explained-by.ts'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Role } from '../words/model.ts'
import { roleName, roleShort } from '../words/names.ts'
import type { Ledger, Post } from './ledger.ts'
import { Signed } from './Signed.tsx'

const TERM_OF: Readonly<Partial<Record<Post, string>>> = {
  wages: 'wages-paid',
  purchase: 'purchases',
  tariff: 'tariff',
  loan: 'loans',
  repayment: 'loans',
  'income-tax': 'taxes-paid',
  'employment-tax': 'taxes-paid',
  'corporate-tax': 'taxes-paid',
}

interface ProductionSheetProps {
  readonly ledger: Ledger
  readonly roles: readonly Role[]
}

export function ProductionSheet({ ledger, roles }: ProductionSheetProps) {
  const { say } = useWords()
  const shown: readonly Role[] = roles.includes('state') ? roles : [...roles, 'state']
  return (
    <>
      <header className="vtop">
        <div>
          <h2>{say('board.summary.title')}</h2>
          {ledger.round > 0 && <p>{say('board.summary.round', { round: ledger.round })}</p>}
        </div>
      </header>
      <table className="hg-ledger by-role">
        <thead>
          <tr>
            <td />
            {shown.map((role) => (
              <th key={role} scope="col" aria-label={say(roleName(role))}>
                <RoleShape of={role} /> <span className="short">{say(roleShort(role))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger.accounts.map(({ post, amounts }) => (
            <tr key={post}>
              <th scope="row" {...explainedBy(TERM_OF[post])}>
                {sentence(say(`log.why.${post}`))}
              </th>
              {shown.map((role) => (
                <td key={role}>
                  <Signed amount={amounts[role]} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">{say('board.summary.total')}</th>
            {shown.map((role) => (
              <td key={role}>
                <Signed amount={ledger.total[role]} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('board.summary.produced')}</th>
            {shown.map((role) => (
              <td key={role} className="stock">
                <Made of={role} ledger={ledger} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  )
}

function Made({ of, ledger }: { readonly of: Role; readonly ledger: Ledger }) {
  const made = ledger.produced[of]
  const kinds = RESOURCES.filter((resource) => (made[resource] ?? 0) > 0)
  if (kinds.length === 0) return <span className="faint">0</span>
  return kinds.map((resource) => (
    <span key={resource} data-tip={`term:${resource}`}>
      {made[resource]}
      <ResourceIcon resource={resource} size={13} named />
    </span>
  ))
}
