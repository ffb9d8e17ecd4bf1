// The Preparation Phase (chapter 6), step by step as on the player aid. The round number has already been increased.
import { type Deck, drawCard, type Offer, recycleDiscard, type Script, say, shuffle } from '@hustings/kernel'
import {
  CARDS_DRAWN,
  DEALS_PER_ROUND,
  EVENT_SPACES,
  IMMIGRATION_CARDS,
  MARKET_SIZE,
  PROSPERITY_DROP,
} from '../../data/boards.ts'
import { eventCard } from '../../data/events.ts'
import { LABOUR_CLASSES, type OwnerClass, type Role } from '../../data/vocabulary.ts'
import { payInterest, repayAutomatically } from '../economy/loans.ts'
import { inPlay, loseProsperity } from '../economy/points.ts'
import { addSkilledWorker, addWorker } from '../labour/workers.ts'
import { companyName, DONE, type HegemonyTable, offer, simply } from '../table.ts'
import { immigrate } from './setup.ts'

/** A step begins when all roles have finished the previous one (H-PREP-02). */
export const PREPARATION_STEPS: readonly ((t: HegemonyTable) => Script)[] = [
  simply(serveLoans),
  simply(dropProsperity),
  simply(revealEvents),
  simply(drawHands),
  renewMarkets,
  simply(renewTrade),
  addWorkers,
]

/** H-PREP-03 to H-PREP-05. */
export function serveLoans(t: HegemonyTable): void {
  for (const role of t.state.roles) payInterest(t, role)
  if (inPlay(t.state, 'state')) return
  payInterest(t, 'state')
  repayAutomatically(t)
}

/** H-PREP-06, H-PREP-07. */
export function dropProsperity(t: HegemonyTable): void {
  for (const role of LABOUR_CLASSES) if (inPlay(t.state, role)) loseProsperity(t, role, PROSPERITY_DROP[role])
}

/** H-PREP-08, H-PREP-09. */
export function revealEvents(t: HegemonyTable): void {
  const { state, decks } = t.state
  if (!inPlay(t.state, 'state')) return
  for (let space = 0; space < EVENT_SPACES; space++) {
    const event = drawEvent(t)
    if (event === null) break
    state.events.push(event)
    t.emit({ type: 'event-revealed', event })
  }
  state.agenda = draw(t, decks.agenda)
  t.emit({ type: 'agenda', agenda: state.agenda })
}

/** Draws the next Event for this round; others are shuffled back (H-SETUP-53, H-FAQC-11, H-FAQC-14). */
export function drawEvent(t: HegemonyTable): string | null {
  const { event: deck } = t.state.decks
  const fits = (event: string): boolean => eventCard(event).rounds.includes(t.state.clock.round)
  if (!deck.cards.some(fits)) {
    deck.cards.push(...deck.discard.splice(0))
    shuffleEvents(t)
    if (!deck.cards.some(fits)) return null
  }
  for (;;) {
    const event = drawCard(t, deck)
    t.state.known.eventTop = Math.max(0, t.state.known.eventTop - 1)
    if (event === undefined || fits(event)) return event ?? null
    deck.cards.push(event)
    shuffleEvents(t)
  }
}

/** The top cards known to the State are no longer there (H-INFO-08). */
function shuffleEvents(t: HegemonyTable): void {
  shuffle(t, t.state.decks.event.cards)
  t.state.known.eventTop = 0
}

/** Draws the top card; when the deck has run out, the discard pile is shuffled. */
function draw(t: HegemonyTable, deck: Deck): string | null {
  recycleDiscard(t, deck)
  return drawCard(t, deck) ?? null
}

/** H-PREP-10. */
export function drawHands(t: HegemonyTable): void {
  for (const role of t.state.roles) drawActionCards(t, role, CARDS_DRAWN)
}

/** From the own deck to the hand, limited by the cards left; only the owner sees them (H-INFO-01, H-TURN-11). */
function drawActionCards(t: HegemonyTable, role: Role, count: number): void {
  const { deck, hand } = t.state[role]
  const cards = deck.splice(Math.max(0, deck.length - count)).reverse()
  if (cards.length === 0) return
  hand.push(...cards)
  t.reveal()
  const drawn = { type: 'cards-drawn', role, count: cards.length } as const
  t.emitTo([role], { ...drawn, cards }, drawn)
}

/** H-PREP-11, H-PREP-12; in regular order. */
export function* renewMarkets(t: HegemonyTable): Script {
  for (const role of ['middle', 'capitalist'] as const) if (inPlay(t.state, role)) yield* renewMarket(t, role)
}

function* renewMarket(t: HegemonyTable, role: OwnerClass): Script {
  const { market } = t.state[role]
  const deck = t.state.decks[role]
  const discarded = yield* discardFromMarket(t, role)
  const revealed: string[] = []
  while (market.length < MARKET_SIZE[role]) {
    const company = draw(t, deck)
    if (company === null) break
    market.push(company)
    revealed.push(company)
  }
  t.emit({ type: 'market', role, discarded, revealed })
}

/** Any number of Companies, including none. */
function* discardFromMarket(t: HegemonyTable, role: OwnerClass): Script<string[]> {
  const { market } = t.state[role]
  const discarded: string[] = []
  while (market.length > 0) {
    const offers: Offer<string | null>[] = market.map((id) =>
      offer(`company:${id}`, id, say('option.discard-company', { company: companyName(id) }), `market:${id}`),
    )
    const id = yield* t.choose<string | null>(role, say('ask.discard-companies'), [...offers, DONE])
    if (id === null) break
    market.splice(market.indexOf(id), 1)
    t.state.decks[role].discard.push(id)
    discarded.push(id)
  }
  return discarded
}

/** H-PREP-13, H-PREP-14. */
export function renewTrade(t: HegemonyTable): void {
  const s = t.state
  s.decks.deal.discard.push(...s.deals)
  s.deals = []
  while (s.deals.length < DEALS_PER_ROUND[s.policies[6]]) {
    const deal = draw(t, s.decks.deal)
    if (deal === null) break
    s.deals.push(deal)
  }
  t.emit({ type: 'deals', deals: [...s.deals] })
  renewExport(t)
}

/** The current Export card is discarded and replaced. */
function renewExport(t: HegemonyTable): void {
  const s = t.state
  s.decks.export.discard.push(s.exportCard)
  s.exportCard = draw(t, s.decks.export) ?? s.exportCard
  t.emit({ type: 'export-card', card: s.exportCard })
}

const NEW_WORKING_WORKERS = 2

/** The workers of every round first, then those of the Immigration cards (H-PREP-16 to H-PREP-18). */
export function* addWorkers(t: HegemonyTable): Script {
  for (let added = 0; added < NEW_WORKING_WORKERS; added++) yield* addWorker(t, 'working', 'unskilled')
  if (inPlay(t.state, 'middle')) {
    yield* addWorker(t, 'middle', 'unskilled')
    yield* addSkilledWorker(t, 'middle')
  }
  for (const role of LABOUR_CLASSES) {
    if (inPlay(t.state, role)) yield* immigrate(t, role, IMMIGRATION_CARDS[t.state.policies[7]])
  }
}
