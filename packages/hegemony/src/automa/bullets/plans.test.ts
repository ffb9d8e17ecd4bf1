// Which assignment a list prefers, bullet by bullet, with hand-written plans.
import { describe, expect, it } from 'vitest'
import { INDUSTRIES, type Industry, type LabourClass } from '../../data/vocabulary.ts'
import { factsOf } from '../../rules/labour/workers.ts'
import { given } from '../../testing/given.ts'
import type { Plan } from '../candidates/plans.ts'
import { preferPlan } from './plans.ts'

type Into = Partial<Record<Industry, number>>

/** A plan with this number of workers for each industry and no other differences. */
function plan(into: Into, more: Partial<Plan> = {}): Plan {
  return {
    steps: [{ skill: 'unskilled', from: null, to: { union: 'media' } }],
    employed: 1,
    unions: [],
    fulfils: [],
    wages: 0,
    at: { working: 0, middle: 0, capitalist: 0, state: 0 },
    inIndustry: Object.fromEntries(INDUSTRIES.map((each) => [each, into[each] ?? 0])) as Record<Industry, number>,
    ...more,
  }
}

/** Returns the preferred plan in any order of the plans: decided by the list, never at random. */
function preferred(of: LabourClass, ...plans: readonly Plan[]): Plan {
  const { table } = given({ players: 4 })
  const forwards = preferPlan(table, of, plans)
  expect(preferPlan(table, of, plans.toReversed())).toBe(forwards)
  for (const { event } of table.emitted) if (event.type === 'preference-list') expect(event.lot).toBe(false)
  return forwards
}

const SOMEWHERE = { working: 0, middle: 0, capitalist: 0, state: 0 }

/** Each plan is better than all below it by one bullet, and worse by the following bullets. */
const LADDER: Readonly<Record<string, Plan>> = {
  'forms a union': plan({}, { unions: ['media'], employed: 0 }),
  'employs more': plan({}, { employed: 3 }),
  'fulfils a union': plan({}, { fulfils: ['media'] }),
  'pays more': plan({}, { wages: 90 }),
  'is public': plan({}, { wages: 20, at: { ...SOMEWHERE, state: 2 } }),
  'is less public': plan({}, { wages: 20, at: { ...SOMEWHERE, state: 1, capitalist: 2 } }),
  'is capitalist': plan({}, { wages: 20, at: { ...SOMEWHERE, capitalist: 1 } }),
}

const INDUSTRIES_IN_ORDER: readonly Plan[] = [
  plan({ agriculture: 2 }),
  plan({ agriculture: 1, media: 2 }),
  plan({ media: 2 }),
  plan({ media: 1, luxury: 2 }),
  plan({ luxury: 1 }),
  plan({}),
]

describe('assigning workers (IC-W-07, IC-M-11)', () => {
  it('CC-AUTO-73, CC-AUTO-74: the bullets of the Working Class count from the top', () => {
    const plans = Object.values(LADDER)
    for (const [i, best] of plans.entries()) expect(preferred('working', ...plans.slice(i))).toBe(best)
  })

  it('CC-AUTO-74, R-80: the Middle Class ranks by the number of workers, then by wages and owners', () => {
    const plans = Object.values(LADDER).filter(({ unions, fulfils }) => unions.length + fulfils.length === 0)
    for (const [i, best] of plans.entries()) expect(preferred('middle', ...plans.slice(i))).toBe(best)
  })

  it.each(['working', 'middle'] as const)(
    'CC-AUTO-75, R-80: for the %s class Agriculture comes before Media and Media before Luxury; within one, the more the better',
    (of) => {
      for (const [i, best] of INDUSTRIES_IN_ORDER.entries()) {
        if (i < INDUSTRIES_IN_ORDER.length - 1) expect(preferred(of, ...INDUSTRIES_IN_ORDER.slice(i))).toBe(best)
      }
    },
  )

  it('CC-AUTO-78: of Healthcare and Education the one that no public Company makes comes first', () => {
    const clinic = plan({ healthcare: 3 })
    const school = plan({ education: 1 })
    const { table } = given({ players: 4 }, (s) => {
      s.companies.state = s.companies.state.filter((company) => factsOf(company).industry === 'healthcare')
    })
    expect(table.state.companies.state.length).toBeGreaterThan(0)
    expect(preferPlan(table, 'working', [clinic, school])).toBe(school)
    expect(preferPlan(table, 'middle', [school, clinic, plan({ luxury: 5 })])).toBe(school)
  })
})
