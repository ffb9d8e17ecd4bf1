// Everything Planet B says in Polish.
import board from './pl/board.json' with { type: 'json' }
import boxes from './pl/boxes.json' with { type: 'json' }
import buildings from './pl/buildings.json' with { type: 'json' }
import front from './pl/front.json' with { type: 'json' }
import laws from './pl/laws.json' with { type: 'json' }
import log from './pl/log.json' with { type: 'json' }
import news from './pl/news.json' with { type: 'json' }
import nouns from './pl/nouns.json' with { type: 'json' }
import screen from './pl/screen.json' with { type: 'json' }
import table from './pl/table.json' with { type: 'json' }
import terms from './pl/terms.json' with { type: 'json' }

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
