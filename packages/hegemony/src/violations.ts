// Invariants of every state. A valid state has no violations.
import { AGENDAS } from './data/agendas.ts'
import {
  BILL_MARKERS,
  COMPANY_SPACES,
  INFLUENCE_CUBES,
  LEGITIMACY_MAX,
  LEGITIMACY_MIN,
  MACHINERY_TOKENS,
  PUBLIC_COMPANIES_OPEN,
  STORAGE,
  STORAGE_TILES,
  STRIKE_TOKENS,
  VOTING_CUBES,
  WORKERS,
} from './data/boards.ts'
import { CAPITALIST_COMPANIES, MIDDLE_COMPANIES } from './data/companies.ts'
import { DEALS } from './data/deals.ts'
import { EXPORTS } from './data/exports.ts'
import { IMMIGRATION } from './data/immigration.ts'
import { CLASSES, LABOUR_CLASSES, ROLES, SKILLS, WARES } from './data/vocabulary.ts'
import { isAutoma } from './rules/automas.ts'
import { capacity, mediaCapacity } from './rules/economy/stock.ts'
import type { Complain, Extensions } from './rules/extensions.ts'
import { minimumWage } from './rules/labour/wages.ts'
import { classIn, factsOf, hasCommitted, isOperational, suits, workersIn } from './rules/labour/workers.ts'
import { measures } from './rules/measures.ts'
import { billMarkersLeft } from './rules/politics/bills.ts'
import type { Company, HegemonyState } from './state/state.ts'

export function violationsIn(s: HegemonyState, extensions: Extensions): readonly string[] {
  const found: string[] = []
  const must: Complain = (holds, ...what) => {
    if (!holds) found.push(what.join(' '))
  }
  cubesConserved(s, must)
  workersConserved(s, must)
  cardsConserved(s, must, extensions)
  stocksWithinLimits(s, must)
  companiesSound(s, must)
  extensions.invariants(s, must)
  return found
}

function cubesConserved(s: HegemonyState, must: Complain): void {
  let influence = s.influence + s.state.media
  for (const role of ROLES) influence += s[role].influence
  for (const seatClass of CLASSES) {
    const { benefits } = s.state
    influence += benefits[seatClass].influence
    const drawn = s.drawn.filter((cube) => cube === seatClass).length
    must(
      s.bag[seatClass] + s.cubes[seatClass] + drawn + benefits[seatClass].cubes === VOTING_CUBES,
      seatClass,
      'voting cubes',
    )
    must(s.bag[seatClass] >= 0 && s.cubes[seatClass] >= 0, 'negative', seatClass, 'voting cubes')
  }
  must(influence === INFLUENCE_CUBES, 'influence cubes:', influence)
  for (const role of ROLES) must(billMarkersLeft(s, role) >= 0, role, 'has more than', BILL_MARKERS, 'bills')
}

function workersConserved(s: HegemonyState, must: Complain): void {
  const counts = { working: { ...s.pool.working }, middle: { ...s.pool.middle } }
  for (const role of ROLES) {
    for (const { slots, employee } of s.companies[role]) {
      for (const worker of slots) if (worker !== null) counts[worker.class][worker.skill]++
      if (employee !== null) counts[employee.class][employee.skill]++
    }
  }
  for (const seatClass of LABOUR_CLASSES) {
    for (const skill of SKILLS) {
      const idle = s.unemployed[seatClass][skill]
      must(s.pool[seatClass][skill] >= 0 && idle >= 0, 'negative', seatClass, skill, 'workers')
      const member = Number(seatClass === 'working' && skill !== 'unskilled' && s.working.unions[skill])
      const count = counts[seatClass][skill] + idle + member
      must(count === WORKERS[seatClass][skill], seatClass, skill, 'workers:', count)
    }
  }
}

function cardsConserved(s: HegemonyState, must: Complain, extensions: Extensions): void {
  const { decks } = s
  for (const role of s.roles) {
    const { hand, deck, used } = s[role]
    const all = isAutoma(s, role) ? 0 : extensions.actionDeck(role).length
    must(hand.length + deck.length + used.length === all, role, 'action cards')
  }
  const size = ({ cards, discard }: { cards: string[]; discard: string[] }): number => cards.length + discard.length
  must(size(decks.export) + 1 === EXPORTS.length, 'export cards')
  must(size(decks.deal) + s.deals.length === DEALS.length, 'business deals')
  must(size(decks.immigration) === IMMIGRATION.length, 'immigration cards')
  if (s.players === 4) {
    const events = extensions.eventCards.length
    must(size(decks.event) + s.state.events.length + s.kept.length === events, 'events')
    must(size(decks.agenda) + (s.state.agenda === null ? 0 : 1) === AGENDAS.length, 'political agendas')
  }
  const capitalist = size(decks.capitalist) + s.capitalist.market.length + countInPlay(s, CAPITALIST)
  must(capitalist === CAPITALIST.size, 'capitalist companies')
  if (s.players > 2) {
    const middle = size(decks.middle) + s.middle.market.length + countInPlay(s, MIDDLE)
    must(middle === MIDDLE.size, 'middle class companies')
  }
}

const CAPITALIST: ReadonlySet<string> = new Set(CAPITALIST_COMPANIES)
const MIDDLE: ReadonlySet<string> = new Set(MIDDLE_COMPANIES)

/** Number of these Companies on the board or out of the game. */
function countInPlay(s: HegemonyState, ids: ReadonlySet<string>): number {
  let count = 0
  for (const role of ROLES) for (const { id } of s.companies[role]) if (ids.has(id)) count++
  for (const id of s.closed) if (ids.has(id)) count++
  for (const id of s.removed) if (ids.has(id)) count++
  return count
}

function stocksWithinLimits(s: HegemonyState, must: Complain): void {
  for (const role of ['working', 'middle', 'state'] as const) must(s[role].money >= 0, role, 'money')
  must(s.capitalist.revenue >= 0 && s.capitalist.capital >= 0, 'capitalist money')
  for (const role of ROLES) must(s[role].loans >= 0 && s[role].influence >= 0, role, 'loans or influence')
  for (const ware of WARES) {
    must(s.working.goods[ware] >= 0 && s.middle.goods[ware] >= 0, 'negative', ware)
    for (const role of ['middle', 'capitalist', 'state'] as const) {
      const stored = s[role].storage[ware]
      must(stored >= 0 && stored <= capacity(s, role, ware), role, 'stores', stored, ware)
    }
  }
  for (const good of ['food', 'luxury'] as const) {
    const stored = s.capitalist.freeTradeZone[good]
    must(stored >= 0 && stored <= STORAGE.freeTradeZone[good], 'free trade zone stores', stored, good)
  }
  must(s.state.media >= 0 && s.state.media <= mediaCapacity(s), 'media influence', s.state.media)
  for (const seatClass of CLASSES) {
    const value = s.state.legitimacy[seatClass]
    must(value >= LEGITIMACY_MIN && value <= LEGITIMACY_MAX, seatClass, 'legitimacy', value)
  }
  const tiles = WARES.reduce((sum, ware) => sum + Number(s.middle.tiles[ware]) + Number(s.capitalist.tiles[ware]), 0)
  must(tiles <= STORAGE_TILES, tiles, 'storage tiles')
}

function companiesSound(s: HegemonyState, must: Complain): void {
  must(s.companies.capitalist.length <= COMPANY_SPACES.capitalist, 'capitalist company spaces')
  must(s.companies.middle.length <= COMPANY_SPACES.middle, 'middle class company spaces')
  must(s.companies.state.length <= COMPANY_SPACES.public, 'public company spaces')
  // A Historical Event may sell one of them for good.
  if (s.players < 4 && s.history === null)
    must(s.companies.state.length === PUBLIC_COMPANIES_OPEN[s.policies[1]], 'public companies')
  let strikes = 0
  let machinery = 0
  const settled = s.clock.phase === 'production' || s.clock.phase === 'scoring'
  // When production begins and while the IMF intervenes, cards employ workers one by one.
  const isHiring = s.clock.phase === 'production' && (s.clock.step === 0 || s.clock.step === 3)
  // A crisis sets several Policies at once: Companies close before the wages of the others are adjusted.
  const isIntervening = s.clock.phase === 'production' && s.clock.step === 3
  const released = s.clock.phase === 'production' && s.clock.step >= 2
  // Public Companies that a crisis opens are staffed like those of an election: their workers are committed.
  const mayBeNew = s.clock.step > 2 && s.modules.crisisResponse
  for (const role of ROLES) {
    for (const company of s.companies[role]) {
      strikes += Number(company.strike)
      machinery += Number(company.machinery)
      slotsSound(company, must)
      if (settled && !isHiring)
        must(isOperational(company) || workersIn(company).length === 0, company.id, 'is half filled')
      if (released && !(role === 'state' && mayBeNew)) must(!hasCommitted(company), company.id, 'is still committed')
      if (settled && !isIntervening && factsOf(company).wages !== undefined)
        must(company.wage >= minimumWage(s) || isShifted(s, company), company.id, 'pays too little')
    }
  }
  must(strikes <= STRIKE_TOKENS, strikes, 'strikes')
  must(machinery <= MACHINERY_TOKENS, machinery, 'machinery tokens')
}

/** Whether a card has changed its wage for this phase. */
function isShifted(s: HegemonyState, { id }: Company): boolean {
  return measures(s, 'wage').some(({ company }) => company === id)
}

function slotsSound(company: Company, must: Complain): void {
  const facts = factsOf(company)
  const of = classIn(company)
  for (const [slot, worker] of company.slots.entries()) {
    if (worker === null) continue
    must(worker.class === of, company.id, 'mixes classes')
    must(suits(worker.skill, facts.slots[slot] ?? 'unskilled'), company.id, 'has an unsuitable worker')
  }
  const { employee } = company
  if (employee === null) return
  must(
    employee.class === 'working' && facts.employee !== undefined && suits(employee.skill, facts.employee.skill),
    company.id,
    'employee',
  )
}
