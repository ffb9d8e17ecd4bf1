// The public numbers that previews compare: `working.money`, `capitalist.storage.luxury`, `bag.middle`.
import { type Message, say } from '@hustings/kernel'
import { CLASSES, ROLES, WARES } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { population, unemployedCount } from '../labour/workers.ts'
import { taxMultiplier } from '../politics/policies.ts'
import { resourceName, roleName } from '../table.ts'

export function publicNumbers(s: HegemonyState): Record<string, number> {
  const numbers: Record<string, number> = { taxMultiplier: taxMultiplier(s), 'state.media': s.state.media }
  for (const role of ROLES) {
    const { vp, loans, influence } = s[role]
    Object.assign(numbers, { [`${role}.vp`]: vp, [`${role}.loans`]: loans, [`${role}.influence`]: influence })
  }
  for (const role of ['working', 'middle', 'state'] as const) numbers[`${role}.money`] = s[role].money
  numbers['capitalist.revenue'] = s.capitalist.revenue
  numbers['capitalist.capital'] = s.capitalist.capital
  for (const role of ['working', 'middle'] as const) {
    numbers[`${role}.prosperity`] = s[role].prosperity
    numbers[`${role}.population`] = population(s, role)
    numbers[`${role}.unemployed`] = unemployedCount(s, role)
    for (const ware of WARES) numbers[`${role}.goods.${ware}`] = s[role].goods[ware]
  }
  for (const role of ['middle', 'capitalist', 'state'] as const) {
    for (const ware of WARES) numbers[`${role}.storage.${ware}`] = s[role].storage[ware]
  }
  for (const good of ['food', 'luxury'] as const)
    numbers[`capitalist.freeTradeZone.${good}`] = s.capitalist.freeTradeZone[good]
  for (const seatClass of CLASSES) {
    numbers[`state.legitimacy.${seatClass}`] = s.state.legitimacy[seatClass]
    numbers[`bag.${seatClass}`] = s.bag[seatClass]
  }
  return numbers
}

const PLAIN: Readonly<Record<string, Message>> = {
  money: say('board.number.money'),
  revenue: say('board.number.revenue'),
  capital: say('board.number.capital'),
  vp: say('board.number.vp'),
  loans: say('board.number.loans'),
  influence: say('board.number.influence'),
  prosperity: say('board.number.prosperity'),
  population: say('board.number.population'),
  unemployed: say('board.number.unemployed'),
  media: say('board.number.media'),
}
const STORES: Readonly<Record<string, string>> = {
  goods: 'board.number.goods',
  storage: 'board.number.storage',
  freeTradeZone: 'board.number.zone',
}

/** Name of a public number, without its owner. */
export function numberName(name: string): Message {
  const [whose = '', thing = '', what = ''] = name.split('.')
  if (name === 'taxMultiplier') return say('board.number.tax')
  if (name === 'state.money') return say('board.number.treasury')
  const of = CLASSES.find((each) => each === (whose === 'bag' ? thing : what))
  if (of !== undefined)
    return say(whose === 'bag' ? 'board.number.bag' : 'board.number.legitimacy', { class: roleName(of) })
  const ware = WARES.find((each) => each === what)
  const store = STORES[thing]
  if (ware !== undefined && store !== undefined) return say(store, { resource: resourceName(ware) })
  const plain = PLAIN[thing]
  if (plain === undefined) throw new Error(`no name for the number ${name}`)
  return plain
}
