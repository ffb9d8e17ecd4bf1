// Cards that fill an empty own Company with unemployed workers (Unemployment Initiative Program).
import { type Reason, type Script, say } from '@hustings/kernel'
import type { Role } from '../data/vocabulary.ts'
import { classesToStaff } from '../rules/labour/recruit.ts'
import { factsOf, isOperational, staff } from '../rules/labour/workers.ts'
import { because, companyName, type HegemonyTable, offer, roleName, unless } from '../rules/table.ts'
import type { Company, HegemonyState } from '../state/state.ts'

const NO_EMPTY_COMPANY = because('H-OPER-02', 'fill-none')
const NO_WORKERS = because('H-OPER-03', 'fill-workers')

function whyNotFillThis(s: HegemonyState, company: Company): Reason | null {
  return classesToStaff(s, factsOf(company).slots).length > 0 ? null : NO_WORKERS
}

/** Why no empty Company of this owner can be filled by unemployed workers of one class. */
export function whyNotFill(s: HegemonyState, owner: Role): Reason | null {
  const empty = s.companies[owner].filter((company) => !isOperational(company))
  if (empty.length === 0) return NO_EMPTY_COMPANY
  return empty.some((company) => whyNotFillThis(s, company) === null) ? null : NO_WORKERS
}

/** The owner chooses the Company and the class; the workers become committed (H-FAQ-14). Returns how many were hired. */
export function* fillCompany(t: HegemonyTable, owner: Role): Script<number> {
  const empty = t.state.companies[owner].filter((company) => !isOperational(company))
  const company = yield* t.choose(
    owner,
    say('ask.fill-company'),
    empty.map((candidate) =>
      unless(
        whyNotFillThis(t.state, candidate),
        offer(`company:${candidate.id}`, candidate, companyName(candidate.id), `company:${candidate.id}`),
      ),
    ),
  )
  const { slots } = factsOf(company)
  const of = yield* t.choose(
    owner,
    say('ask.fill-class', { company: companyName(company.id) }),
    classesToStaff(t.state, slots).map((kind) => offer(`class:${kind}`, kind, roleName(kind), `role:${kind}`)),
  )
  yield* staff(t, owner, company, of)
  return slots.length
}
