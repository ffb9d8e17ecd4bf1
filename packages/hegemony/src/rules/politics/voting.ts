// Elections and Immediate Votes (chapter 27): sides, cubes from the bag, secret Influence, the result and its effects.
import { type Answer, drawCubes, type Message, type Offer, type Question, type Script, say } from '@hustings/kernel'
import { CUBES_DRAWN_PER_VOTE, LEGITIMACY_INFLUENCE } from '../../data/boards.ts'
import { CLASSES, type Class, type Policy, type Role } from '../../data/vocabulary.ts'
import type { CubesWhy, ReturnWhy } from '../../state/events.ts'
import type { Bill, HegemonyState } from '../../state/state.ts'
import { inPlay, score } from '../economy/points.ts'
import { gainInfluence, spendInfluence } from '../economy/stock.ts'
import type { Pledges } from '../extensions.ts'
import { operationalCompanies, population } from '../labour/workers.ts'
import { type HegemonyTable, offer, policyName } from '../table.ts'
import { ballot, before } from './circumstances.ts'
import { changePolicy } from './policies.ts'

/** MC cubes added on every refill if the Middle Class is not in play (H-VOTE-04). */
const MIDDLE_CUBES_IN_2P = 5
const PROPOSER_VP = 3
const SUPPORTER_VP = 1

type Sides = Partial<Record<Role, boolean>>

const NO_PLEDGES: Pledges = {}

const SIDES: readonly Offer<boolean>[] = [
  offer('for', true, say('option.vote-for')),
  offer('against', false, say('option.vote-against')),
]

/** Adds own cubes to the bag, limited by the supply (H-COMP-03). Returns the number added. */
export function addCubes(t: HegemonyTable, of: Class, amount: number, why: CubesWhy): number {
  const added = Math.min(amount, t.state.cubes[of])
  if (added === 0) return 0
  t.state.cubes[of] -= added
  t.state.bag[of] += added
  t.emit({ type: 'cubes', class: of, from: 'supply', to: 'bag', amount: added, why })
  return added
}

/** H-VOTE-01 to H-VOTE-05. */
export function refillBag(t: HegemonyTable, withInfluence: boolean): void {
  const s = t.state
  addCubes(t, 'working', half(population(s, 'working')), 'refill')
  addCubes(t, 'middle', inPlay(s, 'middle') ? middleRefill(s) : MIDDLE_CUBES_IN_2P, 'refill')
  addCubes(t, 'capitalist', half(operationalCompanies(s, 'capitalist').length), 'refill')
  if (withInfluence && inPlay(s, 'state')) gainInfluence(t, 'state', refillInfluence(s), 'legitimacy')
}

function middleRefill(s: HegemonyState): number {
  return Math.max(half(population(s, 'middle')), half(operationalCompanies(s, 'middle').length))
}

/** Personal Influence by the lowest Legitimacy (H-STATE-VOTE-01). */
export function refillInfluence(s: HegemonyState): number {
  const lowest = Math.min(...CLASSES.map((of) => s.state.legitimacy[of]))
  return LEGITIMACY_INFLUENCE[lowest] ?? 0
}

function half(count: number): number {
  return Math.ceil(count / 2)
}

/** Holds a vote on the Bill on this Policy. `drawn`: cubes that are already out of the bag. */
export function* holdVote(
  t: HegemonyTable,
  policy: Policy,
  immediate: boolean,
  drawn?: readonly Class[],
  pledges: Pledges = NO_PLEDGES,
): Script {
  const bill = t.state.bills[policy]
  if (bill === undefined) throw new Error(`no Bill on Policy ${policy}`)
  t.emit({ type: 'vote-called', role: bill.by, policy, section: bill.section, immediate })
  const prompt = say('ask.vote-side', { policy: policyName(policy), section: bill.section })
  const sides = yield* takeSides(t, prompt, bill, pledges)
  const cubes = drawn ?? drawVotingCubes(t)
  const spent = yield* spendSecretly(t, policy, bill.by, sides, cubes, pledges)
  yield* resolveVote(t, policy, bill, sides, cubes, spent)
}

/**
 * Holds a vote on several changes at once, without a proposer: no VP, and the caller applies the result (CC-HIST-16).
 */
export function* holdReferendum(
  t: HegemonyTable,
  called: Role,
  moves: readonly Omit<Bill & { policy: Policy }, 'by'>[],
): Script<boolean> {
  const [first] = moves
  if (first === undefined) return false
  const { policy, section } = first
  t.emit({ type: 'vote-called', role: called, policy, section, immediate: true, referendum: true })
  const sides = yield* takeSides(t, say('ask.referendum-side'), { section }, NO_PLEDGES)
  const cubes = drawVotingCubes(t)
  const spent = yield* spendSecretly(t, policy, called, sides, cubes, NO_PLEDGES)
  const { passed, ...votes } = countVotes(t.state, sides, cubes, spent)
  t.emit({ type: 'vote-result', policy, section, ...votes, passed })
  putCubesAway(t, cubes, sides, passed)
  return passed
}

/** For or against, in regular order; the proposer is for (H-VOTE-07, H-VOTE-08, H-STATE-VOTE-02, H-STATE-VOTE-03). */
function* takeSides(
  t: HegemonyTable,
  prompt: Message,
  bill: Partial<Bill> & Pick<Bill, 'section'>,
  pledges: Pledges,
): Script<Sides> {
  const { roles, state } = t.state
  const sides: Sides = {}
  const hasNoSay = state.influence === 0 && bill.by !== 'state'
  if (hasNoSay && inPlay(t.state, 'state')) t.emit({ type: 'no-say', role: 'state' })
  for (const role of roles) {
    if (role === 'state' && hasNoSay) continue
    const side =
      role === bill.by
        ? true
        : (pledges[role]?.for ??
          (yield* t.choose(role, prompt, SIDES, { circumstances: () => before(t.state, role, bill.by, sides) })))
    sides[role] = side
    t.emit({ type: 'side', role, for: side })
  }
  return sides
}

/** Draws cubes from the bag face up; they stay in `drawn` until `returnDrawn` removes them. */
export function drawOpenly(t: HegemonyTable, count: number): Class[] {
  const cubes = drawCubes(t, t.state.bag, count)
  t.state.drawn.push(...cubes)
  return cubes
}

/** Moves drawn cubes of a class back into the bag or to their supply pile (H-COMP-11). */
export function returnDrawn(t: HegemonyTable, of: Class, amount: number, to: 'bag' | 'supply', why: CubesWhy): void {
  const s = t.state
  for (let i = 0; i < amount; i++) {
    const at = s.drawn.indexOf(of)
    if (at < 0) throw new Error(`no ${of} cube was drawn`)
    s.drawn.splice(at, 1)
  }
  if (amount === 0) return
  if (to === 'bag') s.bag[of] += amount
  else s.cubes[of] += amount
  t.emit({ type: 'cubes', class: of, from: 'table', to, amount, why })
}

/** Five cubes; an empty bag is refilled twice, without Influence (H-VOTE-09, H-VOTE-22, HQ-02). */
export function drawVotingCubes(t: HegemonyTable): Class[] {
  const cubes = drawOpenly(t, CUBES_DRAWN_PER_VOTE)
  if (cubes.length < CUBES_DRAWN_PER_VOTE) {
    refillBag(t, false)
    refillBag(t, false)
    cubes.push(...drawOpenly(t, CUBES_DRAWN_PER_VOTE - cubes.length))
  }
  t.emit({ type: 'cubes-drawn', cubes })
  return cubes
}

/** All roles with Influence choose an amount at the same time (H-VOTE-10, H-INFO-07). */
function* spendSecretly(
  t: HegemonyTable,
  policy: Policy,
  proposer: Role,
  sides: Sides,
  cubes: readonly Class[],
  pledges: Pledges,
): Script<Partial<Record<Role, number>>> {
  const voters = t.state.roles.filter(
    (role) => sides[role] !== undefined && t.state[role].influence > 0 && pledges[role] === undefined,
  )
  const prompt = say('ask.vote-influence', { policy: policyName(policy) })
  const questions = voters.map(
    (seat): Question => ({
      shape: 'number',
      seat,
      prompt,
      min: 0,
      max: t.state[seat].influence,
      circumstances: () => ballot(t.state, seat, proposer, sides, cubes),
    }),
  )
  const answers: readonly Answer[] = yield* t.together(questions)
  const spent: Partial<Record<Role, number>> = {}
  for (const [i, role] of voters.entries()) {
    const amount = Number(answers[i])
    if (amount === 0) continue
    spent[role] = amount
    spendInfluence(t, role, amount, 'vote')
  }
  for (const role of t.state.roles) {
    const pledged = pledges[role]?.influence ?? 0
    if (pledged === 0) continue
    spent[role] = pledged
    spendInfluence(t, role, pledged, 'vote')
  }
  t.emit({ type: 'influence-spent', spent })
  return spent
}

/** The side of a class's cubes; cubes of a class without a player support no side (H-VOTE-20). */
function sideOf(s: HegemonyState, of: Class, sides: Sides): boolean | undefined {
  return inPlay(s, of) ? sides[of] : undefined
}

function countVotes(
  s: HegemonyState,
  sides: Sides,
  cubes: readonly Class[],
  spent: Partial<Record<Role, number>>,
): { for: number; against: number; passed: boolean } {
  const votes = { for: 0, against: 0 }
  const count = (side: boolean | undefined, amount: number): void => {
    if (side !== undefined) votes[side ? 'for' : 'against'] += amount
  }
  for (const cube of cubes) count(sideOf(s, cube, sides), 1)
  for (const role of s.roles) count(sides[role], spent[role] ?? 0)
  return { ...votes, passed: votes.for >= votes.against }
}

function* resolveVote(
  t: HegemonyTable,
  policy: Policy,
  bill: Bill,
  sides: Sides,
  cubes: readonly Class[],
  spent: Partial<Record<Role, number>>,
): Script {
  const { passed, ...votes } = countVotes(t.state, sides, cubes, spent)
  t.emit({ type: 'vote-result', policy, section: bill.section, ...votes, passed })
  returnBill(t, policy, 'vote')
  if (passed) rewardSupporters(t, bill, sides, cubes, spent)
  putCubesAway(t, cubes, sides, passed)
  if (passed) yield* changePolicy(t, policy, bill.section)
}

/** The marker returns to its owner and can be used again (H-VOTE-16, H-LAW-10). */
export function returnBill(t: HegemonyTable, policy: Policy, why: ReturnWhy): void {
  const bill = t.state.bills[policy]
  if (bill === undefined) return
  delete t.state.bills[policy]
  t.emit({ type: 'bill-returned', role: bill.by, policy, why })
}

/** H-VOTE-13, H-VOTE-14, H-STATE-VOTE-04. */
function rewardSupporters(
  t: HegemonyTable,
  bill: Bill,
  sides: Sides,
  cubes: readonly Class[],
  spent: Partial<Record<Role, number>>,
): void {
  for (const role of t.state.roles) {
    if (role === bill.by) score(t, role, PROPOSER_VP, 'bill')
    else if (sides[role] === true && (spent[role] !== undefined || cubes.some((cube) => cube === role))) {
      score(t, role, SUPPORTER_VP, 'support')
    }
  }
}

/** Cubes of losers return to the bag; all others go to the supply (H-VOTE-17, H-VOTE-20). */
function putCubesAway(t: HegemonyTable, cubes: readonly Class[], sides: Sides, passed: boolean): void {
  for (const role of CLASSES) {
    const amount = cubes.filter((cube) => cube === role).length
    const side = sideOf(t.state, role, sides)
    const loses = side !== undefined && side !== passed
    returnDrawn(t, role, amount, loses ? 'bag' : 'supply', loses ? 'returned' : 'vote')
  }
}
