// What only Crisis & Control says in English: loaded with matches that use any of it.
import { alternativeEvents } from './alternative-events.ts'
import { automa } from './automa.ts'
import { crisis } from './crisis.ts'
import { expansionCards } from './expansion-cards.ts'
import { hiddenAgendas } from './hidden-agendas.ts'
import { history } from './history.ts'
import { modules } from './modules.ts'

export const expansion = {
  ...expansionCards,
  ...modules,
  ...history,
  ...hiddenAgendas,
  ...crisis,
  ...alternativeEvents,
  ...automa,
} as const satisfies Record<string, string>
