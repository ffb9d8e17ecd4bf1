// Log lines of bills, votes, laws and voting cubes.
import { CLASSES, ROLES } from '@hustings/hegemony/data'
import { say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { policyName, roleShort } from '../words/names.ts'
import { setAsideFor } from './places.ts'
import { line, ofRole } from './words.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function cubesLine({ class: of, to, amount, why }: Told<'cubes'>): LogLine | null {
  if (why === 'vote' || why === 'returned') return null // the result of the vote includes it
  const aside = setAsideFor(to)
  const icon = { icon: 'vote-cube' } as const
  if (aside !== null) return line('votes', ['state', aside], 'cubes.set-aside', { amount, class: ofRole(aside) }, icon)
  if (to === 'bag') return line('votes', [of], why === 'refill' ? 'cubes.refill' : 'cubes.added', { amount }, icon)
  return line('votes', [of], 'cubes.removed', { amount }, icon)
}

export function voteCalledLine({ role, policy, section, immediate }: Told<'vote-called'>): LogLine {
  const params = { policy: policyName(policy), section }
  return line('votes', [role], immediate ? 'vote-called.immediate' : 'vote-called', params, {
    icon: 'vote-cube',
    announce: true,
  })
}

export function cubesDrawnLine({ cubes }: Told<'cubes-drawn'>): LogLine {
  const drawn = CLASSES.map((of) => ({ of, amount: cubes.filter((cube) => cube === of).length }))
    .filter(({ amount }) => amount > 0)
    .map(({ of, amount }) => say('log.cubes-of', { class: roleShort(of), amount }))
  if (drawn.length === 0) return line('votes', [], 'cubes-drawn.none', undefined, { icon: 'bag' })
  return line('votes', [], 'cubes-drawn', { cubes: drawn }, { icon: 'bag', announce: true })
}

export function influenceSpentLine({ spent }: Told<'influence-spent'>): LogLine {
  const told = ROLES.filter((role) => (spent[role] ?? 0) > 0).map((role) =>
    say('log.cubes-of', { class: roleShort(role), amount: spent[role] ?? 0 }),
  )
  if (told.length === 0) return line('votes', [], 'influence-spent.none', undefined, { icon: 'influence' })
  return line('votes', [], 'influence-spent', { spent: told }, { icon: 'influence', announce: true })
}

export function voteResultLine({ policy, section, passed, ...votes }: Told<'vote-result'>): LogLine {
  const params = { policy: policyName(policy), section, for: votes.for, against: votes.against }
  return line('votes', [], passed ? 'vote-result.passed' : 'vote-result.failed', params, {
    icon: passed ? 'check' : 'blocked',
    announce: true,
  })
}
