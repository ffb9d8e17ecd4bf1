// Decisions about Bills and votes outside of its turn (CC-AUTO-79 to CC-AUTO-86, CC-AX-01 to CC-AX-03).

import { aiCard } from '../../data/automa.ts'
import { POLICIES, type Policy } from '../../data/vocabulary.ts'
import { deckSize } from '../../rules/automas.ts'
import { canProposeFor, isPointless } from '../actions/bills.ts'
import { desiredSection, favours, nearerSection, theAutoma } from '../place/automa.ts'
import { byPriority } from '../place/board.ts'
import { drawForDecision, drawYesOrNo } from '../place/deck.ts'
import { immediateVoteTest } from '../place/votes.ts'
import { type Asked, type Decider, named } from './decision.ts'

/** For its desired section, or one nearer to it (CC-AUTO-85). */
const voteSide: Decider = ({ s, of, watch }) => {
  if (watch.vote === null) return undefined
  return favours(s, of, watch.vote.policy, watch.vote.section) ? 'for' : 'against'
}

const immediateVote =
  (cost: 0 | 1): Decider =>
  (asked) => {
    const { t, s, of } = asked
    const policy = POLICIES.find((candidate) => String(candidate) === named(asked, 'policy'))
    const bill = policy === undefined ? undefined : s.bills[policy]
    if (policy === undefined || bill === undefined) return undefined
    const test = immediateVoteTest(s, of, policy, bill.section, cost)
    t.emit(test)
    return test.called
  }

/** The section it would propose, if available and useful in this round (CC-AUTO-104, CC-AUTO-105). */
function billOn({ s, of, legal }: Asked, policy: Policy): string | undefined {
  if (isPointless(s, of, policy, null)) return undefined
  const nearer = `bill:${policy}${nearerSection(s, of, policy)}`
  if (legal.includes(nearer)) return nearer
  const desired = `bill:${policy}${desiredSection(of, policy)}`
  return legal.includes(desired) ? desired : undefined
}

/** The highest policy card, or the policies of the AI cards drawn until one is possible (CC-AX-01 to CC-AX-03). */
const outOfTurnBill: Decider = (asked) => {
  const { t, s, of } = asked
  const { board } = theAutoma(s, of)
  if (board !== null) {
    for (const policy of byPriority(board.policies)) {
      const bill = billOn(asked, policy)
      if (bill !== undefined) return bill
    }
    return undefined
  }
  const cards: string[] = []
  for (let left = deckSize(theAutoma(s, of)); left > 0; left--) {
    const [card] = drawForDecision(t, of, 1)
    if (card === undefined) break
    cards.push(card)
    for (const policy of aiCard(card).policies) {
      const bill = billOn(asked, policy)
      if (bill === undefined) continue
      t.emit({ type: 'automa-draw', role: of, why: 'bill', cards, yes: true })
      return bill
    }
  }
  t.emit({ type: 'automa-draw', role: of, why: 'bill', cards, yes: false })
  return undefined
}

/** Optional: an AI card decides (CC-AUTO-108), but it proposes only what it wants (CC-AX-02). */
const newBill: Decider = ({ t, s, of }) =>
  POLICIES.some((policy) => canProposeFor(s, of, policy, null)) && drawYesOrNo(t, of)

export const POLITICS: Readonly<Record<string, Decider>> = {
  'ask.vote-side': voteSide,
  'ask.immediate-vote': immediateVote(1),
  'ask.immediate-vote-free': immediateVote(0),
  'ask.bill': outOfTurnBill,
  'ask.new-bill': newBill,
}
