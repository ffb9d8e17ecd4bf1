// The trace of a match: its events, questions and public views, in a few digests. Equal traces mean that no change is
// visible to players; a different digest shows between which choices the matches differ.

import type { Question } from '../decision.ts'
import { digest } from '../digest.ts'
import type { GameEvent } from '../event.ts'
import type { Game } from '../game.ts'
import { seedRandom } from '../random.ts'
import { choicesOf, readRecord } from '../record.ts'
import { Run } from '../run.ts'
import type { GameState } from '../table.ts'

/** Number of choices per digest. */
export const TRACED_TOGETHER = 50

/** Traces the record of a match that began with this version. Texts are left out because they are not rules. */
export function traceOf<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  input: unknown,
): string[] {
  const record = readRecord(input)
  const options = game.options(record.options)
  const run = new Run(game, game.create(options, seedRandom(record.seed))).begin()
  const trace: string[] = []
  let seen: unknown[] = []
  const look = (): void => {
    seen.push([
      run.table.emitted.splice(0),
      run.questions.map(asked),
      game.numbers(run.state),
      game.stage(run.state),
      record.seats.map((seat) => game.score(run.state, seat)),
    ])
  }
  const close = (): void => {
    trace.push(digest(JSON.stringify(seen)))
    seen = []
  }
  look()
  for (const [index, { seat, answer }] of choicesOf(record).entries()) {
    run.take(run.openQuestion(seat), answer)
    look()
    if ((index + 1) % TRACED_TOGETHER === 0) close()
  }
  close()
  return trace
}

/** The seat and the possible answers. Board targets are left out because they are not rules. */
function asked(question: Question): unknown {
  const { seat, shape } = question
  if (shape === 'confirm') return [seat]
  if (shape === 'number') return [seat, question.min, question.max]
  return [seat, ...question.offers.map(({ id, blocked }) => (blocked === undefined ? id : [id, blocked.rule]))]
}

/** Returns the choices between which two traces first differ; null when they are equal. */
export function partingOf(trace: readonly string[], other: readonly string[]): string | null {
  for (let at = 0; at < Math.max(trace.length, other.length); at++) {
    if (trace[at] !== other[at]) return `choices ${at * TRACED_TOGETHER + 1} to ${(at + 1) * TRACED_TOGETHER}`
  }
  return null
}
