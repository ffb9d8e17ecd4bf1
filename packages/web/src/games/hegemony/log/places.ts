// Where resources lie and workers stand, read off the ids of places.
import { CLASSES, LABOUR_CLASSES, ROLES } from '@hustings/hegemony/data'
import type { Class, HegemonyEvent, Role } from '../words/model.ts'

type Place = Extract<HegemonyEvent, { type: 'goods' }>['from']
type Ground = Extract<HegemonyEvent, { type: 'worker' }>['from']

/** Whose place it is; the State keeps Public Services, the Capitalist Class the Free Trade Zone. */
export function ownerOf(place: Place): Role | null {
  if (place === 'public-services') return 'state'
  if (place === 'free-trade-zone') return 'capitalist'
  return ROLES.find((role) => role === place) ?? LABOUR_CLASSES.find((of) => place === `${of}-goods`) ?? null
}

/** For whom something has been set aside there. */
export function setAsideFor(place: string): Class | null {
  return CLASSES.find((of) => place === `benefits-${of}`) ?? null
}

/** The company of a place of work; null elsewhere. */
export function companyAt(ground: Ground): string | null {
  return ground.startsWith('company:') ? ground.slice('company:'.length) : null
}
