// Loans over the rounds (chapter 20): paying off, interest in the Preparation Phase, and settlement at the end. Taking
// loans is in `money.ts`, because every mandatory payment may need one.
import { LOAN, LOAN_INTEREST, LOAN_PENALTY_REPAYMENT } from '../../data/boards.ts'
import { CLASSES, type Role } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { because, type HegemonyTable, type PlainAction, simply } from '../table.ts'
import { canPay, dropLoan, funds, owe, pay, payFromCapital, repayLoan, takeLoan } from './money.ts'
import { inPlay, score } from './points.ts'

const NO_LOAN = because('H-LOAN-08', 'no-loan')
const TOO_POOR = because('H-LOAN-08', 'loan-too-dear', { cost: LOAN })

/** One loan for one Free Action (H-LOAN-08, H-LOAN-09). */
export const payOffLoan: PlainAction = {
  id: 'pay-off-loan',
  whyNot(s, role) {
    if (s[role].loans === 0) return NO_LOAN
    return canPay(s, role, LOAN) ? null : TOO_POOR
  },
  perform: (t, role) => simply(() => repayLoan(t, role, LOAN))(t),
}

/** A loan taken to pay interest costs no interest in this round (H-PREP-03, H-PREP-04, H-LOAN-07). */
export function payInterest(t: HegemonyTable, role: Role): void {
  const interest = t.state[role].loans * LOAN_INTEREST
  if (role !== 'capitalist') owe(t, role, 'supply', interest, 'interest')
  else {
    while (!canPay(t.state, role, interest)) takeLoan(t, role)
    payFromCapital(t, 'supply', interest, 'interest')
  }
}

/** The State without a player repays as many loans as it can afford (H-PREP-05, H-LOAN-16, HQ-04). */
export function repayAutomatically(t: HegemonyTable): void {
  const { state } = t.state
  while (state.loans > 0 && state.money > LOAN) repayLoan(t, 'state', LOAN)
}

/** VP that the Capitalist Class loses per loan; it keeps its loans at the end of the game. */
const VP_PER_LOAN = 5
/** The other roles repay in multiples of this amount, and lose 1 VP for each missing one. */
const NOTE = 5

/** H-LOAN-11 to H-LOAN-13, H-LOAN-17. */
export function settleLoans(t: HegemonyTable, role: Role): void {
  const { loans } = t.state[role]
  if (loans === 0 || !inPlay(t.state, role)) return
  if (role === 'capitalist') {
    score(t, role, -VP_PER_LOAN * loans, 'loans')
    return
  }
  const due = loans * LOAN_PENALTY_REPAYMENT
  const paid = Math.min(due, funds(t.state, role) - (funds(t.state, role) % NOTE))
  pay(t, role, 'supply', paid, 'repayment')
  for (let loan = 0; loan < loans; loan++) dropLoan(t, role)
  score(t, role, -(due - paid) / NOTE, 'loans')
}

/** Amount that the State owes for government bonds (CC-CRISIS-18). */
export function bondsOwed({ crisis }: HegemonyState): number {
  let owed = 0
  for (const role of CLASSES) owed += crisis?.bonds[role]?.due ?? 0
  return owed
}
