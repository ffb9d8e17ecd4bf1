// Everything Planet B says in Polish.
import { board } from './pl/board.ts'
import { boxes } from './pl/boxes.ts'
import { buildings } from './pl/buildings.ts'
import { front } from './pl/front.ts'
import { laws } from './pl/laws.ts'
import { log } from './pl/log.ts'
import { news } from './pl/news.ts'
import { nouns } from './pl/nouns.ts'
import { screen } from './pl/screen.ts'
import { table } from './pl/table.ts'
import { terms } from './pl/terms.ts'

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
