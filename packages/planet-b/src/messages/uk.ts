// Everything Planet B says in Ukrainian.
import board from './uk/board.json' with { type: 'json' }
import boxes from './uk/boxes.json' with { type: 'json' }
import buildings from './uk/buildings.json' with { type: 'json' }
import front from './uk/front.json' with { type: 'json' }
import laws from './uk/laws.json' with { type: 'json' }
import log from './uk/log.json' with { type: 'json' }
import news from './uk/news.json' with { type: 'json' }
import nouns from './uk/nouns.json' with { type: 'json' }
import screen from './uk/screen.json' with { type: 'json' }
import table from './uk/table.json' with { type: 'json' }
import terms from './uk/terms.json' with { type: 'json' }

export const messages = {
  ...board,
  ...boxes,
  ...buildings,
  ...front,
  ...laws,
  ...log,
  ...news,
  ...nouns,
  ...screen,
  ...table,
  ...terms,
} as const satisfies Record<string, string>
