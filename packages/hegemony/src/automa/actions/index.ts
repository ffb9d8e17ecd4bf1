// The actions of an Automa by their codes.
import type { ActionCode } from '../../data/automa-facts.ts'
import type { Class } from '../../data/vocabulary.ts'
import type { AutomaAction } from './action.ts'
import { assignAction } from './assign.ts'
import { billAction } from './bills.ts'
import { buildAction, sellAction } from './build.ts'
import { buyAction } from './buy.ts'
import { exportAction } from './export.ts'
import { specialAction } from './specials.ts'
import { demonstrationAction, lobbyAction, strikeAction } from './unrest.ts'

/** Widens the type of an action that only some classes have; AI cards never require it of the others (CC-AUTO-10). */
function only<Of extends Class>(action: AutomaAction<Of>, has: (of: Class) => of is Of): AutomaAction {
  const mustHave = (of: Class): Of => {
    if (!has(of)) throw new Error(`the ${of} has no such action`)
    return of
  }
  return {
    test: (s, of, played) => action.test(s, mustHave(of), played),
    perform: (t, of, played) => action.perform(t, mustHave(of), played),
  }
}

const isWorking = (of: Class): of is 'working' => of === 'working'
const isCapitalist = (of: Class): of is 'capitalist' => of === 'capitalist'
const isLabour = (of: Class): of is 'working' | 'middle' => of !== 'capitalist'
const isOwner = (of: Class): of is 'middle' | 'capitalist' => of !== 'working'

export const AUTOMA_ACTIONS: Readonly<Record<ActionCode, AutomaAction>> = {
  AW: only(assignAction, isLabour),
  BGS: only(buyAction, isLabour),
  PB: billAction,
  SA: specialAction,
  STR: only(strikeAction, isWorking),
  DEM: only(demonstrationAction, isWorking),
  BC: only(buildAction, isOwner),
  SC: only(sellAction, isCapitalist),
  SFM: only(exportAction, isOwner),
  LOB: only(lobbyAction, isCapitalist),
}

/** Substitute for the same symbol in Simple Mode when the action is not possible (CC-AW-23, CC-AC-22). */
export function substituteFor(of: Class, code: ActionCode): ActionCode | null {
  if (of === 'working' && code === 'AW') return 'DEM'
  return of === 'capitalist' && code === 'BC' ? 'SC' : null
}
