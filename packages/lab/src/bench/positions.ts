// Matches stopped at chosen decisions, to measure undo, load, copy and views.
import { randomBot } from '@hustings/bots'
import { Match, type MatchRecord, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'

type AnyMatch = ReturnType<typeof startMatch>

/** A match at a decision, in memory and as a record. */
export interface Position {
  readonly match: AnyMatch
  /** The record as JSON text. */
  readonly text: string
}

/**
 * Returns the decision to stop at in a match with `decisions` in all. The time of undo depends on the decision, so matches
 * stop at different ones of the same phase: `share`, from 0 to 1, spreads them.
 */
export type Moment = (decisions: number, share: number) => number

function startMatch(game: LabGame, players: number, seed: string) {
  return Match.start(game.game, game.optionsFor(players), seed)
}

/**
 * Returns one position of each of `count` matches: the last undoable decision up to the moment with a fixed number of
 * choices since its checkpoint, so that the result does not depend on the progress of a turn.
 */
export function positionsAt(game: LabGame, players: number, moment: Moment, count: number): Position[] {
  return Array.from({ length: count }, (_, index) => {
    const played = playThrough(game, players, `bench/${index}`)
    const decisions = played.record.at + played.record.choices.length
    return positionIn(game, played, moment(decisions, ((index % SPREAD) + 1) / SPREAD))
  })
}

const SPREAD = 20
const CHOICES_SINCE_CHECKPOINT = 3

function positionIn(game: LabGame, { record, undoable }: Played, wanted: number): Position {
  const comparable = undoable.filter(({ since }) => since === CHOICES_SINCE_CHECKPOINT)
  const step = (comparable.filter(({ at }) => at <= wanted).at(-1) ?? comparable[0])?.at
  if (step === undefined) throw new Error(`nothing can be undone in ${game.id} with seed ${record.seed}`)
  const match = Match.replay(game.game, record, step)
  return { match, text: JSON.stringify(match.record()) }
}

interface Played {
  readonly record: MatchRecord
  /** Steps at which undo was possible, and the number of choices since the checkpoint. */
  readonly undoable: readonly { readonly at: number; readonly since: number }[]
}

function playThrough(game: LabGame, players: number, seed: string): Played {
  const match = startMatch(game, players, seed)
  const random = randomFrom(seedRandom(`${seed}/bots`))
  const undoable: { at: number; since: number }[] = []
  for (;;) {
    if (match.undoRefused === null) undoable.push({ at: match.step, since: match.record().choices.length })
    const decision = match.decisions[0]
    if (decision === undefined) return { record: match.record(), undoable }
    const { seat } = decision
    match.answer(seat, decision.id, randomBot.decide(decision, seenIn(match, seat, random)))
  }
}
