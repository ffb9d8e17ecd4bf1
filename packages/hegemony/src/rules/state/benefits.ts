// Receive Benefits (chapter 19): a class takes the items in its State Benefits area. Only with the State as a player.
import { type Class, WARES, type Ware } from '../../data/vocabulary.ts'
import type { Benefits } from '../../state/state.ts'
import { pay } from '../economy/money.ts'
import { score } from '../economy/points.ts'
import { isBare } from '../economy/provide.ts'
import { addGoods, store, tellGoods } from '../economy/stock.ts'
import { because, type HegemonyTable, type PlainAction, simply } from '../table.ts'

const NOTHING_THERE = because('H-BENEFIT-05', 'no-benefits')

export function noBenefits(): Benefits {
  return { money: 0, goods: { food: 0, luxury: 0, health: 0, education: 0 }, influence: 0, cubes: 0 }
}

/** Takes everything at once (H-BENEFIT-01); the State gains 1 VP (H-BENEFIT-03). */
export function takeBenefits(t: HegemonyTable, of: Class): void {
  const { money, goods, influence, cubes } = t.state.state.benefits[of]
  t.state.state.benefits[of] = noBenefits()
  t.emit({ type: 'benefits', class: of, received: true })
  pay(t, 'supply', of, money, 'benefits')
  for (const ware of WARES) if (goods[ware] > 0) receive(t, of, ware, goods[ware])
  t.state[of].influence += influence
  tellGoods(t, 'influence', `benefits-${of}`, of, influence, 'benefits')
  if (cubes > 0) {
    t.state.bag[of] += cubes
    t.emit({ type: 'cubes', class: of, from: `benefits-${of}`, to: 'bag', amount: cubes, why: 'benefits' })
  }
  score(t, 'state', 1, 'benefits')
}

/** To Goods & Services, or to the Storages within their limits (H-BENEFIT-04). */
function receive(t: HegemonyTable, of: Class, ware: Ware, amount: number): void {
  if (of === 'capitalist') store(t, 'capitalist', ware, amount, 'benefits-capitalist', 'benefits')
  else addGoods(t, of, ware, amount, `benefits-${of}`, 'benefits')
}

export const receiveBenefits: PlainAction = {
  id: 'receive-benefits',
  whyNot: (s, role) => (role === 'state' || isBare(s, role) ? NOTHING_THERE : null),
  perform: (t, role) =>
    simply(() => {
      if (role !== 'state') takeBenefits(t, role)
    })(t),
}
