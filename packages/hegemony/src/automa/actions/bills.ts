// Propose Bill (CC-AUTO-32 to CC-AUTO-34, CC-AUTO-65, CC-AUTO-66, CC-AUTO-104, CC-AUTO-105): which policy, which section,
// and whether it is voted on at once.
import { type Message, type Script, say } from '@hustings/kernel'
import { type BonusId, bonusFigure } from '../../data/automa-bonuses.ts'
import { ROUNDS } from '../../data/boards.ts'
import type { Class, Policy, Section } from '../../data/vocabulary.ts'
import { canPay, pay } from '../../rules/economy/money.ts'
import { isInForce } from '../../rules/measures.ts'
import { billMarkersLeft, isNext, propose, whyNoBill } from '../../rules/politics/bills.ts'
import { addCubes } from '../../rules/politics/voting.ts'
import { type HegemonyTable, policyName } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { desiredSection, distance, modeOf, nearerSection } from '../place/automa.ts'
import { byPriority } from '../place/board.ts'
import { immediateVoteTest } from '../place/votes.ts'
import { type AutomaAction, answering, type Played } from './action.ts'

/** Section of the Bill: one step nearer, or with the bonus directly the desired section (CC-AUTO-33, CC-AUTO-34). */
export function sectionFor(s: HegemonyState, of: Class, policy: Policy, bonus: BonusId | null): Section {
  return bonus === 'straight-to-desired' ? desiredSection(of, policy) : nearerSection(s, of, policy)
}

/** Cost of an Immediate Vote, or that there is none: never on a Bill that skips a section (CC-AUTO-34, CC-AUTO-83). */
function voteOn(s: HegemonyState, policy: Policy, section: Section, bonus: BonusId | null): 'paid' | 'free' | 'none' {
  if (!isNext(s.policies[policy], section) || isInForce(s, 'no-elections')) return 'none'
  return bonus === 'free-vote' || isInForce(s, 'free-immediate-votes') ? 'free' : 'paid'
}

/** In the last round Policy 7 is skipped, and so is Policy 6 without an Immediate Vote (CC-AUTO-104, CC-AUTO-105). */
export function isPointless(s: HegemonyState, of: Class, policy: Policy, bonus: BonusId | null): boolean {
  if (s.clock.round !== ROUNDS || (policy !== 6 && policy !== 7)) return false
  if (policy === 7) return true
  const section = sectionFor(s, of, policy, bonus)
  const vote = voteOn(s, policy, section, bonus)
  return vote === 'none' || !immediateVoteTest(s, of, policy, section, vote === 'free' ? 0 : 1).called
}

/**
 * Whether a Bill makes sense: not the desired section yet, no Bill, a marker left, not locked, and useful this round.
 */
export function canProposeFor(s: HegemonyState, of: Class, policy: Policy, bonus: BonusId | null): boolean {
  if (distance(s, of, policy) === 0 || whyNoBill(s, of, { policies: [policy] }) !== null) return false
  return !isPointless(s, of, policy, bonus)
}

/** Policies it considers, in order: those of the card, or those of its priority cards (CC-AUTO-32, CC-AUTO-65). */
function considered(s: HegemonyState, of: Class, { card }: Played): readonly Policy[] {
  const board = s.ai[of]?.board ?? null
  return modeOf(s, of) === 'advanced' && board !== null ? byPriority(board.policies) : card.policies
}

/** Returns the first policy for which it can propose another Bill, or null (CC-AUTO-66). */
export function policyToPropose(
  s: HegemonyState,
  of: Class,
  played: Played,
  proposed: readonly Policy[] = [],
): Policy | null {
  const isPossible = (policy: Policy): boolean =>
    !proposed.includes(policy) && canProposeFor(s, of, policy, played.bonus)
  return considered(s, of, played).find(isPossible) ?? null
}

/**
 * Number of Bills it may propose: with the bonus two on different policies, if possible and affordable (OQ-42, R-110).
 */
function billsAllowed(t: HegemonyTable, of: Class, played: Played): number {
  const { bonus } = played
  if (bonus !== 'two-bills' && bonus !== 'pay-for-two-bills') return 1
  const bills = bonusFigure(bonus, 'bills')
  const fee = bonusFigure(bonus, 'pay')
  if (fee === 0) return bills
  const first = policyToPropose(t.state, of, played)
  const second = first === null ? null : policyToPropose(t.state, of, played, [first])
  if (second === null || billMarkersLeft(t.state, of) < bills || !canPay(t.state, of, fee)) return 1
  pay(t, of, 'supply', fee, 'card')
  return bills
}

export const billAction: AutomaAction = {
  test(s, of, played) {
    const markers = billMarkersLeft(s, of)
    const found: Message[] = [say('found.bill-markers', { markers })]
    for (const policy of considered(s, of, played)) {
      const away = distance(s, of, policy)
      const possible = canProposeFor(s, of, policy, played.bonus)
      found.push(say('found.policy', { policy: policyName(policy), away, possible: possible ? 'yes' : 'no' }))
      if (possible) break
    }
    const rule = modeOf(s, of) === 'simple' ? 'CC-AUTO-32' : 'CC-AUTO-65'
    return { possible: policyToPropose(s, of, played) !== null, rule, found }
  },
  *perform(t, of, played) {
    const { bonus } = played
    if (bonus === 'cubes-first') addCubes(t, of, bonusFigure(bonus, 'cubes'), 'card')
    const bills = billsAllowed(t, of, played)
    const proposed: Policy[] = []
    let jumped = false
    let voted = false
    while (proposed.length < bills) {
      const policy = policyToPropose(t.state, of, played, proposed)
      if (policy === null) break
      const section = sectionFor(t.state, of, policy, bonus)
      jumped ||= !isNext(t.state.policies[policy], section)
      yield* proposeFor(t, of, policy, section, bonus)
      // A Bill that was voted on has left its policy.
      voted ||= t.state.bills[policy] === undefined
      proposed.push(policy)
    }
    return isBonusUsed(bonus, { bills: proposed.length, jumped, voted })
  },
}

function* proposeFor(t: HegemonyTable, of: Class, policy: Policy, section: Section, bonus: BonusId | null): Script {
  const vote = voteOn(t.state, policy, section, bonus)
  const bill = `bill:${policy}${section}`
  yield* answering(of, propose(t, of, { policies: [policy], anySection: true, vote }), ({ prompt }) =>
    prompt.key === 'ask.bill' ? bill : undefined,
  )
}

interface Proposed {
  readonly bills: number
  /** Directly to the desired section, skipping another one. */
  readonly jumped: boolean
  /** Voted on immediately. */
  readonly voted: boolean
}

/** CC-AUTO-103, R-116. */
function isBonusUsed(bonus: BonusId | null, { bills, jumped, voted }: Proposed): boolean {
  if (bonus === 'straight-to-desired') return jumped
  if (bonus === 'free-vote') return voted
  if (bonus === 'two-bills' || bonus === 'pay-for-two-bills') return bills > 1
  return bonus !== null
}
