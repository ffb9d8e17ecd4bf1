// An Automa as plain data: its AI cards and, in Advanced Mode, its priority board.
import type { ActionCode } from '../data/automa-facts.ts'
import type { Policy } from '../data/vocabulary.ts'

export interface Automa {
  /**
   * The face-down AI cards in layers, bottom layer first, the last card of the last layer on top. Nobody knows the order
   * within a layer; a card that went under the deck openly is a layer of its own.
   */
  deck: string[][]
  discard: string[]
  /** The card of the turn that is being played. */
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
