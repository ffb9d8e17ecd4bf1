// Everything Planet B says in Ukrainian.
import { board } from './uk/board.ts'
import { boxes } from './uk/boxes.ts'
import { buildings } from './uk/buildings.ts'
import { laws } from './uk/laws.ts'
import { news } from './uk/news.ts'
import { nouns } from './uk/nouns.ts'
import { table } from './uk/table.ts'
import { terms } from './uk/terms.ts'

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
