// Names of the numbers in previews: `working.money`, `capitalist.storage.luxury`, `bag.middle`.
import { CLASSES, ROLES, WARES } from '@hustings/hegemony/data'
import { type Message, say } from '@hustings/kernel'
import type { IconName } from '../../../ui/icon-names.ts'
import type { NumberLabel } from '../../types.ts'
import { ICON_OF } from './industries.ts'
import { resourceName, roleShort } from './names.ts'

interface Thing {
  readonly label: Message
  readonly icon: IconName
  readonly lessIsBetter?: true
}

const THINGS: Readonly<Record<string, Thing>> = {
  money: { label: say('board.number.money'), icon: 'money' },
  revenue: { label: say('board.number.revenue'), icon: 'revenue' },
  capital: { label: say('board.number.capital'), icon: 'capital' },
  vp: { label: say('board.number.vp'), icon: 'vp' },
  loans: { label: say('board.number.loans'), icon: 'loan', lessIsBetter: true },
  influence: { label: say('board.number.influence'), icon: 'influence' },
  prosperity: { label: say('board.number.prosperity'), icon: 'prosperity' },
  population: { label: say('board.number.population'), icon: 'population' },
  unemployed: { label: say('board.number.unemployed'), icon: 'unemployed', lessIsBetter: true },
  media: { label: say('board.number.media'), icon: 'influence' },
}

const STORES: Readonly<Record<string, string>> = {
  goods: 'board.number.goods',
  storage: 'board.number.storage',
  freeTradeZone: 'board.number.zone',
}

export function numberLabel(name: string): NumberLabel | null {
  if (name === 'taxMultiplier') return { label: say('board.number.tax'), icon: 'tax' }
  const [whose = '', thing = '', what = ''] = name.split('.')
  if (whose === 'bag') return bag(thing)
  const seat = ROLES.find((role) => role === whose)
  if (seat === undefined) return null
  if (thing === 'legitimacy') return legitimacy(what)
  const store = STORES[thing]
  if (store !== undefined) {
    const ware = WARES.find((each) => each === what)
    return ware === undefined
      ? null
      : { label: say(store, { resource: resourceName(ware) }), seat, icon: ICON_OF[ware] }
  }
  const known = THINGS[thing]
  if (known === undefined) return null
  return seat === 'state' && thing === 'money'
    ? { label: say('board.number.treasury'), icon: 'treasury', seat }
    : { ...known, seat }
}

function bag(of: string): NumberLabel | null {
  const known = CLASSES.find((each) => each === of)
  if (known === undefined) return null
  return { label: say('board.number.bag', { class: roleShort(known) }), seat: known, icon: 'bag' }
}

function legitimacy(of: string): NumberLabel | null {
  const known = CLASSES.find((each) => each === of)
  if (known === undefined) return null
  return { label: say('board.number.legitimacy', { class: roleShort(known) }), seat: 'state', icon: 'legitimacy' }
}
