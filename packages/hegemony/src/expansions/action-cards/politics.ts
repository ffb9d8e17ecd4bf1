// The four cards about Bills and Influence that Crisis & Control adds to every deck.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { figure } from '../../cards/figures.ts'
import { POLICIES, type Policy, type Role } from '../../data/vocabulary.ts'
import { gainInfluence, giveInfluence } from '../../rules/economy/stock.ts'
import { putInForce } from '../../rules/measures.ts'
import { billMarkersLeft, propose, whyClosed, whyNoBill } from '../../rules/politics/bills.ts'
import { returnBill } from '../../rules/politics/voting.ts'
import { because, type CardEffect, type HegemonyTable, offer, policyName, roleName, unless } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'

const NO_MARKER = because('H-LAW-04', 'no-bill-marker')
const NO_POLICY = because('H-LAW-03', 'no-open-policy')

/** A Policy without a Bill cannot get one for the rest of the round; an own marker is placed on it. */
export function protectTheStatusQuo(role: Role): CardEffect {
  const card = `${role}-protect-the-status-quo`
  return {
    whyNot(s) {
      if (billMarkersLeft(s, role) === 0) return NO_MARKER
      return POLICIES.some((policy) => whyClosed(s, policy) === null) ? null : NO_POLICY
    },
    *play(t) {
      const policy = yield* t.choose(
        role,
        say('ask.freeze-policy'),
        POLICIES.map((candidate) => unless(whyClosed(t.state, candidate), freezeOffer(t.state, candidate))),
      )
      putInForce(t, card, 'round', { kind: 'frozen', policy, by: role })
      t.emit({ type: 'policy-frozen', role, policy })
      gainInfluence(t, role, figure(card, 'influence'), 'card')
      return undefined
    },
  }
}

function freezeOffer(s: HegemonyState, policy: Policy): Offer<Policy> {
  return offer(`policy:${policy}`, policy, policyName(policy), `policy:${policy}${s.policies[policy]}`)
}

const TOO_MANY_BILLS = because('CC-ACT-07', 'too-many-bills', { count: 3 })
const NO_FOREIGN_BILL = because('CC-ACT-07', 'no-foreign-bill')

function billsOfOthers(s: HegemonyState, role: Role): Policy[] {
  return POLICIES.filter((policy) => s.bills[policy] !== undefined && s.bills[policy]?.by !== role)
}

/** Removes a Bill of another player; then both may propose a new one, first the player of this card. */
export function changeOfGovernmentAgenda(role: Role): CardEffect {
  const most = figure(`${role}-change-of-government-agenda`, 'maxBills')
  return {
    whyNot(s): Reason | null {
      if (POLICIES.filter((policy) => s.bills[policy] !== undefined).length > most) return TOO_MANY_BILLS
      return billsOfOthers(s, role).length > 0 ? null : NO_FOREIGN_BILL
    },
    *play(t) {
      const policy = yield* t.choose(
        role,
        say('ask.cancel-bill'),
        billsOfOthers(t.state, role).map(cancelOffer(t.state)),
      )
      const owner = t.state.bills[policy]?.by
      returnBill(t, policy, 'card')
      yield* mayPropose(t, role)
      if (owner !== undefined) yield* mayPropose(t, owner)
      return undefined
    },
  }
}

const cancelOffer =
  (s: HegemonyState) =>
  (policy: Policy): Offer<Policy> => {
    const bill = s.bills[policy]
    const label = say('option.cancel-bill', { policy: policyName(policy), role: roleName(bill?.by ?? 'state') })
    return offer(`bill:${policy}`, policy, label, `policy:${policy}${bill?.section ?? s.policies[policy]}`)
  }

function* mayPropose(t: HegemonyTable, role: Role): Script {
  if (whyNoBill(t.state, role) !== null) return
  if (yield* t.confirm(role, say('ask.new-bill'))) yield* propose(t, role)
}

const NOBODY_HAS_INFLUENCE = because('H-GEN-11', 'nobody-has-influence')
const WITHOUT_INFLUENCE = because('R-06', 'player-without-influence')

/** Another player gives 2 Influence, or the 1 they have; the State gives Personal Influence. */
export function revealPoliticalScandal(role: Role): CardEffect {
  const amount = figure(`${role}-reveal-political-scandal`, 'influence')
  const others = (s: HegemonyState): Role[] => s.roles.filter((other) => other !== role)
  return {
    whyNot: (s) => (others(s).some((other) => s[other].influence > 0) ? null : NOBODY_HAS_INFLUENCE),
    *play(t) {
      const victim = yield* t.choose(
        role,
        say('ask.scandal'),
        others(t.state).map((other) =>
          unless(
            t.state[other].influence === 0 ? WITHOUT_INFLUENCE : null,
            offer(`role:${other}`, other, roleName(other), `role:${other}`),
          ),
        ),
      )
      giveInfluence(t, victim, role, Math.min(amount, t.state[victim].influence), 'card')
      return undefined
    },
  }
}

/** Influence for own Bills on the board, then one more Bill, which waits for the elections. */
export function momentumForChange(role: Role): CardEffect {
  const card = `${role}-momentum-for-change`
  const limits = { vote: 'none' } as const
  return {
    whyNot: (s) => whyNoBill(s, role, limits),
    *play(t) {
      const own = POLICIES.filter((policy) => t.state.bills[policy]?.by === role).length
      gainInfluence(t, role, own * figure(card, 'influencePerBill'), 'card')
      yield* propose(t, role, limits)
      return undefined
    },
  }
}
