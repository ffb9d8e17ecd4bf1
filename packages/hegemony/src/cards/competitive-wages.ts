// Competitive Wages: the workers of a public Company move to a better paid job.
import { type Offer, type Script, say } from '@hustings/kernel'
import { openings, place, workerAt } from '../rules/labour/placement.ts'
import { setWage } from '../rules/labour/wages.ts'
import {
  afterWorkersMoved,
  factsOf,
  hasCommitted,
  isAutomated,
  isOperational,
  tellCommitted,
} from '../rules/labour/workers.ts'
import { because, companyName, type HegemonyTable, offer, type PlainEffect } from '../rules/table.ts'
import type { Company, HegemonyState } from '../state/state.ts'

const NOBODY_TO_LURE = because('H-COMMIT-17', 'nobody-to-lure')

/** Same industry and number of workers, none committed, and they fit the slots (H-OPER-04, H-COMMIT-06). */
function canLure(from: Company, to: Company): boolean {
  const { industry, slots } = factsOf(to)
  if (factsOf(from).industry !== industry || from.slots.length !== slots.length) return false
  if (!isOperational(from) || hasCommitted(from)) return false
  const skilled = slots.filter((slot) => slot === industry).length
  return from.slots.filter((worker) => worker?.skill === industry).length >= skilled
}

/** Own Companies without workers for which such a public Company exists. */
function hirers(s: HegemonyState): Company[] {
  return s.companies.capitalist.filter(
    (to) => !isOperational(to) && !isAutomated(to) && s.companies.state.some((from) => canLure(from, to)),
  )
}

export const competitiveWages: PlainEffect = {
  whyNot: (s) => (hirers(s).length > 0 ? null : NOBODY_TO_LURE),
  *play(t): Script<undefined> {
    const to = yield* t.choose('capitalist', say('ask.lure-to'), hirers(t.state).map(companyOffer))
    setWage(t, to, 3)
    const publicCompanies = t.state.companies.state.filter((candidate) => canLure(candidate, to))
    const from = yield* t.choose('capitalist', say('ask.lure-from'), publicCompanies.map(companyOffer))
    changeOver(t, from, to)
    return undefined
  },
}

function companyOffer(company: Company): Offer<Company> {
  return offer(`company:${company.id}`, company, companyName(company.id), `company:${company.id}`)
}

/** Workers placed by a card become committed (H-FAQ-14). */
function changeOver(t: HegemonyTable, from: Company, to: Company): void {
  for (let moved = 0; moved < to.slots.length; moved++) {
    const slot = from.slots.findIndex((worker) => worker !== null)
    const worker = workerAt(from, slot)
    const opening = worker === null ? undefined : openings(t.state, worker.class).find(({ company }) => company === to)
    if (worker === null || opening === undefined) throw new Error(`${from.id} cannot fill ${to.id}`)
    place(t, worker.class, worker.skill, { company: from, slot, worker }, opening, true)
  }
  tellCommitted(t, to, true)
  afterWorkersMoved(t)
}
