// Measures in force: effects of cards for a turn, a phase or a round, as other rules query them.
import type { Policy, Role } from '../data/vocabulary.ts'
import type { Measure, Order, Term } from '../state/measures.ts'
import type { HegemonyState } from '../state/state.ts'
import type { HegemonyTable } from './table.ts'

type Kind = Order['kind']
type Of<K extends Kind> = Extract<Measure, { kind: K }>

/** All measures of a kind. */
export function measures<K extends Kind>(s: HegemonyState, kind: K): Of<K>[] {
  return s.inForce.filter((measure): measure is Of<K> => measure.kind === kind)
}

export function isInForce(s: HegemonyState, kind: Kind): boolean {
  for (const measure of s.inForce) if (measure.kind === kind) return true
  return false
}

export function putInForce(t: HegemonyTable, source: string, until: Term, order: Order): void {
  t.state.inForce.push({ ...order, source, until })
}

/** Ends all measures with this term; returns them. */
export function expire(s: HegemonyState, term: Term): Measure[] {
  if (s.inForce.length === 0) return NONE
  const over = s.inForce.filter(({ until }) => until === term)
  if (over.length > 0) s.inForce = s.inForce.filter(({ until }) => until !== term)
  return over
}
const NONE: Measure[] = []

/** The measure that blocks Bills on a Policy, if there is one. */
export function closureOf(s: HegemonyState, policy: Policy): Of<'locked'> | Of<'frozen'> | null {
  for (const measure of s.inForce) {
    if ((measure.kind === 'locked' || measure.kind === 'frozen') && measure.policy === policy) return measure
  }
  return null
}

/** Bill markers of a role that block Bills on Policies. */
export function markersOnFrozen(s: HegemonyState, role: Role): number {
  let count = 0
  for (const measure of s.inForce) if (measure.kind === 'frozen' && measure.by === role) count++
  return count
}
