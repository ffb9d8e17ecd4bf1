// The expansion Crisis & Control: Automas and five modules. Their order matters where several act at the same point.
import { automas } from './automa/module.ts'
import { actionCards } from './expansions/action-cards/module.ts'
import { alternativeEvents } from './expansions/alternative-events/module.ts'
import { crisisResponse } from './expansions/crisis-response/module.ts'
import { hiddenAgendas } from './expansions/hidden-agendas/module.ts'
import { historicalEvents } from './expansions/historical-events/module.ts'
import type { Expansion } from './rules/extensions.ts'

export const crisisAndControl: Expansion = [
  crisisResponse,
  alternativeEvents,
  hiddenAgendas,
  actionCards,
  historicalEvents,
  automas,
]
