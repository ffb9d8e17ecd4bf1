// What an Event card is to the rules: when its task can be performed, and how (chapter 25.5).
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import type { Class } from '../../../data/vocabulary.ts'
import type { HegemonyState } from '../../../state/state.ts'
import { type HegemonyTable, offer, roleName } from '../../table.ts'
import type { Placement } from '../provide.ts'

/** One choice printed on the card, and what was provided, bought or spent for it. */
export interface Served {
  readonly choice: string
  readonly count: number
}

export interface EventRule {
  /** Null when the task can be performed in full (H-STATE-EVENT-02). */
  whyNot(s: HegemonyState): Reason | null
  perform(t: HegemonyTable, placement: Placement): Script<readonly Served[]>
  /** After the reward: the card goes to somebody. */
  handOver?(t: HegemonyTable, served: readonly Served[]): Script
}

/** A class to serve, lit up at its State Benefits area. */
export function classOffer(of: Class): Offer<Class> {
  return CLASS_OFFERS[of]
}

const CLASS_OFFERS: Readonly<Record<Class, Offer<Class>>> = {
  working: toClass('working'),
  middle: toClass('middle'),
  capitalist: toClass('capitalist'),
}

function toClass(of: Class): Offer<Class> {
  return offer(`class:${of}`, of, roleName(of), `benefits:${of}`)
}

export type ClassPair = readonly [Class, Class]

/** Two of the three classes. */
export const CLASS_PAIRS: readonly ClassPair[] = [
  ['working', 'middle'],
  ['working', 'capitalist'],
  ['middle', 'capitalist'],
]

export function pairOffer(pair: ClassPair): Offer<ClassPair> {
  const [first, second] = pair
  return offer(
    `classes:${first}-${second}`,
    pair,
    say('option.class-pair', { first: roleName(first), second: roleName(second) }),
  )
}
