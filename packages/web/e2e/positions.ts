// Positions from matches of random bots: the same seed gives the same position. Tests open them as files, like a player.
import { randomBot } from '@hustings/bots'
import {
  type HegemonyEvent,
  type HegemonyOptions,
  type HegemonyState,
  type HegemonyView,
  hegemony,
} from '@hustings/hegemony'
import { type Answer, type Decision, Match, type MatchRecord, randomFrom, seedRandom, seenIn } from '@hustings/kernel'
import type { UploadedFile } from './home.ts'

export type Hegemony = Match<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent>

/** Played on first use, because a test file is also loaded to list its tests. */
export function whenNeeded<T>(play: () => T): () => T {
  let played: { readonly result: T } | undefined
  return () => {
    played ??= { result: play() }
    return played.result
  }
}

/** A state before a move, and that move. */
interface Moment {
  readonly match: Hegemony
  readonly decision: Decision
  readonly answer: Answer
}

/** The number of players, or all options of the match: Automas, modules. */
export type Setup = number | Readonly<Record<string, unknown>>

function* course(setup: Setup, seed: string): Generator<Moment, Hegemony> {
  const options = typeof setup === 'number' ? { players: setup } : setup
  const match: Hegemony = Match.start(hegemony, options, seed)
  const random = randomFrom(seedRandom(`${seed}/bots`))
  for (;;) {
    const decision = match.decisions[0]
    if (decision === undefined) return match
    const { seat } = decision
    const answer = randomBot.decide(decision, seenIn(match, seat, random))
    yield { match, decision, answer }
    match.answer(seat, decision.id, answer)
  }
}

/** Maximum number of matches searched for a position; the match that has it changes with the rules. */
const TRIES = 40

function* courses(players: Setup, seed: string): Generator<Moment> {
  for (let tried = 0; tried < TRIES; tried++) yield* course(players, tried === 0 ? seed : `${seed}/${tried}`)
  throw new Error(`nothing of the kind in the matches ${seed}`)
}

/** Returns the first position that meets the condition. */
export function playUntil(players: Setup, seed: string, wanted: (match: Hegemony) => boolean): Hegemony {
  for (const { match } of courses(players, seed)) if (wanted(match)) return match
  throw new Error(`no such position: ${seed}`)
}

export function playToTheEnd(players: Setup, seed: string): Hegemony {
  const moments = course(players, seed)
  for (;;) {
    const { done, value } = moments.next()
    if (done === true) return value
  }
}

/** Several players must commit an amount in secret. */
export function isSecretVote({ decisions }: Hegemony): boolean {
  return decisions.length > 1 && decisions.every((decision) => decision.shape === 'number' && decision.max > 1)
}

/** A human is at the start of a turn in the middle of the match. */
export function isMidGame(seat: string): (match: Hegemony) => boolean {
  return ({ state: { clock }, decisions }) =>
    clock.round === 3 && clock.phase === 'action' && clock.step > 4 && decisions[0]?.seat === seat
}

export function blockedIn(decision: Decision | undefined) {
  return decision?.shape === 'pick' ? decision.options.filter(({ blocked }) => blocked !== undefined) : []
}

/** A position, and the option chosen in it. */
export interface NextChoice {
  readonly before: Hegemony
  readonly seat: string
  readonly option: string
}

/** The first move of a single decider after which the condition holds. */
function choiceThat(
  players: Setup,
  seed: string,
  wanted: (after: Hegemony, seat: string, before: Hegemony) => boolean,
): NextChoice {
  for (const { match, decision, answer } of courses(players, seed)) {
    if (decision.shape !== 'pick' || match.decisions.length > 1) continue
    const trial = match.fork()
    trial.answer(decision.seat, decision.id, answer)
    if (wanted(trial, decision.seat, match)) return { before: match, seat: decision.seat, option: String(answer) }
  }
  throw new Error(`no such choice: ${seed}`)
}

/** A move that reveals something hidden and therefore cannot be undone; its seat decides next. */
export function revealingChoice(players: number, seed: string): NextChoice {
  return choiceThat(players, seed, (after, seat) => after.undoRefused !== null && after.decisions[0]?.seat === seat)
}

/** The move that ends the production phase of a round. */
export function lastOfProduction(players: number, seed: string, round: number): NextChoice {
  return choiceThat(players, seed, (after, _, before) => {
    const { clock } = before.state
    return clock.round === round && clock.phase === 'production' && after.state.clock.phase !== 'production'
  })
}

/** An Automa plays next, with the wanted events in its turn. */
export function beforeAutoma(
  setup: Setup,
  seed: string,
  wanted: (told: readonly HegemonyEvent[]) => boolean,
): Hegemony {
  return playUntil(setup, seed, (match) => {
    const [decision] = match.decisions
    if (decision?.prompt.key !== 'automa.turn' || decision.shape !== 'pick') return false
    const trial = match.fork()
    const before = trial.eventsFor('spectator').length
    trial.answer(decision.seat, decision.id, decision.options[0]?.id ?? '')
    return wanted(trial.eventsFor('spectator').slice(before))
  })
}

/** The move after which the wanted events happened; `likely` limits the search. */
export function choiceTelling(
  setup: Setup,
  seed: string,
  likely: (before: Hegemony) => boolean,
  wanted: (told: readonly HegemonyEvent[]) => boolean,
): NextChoice {
  for (const { match, decision, answer } of courses(setup, seed)) {
    if (decision.shape !== 'pick' || match.decisions.length > 1 || !likely(match)) continue
    const trial = match.fork()
    const before = trial.eventsFor('spectator').length
    trial.answer(decision.seat, decision.id, answer)
    const told = trial.eventsFor('spectator').slice(before)
    if (wanted(told)) return { before: match, seat: decision.seat, option: String(answer) }
  }
  throw new Error(`no such choice: ${seed}`)
}

/** As a file that a player could open. */
export function asFile(record: MatchRecord, name = 'position'): UploadedFile {
  return {
    name: `${name}.hustings.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  }
}
