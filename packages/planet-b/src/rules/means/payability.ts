// Whether the whole cost of a box can be paid, and the missing resources (PB-BOX-03, PBQ-44; chapter 28.4 of the
// rules).
import { type Message, type Reason, say } from '@hustings/kernel'
import type { Box, Cost, MixedCost } from '../../data/facts.ts'
import { FACTIONS, KINDS, type Kind, type PlayerSeat, RESOURCES } from '../../data/vocabulary.ts'
import { goodsWords } from '../../data/words.ts'
import type { PlanetBState, Store } from '../../state/state.ts'
import { because, remembered } from '../table.ts'
import { worthOf } from './selling.ts'

export interface Payability {
  /** The missing resource; null when the cost can be paid. */
  readonly blocked: Reason | null
  /** Only money is missing, and the store would bring it (PBQ-44). */
  readonly sellFirst: boolean
}

export const PAYABLE: Payability = { blocked: null, sellFirst: false }

/** Remaining means after each symbol. */
interface Means {
  money: number
  store: Store
  workers: Record<Kind, number>
  steps: Record<string, number>
  buildings: number
  /** Costs of any kind: payable with any remaining resource. */
  due: Due
}

/** How many goods, workers and steps of any kind a cost asks for. */
export interface Due {
  goods: number
  workers: number
  steps: number
}

/** What these symbols ask for of any kind. */
export function dueOfAnyKind(cost: readonly Cost[]): Due {
  const due: Due = { goods: 0, workers: 0, steps: 0 }
  for (const symbol of cost) {
    if (symbol.who === 'others') continue
    if (symbol.op === 'any_res') due.goods += symbol.n
    else if (symbol.op === 'worker' && symbol.partial !== true) due.workers += symbol.n
    else if (symbol.op === 'faction_adv' && symbol.track === 'any') due.steps += symbol.n
  }
  return due
}

/** All symbols of the cost together, with the money in hand (PB-BOX-03). Costs of others never bar the box (PB-BOX-12). */
export function payability(s: PlanetBState, seat: PlayerSeat, box: Box): Payability {
  const { cost } = box
  if (cost.length === 0) return PAYABLE
  const [only] = cost
  // The most common cost of all, and always payable (PB-MOOD-07).
  if (cost.length === 1 && only?.op === 'mood_down') return PAYABLE
  const player = s.player[seat]
  const means: Means = {
    money: player.money,
    store: { ...player.store },
    workers: { ...player.workers },
    steps: { ...player.factions },
    buildings: player.buildings.length,
    due: dueOfAnyKind(cost),
  }
  // Symbols without a choice come first; free ones can use the rest.
  for (const order of [0, 1, 2]) {
    for (const symbol of cost) {
      if (symbol.who === 'others' || freedom(symbol) !== order) continue
      const missing = layOut(means, symbol)
      if (missing !== null) return { blocked: because('PB-BOX-03', 'cannot-pay', { missing }), sellFirst: false }
    }
  }
  if (means.money >= 0) return PAYABLE
  return shortOfMoney(s, means.store, -means.money, 'PB-BOX-03')
}

/** Money is missing; selling a resource that is not part of the cost can help. */
export function shortOfMoney(s: PlanetBState, goods: Store, short: number, rule: string): Payability {
  const sellFirst = worthOf(s, goods) >= short
  return { blocked: shortReason(`${rule} ${sellFirst ? 'sell' : 'none'} ${short}`), sellFirst }
}
const shortReason = remembered((key: string): Reason => {
  const [rule = '', hope, short] = key.split(' ')
  return because(rule, hope === 'sell' ? 'short-sell-first' : 'short', { short: Number(short) })
})

/** Freedom of choice of a cost: fixed, mixes of two symbols and gifts of any size, free choices. */
export function freedom(symbol: Cost): number {
  if (symbol.op === 'mix' || symbol.op === 'give_res') return 1
  return symbol.op === 'any_res' || symbol.op === 'worker' || (symbol.op === 'faction_adv' && symbol.track === 'any')
    ? 2
    : 0
}

/**
 * Takes a symbol from the means; returns the missing resource. Money may fall below zero: the sum is checked at the
 * end.
 */
function layOut(means: Means, symbol: Cost): Message | null {
  switch (symbol.op) {
    case 'money':
      means.money -= symbol.n
      return null
    case 'mood_down':
      return null
    case 'res':
    case 'give_res': {
      const n = symbol.op === 'res' ? symbol.n : symbol.min
      means.store[symbol.res] -= n
      const short = -means.store[symbol.res]
      return short > 0 ? say('missing.resource', { goods: goodsWords(symbol.res, short) }) : null
    }
    case 'any_res': {
      const short = means.due.goods - total(RESOURCES, means.store)
      return short > 0 ? say('missing.any-resource', { n: short }) : null
    }
    case 'trickster':
    case 'brain': {
      means.workers[symbol.op] -= symbol.n
      const short = symbol.partial === true ? 0 : -means.workers[symbol.op]
      return short > 0 ? say('missing.worker', { workers: say(`workers.${symbol.op}`, { n: short }) }) : null
    }
    case 'worker': {
      const short = symbol.partial === true ? 0 : means.due.workers - total(KINDS, means.workers)
      return short > 0 ? say('missing.any-worker', { n: short }) : null
    }
    case 'faction_adv': {
      if (symbol.track === 'any') {
        const short = means.due.steps - total(FACTIONS, means.steps)
        return short > 0 ? say('missing.any-step', { n: short }) : null
      }
      const left = (means.steps[symbol.track] ?? 0) - symbol.n
      means.steps[symbol.track] = left
      return left < 0 ? say('missing.step', { n: -left, track: symbol.track }) : null
    }
    case 'demolish': {
      means.buildings -= symbol.n
      return means.buildings < 0 ? say('missing.building') : null
    }
    case 'mix': {
      const short = symbol.n - symbol.of.reduce((sum, each) => sum + atHand(means, each), 0)
      return short > 0 ? say('missing.mixed', { n: short }) : null
    }
  }
}

/** The part of a mix that this symbol can pay, so that enough is left for costs of any kind. */
function atHand({ store, workers, due }: Means, symbol: MixedCost): number {
  if (symbol.op === 'res') return Math.min(store[symbol.res], total(RESOURCES, store) - due.goods)
  const all = total(KINDS, workers)
  return Math.min(symbol.op === 'worker' ? all : workers[symbol.op], all - due.workers)
}

function total<K extends string>(keys: readonly K[], of: Readonly<Record<string, number>>): number {
  return keys.reduce((sum, key) => sum + (of[key] ?? 0), 0)
}
