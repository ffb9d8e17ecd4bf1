// Everything Hegemony says in Polish.
import { alternativeEvents } from './pl/alternative-events.ts'
import { automa } from './pl/automa.ts'
import { board } from './pl/board.ts'
import { business } from './pl/business.ts'
import { cards } from './pl/cards.ts'
import { companies } from './pl/companies.ts'
import { crisis } from './pl/crisis.ts'
import { events } from './pl/events.ts'
import { expansionCards } from './pl/expansion-cards.ts'
import { front } from './pl/front.ts'
import { hiddenAgendas } from './pl/hidden-agendas.ts'
import { hints } from './pl/hints.ts'
import { history } from './pl/history.ts'
import { labour } from './pl/labour.ts'
import { log } from './pl/log.ts'
import { middle } from './pl/middle.ts'
import { modules } from './pl/modules.ts'
import { policies } from './pl/policies.ts'
import { politics } from './pl/politics.ts'
import { round } from './pl/round.ts'
import { state } from './pl/state.ts'
import { table } from './pl/table.ts'
import { terms } from './pl/terms.ts'

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
