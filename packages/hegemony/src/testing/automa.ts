// Test helpers for Automas: stack AI cards, run a turn like a step of the round, and read its events.

import { theAutoma } from '../automa/place/automa.ts'
import { amongAutomas } from '../automa/seats.ts'
import { automaTurn } from '../automa/turn.ts'
import { AI_CARDS_OF } from '../data/automa.ts'
import type { Class, PlayerCount } from '../data/vocabulary.ts'
import type { AutomaMode, Automas } from '../state/agreements.ts'
import type { HegemonyState } from '../state/state.ts'
import { type Given, given, type Play, type TestTable } from './given.ts'

export const ALL_SIMPLE: Automas = { working: 'simple', middle: 'simple', capitalist: 'simple' }
export const ALL_ADVANCED: Automas = { working: 'advanced', middle: 'advanced', capitalist: 'advanced' }

/** Returns all classes in play as Automas in this mode. */
export function allAutomas(players: PlayerCount, mode: AutomaMode): Automas {
  return players === 2 ? { working: mode, capitalist: mode } : { working: mode, middle: mode, capitalist: mode }
}

/** Puts cards on top of the AI deck, the first one uppermost. */
export function stack(s: HegemonyState, of: Class, ...numbers: readonly number[]): void {
  const automa = theAutoma(s, of)
  const top = numbers.map((number) => `ai-${of}-${number}`).reverse()
  const rest = automa.deck.flat().filter((card) => !top.includes(card))
  automa.deck = [rest, ...top.map((card) => [card])].filter((layer) => layer.length > 0)
}

/** Returns the numbers of the cards of a class with or without the Influence symbol. */
export function numbersWith(of: Class, symbol: boolean): number[] {
  return AI_CARDS_OF[of].filter(({ influence }) => influence === symbol).map(({ number }) => number)
}

export interface AutomaPlay {
  readonly game: TestTable
  readonly play: Play<void>
}

/** Runs the Automa's turn with this card on top, up to the next question to another player. */
export function turnOf(
  of: Class,
  number: number,
  change: (s: HegemonyState) => void = () => undefined,
  setting: Given = {},
): AutomaPlay {
  const game = given({ automas: ALL_SIMPLE, ...setting }, (s) => {
    stack(s, of, number)
    change(s)
  })
  const play = game.run((t) => amongAutomas(t, automaTurn(t, of, 1))).answers('play')
  return { game, play }
}

/** Returns what the Automa did: the code of the action, the name of its Special Action, or political pressure. */
export function deedOf({ game }: AutomaPlay): string | undefined {
  const [told] = game.eventsOf('automa-action')
  return told?.special ?? told?.action
}

/** Returns what happened to the bonus of the card. */
export function bonusOf({ game }: AutomaPlay): string | undefined {
  return game.eventsOf('automa-bonus').at(-1)?.outcome
}
