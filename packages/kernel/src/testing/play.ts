// Random play for the property suite: whole matches, visited at their decisions, and byte-for-byte comparison.
import type { Bot } from '../bot.ts'
import { randomAnswer } from '../decision.ts'
import type { GameEvent, Viewer } from '../event.ts'
import type { Game } from '../game.ts'
import { Match } from '../match.ts'
import { pickRandom, type Random, randomFrom, seedRandom } from '../random.ts'
import type { GameState } from '../table.ts'

/** One random game to examine. */
export interface Play {
  readonly options: unknown
  readonly seed: string
  /** Examine one in this many decisions, on average. */
  readonly every: number
  /** A game with more decisions than this does not end. */
  readonly limit: number
}

export const uniformBot: Bot = {
  name: 'uniform',
  decide: (question, seen) => randomAnswer(question, seen.random),
}

/** Randomness of the players of this game, separate from the randomness inside it. */
export function playersRandom(play: Play): Random {
  return randomFrom(seedRandom(`${play.seed}/players`))
}

/** Randomness of the suite: chooses decisions and viewers without affecting the game. */
export function examinersRandom(play: Play): Random {
  return randomFrom(seedRandom(`${play.seed}/examiner`))
}

/** Answers one open decision at random. */
export function answerAtRandom<S extends GameState, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  random: Random,
): void {
  const decision = pickRandom(random, match.decisions)
  match.answer(decision.seat, decision.id, randomAnswer(decision, random))
}

/** Plays a whole match at random; calls `visit` at its start and after every answer, including the last. */
export function playMatch<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
  visit: (match: Match<S, O, V, E>) => void,
): Match<S, O, V, E> {
  const random = playersRandom(play)
  const match = Match.start(game, play.options, play.seed)
  visit(match)
  while (!match.over) {
    if (match.step >= play.limit) throw new Error(`no end after ${play.limit} decisions`)
    answerAtRandom(match, random)
    visit(match)
  }
  return match
}

/** Like `playMatch`, but visits only some of the decisions, and always the end. */
export function sampleMatch<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  play: Play,
  visit: (match: Match<S, O, V, E>, random: Random) => void,
): Match<S, O, V, E> {
  const random = examinersRandom(play)
  return playMatch(game, play, (match) => {
    if (match.over || random.below(play.every) === 0) visit(match, random)
  })
}

export function viewersOf(seats: readonly Viewer[]): Viewer[] {
  return [...seats, 'spectator']
}

/** Returns all bytes of a match: the record, the live position, and the latest events. */
export function matchBytes<S extends GameState, O, V, E extends GameEvent>(match: Match<S, O, V, E>): string {
  const { state, decisions, eventCount, undoRefused, undoSeat, canRedo } = match
  const since = Math.max(0, eventCount - LATEST)
  const events = viewersOf(match.seats).map((viewer) => match.eventsFor(viewer, since))
  return JSON.stringify([match.record(), state, decisions, eventCount, events, undoRefused, undoSeat, canRedo])
}

const LATEST = 20

/** Throws at the first difference. */
export function sameBytes(found: string, expected: string, what: string): void {
  if (found === expected) return
  let at = 0
  while (found[at] === expected[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80)
  throw new Error(`${what}: byte ${at} differs\n  found    …${around(found)}…\n  expected …${around(expected)}…`)
}

export function mustHold(condition: boolean, what: () => string): void {
  if (!condition) throw new Error(what())
}
