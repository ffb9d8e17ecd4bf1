// Matches stopped at chosen decisions, to measure what undo, load, copy and views cost there.
import { randomBot } from '@hustings/bots'
import { Match, type MatchRecord, randomFrom, seedRandom } from '@hustings/kernel'
import type { LabGame } from '../games.ts'

type AnyMatch = ReturnType<typeof startMatch>

/** A match that reached a decision of interest, alive and as it lies at rest. */
export interface Position {
  readonly match: AnyMatch
  /** The record as JSON text. */
  readonly text: string
}

/** Which of the decisions of a game to stop at: the number of all is known only when it is over. */
export type Moment = (decisions: number) => number

function startMatch(game: LabGame, players: number, seed: string) {
  return Match.start(game.game, game.optionsFor(players), seed)
}

/** One position in each of `count` matches, at the undoable decision nearest before the moment. */
export function positionsAt(game: LabGame, players: number, moment: Moment, count: number): Position[] {
  return Array.from({ length: count }, (_, index) => positionIn(game, players, `bench/${index}`, moment))
}

function positionIn(game: LabGame, players: number, seed: string, moment: Moment): Position {
  const { record, undoable } = playThrough(game, players, seed)
  const wanted = moment(record.at + record.choices.length)
  const step = undoable.filter((at) => at <= wanted).at(-1) ?? undoable[0]
  if (step === undefined) throw new Error(`nothing can be undone in ${game.id} with seed ${seed}`)
  const match = Match.replay(game.game, record, step)
  return { match, text: JSON.stringify(match.record()) }
}

interface Played {
  readonly record: MatchRecord
  /** The numbers of choices after which undo was possible. */
  readonly undoable: readonly number[]
}

function playThrough(game: LabGame, players: number, seed: string): Played {
  const match = startMatch(game, players, seed)
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const undoable: number[] = []
  for (;;) {
    if (match.undoRefused === null) undoable.push(match.step)
    const decision = match.decisions[0]
    if (decision === undefined) return { record: match.record(), undoable }
    const { seat } = decision
    const answer = randomBot.decide(decision, {
      seat,
      random,
      view: () => match.game.view(match.state, seat),
      events: () => [],
    })
    match.answer(seat, decision.id, answer)
  }
}
