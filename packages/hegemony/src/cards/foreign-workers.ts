// Foreign Recruitment: fills a Company of the Capitalist Class with new workers from the Supply.
import { type Reason, type Script, say } from '@hustings/kernel'
import { INDUSTRIES, LABOUR_CLASSES, type LabourClass, type Skill } from '../data/vocabulary.ts'
import { cannotPay, canPay, pay } from '../rules/economy/money.ts'
import { inPlay } from '../rules/economy/points.ts'
import {
  addWorker,
  afterWorkersMoved,
  chooseSkill,
  factsOf,
  headcount,
  hire,
  isOperational,
  tellCommitted,
} from '../rules/labour/workers.ts'
import { because, type CardEffect, companyName, type HegemonyTable, offer, roleName } from '../rules/table.ts'
import type { Company, HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

const CARD = 'capitalist-foreign-recruitment'
const FEE = figure(CARD, 'spend')
const NOTHING_TO_STAFF = because('H-OPER-02', 'no-company-to-staff')

/** Classes with the workers in the pool; the player chooses if both have them (H-OPER-03). */
function classesFor(s: HegemonyState, { industry, slots }: ReturnType<typeof factsOf>): LabourClass[] {
  const skilled = slots.filter((slot) => slot === industry).length
  return LABOUR_CLASSES.filter((of) => {
    const pool = s.pool[of]
    return inPlay(s, of) && pool[industry] >= skilled && headcount(pool) >= slots.length
  })
}

function places(s: HegemonyState): Company[] {
  return s.companies.capitalist.filter(
    (company) => !isOperational(company) && classesFor(s, factsOf(company)).length > 0,
  )
}

export function whyNoStaffAbroad(s: HegemonyState, fee: number): Reason | null {
  if (!canPay(s, 'capitalist', fee)) return cannotPay(fee)
  return places(s).length > 0 ? null : NOTHING_TO_STAFF
}

/** Chooses a Company and the class of its workers, pays the fee, and places the workers. */
export function* bringInStaff(t: HegemonyTable, fee: number, card?: string): Script {
  const company = yield* t.choose(
    'capitalist',
    say('ask.staff-abroad'),
    places(t.state).map((place) => offer(`company:${place.id}`, place, companyName(place.id), `company:${place.id}`)),
  )
  const of = yield* t.choose(
    'capitalist',
    say('ask.staff-class-for', { company: companyName(company.id) }),
    classesFor(t.state, factsOf(company)).map((kind) => offer(`class:${kind}`, kind, roleName(kind), `role:${kind}`)),
  )
  pay(t, 'capitalist', 'supply', fee, 'card', card)
  yield* bringIn(t, company, of)
}

export const foreignRecruitment: CardEffect = {
  whyNot: (s) => whyNoStaffAbroad(s, FEE),
  *play(t) {
    yield* bringInStaff(t, FEE, CARD)
    return undefined
  },
}

/** New workers count for the Population and are committed (H-BRD-02, H-FAQ-14). */
function* bringIn(t: HegemonyTable, company: Company, of: LabourClass): Script {
  for (const [slot, needed] of factsOf(company).slots.entries()) {
    const skill: Skill = t.state.pool[of][needed] > 0 ? needed : yield* anyColour(t, of)
    yield* addWorker(t, of, skill)
    hire(t, of, skill, company, slot, true)
  }
  tellCommitted(t, company, true)
  afterWorkersMoved(t)
}

/** Without unskilled workers left, their class chooses the replacement (H-COMP-07). */
function* anyColour(t: HegemonyTable, of: LabourClass): Script<Skill> {
  return yield* chooseSkill(
    t,
    of,
    INDUSTRIES.filter((skill) => t.state.pool[of][skill] > 0),
  )
}
