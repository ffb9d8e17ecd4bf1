// The action cards of the Working Class. Effects that its deck shares with others are in separate files, by subject.
import { type Offer, type Reason, say } from '@hustings/kernel'
import { COOPERATIVE_FARMS } from '../data/companies.ts'
import { INDUSTRIES, type Industry, type Role } from '../data/vocabulary.ts'
import { type AssignLimits, assign, whyNoAssign } from '../rules/actions/assign.ts'
import { type BuyLimits, buy, whyNoBuy } from '../rules/actions/buy.ts'
import type { Source } from '../rules/actions/sources.ts'
import { BASIC_STRIKES, callStrikes, whyNoStrikes } from '../rules/actions/strike.ts'
import { canPay, owe, pay } from '../rules/economy/money.ts'
import { inPlay, score } from '../rules/economy/points.ts'
import { employedCount, unionCount } from '../rules/labour/placement.ts'
import {
  addSkilledWorker,
  employs,
  factsOf,
  newCompany,
  ownerOf,
  population,
  unemployedCount,
} from '../rules/labour/workers.ts'
import { addCubes } from '../rules/politics/voting.ts'
import {
  because,
  type CardEffect,
  type HegemonyTable,
  industryName,
  offer,
  type PlainEffect,
  roleName,
  simply,
  unless,
} from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { movement, publicOpinionPolling, radicalReforms, twoBills } from './bills.ts'
import { fakeNews, interestGroups, whyNoCubes } from './cubes.ts'
import { figure } from './figures.ts'
import { laborMarketDeregulation, migration } from './labour.ts'
import { halfPrice, highlightSocialIssues, publicSectorOvertime } from './purchases.ts'

const TOO_DEAR = because('H-GEN-11', 'card-cost')

/** A skilled worker of any color, then up to three are assigned. */
const specialization: CardEffect = {
  *play(t) {
    yield* addSkilledWorker(t, 'working')
    yield* assign(t, 'working', { count: figure('working-specialization', 'assignUpTo'), optional: true })
    return undefined
  },
}

// Cooperative Farm: free of charge, staffed at once (H-OPER-11, H-FAQC-31)

export const FARM_WORKERS = figure('working-cooperative-farm', 'assign')
const TOO_FEW_FOR_FARM = because('H-TURN-04', 'too-few-unemployed', { needed: FARM_WORKERS })
const NO_FARM = because('H-COMP-01', 'no-farm-left')

export function nextFarm(s: HegemonyState): string | undefined {
  return COOPERATIVE_FARMS[s.companies.working.length]
}

export const cooperativeFarm: PlainEffect = {
  whyNot(s) {
    if (nextFarm(s) === undefined) return NO_FARM
    return unemployedCount(s, 'working') < FARM_WORKERS ? TOO_FEW_FOR_FARM : null
  },
  *play(t) {
    const id = nextFarm(t.state)
    if (id === undefined) return undefined
    const farm = newCompany(id, 1)
    t.state.companies.working.push(farm)
    t.emit({ type: 'company-built', role: 'working', company: id, wage: farm.wage })
    yield* assign(t, 'working', { count: FARM_WORKERS, unemployedOnly: true, into: id })
    return undefined
  },
}

// Workplace Accident: one opponent, one industry (H-FAQC-22)

const NO_ACCIDENT = because('H-TURN-04', 'nobody-employs-you')

/** Companies of an owner in an industry in which Working Class workers work. */
function workplaces(s: HegemonyState, owner: Role, industry: Industry): number {
  return s.companies[owner].filter((company) => factsOf(company).industry === industry && employs(company, 'working'))
    .length
}

function opponents(s: HegemonyState): Role[] {
  return s.roles.filter((role) => role !== 'working')
}

const accidentIn = (s: HegemonyState, industry: Industry): Role[] =>
  opponents(s).filter((owner) => workplaces(s, owner, industry) > 0)

const workplaceAccident: CardEffect = {
  whyNot: (s) => (INDUSTRIES.some((industry) => accidentIn(s, industry).length > 0) ? null : NO_ACCIDENT),
  *play(t) {
    const s = t.state
    const card = 'working-workplace-accident'
    const industries = INDUSTRIES.filter((industry) => accidentIn(s, industry).length > 0)
    const industry = yield* t.choose(
      'working',
      say('ask.accident-industry'),
      industries.map((kind) => offer(`industry:${kind}`, kind, industryName(kind))),
    )
    const owner = yield* t.choose(
      'working',
      say('ask.accident-owner'),
      accidentIn(s, industry).map((role) => offer(`role:${role}`, role, roleName(role), `role:${role}`)),
    )
    owe(t, owner, 'working', workplaces(s, owner, industry) * figure(card, 'perCompany'), 'card', card)
    return undefined
  },
}

/** A number of cubes equal to the Population. */
const proletarians: CardEffect = {
  whyNot: (s) => whyNoCubes(s, 'working'),
  play: simply((t) => {
    addCubes(t, 'working', population(t.state, 'working'), 'card')
    return undefined
  }),
}

/** Luxury from one other player; the State pays half of it. */
const boostDomesticTourism: CardEffect = {
  whyNot: (s) => whyNoBuy(s, 'working', tourism(s)),
  *play(t) {
    yield* buy(t, 'working', tourism(t.state))
    return undefined
  },
}

function tourism(s: HegemonyState): BuyLimits {
  const sources: Source[] = ['middle', 'capitalist']
  if (inPlay(s, 'state')) sources.push('state')
  return { resources: ['luxury'], sources, maxSources: 1, terms: { half: true, stateHelps: true } }
}

// The State pays, then something may be bought

/** The State must pay, with a loan if necessary. */
function demandFromState(t: HegemonyTable, card: string, amount: number): void {
  owe(t, 'state', 'working', amount, 'card', card)
}

const supplementalIncome: CardEffect = {
  *play(t) {
    const card = 'working-supplemental-income-program'
    const count = employedCount(t.state, 'working')
    demandFromState(t, card, count * figure(card, 'perEmployedWorker'))
    yield* buy(t, 'working', { optional: true })
    return { count }
  },
}

const unemploymentBenefits: CardEffect = {
  *play(t) {
    const card = 'working-unemployment-benefits'
    const count = unemployedCount(t.state, 'working')
    demandFromState(t, card, count * figure(card, 'perUnemployedWorker'))
    yield* buy(t, 'working', { sources: ['state'], maxSources: 1, optional: true })
    return { count }
  },
}

// Affordable Housing: one of two landlords

const HOUSING = 'working-affordable-housing'
const LANDLORDS = [
  { role: 'capitalist', price: figure(HOUSING, 'capitalistPay'), vp: figure(HOUSING, 'capitalistVp') },
  { role: 'middle', price: figure(HOUSING, 'middlePay'), vp: figure(HOUSING, 'middleVp') },
] as const
type Landlord = (typeof LANDLORDS)[number]

function rents(s: HegemonyState): Offer<Landlord>[] {
  return LANDLORDS.filter(({ role }) => inPlay(s, role)).map((landlord) => {
    const { role, price, vp } = landlord
    const label = say('option.housing', { role: roleName(role), price, vp })
    const offered = offer<Landlord>(`role:${role}`, landlord, label, `role:${role}`)
    return canPay(s, 'working', price) ? offered : unless(TOO_DEAR, offered)
  })
}

const affordableHousing: CardEffect = {
  whyNot: (s) => (rents(s).some(({ blocked }) => blocked === undefined) ? null : TOO_DEAR),
  *play(t) {
    const { role, price, vp } = yield* t.choose('working', say('ask.housing'), rents(t.state))
    pay(t, 'working', role, price, 'card', HOUSING)
    score(t, 'working', vp, 'card', HOUSING)
    return undefined
  },
}

// Signing Bonus: each owner pays for each worker hired; unions and the Cooperative Farm cost nothing

const SIGNING: AssignLimits = { count: figure('working-signing-bonus', 'assignUpTo'), unemployedOnly: true }

const signingBonus: CardEffect = {
  whyNot: (s): Reason | null => whyNoAssign(s, 'working', SIGNING),
  *play(t) {
    const card = 'working-signing-bonus'
    const hired = yield* assign(t, 'working', SIGNING)
    for (const owner of opponentsAndState) {
      const count = hired.filter((id) => ownerOf(t.state, id) === owner).length
      owe(t, owner, 'working', count * figure(card, 'perWorker'), 'card', card)
    }
    return undefined
  },
}
const opponentsAndState = ['middle', 'capitalist', 'state'] as const

/** Two strikes, and one more for each Trade Union. */
const generalStrike: CardEffect = {
  whyNot: whyNoStrikes,
  *play(t) {
    const extra = unionCount(t.state) * figure('working-general-strike', 'extraPerTradeUnion')
    yield* callStrikes(t, BASIC_STRIKES + extra)
    return undefined
  },
}

export const WORKING_EFFECTS: Readonly<Record<string, CardEffect>> = {
  'working-specialization': specialization,
  'working-highlight-social-issues': highlightSocialIssues('working-highlight-social-issues', 'working'),
  'working-cooperative-farm': cooperativeFarm,
  'working-healthcare-benefits': halfPrice('working', 'health'),
  'working-healthcare-movement': movement('working-healthcare-movement', 'working', 4),
  'working-need-for-change': twoBills('working', 'working-need-for-change'),
  'working-labor-market-deregulation': laborMarketDeregulation('working'),
  'working-migration': migration('working-migration', 'working'),
  'working-workers-movement': movement('working-workers-movement', 'working', 2),
  'working-workplace-accident': workplaceAccident,
  'working-proletarians-of-the-world-unite': proletarians,
  'working-boost-domestic-tourism': boostDomesticTourism,
  'working-public-opinion-polling': publicOpinionPolling('working'),
  'working-student-movement': movement('working-student-movement', 'working', 5),
  'working-supplemental-income-program': supplementalIncome,
  'working-public-sector-overtime': publicSectorOvertime('working'),
  'working-affordable-housing': affordableHousing,
  'working-immigration-reform': movement('working-immigration-reform', 'working', 7),
  'working-signing-bonus': signingBonus,
  'working-general-strike': generalStrike,
  'working-fake-news': fakeNews('working-fake-news', 'working'),
  'working-state-scholarship': halfPrice('working', 'education'),
  'working-radical-reforms': radicalReforms('working'),
  'working-unemployment-benefits': unemploymentBenefits,
  'working-interest-groups': interestGroups('working-interest-groups', 'working'),
}
