// Everything Hegemony says in English.
import { alternativeEvents } from './en/alternative-events.ts'
import { automa } from './en/automa.ts'
import { board } from './en/board.ts'
import { business } from './en/business.ts'
import { cards } from './en/cards.ts'
import { companies } from './en/companies.ts'
import { crisis } from './en/crisis.ts'
import { events } from './en/events.ts'
import { expansionCards } from './en/expansion-cards.ts'
import { front } from './en/front.ts'
import { hiddenAgendas } from './en/hidden-agendas.ts'
import { hints } from './en/hints.ts'
import { history } from './en/history.ts'
import { labour } from './en/labour.ts'
import { log } from './en/log.ts'
import { middle } from './en/middle.ts'
import { modules } from './en/modules.ts'
import { policies } from './en/policies.ts'
import { politics } from './en/politics.ts'
import { round } from './en/round.ts'
import { state } from './en/state.ts'
import { table } from './en/table.ts'
import { terms } from './en/terms.ts'

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
