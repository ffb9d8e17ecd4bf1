// Everything Planet B says in Polish.
import { board } from './pl/board.ts'
import { boxes } from './pl/boxes.ts'
import { buildings } from './pl/buildings.ts'
import { laws } from './pl/laws.ts'
import { news } from './pl/news.ts'
import { nouns } from './pl/nouns.ts'
import { table } from './pl/table.ts'
import { terms } from './pl/terms.ts'

export const messages = {
  ...board,
  ...boxes,
  ...buildings,
  ...laws,
  ...news,
  ...nouns,
  ...table,
  ...terms,
} as const satisfies Record<string, string>
