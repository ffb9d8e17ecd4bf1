// Automas and modules on the command line: `--automas working=advanced,capitalist=simple --modules crisis,hidden`.
import { HustingsError } from '@hustings/kernel'
import { typed, UsageError } from '../terminal/usage.ts'
import { games, type LabGame, modulesFrom } from './games.ts'

export const expansionOptions = [
  { flags: '--automas <list>', description: 'Classes that the rules play: working=advanced,capitalist=simple' },
  {
    flags: '--modules <names>',
    description: `Mini expansions of Hegemony, apart by commas: ${Object.keys(games.hegemony.modules).join(', ')}`,
  },
] as const

/** The game with what the command line adds to its options. */
export function expanded(game: LabGame, players: number, argv: readonly string[]): LabGame {
  const automas = typed(argv, 'automas')
  const modules = modulesFrom(typed(argv, 'modules'), game)
  return withOptions(game, players, {
    ...(automas === undefined ? {} : { automas: automasIn(automas) }),
    ...(modules === undefined ? {} : { modules }),
  })
}

/** The same game with more options; a clear word when it does not know them. */
export function withOptions(game: LabGame, players: number, more: Readonly<Record<string, unknown>>): LabGame {
  if (Object.keys(more).length === 0) return game
  const optionsFor = (count: number): unknown => Object.assign({}, game.optionsFor(count), more)
  try {
    game.game.options(optionsFor(players))
  } catch (error) {
    if (!(error instanceof HustingsError)) throw error
    throw new UsageError(`${game.id} with ${players} players does not know ${JSON.stringify(more)}`)
  }
  return { ...game, optionsFor }
}

function automasIn(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(',').map((entry) => {
      const [seat = '', mode = 'simple'] = entry.split('=').map((word) => word.trim())
      return [seat, mode]
    }),
  )
}
