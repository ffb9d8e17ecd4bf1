// The action cards of the Middle Class. Effects that its deck shares with others are in separate files, by subject.
import { say } from '@hustings/kernel'
import { PRODUCT } from '../data/vocabulary.ts'
import { allByState, type BuildLimits, build, reducedBy, whyNoBuild } from '../rules/actions/build.ts'
import { type BuyLimits, buy, whyNoBuy } from '../rules/actions/buy.ts'
import { exportWares, whyNoExport } from '../rules/actions/export.ts'
import { SOURCES } from '../rules/actions/sources.ts'
import { gainStorageTile, whyNoStorageTile } from '../rules/actions/storage.ts'
import { canPay, owe, pay } from '../rules/economy/money.ts'
import { gainProsperity } from '../rules/economy/points.ts'
import { population } from '../rules/labour/workers.ts'
import { addCubes } from '../rules/politics/voting.ts'
import { shift } from '../rules/production/shift.ts'
import { foreignEmployers } from '../rules/production/taxes.ts'
import { because, type CardEffect, type HegemonyTable, offer, simply } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { movement, publicOpinionPolling } from './bills.ts'
import { fakeNews, interestGroups, whyNoCubes } from './cubes.ts'
import { specialization, unemploymentInitiative } from './employees.ts'
import { renewExportCard } from './export-cards.ts'
import { figure } from './figures.ts'
import { investmentOpportunities } from './investment.ts'
import { laborMarketDeregulation, migration } from './labour.ts'
import { halfPrice, highlightSocialIssues, publicSectorOvertime } from './purchases.ts'
import { sellingToState } from './state-sales.ts'

/** The State must pay, with a loan if necessary. */
function demandFromState(t: HegemonyTable, card: string, amount: number): void {
  owe(t, 'state', 'middle', amount, 'card', card)
}

// Trade

/** Food or Luxury from abroad without the tariff; "up to" includes none. */
const DUTY_FREE: BuyLimits = {
  resources: ['food', 'luxury'],
  sources: ['foreign-market'],
  maxSources: 1,
  terms: { noTariff: true },
  optional: true,
}
const importSubsidy: CardEffect = {
  whyNot: (s) => whyNoBuy(s, 'middle', DUTY_FREE),
  *play(t) {
    return { count: yield* buy(t, 'middle', DUTY_FREE) }
  },
}

/** A new Export card may replace the current one; then every lot may be sold twice, each time for its VP. */
const foreignMarketInsight: CardEffect = {
  *play(t) {
    const card = 'middle-foreign-market-insight'
    yield* renewExportCard(t, 'middle', figure(card, 'reveal'))
    const limits = { times: figure(card, 'timesPerTransaction') }
    if (whyNoExport(t.state, 'middle', limits) === null) yield* exportWares(t, 'middle', limits)
    return undefined
  },
}

/** The State adds a premium to every transaction. */
const exportSubsidy: CardEffect = {
  whyNot: (s) => whyNoExport(s, 'middle'),
  *play(t) {
    const card = 'middle-export-subsidy'
    const transactions = yield* exportWares(t, 'middle')
    demandFromState(t, card, transactions * figure(card, 'perTransaction'))
    return undefined
  },
}

// Companies

/** Build Company with the limits of a card. */
function building(limits: BuildLimits): CardEffect {
  return {
    whyNot: (s) => whyNoBuild(s, 'middle', limits),
    *play(t) {
      yield* build(t, 'middle', limits)
      return undefined
    },
  }
}

/** A Storage tile, then optionally a Company, cheaper if the tile extends existing storage. */
const growingBusiness: CardEffect = {
  whyNot: (s) => (whyNoStorageTile(s, 'middle') === null ? null : whyNoBuild(s, 'middle')),
  *play(t) {
    const ware = yield* gainStorageTile(t, 'middle')
    const discount = figure('middle-growing-business', 'discount')
    const price: BuildLimits['price'] = (facts) => reducedBy(PRODUCT[facts.industry] === ware ? discount : 0)(facts)
    const limits: BuildLimits = { price, mayDecline: ware !== null }
    if (whyNoBuild(t.state, 'middle', limits) === null) yield* build(t, 'middle', limits)
    return undefined
  },
}

const NOBODY_EMPLOYED = because('H-GEN-11', 'nobody-employed')

function employers(s: HegemonyState): number {
  return s.companies.middle.filter((company) => company.employee !== null).length
}

/** Money for each Company with an employee, one of which may then work an Extra Shift. */
const employmentSubsidy: CardEffect = {
  whyNot: (s) => (employers(s) > 0 ? null : NOBODY_EMPLOYED),
  *play(t) {
    const card = 'middle-employment-subsidy'
    const count = employers(t.state)
    demandFromState(t, card, count * figure(card, 'perCompany'))
    yield* shift(t, { withEmployee: true, mayDecline: true })
    return { count }
  },
}

// Consumption

/** Own workers in Companies of the State and of the Capitalist Class. */
function workersAbroad(s: HegemonyState): number {
  let count = 0
  for (const owner of ['capitalist', 'state'] as const) {
    for (const company of s.companies[owner])
      for (const worker of company.slots) if (worker?.class === 'middle') count++
  }
  return count
}

const supplementalIncome: CardEffect = {
  *play(t) {
    const card = 'middle-supplemental-income-program'
    const count = workersAbroad(t.state)
    demandFromState(t, card, count * figure(card, 'perWorker'))
    yield* buy(t, 'middle', { optional: true })
    return { count }
  },
}

/** From all sources, or twice the amount from a single one. */
const personalConsumption: CardEffect = {
  whyNot: (s) => whyNoBuy(s, 'middle'),
  *play(t) {
    const most = population(t.state, 'middle') * figure('middle-personal-consumption', 'oneSourceFactor')
    const limits = yield* t.choose<BuyLimits>('middle', say('ask.consumption'), [
      offer('many-sources', { maxSources: SOURCES.length }, say('option.many-sources')),
      offer('one-source', { maxSources: 1, perSource: most }, say('option.one-source', { most })),
    ])
    yield* buy(t, 'middle', limits)
    return undefined
  },
}

const TOO_DEAR = because('H-GEN-11', 'card-cost')

function parkPrice(s: HegemonyState): number {
  return population(s, 'middle') * figure('middle-new-theme-park', 'perPopulation')
}

/** Prosperity for money. */
const newThemePark: CardEffect = {
  whyNot: (s) => (canPay(s, 'middle', parkPrice(s)) ? null : TOO_DEAR),
  play: simply((t) => {
    pay(t, 'middle', 'supply', parkPrice(t.state), 'card', 'middle-new-theme-park')
    gainProsperity(t, 'middle')
    return undefined
  }),
}

/** Cubes, by the number of employers. */
const voiceOfMiddleClass: CardEffect = {
  whyNot: (s) => whyNoCubes(s, 'middle'),
  play: simply((t) => {
    const card = 'middle-voice-of-middle-class-workers'
    addCubes(t, 'middle', figure(card, 'base') + foreignEmployers(t.state) * figure(card, 'perCompany'), 'card')
    return undefined
  }),
}

export const MIDDLE_EFFECTS: Readonly<Record<string, CardEffect>> = {
  'middle-healthcare-benefits': halfPrice('middle', 'health'),
  'middle-import-subsidy': importSubsidy,
  'middle-small-business-grant': building({ price: allByState }),
  'middle-land-of-opportunity': building({ workers: 'newcomer' }),
  'middle-investment-opportunities': investmentOpportunities('middle-investment-opportunities', 'middle'),
  'middle-foreign-market-insight': foreignMarketInsight,
  'middle-employment-subsidy': employmentSubsidy,
  'middle-public-opinion-polling': publicOpinionPolling('middle'),
  'middle-migration': migration('middle-migration', 'middle'),
  'middle-fake-news': fakeNews('middle-fake-news', 'middle'),
  'middle-specialization': specialization('middle-specialization'),
  'middle-state-scholarship': halfPrice('middle', 'education'),
  'middle-highlight-social-issues': highlightSocialIssues('middle-highlight-social-issues', 'middle'),
  'middle-health-crisis': sellingToState('middle-health-crisis', 'middle', 'health'),
  'middle-unemployment-initiative-program': unemploymentInitiative('middle-unemployment-initiative-program'),
  'middle-higher-education-program': sellingToState('middle-higher-education-program', 'middle', 'education'),
  'middle-voice-of-middle-class-workers': voiceOfMiddleClass,
  'middle-new-theme-park': newThemePark,
  'middle-interest-groups': interestGroups('middle-interest-groups', 'middle'),
  'middle-export-subsidy': exportSubsidy,
  'middle-labor-market-deregulation': laborMarketDeregulation('middle'),
  'middle-personal-consumption': personalConsumption,
  'middle-immigration-reform': movement('middle-immigration-reform', 'middle', 7),
  'middle-growing-business': growingBusiness,
  'middle-public-sector-overtime': publicSectorOvertime('middle'),
  'middle-supplemental-income-program': supplementalIncome,
}
