// Decisions about Companies, prices, wages, markets and trade.

import type { CompanyList } from '../../data/automa-instructions.ts'
import { companyFacts } from '../../data/companies.ts'
import { exportCard } from '../../data/exports.ts'
import { WARES, type Ware } from '../../data/vocabulary.ts'
import { minimumWage } from '../../rules/labour/wages.ts'
import { factsOf } from '../../rules/labour/workers.ts'
import { dealsToMake } from '../actions/export.ts'
import { nextWage } from '../actions/free-actions.ts'
import { givesFreeService } from '../actions/unrest.ts'
import { preferCompany } from '../bullets/companies.ts'
import { COMFORTS, wanted } from '../candidates/purchases.ts'
import { type Asked, byLot, type Decider, least, most, named, thingOf, things } from './decision.ts'

const byList =
  (list: CompanyList): Decider =>
  (asked) => {
    const ids = things(asked, 'company')
    return ids.length === 0 ? undefined : `company:${preferCompany(asked.t, asked.of, list, ids)}`
  }

const build: Decider = (asked) => byList(asked.of === 'middle' ? 'm-build-company' : 'c-build-company')(asked)

/** Set only at the start of its turn (CC-AC-03, CC-AM-04, R-79). */
const price: Decider = ({ legal }) => (legal.includes('done') ? 'done' : undefined)

/** The minimum (CC-AC-10, CC-AM-08). */
const wage: Decider = ({ s }) => `wage:${minimumWage(s)}`

/** Lowered as soon as the minimum falls, except where workers are committed (CC-AC-10, CC-AM-08, R-79). */
const wages: Decider = ({ s, of, legal }) => {
  if (of === 'working') return undefined
  const next = nextWage(s, of)
  return legal.includes(next) ? next : undefined
}

/** All of them (CC-AC-17), or those of industries it already has (CC-AM-16). */
const discardCompanies: Decider = (asked) => {
  const { s, of } = asked
  const companies = things(asked, 'company')
  if (of === 'capitalist') return `company:${companies[0]}`
  const has = (id: string): boolean =>
    s.companies.middle.some((company) => factsOf(company).industry === companyFacts(id).industry)
  const unwanted = companies.find(has)
  return unwanted === undefined ? 'done' : `company:${unwanted}`
}

/** The most expensive that it can afford (CC-AC-21). */
const deal: Decider = (asked) => {
  const plan = byLot(
    asked,
    dealsToMake(asked.s).filter((each) => asked.legal.includes(`deal:${each.deal}`)),
  )
  return plan === undefined ? undefined : `deal:${plan.deal}`
}

/** To the Free Trade Zone if all fits, otherwise with the tariff where that saves goods (CC-AC-21). */
const dealDestination: Decider = ({ s, legal }) => {
  const wanted = dealsToMake(s).some(({ toStorage }) => toStorage) ? 'storage' : 'free-trade-zone'
  return legal.includes(wanted) ? wanted : undefined
}

/** As much of everything as possible: single units first, then the largest lots (CC-AC-20, CC-AM-29). */
const exportLot: Decider = (asked) => {
  if (asked.legal.includes('extra')) return 'extra'
  let best: { id: string; amount: number } | undefined
  for (const id of asked.legal) {
    if (id === 'done') continue
    const amount = lotSize(asked, thingOf(id))
    if (best === undefined || amount > best.amount) best = { id, amount }
  }
  return best?.id ?? 'done'
}

function lotSize({ s }: Asked, line: string): number {
  const [ware, at] = line.split('-')
  const found: Ware | undefined = WARES.find((each) => each === ware)
  return found === undefined ? 0 : (exportCard(s.exportCard).sales[found][Number(at) === 0 ? 0 : 1].amount ?? 0)
}

/** By IC-W-10, never where the service is free (CC-AW-26). */
const strike: Decider = (asked) => {
  const { t, s, of, legal } = asked
  const ids = things(asked, 'company').filter((id) => {
    const company = s.companies.state.find((candidate) => candidate.id === id)
    return company === undefined || !givesFreeService(s, company)
  })
  if (ids.length > 0) return `company:${preferCompany(t, of, 'w-strike-placement', ids)}`
  return legal.includes('done') ? 'done' : undefined
}

/** The resources of a class's list, in its order (CC-HIST-15). */
const boughtResource: Decider = ({ of, legal }) => {
  if (of === 'capitalist') return undefined
  const wish = COMFORTS[of].find((resource) => legal.includes(`resource:${resource}`))
  return wish === undefined ? 'done' : `resource:${wish}`
}

/** The same amount as in its Buy action: the quantity missing up to the Population (CC-AW-13 to CC-AW-15, CC-AM-18). */
const boughtAmount: Decider = (asked) => {
  const { s, of, question } = asked
  const resource = of === 'capitalist' ? undefined : COMFORTS[of].find((each) => each === named(asked, 'resource'))
  if (of === 'capitalist' || resource === undefined || question.shape !== 'number') return undefined
  return Math.min(question.max, wanted(s, of, resource))
}

export const BUSINESS: Readonly<Record<string, Decider>> = {
  'ask.build': build,
  'ask.sell-company': byList('c-sell-company'),
  'ask.machinery': byList('c-place-machinery'),
  'ask.overtime': byList('c-extra-production'),
  'ask.fill-company': (asked) => byList(asked.of === 'middle' ? 'm-assign-wc' : 'c-assign-workers')(asked),
  'ask.staff-abroad': byList('c-assign-workers'),
  'ask.lure-to': byList('c-assign-workers'),
  'ask.extra-shift': byList('m-extra-shift'),
  'ask.buy-resource': boughtResource,
  'ask.buy-amount': boughtAmount,
  'ask.strike': strike,
  'ask.price': price,
  'ask.wage': wage,
  'ask.wages': wages,
  'ask.discard-companies': discardCompanies,
  'ask.deal': deal,
  'ask.deal-destination': dealDestination,
  /** The Free Trade Zone gets the maximum. */
  'ask.deal-stored': least,
  'ask.export': exportLot,
  'ask.export-extra': most,
  /** From the Free Trade Zone first (CC-AC-20). */
  'ask.export-from-zone': most,
  /** */
  'ask.sell-to-state': most,
}
