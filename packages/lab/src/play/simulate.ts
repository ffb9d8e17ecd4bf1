// Plays series of full games with bots, as fast as the rules allow, and watches that every state is sound.
import {
  type AnyGame,
  type Bot,
  type Emitted,
  type GameEvent,
  type GameState,
  playOut,
  type Seat,
} from '@hustings/kernel'
import type { GameModules, LabGame } from '../games/games.ts'
import { seatBots } from '../games/players.ts'
import { gameSeed } from '../shards/series.ts'
import { addCard, addStandings, newTally, type Tally } from '../shards/tally.ts'

/**
 * When a state is examined for violations: never, when the game is over, after every step, or after one step in some,
 * other ones in every game. What is wrong stays wrong, so that few of them see almost as much as all.
 */
export const checks = ['all', 'some', 'end', 'none'] as const
export type Check = (typeof checks)[number]

export interface Series {
  readonly game: LabGame
  readonly players: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly check: Check
  readonly modules?: GameModules
}

/** Seats of the game with this many players. */
export function seatsOf({ game, players, modules }: Pick<Series, 'game' | 'players' | 'modules'>): readonly Seat[] {
  return game.game.seats(game.game.options(game.optionsFor(players, modules)))
}

/** Games number `from` up to but not including `to` of the series. */
export function simulate(series: Series, from: number, to: number, played: (games: number) => void = () => {}): Tally {
  const tally = newTally()
  const seats = seatsOf(series)
  const bots = seatBots(series.bots, series.game, series.game.optionsFor(series.players, series.modules))
  for (let index = from; index < to; index++) {
    playOne(series, index, seats, bots, tally)
    played(1)
  }
  return tally
}

/** One state in so many is examined, if not all are. */
const SOME = 16

function playOne(series: Series, index: number, seats: readonly Seat[], bots: (seat: Seat) => Bot, tally: Tally): void {
  const { game, players, check } = series
  const seed = gameSeed(series.seed, index)
  const before = tally.violations.length
  let step = -1
  let sound = true
  const found = (problem: string): void => {
    sound = false
    tally.violations.push({ game: index, seed, step: Math.max(0, step), problem })
  }
  const watch = (state: GameState, told: readonly Emitted<GameEvent>[]): void => {
    step++
    for (const { event } of told) {
      const card = game.cardPlayed(event)
      if (card !== undefined) addCard(tally, card)
    }
    // One unsound state makes the next ones unsound: the first is the one to look at.
    if (sound && (check === 'all' || (check === 'some' && step % SOME === index % SOME))) examine(state)
  }
  const examine = (state: GameState): void => {
    tally.examined++
    for (const problem of problemsOf(game.game, state)) found(problem)
  }
  tally.games++
  try {
    const end = playOut(game.game, game.optionsFor(players, series.modules), seed, bots, { step: watch })
    tally.decisions += end.decisions
    addStandings(
      tally,
      [...end.standings].sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat)),
    )
    if (sound && check !== 'all' && check !== 'none') examine(end.state)
  } catch (error) {
    found(`crash: ${error instanceof Error ? error.message : String(error)}`)
  }
  // Where exactly it went wrong shows when all states are examined.
  if (!sound && check === 'some') {
    tally.violations.length = before
    tally.violations.push(...simulate({ ...series, check: 'all' }, index, index + 1).violations)
  }
}

function problemsOf(game: AnyGame, state: GameState): readonly string[] {
  return game.violations(state)
}
