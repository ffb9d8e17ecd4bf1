// What only Crisis & Control says in Polish: loaded with matches that use any of it.
import alternativeEvents from './alternative-events.json' with { type: 'json' }
import automa from './automa.json' with { type: 'json' }
import crisis from './crisis.json' with { type: 'json' }
import expansionCards from './expansion-cards.json' with { type: 'json' }
import hiddenAgendas from './hidden-agendas.json' with { type: 'json' }
import history from './history.json' with { type: 'json' }
import modules from './modules.json' with { type: 'json' }

export const expansion = {
  ...expansionCards,
  ...modules,
  ...history,
  ...hiddenAgendas,
  ...crisis,
  ...alternativeEvents,
  ...automa,
} as const satisfies Record<string, string>
