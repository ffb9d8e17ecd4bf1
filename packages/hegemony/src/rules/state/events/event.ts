// Offers of classes for the tasks of Event cards (chapter 25.5): one, or two of the three.
import { type Offer, say } from '@hustings/kernel'
import type { Class } from '../../../data/vocabulary.ts'
import { offer, roleName } from '../../table.ts'

/** Offers a class to serve; its target is its State Benefits area. */
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
