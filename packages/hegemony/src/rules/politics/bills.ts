// Propose Bill and the Immediate Vote (chapter 8): the same for all roles.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { BILL_MARKERS } from '../../data/boards.ts'
import { POLICIES, type Policy, type Role, SECTIONS, type Section } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { spendInfluence } from '../economy/stock.ts'
import { closureOf, isInForce, markersOnFrozen } from '../measures.ts'
import { because, type HegemonyTable, offer, type PlainAction, policyName, unless } from '../table.ts'
import { politics } from './circumstances.ts'
import { holdVote } from './voting.ts'

/** Changes of the action by a card. */
export interface BillLimits {
  /** Only on one of these Policies. */
  readonly policies?: readonly Policy[]
  /** Not on this Policy. */
  readonly except?: Policy
  /** Every other section, not only adjacent ones. */
  readonly anySection?: boolean
  /** Cost of an Immediate Vote: 1 Influence, nothing, or it cannot be called. */
  readonly vote?: 'paid' | 'free' | 'none'
}

export interface BillChoice {
  readonly policy: Policy
  readonly section: Section
}

const NO_MARKER = because('H-LAW-04', 'no-bill-marker')
const NO_POLICY = because('H-LAW-03', 'no-open-policy')
const POLICY_TAKEN = because('H-LAW-03', 'policy-has-bill')
const LOCKED = because('CC-CRISIS-15', 'policy-locked')
const FROZEN = because('CC-ACT-06', 'policy-frozen')
const NOT_NEXT = because('H-LAW-02', 'section-not-next')

/** Own Bill markers that are not on the board (H-COMP-10). */
export function billMarkersLeft(s: HegemonyState, role: Role): number {
  let left = BILL_MARKERS - markersOnFrozen(s, role)
  for (const policy of POLICIES) if (s.bills[policy]?.by === role) left--
  return left
}

export function whyNoBill(s: HegemonyState, role: Role, limits: BillLimits = {}): Reason | null {
  if (billMarkersLeft(s, role) === 0) return NO_MARKER
  return POLICIES.some((policy) => isOpen(s, policy, limits)) ? null : NO_POLICY
}

function isAllowed(policy: Policy, { policies, except }: BillLimits): boolean {
  return policy !== except && (policies === undefined || policies.includes(policy))
}

/** Returns why the Policy takes no Bill now: it has one (H-LAW-03), or a card blocks it. */
export function whyClosed(s: HegemonyState, policy: Policy): Reason | null {
  if (s.bills[policy] !== undefined) return POLICY_TAKEN
  const closure = closureOf(s, policy)
  if (closure === null) return null
  return closure.kind === 'locked' ? LOCKED : FROZEN
}

function isOpen(s: HegemonyState, policy: Policy, limits: BillLimits): boolean {
  return isAllowed(policy, limits) && whyClosed(s, policy) === null
}

/** Whether the sections are adjacent: a Bill moves a Policy by one section (H-LAW-01, H-LAW-02). */
export function isNext(from: Section, to: Section): boolean {
  return from !== to && (from === 'B' || to === 'B')
}

function billOffers(s: HegemonyState, limits: BillLimits): Offer<BillChoice>[] {
  const offers: Offer<BillChoice>[] = []
  for (const policy of POLICIES) {
    if (!isAllowed(policy, limits)) continue
    const closed = whyClosed(s, policy)
    for (const section of SECTIONS) {
      const from = s.policies[policy]
      if (section === from) continue
      const offered = BILL_OFFERS[policy][section]
      if (closed !== null) offers.push(unless(closed, offered))
      else if (limits.anySection !== true && !isNext(from, section)) offers.push(unless(NOT_NEXT, offered))
      else offers.push(offered)
    }
  }
  return offers
}

const BILL_OFFERS = Object.fromEntries(
  POLICIES.map((policy) => [
    policy,
    Object.fromEntries(SECTIONS.map((section) => [section, billOffer(policy, section)])),
  ]),
) as Readonly<Record<Policy, Readonly<Record<Section, Offer<BillChoice>>>>>

function billOffer(policy: Policy, section: Section): Offer<BillChoice> {
  const id = `${policy}${section}`
  return offer(
    `bill:${id}`,
    { policy, section },
    say('option.bill', { policy: policyName(policy), section }),
    `policy:${id}`,
  )
}

/** Asks for a Bill; `chooser` may differ from the proposer (H-FAQC-33). */
export function* chooseBill(t: HegemonyTable, chooser: Role, limits: BillLimits = {}): Script<BillChoice> {
  const circumstances = () => politics(t.state, chooser)
  return yield* t.choose(chooser, say('ask.bill'), billOffers(t.state, limits), { circumstances })
}

export function placeBill(t: HegemonyTable, role: Role, { policy, section }: BillChoice): void {
  t.state.bills[policy] = { by: role, section }
  t.state.billProposed = true
  t.emit({ type: 'bill-proposed', role, policy, section })
}

/** Places a Bill and, if the proposer wants, calls an Immediate Vote on it. */
export function* propose(t: HegemonyTable, role: Role, limits: BillLimits = {}): Script<Policy> {
  const bill = yield* chooseBill(t, role, limits)
  placeBill(t, role, bill)
  yield* offerImmediateVote(t, role, bill.policy, limits.vote ?? 'paid')
  return bill.policy
}

/** The proposer decides before the others state their position (H-LAW-12); the Influence is not a vote (H-LAW-11). */
export function* offerImmediateVote(
  t: HegemonyTable,
  role: Role,
  policy: Policy,
  cost: 'paid' | 'free' | 'none',
): Script {
  if (cost === 'none' || isInForce(t.state, 'no-elections')) return
  const free = cost === 'free' || isInForce(t.state, 'free-immediate-votes')
  if (!free && t.state[role].influence === 0) return
  const wanted = yield* t.confirm(
    role,
    say(free ? 'ask.immediate-vote-free' : 'ask.immediate-vote', { policy: policyName(policy) }),
    { circumstances: () => politics(t.state, role) },
  )
  if (!wanted) return
  if (!free) spendInfluence(t, role, 1, 'immediate-vote')
  yield* holdVote(t, policy, true)
}

export const proposeBill: PlainAction = {
  id: 'propose-bill',
  whyNot: whyNoBill,
  *perform(t, role) {
    yield* propose(t, role)
  },
}
