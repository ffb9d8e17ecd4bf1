// Rebuilds the public state from events only, and compares it with the real one.
import { expect } from 'vitest'
import { MINIMUM_WAGE } from '../data/boards.ts'
import {
  CLASSES,
  INDUSTRIES,
  LABOUR_CLASSES,
  POLICIES,
  ROLES,
  type Role,
  SECTIONS,
  SKILLS,
  WARES,
} from '../data/vocabulary.ts'
import { hasCommitted, population, workersIn } from '../rules/labour/workers.ts'
import { taxMultiplier } from '../rules/politics/policies.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'

type Told<K extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: K }>
type Facts = Record<string, number | string | boolean>

/** The public state as flat facts; facts with the same name are added up. */
function factsOf(s: HegemonyState): Facts {
  const facts: Facts = {
    round: s.clock.round,
    phase: s.clock.phase,
    demonstration: s.demonstration,
    exportCard: s.exportCard,
    agenda: s.state.agenda ?? '',
    taxes: taxMultiplier(s),
    wealth: s.capitalist.wealth,
    'influence supply': s.influence,
    'influence public-services': s.state.media,
  }
  const count = (key: string, by = 1): void => {
    facts[key] = Number(facts[key] ?? 0) + by
  }
  for (const role of ROLES) {
    facts[`loans ${role}`] = s[role].loans
    facts[`hand ${role}`] = s[role].hand.length
    facts[`influence ${role}`] = s[role].influence
    for (const company of s.companies[role]) {
      facts[`company ${company.id}`] = role
      facts[`wage ${company.id}`] = company.wage
      if (company.machinery) facts[`machinery ${company.id}`] = true
      if (company.strike) facts[`strike ${company.id}`] = true
      if (hasCommitted(company)) facts[`committed ${company.id}`] = true
      for (const worker of workersIn(company)) count(`${worker.class} ${worker.skill} company:${company.id}`)
    }
  }
  for (const seatClass of LABOUR_CLASSES) {
    facts[`population ${seatClass}`] = population(s, seatClass)
    facts[`prosperity ${seatClass}`] = s[seatClass].prosperity
    for (const skill of SKILLS) {
      count(`${seatClass} ${skill} unemployed`, s.unemployed[seatClass][skill])
      count(`${seatClass} ${skill} pool`, s.pool[seatClass][skill])
    }
  }
  for (const industry of INDUSTRIES) {
    if (!s.working.unions[industry]) continue
    facts[`union ${industry}`] = true
    count(`working ${industry} union:${industry}`)
  }
  for (const seatClass of CLASSES) {
    facts[`legitimacy ${seatClass}`] = s.state.legitimacy[seatClass]
    facts[`tokens ${seatClass}`] = s.state.tokens[seatClass]
    facts[`cubes ${seatClass} bag`] = s.bag[seatClass]
    facts[`cubes ${seatClass} supply`] = s.cubes[seatClass]
    facts[`cubes ${seatClass} table`] = s.drawn.filter((cube) => cube === seatClass).length
    facts[`cubes ${seatClass} benefits-${seatClass}`] = s.state.benefits[seatClass].cubes
    facts[`influence benefits-${seatClass}`] = s.state.benefits[seatClass].influence
  }
  for (const policy of POLICIES) {
    const bill = s.bills[policy]
    facts[`policy ${policy}`] = s.policies[policy]
    if (bill !== undefined) facts[`bill ${policy}`] = `${bill.by} ${bill.section}`
  }
  for (const role of ['middle', 'capitalist'] as const) {
    for (const id of s[role].market) facts[`market ${id}`] = role
    for (const ware of WARES) {
      facts[`price ${role} ${ware}`] = s[role].prices[ware]
      if (s[role].tiles[ware]) facts[`tile ${role} ${ware}`] = true
    }
  }
  for (const deal of s.deals) facts[`deal ${deal}`] = true
  for (const event of s.state.events) facts[`event ${event}`] = true
  return withoutNothing(facts)
}

/** Removes zero counts, which equal missing facts. */
function withoutNothing(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== 0 && value !== false))
}

export class Listener {
  readonly facts: Facts
  constructor(s: HegemonyState) {
    this.facts = factsOf(s)
  }

  private was(key: string, expected: number | string): void {
    expect(this.facts[key] ?? 0, key).toBe(expected)
  }

  private count(key: string, by: number): void {
    this.facts[key] = Number(this.facts[key] ?? 0) + by
  }

  private drop(prefix: string): void {
    for (const key of Object.keys(this.facts)) if (key.startsWith(prefix)) delete this.facts[key]
  }

  private change(key: string, from: number | string, to: number | string): void {
    this.was(key, from)
    this.facts[key] = to
  }

  private worker({ class: of, skill, from, to }: Told<'worker'>): void {
    this.count(`${of} ${skill} ${from}`, -1)
    this.count(`${of} ${skill} ${to}`, 1)
    // A Company that leaves the game takes its facts along.
    const [, company = ''] = from.split('company:')
    const staff = Object.keys(this.facts).filter((key) => key.endsWith(` company:${company}`) && this.facts[key] !== 0)
    if (staff.length === 0) delete this.facts[`committed ${company}`]
  }

  private company(id: string, owner: Role | null): void {
    if (owner !== null) this.facts[`company ${id}`] = owner
    else for (const kind of ['company', 'wage', 'machinery', 'strike', 'committed']) delete this.facts[`${kind} ${id}`]
  }

  hear(event: HegemonyEvent, s: HegemonyState): void {
    const { facts } = this
    switch (event.type) {
      case 'round':
        facts.round = event.round
        break
      case 'card-played':
      case 'card-discarded':
        this.count(`hand ${event.role}`, -1)
        break
      case 'cards-drawn':
        this.count(`hand ${event.role}`, event.count)
        break
      case 'loan':
        this.count(`loans ${event.role}`, event.taken ? 1 : -1)
        this.was(`loans ${event.role}`, event.loans)
        break
      case 'goods':
        if (event.resource !== 'influence') break
        this.count(`influence ${event.from}`, -event.amount)
        this.count(`influence ${event.to}`, event.amount)
        break
      case 'cubes':
        this.count(`cubes ${event.class} ${event.from}`, -event.amount)
        this.count(`cubes ${event.class} ${event.to}`, event.amount)
        break
      case 'cubes-drawn':
        for (const cube of event.cubes) {
          this.count(`cubes ${cube} bag`, -1)
          this.count(`cubes ${cube} table`, 1)
        }
        break
      case 'worker':
        this.worker(event)
        break
      case 'trained':
        this.count(`${event.class} ${event.from} ${event.at}`, -1)
        this.count(`${event.class} ${event.to} ${event.at}`, 1)
        this.count(`${event.class} ${event.from} pool`, 1)
        this.count(`${event.class} ${event.to} pool`, -1)
        break
      case 'committed':
        this.was(`company ${event.company}`, event.owner)
        facts[`committed ${event.company}`] = event.committed
        break
      case 'population':
        this.change(`population ${event.class}`, event.from, event.to)
        break
      case 'prosperity':
        this.change(`prosperity ${event.class}`, event.from, event.to)
        break
      case 'legitimacy':
        this.change(`legitimacy ${event.class}`, event.from, event.to)
        break
      case 'legitimacy-token':
        this.count(`tokens ${event.class}`, 1)
        break
      case 'wealth':
        this.change('wealth', event.from, event.to)
        break
      case 'bill-proposed':
        facts[`bill ${event.policy}`] = `${event.role} ${event.section}`
        break
      case 'bill-returned':
        expect(String(facts[`bill ${event.policy}`])).toContain(event.role)
        delete facts[`bill ${event.policy}`]
        break
      case 'policy':
        this.change(`policy ${event.policy}`, event.from, event.to)
        break
      case 'tax-multiplier':
        this.change('taxes', event.from, event.to)
        break
      case 'company-built':
        this.company(event.company, event.role)
        facts[`wage ${event.company}`] = event.wage
        delete facts[`market ${event.company}`]
        break
      case 'company-opened':
        this.company(event.company, 'state')
        // New public Companies pay the minimum of Policy 2.
        facts[`wage ${event.company}`] = MINIMUM_WAGE[SECTIONS.find((section) => section === facts['policy 2']) ?? 'C']
        break
      case 'company-closed':
      case 'company-sold':
      case 'company-lost':
        this.company(event.company, null)
        break
      case 'company-moved':
        this.was(`company ${event.company}`, event.from)
        this.company(event.company, event.to)
        break
      case 'wage':
        this.was(`company ${event.company}`, event.owner)
        this.change(`wage ${event.company}`, event.from, event.to)
        break
      case 'price':
        this.change(`price ${event.role} ${event.ware}`, event.from, event.to)
        break
      case 'machinery':
        facts[`machinery ${event.company}`] = event.placed
        break
      case 'storage-tile':
        facts[`tile ${event.role} ${event.ware}`] = true
        break
      case 'strike':
        facts[`strike ${event.company}`] = event.outcome === 'called'
        break
      case 'demonstration':
        facts.demonstration = event.outcome === 'called'
        break
      case 'union':
        facts[`union ${event.industry}`] = event.founded
        break
      case 'market':
        for (const id of event.discarded) delete facts[`market ${id}`]
        for (const id of event.revealed) facts[`market ${id}`] = event.role
        break
      case 'deals':
        this.drop('deal ')
        for (const deal of event.deals) facts[`deal ${deal}`] = true
        break
      case 'deal':
        delete facts[`deal ${event.deal}`]
        break
      case 'export-card':
        facts.exportCard = event.card
        break
      case 'event-revealed':
        facts[`event ${event.event}`] = true
        break
      case 'event-resolved':
      case 'event-ignored':
      case 'event-dropped':
        delete facts[`event ${event.event}`]
        break
      case 'agenda':
        facts.agenda = event.agenda ?? ''
        break
    }
    facts.phase = s.clock.phase
  }

  /** Expects that all public facts are known from events; called between two actions. */
  mustKnow(s: HegemonyState, after: string): void {
    this.facts.phase = s.clock.phase
    expect(withoutNothing(this.facts), after).toEqual(factsOf(s))
  }
}
