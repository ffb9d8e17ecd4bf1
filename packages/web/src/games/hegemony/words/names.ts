// Names of game elements, as message keys.
import { companyFacts } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { HegemonyView, Industry, Policy, Resource, Role, Section, Skill } from './model.ts'

export const roleName = (role: Role): Message => say(`role.${role}`)
export const roleShort = (role: Role): Message => say(`board.role.${role}`)
export const resourceName = (resource: Resource): Message => say(`resource.${resource}`)
export const industryName = (industry: Industry): Message => say(`industry.${industry}`)
export const skillName = (skill: Skill): Message => say(`skill.${skill}`)
export const policyName = (policy: Policy): Message => say(`policy.${policy}`)
export const sectionText = (policy: Policy, section: Section): Message => say(`policy.${policy}.${section}`)
export const companyName = (id: string): Message => say(`company.${companyFacts(id).kind}`)
export const cardName = (id: string): Message => say(`card.${id}`)
/** Undefined for those without one. */
export const populationOf = (view: HegemonyView, role: Role): number =>
  role === 'working' || role === 'middle' ? view[role].population : 0
/** The effect of a card, with the figures of its holder. */
export const cardText = (id: string, population: number): Message =>
  say(`card.${id}.text`, { population, twice: 2 * population })
export const eventName = (id: string): Message => say(`event.${id}`)
export const actionName = (id: string): Message => say(`action.${id}`)
