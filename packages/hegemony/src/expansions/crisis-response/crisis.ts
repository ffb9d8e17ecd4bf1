// Crisis Response: a card replaces the IMF's own procedure, in five parts (CC-CRISIS-04).
import { drawCard, newDeck, type Random, type Script, shuffle } from '@hustings/kernel'
import { IMF_LOANS, LOAN_PENALTY_REPAYMENT } from '../../data/boards.ts'
import { CRISES, type CrisisFacts, crisisCard } from '../../data/crisis-response.ts'
import { CLASSES, type Class, POLICIES, type Policy, SECTIONS, type Section } from '../../data/vocabulary.ts'
import { dropLoan, pay } from '../../rules/economy/money.ts'
import { changeLegitimacy } from '../../rules/economy/points.ts'
import { gainInfluence } from '../../rules/economy/stock.ts'
import { putInForce } from '../../rules/measures.ts'
import { changePolicies, type PolicyMove } from '../../rules/politics/policies.ts'
import { returnBill } from '../../rules/politics/voting.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { CrisisPart } from '../../state/events.ts'
import type { CrisisTable } from '../../state/expansions.ts'
import { CRISIS_EFFECTS, type Payments } from './effects.ts'

/** Shuffles the deck and turns the top card face up (CC-CRISIS-02). */
export function setUpCrises(random: Random): CrisisTable {
  const deck = newDeck(
    random,
    CRISES.map(({ id }) => id),
  )
  return { card: deck.cards.pop() ?? '', deck, bonds: {} }
}

/** Resolves the first card that applies, then turns up another for a later crisis (CC-CRISIS-03, CC-CRISIS-11). */
export function* respondToCrisis(t: HegemonyTable, crisis: CrisisTable): Script {
  const { loans, money: treasury } = t.state.state
  const limit = IMF_LOANS[t.state.policies[1]]
  for (;;) {
    const { card } = crisis
    t.emit({ type: 'crisis-started', card, loans, limit, treasury })
    const resolved = yield* resolve(t, card)
    t.emit({ type: resolved ? 'crisis-ended' : 'crisis-passed-over', card })
    turnUpNext(t, crisis)
    if (resolved) return
  }
}

/** When the deck has run out, the cards set aside before this one are shuffled (CC-CRISIS-12). */
function turnUpNext(t: HegemonyTable, crisis: CrisisTable): void {
  const { card, deck } = crisis
  if (deck.cards.length === 0) deck.cards = shuffle(t, deck.discard.splice(0))
  deck.discard.push(card)
  crisis.card = drawCard(t, deck) ?? card
  t.emit({ type: 'crisis-card', card: crisis.card })
}

/** Returns false when the card is replaced by another one. */
function* resolve(t: HegemonyTable, card: string): Script<boolean> {
  const facts = crisisCard(card)
  const effect = CRISIS_EFFECTS[card] ?? {}
  if (effect.applies?.(t.state) === false) return false
  if (effect.instead !== undefined) return yield* effect.instead(t)
  // Measures of this round come into force before the Policies change.
  effect.thisRound?.(t)
  begin(t, card, 'bills')
  discardBills(t, facts)
  begin(t, card, 'policies')
  yield* changePolicies(t, facts.policies.map(moveTo))
  begin(t, card, 'effects')
  const paid: Payments = {}
  for (const policy of facts.locks) lock(t, card, policy)
  effect.atOnce?.(t, paid)
  if (effect.additional !== undefined) yield* effect.additional(t)
  begin(t, card, 'loans')
  payOffLoans(t)
  begin(t, card, 'legitimacy')
  loseLegitimacy(t, facts, paid)
  return true
}

function begin(t: HegemonyTable, card: string, part: CrisisPart): void {
  t.emit({ type: 'crisis-part', card, part })
}

/**
 * Returns the named Bills, each for 1 Influence to its owner, in the order of production (CC-CRISIS-05, CC-CRISIS-06).
 */
function discardBills(t: HegemonyTable, { bills }: CrisisFacts): void {
  for (const role of [...t.state.roles].reverse()) {
    for (const policy of POLICIES) {
      if (t.state.bills[policy]?.by !== role || !isDiscarded(bills, policy)) continue
      returnBill(t, policy, 'crisis')
      gainInfluence(t, role, 1, 'crisis')
    }
  }
}

function isDiscarded(bills: CrisisFacts['bills'], policy: Policy): boolean {
  switch (bills.mode) {
    case 'all':
      return true
    case 'none':
      return false
    case 'only':
      return bills.policies.includes(policy)
    case 'all-except':
      return !bills.policies.includes(policy)
  }
}

function moveTo(printed: string): PolicyMove {
  const policy = POLICIES.find((each) => printed.startsWith(`${each}`))
  const section: Section | undefined = SECTIONS.find((each) => printed.endsWith(each))
  if (policy === undefined || section === undefined) throw new Error(`${printed} is no section of a Policy`)
  return { policy, section }
}

/** For the coming round, until the next IMF check begins (CC-CRISIS-13, CC-CRISIS-14). */
function lock(t: HegemonyTable, card: string, policy: Policy): void {
  putInForce(t, card, 'imf-check', { kind: 'locked', policy })
  t.emit({ type: 'policy-locked', policy })
}

/** The State pays what it can; the loans are removed in any case (CC-CRISIS-09). */
function payOffLoans(t: HegemonyTable): void {
  const { state } = t.state
  pay(t, 'state', 'supply', Math.min(state.money, state.loans * LOAN_PENALTY_REPAYMENT), 'repayment')
  while (state.loans > 0) dropLoan(t, 'state')
}

/** CC-CRISIS-10. */
function loseLegitimacy(t: HegemonyTable, { legitimacy }: CrisisFacts, paid: Payments): void {
  for (const role of CLASSES) changeLegitimacy(t, role, -lossWith(t, role, legitimacy, paid), 'crisis')
}

function lossWith(t: HegemonyTable, of: Class, loss: CrisisFacts['legitimacy'], paid: Payments): number {
  switch (loss.kind) {
    case 'none':
      return 0
    case 'by':
      return loss[of]
    case 'halved':
      return loss.classes.includes(of) ? Math.floor(t.state.state.legitimacy[of] / 2) : 0
    case 'per-payment':
      return paid[of] ?? 0
  }
}
