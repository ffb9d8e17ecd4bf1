// Positions for search: plain data that can be posted to a worker, run again, imagined for a viewer, and continued.
import { copy } from './copy.ts'
import type { Answer, Choice, Question } from './decision.ts'
import type { GameEvent, Viewer } from './event.ts'
import type { Game } from './game.ts'
import type { Random } from './random.ts'
import { Run } from './run.ts'
import type { GameState } from './table.ts'

/** The last checkpoint and the choices since. It holds all secrets: bots get `Seen.imagine` instead. */
export interface Position<S> {
  readonly checkpoint: S
  readonly choices: readonly Choice[]
}

/** Returns a live run at the position; the position stays unchanged. */
export function runAt<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  { checkpoint, choices }: Position<S>,
): Run<S, O, V, E> {
  const run = new Run(game, copy(checkpoint)).begin()
  for (const { seat, answer } of choices) run.take(run.openQuestion(seat), answer)
  return run
}

/** Returns a random state that agrees with the viewer's information, and shares no objects with the true one. */
export function imagine<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  state: S,
  viewer: Viewer,
  random: Random,
): S {
  const imagined = copy(state)
  game.redeal(imagined, viewer, random)
  return imagined
}

/**
 * Returns a live run at a position that is possible for the viewer. It depends only on the viewer's information.
 *
 * Imagining the checkpoint and repeating the choices would be wrong: a card that was discarded since may not be in the
 * imagined hand. So the true stretch is repeated and the live state is redealt. If nothing was chosen or revealed since
 * the checkpoint, both ways give the same result, and the questions of other seats are imagined too. Later in a stretch
 * the questions stay as they are: imagine for a seat with an open question, or at a checkpoint.
 */
export function imagineAt<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  position: Position<S>,
  viewer: Viewer,
  random: Random,
): Run<S, O, V, E> {
  if (position.choices.length === 0) {
    const fresh = new Run(game, imagine(game, position.checkpoint, viewer, random)).begin()
    if (!fresh.table.revealed) return fresh
  }
  const run = runAt(game, position)
  game.redeal(run.state, viewer, random)
  return run
}

/**
 * Plays until the game is over, or until `stop` returns true for the state before a question. Events are discarded and
 * answers are not checked. Returns the number of decisions.
 */
export function playOn<S extends GameState, O, V, E extends GameEvent>(
  run: Run<S, O, V, E>,
  choose: (question: Question, run: Run<S, O, V, E>) => Answer,
  stop?: (state: S) => boolean,
): number {
  const { table } = run
  table.emitted.length = 0
  table.deaf = true
  let decisions = 0
  for (;;) {
    const { questions } = run
    if (questions.length === 0 || stop?.(run.state) === true) return decisions
    for (let i = 0; i < questions.length; i++) {
      const question = questions[i]
      if (question === undefined || run.isAnswered(i)) continue
      decisions++
      if (run.take(i, choose(question, run))) break
    }
  }
}
