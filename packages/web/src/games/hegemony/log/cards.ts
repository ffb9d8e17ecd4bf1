// Log lines of drawn and viewed cards.
import { type Message, say } from '@hustings/kernel'
import type { LogLine } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { cardName, eventName } from '../words/names.ts'
import { line } from './words.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

/** Names of cards can end with a period. */
function quoted(names: readonly Message[]): Message[] {
  return names.map((name) => say('log.quoted', { name }))
}

export function cardsDrawnLine({ role, count, cards }: Told<'cards-drawn'>): LogLine {
  if (cards === undefined) return line('cards', [role], 'cards-drawn', { count }, { icon: 'hand' })
  return line('cards', [role], 'cards-drawn.names', { count, cards: quoted(cards.map(cardName)) }, { icon: 'hand' })
}

export function cardsSeenLine({ deck, cards }: Told<'cards-seen'>): LogLine {
  if (deck !== 'event') return line('cards', ['capitalist'], 'cards-seen', { count: cards.length }, { icon: 'eye' })
  return line('cards', ['state'], 'cards-seen.events', { cards: quoted(cards.map(eventName)) }, { icon: 'eye' })
}
