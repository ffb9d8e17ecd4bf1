// Test helpers for action cards: they play them in a turn, including requirements and Legitimacy symbols.
import type { Reason } from '@hustings/kernel'
import { actionCard } from '../data/actions.ts'
import { whyNotPlay } from '../rules/round/moves.ts'
import { takeTurn } from '../rules/round/turn.ts'
import type { HegemonyState } from '../state/state.ts'
import { type Given, given, type Play, type TestTable } from './given.ts'

export interface CardPlay {
  readonly game: TestTable
  /** The turn, at the first question of the effect; at `ask.turn-free` the effect is over. */
  readonly play: Play<void>
}

/** Plays the card in a turn of its owner. */
export function playing(
  card: string,
  change: (s: HegemonyState) => void = () => undefined,
  setting: Given = {},
): CardPlay {
  const { role } = actionCard(card)
  const game = given(setting, (s) => {
    s[role].hand = [card]
    change(s)
  })
  const play = game.run((t) => takeTurn(t, role)).answers(`play:${card}`)
  return { game, play }
}

/** Returns why the card cannot be played on such a table; null when it can. */
export function refusal(
  card: string,
  change: (s: HegemonyState) => void = () => undefined,
  setting: Given = {},
): Reason | null {
  const { state, table } = given(setting, change)
  return whyNotPlay(state, card, table.extensions)
}
