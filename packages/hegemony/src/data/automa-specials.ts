// The Special Actions at the bottom of AI cards: required policies, Legitimacy and numbers.
import type { Approval } from './automa-bonuses.ts'
import type { PolicySection } from './vocabulary.ts'

export interface SpecialFacts {
  /** Possible only while one of these sections is in force. */
  readonly requires?: readonly PolicySection[]
  readonly approval?: Approval
  readonly figures: Readonly<Record<string, number>>
}

export const SPECIALS = {
  // The voting bag
  'replace-cubes': { figures: { replace: 3 } },
  'draw-cubes': { figures: { draw: 6 } },
  'population-cubes': { figures: {} },
  'protection-cubes': { requires: ['6A', '6B'], figures: { perCompany: 2 } },
  'paid-cubes': { figures: { cubes: 3, pay: 15, more: 3 } },
  'employer-cubes': { figures: { cubes: 2 } },
  'buy-influence': { approval: {}, figures: { influence: 3, price: 5, cubesPerMissing: 2 } },
  // Money and points
  'take-from-employer': { figures: { take: 15 } },
  'pay-for-points': { figures: { pay: 20, vp: 5 } },
  'capital-for-points': { figures: { pay: 50, vp: 7 } },
  'buy-prosperity': { figures: { perPopulation: 6 } },
  'revenue-to-capital': { figures: { least: 150 } },
  emigration: { figures: { least: 4, remove: 2, money: 10 } },
  'company-subsidy': { requires: ['1A', '1B'], approval: { per: 3 }, figures: { perCompany: 5 } },
  'employee-subsidy': { approval: {}, figures: { perCompany: 5 } },
  // Sales to the State
  'sell-nine-health': { approval: { per: 3 }, figures: { max: 9, price: 10 } },
  'sell-nine-education': { approval: { per: 3 }, figures: { max: 9, price: 10 } },
  'sell-six-health': { approval: { per: 3 }, figures: { max: 6, price: 10 } },
  'sell-six-education': { approval: { per: 3 }, figures: { max: 6, price: 10 } },
  'sell-luxury': { approval: { per: 3 }, figures: { max: 6, price: 10, influence: 1 } },
  // Companies and their workers
  'extra-production': { figures: {} },
  'extra-shift': { figures: {} },
  machinery: { figures: { first: 20, second: 25 } },
  'business-deal': { figures: {} },
  'workers-from-supply': { requires: ['7B', '7C'], figures: { pay: 10 } },
  'subsidised-hiring': { requires: ['4A', '4B'], approval: {}, figures: { perWorker: 5 } },
  'workers-from-public': { requires: ['2B', '2C'], figures: { wage: 3 } },
  'hire-employees': { approval: {}, figures: { hire: 3, perWorker: 5 } },
} as const satisfies Readonly<Record<string, SpecialFacts>>

export type SpecialId = keyof typeof SPECIALS

export function specialFacts(id: SpecialId): SpecialFacts {
  return SPECIALS[id]
}

/** A number printed in the text of a Special Action. */
export function specialFigure(id: SpecialId, name: string): number {
  const value = specialFacts(id).figures[name]
  if (value === undefined) throw new Error(`special action ${id} has no figure ${name}`)
  return value
}
