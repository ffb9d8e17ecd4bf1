// Cards with which the Middle Class hires the unemployed of the Working Class (Specialization, Unemployment Initiative Program).
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { INDUSTRIES } from '../data/vocabulary.ts'
import { owe } from '../rules/economy/money.ts'
import { employeeSkills } from '../rules/labour/recruit.ts'
import { addWorker, afterWorkersMoved, hire, isOperational, tellCommitted } from '../rules/labour/workers.ts'
import { because, type CardEffect, companyName, DONE, type HegemonyTable, offer, skillName } from '../rules/table.ts'
import type { Company, HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

const NOBODY_TO_HIRE = because('H-ASSIGN-08', 'nobody-to-hire')

/** Companies with a free employee slot that an unemployed worker fits (H-OPER-10, H-MID-BUILD-05). */
function vacancies(s: HegemonyState): Company[] {
  return s.companies.middle.filter(
    (company) => company.employee === null && isOperational(company) && employeeSkills(s, company).length > 0,
  )
}

export function whyNobodyToHire(s: HegemonyState): Reason | null {
  return vacancies(s).length > 0 ? null : NOBODY_TO_HIRE
}

/** Hires up to `most` workers of the player's choice, who become committed (H-FAQ-14). Returns how many. */
export function* hireEmployees(t: HegemonyTable, most: number, least: number): Script<number> {
  let hired = 0
  while (hired < most && vacancies(t.state).length > 0) {
    const company = yield* chooseVacancy(t, hired + 1, most, hired >= least)
    if (company === null) break
    const skill = yield* t.choose(
      'middle',
      say('ask.hire-whom', { company: companyName(company.id) }),
      employeeSkills(t.state, company).map((kind) =>
        offer(`skill:${kind}`, kind, skillName(kind), `unemployed:working-${kind}`),
      ),
    )
    hire(t, 'working', skill, company, 'employee', true)
    tellCommitted(t, company, true)
    hired++
  }
  afterWorkersMoved(t)
  return hired
}

function* chooseVacancy(t: HegemonyTable, step: number, most: number, enough: boolean): Script<Company | null> {
  const offers: Offer<Company | null>[] = vacancies(t.state).map((company) =>
    offer(`company:${company.id}`, company, companyName(company.id), `slot:${company.id}-employee`),
  )
  if (enough) offers.push(DONE)
  return yield* t.choose('middle', say('ask.hire-where'), offers, { progress: { step, of: most } })
}

/** A skilled worker of the Working Class enters, of a color that the Middle Class chooses; then it may hire. */
export function specialization(card: string): CardEffect {
  return {
    *play(t) {
      yield* inviteSpecialist(t)
      yield* hireEmployees(t, figure(card, 'assignUpTo'), 0)
      return undefined
    },
  }
}

/** An unskilled worker comes when no skilled one is left (H-COMP-06). */
function* inviteSpecialist(t: HegemonyTable): Script {
  const left = INDUSTRIES.filter((skill) => t.state.pool.working[skill] > 0)
  if (left.length === 0) {
    yield* addWorker(t, 'working', 'unskilled')
    return
  }
  const skill = yield* t.choose(
    'middle',
    say('ask.worker-colour'),
    left.map((kind) => offer(`skill:${kind}`, kind, skillName(kind))),
  )
  yield* addWorker(t, 'working', skill)
}

/** The State pays for each hired worker. */
export function unemploymentInitiative(card: string): CardEffect {
  return {
    whyNot: whyNobodyToHire,
    *play(t) {
      const hired = yield* hireEmployees(t, figure(card, 'assignUpTo'), 1)
      owe(t, 'state', 'middle', hired * figure(card, 'perWorker'), 'card', card)
      return undefined
    },
  }
}
