// Everything Hegemony says in Polish.
import { automa } from './pl/automa.ts'
import { board } from './pl/board.ts'
import { business } from './pl/business.ts'
import { cards } from './pl/cards.ts'
import { companies } from './pl/companies.ts'
import { events } from './pl/events.ts'
import { labour } from './pl/labour.ts'
import { log } from './pl/log.ts'
import { middle } from './pl/middle.ts'
import { policies } from './pl/policies.ts'
import { politics } from './pl/politics.ts'
import { round } from './pl/round.ts'
import { state } from './pl/state.ts'
import { table } from './pl/table.ts'
import { terms } from './pl/terms.ts'

export const messages = {
  ...table,
  ...politics,
  ...labour,
  ...business,
  ...round,
  ...state,
  ...middle,
  ...policies,
  ...cards,
  ...companies,
  ...events,
  ...log,
  ...board,
  ...terms,
  ...automa,
} as const satisfies Record<string, string>
