// Who did what, and what it meant for a class: from the events alone, so that nothing is told that the reader may not know.
import { CLASSES, type Role, WARES } from '@hustings/hegemony/data'
import type { Deed, Difference, Following } from '../../types.ts'
import type { HegemonyEvent } from '../words/model.ts'
import { ownerOf } from './places.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

function deed(event: HegemonyEvent): Deed | null {
  switch (event.type) {
    case 'turn':
      return { seat: event.role, main: false }
    case 'card-played':
    case 'card-discarded':
    case 'bill-proposed':
    case 'automa-action':
      return { seat: event.role, main: true }
    case 'action':
      return { seat: event.role, main: event.free }
    case 'automa-turn':
      return { seat: event.role, main: false }
    case 'event-resolved':
      return { seat: 'state', main: true }
    case 'vote-called': // during the elections it is nobody's turn
      return event.immediate ? { seat: event.role, main: false } : { seat: null, main: false }
    case 'vote-result':
      return { main: true }
    case 'phase':
    case 'round':
      return { seat: null, main: false }
    case 'production-step':
    case 'crisis-started':
    case 'history':
      return { seat: null, main: true }
    default:
      return null
  }
}

const NOTHING: readonly Difference[] = []

function differences(event: HegemonyEvent): readonly Difference[] {
  switch (event.type) {
    case 'money':
      return moved(event.amount, purse(event.from), purse(event.to))
    case 'goods':
      return moved(event.amount, store(event, event.from), store(event, event.to))
    case 'vp':
      return [{ number: `${event.role}.vp`, by: event.amount }]
    case 'prosperity':
      return [{ number: `${event.class}.prosperity`, by: event.to - event.from }]
    case 'population':
      return [{ number: `${event.class}.population`, by: event.to - event.from }]
    case 'worker':
      return moved(1, idle(event, event.from), idle(event, event.to))
    case 'loan':
      return [{ number: `${event.role}.loans`, by: event.taken ? 1 : -1 }]
    case 'legitimacy':
      return [{ number: `state.legitimacy.${event.class}`, by: event.to - event.from }]
    default:
      return NOTHING
  }
}

/** The Capitalist Class has two purses; what matters to others, and to it at a glance, is both together. */
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

export const following: Following<HegemonyEvent> = { deed, differences }
