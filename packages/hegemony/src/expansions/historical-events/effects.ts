// The effects of each Historical Event, line by line as printed.
import { drawCard, type Offer, recycleDiscard, say } from '@hustings/kernel'
import { CLASSES, LABOUR_CLASSES, type LabourClass, type OwnerClass, ROLES, SKILLS } from '../../data/vocabulary.ts'
import { type AssignLimits, assign, whyNoAssign } from '../../rules/actions/assign.ts'
import { buy, whyNoBuy } from '../../rules/actions/buy.ts'
import { deal, whyNoDeal } from '../../rules/actions/deals.ts'
import { exportWares, whyNoExport } from '../../rules/actions/export.ts'
import { BASIC_STRIKES, callStrikes, whyNoStrikes } from '../../rules/actions/strike.ts'
import { educate, somebodyCanLearn } from '../../rules/actions/use.ts'
import { owe } from '../../rules/economy/money.ts'
import { gainProsperity, inPlay } from '../../rules/economy/points.ts'
import { spendInfluence } from '../../rules/economy/stock.ts'
import { unionCount } from '../../rules/labour/placement.ts'
import { removeUnemployed, removeWorkers } from '../../rules/labour/removal.ts'
import {
  addWorker,
  factsOf,
  isOperational,
  operationalCompanies,
  ownerOf,
  population,
  removeWorker,
} from '../../rules/labour/workers.ts'
import { propose, whyNoBill } from '../../rules/politics/bills.ts'
import { holdReferendum } from '../../rules/politics/voting.ts'
import { foreignEmployers } from '../../rules/production/taxes.ts'
import { immigrate } from '../../rules/round/setup.ts'
import { DONE, offer } from '../../rules/table.ts'
import type { Deed } from '../../state/measures.ts'
import {
  buyPublicCompany,
  discardOperational,
  financialCrisis,
  freeCompany,
  nationalizeOperational,
  newFarm,
  sellLuxuryToState,
  surrenderCompany,
} from './companies.ts'
import {
  all,
  choosePolicies,
  cubes,
  discardDeals,
  gainMoney,
  goods,
  type HistoryEffect,
  influence,
  type Line,
  legitimacy,
  loseInfluence,
  loseMedia,
  loseMoney,
  movePolicies,
  payState,
  pickLegitimacy,
  topPrices,
} from './effect.ts'

const some = (amount: number) => () => amount

// Workers

const loseUnemployed =
  (of: LabourClass, count: number): Line =>
  (t) =>
    removeUnemployed(t, of, count)
const loseWorkers =
  (of: LabourClass, count: number): Line =>
  (t) =>
    removeWorkers(t, of, count)

const returnUnemployed =
  (of: LabourClass): Line =>
  (t) => {
    for (const skill of SKILLS) while (t.state.unemployed[of][skill] > 0) removeWorker(t, of, skill)
    return undefined
  }

/** Three new workers and one Prosperity. */
const babyBoom = (of: LabourClass): Line =>
  function* (t) {
    for (let born = 0; born < 3; born++) yield* addWorker(t, of, 'unskilled')
    gainProsperity(t, of)
  }

const ANY_UNEMPLOYED: AssignLimits = { count: Number.POSITIVE_INFINITY, unemployedOnly: true, optional: true }

const assignUnemployed: Line = function* (t) {
  if (whyNoAssign(t.state, 'working', ANY_UNEMPLOYED) === null) yield* assign(t, 'working', ANY_UNEMPLOYED)
}

const NEW_DEAL: AssignLimits = { ...ANY_UNEMPLOYED, owners: ['state', 'capitalist'] }

/** The State pays the Capitalist Class 5 for each worker it takes on. */
const newDeal: Line = function* (t, card) {
  const filled: string[] = []
  for (const role of LABOUR_CLASSES) {
    if (!inPlay(t.state, role) || whyNoAssign(t.state, role, NEW_DEAL) !== null) continue
    filled.push(...(yield* t.within(say(`history.${card}`), assign(t, role, NEW_DEAL))))
  }
  const hired = filled.filter((id) => ownerOf(t.state, id) === 'capitalist').length
  owe(t, 'state', 'capitalist', 5 * hired, 'history', card)
}

const strike = (extra: (unions: number) => number): Line =>
  function* (t) {
    if (whyNoStrikes(t.state) === null) yield* callStrikes(t, BASIC_STRIKES + extra(unionCount(t.state)))
  }

const learn: Line = function* (t) {
  if (somebodyCanLearn(t.state, 'working')) yield* educate(t, 'working')
}

// Trade

/** One more deal on the board. */
const oneMoreDeal: Line = (t) => {
  const { decks, deals } = t.state
  recycleDiscard(t, decks.deal)
  const drawn = drawCard(t, decks.deal)
  if (drawn !== undefined) deals.push(drawn)
  t.emit({ type: 'deals', deals: [...deals] })
  return undefined
}

const loseDealByLot: Line = (t) => {
  const { deals, decks } = t.state
  if (deals.length > 0) decks.deal.discard.push(...deals.splice(t.below(deals.length), 1))
  t.emit({ type: 'deals', deals: [...deals] })
  return undefined
}

/** Only deals that can be paid without a loan (CC-HIST-11). */
const makeDeal: Line = function* (t) {
  if (whyNoDeal(t.state, t.extensions) === null) yield* deal(t)
}

const maySell = (role: OwnerClass, transactions: number): Line =>
  function* (t) {
    if (whyNoExport(t.state, role) === null) yield* exportWares(t, role, { transactions, mayDecline: true })
  }

const sellOrDeal: Line = function* (t) {
  const offers: Offer<'export' | 'deal' | null>[] = []
  if (whyNoExport(t.state, 'capitalist') === null) offers.push(offer('export', 'export', say('action.sell-abroad')))
  if (whyNoDeal(t.state, t.extensions) === null) offers.push(offer('deal', 'deal', say('action.make-deal')))
  if (offers.length === 0) return
  const chosen = yield* t.choose('capitalist', say('ask.sell-or-deal'), [...offers, DONE])
  if (chosen === 'export') yield* exportWares(t, 'capitalist')
  if (chosen === 'deal') yield* deal(t)
}

const mayBuyLuxury = (of: LabourClass, share: number): Line =>
  function* (t) {
    const perSource = Math.ceil(population(t.state, of) * share)
    const limits = { resources: ['luxury'], sources: ['capitalist'], maxSources: 1, perSource, optional: true } as const
    if (whyNoBuy(t.state, of, limits) === null) yield* buy(t, of, limits)
  }

const operationalLuxury = (role: OwnerClass) => (s: Parameters<typeof operationalCompanies>[0]) =>
  10 * s.companies[role].filter((company) => factsOf(company).industry === 'luxury' && isOperational(company)).length

// Politics

const NO_ELECTIONS = { kind: 'no-elections' } as const
const FREE_VOTES = { kind: 'free-immediate-votes' } as const
const rewarding = (deed: Deed, reward: { money?: number; legitimacy?: number }) =>
  ({ kind: 'reward', for: deed, roles: ['middle', 'capitalist'], ...reward }) as const

/** At the end of the setup, in turn order; without votes. */
const proposeEach: Line = function* (t) {
  const limits = { vote: 'none' } as const
  for (const role of CLASSES) {
    if (inPlay(t.state, role) && whyNoBill(t.state, role, limits) === null) yield* propose(t, role, limits)
  }
}

/** The State loses its starting Influence. */
const withoutInfluence: Line = (t) => {
  spendInfluence(t, 'state', t.state.state.influence, 'history')
  return undefined
}

/** Cubes of the Working Class leave the bag again. */
const fewerCubes: Line = (t) => {
  const { bag, cubes: supply } = t.state
  const removed = Math.min(2, bag.working)
  bag.working -= removed
  supply.working += removed
  t.emit({ type: 'cubes', class: 'working', from: 'bag', to: 'supply', amount: removed, why: 'history' })
  return undefined
}

/** Only a State with a player chooses (CC-HIST-16). */
const authoritarianState: Line = function* (t, card, by) {
  if (!inPlay(t.state, 'state')) return
  yield* choosePolicies(t, 'state', 2, false)
  influence('state', some(2))(t, card, by)
  legitimacy(-1, ...CLASSES)(t, card, by)
}

const communistRevolution: Line = function* (t, card) {
  const chosen = yield* choosePolicies(t, 'working', 2, true)
  owe(t, 'capitalist', 'state', 40, 'history', card)
  if (inPlay(t.state, 'state')) yield* choosePolicies(t, 'state', 1, false, chosen)
}

/** One vote on both Policies, without VP; its reward is also paid when both are already in force (CC-HIST-16). */
const maastricht: Line = function* (t, card, by) {
  const { policies } = t.state
  const inForce = policies[6] === 'C' && policies[7] === 'C'
  const moves = [
    { policy: 6, section: 'C' },
    { policy: 7, section: 'C' },
  ] as const
  if (!inForce) {
    if (!(yield* holdReferendum(t, by ?? 'working', moves))) return
    yield* movePolicies(t, moves)
  }
  for (const [role, money] of [
    ['working', 10],
    ['middle', 10],
    ['capitalist', 25],
  ] as const) {
    if (inPlay(t.state, role)) gainMoney(role, money)(t, card, by)
  }
  influence('state', some(2))(t, card, by)
}

const HALF_PRICE = { kind: 'public-companies', share: 0.5 } as const
const war = (workers: number): HistoryEffect => ({
  thisRound: [HALF_PRICE],
  working: loseUnemployed('working', workers),
  middle: loseUnemployed('middle', workers),
  capitalist: sellLuxuryToState,
})
const moreLuxury = { kind: 'output', owners: ['middle', 'capitalist'], industries: ['luxury'], amount: 2 } as const
const movement = (working: number, middle: number, capitalist: number): HistoryEffect => ({
  working: cubes('working', some(working)),
  middle: cubes('middle', some(middle)),
  capitalist: cubes('capitalist', some(capitalist)),
})

/** Cards that only move Policies are not listed. */
export const HISTORY_EFFECTS: Readonly<Record<string, HistoryEffect>> = {
  he01: { state: withoutInfluence, afterwards: proposeEach },
  he02: {
    working: cubes('working', some(2)),
    middle: cubes('middle', some(2)),
    capitalist: gainMoney('capitalist', 10),
  },
  he03: { middle: cubes('middle', some(2)), state: loseMedia(2) },
  he04: { working: fewerCubes, capitalist: influence('capitalist', some(2)), state: legitimacy(1, 'working') },
  he05: {
    working: influence('working', some(3)),
    middle: influence('middle', some(1)),
    capitalist: cubes('capitalist', some(4)),
    state: legitimacy(1, 'capitalist'),
  },
  he06: movement(4, 2, 1),
  he07: {
    thisRound: [{ kind: 'output', owners: ['capitalist'], industries: ['luxury'], withMachinery: true, amount: 3 }],
  },
  he08: war(1),
  he09: { thisRound: [moreLuxury], working: goods('working', 'luxury', 1), state: gainMoney('state', 15) },
  he10: {
    thisRound: [NO_ELECTIONS, { kind: 'public-companies', share: 0 }],
    working: newFarm,
    capitalist: all(surrenderCompany, payState('capitalist', some(20))),
  },
  he11: {
    thisRound: [NO_ELECTIONS],
    working: loseInfluence('working', 1),
    middle: loseInfluence('middle', 1),
    capitalist: loseInfluence('capitalist', 1),
    state: authoritarianState,
  },
  he12: {
    board: all(oneMoreDeal, gainMoney('state', 20)),
    working: goods('working', 'food', 1),
    middle: goods('middle', 'food', 1),
    capitalist: sellOrDeal,
  },
  he13: { working: loseWorkers('working', 1), middle: loseWorkers('middle', 1) },
  he14: {
    working: loseUnemployed('working', 1),
    middle: loseUnemployed('middle', 1),
    state: loseMoney('state', 15),
  },
  he15: { board: discardDeals },
  he16: {
    working: loseWorkers('working', 2),
    middle: loseWorkers('middle', 2),
    state: legitimacy(-1, 'working', 'middle'),
  },
  he17: { board: newDeal },
  he18: {
    thisRound: [{ kind: 'fixed-prices', wares: ['food', 'luxury', 'health', 'education'] }],
    middle: all(discardOperational('middle'), topPrices('middle')),
    capitalist: all(discardOperational('capitalist'), topPrices('capitalist')),
    state: loseMoney('state', 30),
  },
  he19: { working: babyBoom('working'), middle: babyBoom('middle') },
  he20: {
    working: all(
      influence('working', some(1)),
      strike((unions) => unions),
    ),
    middle: cubes('middle', foreignEmployers),
  },
  he21: war(2),
  he22: { thisRound: [rewarding('export', { legitimacy: 1 })], board: oneMoreDeal, capitalist: makeDeal },
  he23: movement(4, 1, 1),
  he24: {
    thisRound: [{ kind: 'output', owners: ['capitalist'], withMachinery: true, amount: 2 }],
    working: assignUnemployed,
  },
  he25: { thisRound: [NO_ELECTIONS], board: communistRevolution },
  he26: {
    working: all(
      strike(() => 0),
      cubes('working', some(4)),
    ),
    middle: cubes('middle', some(2)),
  },
  he27: { thisRound: [{ kind: 'embargo' }], board: discardDeals },
  he28: { board: gainMoney('state', 30), capitalist: freeCompany },
  he29: { thisRound: [FREE_VOTES], ...movement(3, 2, 1) },
  he31: {
    working: cubes('working', some(4)),
    middle: influence('middle', some(1)),
    state: legitimacy(1, 'working'),
  },
  he32: { working: mayBuyLuxury('working', 0.5), middle: mayBuyLuxury('middle', 1) },
  he33: { capitalist: nationalizeOperational, state: legitimacy(-1, 'capitalist') },
  he34: { board: gainMoney('state', 30) },
  he35: { thisRound: (['build', 'export'] as const).map((deed) => rewarding(deed, { money: 10, legitimacy: 1 })) },
  he36: {
    thisRound: [{ kind: 'output', owners: ROLES, industries: ['media'], amount: 1 }],
    working: all(learn, influence('working', some(1))),
    middle: maySell('middle', 2),
    capitalist: maySell('capitalist', 2),
    state: influence('state', (s) => Math.floor(operationalCompanies(s, 'state').length / 2)),
  },
  he37: {
    board: loseMedia(3),
    working: influence('working', some(1)),
    middle: influence('middle', some(1)),
    capitalist: influence('capitalist', some(1)),
    state: (t) => pickLegitimacy(t, 1, 2),
  },
  he38: { working: (t) => immigrate(t, 'working', 1), middle: (t) => immigrate(t, 'middle', 1) },
  he40: {
    thisRound: [
      { kind: 'import-prices', prices: { food: 15, luxury: 9 } },
      { kind: 'fixed-prices', wares: ['food', 'luxury'] },
    ],
    middle: topPrices('middle', ['food', 'luxury']),
    capitalist: topPrices('capitalist', ['food', 'luxury']),
  },
  he41: { thisRound: [{ kind: 'output', owners: ROLES, industries: ['agriculture'], amount: -1 }] },
  he42: { thisRound: [FREE_VOTES] },
  he43: {
    middle: payState('middle', operationalLuxury('middle')),
    capitalist: payState('capitalist', operationalLuxury('capitalist')),
  },
  he44: { board: financialCrisis },
  he45: {
    thisRound: [{ kind: 'fixed-prices', wares: ['luxury'] }],
    board: loseDealByLot,
    middle: topPrices('middle', ['luxury']),
    capitalist: topPrices('capitalist', ['luxury']),
  },
  he46: {
    middle: discardOperational('middle'),
    capitalist: discardOperational('capitalist'),
    state: legitimacy(-1, ...CLASSES),
  },
  he47: { board: maastricht },
  he48: {
    working: returnUnemployed('working'),
    middle: returnUnemployed('middle'),
    capitalist: buyPublicCompany,
  },
  he49: { thisTurn: [{ kind: 'reward', for: 'use', roles: ['working', 'middle'], vp: 1 }] },
}
