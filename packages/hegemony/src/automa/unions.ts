// Trade Unions in the lists: whether more workers would complete the requirement in an industry.
import type { Industry } from '../data/vocabulary.ts'
import { UNION_BASE } from '../rules/labour/placement.ts'
import { workersInIndustry } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'

/** Whether this number of additional Working Class workers would complete the requirement of a union. */
export function wouldAllowUnion(s: HegemonyState, industry: Industry, more: number): boolean {
  const now = workersInIndustry(s, 'working', industry)
  return now < UNION_BASE && now + more >= UNION_BASE
}
