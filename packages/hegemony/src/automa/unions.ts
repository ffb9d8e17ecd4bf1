// What the lists ask about Trade Unions: whether more workers would bring an industry to what a union needs.
import type { Industry } from '../data/vocabulary.ts'
import { UNION_BASE } from '../rules/labour/placement.ts'
import { workersInIndustry } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'

/** So many more Working Class workers in the industry, and it has what a union needs, which it has not now. */
export function wouldAllowUnion(s: HegemonyState, industry: Industry, more: number): boolean {
  const now = workersInIndustry(s, 'working', industry)
  return now < UNION_BASE && now + more >= UNION_BASE
}
