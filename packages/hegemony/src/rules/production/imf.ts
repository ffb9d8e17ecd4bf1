// Check IMF (26.3): the State repays what it can; if it owes too much, the IMF changes its Policies.

import { type Script, say } from '@hustings/kernel'
import { IMF_LOANS, IMF_POLICIES, LOAN_PENALTY_REPAYMENT } from '../../data/boards.ts'
import { POLICIES, ROLES, WARES } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { dropLoan, pay, repayLoan } from '../economy/money.ts'
import { halveLegitimacy, inPlay } from '../economy/points.ts'
import { offerPrices } from '../economy/prices.ts'
import { gainInfluence } from '../economy/stock.ts'
import { setWage } from '../labour/wages.ts'
import { factsOf } from '../labour/workers.ts'
import { expire } from '../measures.ts'
import { resizePublicSector, setPolicy } from '../politics/policies.ts'
import { returnBill } from '../politics/voting.ts'
import type { HegemonyTable } from '../table.ts'

/** Number of loans to repay to stay below the critical number (H-IMF-02, R-01); 0 if there is no need. */
function loansTooMany(s: HegemonyState): number {
  return Math.max(0, s.state.loans - IMF_LOANS[s.policies[1]] + 1)
}

/** Whether the IMF would intervene if the check took place now (H-IMF-17). */
export function imfThreatens(s: HegemonyState): boolean {
  return loansTooMany(s) > affordableLoans(s)
}

/** Number of loans that the Treasury could repay at the higher price (H-LOAN-10). */
function affordableLoans(s: HegemonyState): number {
  return Math.min(s.state.loans, Math.floor(s.state.money / LOAN_PENALTY_REPAYMENT))
}

export function* checkImf(t: HegemonyTable): Script {
  const s = t.state
  t.emit({ type: 'production-step', step: 'imf' })
  unlockPolicies(t)
  const { loans, money: treasury } = s.state
  const limit = IMF_LOANS[s.policies[1]]
  const due = loansTooMany(s) * LOAN_PENALTY_REPAYMENT
  if (due === 0) return
  const intervenes = imfThreatens(s)
  if (!intervenes) yield* repayEnough(t)
  t.emit({ type: 'imf', loans, limit, due, treasury, intervenes })
  if (!intervenes) return
  yield* t.extensions.intervene(t) ?? intervene(t)
}

/** Locks of an earlier crisis are removed first (CC-CRISIS-14). */
function unlockPolicies(t: HegemonyTable): void {
  for (const measure of expire(t.state, 'imf-check')) {
    if (measure.kind === 'locked') t.emit({ type: 'policy-unlocked', policy: measure.policy })
  }
}

/** The necessary number; the State as a player may repay more (H-IMF-04, HQ-03). */
function* repayEnough(t: HegemonyTable): Script {
  const s = t.state
  const least = loansTooMany(s)
  const repaid = inPlay(s, 'state')
    ? yield* t.number(
        'state',
        say('ask.imf-repayment', { cost: LOAN_PENALTY_REPAYMENT, loans: s.state.loans, least }),
        least,
        affordableLoans(s),
      )
    : least
  for (let loan = 0; loan < repaid; loan++) repayLoan(t, 'state', LOAN_PENALTY_REPAYMENT)
}

/** H-IMF-06 to H-IMF-13, in this order. */
function* intervene(t: HegemonyTable): Script {
  const s = t.state
  returnBills(t)
  const resized = s.policies[1] !== IMF_POLICIES[1]
  for (const policy of POLICIES) setPolicy(t, policy, IMF_POLICIES[policy])
  if (resized) yield* resizePublicSector(t)
  lowerWages(t)
  for (const role of ['middle', 'capitalist'] as const) if (inPlay(s, role)) yield* offerPrices(t, role, WARES)
  cancelLoans(t)
  halveLegitimacy(t, 'imf')
}

/** Bills return without a vote, each for 1 Influence, in the order of production (H-IMF-06, H-IMF-07, HQ-21). */
function returnBills(t: HegemonyTable): void {
  const { bills, roles } = t.state
  for (const role of [...roles].reverse()) {
    for (const policy of POLICIES) {
      if (bills[policy]?.by !== role) continue
      returnBill(t, policy, 'imf')
      gainInfluence(t, role, 1, 'imf')
    }
  }
}

/** Every wage in the country falls to L1 (H-IMF-10). */
function lowerWages(t: HegemonyTable): void {
  for (const owner of ROLES) {
    for (const company of t.state.companies[owner]) {
      if (factsOf(company).wages !== undefined) setWage(t, company, 1)
    }
  }
}

/** The State pays what it can; the loans are removed in any case (H-IMF-12). */
function cancelLoans(t: HegemonyTable): void {
  const { state } = t.state
  pay(t, 'state', 'supply', Math.min(state.money, state.loans * LOAN_PENALTY_REPAYMENT), 'repayment')
  while (state.loans > 0) dropLoan(t, 'state')
}
