// Receive Benefits (chapter 19): a class takes what the State has set aside for it. Only with the State as a player.
import { type Class, WARES, type Ware } from '../data/vocabulary.ts'
import { pay } from './money.ts'
import { score } from './points.ts'
import { isBare } from './provide.ts'
import { noBenefits } from './setup.ts'
import { addGoods, store, tellGoods } from './stock.ts'
import { type ActionRule, because, type HegemonyTable, simply } from './table.ts'

const NOTHING_THERE = because('H-BENEFIT-05', 'no-benefits')

/** Everything at once (H-BENEFIT-01); the State is thanked with 1 VP (H-BENEFIT-03). */
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

export const receiveBenefits: ActionRule = {
  id: 'receive-benefits',
  whyNot: (s, role) => (role === 'state' || isBare(s, role) ? NOTHING_THERE : null),
  perform: (t, role) =>
    simply(() => {
      if (role !== 'state') takeBenefits(t, role)
    })(t),
}
