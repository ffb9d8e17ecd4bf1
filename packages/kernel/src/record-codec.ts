// Converts between a match and its record: opens records of this version, upgrades older ones, and writes records.
import { copy } from './copy.ts'
import type { Choice, Seat } from './decision.ts'
import { HustingsError } from './errors.ts'
import type { GameEvent } from './event.ts'
import type { Game, Standing } from './game.ts'
import { type History, NO_HISTORY } from './history.ts'
import { isSame } from './likeness.ts'
import {
  type Beginning,
  choicesBefore,
  choicesOf,
  choicesSince,
  type MatchRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  readRecord,
  sealRecord,
} from './record.ts'
import type { GameState } from './table.ts'

/** The parts of a match apart from its live position. */
export interface Origin<S extends GameState, O, V, E extends GameEvent> {
  readonly game: Game<S, O, V, E>
  readonly options: O
  readonly seed: string
  readonly seats: readonly Seat[]
  /** Where the older version stopped; null when the match began with this version. */
  readonly begins: Beginning | null
}

/** A match from its start that repeats the choices of a record. */
export interface Replay<S> {
  readonly step: number
  /** The last checkpoint and the number of choices before it. */
  readonly current: { readonly at: number; readonly state: S }
  readonly floor: number
  readonly standings: readonly Standing[] | null
  /** Throws if a choice is not legal. */
  repeat(choices: readonly Choice[]): void
}

export type StartReplay<S extends GameState, O, V, E extends GameEvent> = (origin: Origin<S, O, V, E>) => Replay<S>

/** Result of reading a record of an older version. */
interface Older {
  readonly outcome: 'replayed' | 'continued' | 'closed'
  /** As it was stored. */
  readonly found: MatchRecord
}

interface OpenedRecord<S extends GameState, O, V, E extends GameEvent> {
  readonly record: MatchRecord
  readonly origin: Origin<S, O, V, E>
  /** Null for a record of this version. */
  readonly older: Older | null
}

/** A finished match of older rules: it keeps its result and cannot be continued. */
export interface ClosedMatch {
  readonly record: MatchRecord
  readonly step: number
  readonly standings: readonly Standing[] | null
}

/** The parts of a match in its record. */
export interface SavedMatch<S extends GameState, O, V, E extends GameEvent> {
  readonly origin: Origin<S, O, V, E>
  /** Number of choices before the checkpoint. */
  readonly at: number
  readonly history: History
  /** The checkpoint, which belongs to the caller. */
  checkpoint(): S
  /** The choices since the checkpoint. */
  choicesSince(): Choice[]
  /** All choices from the start; throws if they were edited. */
  allChoices(): Choice[]
  /** Choices up to here cannot be undone; throws if the number is not between the checkpoint and the end. */
  floor(): number
  readonly revision: number
  /** False when another version of the rules made the choices: they may be illegal now. */
  readonly isOfThisVersion: boolean
  readonly closed: ClosedMatch | null
}

/** Opens a record for a match to load or replay; `start` replays records of older versions. */
export function readSavedMatch<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  input: unknown,
  start: StartReplay<S, O, V, E>,
): SavedMatch<S, O, V, E> {
  const { record, origin, older } = openRecord(game, input, start)
  const { at, choices, history, historyDigest, floor, revision } = record
  const floorSince = (): number => {
    if (floor < at || floor > at + choices.length) throw new HustingsError('broken-record', { where: 'floor' })
    return floor
  }
  return {
    origin,
    at,
    history: { packed: history, digest: historyDigest },
    // A record parsed from text belongs to this match alone, so it is not copied.
    checkpoint: () => (typeof input === 'string' ? record.checkpoint : copy(record.checkpoint)) as S,
    choicesSince: () => choicesSince(record),
    allChoices: () => choicesOf(record),
    floor: floorSince,
    revision,
    isOfThisVersion: older === null,
    closed: older?.outcome === 'closed' ? closedMatch(older.found) : null,
  }
}

function closedMatch(record: MatchRecord): ClosedMatch {
  return { record, step: record.at + record.choices.length, standings: record.standings }
}

/** The parts that a match writes to its record. */
export interface MatchToSave<S extends GameState, O, V, E extends GameEvent> {
  readonly origin: Origin<S, O, V, E>
  readonly history: History
  readonly at: number
  readonly checkpoint: S
  /** Since the checkpoint. */
  readonly choices: readonly Choice[]
  readonly floor: number
  readonly revision: number
  readonly standings: readonly Standing[] | null
}

export function writeRecord<S extends GameState, O, V, E extends GameEvent>({
  origin: { game, options, seed, seats, begins },
  history,
  at,
  checkpoint,
  choices,
  floor,
  revision,
  standings,
}: MatchToSave<S, O, V, E>): MatchRecord {
  return sealRecord({
    format: RECORD_FORMAT,
    recordVersion: RECORD_VERSION,
    game: game.id,
    gameVersion: game.version,
    options,
    seed,
    seats: [...seats],
    ...(begins === null ? {} : { begins: copy(begins) }),
    history: history.packed,
    historyDigest: history.digest,
    at,
    checkpoint: copy(checkpoint),
    choices: choices.map(({ seat, answer }) => [seats.indexOf(seat), answer]),
    floor,
    revision,
    standings: standings === null ? null : [...standings],
  })
}

export function openRecord<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  input: unknown,
  start: StartReplay<S, O, V, E>,
): OpenedRecord<S, O, V, E> {
  const found = readRecord(input)
  if (found.game !== game.id) throw new HustingsError('foreign-record', { game: found.game })
  if (found.gameVersion > game.version) throw unsupported(found)
  const options = game.options(found.options)
  const seats = game.seats(options)
  if (JSON.stringify(seats) !== JSON.stringify(found.seats)) {
    throw new HustingsError('broken-record', { where: 'seats' })
  }
  const origin = { game, options, seed: found.seed, seats, begins: found.begins ?? null }
  return found.gameVersion === game.version
    ? { record: found, origin, older: null }
    : upgradeRecord(origin, found, start)
}

/** Replays a record of an older version. If the result differs, the record begins at its checkpoint. */
function upgradeRecord<S extends GameState, O, V, E extends GameEvent>(
  { begins: earlier, ...origin }: Origin<S, O, V, E>,
  found: MatchRecord,
  start: StartReplay<S, O, V, E>,
): OpenedRecord<S, O, V, E> {
  const { game } = origin
  const { at, gameVersion: version } = found
  const upgraded = upgradedCheckpoint(game, found.checkpoint, version)
  const beginning = earlier === null ? null : upgradedCheckpoint(game, earlier.checkpoint, version)
  if (earlier === null || beginning !== null) {
    const begins = earlier === null || beginning === null ? null : { ...earlier, checkpoint: beginning }
    const record = { ...found, gameVersion: game.version, checkpoint: upgraded ?? found.checkpoint }
    const checkpoint = replayedCheckpoint({ ...origin, begins }, record, start)
    if (checkpoint !== null) {
      return {
        record: { ...record, checkpoint },
        origin: { ...origin, begins },
        older: { outcome: 'replayed', found },
      }
    }
  }
  if (upgraded === null) throw unsupported(found)
  const begins = { at, version, checkpoint: upgraded }
  const record = {
    ...found,
    gameVersion: game.version,
    history: NO_HISTORY.packed,
    historyDigest: NO_HISTORY.digest,
    checkpoint: upgraded,
  }
  const outcome = found.standings === null ? 'continued' : 'closed'
  return { record, origin: { ...origin, begins }, older: { outcome, found } }
}

/** Converts a checkpoint of an older version to a state of this one; null when the game cannot. */
function upgradedCheckpoint<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  checkpoint: GameState,
  version: number,
): S | null {
  try {
    return game.upgrade?.(copy(checkpoint), version) ?? null
  } catch (error) {
    throw new HustingsError('broken-record', { where: 'checkpoint' }, undefined, { cause: error })
  }
}

/** Returns the checkpoint of an older record as replayed; null when the replay fails or differs from the record. */
function replayedCheckpoint<S extends GameState, O, V, E extends GameEvent>(
  origin: Origin<S, O, V, E>,
  record: MatchRecord,
  start: StartReplay<S, O, V, E>,
): S | null {
  try {
    const replay = start(origin)
    replay.repeat(choicesBefore(record))
    const { at, state } = replay.current
    if (at !== record.at || !isSame(state, record.checkpoint)) return null
    const checkpoint = copy(state)
    if (record.standings === null) return checkpoint
    replay.repeat(choicesSince(record))
    return isSame(replay.standings, record.standings) ? checkpoint : null
  } catch {
    // Choices of other rules can cause any error here. The match then continues from its checkpoint.
    return null
  }
}

function unsupported({ gameVersion: version }: MatchRecord): HustingsError {
  return new HustingsError('unsupported-version', { version })
}
