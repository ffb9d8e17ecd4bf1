// Decisions in the Production Phase: food, and the losses from a Demonstration.
import type { LabourClass, Role } from '../../data/vocabulary.ts'
import { emptySpaces } from '../../rules/actions/demonstration.ts'
import { priceOf, type Source } from '../../rules/actions/sources.ts'
import { type Decider, least, most, named, things } from './decision.ts'

/** Equal prices are decided by this order (CC-AW-19, CC-AM-23). */
const FOOD_FROM: Readonly<Record<LabourClass, readonly Source[]>> = {
  working: ['foreign-market', 'state', 'capitalist', 'middle'],
  middle: ['state', 'foreign-market', 'capitalist'],
}

/** The cheapest source. */
const foodSource: Decider = (asked) => {
  const { s, of } = asked
  if (of === 'capitalist') return undefined
  const offered = things(asked, 'source').map((name) => (name === 'foreign' ? 'foreign-market' : name))
  let best: Source | undefined
  for (const source of FOOD_FROM[of]) {
    if (!offered.includes(source)) continue
    if (best === undefined || priceOf(s, source, 'food') < priceOf(s, best, 'food')) best = source
  }
  return best === 'foreign-market' ? 'source:foreign' : `source:${best}`
}

/** The Capitalist Class loses the maximum, then the Middle Class, then the State (CC-AW-25). */
const demonstrationLoss: Decider = (asked) => {
  const { s, prompt, question } = asked
  const role = named(asked, 'role')
  const left = prompt.params?.left
  if (question.shape !== 'number' || typeof left !== 'number') return undefined
  // Roles asked later come before this one if they are earlier in the order of losses.
  const first: readonly Role[] = role === 'middle' ? ['capitalist'] : []
  const borne = first.reduce((sum, other) => sum + emptySpaces(s, other), 0)
  return Math.min(question.max, Math.max(question.min, left - borne))
}

export const PRODUCTION: Readonly<Record<string, Decider>> = {
  'ask.food-source': foodSource,
  'ask.food-amount': most,
  /** Goods & Services are worth nothing at the end, and cannot be sold. */
  'ask.food-stored': least,
  'ask.demonstration-loss': demonstrationLoss,
}
