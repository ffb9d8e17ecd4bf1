// Automas and modules on the command line: `--automas working=advanced,capitalist=simple --modules crisis,hidden`.
import { HustingsError } from '@hustings/kernel'
import { typed, UsageError } from '../terminal/usage.ts'
import { games, type LabGame, modulesFrom } from './games.ts'

export const expansionOptions = [
  { flags: '--automas <list>', description: 'Automa classes: working=advanced,capitalist=simple' },
  {
    flags: '--modules <names>',
    description: `Mini expansions of Hegemony, comma-separated: ${Object.keys(games.hegemony.modules).join(', ')}`,
  },
] as const

/** Returns the game with the additional options of the command line. */
export function expanded(game: LabGame, players: number, argv: readonly string[]): LabGame {
  const automas = typed(argv, 'automas')
  const modules = modulesFrom(typed(argv, 'modules'), game)
  return withOptions(game, players, {
    ...(automas === undefined ? {} : { automas: automasIn(automas) }),
    ...(modules === undefined ? {} : { modules }),
  })
}

/** Returns the game with more options, or throws a usage error if it rejects them. */
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
