// Everything Planet B says in English.
import board from './en/board.json' with { type: 'json' }
import boxes from './en/boxes.json' with { type: 'json' }
import buildings from './en/buildings.json' with { type: 'json' }
import front from './en/front.json' with { type: 'json' }
import laws from './en/laws.json' with { type: 'json' }
import log from './en/log.json' with { type: 'json' }
import news from './en/news.json' with { type: 'json' }
import nouns from './en/nouns.json' with { type: 'json' }
import screen from './en/screen.json' with { type: 'json' }
import table from './en/table.json' with { type: 'json' }
import terms from './en/terms.json' with { type: 'json' }

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
