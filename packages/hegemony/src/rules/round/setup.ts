// Setup for 2, 3 and 4 players (chapter 4): everything without a decision, then the workers that the classes add.
import { type Deck, newDeck, type Random, type RandomState, randomFrom, type Script, shuffle } from '@hustings/kernel'
import { AGENDAS } from '../../data/agendas.ts'
import {
  EVENT_SPACES,
  HAND,
  INFLUENCE_CUBES,
  MARKET_SIZE,
  STARTING_GOODS,
  STARTING_IMMIGRATION_CARDS,
  STARTING_INFLUENCE,
  STARTING_LEGITIMACY,
  STARTING_MONEY,
  STARTING_POLICIES,
  STARTING_PRICES,
  STARTING_PUBLIC_SERVICES,
  STARTING_STAFF,
  STARTING_VOTING_CUBES,
  STARTING_WAGE,
  VOTING_CUBES,
  WORKERS,
} from '../../data/boards.ts'
import { CAPITALIST_COMPANIES, companyFacts, MIDDLE_COMPANIES, PUBLIC_ROWS } from '../../data/companies.ts'
import { DEALS } from '../../data/deals.ts'
import { eventCard } from '../../data/events.ts'
import { EXPORTS } from '../../data/exports.ts'
import { IMMIGRATION, immigrationCard } from '../../data/immigration.ts'
import { LABOUR_CLASSES, type LabourClass, type PlayerCount, ROLES, type Role } from '../../data/vocabulary.ts'
import type { Agreements } from '../../state/agreements.ts'
import type { Company, Headcount, HegemonyState, Wares } from '../../state/state.ts'
import { isAutoma } from '../automas.ts'
import { inPlay } from '../economy/points.ts'
import type { Extensions } from '../extensions.ts'
import { addSkilledWorker, addWorker, newCompany } from '../labour/workers.ts'
import { noBenefits } from '../state/benefits.ts'
import type { HegemonyTable } from '../table.ts'

/** The roles in play, in regular order (H-GEN-01, H-GEN-13). */
export function rolesFor(players: PlayerCount): Role[] {
  return ROLES.filter((role) => (role === 'state' ? players === 4 : role === 'middle' ? players > 2 : true))
}

export function createTable(agreed: Agreements, seed: RandomState, extensions: Extensions): HegemonyState {
  const { players } = agreed
  const random = randomFrom(seed)
  const exports = newDeck(random, idsOf(EXPORTS))
  const deals = newDeck(random, idsOf(DEALS))
  const companies = {
    capitalist: companyDeck(random, CAPITALIST_COMPANIES),
    middle: companyDeck(random, MIDDLE_COMPANIES),
  }
  const roles = rolesFor(players)
  const services = STARTING_PUBLIC_SERVICES[players]
  const [firstRow, secondRow, thirdRow] = PUBLIC_ROWS[players]
  const s: HegemonyState = {
    random: seed,
    ...agreed,
    roles,
    ai: {},
    clock: { round: 1, phase: 'setup', step: 0 },
    policies: { ...STARTING_POLICIES },
    bills: {},
    bag: cubes(STARTING_VOTING_CUBES),
    cubes: cubes(VOTING_CUBES - STARTING_VOTING_CUBES),
    drawn: [],
    influence: INFLUENCE_CUBES - services.influence,
    unemployed: { working: nobody(), middle: nobody() },
    pool: { working: { ...WORKERS.working }, middle: { ...WORKERS.middle } },
    working: { ...player(), money: 0, goods: noWares(), prosperity: 0, unions: noUnions() },
    middle: {
      ...player(),
      money: 0,
      goods: noWares(),
      prosperity: 0,
      storage: noWares(),
      tiles: noTiles(),
      prices: { ...STARTING_PRICES },
      market: [],
    },
    capitalist: {
      ...player(),
      revenue: STARTING_MONEY.capitalist,
      capital: 0,
      wealth: 0,
      storage: { ...STARTING_GOODS.capitalist },
      tiles: noTiles(),
      freeTradeZone: { food: 0, luxury: 0 },
      prices: { ...STARTING_PRICES },
      market: companies.capitalist.cards.splice(-MARKET_SIZE.capitalist),
    },
    state: {
      ...player(),
      money: STARTING_MONEY.state,
      storage: { food: 0, luxury: 0, health: services.health, education: services.education },
      media: services.influence,
      legitimacy: { working: STARTING_LEGITIMACY, middle: STARTING_LEGITIMACY, capitalist: STARTING_LEGITIMACY },
      tokens: { working: 0, middle: 0, capitalist: 0 },
      benefits: { working: noBenefits(), middle: noBenefits(), capitalist: noBenefits() },
      events: [],
      agenda: null,
    },
    companies: {
      working: [],
      middle: players > 2 ? startingCompanies(MIDDLE_COMPANIES, players) : [],
      capitalist: startingCompanies(CAPITALIST_COMPANIES, players),
      state: firstRow.map((id) => newCompany(id, STARTING_WAGE)),
    },
    closed: [...secondRow, ...thirdRow],
    removed: [],
    demonstration: false,
    builtSinceDemonstration: [],
    billProposed: false,
    exportCard: exports.cards.pop() ?? '',
    deals: deals.cards.splice(-1),
    decks: {
      export: exports,
      deal: deals,
      immigration: noCards(),
      event: noCards(),
      agenda: noCards(),
      capitalist: companies.capitalist,
      middle: companies.middle,
    },
    known: { immigrationBottom: 0, eventTop: 0 },
    inForce: [],
    crisis: null,
    kept: [],
    hidden: null,
    history: null,
    wagesPaidUnder: null,
    finished: false,
    lastAgenda: null,
  }
  extensions.setUp('seats', s, random)
  s.decks.immigration = newDeck(random, idsOf(IMMIGRATION))
  s.decks.event = newDeck(random, extensions.eventCards)
  s.decks.agenda = newDeck(random, idsOf(AGENDAS))
  extensions.setUp('decks', s, random)
  s.working.money = STARTING_MONEY.working
  if (inPlay(s, 'middle')) setUpMiddle(s)
  if (inPlay(s, 'state')) setUpState(s, random)
  for (const role of s.roles) dealHand(s, role, extensions.actionDeck(role), random)
  extensions.setUp('hands', s, random)
  for (const seatClass of LABOUR_CLASSES) if (inPlay(s, seatClass)) placeStartingStaff(s, seatClass)
  return s
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id)
const cubes = (count: number): HegemonyState['bag'] => ({ working: count, middle: count, capitalist: count })
const noCards = (): Deck => ({ cards: [], discard: [] })
const noWares = (): Wares => ({ food: 0, luxury: 0, health: 0, education: 0 })
const noTiles = (): Record<keyof Wares, boolean> => ({ food: false, luxury: false, health: false, education: false })
const nobody = (): Headcount => ({ unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 })
const noUnions = (): HegemonyState['working']['unions'] => ({
  agriculture: false,
  luxury: false,
  healthcare: false,
  education: false,
  media: false,
})

function player(): Pick<HegemonyState['state'], 'vp' | 'loans' | 'influence' | 'hand' | 'deck' | 'used'> {
  return { vp: 0, loans: 0, influence: 0, hand: [], deck: [], used: [] }
}

/** The cards left after the starting Companies are removed (H-SETUP-36, H-SETUP-44). */
function companyDeck(random: Random, ids: readonly string[]): { cards: string[]; discard: string[] } {
  return newDeck(
    random,
    ids.filter((id) => companyFacts(id).startsWith === undefined),
  )
}

function startingCompanies(ids: readonly string[], players: PlayerCount): Company[] {
  return ids
    .filter((id) => companyFacts(id).startsWith?.includes(players) === true)
    .map((id) => newCompany(id, STARTING_WAGE))
}

function setUpMiddle(s: HegemonyState): void {
  s.middle.money = STARTING_MONEY.middle
  s.middle.storage = { ...STARTING_GOODS.middle }
  s.middle.market = s.decks.middle.cards.splice(-MARKET_SIZE.middle)
}

function setUpState(s: HegemonyState, random: Random): void {
  while (s.state.events.length < EVENT_SPACES) s.state.events.push(drawOpeningEvent(s, random))
  s.state.agenda = s.decks.agenda.cards.pop() ?? null
}

/** An Event for later rounds is shuffled back and replaced (H-SETUP-53). */
function drawOpeningEvent(s: HegemonyState, random: Random): string {
  for (;;) {
    const event = s.decks.event.cards.pop() ?? ''
    if (eventCard(event).rounds.includes(1)) return event
    s.decks.event.cards.push(event)
    shuffle(random, s.decks.event.cards)
  }
}

/** Influence for all roles, and Action cards for all except Automas (CC-AUTO-05). */
function dealHand(s: HegemonyState, role: Role, deck: string[], random: Random): void {
  s[role].influence = STARTING_INFLUENCE[role]
  s.influence -= STARTING_INFLUENCE[role]
  if (isAutoma(s, role)) return
  s[role].deck = shuffle(random, deck)
  s[role].hand = s[role].deck.splice(-HAND)
}

/** H-SETUP-24 to H-SETUP-26, H-SETUP-45; the Working Class adds an unskilled unemployed worker (H-SETUP-27). */
function placeStartingStaff(s: HegemonyState, of: LabourClass): void {
  for (const [id, skills] of Object.entries(STARTING_STAFF[s.players][of])) {
    const company = ROLES.flatMap((role) => s.companies[role]).find((candidate) => candidate.id === id)
    for (const [slot, skill] of skills.entries()) {
      s.pool[of][skill]--
      if (company !== undefined) company.slots[slot] = { class: of, skill, committed: false }
    }
  }
  if (of !== 'working') return
  s.pool.working.unskilled--
  s.unemployed.working.unskilled++
}

/** The classes complete their workers: a color of choice, then Immigration cards (H-SETUP-27, H-SETUP-46). */
export function* completeSetup(t: HegemonyTable): Script {
  for (const role of LABOUR_CLASSES) {
    if (!inPlay(t.state, role)) continue
    if (role === 'middle') yield* addSkilledWorker(t, 'middle')
    yield* immigrate(t, role, STARTING_IMMIGRATION_CARDS[t.state.players])
  }
}

/** Each drawn card adds the worker of the own class and goes to the bottom (H-PREP-18 to H-PREP-20). */
export function* immigrate(t: HegemonyTable, of: LabourClass, count: number): Script {
  if (count === 0) return
  const { immigration } = t.state.decks
  const cards = immigration.cards.splice(-count).reverse()
  immigration.cards.unshift(...cards)
  t.state.known.immigrationBottom = Math.min(immigration.cards.length, t.state.known.immigrationBottom + cards.length)
  t.reveal()
  t.emit({ type: 'immigration', class: of, cards })
  for (const card of cards) yield* addWorker(t, of, immigrationCard(card)[of])
}
