// Give Bonus (chapter 23.6): money that commits the workers of one Company for the round.
import { type Reason, type Script, say } from '@hustings/kernel'
import { BONUS } from '../../data/boards.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { cannotPay, canPay, pay } from '../economy/money.ts'
import { classIn, setCommitted } from '../labour/workers.ts'
import { because, companyName, type HegemonyTable, offer, type PlainAction, roleName } from '../table.ts'

const NOBODY_WORKS = because('H-CAP-BONUS-01', 'nobody-to-reward')

function whyNoBonus(s: HegemonyState): Reason | null {
  if (!canPay(s, 'capitalist', BONUS)) return cannotPay(BONUS)
  return s.companies.capitalist.some((company) => classIn(company) !== null) ? null : NOBODY_WORKS
}

/** The total is paid once, not for each worker (H-CAP-BONUS-01, H-CAP-BONUS-02); already committed workers may get it (HQ-27). */
function* payBonus(t: HegemonyTable): Script {
  const staffed = t.state.companies.capitalist.filter((company) => classIn(company) !== null)
  const company = yield* t.choose('capitalist', say('ask.bonus', { amount: BONUS }), staffed.map(bonusOffer))
  const of = classIn(company)
  if (of === null) return
  pay(t, 'capitalist', of, BONUS, 'bonus', company.id)
  setCommitted(t, company, true)
}

function bonusOffer(company: Company) {
  const label = say('option.bonus', {
    company: companyName(company.id),
    class: roleName(classIn(company) ?? 'working'),
  })
  return offer(`company:${company.id}`, company, label, `company:${company.id}`)
}

export const giveBonus: PlainAction = { id: 'give-bonus', whyNot: whyNoBonus, perform: payBonus }
