// Checkpoints of older versions as states of version 3. Version 1 knew neither Automas nor modules: what has come to the
// table since is added as it lies on a table without them. Version 2 has the same state; its Automas played otherwise.
import { copy, isLike, seedRandom } from '@hustings/kernel'
import type { PlayerCount } from './data/vocabulary.ts'
import { NO_EXTENSIONS } from './rules/extensions.ts'
import { createTable } from './rules/round/setup.ts'
import { DEFAULT_HOUSE_RULES, NO_AUTOMAS, NO_MODULES } from './state/agreements.ts'
import type { HegemonyState } from './state/state.ts'

/** Every name that the state has gained since version 1, with its place: whoever adds one writes it here (a test asks). */
const ADDED_SINCE_1: readonly (readonly string[])[] = [
  ['automas'],
  ['modules'],
  ['ai'],
  ['inForce'],
  ['crisis'],
  ['kept'],
  ['hidden'],
  ['history'],
]

/** The checkpoint, completed in place; null when it is none of a version that can be read. */
export function upgrade(checkpoint: unknown, from: number): HegemonyState | null {
  const players = playersAt(checkpoint)
  if ((from !== 1 && from !== 2) || players === null) return null
  const agreed = { players, house: DEFAULT_HOUSE_RULES, automas: NO_AUTOMAS, modules: NO_MODULES }
  const fresh = createTable(agreed, seedRandom('upgrade'), NO_EXTENSIONS)
  // The State has no Agenda from scoring to the next round (H-END-08).
  fresh.state.agenda = null
  if (from === 1) for (const path of ADDED_SINCE_1) add(path, fresh, checkpoint)
  if (!isLike(fresh, checkpoint)) return null
  // Version 1 remembered it from round to round.
  if (from === 1 && checkpoint.clock.phase !== 'production') checkpoint.wagesPaidUnder = null
  return checkpoint
}

function playersAt(checkpoint: unknown): PlayerCount | null {
  const players = thingAt(checkpoint, 'players')
  return players === 2 || players === 3 || players === 4 ? players : null
}

function thingAt(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

function add([name, ...rest]: readonly string[], fresh: unknown, to: unknown): void {
  if (name === undefined || typeof to !== 'object' || to === null) return
  if (rest.length > 0) add(rest, thingAt(fresh, name), thingAt(to, name))
  else Reflect.set(to, name, copy(thingAt(fresh, name)))
}
