// The latest vote, read off the log: who stands where, what was drawn and spent, how it ended.
import { CLASSES, ROLES } from '@hustings/hegemony/data'
import type { Class, HegemonyEvent, HegemonyView, Policy, Role, Section } from '../model.ts'

export interface Vote {
  readonly by: Role
  readonly policy: Policy
  readonly from: Section
  readonly to: Section
  readonly immediate: boolean
  readonly sides: Readonly<Partial<Record<Role, boolean>>>
  /** Null until they are drawn. */
  readonly cubes: readonly Class[] | null
  /** Null until everybody's influence is revealed. */
  readonly spent: Readonly<Partial<Record<Role, number>>> | null
  readonly result: { readonly for: number; readonly against: number; readonly passed: boolean } | null
}

/** The last vote called in these events; null when there was none. */
export function latestVote(events: readonly HegemonyEvent[], view: HegemonyView): Vote | null {
  const at = events.findLastIndex((event) => event.type === 'vote-called')
  const called = events[at]
  if (called?.type !== 'vote-called') return null
  const { role: by, policy, section: to, immediate } = called
  let vote: Vote = {
    by,
    policy,
    from: view.policies[policy],
    to,
    immediate,
    sides: {},
    cubes: null,
    spent: null,
    result: null,
  }
  for (const event of events.slice(at + 1)) vote = after(vote, event)
  // Cubes a card has already laid open before the vote was called are told by the view alone.
  return vote.cubes === null && vote.result === null && view.drawn.length > 0 ? { ...vote, cubes: view.drawn } : vote
}

function after(vote: Vote, event: HegemonyEvent): Vote {
  switch (event.type) {
    case 'side':
      return { ...vote, sides: { ...vote.sides, [event.role]: event.for } }
    case 'cubes-drawn':
      return vote.result === null ? { ...vote, cubes: event.cubes } : vote
    case 'influence-spent':
      return { ...vote, spent: event.spent }
    case 'vote-result':
      return { ...vote, result: { for: event.for, against: event.against, passed: event.passed } }
    case 'policy':
      return event.policy === vote.policy ? { ...vote, from: event.from } : vote
    default:
      return vote
  }
}

export const VOTE_STEPS = ['sides', 'draw', 'influence', 'result'] as const
export type VoteStep = (typeof VOTE_STEPS)[number]

export function stepOf({ cubes, spent, result }: Vote): VoteStep {
  if (result !== null) return 'result'
  if (spent !== null || cubes !== null) return 'influence'
  return 'sides'
}

/** Votes a role is certain to have on its side: its drawn cubes and the influence it has revealed. */
export function certainVotes(vote: Vote, role: Role): number {
  return cubesOf(vote, role) + (vote.spent?.[role] ?? 0)
}

export function cubesOf({ cubes }: Vote, role: Role): number {
  return CLASSES.some((of) => of === role) ? (cubes ?? []).filter((cube) => cube === role).length : 0
}

export function sideOf(vote: Vote, roles: readonly Role[], side: boolean): readonly Role[] {
  return ROLES.filter((role) => roles.includes(role) && vote.sides[role] === side)
}
