// An Automa as plain data: its AI cards and, in Advanced Mode, its priority board.
import type { ActionCode } from '../data/automa-facts.ts'
import type { Policy } from '../data/vocabulary.ts'

export interface Automa {
  /**
   * The face-down AI cards in layers, bottom layer first; the last card of the last layer is on top. The order within a
   * layer is hidden; a card that went face up under the deck is a separate layer.
   */
  deck: string[][]
  discard: string[]
  /** The card of the current turn. */
  card: string | null
  /** Advanced Mode only. */
  board: PriorityBoard | null
}

/** Row 1 is the first; in a row, the card next to the marker is the first (CC-AUTO-37). */
export interface PriorityBoard {
  actions: ActionCode[][]
  policies: Policy[][]
  asideActions: ActionCode[]
  asidePolicies: Policy[]
  /** Out of the game (CC-AUTO-104). */
  removedPolicies: Policy[]
}
