// The action cards of the Capitalist Class. Effects that its deck shares with others are in separate files, by subject.
import { drawCards, type Reason, recycleDiscard, type Script, say } from '@hustings/kernel'
import type { Good } from '../data/vocabulary.ts'
import { type BuildLimits, build, halfByState, whyNoBuild } from '../rules/actions/build.ts'
import { deal, whyNoDeal } from '../rules/actions/deals.ts'
import { type ExportLimits, exportWares, GOODS_ONLY, whyNoExport } from '../rules/actions/export.ts'
import { machineryLeft, machineryPlaces, placeMachinery } from '../rules/actions/machinery.ts'
import { type SaleLimits, sell, whyNoSale } from '../rules/actions/sell.ts'
import { bankRevenue, cannotPay, canPay, owe, pay, payFromCapital } from '../rules/economy/money.ts'
import { score } from '../rules/economy/points.ts'
import { gainInfluence } from '../rules/economy/stock.ts'
import { factsOf } from '../rules/labour/workers.ts'
import { addCubes } from '../rules/politics/voting.ts'
import { because, type CardEffect, type HegemonyTable, offer, simply, unless } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { movement, publicOpinionPolling, radicalReforms, twoBills } from './bills.ts'
import { competitiveWages } from './competitive-wages.ts'
import { fakeNews, interestGroups, whyNoCubes } from './cubes.ts'
import { renewExportCard } from './export-cards.ts'
import { figure } from './figures.ts'
import { foreignRecruitment } from './foreign-workers.ts'
import { fillCompany, whyNotFill } from './hiring.ts'
import { investmentOpportunities } from './investment.ts'
import { type OvertimeTerms, whyNoOvertime, workOvertime } from './overtime.ts'
import { sellingToState, sellToState, whyNoStateSale } from './state-sales.ts'

function whyTooDear(s: HegemonyState, amount: number): Reason | null {
  return canPay(s, 'capitalist', amount) ? null : cannotPay(amount)
}

// Money

const NO_REVENUE = because('H-GEN-11', 'no-revenue')
const half = (s: HegemonyState): number =>
  Math.floor(s.capitalist.revenue * figure('capitalist-offshore-companies', 'fraction'))

const offshoreCompanies: CardEffect = {
  whyNot: (s) => (half(s) > 0 ? null : NO_REVENUE),
  play: simply((t) => {
    bankRevenue(t, half(t.state))
    return undefined
  }),
}

const ISLAND = 'capitalist-buy-private-island'

/** The price goes to the Treasury, from Capital first (H-CAP-MONEY-04). */
const privateIsland: CardEffect = {
  whyNot: (s) => whyTooDear(s, figure(ISLAND, 'pay')),
  play: simply((t) => {
    payFromCapital(t, 'state', figure(ISLAND, 'pay'), 'card', ISLAND)
    score(t, 'capitalist', figure(ISLAND, 'vp'), 'card', ISLAND)
    return undefined
  }),
}

const GRANTS = 'capitalist-business-grants'
const NO_COMPANY = because('H-GEN-11', 'no-company')

/** Every Company counts, operational or not; the State takes a loan if necessary (H-LOAN-01). */
const businessGrants: CardEffect = {
  whyNot: (s) => (s.companies.capitalist.length > 0 ? null : NO_COMPANY),
  play: simply((t) => {
    const count = t.state.companies.capitalist.length
    owe(t, 'state', 'capitalist', count * figure(GRANTS, 'perCompany'), 'card', GRANTS)
    return { count }
  }),
}

// The voting bag

const CAMPAIGN = 'capitalist-endorse-political-campaign'

const endorseCampaign: CardEffect = {
  whyNot: (s) => whyTooDear(s, figure(CAMPAIGN, 'pay')) ?? whyNoCubes(s, 'capitalist'),
  play: simply((t) => {
    pay(t, 'capitalist', 'supply', figure(CAMPAIGN, 'pay'), 'card', CAMPAIGN)
    addCubes(t, 'capitalist', figure(CAMPAIGN, 'votingCubes'), 'card')
    return undefined
  }),
}

const NOT_PROTECTED = because('H-GEN-11', 'no-protected-company')

/** Own agricultural Companies, under 6A also those of the Luxury industry. */
export function protectedCompanies(s: HegemonyState): number {
  const industries = s.policies[6] === 'A' ? ['agriculture', 'luxury'] : ['agriculture']
  return s.companies.capitalist.filter((company) => industries.includes(factsOf(company).industry)).length
}

const protectionismLobby: CardEffect = {
  whyNot: (s) => (protectedCompanies(s) > 0 ? whyNoCubes(s, 'capitalist') : NOT_PROTECTED),
  play: simply((t) => {
    const perCompany = figure('capitalist-trade-protectionism-lobby', 'cubesPerCompany')
    addCubes(t, 'capitalist', protectedCompanies(t.state) * perCompany, 'card')
    return undefined
  }),
}

// Companies

const EXPANSION = 'capitalist-business-expansion'

/** Two Companies in a row, the second if possible and wanted; then the Market is refilled in any case. */
const businessExpansion: CardEffect = {
  whyNot: (s) => whyNoBuild(s, 'capitalist'),
  *play(t) {
    yield* build(t, 'capitalist')
    if (whyNoBuild(t.state, 'capitalist') === null) yield* build(t, 'capitalist', { mayDecline: true })
    addToMarket(t, figure(EXPANSION, 'refill'))
    return undefined
  },
}

export function addToMarket(t: HegemonyTable, count: number): void {
  const deck = t.state.decks.capitalist
  const revealed = drawCards(t, deck, count)
  recycleDiscard(t, deck)
  revealed.push(...drawCards(t, deck, count - revealed.length))
  t.state.capitalist.market.push(...revealed)
  t.emit({ type: 'market', role: 'capitalist', discarded: [], revealed })
}

const INDUSTRIAL: BuildLimits = {
  price: halfByState,
  allows: ({ industry }) => industry === 'agriculture' || industry === 'luxury',
}

const industrialization: CardEffect = {
  whyNot: (s) => whyNoBuild(s, 'capitalist', INDUSTRIAL),
  *play(t) {
    yield* build(t, 'capitalist', INDUSTRIAL)
    return undefined
  },
}

const EXIT: SaleLimits = { factor: figure('capitalist-exit-strategy', 'priceFactor'), withoutMachinery: true }

const exitStrategy: CardEffect = {
  whyNot: (s) => whyNoSale(s, 'capitalist', EXIT),
  *play(t) {
    yield* sell(t, 'capitalist', EXIT)
    return undefined
  },
}

const HIRING = 'capitalist-unemployment-initiative-program'

/** The State pays for every worker hired. */
const unemploymentInitiative: CardEffect = {
  whyNot: (s) => whyNotFill(s, 'capitalist'),
  *play(t) {
    const hired = yield* fillCompany(t, 'capitalist')
    owe(t, 'state', 'capitalist', hired * figure(HIRING, 'perWorker'), 'card', HIRING)
    return undefined
  },
}

const OWN_SHIFT: OvertimeTerms = { owner: 'capitalist', chooser: 'capitalist' }

const extraShift: CardEffect = {
  whyNot: (s) => whyNoOvertime(s, OWN_SHIFT),
  *play(t) {
    yield* workOvertime(t, OWN_SHIFT)
    return undefined
  },
}

const PROGRESS = 'capitalist-technological-progress'
const NO_TOKEN = because('H-COMP-09', 'no-machinery-left')
const NO_PLACE = because('H-CAP-MACH-04', 'no-place-for-machinery')

/** A token that would be lost cannot be bought (H-CAP-MACH-03, H-CAP-MACH-04). */
function whyNoMachinery(s: HegemonyState, count: 1 | 2): Reason | null {
  if (machineryLeft(s) < count) return NO_TOKEN
  if (machineryPlaces(s).length < count) return NO_PLACE
  return whyTooDear(s, figure(PROGRESS, count === 1 ? 'one' : 'two'))
}

const technologicalProgress: CardEffect = {
  whyNot: (s) => whyNoMachinery(s, 1),
  *play(t) {
    const count = yield* t.choose(
      'capitalist',
      say('ask.machinery-count'),
      ([1, 2] as const).map((tokens) => {
        const cost = figure(PROGRESS, tokens === 1 ? 'one' : 'two')
        const label = say('option.machinery-count', { count: tokens, cost })
        return unless(whyNoMachinery(t.state, tokens), offer(`tokens:${tokens}`, tokens, label))
      }),
    )
    pay(t, 'capitalist', 'supply', figure(PROGRESS, count === 1 ? 'one' : 'two'), 'card', PROGRESS)
    yield* placeMachinery(t, count)
    return undefined
  },
}

// Foreign trade

/** Sells to the Foreign Market by the Export card and, in addition, single units of a good at a fixed price. */
function exportingMore(card: string, good: Good): CardEffect {
  const limits: ExportLimits = {
    extra: { good, max: figure(card, 'maxUnits'), price: figure(card, 'pricePerUnit') },
  }
  return {
    whyNot: (s) => whyNoExport(s, 'capitalist', limits),
    *play(t) {
      yield* exportWares(t, 'capitalist', limits)
      return undefined
    },
  }
}

function* mayExport(t: HegemonyTable, limits: ExportLimits): Script {
  if (whyNoExport(t.state, 'capitalist', limits) === null)
    yield* exportWares(t, 'capitalist', { ...limits, mayDecline: true })
}

const foreignMarketInsight: CardEffect = {
  *play(t) {
    yield* renewExportCard(t, 'capitalist', figure('capitalist-foreign-market-insight', 'reveal'))
    yield* mayExport(t, {})
    return undefined
  },
}

const foreignPartner: CardEffect = {
  whyNot: whyNoDeal,
  *play(t) {
    yield* deal(t)
    yield* mayExport(t, GOODS_ONLY)
    return undefined
  },
}

const RIGGING = 'capitalist-bid-rigging'

const bidRigging: CardEffect = {
  whyNot: (s) => whyNoStateSale(s, 'capitalist', 'luxury'),
  *play(t) {
    const count = yield* sellToState(t, RIGGING, 'capitalist', 'luxury')
    gainInfluence(t, 'capitalist', figure(RIGGING, 'influence'), 'card')
    return { count }
  },
}

export const CAPITALIST_EFFECTS: Readonly<Record<string, CardEffect>> = {
  'capitalist-health-crisis': sellingToState('capitalist-health-crisis', 'capitalist', 'health'),
  'capitalist-higher-education-program': sellingToState(
    'capitalist-higher-education-program',
    'capitalist',
    'education',
  ),
  'capitalist-push-political-agenda': twoBills(
    'capitalist',
    'capitalist-push-political-agenda',
    figure('capitalist-push-political-agenda', 'pay'),
  ),
  'capitalist-foreign-recruitment': foreignRecruitment,
  'capitalist-competitive-wages': competitiveWages,
  'capitalist-global-branding': exportingMore('capitalist-global-branding', 'luxury'),
  'capitalist-interest-groups': interestGroups('capitalist-interest-groups', 'capitalist'),
  'capitalist-offshore-companies': offshoreCompanies,
  'capitalist-foreign-market-insight': foreignMarketInsight,
  'capitalist-unemployment-initiative-program': unemploymentInitiative,
  'capitalist-foreign-partner': foreignPartner,
  'capitalist-business-expansion': businessExpansion,
  'capitalist-investment-opportunities': investmentOpportunities('capitalist-investment-opportunities', 'capitalist'),
  'capitalist-fake-news': fakeNews('capitalist-fake-news', 'capitalist'),
  'capitalist-global-food-crisis': exportingMore('capitalist-global-food-crisis', 'food'),
  'capitalist-industrialization': industrialization,
  'capitalist-bid-rigging': bidRigging,
  'capitalist-buy-private-island': privateIsland,
  'capitalist-exit-strategy': exitStrategy,
  'capitalist-business-grants': businessGrants,
  'capitalist-tap-into-new-markets': movement('capitalist-tap-into-new-markets', 'capitalist', 6),
  'capitalist-radical-reforms': radicalReforms('capitalist'),
  'capitalist-extra-shift': extraShift,
  'capitalist-taxed-enough-already': movement('capitalist-taxed-enough-already', 'capitalist', 3),
  'capitalist-endorse-political-campaign': endorseCampaign,
  'capitalist-technological-progress': technologicalProgress,
  'capitalist-trade-protectionism-lobby': protectionismLobby,
  'capitalist-public-opinion-polling': publicOpinionPolling('capitalist'),
}
