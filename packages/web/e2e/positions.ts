// Matches that have come to a certain point, played by random bots: the same seed, the same position. Tests put them on
// the table as a person would: by opening a file.
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

/** Plays when it is first needed: a file of tests is also loaded to list its tests. */
export function whenNeeded<T>(play: () => T): () => T {
  let played: { readonly result: T } | undefined
  return () => {
    played ??= { result: play() }
    return played.result
  }
}

/** A moment before a choice, and the choice that is going to be made. */
interface Moment {
  readonly match: Hegemony
  readonly decision: Decision
  readonly answer: Answer
}

/** How many play, or all that a match is set up with: Automas, modules. */
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

/** So many matches are looked through for a position: which one has it changes with every change of the rules. */
const TRIES = 40

function* courses(players: Setup, seed: string): Generator<Moment> {
  for (let tried = 0; tried < TRIES; tried++) yield* course(players, tried === 0 ? seed : `${seed}/${tried}`)
  throw new Error(`nothing of the kind in the matches ${seed}`)
}

/** The first position that is as wanted. */
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

/** Several people are to fix an amount at the same time, in secret. */
export function isSecretVote({ decisions }: Hegemony): boolean {
  return decisions.length > 1 && decisions.every((decision) => decision.shape === 'number' && decision.max > 1)
}

/** A person is at the beginning of a turn in the middle of the game. */
export function isMidGame(seat: string): (match: Hegemony) => boolean {
  return ({ state: { clock }, decisions }) =>
    clock.round === 3 && clock.phase === 'action' && clock.step > 4 && decisions[0]?.seat === seat
}

export function blockedIn(decision: Decision | undefined) {
  return decision?.shape === 'pick' ? decision.options.filter(({ blocked }) => blocked !== undefined) : []
}

/** A position, and the option that is taken in it. */
export interface NextChoice {
  readonly before: Hegemony
  readonly seat: string
  readonly option: string
}

/** The first choice among options, of somebody who decides alone, after which the match is as wanted. */
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

/** A choice by which something hidden comes to light, so that it cannot be taken back; its seat decides on. */
export function revealingChoice(players: number, seed: string): NextChoice {
  return choiceThat(players, seed, (after, seat) => after.undoRefused !== null && after.decisions[0]?.seat === seat)
}

/** The choice that ends the production phase of a round. */
export function lastOfProduction(players: number, seed: string, round: number): NextChoice {
  return choiceThat(players, seed, (after, _, before) => {
    const { clock } = before.state
    return clock.round === round && clock.phase === 'production' && after.state.clock.phase !== 'production'
  })
}

/** The rules play a seat next, in a turn in which what is wanted is told. */
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

/** The choice after which what is wanted was told; `likely` says where it is worth looking. */
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

/** As a file that a person could pick. */
export function asFile(record: MatchRecord, name = 'position'): UploadedFile {
  return {
    name: `${name}.hustings.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  }
}
