// Names of the numbers in previews.
import { say } from '@hustings/kernel'
import type { NumberLabel } from '../../types.ts'

export function numberLabel(name: string): NumberLabel | null {
  const [first = '', what = '', which = ''] = name.split('.')
  if (first === 'marker') return { label: say('number.marker'), icon: 'round' }
  if (first === 'bag') return { label: say('number.bag'), seat: what, icon: 'bag' }
  if (first === 'price') return { label: say('number.price', { space: say(`space.${what}`) }), icon: 'price' }
  if (first === 'suitcases') return null
  if (what === 'store') return { label: say(`resource.${which}`), seat: first }
  if (what === 'workers') return { label: say(`worker.${which}`), seat: first }
  if (what === 'factions') return { label: say(`faction.${which}`), seat: first }
  return { label: say(`number.${what}`), seat: first, ...ICONS[what] }
}

const ICONS: Readonly<Record<string, Partial<NumberLabel>>> = {
  vp: { icon: 'vp' },
  money: { icon: 'money' },
  votes: { icon: 'vote-cube' },
  hand: { icon: 'hand' },
  buildings: { icon: 'company' },
}
