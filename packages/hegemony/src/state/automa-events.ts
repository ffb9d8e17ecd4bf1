// Events about the turns and decisions of an Automa: the card, every test with its figures, the rows, the deciding
// list. Clients build the Automa sheets from these events alone.
import type { Message } from '@hustings/kernel'
import type { BonusId } from '../data/automa-bonuses.ts'
import type { ActionCode } from '../data/automa-facts.ts'
import type { Bullet, ListId } from '../data/automa-instructions.ts'
import type { SpecialId } from '../data/automa-specials.ts'
import type { Class, Policy, Role, Section } from '../data/vocabulary.ts'
import type { AutomaMode } from './agreements.ts'
import type { PriorityBoard } from './automa.ts'

/** Position of a priority card: its row from 1, and its index in it from 0, next to the marker. */
export interface PrioritySpot {
  readonly row: number
  readonly place: number
}

export type PriorityCause = 'check' | 'lowered' | 'aside' | 'returned' | 'placed' | 'removed'

/** Effect of a bullet on the options: its result for each (null: it does not fit), and the options left. */
export interface BulletResult {
  readonly bullet: Bullet | 'lot'
  /** The figure found for each candidate, in their order; null where the bullet does not fit. */
  readonly found: readonly (number | null)[]
  /** Ids of the candidates left. */
  readonly left: readonly string[]
  /** No remaining option fitted. */
  readonly skipped: boolean
  readonly decides: boolean
}

export interface ListCandidate {
  readonly id: string
  readonly label: Message
}

/** Which line of the instruction cards applies in an election (CC-AUTO-87 to CC-AUTO-107). */
export type InfluenceInstruction =
  | 'none-to-spend'
  | 'same-side'
  | 'last-election'
  | 'ahead-others-none'
  | 'ahead-others-too-few'
  | 'ahead-others-exact'
  | 'ahead-others-more'
  | 'behind-hopeless'
  | 'behind-alone-others-none'
  | 'behind-alone-exact'
  | 'behind-alone-more'
  | 'behind-allies-exact'
  | 'behind-allies-exact-others-none'
  | 'behind-allies-more'
  | 'behind-allies-more-others-none'

/** An amount of a seat (money, points and others), before and after the turn. */
export interface LedgerLine {
  readonly role: Role
  readonly what: 'money' | 'revenue' | 'capital' | 'vp' | 'influence' | 'prosperity' | 'loans'
  readonly from: number
  readonly to: number
}

export type AutomaEvent =
  | {
      type: 'automa-turn'
      role: Class
      mode: AutomaMode
      round: number
      turn: number
      deck: number
      discard: number
      board: PriorityBoard | null
    }
  /** Nothing was due when `actions` is empty. */
  | { type: 'automa-free-actions'; role: Class; when: 'start' | 'end'; actions: readonly Message[] }
  | { type: 'automa-card'; role: Class; card: string; deck: number }
  /** Simple Mode: a symbol from the left, or the Special Action at the bottom of the card. */
  | {
      type: 'automa-symbol'
      role: Class
      index: number
      code: ActionCode
      outcome: 'yes' | 'no' | 'not-tested'
      rule: string
      found: readonly Message[]
      substitute?: ActionCode
    }
  | { type: 'automa-bonus'; role: Class; bonus: BonusId; outcome: 'used' | 'lost' | 'inactive'; rule: string }
  /** Advanced Mode: one of the four checks, with the rows gained in printed order. */
  | {
      type: 'automa-check'
      role: Class
      index: number
      code: ActionCode
      rule: string
      found: readonly Message[]
      moves: readonly { readonly card: ActionCode | Policy; readonly rows: number }[]
    }
  | {
      type: 'priority-moved'
      role: Class
      card: ActionCode | Policy
      from: PrioritySpot | null
      to: PrioritySpot | null
      cause: PriorityCause
    }
  /** Each old row with its new number; empty rows are not named. */
  | {
      type: 'priority-collapsed'
      role: Class
      group: 'actions' | 'policies'
      rows: readonly { readonly from: number; readonly to: number }[]
    }
  | { type: 'priority-board'; role: Class; after: 'checks' | 'collapse' | 'action'; board: PriorityBoard }
  /**
   * The chosen action; `rank` is its position in the order of priority, `refused` lists the earlier ones with reasons.
   */
  | {
      type: 'automa-action'
      role: Class
      action: ActionCode | 'pressure'
      rank: number | null
      special?: SpecialId
      refused: readonly { readonly code: ActionCode; readonly rule: string; readonly found: readonly Message[] }[]
    }
  | {
      type: 'preference-list'
      role: Class
      list: ListId
      candidates: readonly ListCandidate[]
      results: readonly BulletResult[]
      chosen: string
      lot: boolean
    }
  | { type: 'automa-done'; role: Class; ledger: readonly LedgerLine[] }
  | {
      type: 'immediate-vote-tested'
      role: Class
      policy: Policy
      section: Section
      /** Estimated; `null` with two players, where sides are not estimated. */
      sides: Readonly<Partial<Record<Role, boolean>>> | null
      own: number
      others: number
      cost: number
      /** Own cubes and those of the opponent in the bag, with two players. */
      cubes: { readonly own: number; readonly opponent: number } | null
      /** Another class is assumed to be on its side, with three or four players. */
      ally: boolean | null
      called: boolean
    }
  | {
      type: 'automa-influence'
      group: readonly Class[]
      for: boolean
      votes: { readonly for: number; readonly against: number }
      ahead: boolean
      needed: number
      own: number
      allies: number
      others: number
      instruction: InfluenceInstruction
      fixed: number
      draw: number
    }
  | {
      type: 'automa-influence-drawn'
      group: readonly Class[]
      /** The deck used, drawn at random in a group; null when no card was drawn. */
      deck: Class | null
      cards: readonly string[]
      symbols: number
      amount: number
      shares: Readonly<Partial<Record<Class, number>>>
      /** Classes that paid a remainder, drawn at random. */
      lot: readonly Class[]
    }
  /** An AI card that answered a question with yes or no (CC-AUTO-108), or selected a Bill out of turn (CC-AX-01). */
  | { type: 'automa-draw'; role: Class; why: 'yes-no' | 'bill'; cards: readonly string[]; yes: boolean }
  | { type: 'strike-response'; role: Class; company: string; cards: readonly string[]; raised: boolean }
  | { type: 'ai-deck-renewed'; role: Class; cards: number }
