// Places of resources and workers, parsed from place ids.
import { CLASSES, LABOUR_CLASSES, ROLES } from '@hustings/hegemony/data'
import type { Class, HegemonyEvent, Role } from '../words/model.ts'

type Place = Extract<HegemonyEvent, { type: 'goods' }>['from']
type Ground = Extract<HegemonyEvent, { type: 'worker' }>['from']

/** The owner of a place; the State owns Public Services, the Capitalist Class the Free Trade Zone. */
export function ownerOf(place: Place): Role | null {
  if (place === 'public-services') return 'state'
  if (place === 'free-trade-zone') return 'capitalist'
  return ROLES.find((role) => role === place) ?? LABOUR_CLASSES.find((of) => place === `${of}-goods`) ?? null
}

/** The class of a benefit that waits there. */
export function setAsideFor(place: string): Class | null {
  return CLASSES.find((of) => place === `benefits-${of}`) ?? null
}

/** The company of a slot; null elsewhere. */
export function companyAt(ground: Ground): string | null {
  return ground.startsWith('company:') ? ground.slice('company:'.length) : null
}
