// The points of a scoring phase by player, each with its reason.
import { say as message } from '@hustings/kernel'
import { useWords } from '../../../i18n/context.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { Role } from '../words/model.ts'
import { roleName } from '../words/names.ts'
import type { Scored } from './ledger.ts'
import { Signed } from './Signed.tsx'

interface ScoringSheetProps {
  readonly scored: Scored
  readonly roles: readonly Role[]
}

export function ScoringSheet({ scored, roles }: ScoringSheetProps) {
  const { say } = useWords()
  return (
    <>
      <header className="vtop">
        <div>
          <h2>{say('board.phase.scoring')}</h2>
          {scored.round > 0 && <p>{say('board.summary.round', { round: scored.round })}</p>}
        </div>
      </header>
      <table className="hg-ledger">
        <tbody>
          {scored.points
            .filter(({ role }) => roles.includes(role))
            .map(({ role, parts, total }) => (
              <tr key={role}>
                <th scope="row">
                  <RoleShape of={role} /> {say(roleName(role))}
                </th>
                <td className="made">
                  {parts.map(({ why, amount }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one scoring never move
                    <span key={at}>
                      {say(message(`log.vp.${why}`))} <Signed amount={amount} />
                    </span>
                  ))}
                </td>
                <td className="total" data-tip="term:vp">
                  <Signed amount={total} /> {say('board.vp')}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
