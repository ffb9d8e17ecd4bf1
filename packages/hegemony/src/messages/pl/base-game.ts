// What the base game says in Polish.
import board from './board.json' with { type: 'json' }
import business from './business.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import companies from './companies.json' with { type: 'json' }
import events from './events.json' with { type: 'json' }
import front from './front.json' with { type: 'json' }
import hints from './hints.json' with { type: 'json' }
import labour from './labour.json' with { type: 'json' }
import log from './log.json' with { type: 'json' }
import middle from './middle.json' with { type: 'json' }
import policies from './policies.json' with { type: 'json' }
import politics from './politics.json' with { type: 'json' }
import round from './round.json' with { type: 'json' }
import state from './state.json' with { type: 'json' }
import table from './table.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

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
