// The games the lab can play: how to set one up for a number of players, and what their events say about cards.
import { hegemony } from '@hustings/hegemony'
import type { GameEvent } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { planetB } from '@hustings/planet-b'
import { type Options, UsageError, wholeNumber } from '../terminal/usage.ts'
import { COVERING, shownInHegemony, WANTED } from './hegemony-settings.ts'
import type { GameModules, LabGame } from './lab-game.ts'

export type { GameModules, LabGame, Setting } from './lab-game.ts'

export const games = {
  hegemony: {
    id: 'hegemony',
    game: hegemony,
    playerCounts: [2, 3, 4],
    optionsFor: (players, modules) => (modules === undefined ? { players } : { players, modules }),
    modules: {
      crisis: 'crisisResponse',
      alternative: 'alternativeEvents',
      hidden: 'hiddenAgendas',
      cards: 'actionCards',
      history: 'historicalEvents',
    },
    cardPlayed: shownInHegemony,
    settings: COVERING,
    wanted: WANTED,
  },
  'planet-b': {
    id: 'planet-b',
    game: planetB,
    playerCounts: [2, 3, 4],
    optionsFor: (players) => ({ players }),
    cardPlayed: boxCarriedOut,
  },
  ballot: {
    id: 'ballot',
    game: ballot,
    playerCounts: [4],
    optionsFor: () => ({}),
    cardPlayed,
  },
} as const satisfies Record<string, LabGame>

export const gameIds: readonly string[] = Object.keys(games)

export function findGame(id: string): LabGame | undefined {
  return Object.values<LabGame>(games).find((game) => game.id === id)
}

/** The game named by --game, or a clear word on what can be named. */
export function gameFrom(options: Options): LabGame {
  const id = String(options.game)
  const game = findGame(id)
  if (game === undefined) throw new UsageError(`unknown game "${id}"; there are ${gameIds.join(', ')}`)
  return game
}

/** The modules named by --modules, apart by commas; none when it is not given. */
export function modulesFrom(given: string | undefined, { id, modules = {} }: LabGame): GameModules | undefined {
  if (given === undefined) return undefined
  const chosen: Record<string, true> = {}
  for (const name of given.split(',')) {
    const option = modules[name]
    if (option === undefined) {
      const known = Object.keys(modules).join(', ')
      throw new UsageError(`${id} has no module "${name}"${known === '' ? '' : `; there are ${known}`}`)
    }
    chosen[option] = true
  }
  return chosen
}

export function playersFrom(options: Options, { id, playerCounts }: LabGame): number {
  const players = wholeNumber(options, 'players', 1)
  if (!playerCounts.includes(players)) {
    throw new UsageError(`${id} is for ${playerCounts.join(', ')} players, not ${players}`)
  }
  return players
}

/** Games tell `{ type: 'card-played', card }`. */
function cardPlayed(event: GameEvent): string | undefined {
  return event.type === 'card-played' && 'card' in event && typeof event.card === 'string' ? event.card : undefined
}

/** In Planet B every card is known by the box of it that was carried out. */
function boxCarriedOut(event: GameEvent): string | undefined {
  return event.type === 'box' && 'source' in event && typeof event.source === 'string' ? event.source : undefined
}
