// What the base game says in Ukrainian.
import { board } from './board.ts'
import { business } from './business.ts'
import { cards } from './cards.ts'
import { companies } from './companies.ts'
import { events } from './events.ts'
import { front } from './front.ts'
import { hints } from './hints.ts'
import { labour } from './labour.ts'
import { log } from './log.ts'
import { middle } from './middle.ts'
import { policies } from './policies.ts'
import { politics } from './politics.ts'
import { round } from './round.ts'
import { state } from './state.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'

export const baseGame = {
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
  ...companies,
  ...events,
  ...log,
  ...board,
  ...terms,
} as const satisfies Record<string, string>
