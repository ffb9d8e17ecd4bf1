// State cards about Events: looking at the top of the Event deck, and additional Event Actions.
import { drawCard, putOnTop, type Script, say, shuffle } from '@hustings/kernel'
import { EVENT_SPACES } from '../data/boards.ts'
import { eventCard } from '../data/events.ts'
import { newPlacement } from '../rules/economy/provide.ts'
import {
  chooseEvent,
  discardEvent,
  performEvent,
  resolveAnEvent,
  whyNoEvent,
  whyNotEvent,
} from '../rules/state/events/events.ts'
import { because, type CardEffect, DONE, type HegemonyTable, offer } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

const NO_EVENTS = because('H-STATE-EVENT-01', 'no-events')

const eventOffer = (event: string) => offer(`event:${event}`, event, say(`event.${event}`), `event:${event}`)

/** Events of the current round left in the deck. */
function isInSeason(s: HegemonyState, event: string): boolean {
  return eventCard(event).rounds.includes(s.clock.round)
}

/**
 * Returns the top Events, top first, without drawing them. In round 1 those for later rounds are shuffled back and
 * replaced (H-FAQC-11, H-FAQC-14).
 */
function lookAtEvents(t: HegemonyTable, count: number): string[] {
  const { event: deck } = t.state.decks
  const seen: string[] = []
  while (seen.length < count && deck.cards.some((event) => isInSeason(t.state, event))) {
    const event = drawCard(t, deck)
    if (event === undefined) break
    if (isInSeason(t.state, event)) seen.push(event)
    else {
      putOnTop(deck, event)
      shuffle(t, deck.cards)
    }
  }
  for (const event of [...seen].reverse()) putOnTop(deck, event)
  // Only the State has seen them; the top cards stay known to it (H-INFO-08).
  t.state.known.eventTop = seen.length
  t.emitTo(['state'], { type: 'cards-seen', deck: 'event', cards: seen })
  return seen
}

function* actOnEvent(t: HegemonyTable): Script<undefined> {
  if (whyNoEvent(t.state, t.extensions) === null) yield* resolveAnEvent(t)
  return undefined
}

/** One of the two may replace an Event on the board, which is removed without its penalty; then an Event Action. */
export const shiftFocus: CardEffect = {
  whyNot: (s) => (s.state.events.length === 0 ? NO_EVENTS : null),
  *play(t) {
    const seen = lookAtEvents(t, figure('state-shift-focus', 'look'))
    const placed =
      seen.length === 0 ? null : yield* t.choose('state', say('ask.shift-focus'), [...seen.map(eventOffer), DONE])
    if (placed !== null) {
      const dropped = yield* t.choose('state', say('ask.drop-event'), t.state.state.events.map(eventOffer))
      discardEvent(t, dropped)
      t.emit({ type: 'event-dropped', event: dropped })
      reveal(t, placed)
    }
    return yield* actOnEvent(t)
  },
}

function hasFreeSpace(s: HegemonyState): boolean {
  return s.state.events.length < EVENT_SPACES
}

/** One of the two goes to a free Event space, if there is one; then an Event Action. */
export const matterOfHighPriority: CardEffect = {
  whyNot: (s, extensions) => (hasFreeSpace(s) ? null : whyNoEvent(s, extensions)),
  *play(t) {
    const seen = lookAtEvents(t, figure('state-a-matter-of-high-priority', 'look'))
    const mayPlace = hasFreeSpace(t.state) && seen.length > 0
    const placed = mayPlace ? yield* t.choose('state', say('ask.place-event'), seen.map(eventOffer)) : null
    if (placed !== null) reveal(t, placed)
    return yield* actOnEvent(t)
  },
}

/** Moves an Event from the deck to the board; the other cards stay on top in their order (H-FAQC-09, H-FAQC-12). */
function reveal(t: HegemonyTable, event: string): void {
  const { cards } = t.state.decks.event
  cards.splice(cards.lastIndexOf(event), 1)
  t.state.known.eventTop--
  t.state.state.events.push(event)
  t.emit({ type: 'event-revealed', event })
}

/**
 * The same Event twice, with new choices; items provided to the same class are kept together (H-BENEFIT-07, H-FAQC-21).
 */
export const immediateResponse: CardEffect = {
  whyNot: whyNoEvent,
  *play(t) {
    const event = yield* chooseEvent(t)
    const placement = newPlacement()
    for (let time = 0; time < figure('state-immediate-response', 'times'); time++) {
      if (whyNotEvent(t.state, event, t.extensions) === null) yield* performEvent(t, event, placement)
    }
    discardEvent(t, event)
    return undefined
  },
}
