// Bullets about the industry of a new skilled worker (IC-W-09, IC-M-10).

import { type Line, SKILL_LISTS, type SkillBullet } from '../../data/automa-instructions.ts'
import { companyFacts } from '../../data/companies.ts'
import type { Industry, LabourClass } from '../../data/vocabulary.ts'
import { openings, UNION_BASE } from '../../rules/labour/placement.ts'
import { canFound } from '../../rules/labour/recruit.ts'
import { factsOf, isOperational, workersInIndustry } from '../../rules/labour/workers.ts'
import { type HegemonyTable, skillName } from '../../rules/table.ts'
import type { Headcount, HegemonyState } from '../../state/state.ts'
import { plansFor } from '../candidates/plans.ts'
import { fits, inOrder, type Judge, least, most, prefer } from '../lists.ts'

// Requirements of unions

/** Workers assigned together with the new one: three per action (CC-AW-32). */
const OTHERS = 2

/** Maximum number of these workers who can go to Companies of the industry in one action. */
function mostIntoIndustry(s: HegemonyState, industry: Industry, free: Readonly<Headcount>, limit: number): number {
  const places = openings(s, 'working').filter((place) => place.industry === industry)
  let best = 0
  for (const plan of plansFor(s, 'working', free, limit, places)) {
    if (plan.inIndustry[industry] > best) best = plan.inIndustry[industry]
  }
  return best
}

/** Assigned as a union member with up to two others, the new worker would form a union. */
function couldFormUnion(s: HegemonyState, industry: Industry): boolean {
  if (s.working.unions[industry]) return false
  const there = workersInIndustry(s, 'working', industry)
  return there + mostIntoIndustry(s, industry, s.unemployed.working, OTHERS) >= UNION_BASE
}

/** An unemployed worker of the industry could form it without the new worker. */
function formsWithout(s: HegemonyState, industry: Industry): boolean {
  const free = { ...s.unemployed.working }
  free[industry]--
  const there = workersInIndustry(s, 'working', industry)
  return there + mostIntoIndustry(s, industry, free, OTHERS) >= UNION_BASE
}

/** Assigned to a Company with up to two others, the new worker would complete the requirement of a union. */
function wouldFulfilUnion(s: HegemonyState, industry: Industry): boolean {
  const there = workersInIndustry(s, 'working', industry)
  if (s.working.unions[industry] || there >= UNION_BASE) return false
  const free = { ...s.unemployed.working, [industry]: s.unemployed.working[industry] + 1 }
  return there + mostIntoIndustry(s, industry, free, OTHERS + 1) >= UNION_BASE
}

// Slots for a skill

/** Empty slots that need this skill. */
function placesFor(s: HegemonyState, of: LabourClass, skill: Industry): number {
  let places = 0
  for (const place of openings(s, of)) if (place.industry === skill) places += place.skilled
  return places
}

/** Slots that need this skill in Companies of the Markets, for workers of the Working Class. */
function placesInMarkets(s: HegemonyState, skill: Industry): number {
  const needs = (id: string): number => companyFacts(id).slots.filter((slot) => slot === skill).length
  const employees = s.middle.market.filter((id) => companyFacts(id).employee?.skill === skill).length
  return s.capitalist.market.reduce((sum, id) => sum + needs(id), employees)
}

const NO_THIRD = 2

/** Companies of the class's Market that need the skill, except industries with two Companies already. */
function wantedInMarket(s: HegemonyState, skill: Industry): string[] {
  const built = s.companies.middle.filter((company) => factsOf(company).industry === skill).length
  return built >= NO_THIRD ? [] : s.middle.market.filter((id) => needsSkill(id, skill))
}

function needsSkill(id: string, skill: Industry): boolean {
  return companyFacts(id).slots.some((slot) => slot === skill)
}

/** With a worker of this skill and the unemployed, one of them could be built. */
function othersAreThere(s: HegemonyState, skill: Industry): boolean {
  const free = { ...s.unemployed.middle, [skill]: s.unemployed.middle[skill] + 1 }
  return wantedInMarket(s, skill).some((id) => canFound(companyFacts(id), free))
}

function neededInIdle(s: HegemonyState, skill: Industry): boolean {
  return (['capitalist', 'state'] as const).some((owner) =>
    s.companies[owner].some((company) => !isOperational(company) && needsSkill(company.id, skill)),
  )
}

const JUDGES: Readonly<Record<SkillBullet, Judge<Industry>>> = {
  'could-form-union': fits((skill, { s }) => couldFormUnion(s, skill)),
  'fewest-places': least((skill, { s }) => placesFor(s, 'working', skill)),
  'would-fulfil-union': fits((skill, { s }) => wouldFulfilUnion(s, skill)),
  'most-places': most((skill, { s }) => placesFor(s, 'working', skill)),
  'most-places-in-markets': most((skill, { s }) => placesInMarkets(s, skill)),
  'health-or-education-dearer': {
    rank: (skill, at) => {
      if (skill !== 'healthcare' && skill !== 'education') return null
      return at.services('dearer')[0] === skill ? 2 : 1
    },
  },
  'agriculture-media-luxury': inOrder(['agriculture', 'media', 'luxury'], (skill) => skill),
  'needed-in-own-market': fits((skill, { s }) => wantedInMarket(s, skill).length > 0),
  'others-are-there': fits((skill, { s }) => othersAreThere(s, skill)),
  'industry-without-company': fits(
    (skill, { s }) => !s.companies.middle.some((company) => factsOf(company).industry === skill),
  ),
  'agriculture-education-healthcare-luxury-media': inOrder(
    ['agriculture', 'education', 'healthcare', 'luxury', 'media'],
    (skill) => skill,
  ),
  'needed-in-idle-companies': fits((skill, { s }) => neededInIdle(s, skill)),
  'needed-in-capitalist-market': fits((skill, { s }) => s.capitalist.market.some((id) => needsSkill(id, skill))),
}

/** An industry that the unemployed already have is skipped, unless one more worker completes a union (CC-AW-33). */
function isLeftOut(s: HegemonyState, of: LabourClass, skill: Industry): boolean {
  if (s.unemployed[of][skill] === 0) return false
  return of === 'middle' || !couldFormUnion(s, skill) || formsWithout(s, skill)
}

/** The options of the list; if all would be skipped, none is. */
export function kindsToTake(s: HegemonyState, of: LabourClass, kinds: readonly Industry[]): readonly Industry[] {
  const left = kinds.filter((skill) => !isLeftOut(s, of, skill))
  return left.length > 0 ? left : kinds
}

/** Returns the industry that the list prefers. For immediate assignment the Market does not matter (CC-AM-24). */
export function preferSkill(
  t: HegemonyTable,
  of: LabourClass,
  kinds: readonly Industry[],
  toAssign: boolean,
): Industry {
  const list = of === 'working' ? 'w-skilled-worker' : 'm-skilled-worker'
  const lines: readonly Line<SkillBullet>[] = SKILL_LISTS[list]
  const skills = kindsToTake(t.state, of, kinds)
  const nameOf = (skill: Industry) => ({ id: `skill:${skill}`, label: skillName(skill) })
  return prefer(t, of, list, toAssign && of === 'middle' ? lines.slice(1) : lines, JUDGES, skills, nameOf)
}
