// The cause of an IMF intervention and its changes, in their order.
import { sectionLetter } from '@hustings/hegemony/data'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import { companyName, policyName, roleShort } from '../words/names.ts'
import type { Intervention } from './intervention.ts'

export function ImfSheet({ told }: { readonly told: Intervention }) {
  const { say, list } = useWords()
  const { loans, limit, due, treasury } = told.why
  return (
    <>
      <header className="vtop">
        <div>
          <h2>{say('board.imf.title')}</h2>
          <p>{say('board.imf.why', { policy: policyName(1), loans, limit, due, treasury })}</p>
        </div>
      </header>
      <table className="hg-ledger hg-imf">
        <tbody>
          {told.bills.length > 0 && (
            <Row term="bill" title={say('board.imf.bills')} note={say('board.imf.bills.text')}>
              {told.bills.map(({ role, policy }) => (
                <span key={policy}>
                  <RoleShape of={role} named /> {say(policyName(policy))}
                </span>
              ))}
            </Row>
          )}
          <Row
            term="policies"
            title={say('board.imf.policies')}
            {...(told.policies.length === 0 ? { note: say('board.imf.policies.same') } : {})}
          >
            {told.policies.map(({ policy, from, to }) => (
              <Change key={policy} from={say(sectionLetter(from))} to={say(sectionLetter(to))}>
                {say(policyName(policy))}
              </Change>
            ))}
            {told.taxMultiplier !== null && <Change {...told.taxMultiplier}>{say('board.tax')}</Change>}
          </Row>
          {told.closed.length > 0 && (
            <Row
              term="sector"
              title={say('board.imf.closed')}
              note={list(told.closed.map((id) => say(companyName(id))))}
            />
          )}
          {told.wages > 0 && (
            <Row
              term="wage"
              title={say('board.imf.wages')}
              note={say('board.imf.wages.text', { companies: told.wages })}
            />
          )}
          {told.loans > 0 && (
            <Row
              term="loans"
              title={say('board.loans')}
              note={say('board.imf.loans.text', { loans: told.loans, paid: told.paid })}
            />
          )}
          {told.legitimacy.length > 0 && (
            <Row term="legitimacy" title={say('board.legitimacy')} note={say('board.imf.legitimacy.text')}>
              {told.legitimacy.map(({ class: of, from, to }) => (
                <Change key={of} from={from} to={to}>
                  <RoleShape of={of} /> {say(roleShort(of))}
                </Change>
              ))}
            </Row>
          )}
        </tbody>
      </table>
    </>
  )
}

interface RowProps {
  /** The term that explains it. */
  readonly term: string
  readonly title: string
  readonly note?: string
  readonly children?: ReactNode
}

function Row({ term, title, note, children }: RowProps) {
  return (
    <tr data-tip={`term:${term}`}>
      <th scope="row">{title}</th>
      <td className="made">
        {children}
        {note !== undefined && <p>{note}</p>}
      </td>
    </tr>
  )
}

interface ChangeProps {
  readonly from: number | string
  readonly to: number | string
  readonly children: ReactNode
}

function Change({ from, to, children }: ChangeProps) {
  return (
    <span>
      {children}
      <b>
        {from} → {to}
      </b>
    </span>
  )
}
