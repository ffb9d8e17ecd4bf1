// Everything Hegemony says in Ukrainian.
import { alternativeEvents } from './uk/alternative-events.ts'
import { automa } from './uk/automa.ts'
import { board } from './uk/board.ts'
import { business } from './uk/business.ts'
import { cards } from './uk/cards.ts'
import { companies } from './uk/companies.ts'
import { crisis } from './uk/crisis.ts'
import { events } from './uk/events.ts'
import { expansionCards } from './uk/expansion-cards.ts'
import { front } from './uk/front.ts'
import { hiddenAgendas } from './uk/hidden-agendas.ts'
import { hints } from './uk/hints.ts'
import { history } from './uk/history.ts'
import { labour } from './uk/labour.ts'
import { log } from './uk/log.ts'
import { middle } from './uk/middle.ts'
import { modules } from './uk/modules.ts'
import { policies } from './uk/policies.ts'
import { politics } from './uk/politics.ts'
import { round } from './uk/round.ts'
import { state } from './uk/state.ts'
import { table } from './uk/table.ts'
import { terms } from './uk/terms.ts'

export const messages = {
  ...front,
  ...table,
  ...hints,
  ...politics,
  ...labour,
  ...business,
  ...round,
  ...state,
  ...middle,
  ...policies,
  ...cards,
  ...expansionCards,
  ...modules,
  ...history,
  ...hiddenAgendas,
  ...crisis,
  ...alternativeEvents,
  ...companies,
  ...events,
  ...log,
  ...board,
  ...terms,
  ...automa,
} as const satisfies Record<string, string>
