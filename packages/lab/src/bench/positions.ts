// Matches stopped at chosen decisions, to measure what undo, load, copy and views cost there.
import { randomBot } from '@hustings/bots'
import { Match, type MatchRecord, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'

type AnyMatch = ReturnType<typeof startMatch>

/** A match that reached a decision of interest, alive and as it lies at rest. */
export interface Position {
  readonly match: AnyMatch
  /** The record as JSON text. */
  readonly text: string
}

/**
 * Which decision of a match to stop at, when it has `decisions` in all. What undo costs depends on what is going on, so
 * matches stop at different decisions of the same time of the game: `share`, from 0 to 1, spreads them.
 */
export type Moment = (decisions: number, share: number) => number

function startMatch(game: LabGame, players: number, seed: string) {
  return Match.start(game.game, game.optionsFor(players), seed)
}

/**
 * One position in each of `count` matches, at the last undoable decision up to the moment that lies as many choices behind
 * its checkpoint as in all other matches: what is compared is the time of the game, not how far a turn has come.
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
  /** After which choices undo was possible, and how many were made since the checkpoint. */
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
