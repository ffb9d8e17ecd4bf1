// What production brought to each player: made, earned, paid.
import { RESOURCES } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { explainedBy } from '../../../ui/explained-by.ts'
import { ResourceIcon } from '../marks/ResourceIcon.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Role } from '../model.ts'
import { roleName } from '../names.ts'
import { type Ledger, POSTS, type Post } from './ledger.ts'
import { Signed } from './Signed.tsx'

const TERM_OF: Readonly<Partial<Record<Post, string>>> = {
  wages: 'wages-paid',
  sales: 'purchases',
  taxes: 'taxes-paid',
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
      <table className="hg-ledger">
        <thead>
          <tr>
            <td />
            {POSTS.map((post) => (
              <th key={post} scope="col" {...explainedBy(TERM_OF[post])}>
                {say(`board.summary.${post}`)}
              </th>
            ))}
            <th scope="col">{say('board.summary.total')}</th>
            <th scope="col" className="made">
              {say('board.summary.produced')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((role) => (
            <Row key={role} role={role} ledger={ledger} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ role, ledger }: { readonly role: Role; readonly ledger: Ledger }) {
  const { say } = useWords()
  const money = ledger.money[role]
  const made = ledger.produced[role]
  return (
    <tr>
      <th scope="row">
        <RoleShape of={role} /> {say(roleName(role))}
      </th>
      {POSTS.map((post) => (
        <td key={post}>
          <Signed amount={money[post]} />
        </td>
      ))}
      <td className="total">
        <Signed amount={POSTS.reduce((sum, post) => sum + money[post], 0)} />
      </td>
      <td className="made">
        {RESOURCES.filter((resource) => (made[resource] ?? 0) > 0).map((resource) => (
          <span key={resource} data-tip={`term:${resource}`}>
            {made[resource]}
            <ResourceIcon resource={resource} size={13} named />
          </span>
        ))}
      </td>
    </tr>
  )
}
