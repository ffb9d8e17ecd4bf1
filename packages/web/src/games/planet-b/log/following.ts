// Who did what, and what it meant for a player: from the events alone, so that nothing is told that the reader may not know.
import type { Deed, Difference, Following } from '../../types.ts'
import type { PlanetBEvent } from '../words/model.ts'

function deed(event: PlanetBEvent): Deed | null {
  switch (event.type) {
    case 'turn':
      return { seat: event.seat, main: false }
    case 'deal':
    case 'news-played':
    case 'fraud':
    case 'office-action':
      return { seat: event.seat, main: true }
    case 'built':
    case 'law-decided':
      return { main: true }
    case 'draft':
    case 'scoring':
      return { seat: null, main: false }
    case 'exchange':
    case 'election':
      return { seat: null, main: true }
    default:
      return null
  }
}

const NOTHING: readonly Difference[] = []

function differences(event: PlanetBEvent): readonly Difference[] {
  switch (event.type) {
    case 'money':
      return moved(event.amount, holder(event.from, 'bank', 'money'), holder(event.to, 'bank', 'money'))
    case 'resource': {
      const what = `store.${event.resource}`
      return moved(event.amount, holder(event.from, 'supply', what), holder(event.to, 'supply', what))
    }
    case 'vp':
      return [{ number: `${event.seat}.vp`, by: event.amount }]
    case 'mood':
      return [{ number: `${event.seat}.mood`, by: event.to - event.from }]
    case 'workers': {
      const board = `${event.seat}.workers.${event.kind}`
      return moved(event.amount, event.from === 'board' ? board : null, event.to === 'board' ? board : null)
    }
    case 'step':
      return [{ number: `${event.seat}.factions.${event.faction}`, by: event.to - event.from }]
    default:
      return NOTHING
  }
}

function holder(who: string, nobody: string, what: string): string | null {
  return who === nobody ? null : `${who}.${what}`
}

function moved(amount: number, from: string | null, to: string | null): Difference[] {
  const less = from === null ? [] : [{ number: from, by: -amount }]
  return to === null ? less : [...less, { number: to, by: amount }]
}

export const following: Following<PlanetBEvent> = { deed, differences }
