// Effects of all action cards of the base game, by card id.
import type { CardEffect } from '../rules/table.ts'
import { CAPITALIST_EFFECTS } from './capitalist.ts'
import { MIDDLE_EFFECTS } from './middle.ts'
import { STATE_EFFECTS } from './state.ts'
import { WORKING_EFFECTS } from './working.ts'

export const EFFECTS: Readonly<Record<string, CardEffect>> = {
  ...WORKING_EFFECTS,
  ...MIDDLE_EFFECTS,
  ...CAPITALIST_EFFECTS,
  ...STATE_EFFECTS,
}
