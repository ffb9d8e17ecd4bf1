// The worth of a box in money, by the value table behind the reconstructed cards, which keeps them in their bands. It
// is an estimate based on the few known numbers (3 money are 1 VP, a tile costs 10), not a measurement.
import type { Action, Box, Cost, MixedCost, MixedGain, Zone } from '../data/facts.ts'
import type { BuildingDeck, Resource, Track } from '../data/vocabulary.ts'

/** The mean of the two prices, the most wanted ones rounded up. */
const RESOURCE_VALUE: Readonly<Record<Resource, number>> = {
  plants: 3,
  water: 3,
  plastic: 4,
  hydrogen: 4,
  iridium: 4,
  chips: 4,
  meat: 6,
}
const CHOSEN_RESOURCE = 5
const PAID_RESOURCE = 3
const VP = 3
const VOTE = 3
const MOOD = 5
const WORKER = { trickster: 3, brain: 3, worker: 3.5 } as const
const TOP_CARD: Readonly<Record<BuildingDeck, number>> = { A: 15, B: 23, C: 32 }
/** Share of the own color in the bag, faction steps and given plants at their average. */
const MEAN_COUNT = { own_votes_drawn: 3 * 0.35, faction_steps_total: 5, plants_given: 2.6 } as const

const step = (track: Track): number => (track === 'any' ? 8 : 7)
const stepOrSupport = (track: Track): number => (track === 'any' ? 10 : 9)

/** Gains minus costs. */
export function boxValue({ cost, do: actions }: Box): number {
  return sum(actions.map(gain)) - sum(cost.map(price))
}

/** What the places of a zone cost: placing the workers, and half of each worker, who serves twice. */
export function zoneCost(zone: Zone): number {
  return 6 * ((zone.trickster ?? 0) + (zone.brain ?? 0))
}

function gain(action: Action): number {
  const value = gainOfOne(action)
  // What others lose is worth a third of the damage, what they gain is not counted.
  return action.who === 'others' ? (action.op === 'mood_down' ? 4 * action.n : 0) : value
}

function gainOfOne(action: Action): number {
  switch (action.op) {
    case 'money':
      return action.n
    case 'vp':
      return VP * action.n
    case 'mood_up':
      return MOOD * action.n
    case 'mood_down':
      return -MOOD * action.n
    case 'mood_set':
      return -4 * MOOD
    case 'res':
      return RESOURCE_VALUE[action.res] * action.n
    case 'any_res':
      return CHOSEN_RESOURCE * action.n
    case 'add_votes':
      return VOTE * action.n
    case 'produce':
      return 11 * action.n
    case 'build':
      return 8 * action.n
    case 'build_free':
      return 32 * action.n
    case 'build_top':
      return TOP_CARD[action.deck]
    case 'buy_tile':
    case 'discard_cards':
      return 0
    case 'worker_action':
      return 4 * action.n
    case 'trickster':
    case 'brain':
    case 'worker':
      return WORKER[action.op] * action.n
    case 'play_news':
      return 13 * action.n
    case 'replay_news':
      return 17 * action.n
    case 'faction_adv':
      return step(action.track) * action.n
    case 'faction_sup':
      return stepOrSupport(action.track) * action.n
    case 'support_keep':
      return 36 * action.n
    case 'fraud':
      return (action.free ? 13 : 7) * action.n
    case 'elect':
      return 2 * action.n
    case 'law':
      return action.deck === 'any' ? 15 : 13
    case 'demolish':
      return 9 * action.n
    case 'return_worker':
      return 12 * action.n
    case 'copy_box':
      return 30 * action.n
    case 'sell_at':
      return 22
    case 'draw_votes':
      return sum(action.do.map(gain))
    case 'per':
      return MEAN_COUNT[action.count] * sum(action.do.map(gain))
    case 'one_of':
      return Math.max(...action.options.map((option) => sum(option.map(gain))))
    case 'mix':
      return action.n * Math.max(...action.of.map(mixed))
    case 'if':
      return (sum(action.do.map(gain)) + sum(action.otherwise.map(gain))) / 2
  }
}

function price(cost: Cost): number {
  // A payment of the others has a value for the player who causes it.
  if (cost.who === 'others') return -(cost.op === 'money' ? cost.n : cost.op === 'mood_down' ? 4 * cost.n : 3)
  switch (cost.op) {
    case 'money':
      return cost.n
    case 'mood_down':
      return MOOD * cost.n
    case 'any_res':
      return PAID_RESOURCE * cost.n
    case 'res':
      return RESOURCE_VALUE[cost.res] * cost.n
    case 'trickster':
    case 'brain':
    case 'worker':
      return WORKER[cost.op] * cost.n
    case 'faction_adv':
      return step(cost.track) * cost.n
    case 'demolish':
      return 10 * cost.n
    case 'give_res':
      return RESOURCE_VALUE[cost.res] * MEAN_COUNT.plants_given
    case 'mix':
      return cost.n * Math.min(...cost.of.map(mixed))
  }
}

function mixed(symbol: MixedCost | MixedGain): number {
  if (symbol.op === 'res') return RESOURCE_VALUE[symbol.res]
  return symbol.op === 'any_res' ? CHOSEN_RESOURCE : WORKER[symbol.op]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
