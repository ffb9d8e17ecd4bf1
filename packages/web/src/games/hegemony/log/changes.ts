// Changes of a player's money, goods and workers, named as in previews. Derived from events alone, so that they reveal
// nothing hidden.
import { CLASSES, type Role, WARES } from '@hustings/hegemony/data'
import type { Difference } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { ownerOf } from './places.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function moneyChanges({ amount, from, to }: Told<'money'>): readonly Difference[] {
  return moved(amount, purse(from), purse(to))
}

export function goodsChanges(event: Told<'goods'>): readonly Difference[] {
  return moved(event.amount, store(event, event.from), store(event, event.to))
}

export function workerChanges(event: Told<'worker'>): readonly Difference[] {
  return moved(1, idle(event, event.from), idle(event, event.to))
}

/** The Capitalist Class has revenue and capital; summaries show the sum. */
function purse(of: Role | 'supply'): string | null {
  return of === 'supply' ? null : `${of}.money`
}

function store({ resource }: Told<'goods'>, place: Told<'goods'>['from']): string | null {
  const owner = ownerOf(place)
  if (owner === null) return null
  const ware = WARES.find((each) => each === resource)
  if (ware === undefined) return place === 'public-services' ? 'state.media' : `${owner}.influence`
  if (place === 'free-trade-zone') return `capitalist.freeTradeZone.${ware}`
  return place === 'working' || place.endsWith('-goods') ? `${owner}.goods.${ware}` : `${owner}.storage.${ware}`
}

function idle(event: Told<'worker'>, place: Told<'worker'>['from']): string | null {
  return place === 'unemployed' && CLASSES.includes(event.class) ? `${event.class}.unemployed` : null
}

function moved(amount: number, from: string | null, to: string | null): Difference[] {
  const less = from === null ? [] : [{ number: from, by: -amount }]
  return to === null ? less : [...less, { number: to, by: amount }]
}
