// Machinery tokens (chapter 23.7): more output of a Company with the symbol.
import { type Script, say } from '@hustings/kernel'
import { MACHINERY_TOKENS } from '../../data/boards.ts'
import { ROLES } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { factsOf } from '../labour/workers.ts'
import { companyName, type HegemonyTable, offer } from '../table.ts'

/** Automated Companies have their machinery printed and use no token (H-COMP-09). */
export function machineryLeft(s: HegemonyState): number {
  let left = MACHINERY_TOKENS
  for (const role of ROLES) for (const company of s.companies[role]) if (company.machinery) left--
  return left
}

/** Own Companies with the symbol and without a token (H-CAP-MACH-01, H-CAP-MACH-03). */
export function machineryPlaces(s: HegemonyState): Company[] {
  return s.companies.capitalist.filter((company) => !company.machinery && factsOf(company).machinery !== undefined)
}

/** Places tokens at once, each on another Company; excess tokens are lost (H-CAP-MACH-01 to H-CAP-MACH-04). */
export function* placeMachinery(t: HegemonyTable, count: number): Script {
  for (let step = 1; step <= count; step++) {
    const places = machineryPlaces(t.state)
    if (places.length === 0 || machineryLeft(t.state) === 0) return
    const company = yield* t.choose('capitalist', say('ask.machinery'), places.map(machineryOffer), {
      progress: { step, of: count },
    })
    company.machinery = true
    t.emit({ type: 'machinery', company: company.id, owner: 'capitalist', placed: true })
  }
}

function machineryOffer(company: Company) {
  const label = say('option.machinery', { company: companyName(company.id), bonus: factsOf(company).machinery ?? 0 })
  return offer(`company:${company.id}`, company, label, `company:${company.id}`)
}
