// Cards that propose Bills, in the decks of several roles.
import { type Script, say } from '@hustings/kernel'
import type { Class, Policy, Role } from '../data/vocabulary.ts'
import { canPay, pay } from '../rules/economy/money.ts'
import { isInForce } from '../rules/measures.ts'
import { type BillLimits, chooseBill, placeBill, propose, whyNoBill } from '../rules/politics/bills.ts'
import { addCubes, drawVotingCubes, holdVote } from '../rules/politics/voting.ts'
import { because, type CardEffect, type HegemonyTable, policyName } from '../rules/table.ts'
import { putCubesBack } from './cubes.ts'
import { figure } from './figures.ts'

const TOO_DEAR = because('H-GEN-11', 'card-cost')

/** Puts own cubes into the bag, which count at once, then proposes a Bill on the Policy of the movement. */
export function movement(card: string, role: Class, policy: Policy): CardEffect {
  const limits: BillLimits = { policies: [policy] }
  const cubes = figure(card, 'votingCubes')
  return {
    whyNot: (s) => whyNoBill(s, role, limits),
    *play(t) {
      addCubes(t, role, cubes, 'card')
      yield* propose(t, role, limits)
      return undefined
    },
  }
}

/** Two Bills on different Policies, one after the other, each with a separate Immediate Vote (H-FAQC-25, H-FAQC-26). */
export function twoBills(role: Role, card: string, fee = 0): CardEffect {
  return {
    whyNot: (s) => (canPay(s, role, fee) ? whyNoBill(s, role) : TOO_DEAR),
    *play(t) {
      pay(t, role, 'supply', fee, 'card', card)
      const first = yield* propose(t, role)
      const other: BillLimits = { except: first }
      if (whyNoBill(t.state, role, other) === null) yield* propose(t, role, other)
      return undefined
    },
  }
}

/** Proposes one Bill, with the limits of the card. */
export function proposing(role: Role, limits: BillLimits): CardEffect {
  return {
    whyNot: (s) => whyNoBill(s, role, limits),
    *play(t) {
      yield* propose(t, role, limits)
      return undefined
    },
  }
}

/** Any section, but no Immediate Vote. */
export function radicalReforms(role: Role): CardEffect {
  return proposing(role, { anySection: true, vote: 'none' })
}

/** The cubes of the vote are visible before it is called; the others state their side afterwards (H-FAQC-23). */
export function publicOpinionPolling(role: Role): CardEffect {
  return {
    whyNot: (s) => whyNoBill(s, role),
    *play(t) {
      const bill = yield* chooseBill(t, role)
      placeBill(t, role, bill)
      if (!isInForce(t.state, 'no-elections')) yield* poll(t, role, bill.policy)
      return undefined
    },
  }
}

function* poll(t: HegemonyTable, role: Role, policy: Policy): Script {
  const cubes = drawVotingCubes(t)
  const called = yield* t.confirm(role, say('ask.immediate-vote-free', { policy: policyName(policy) }))
  if (called) yield* holdVote(t, policy, true, cubes)
  else putCubesBack(t, cubes)
}
