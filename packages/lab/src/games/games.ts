// Games of the lab: their options per player count, and the card of an event.
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

/** Returns the game of --game, or throws an error that lists the games. */
export function gameFrom(options: Options): LabGame {
  const id = String(options.game)
  const game = findGame(id)
  if (game === undefined) throw new UsageError(`unknown game "${id}"; there are ${gameIds.join(', ')}`)
  return game
}

/** Returns the modules of --modules (comma-separated). */
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

/** Games emit `{ type: 'card-played', card }`. */
function cardPlayed(event: GameEvent): string | undefined {
  return event.type === 'card-played' && 'card' in event && typeof event.card === 'string' ? event.card : undefined
}

/** In Planet B a card counts as played when one of its boxes is used. */
function boxCarriedOut(event: GameEvent): string | undefined {
  return event.type === 'box' && 'source' in event && typeof event.source === 'string' ? event.source : undefined
}
