// Creates a guest account with the given name on the first online action.
import type { Me } from '@hustings/protocol'
import { settings } from '../../settings/settings.ts'
import { signIn } from '../wire/api.ts'
import { house } from './house.ts'
import { ownTimeZone } from './time-zone.ts'

export async function beSomebody(name: string): Promise<Me> {
  const known = house.get().me
  if (known != null) return known
  const me = await signIn.asGuest({ name: name.trim(), language: settings.get().language, timeZone: ownTimeZone() })
  house.be(me)
  return me
}
