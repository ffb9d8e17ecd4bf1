// Offices (PB-OFFICE): once in each own turn, at a moment of choice.
import type { Script } from '@hustings/kernel'
import { OFFICE_CARDS } from '../../data/offices.ts'
import type { PlayerSeat } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { type CarryOut, officeName, type PlanetBTable } from '../table.ts'

/** It must be done once in the turn, and has not been yet (PB-OFFICE-01, PB-TURN-07). */
export function officeIsDue(s: PlanetBState, seat: PlayerSeat): boolean {
  return s.player[seat].office !== null && !s.turn.officeDone
}

/** The permanent part of the office card; morality counts at this moment (PB-OFFICE-03). */
export function* officeAction(t: PlanetBTable, seat: PlayerSeat, carryOut: CarryOut): Script {
  const { office } = t.state.player[seat]
  if (office === null) return
  t.state.turn.officeDone = true
  t.emit({ type: 'office-action', seat, office })
  yield* t.within(officeName(office), carryOut(t, seat, OFFICE_CARDS[office].turn, `office:${office}`, null))
}
