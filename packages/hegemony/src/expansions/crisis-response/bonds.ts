// Government bonds: the classes lend the State money with interest (CC-CRISIS-16 to CC-CRISIS-18).
import { type Offer, type Script, say } from '@hustings/kernel'
import { LOAN_PENALTY_REPAYMENT } from '../../data/boards.ts'
import { BONDS } from '../../data/crisis-response.ts'
import { CLASSES, type Class } from '../../data/vocabulary.ts'
import { cannotPay, canPay, owe, pay, repayLoan } from '../../rules/economy/money.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { type HegemonyTable, offer, unless } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'

type Side = (typeof BONDS)[number]
type Lent = Partial<Record<Class, Side>>

/** Treasury and bonds must pay off all loans, or the money is returned. Returns whether they do. */
export function* issueBonds(t: HegemonyTable): Script<boolean> {
  const s = t.state
  const lent: Lent = {}
  for (const role of lenders(s)) {
    const side = yield* t.choose(role, askFor(s), bondOffers(s, role))
    t.emit({ type: 'bond', class: role, outcome: side === null ? 'declined' : 'taken', ...(side ?? NOTHING) })
    if (side === null) continue
    pay(t, role, 'state', side.lent, 'bond')
    lent[role] = side
  }
  const covered = s.state.money >= s.state.loans * LOAN_PENALTY_REPAYMENT
  if (covered) while (s.state.loans > 0) repayLoan(t, 'state', LOAN_PENALTY_REPAYMENT)
  for (const role of lenders(s)) settle(t, role, lent[role], covered)
  return covered
}

/** In reverse player order (CC-CRISIS-18). */
function lenders(s: HegemonyState): Class[] {
  return [...CLASSES].reverse().filter((of) => inPlay(s, of))
}

const NOTHING = { lent: 0, due: 0 }

function askFor({ state }: HegemonyState) {
  return say('ask.bond', { loans: state.loans, needed: state.loans * LOAN_PENALTY_REPAYMENT, treasury: state.money })
}

/** No loan may be taken in order to lend (H-LOAN-03). */
function bondOffers(s: HegemonyState, of: Class): Offer<Side | null>[] {
  return [
    offer<Side | null>('bond:0', null, say('option.no-bond'), `bond:${of}:0`),
    ...BONDS.map((side) => {
      const { lent, due } = side
      const offered = offer<Side | null>(`bond:${lent}`, side, say('option.bond', { lent, due }), `bond:${of}:${lent}`)
      return unless(canPay(s, of, lent) ? null : cannotPay(lent), offered)
    }),
  ]
}

/** Places a Bond card with the lender, or returns the money (CC-CRISIS-17). */
function settle(t: HegemonyTable, of: Class, side: Side | undefined, covered: boolean): void {
  if (side === undefined) return
  const { crisis, clock } = t.state
  if (covered && crisis !== null) crisis.bonds[of] = { ...side, round: clock.round + 1 }
  else {
    pay(t, 'state', of, side.lent, 'bond')
    t.emit({ type: 'bond', class: of, outcome: 'returned', ...side })
  }
}

/** At the end of the Action Phase, with loans if necessary (CC-CRISIS-20). */
export function repayBonds(t: HegemonyTable): void {
  const { crisis, clock } = t.state
  if (crisis === null) return
  for (const role of CLASSES) {
    const bond = crisis.bonds[role]
    if (bond === undefined || bond.round > clock.round) continue
    owe(t, 'state', role, bond.due, 'bond')
    delete crisis.bonds[role]
    t.emit({ type: 'bond', class: role, outcome: 'repaid', lent: bond.lent, due: bond.due })
  }
}
