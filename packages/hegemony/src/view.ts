// The view of a viewer, built field by field from the state.
import { copy, type Viewer } from '@hustings/kernel'
import {
  IMF_LOANS,
  MARKET_SIZE,
  OWN_SECTION,
  POLICY_VP,
  STATE_PRICES,
  STORAGE,
  TARIFFS,
  WEALTH_TRACK,
  WELFARE_PRICE,
} from './data/boards.ts'
import { type Class, INDUSTRIES, type LabourClass, POLICIES, type Policy, type Role } from './data/vocabulary.ts'
import { nextProsperityVp } from './rules/economy/points.ts'
import { importPrice } from './rules/economy/prices.ts'
import { capacity, mediaCapacity, type Storer } from './rules/economy/stock.ts'
import type { Extensions } from './rules/extensions.ts'
import { openings } from './rules/labour/placement.ts'
import { minimumWage } from './rules/labour/wages.ts'
import {
  factsOf,
  isFullyOperational,
  isOperational,
  operationalCompanies,
  population,
  workerCount,
  workersInIndustry,
} from './rules/labour/workers.ts'
import { closureOf } from './rules/measures.ts'
import { billMarkersLeft } from './rules/politics/bills.ts'
import { taxMultiplier, taxMultiplierIf } from './rules/politics/policies.ts'
import { imfThreatens } from './rules/production/imf.ts'
import { outputNow } from './rules/production/production.ts'
import { corporateTax, employmentTax, incomeTax } from './rules/production/taxes.ts'
import { whyNotPlay } from './rules/round/moves.ts'
import { activeRole, turnNumber } from './rules/round/round.ts'
import type { Benefits, Company, HegemonyState, Wares } from './state/state.ts'
import type {
  CapitalistView,
  CompanyView,
  HandCardView,
  HegemonyView,
  MiddleView,
  StateView,
  WorkingView,
} from './state/view.ts'

/** Returns the public view with the private parts of this viewer: the own hand, and additions of modules. */
export function viewFor(
  s: HegemonyState,
  viewer: Viewer,
  extensions: Extensions,
  open: HegemonyView = openView(s, extensions),
): HegemonyView {
  switch (viewer) {
    case 'working':
      return {
        ...open,
        viewer,
        working: { ...open.working, hand: viewHand(s, viewer, extensions) },
        ...extensions.viewOwn(s, viewer, open),
      }
    case 'middle':
      return {
        ...open,
        viewer,
        middle: { ...open.middle, hand: viewHand(s, viewer, extensions) },
        ...extensions.viewOwn(s, viewer, open),
      }
    case 'capitalist':
      return {
        ...open,
        viewer,
        capitalist: { ...open.capitalist, hand: viewHand(s, viewer, extensions) },
        ...extensions.viewOwn(s, viewer, open),
      }
    case 'state':
      return {
        ...open,
        viewer,
        state: { ...open.state, hand: viewHand(s, viewer, extensions) },
        ...extensions.viewOwn(s, viewer, open),
      }
    case 'spectator':
      return open
    default:
      return { ...open, viewer }
  }
}

/** The view of a spectator. */
function openView(s: HegemonyState, extensions: Extensions): HegemonyView {
  return {
    viewer: 'spectator',
    players: s.players,
    roles: [...s.roles],
    house: { ...s.house },
    automas: {},
    clock: { ...s.clock },
    active: activeRole(s),
    turn: s.clock.phase === 'action' ? turnNumber(s) : null,
    policies: { ...s.policies },
    bills: copy(s.bills),
    taxMultiplier: taxMultiplier(s),
    taxMultiplierIf: { A: taxMultiplierIf(s, 'A'), B: taxMultiplierIf(s, 'B'), C: taxMultiplierIf(s, 'C') },
    bag: { ...s.bag },
    cubes: { ...s.cubes },
    drawn: [...s.drawn],
    influence: s.influence,
    openPlaces: { working: openPlaces(s, 'working'), middle: openPlaces(s, 'middle') },
    minimumWage: minimumWage(s),
    working: viewWorking(s),
    middle: viewMiddle(s),
    capitalist: viewCapitalist(s),
    state: viewState(s),
    companies: {
      working: viewCompanies(s, 'working'),
      middle: viewCompanies(s, 'middle'),
      capitalist: viewCompanies(s, 'capitalist'),
      state: viewCompanies(s, 'state'),
    },
    closed: [...s.closed],
    demonstration: s.demonstration,
    exportCard: s.exportCard,
    importPrices: {
      food: { base: importPrice(s, 'food'), tariff: TARIFFS[s.policies[6]].food },
      luxury: { base: importPrice(s, 'luxury'), tariff: TARIFFS[s.policies[6]].luxury },
    },
    deals: [...s.deals],
    policyVp: { working: policyVp(s, 'working'), middle: policyVp(s, 'middle'), capitalist: policyVp(s, 'capitalist') },
    deckSizes: {
      export: s.decks.export.cards.length,
      deal: s.decks.deal.cards.length,
      immigration: s.decks.immigration.cards.length,
      event: s.decks.event.cards.length,
      agenda: s.decks.agenda.cards.length,
      capitalist: s.decks.capitalist.cards.length,
      middle: s.decks.middle.cards.length,
    },
    marketSize: { ...MARKET_SIZE },
    inForce: copy(s.inForce),
    closedPolicies: viewClosed(s),
    crisis: null,
    hidden: null,
    kept: [],
    history: null,
    ...extensions.view(s),
  }
}

function viewClosed(s: HegemonyState): HegemonyView['closedPolicies'] {
  const closed: Partial<Record<Policy, 'locked' | Role>> = {}
  for (const policy of POLICIES) {
    const closure = closureOf(s, policy)
    if (closure !== null) closed[policy] = closure.kind === 'locked' ? 'locked' : closure.by
  }
  return closed
}

function viewHand(s: HegemonyState, role: Role, extensions: Extensions): HandCardView[] {
  return s[role].hand.map((card) => ({ card, playable: whyNotPlay(s, card, extensions) === null }))
}

// Each role is written out in full: spreading one part of a view after another into a third is slow.

function capacities(s: HegemonyState, role: Storer): Wares {
  return {
    food: capacity(s, role, 'food'),
    luxury: capacity(s, role, 'luxury'),
    health: capacity(s, role, 'health'),
    education: capacity(s, role, 'education'),
  }
}

function viewWorking(s: HegemonyState): WorkingView {
  const [agriculture, luxury, healthcare, education, media] = INDUSTRIES.map((industry) =>
    workersInIndustry(s, 'working', industry),
  )
  const player = s.working
  return {
    vp: player.vp,
    loans: player.loans,
    influence: player.influence,
    handSize: player.hand.length,
    hand: null,
    deckSize: player.deck.length,
    used: [...player.used],
    billsLeft: billMarkersLeft(s, 'working'),
    money: player.money,
    goods: { ...player.goods },
    prosperity: player.prosperity,
    nextProsperity: nextProsperityVp(s, 'working'),
    workers: workerCount(s, 'working'),
    population: population(s, 'working'),
    unemployed: { ...s.unemployed.working },
    incomeTax: incomeTax(s, 'working'),
    unions: { ...s.working.unions },
    inIndustry: {
      agriculture: agriculture ?? 0,
      luxury: luxury ?? 0,
      healthcare: healthcare ?? 0,
      education: education ?? 0,
      media: media ?? 0,
    },
  }
}

function viewMiddle(s: HegemonyState): MiddleView {
  const player = s.middle
  return {
    vp: player.vp,
    loans: player.loans,
    influence: player.influence,
    handSize: player.hand.length,
    hand: null,
    deckSize: player.deck.length,
    used: [...player.used],
    billsLeft: billMarkersLeft(s, 'middle'),
    money: player.money,
    goods: { ...player.goods },
    prosperity: player.prosperity,
    nextProsperity: nextProsperityVp(s, 'middle'),
    workers: workerCount(s, 'middle'),
    population: population(s, 'middle'),
    unemployed: { ...s.unemployed.middle },
    incomeTax: incomeTax(s, 'middle'),
    storage: { ...player.storage },
    capacity: capacities(s, 'middle'),
    tiles: { ...player.tiles },
    prices: { ...player.prices },
    market: [...player.market],
    operational: operationalCompanies(s, 'middle').length,
    fullyOperational: s.companies.middle.filter(isFullyOperational).length,
    employmentTax: employmentTax(s, 'middle'),
  }
}

function viewCapitalist(s: HegemonyState): CapitalistView {
  const player = s.capitalist
  return {
    vp: player.vp,
    loans: player.loans,
    influence: player.influence,
    handSize: player.hand.length,
    hand: null,
    deckSize: player.deck.length,
    used: [...player.used],
    billsLeft: billMarkersLeft(s, 'capitalist'),
    storage: { ...player.storage },
    capacity: capacities(s, 'capitalist'),
    tiles: { ...player.tiles },
    prices: { ...player.prices },
    market: [...player.market],
    revenue: player.revenue,
    capital: player.capital,
    wealth: player.wealth,
    nextWealth: WEALTH_TRACK[player.wealth + 1] ?? null,
    freeTradeZone: { ...player.freeTradeZone },
    freeTradeZoneCapacity: { ...STORAGE.freeTradeZone },
    operational: operationalCompanies(s, 'capitalist').length,
    employmentTax: employmentTax(s, 'capitalist'),
    corporateTax: corporateTax(s),
  }
}

function viewState(s: HegemonyState): StateView {
  const player = s.state
  const { benefits } = player
  return {
    vp: player.vp,
    loans: player.loans,
    influence: player.influence,
    handSize: player.hand.length,
    hand: null,
    deckSize: player.deck.length,
    used: [...player.used],
    billsLeft: billMarkersLeft(s, 'state'),
    money: player.money,
    storage: { ...player.storage },
    media: player.media,
    capacity: { ...capacities(s, 'state'), influence: mediaCapacity(s) },
    prices: {
      food: STATE_PRICES.food,
      luxury: STATE_PRICES.luxury,
      health: WELFARE_PRICE[s.policies[4]],
      education: WELFARE_PRICE[s.policies[5]],
      influence: STATE_PRICES.influence,
    },
    legitimacy: { ...player.legitimacy },
    tokens: { ...player.tokens },
    benefits: {
      working: viewBenefits(benefits.working),
      middle: viewBenefits(benefits.middle),
      capitalist: viewBenefits(benefits.capitalist),
    },
    events: [...player.events],
    agenda: player.agenda,
    imfAt: IMF_LOANS[s.policies[1]],
    imfThreatens: imfThreatens(s),
    operational: operationalCompanies(s, 'state').length,
  }
}

function viewBenefits({ money, goods, influence, cubes }: Benefits): Benefits {
  return { money, goods: { ...goods }, influence, cubes }
}

function viewCompanies(s: HegemonyState, owner: Role): CompanyView[] {
  return s.companies[owner].map((company) => viewCompany(s, owner, company))
}

function viewCompany(s: HegemonyState, owner: Role, company: Company): CompanyView {
  const facts = factsOf(company)
  return {
    id: company.id,
    wage: company.wage,
    pays: facts.wages?.[company.wage - 1] ?? null,
    slots: facts.slots.map((needs, slot) => ({ needs, worker: copyWorker(company.slots[slot] ?? null) })),
    employee:
      facts.employee === undefined
        ? null
        : { needs: facts.employee.skill, bonus: facts.employee.bonus, worker: copyWorker(company.employee) },
    machinery: company.machinery,
    strike: company.strike,
    operational: isOperational(company),
    output: outputNow(s, owner, company, company.employee !== null),
  }
}

function copyWorker(worker: Company['employee']): Company['employee'] {
  return worker === null ? null : { class: worker.class, skill: worker.skill, committed: worker.committed }
}

/** Empty slots that workers of a class could take, skills ignored, own Cooperative Farms left out (HQ-14). */
export function openPlaces(s: HegemonyState, of: LabourClass): number {
  let places = 0
  for (const { company, skilled, open } of openings(s, of)) {
    if (!s.companies.working.includes(company)) places += skilled + open
  }
  return places
}

/** VP for the number of Policies 1 to 5 in the own section. */
export function policyVp(s: HegemonyState, of: Class): number {
  return POLICY_VP[of][policiesInOwnSection(s, of)] ?? 0
}

export function policiesInOwnSection(s: HegemonyState, of: Class): number {
  return ([1, 2, 3, 4, 5] as const).filter((policy) => s.policies[policy] === OWN_SECTION[of]).length
}
