// Invariants of every Automa.
import { AI_CARDS_OF } from '../data/automa.ts'
import { STARTING_LAYOUT } from '../data/automa-instructions.ts'
import { POLICIES } from '../data/vocabulary.ts'
import type { Complain } from '../rules/extensions.ts'
import type { HegemonyState } from '../state/state.ts'
import { automaClasses, distance, theAutoma } from './place/automa.ts'

/** Every AI card and priority card of an Automa exists exactly once; no card in the rows is settled (CC-AUTO-71). */
export function automasSound(s: HegemonyState, must: Complain): void {
  for (const role of automaClasses(s)) {
    const { deck, discard, card, board } = theAutoma(s, role)
    const cards = [...deck.flat(), ...discard, ...(card === null ? [] : [card])]
    must(cards.length === AI_CARDS_OF[role].length && new Set(cards).size === cards.length, role, 'AI cards')
    if (board === null) continue
    const actions = [...board.actions.flat(), ...board.asideActions].sort()
    must(sameThings(actions, STARTING_LAYOUT[role].actions.flat()), role, 'action priority cards:', actions.join())
    const policies = [...board.policies.flat(), ...board.asidePolicies, ...board.removedPolicies].sort()
    must(sameThings(policies, POLICIES), role, 'policy priority cards:', policies.join())
    for (const policy of board.policies.flat()) {
      must(distance(s, role, policy) > 0, role, 'wants no more of Policy', policy, 'whose card lies in a row')
    }
  }
}

function sameThings(found: readonly unknown[], wanted: readonly unknown[]): boolean {
  return found.length === wanted.length && wanted.every((each) => found.includes(each))
}
