// The moments between the steps of the base game at which the mini expansions act. A round without them has none.
import type { Script } from '@hustings/kernel'
import { type HegemonyTable, simply } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { repayBonds } from './crisis-response/bonds.ts'
import { chooseAgendas, scoreTurned } from './hidden-agendas/agendas.ts'

export type Moment = (t: HegemonyTable) => Script

/** After the classes have their workers: agendas are chosen (CC-HID-02). */
export function atTheEndOfSetup(s: HegemonyState): Moment | undefined {
  return s.hidden === null ? undefined : chooseAgendas
}

/** After the last points: the best agenda of each Automa (CC-AX-05). */
export function atTheEndOfTheGame(s: HegemonyState): Moment | undefined {
  return s.hidden === null ? undefined : simply(scoreTurned)
}

/** After the last turn of the round, before production: bonds are due (CC-CRISIS-18). */
export function atTheEndOfTheActionPhase(s: HegemonyState): Moment | undefined {
  return s.crisis === null ? undefined : simply(repayBonds)
}
