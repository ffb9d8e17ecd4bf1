// Everything Planet B says in Ukrainian.
import { board } from './uk/board.ts'
import { boxes } from './uk/boxes.ts'
import { buildings } from './uk/buildings.ts'
import { front } from './uk/front.ts'
import { laws } from './uk/laws.ts'
import { log } from './uk/log.ts'
import { news } from './uk/news.ts'
import { nouns } from './uk/nouns.ts'
import { screen } from './uk/screen.ts'
import { table } from './uk/table.ts'
import { terms } from './uk/terms.ts'

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
