// Bullets about Companies (IC-C-07 to IC-C-10, IC-M-08, IC-M-12, IC-M-13, IC-W-10, R-89).

import { COMPANY_LISTS, type CompanyBullet, type CompanyList } from '../../data/automa-instructions.ts'
import { companyFacts } from '../../data/companies.ts'
import type { CompanyFacts } from '../../data/facts.ts'
import {
  type Class,
  type Industry,
  LABOUR_CLASSES,
  type LabourClass,
  ROLES,
  type Role,
  SKILLS,
  type Skill,
} from '../../data/vocabulary.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { capacity, room, type Storer } from '../../rules/economy/stock.ts'
import { classesToStaff } from '../../rules/labour/recruit.ts'
import { factsOf, isOperational, suits } from '../../rules/labour/workers.ts'
import { companyOutput } from '../../rules/production/production.ts'
import { companyName, type HegemonyTable } from '../../rules/table.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { fits, inOrder, type Judge, least, most, prefer, type Situation, serviceFirst } from '../lists.ts'
import { wouldAllowUnion } from '../unions.ts'

/** A possible Company: in a Market, or in play with its owner. */
interface CompanyOption {
  readonly facts: CompanyFacts
  readonly company: Company | null
  readonly owner: Role
}

/**
 * Class that would work there; if both can, the Middle Class, or the Working Class during a Demonstration (CC-AC-18).
 */
export function classToHire(s: HegemonyState, classes: readonly LabourClass[]): LabourClass | null {
  const wanted: LabourClass = s.demonstration ? 'working' : 'middle'
  return classes.includes(wanted) ? wanted : (classes[0] ?? null)
}

/** Working Class workers that the Company would bring into its industry. */
function workingClassHired({ facts, owner }: CompanyOption, { s }: Situation): number {
  if (owner === 'middle') return facts.employee === undefined ? 0 : 1
  return classToHire(s, classesToStaff(s, facts.slots)) === 'working' ? facts.slots.length : 0
}

function ownInIndustry(s: HegemonyState, owner: Role, industry: Industry): Company[] {
  return s.companies[owner].filter((company) => factsOf(company).industry === industry)
}

function operationalInIndustry(s: HegemonyState, owner: Role, industry: Industry): number {
  return ownInIndustry(s, owner, industry).filter(isOperational).length
}

function othersInIndustry(s: HegemonyState, { facts, company, owner }: CompanyOption): Company[] {
  return ownInIndustry(s, owner, facts.industry).filter((other) => other !== company)
}

/** Maximum number of slots of the Company that the unemployed of one class could fill. */
function placesFilled(s: HegemonyState, slots: readonly Skill[]): number {
  const fillable = (of: LabourClass): number => {
    const free = { ...s.unemployed[of] }
    let filled = 0
    for (const slot of [...slots].sort((a, b) => Number(a === 'unskilled') - Number(b === 'unskilled'))) {
      const skill = SKILLS.find((kind) => free[kind] > 0 && suits(kind, slot))
      if (skill === undefined) continue
      free[skill]--
      filled++
    }
    return filled
  }
  return Math.max(...LABOUR_CLASSES.filter((of) => inPlay(s, of)).map(fillable))
}

function hasEmployeeFor(s: HegemonyState, { employee }: CompanyFacts): boolean {
  return (
    employee !== undefined && SKILLS.some((skill) => s.unemployed.working[skill] > 0 && suits(skill, employee.skill))
  )
}

/** Current production; for a card in a Market the printed amount. */
function output({ facts, company }: CompanyOption): number {
  return company === null
    ? facts.amount
    : companyOutput(company, company.employee?.committed !== true && !company.strike)
}

function isStorer(owner: Role): owner is Storer {
  return owner !== 'working'
}

function hasRoom(option: CompanyOption, { s }: Situation): boolean {
  const { facts, owner } = option
  if (facts.produces === 'influence' || !isStorer(owner)) return true
  return output(option) <= room(s, owner, facts.produces)
}

const industryOf = ({ facts }: CompanyOption): Industry => facts.industry
const isIn = (industry: Industry): Judge<CompanyOption> => fits(({ facts }) => facts.industry === industry)

const JUDGES: Readonly<Record<CompanyBullet, Judge<CompanyOption>>> = {
  'unemployed-can-run-it': fits(({ facts }, { s }) => classesToStaff(s, facts.slots).length > 0),
  automated: fits(({ facts }) => facts.automated),
  'fewest-operational-in-industry': least(({ facts, owner }, { s }) => operationalInIndustry(s, owner, facts.industry)),
  'no-union-requirement': fits(
    (option, at) => !wouldAllowUnion(at.s, option.facts.industry, workingClassHired(option, at)),
  ),
  'agriculture-luxury-media': inOrder(['agriculture', 'luxury', 'media'], industryOf),
  'health-or-education-dearer': serviceFirst('dearer', industryOf),
  'highest-production': most(output),
  'highest-cost': most(({ facts }) => facts.cost),
  'would-meet-union-requirement': fits(({ facts }, { s }) => wouldAllowUnion(s, facts.industry, facts.slots.length)),
  'fewest-matching-unemployed': least(({ facts }, { s }) => placesFilled(s, facts.slots)),
  'only-operational-in-industry': fits((option, { s }) => !othersInIndustry(s, option).some(isOperational)),
  'no-other-in-industry': fits((option, { s }) => othersInIndustry(s, option).length === 0),
  'no-other-machinery-in-industry': fits(
    (option, { s }) => !othersInIndustry(s, option).some(({ machinery }) => machinery),
  ),
  media: isIn('media'),
  agriculture: isIn('agriculture'),
  luxury: isIn('luxury'),
  'employee-available': fits(({ facts }, { s }) => hasEmployeeFor(s, facts)),
  'middle-class-workers-only': fits(({ facts }) => facts.employee === undefined),
  'storage-below-limit': fits(({ facts: { produces }, owner }, { s }) => {
    if (produces === 'influence' || !isStorer(owner)) return true
    return s[owner].storage[produces] < capacity(s, owner, produces)
  }),
  'room-for-output': fits(hasRoom),
  'two-middle-class-workers': fits(({ facts }) => facts.slots.length >= 2),
  'uncommitted-employee': fits(({ company }) => company?.employee?.committed === false),
  'has-machinery': fits(({ company }) => company?.machinery === true),
  'owners-only-operational-in-industry': fits(
    ({ facts, owner }, { s }) => operationalInIndustry(s, owner, facts.industry) === 1,
  ),
  'widest-wage-steps': most(({ facts: { wages } }) => (wages === undefined ? 0 : wages[2] - wages[0])),
  'media-healthcare-education-luxury-agriculture': inOrder(
    ['media', 'healthcare', 'education', 'luxury', 'agriculture'],
    industryOf,
  ),
}

/** Returns the Company that the list prefers; `owner` is the current or future owner of Companies not yet in play. */
export function preferCompany(
  t: HegemonyTable,
  of: Class,
  list: CompanyList,
  ids: readonly string[],
  owner: Role = of,
): string {
  return prefer(
    t,
    of,
    list,
    COMPANY_LISTS[list],
    JUDGES,
    ids.map((id) => optionOf(t.state, id, owner)),
    ({ facts: { id } }) => ({ id, label: companyName(id) }),
  ).facts.id
}

function optionOf(s: HegemonyState, id: string, owner: Role): CompanyOption {
  for (const role of ROLES) {
    const company = s.companies[role].find((candidate) => candidate.id === id)
    if (company !== undefined) return { facts: companyFacts(id), company, owner: role }
  }
  return { facts: companyFacts(id), company: null, owner }
}
