// Animations of events: money from payer to payee, goods, workers, cubes; other changed elements flash.
import type { Motion } from '../../motion.ts'
import { ICON_OF } from '../words/industries.ts'
import type { HegemonyEvent, Role } from '../words/model.ts'
import { companyAt, ownerOf } from './places.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>

export function moneyMotion({ from, to, amount, why }: Told<'money'>): readonly Motion[] {
  if (why === 'capital') {
    return [{ kind: 'travel', from: 'money:capitalist', to: 'capital:capitalist', icon: 'money', amount }]
  }
  if (from === 'supply') return to === 'supply' ? [] : [gain(to, amount)]
  if (to === 'supply') return [gain(from, -amount)]
  return [{ kind: 'travel', from: `money:${from}`, to: `money:${to}`, icon: 'money', amount }]
}

function gain(role: Role, amount: number): Motion {
  return { kind: 'float', at: `money:${role}`, amount, icon: 'money' }
}

type Place = Told<'goods'>['from']

/** The position of a place on the table; null for the supply, which has none. */
function anchorOf(place: Place, resource: Told<'goods'>['resource']): string | null {
  if (place === 'supply') return null
  if (place === 'foreign-market') return 'trade'
  if (place.startsWith('benefits-')) return `goods:${place}`
  if (resource === 'influence' && place !== 'public-services') {
    const owner = ownerOf(place)
    return owner === null ? null : `goods:${owner}-influence`
  }
  return `goods:${place}-${resource}`
}

export function goodsMotion({ resource, from, to, amount }: Told<'goods'>): readonly Motion[] {
  const start = anchorOf(from, resource)
  const end = anchorOf(to, resource)
  const icon = ICON_OF[resource]
  if (start !== null && end !== null) return [{ kind: 'travel', from: start, to: end, icon, amount }]
  if (end !== null) return [{ kind: 'float', at: end, amount, icon }]
  return start === null ? [] : [{ kind: 'float', at: start, amount: -amount, icon }]
}

export function workerMotion({ class: of, from, to }: Told<'worker'>): readonly Motion[] {
  const start = ground(from, of)
  const end = ground(to, of)
  const icon = of === 'middle' ? 'worker-middle' : 'worker'
  if (start !== null && end !== null) return [{ kind: 'travel', from: start, to: end, icon, amount: 1 }]
  if (end !== null) return [{ kind: 'float', at: end, amount: 1, icon }]
  return start === null ? [] : [{ kind: 'float', at: start, amount: -1, icon }]
}

function ground(place: Told<'worker'>['from'], of: 'working' | 'middle'): string | null {
  if (place === 'pool') return null
  if (place === 'unemployed') return `unemployed:${of}`
  const company = companyAt(place)
  return company === null ? place : `company:${company}`
}

export function cubesMotion({ class: of, from, to, amount }: Told<'cubes'>): readonly Motion[] {
  if (to === 'bag') return [{ kind: 'travel', from: `vp:${of}`, to: `bag:${of}`, icon: 'vote-cube', amount }]
  if (from === 'bag') return [{ kind: 'float', at: `bag:${of}`, amount: -amount, icon: 'vote-cube' }]
  return []
}

/** Events that move a policy card outside the Automa's turn: a bill is proposed or decided, a round begins, a law changes. */
const APART: ReadonlySet<Told<'priority-moved'>['cause']> = new Set(['aside', 'returned', 'placed'])

/** Outside an Automa's turn its board is hidden, so that a bill or a new round animates its sign instead. */
export function priorityMotion({ role, card, cause }: Told<'priority-moved'>): readonly Motion[] {
  if (typeof card !== 'number' || !APART.has(cause)) return []
  const [at, sign] = [`policy-name:${card}`, `ai-deck:${role}`]
  return cause === 'aside'
    ? [{ kind: 'travel', from: at, to: sign, icon: 'policy', amount: 1 }]
    : [{ kind: 'travel', from: sign, to: at, icon: 'policy', amount: 1 }]
}
