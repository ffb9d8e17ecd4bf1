// Plays series of full games with bots and checks their states for violations.
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
 * Checked states: all, some (every 16th step, with another offset in each game), the last one, or none. Violations persist,
 * so that a few checks find almost as much as all.
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

/** Seats of the game with this number of players. */
export function seatsOf({ game, players, modules }: Pick<Series, 'game' | 'players' | 'modules'>): readonly Seat[] {
  return game.game.seats(game.game.options(game.optionsFor(players, modules)))
}

/** Plays the games from `from` up to but not including `to`. */
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

/** Interval of the checked states for `some`. */
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
  const watch = (state: GameState, events: readonly Emitted<GameEvent>[]): void => {
    step++
    for (const { event } of events) {
      const card = game.cardPlayed(event)
      if (card !== undefined) addCard(tally, card)
    }
    // Later states inherit the violation; only the first one is of interest.
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
  // Plays the game again with all checks to find the first violation.
  if (!sound && check === 'some') {
    tally.violations.length = before
    tally.violations.push(...simulate({ ...series, check: 'all' }, index, index + 1).violations)
  }
}

function problemsOf(game: AnyGame, state: GameState): readonly string[] {
  return game.violations(state)
}
