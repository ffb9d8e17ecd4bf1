// The latest vote, derived from the log: the sides, drawn cubes and spent influence, the result.
import { CLASSES, ROLES } from '@hustings/hegemony/data'
import type { Class, HegemonyEvent, HegemonyView, Policy, Role, Section } from '../words/model.ts'

export interface Vote {
  readonly by: Role
  readonly policy: Policy
  readonly from: Section
  readonly to: Section
  readonly immediate: boolean
  readonly sides: Readonly<Partial<Record<Role, boolean>>>
  /** Seats without a side because they have no votes. */
  readonly voiceless: readonly Role[]
  /** Null until they are drawn. */
  readonly cubes: readonly Class[] | null
  /** Null until all influence is revealed. */
  readonly spent: Readonly<Partial<Record<Role, number>>> | null
  /** The decision of the Automas of each side, and their revealed cards; absent without Automas. */
  readonly automas: readonly AutomaInfluence[]
  readonly result: { readonly for: number; readonly against: number; readonly passed: boolean } | null
}

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export interface AutomaInfluence {
  readonly rule: Told<'automa-influence'>
  /** Null until humans have shown what they spend. */
  readonly drawn: Told<'automa-influence-drawn'> | null
}

/** The last vote called in these events; null if there was none. */
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
    voiceless: [],
    cubes: null,
    spent: null,
    automas: [],
    result: null,
  }
  for (const event of events.slice(at + 1)) vote = after(vote, event)
  // Cubes revealed by a card before the call of the vote are in the view only.
  return vote.cubes === null && vote.result === null && view.drawn.length > 0 ? { ...vote, cubes: view.drawn } : vote
}

function after(vote: Vote, event: HegemonyEvent): Vote {
  switch (event.type) {
    case 'side':
      return { ...vote, sides: { ...vote.sides, [event.role]: event.for } }
    case 'no-say':
      return { ...vote, voiceless: [...vote.voiceless, event.role] }
    case 'cubes-drawn':
      return vote.result === null ? { ...vote, cubes: event.cubes } : vote
    case 'automa-influence':
      return { ...vote, automas: [...vote.automas, { rule: event, drawn: null }] }
    case 'automa-influence-drawn':
      return {
        ...vote,
        automas: vote.automas.map((each) =>
          each.rule.group.join() === event.group.join() ? { ...each, drawn: event } : each,
        ),
      }
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

/** Certain votes of a role for its side: drawn cubes and revealed influence. */
export function certainVotes(vote: Vote, role: Role): number {
  return cubesOf(vote, role) + (vote.spent?.[role] ?? 0)
}

export function cubesOf({ cubes }: Vote, role: Role): number {
  return CLASSES.some((of) => of === role) ? (cubes ?? []).filter((cube) => cube === role).length : 0
}

/** Possible votes from influence; zero after it is revealed. */
export function possibleVotes(vote: Vote, view: HegemonyView, role: Role): number {
  return vote.spent === null && vote.result === null ? view[role].influence : 0
}

/** Votes of a side: as in the result, or the certain ones so far. */
export function votesOf(vote: Vote, roles: readonly Role[], side: boolean): number {
  const counted = side ? vote.result?.for : vote.result?.against
  return counted ?? sideOf(vote, roles, side).reduce((sum, role) => sum + certainVotes(vote, role), 0)
}

export function sideOf(vote: Vote, roles: readonly Role[], side: boolean): readonly Role[] {
  return ROLES.filter((role) => roles.includes(role) && vote.sides[role] === side)
}
