// Circumstances of a role that proposes a Bill, takes a side or spends Influence.
import { CLASSES, type Class, POLICIES, type Policy, type Role } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { INFLUENCE, quarters, stepWord } from '../circumstances.ts'

/** For a proposer, or for an Immediate Vote: the turn, Policies, Bills, Influence and the bag. */
export function politics(s: HegemonyState, role: Role): string[] {
  const words = [`turn-${Math.floor(s.clock.step / s.roles.length)}`]
  let own = 0
  for (const policy of POLICIES) {
    const section = s.policies[policy]
    if (section !== 'B') words.push(POLICY_WORDS[policy][section])
    if (s.bills[policy]?.by === role) own++
  }
  words.push(`bills-${own}`, stepWord('influence', s[role].influence, INFLUENCE))
  let rivals = 0
  for (const other of s.roles) if (other !== role) rivals = Math.max(rivals, s[other].influence)
  words.push(stepWord('rival-influence', rivals, INFLUENCE))
  if (role !== 'state') words.push(`votes-${quarters(s.bag[role], s.bag.working + s.bag.middle + s.bag.capitalist)}`)
  return words
}

const POLICY_WORDS = Object.fromEntries(
  POLICIES.map((policy) => [policy, { A: `policy-${policy}A`, C: `policy-${policy}C` }]),
) as Readonly<Record<Policy, Readonly<Record<'A' | 'C', string>>>>

/** For taking a side: the proposer, the content of the bag, and the sides so far. */
export function before(
  s: HegemonyState,
  role: Role,
  proposer: Role | undefined,
  sides: Partial<Record<Role, boolean>>,
): readonly string[] {
  const words = [stepWord('influence', s[role].influence, INFLUENCE), `by-${proposer ?? 'nobody'}`]
  const all = s.bag.working + s.bag.middle + s.bag.capitalist
  for (const seatClass of CLASSES) words.push(`${seatClass}-votes-${quarters(s.bag[seatClass], all)}`)
  for (const other of s.roles) {
    const side = sides[other]
    if (side !== undefined) words.push(`${other}-${side ? 'for' : 'against'}`)
  }
  return words
}

/** For spending Influence: the lead of the own side, and the maximum that the others can add. */
export function ballot(
  s: HegemonyState,
  role: Role,
  proposer: Role,
  sides: Partial<Record<Role, boolean>>,
  cubes: readonly Class[],
): readonly string[] {
  const side = sides[role]
  let lead = 0
  for (const cube of cubes) if (sides[cube] !== undefined) lead += sides[cube] === side ? 1 : -1
  const against = { helpers: 0, rivals: 0 }
  for (const other of s.roles) {
    if (other === role || sides[other] === undefined) continue
    against[sides[other] === side ? 'helpers' : 'rivals'] += s[other].influence
  }
  return [
    `${side ? 'for' : 'against'}-ahead-${Math.max(-4, Math.min(4, lead))}`,
    stepWord('helpers', against.helpers, INFLUENCE),
    stepWord('rivals', against.rivals, INFLUENCE),
    stepWord('influence', s[role].influence, INFLUENCE),
    proposer === role ? 'own-bill' : `by-${proposer}`,
  ]
}
