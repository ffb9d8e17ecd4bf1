// What the mini expansions of Crisis & Control keep on the table.
import type { Deck } from '@hustings/kernel'
import type { Era } from '../data/historical-events.ts'
import type { Class, Role } from '../data/vocabulary.ts'

/** Crisis Response: the card that lies open, those to come and those set aside, and what the State owes for bonds. */
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
  /** What each person holds. */
  hands: Partial<Record<Role, HiddenHand>>
  /** The agendas that each Automa has fulfilled, of the five that lie open (CC-AX-05). */
  turned: Partial<Record<Role, string[]>>
  /**
   * What tasks count: Event cards acted upon, own Bills of the Working Class passed in these elections, its wages in this
   * production, what one export brought, and whether the State has ever taken a loan.
   */
  counted: { events: number; bills: number; wages: number; export: number; borrowed: boolean }
}

/** Secret from the others until it is fulfilled or lost. */
export interface HiddenHand {
  /** The two to choose from; none once the choice is made (CC-HID-02). */
  dealt: string[]
  agenda: string | null
  outcome: 'open' | 'fulfilled' | 'lost'
  /** Never revealed by itself, only when its owner says so. */
  heldBack: boolean
}

/** Historical Events (CC-HIST-03): the card of the setup, the piles of the eras, top last, and what lies open. */
export interface HistoryTable {
  readonly setup: string
  piles: Record<Era, string[]>
  open: OpenHistory[]
}

export interface OpenHistory {
  readonly card: string
  /** It has taken place: at once, at its moment or triggered by somebody (CC-HIST-09). */
  happened: boolean
}

/** One figure of a task. */
export interface Progress {
  /** What is counted; `agenda-part.<what>` names it. */
  readonly what: string
  readonly have: number
  readonly need: number
  /** At most so much, instead of at least. */
  readonly atMost?: true
}
