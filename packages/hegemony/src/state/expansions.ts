// State of the mini expansions of Crisis & Control.
import type { Deck } from '@hustings/kernel'
import type { Era } from '../data/historical-events.ts'
import type { Class, Role } from '../data/vocabulary.ts'

/** Crisis Response: the face-up card, the deck and the cards set aside, and the State's debt for bonds. */
export interface CrisisTable {
  card: string
  deck: Deck
  bonds: Partial<Record<Class, Bond>>
}

/** Money lent to the State, to be repaid by the end of the Action Phase of a round (CC-CRISIS-18). */
export interface Bond {
  readonly lent: number
  readonly due: number
  readonly round: number
}

/** An Alternative Event that a class has kept (CC-ALT-05). */
export interface KeptEvent {
  readonly event: string
  readonly by: Class
}

export interface HiddenAgendas {
  /** The hand of each human player. */
  hands: Partial<Record<Role, HiddenHand>>
  /** The agendas that each Automa has fulfilled, of its five face-up ones (CC-AX-05). */
  turned: Partial<Record<Role, string[]>>
  /**
   * Counters of tasks: Event cards used, own Bills of the Working Class passed in these elections, and its wages in
   * this production. Also the proceeds of one export, and whether the State has ever taken a loan.
   */
  counted: { events: number; bills: number; wages: number; export: number; borrowed: boolean }
}

/** Secret from the others until it is fulfilled or lost. */
export interface HiddenHand {
  /** The two to choose from; empty after the choice (CC-HID-02). */
  dealt: string[]
  agenda: string | null
  outcome: 'open' | 'fulfilled' | 'lost'
  /** Not revealed automatically, only by its owner. */
  heldBack: boolean
}

/** Historical Events (CC-HIST-03): the setup card, the piles of the eras, top last, and the face-up cards. */
export interface HistoryTable {
  readonly setup: string
  piles: Record<Era, string[]>
  open: OpenHistory[]
}

export interface OpenHistory {
  readonly card: string
  /** It has happened: at once, at its moment or triggered by a player (CC-HIST-09). */
  happened: boolean
}

/** One figure of a task. */
export interface Progress {
  /** Name of the counted amount; `agenda-part.<what>` is its text. */
  readonly what: string
  readonly have: number
  readonly need: number
  /** A maximum instead of a minimum. */
  readonly atMost?: true
}
