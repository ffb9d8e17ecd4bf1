// Immediate Votes and sides (CC-AUTO-79 to CC-AUTO-86): whether an Automa calls a vote, and how it votes.
import { CLASSES, type Class, type Policy, type Role, type Section } from '../../data/vocabulary.ts'
import type { AutomaEvent } from '../../state/automa-events.ts'
import type { HegemonyState } from '../../state/state.ts'
import { favours } from './automa.ts'

export type ImmediateVoteTest = Extract<AutomaEvent, { type: 'immediate-vote-tested' }>

/** The test for a Bill on the board or a possible one; `cost` is 0 where an effect makes the vote free (CC-AUTO-83). */
export function immediateVoteTest(
  s: HegemonyState,
  of: Class,
  policy: Policy,
  section: Section,
  cost: 0 | 1,
): ImmediateVoteTest {
  const told = { type: 'immediate-vote-tested', role: of, policy, section, cost } as const
  if (s.players === 2) {
    const opponent = of === 'working' ? 'capitalist' : 'working'
    const own = s[of].influence
    const others = s[opponent].influence
    const cubes = { own: s.bag[of], opponent: s.bag[opponent] }
    const called = own >= cost && own - cost > others && cubes.own >= cubes.opponent
    return { ...told, sides: null, own, others, cubes, ally: null, called }
  }
  const sides = estimatedSides(s, of, policy, section)
  let own = 0
  let others = 0
  for (const role of s.roles) {
    if (sides[role] === true) own += s[role].influence
    else others += s[role].influence
  }
  const ally = CLASSES.some((other) => other !== of && sides[other] === true)
  const called = s[of].influence >= cost && own - cost > others && ally
  return { ...told, sides, own, others, cubes: null, ally, called }
}

/** All roles are assumed to want what table 0.5 says; the estimate binds no role (CC-AUTO-82, CC-AUTO-84). */
function estimatedSides(s: HegemonyState, of: Class, policy: Policy, section: Section): Partial<Record<Role, boolean>> {
  const sides: Partial<Record<Role, boolean>> = {}
  for (const role of s.roles) sides[role] = role === of || favours(s, role, policy, section)
  return sides
}
