// Events in which the State buys from the other players, or pays with money or wares.
import { say } from '@hustings/kernel'
import type { Class, Ware } from '../../../data/vocabulary.ts'
import type { HegemonyState } from '../../../state/state.ts'
import { canPay, funds, pay } from '../../economy/money.ts'
import { room, storagePlace, unstore } from '../../economy/stock.ts'
import { because, type EventRule, type HegemonyTable, offer, resourceName, roleName, unless } from '../../table.ts'
import { figure, servedClasses } from './provide.ts'

const NOTHING_FOR_SALE = because('H-STATE-EVENT-02', 'nothing-for-sale')
const NO_ROOM = because('H-STATE-EVENT-04', 'no-storage-room')
const SHORT_OF_MONEY = because('H-STATE-EVENT-02', 'event-money')
const NOTHING_TO_SPEND = because('H-STATE-PROVIDE-06', 'nothing-to-spend')

type Seller = 'middle' | 'capitalist'

/** Limited by the seller's stock and the State's money. */
function affordable(s: HegemonyState, seller: Seller, ware: Ware): number {
  return Math.min(s[seller].storage[ware], Math.floor(funds(s, 'state') / s[seller].prices[ware]))
}

/**
 * Up to the number of public Companies, from both owners in any mix, limited by storage (H-STATE-EVENT-04, H-FAQC-37).
 */
export function buyWareEvent(ware: Ware): EventRule {
  const limit = (s: HegemonyState): number => Math.min(s.companies.state.length, room(s, 'state', ware))
  return {
    whyNot(s) {
      if (s.middle.storage[ware] + s.capitalist.storage[ware] === 0) return NOTHING_FOR_SALE
      if (limit(s) === 0) return NO_ROOM
      return affordable(s, 'middle', ware) + affordable(s, 'capitalist', ware) === 0 ? SHORT_OF_MONEY : null
    },
    *perform(t) {
      const bought: Record<Class, number> = { working: 0, middle: 0, capitalist: 0 }
      const most = limit(t.state)
      for (const seller of ['middle', 'capitalist'] as const) {
        const left = most - bought.middle
        const needed = bought.middle === 0 && (seller === 'capitalist' || affordable(t.state, 'capitalist', ware) === 0)
        bought[seller] = yield* t.number(
          'state',
          say('ask.event-buy', {
            source: roleName(seller),
            resource: resourceName(ware),
            price: t.state[seller].prices[ware],
          }),
          needed ? 1 : 0,
          Math.min(left, affordable(t.state, seller, ware)),
        )
        buyIntoStorage(t, seller, ware, bought[seller])
      }
      return servedClasses(bought)
    },
  }
}

function buyIntoStorage(t: HegemonyTable, seller: Seller, ware: Ware, amount: number): void {
  if (amount === 0) return
  pay(t, 'state', seller, amount * t.state[seller].prices[ware], 'purchase', ware)
  unstore(t, seller, ware, amount, storagePlace('state', ware), 'purchase')
  t.state.state.storage[ware] += amount
}

/** Pays one of the printed amounts to the Supply. */
export function spendMoneyEvent(event: string): EventRule {
  const step = figure(event, 'spendMoneyStep')
  const most = figure(event, 'spendMoneyMax')
  const sums: number[] = []
  for (let sum = step; sum <= most; sum += step) sums.push(sum)
  return {
    whyNot: (s) => (canPay(s, 'state', step) ? null : SHORT_OF_MONEY),
    *perform(t) {
      const money = yield* t.choose(
        'state',
        say('ask.event-spend-money'),
        sums.map((sum) =>
          unless(
            canPay(t.state, 'state', sum) ? null : SHORT_OF_MONEY,
            offer(`money:${sum}`, sum, say('option.spend-money', { money: sum })),
          ),
        ),
      )
      pay(t, 'state', 'supply', money, 'event', event)
      return [{ choice: 'spend', count: money }]
    },
  }
}

/** Uses up to a printed amount of Public Services, without purchases (H-STATE-PROVIDE-06, H-STATE-PROVIDE-07). */
export function spendWareEvent(event: string, ware: Ware): EventRule {
  const upTo = figure(event, 'upTo')
  return {
    whyNot: (s) => (s.state.storage[ware] === 0 ? NOTHING_TO_SPEND : null),
    *perform(t) {
      const most = Math.min(upTo, t.state.state.storage[ware])
      const count = yield* t.number('state', say('ask.event-spend-ware', { resource: resourceName(ware) }), 1, most)
      unstore(t, 'state', ware, count, 'supply', 'spent')
      return [{ choice: 'spend', count }]
    },
  }
}
