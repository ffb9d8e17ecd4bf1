// Unemployed workers start automatically in newly opened public Companies, and fill as many as possible.
import { type Script, say } from '@hustings/kernel'
import { type Industry, LABOUR_CLASSES, type LabourClass, type Role, type Skill } from '../../data/vocabulary.ts'
import type { Company, Headcount, HegemonyState } from '../../state/state.ts'
import { inPlay } from '../economy/points.ts'
import { companyName, type HegemonyTable, offer, roleName } from '../table.ts'
import { factsOf, headcount, isOperational, staff } from './workers.ts'

/** Workers who could still be placed: the total, and the number of each skill. */
interface Workforce {
  readonly total: number
  readonly skilled: Readonly<Record<Industry, number>>
}
type Workforces = Readonly<Record<LabourClass, Workforce>>

/** Class, Company and workers are chosen so that most Companies are filled (H-POLICY-1-05, H-POLICY-1-08). */
export function* staffNewCompanies(t: HegemonyTable, opened: readonly Company[]): Script {
  for (;;) {
    const empty = opened.filter((company) => !isOperational(company))
    const free = workforces(t.state)
    const most = mostFilled(free, empty)
    if (most === 0) return
    const fits = (of: LabourClass, company: Company): boolean =>
      filledWith(free, of, company, othersThan(empty, company)) === most
    const of = yield* chooseClass(
      t,
      LABOUR_CLASSES.filter((candidate) => empty.some((company) => fits(candidate, company))),
    )
    const decider: Role = inPlay(t.state, 'state') ? 'state' : of
    const fitting = empty.filter((company) => fits(of, company))
    const company = yield* chooseCompany(t, decider, of, fitting)
    const others = othersThan(empty, company)
    yield* staff(
      t,
      decider,
      company,
      of,
      (left, toBeHired) => mostFilled({ ...workforces(t.state), [of]: workforce(left, toBeHired) }, others) >= most - 1,
    )
  }
}

function workforces(s: HegemonyState): Workforces {
  return { working: workforce(s.unemployed.working), middle: workforce(s.unemployed.middle) }
}

function workforce(of: Readonly<Headcount>, spokenFor = 0): Workforce {
  return { total: headcount(of) - spokenFor, skilled: of }
}

function othersThan(companies: readonly Company[], company: Company): Company[] {
  return companies.filter((candidate) => candidate !== company)
}

/** The most Companies that these workers can fill, each with one class. */
function mostFilled(free: Workforces, [company, ...others]: readonly Company[]): number {
  if (company === undefined) return 0
  let most = 0
  for (const role of LABOUR_CLASSES) {
    most = Math.max(most, filledWith(free, role, company, others))
    if (most > others.length) return most
  }
  // Leaving it empty is better only if more of the others can then be filled.
  return most === others.length ? most : Math.max(most, mostFilled(free, others))
}

/** The most that can be filled when this class fills this Company; 0 if it cannot. */
function filledWith(free: Workforces, of: LabourClass, company: Company, others: readonly Company[]): number {
  const rest = without(free[of], factsOf(company).slots)
  return rest === null ? 0 : 1 + mostFilled({ ...free, [of]: rest }, others)
}

/** Returns the workers left after these slots are filled; the skills in the unskilled slots stay open. */
function without(free: Workforce, slots: readonly Skill[]): Workforce | null {
  const total = free.total - slots.length
  if (total < 0) return null
  const skilled = { ...free.skilled }
  for (const slot of slots) if (slot !== 'unskilled' && --skilled[slot] < 0) return null
  return { total, skilled }
}

function* chooseCompany(
  t: HegemonyTable,
  decider: Role,
  of: LabourClass,
  companies: readonly Company[],
): Script<Company> {
  return yield* t.choose(
    decider,
    say('ask.staff-company', { class: roleName(of) }),
    companies.map((company) =>
      offer(`company:${company.id}`, company, companyName(company.id), `company:${company.id}`),
    ),
  )
}

/**
 * The State decides between the classes; without a player the Middle Class is chosen (H-POLICY-1-06, H-POLICY-1-08).
 */
function* chooseClass(t: HegemonyTable, classes: readonly LabourClass[]): Script<LabourClass> {
  const decider: Role = inPlay(t.state, 'state') ? 'state' : 'middle'
  return yield* t.choose(
    decider,
    say('ask.staff-class'),
    classes.map((of) => offer(`class:${of}`, of, roleName(of), `role:${of}`)),
  )
}
