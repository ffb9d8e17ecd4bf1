// Infant Industry Requires Help: the State pays for a Company of a class and chooses it, the owner settles the rest.
import { type Reason, type Script, say } from '@hustings/kernel'
import { COMPANY_SPACES } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import { LABOUR_CLASSES, type LabourClass, type OwnerClass, SKILLS } from '../../data/vocabulary.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { canPay, pay } from '../money.ts'
import { minimumWage } from '../policies.ts'
import { because, companyName, DONE, type HegemonyTable, offer, roleName, skillName, unless } from '../table.ts'
import { chooseWage } from '../wages.ts'
import { afterWorkersMoved, canStaff, hire, newCompany, staff, suits } from '../workers.ts'
import { classOffer, type EventRule } from './event.ts'
import { figure } from './provide.ts'

const EVENT = 'infant-industry-requires-help'
const OWNERS = ['middle', 'capitalist'] as const

const NO_SPACE = because('H-BRD-08', 'no-free-company-space')
const NONE_TO_BUILD = because('H-STATE-EVENT-02', 'infant-industry-none')
const TOO_CHEAP = because('H-STATE-EVENT-01', 'infant-industry-cheap', { cost: figure(EVENT, 'minCost') })
const SHORT_OF_MONEY = because('H-STATE-EVENT-02', 'event-money')
const NO_WORKERS = because('H-FAQC-35', 'infant-industry-workers')

/** A Middle Class Company needs its own workers among the unemployed (H-FAQC-35). */
function whyNotBuildFor(s: HegemonyState, owner: OwnerClass, id: string): Reason | null {
  const { cost, slots } = companyFacts(id)
  if (cost < figure(EVENT, 'minCost')) return TOO_CHEAP
  if (!canPay(s, 'state', cost)) return SHORT_OF_MONEY
  return owner === 'middle' && !canStaff(s, 'middle', slots) ? NO_WORKERS : null
}

function whyNotFor(s: HegemonyState, owner: OwnerClass): Reason | null {
  if (s.companies[owner].length >= COMPANY_SPACES[owner]) return NO_SPACE
  return s[owner].market.some((id) => whyNotBuildFor(s, owner, id) === null) ? null : NONE_TO_BUILD
}

export const infantIndustry: EventRule = {
  whyNot(s) {
    const reason = whyNotFor(s, 'middle')
    return reason === null ? null : whyNotFor(s, 'capitalist') && reason
  },
  *perform(t) {
    const owner = yield* t.choose(
      'state',
      say('ask.event-class', { event: say(`event.${EVENT}`) }),
      OWNERS.map((of) => unless(whyNotFor(t.state, of), { ...classOffer(of), value: of, target: `role:${of}` })),
    )
    const id = yield* chooseCompany(t, owner)
    pay(t, 'state', 'supply', companyFacts(id).cost, 'company-built', id)
    yield* settleCompany(t, owner, id)
    return [{ choice: owner, count: 1 }]
  },
}

/** The State chooses the Company; workers and wage are the owner's business (H-FAQC-34). */
function* chooseCompany(t: HegemonyTable, owner: OwnerClass): Script<string> {
  return yield* t.choose(
    'state',
    say('ask.event-company'),
    t.state[owner].market.map((id) =>
      unless(whyNotBuildFor(t.state, owner, id), offer(`company:${id}`, id, companyName(id), `market:${id}`)),
    ),
  )
}

function* settleCompany(t: HegemonyTable, owner: OwnerClass, id: string): Script {
  const { market } = t.state[owner]
  market.splice(market.indexOf(id), 1)
  const company = newCompany(id, minimumWage(t.state))
  t.state.companies[owner].push(company)
  if (owner === 'middle') yield* staff(t, 'middle', company, 'middle')
  yield* chooseWage(t, owner, company)
  t.emit({ type: 'company-built', role: owner, company: id, wage: company.wage })
  if (owner === 'middle') yield* offerEmployment(t, company)
  else yield* offerStaff(t, company)
}

function* offerStaff(t: HegemonyTable, company: Company): Script {
  const { slots } = companyFacts(company.id)
  const able = LABOUR_CLASSES.filter((of) => slots.length > 0 && canStaff(t.state, of, slots))
  if (able.length === 0) return
  const of: LabourClass | null = yield* t.choose('capitalist', say('ask.staff-class'), [
    ...able.map((candidate) => offer(`class:${candidate}`, candidate, roleName(candidate), `role:${candidate}`)),
    DONE,
  ])
  if (of !== null) yield* staff(t, 'capitalist', company, of)
}

function* offerEmployment(t: HegemonyTable, company: Company): Script {
  const needs = companyFacts(company.id).employee?.skill
  if (needs === undefined) return
  const free = t.state.unemployed.working
  const able =
    needs === 'unskilled' && free.unskilled > 0
      ? (['unskilled'] as const)
      : SKILLS.filter((skill) => free[skill] > 0 && suits(skill, needs))
  if (able.length === 0) return
  const skill = yield* t.choose('middle', say('ask.staff-skill', { company: companyName(company.id) }), [
    ...able.map((kind) => offer(`skill:${kind}`, kind, skillName(kind), `unemployed:working-${kind}`)),
    DONE,
  ])
  if (skill !== null) hire(t, 'working', skill, company, 'employee', true)
  afterWorkersMoved(t)
}
