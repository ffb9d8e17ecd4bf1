// Crisis & Control: the Automas and the modules, at the moments where they join the base game.
import { setUpAutomas } from './automa/place/automa.ts'
import { amongAutomas, noticeAll } from './automa/seats.ts'
import { automasSound } from './automa/soundness.ts'
import { makeRoom, roomToBuy } from './automa/storage.ts'
import { automaTurn } from './automa/turn.ts'
import { EXPANSION_EFFECTS } from './expansions/action-cards/index.ts'
import { restoreWage } from './expansions/alternative-events/benefits.ts'
import { pressTheState } from './expansions/alternative-events/public-pressure.ts'
import { ALTERNATIVE_EVENT_RULES } from './expansions/alternative-events/tasks.ts'
import { attended } from './expansions/attendance.ts'
import { respondToCrisis, setUpCrises } from './expansions/crisis-response/crisis.ts'
import { redealAgendas, setUpAgendas } from './expansions/hidden-agendas/agendas.ts'
import { viewHidden } from './expansions/hidden-agendas/view.ts'
import { redrawHand, setUpHistory } from './expansions/historical-events/piles.ts'
import { triggers } from './expansions/historical-events/triggers.ts'
import { viewHistory } from './expansions/historical-events/view.ts'
import * as moments from './expansions/moments.ts'
import { modulesSound } from './expansions/soundness.ts'
import type { Expansion } from './rules/expansion.ts'

export const CRISIS_AND_CONTROL: Expansion = {
  setUpAutomas,
  automaTurn,
  amongAutomas,
  noticeAll,
  makeRoom,
  roomToBuy,
  mustHold: (s, must) => {
    modulesSound(s, must)
    automasSound(s, must)
  },
  setUpCrises,
  setUpAgendas,
  setUpHistory,
  redrawHand,
  attended,
  ...moments,
  restoreWage,
  pressTheState,
  respondToCrisis,
  triggers,
  effects: EXPANSION_EFFECTS,
  eventRules: ALTERNATIVE_EVENT_RULES,
  viewHidden,
  viewHistory,
  redealAgendas,
}
