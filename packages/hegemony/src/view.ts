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
import { bondsOwed } from './expansions/crisis-response/bonds.ts'
import { automaClasses, copyBoard, deckSize, modeOf, theAutoma } from './rules/automas.ts'
import { nextProsperityVp } from './rules/economy/points.ts'
import { importPrice } from './rules/economy/prices.ts'
import { capacity, mediaCapacity, type Storer } from './rules/economy/stock.ts'
import { expansion } from './rules/expansion.ts'
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
  AutomaView,
  CapitalistView,
  CompanyView,
  CrisisView,
  HegemonyView,
  LabourView,
  MiddleView,
  PlayerView,
  StateView,
  StorageView,
  WorkingView,
} from './state/view.ts'

export function viewFor(s: HegemonyState, viewer: Viewer): HegemonyView {
  return {
    viewer,
    players: s.players,
    roles: [...s.roles],
    house: { ...s.house },
    automas: viewAutomas(s),
    clock: { ...s.clock },
    active: activeRole(s),
    turn: s.clock.phase === 'action' ? turnNumber(s) : null,
    policies: { ...s.policies },
    bills: { ...s.bills },
    taxMultiplier: taxMultiplier(s),
    taxMultiplierIf: { A: taxMultiplierIf(s, 'A'), B: taxMultiplierIf(s, 'B'), C: taxMultiplierIf(s, 'C') },
    bag: { ...s.bag },
    cubes: { ...s.cubes },
    drawn: [...s.drawn],
    influence: s.influence,
    openPlaces: { working: openPlaces(s, 'working'), middle: openPlaces(s, 'middle') },
    minimumWage: minimumWage(s),
    working: viewWorking(s, viewer),
    middle: viewMiddle(s, viewer),
    capitalist: viewCapitalist(s, viewer),
    state: viewState(s, viewer),
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
    inForce: s.inForce.map((measure) => ({ ...measure })),
    closedPolicies: viewClosed(s),
    crisis: viewCrisis(s),
    hidden: expansion.viewHidden(s, viewer),
    kept: s.kept.map((kept) => ({ ...kept })),
    history: expansion.viewHistory(s),
  }
}

function viewAutomas(s: HegemonyState): HegemonyView['automas'] {
  const views: Partial<Record<Class, AutomaView>> = {}
  for (const of of automaClasses(s)) {
    const automa = theAutoma(s, of)
    views[of] = {
      mode: modeOf(s, of),
      deckSize: deckSize(automa),
      discard: [...automa.discard],
      card: automa.card,
      board: automa.board === null ? null : copyBoard(automa.board),
    }
  }
  return views
}

function viewClosed(s: HegemonyState): HegemonyView['closedPolicies'] {
  const closed: Partial<Record<Policy, 'locked' | Role>> = {}
  for (const policy of POLICIES) {
    const closure = closureOf(s, policy)
    if (closure !== null) closed[policy] = closure.kind === 'locked' ? 'locked' : closure.by
  }
  return closed
}

function viewCrisis(s: HegemonyState): CrisisView | null {
  if (s.crisis === null) return null
  const { card, deck, bonds } = s.crisis
  return { card, deckSize: deck.cards.length, bonds: copy(bonds), owed: bondsOwed(s) }
}

function viewPlayer(s: HegemonyState, role: Role, viewer: Viewer): PlayerView {
  const player = s[role]
  return {
    vp: player.vp,
    loans: player.loans,
    influence: player.influence,
    handSize: player.hand.length,
    hand: viewer === role ? player.hand.map((card) => ({ card, playable: whyNotPlay(s, card) === null })) : null,
    deckSize: player.deck.length,
    used: [...player.used],
    billsLeft: billMarkersLeft(s, role),
  }
}

function viewLabour(s: HegemonyState, of: LabourClass): LabourView {
  const player = s[of]
  return {
    money: player.money,
    goods: { ...player.goods },
    prosperity: player.prosperity,
    nextProsperity: nextProsperityVp(s, of),
    workers: workerCount(s, of),
    population: population(s, of),
    unemployed: { ...s.unemployed[of] },
    incomeTax: incomeTax(s, of),
  }
}

function viewStorage(s: HegemonyState, role: 'middle' | 'capitalist'): StorageView {
  const player = s[role]
  return {
    storage: { ...player.storage },
    capacity: capacities(s, role),
    tiles: { ...player.tiles },
    prices: { ...player.prices },
    market: [...player.market],
  }
}

function capacities(s: HegemonyState, role: Storer): Wares {
  return {
    food: capacity(s, role, 'food'),
    luxury: capacity(s, role, 'luxury'),
    health: capacity(s, role, 'health'),
    education: capacity(s, role, 'education'),
  }
}

function viewWorking(s: HegemonyState, viewer: Viewer): WorkingView {
  const [agriculture, luxury, healthcare, education, media] = INDUSTRIES.map((industry) =>
    workersInIndustry(s, 'working', industry),
  )
  return {
    ...viewPlayer(s, 'working', viewer),
    ...viewLabour(s, 'working'),
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

function viewMiddle(s: HegemonyState, viewer: Viewer): MiddleView {
  return {
    ...viewPlayer(s, 'middle', viewer),
    ...viewLabour(s, 'middle'),
    ...viewStorage(s, 'middle'),
    operational: operationalCompanies(s, 'middle').length,
    fullyOperational: s.companies.middle.filter(isFullyOperational).length,
    employmentTax: employmentTax(s, 'middle'),
  }
}

function viewCapitalist(s: HegemonyState, viewer: Viewer): CapitalistView {
  const { revenue, capital, wealth, freeTradeZone } = s.capitalist
  return {
    ...viewPlayer(s, 'capitalist', viewer),
    ...viewStorage(s, 'capitalist'),
    revenue,
    capital,
    wealth,
    nextWealth: WEALTH_TRACK[wealth + 1] ?? null,
    freeTradeZone: { ...freeTradeZone },
    freeTradeZoneCapacity: { ...STORAGE.freeTradeZone },
    operational: operationalCompanies(s, 'capitalist').length,
    employmentTax: employmentTax(s, 'capitalist'),
    corporateTax: corporateTax(s),
  }
}

function viewState(s: HegemonyState, viewer: Viewer): StateView {
  const { money, storage, media, legitimacy, tokens, benefits, events, agenda } = s.state
  return {
    ...viewPlayer(s, 'state', viewer),
    money,
    storage: { ...storage },
    media,
    capacity: { ...capacities(s, 'state'), influence: mediaCapacity(s) },
    prices: {
      food: STATE_PRICES.food,
      luxury: STATE_PRICES.luxury,
      health: WELFARE_PRICE[s.policies[4]],
      education: WELFARE_PRICE[s.policies[5]],
      influence: STATE_PRICES.influence,
    },
    legitimacy: { ...legitimacy },
    tokens: { ...tokens },
    benefits: {
      working: viewBenefits(benefits.working),
      middle: viewBenefits(benefits.middle),
      capitalist: viewBenefits(benefits.capitalist),
    },
    events: [...events],
    agenda,
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
