// Everything Planet B says in English.
import { board } from './en/board.ts'
import { boxes } from './en/boxes.ts'
import { buildings } from './en/buildings.ts'
import { laws } from './en/laws.ts'
import { news } from './en/news.ts'
import { nouns } from './en/nouns.ts'
import { table } from './en/table.ts'
import { terms } from './en/terms.ts'

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
