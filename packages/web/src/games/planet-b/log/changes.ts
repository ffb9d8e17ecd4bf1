// Changes of a player's money, resources and workers, named as in previews. Derived from events alone, so that they
// reveal nothing hidden.
import type { Difference } from '../../types.ts'
import type { PlanetBEvent } from '../words/model.ts'

type Told<T extends PlanetBEvent['type']> = Extract<PlanetBEvent, { type: T }>

export function moneyChanges({ amount, from, to }: Told<'money'>): readonly Difference[] {
  return moved(amount, holder(from, 'bank', 'money'), holder(to, 'bank', 'money'))
}

export function resourceChanges({ resource, amount, from, to }: Told<'resource'>): readonly Difference[] {
  const what = `store.${resource}`
  return moved(amount, holder(from, 'supply', what), holder(to, 'supply', what))
}

export function workersChanges({ seat, kind, amount, from, to }: Told<'workers'>): readonly Difference[] {
  const board = `${seat}.workers.${kind}`
  return moved(amount, from === 'board' ? board : null, to === 'board' ? board : null)
}

function holder(who: string, nobody: string, what: string): string | null {
  return who === nobody ? null : `${who}.${what}`
}

function moved(amount: number, from: string | null, to: string | null): Difference[] {
  const less = from === null ? [] : [{ number: from, by: -amount }]
  return to === null ? less : [...less, { number: to, by: amount }]
}
