// The piles of the Historical Events, and changes of the setup card before hands are dealt (CC-HIST-03, CC-HIST-04).
import { type Random, shuffle } from '@hustings/kernel'
import { HAND } from '../../data/boards.ts'
import { type Era, historyOf } from '../../data/historical-events.ts'
import type { Role } from '../../data/vocabulary.ts'
import type { HistoryTable } from '../../state/expansions.ts'
import type { HegemonyState } from '../../state/state.ts'

export function setUpHistory(random: Random): HistoryTable {
  const pile = (era: Era | '*'): string[] => shuffle(random, historyOf(era))
  return {
    setup: pile('*')[0] ?? '',
    piles: { I: pile('I'), II: pile('II'), III: pile('III'), IV: pile('IV'), V: pile('V') },
    open: [],
  }
}

/** Cards in a hand from the beginning: two of a kind, and five more. */
const FIRST_CARDS: Readonly<Record<string, { readonly role: Role; readonly card: string }>> = {
  he02: { role: 'capitalist', card: 'capitalist-technological-progress' },
  he03: { role: 'working', card: 'working-need-for-change' },
}
const TAKEN = 2

/** An Automa has no Action deck (CC-HIST-15). */
export function redrawHand(s: HegemonyState, random: Random): void {
  const first = FIRST_CARDS[s.history?.setup ?? '']
  if (first === undefined || s[first.role].hand.length === 0) return
  const player = s[first.role]
  const deck = [...player.deck, ...player.hand]
  const taken: string[] = []
  while (taken.length < TAKEN) taken.push(...deck.splice(deck.indexOf(first.card), 1))
  player.deck = shuffle(random, deck)
  player.hand = [...taken, ...player.deck.splice(-(HAND - TAKEN))]
}
