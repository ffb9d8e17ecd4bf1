// Everything Planet B says in English.
import { board } from './en/board.ts'
import { boxes } from './en/boxes.ts'
import { buildings } from './en/buildings.ts'
import { front } from './en/front.ts'
import { laws } from './en/laws.ts'
import { log } from './en/log.ts'
import { news } from './en/news.ts'
import { nouns } from './en/nouns.ts'
import { screen } from './en/screen.ts'
import { table } from './en/table.ts'
import { terms } from './en/terms.ts'

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
