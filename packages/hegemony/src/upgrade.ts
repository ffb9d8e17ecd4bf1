// Converts checkpoints of older versions to states of version 3. Version 1 had neither Automas nor modules: the missing
// fields get their values of a table without them. Version 2 has the same state; its Automas played differently.
import { copy, isLike, seedRandom } from '@hustings/kernel'
import type { PlayerCount } from './data/vocabulary.ts'
import { NO_EXTENSIONS } from './rules/extensions.ts'
import { createTable } from './rules/round/setup.ts'
import { DEFAULT_HOUSE_RULES, NO_AUTOMAS, NO_MODULES } from './state/agreements.ts'
import type { HegemonyState } from './state/state.ts'

/** Path of every field added to the state since version 1. A test fails if a new field is missing here. */
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

/** Completes the checkpoint in place; returns null when its version cannot be read. */
export function upgrade(checkpoint: unknown, from: number): HegemonyState | null {
  const players = playersAt(checkpoint)
  if ((from !== 1 && from !== 2) || players === null) return null
  const agreed = { players, house: DEFAULT_HOUSE_RULES, automas: NO_AUTOMAS, modules: NO_MODULES }
  const fresh = createTable(agreed, seedRandom('upgrade'), NO_EXTENSIONS)
  // The State has no Agenda from scoring to the next round (H-END-08).
  fresh.state.agenda = null
  if (from === 1) for (const path of ADDED_SINCE_1) add(path, fresh, checkpoint)
  if (!isLike(fresh, checkpoint)) return null
  // Version 1 kept it from round to round.
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
