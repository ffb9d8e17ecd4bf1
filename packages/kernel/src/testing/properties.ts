// The property suite for every game on this kernel. Call it once in a test file of the game.
import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import type { GameState } from '../table.ts'
import {
  answersTogetherAreSecret,
  errorsLeaveTheMatchUnchanged,
  factsForBotsArePublic,
  forksAreIsolated,
  hiddenThingsDoNotInterfere,
  imaginedStatesLookTheSame,
  loadsAnywhere,
  replaysToTheSameBytes,
  shownIsPlain,
  undoStopsAtReveals,
  undoThenRedoIsTheIdentity,
} from './heavy.ts'
import { deterministic, soundToTheEnd } from './light.ts'
import type { Play } from './play.ts'
import { stretchesDoNotInterfere, stretchesTellTheWholeChoice } from './stretches.ts'
import { imaginedRunsDoNotInterfere, imaginedRunsGoOn } from './thinking.ts'
import { viewsShareOnlyWhatIsOpen } from './views.ts'

export interface PropertySettings {
  /** Options to play with: an arbitrary, or a list to draw from. */
  readonly options: fc.Arbitrary<unknown> | readonly unknown[]
  /** Whole games for the light properties; default 100. */
  readonly light?: number
  /** Whole games for each of the heavy properties; default 3. */
  readonly heavy?: number
  /** In heavy games, examine one in this many decisions, on average; default every one. */
  readonly every?: number
  /** A game with more decisions than this does not end; default 10 000. */
  readonly limit?: number
  /** Seed: the same number gives the same games. */
  readonly seed?: number
  /** Milliseconds per property; default two minutes. */
  readonly timeout?: number
}

/** Light and heavy properties together. */
export function describeGameProperties<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  settings: PropertySettings,
): void {
  describeLightProperties(game, settings)
  describeHeavyProperties(game, settings)
}

export function describeLightProperties<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  settings: PropertySettings,
): void {
  const games = settings.light ?? 100
  const holds = prover(settings)
  describe(`${game.id}, any game`, () => {
    holds('is sound at every decision and comes to an end', games, (play) => soundToTheEnd(game, play))
    holds('is the same when played the same', Math.ceil(games / 10), (play) => deterministic(game, play))
  })
}

export function describeHeavyProperties<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  settings: PropertySettings,
): void {
  const games = settings.heavy ?? 3
  const holds = prover(settings)
  describe(`${game.id}, any match`, () => {
    holds('replays from its record to the same bytes', games, (play) => replaysToTheSameBytes(game, play))
    holds('is the same match when loaded at any decision', games, (play) => loadsAnywhere(game, play))
    holds('and its forks do not touch each other', games, (play) => forksAreIsolated(game, play))
    holds('is the same after undo and redo', games, (play) => undoThenRedoIsTheIdentity(game, play))
    holds('refuses undo past what came to light', games, (play) => undoStopsAtReveals(game, play))
    holds('is unchanged by errors', games, (play) => errorsLeaveTheMatchUnchanged(game, play))
    holds('shows plain JSON and no values behind options', games, (play) => shownIsPlain(game, play))
    holds('shares among viewers only what is open', games, (play) => viewsShareOnlyWhatIsOpen(game, play))
    holds('keeps answers given together secret until all are in', games, (play) => answersTogetherAreSecret(game, play))
    holds('looks the same to a viewer when imagined for them', games, (play) => imaginedStatesLookTheSame(game, play))
    holds('gives bots public facts, stages and scores', games, (play) => factsForBotsArePublic(game, play))
    holds('can be imagined and played on by a seat that is asked', games, (play) => imaginedRunsGoOn(game, play))
    holds('is imagined the same whatever is hidden', games, (play) => imaginedRunsDoNotInterfere(game, play))
    holds('offers and tells the same whatever is hidden', games, (play) => hiddenThingsDoNotInterfere(game, play))
    holds('tells and shows each choice stretch by stretch', games, (play) => stretchesTellTheWholeChoice(game, play))
    holds('shows the same at each stretch end whatever is hidden', games, (play) => stretchesDoNotInterfere(game, play))
  })
}

type Holds = (title: string, games: number, check: (play: Play) => void) => void

function prover(settings: PropertySettings): Holds {
  const { every = 1, limit = 10_000, seed = 1, timeout = 120_000 } = settings
  const options = settings.options instanceof fc.Arbitrary ? settings.options : fc.constantFrom(...settings.options)
  const plays = fc.record({ options, seed: fc.nat().map((n) => `play-${n}`) })
  return (title, games, check) => {
    it(
      title,
      () => {
        const property = fc.property(plays, (play) => check({ ...play, every, limit }))
        // A smaller seed does not give a simpler game: report the first failure.
        fc.assert(property, { numRuns: games, seed, endOnFailure: true })
      },
      timeout,
    )
  }
}
