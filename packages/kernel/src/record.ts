// A match as one JSON file: options, seed, the last checkpoint, and every choice.
import * as v from 'valibot'
import type { Choice } from './decision.ts'
import { digest } from './digest.ts'
import { HustingsError } from './errors.ts'
import { readHistory } from './history.ts'
import type { GameState } from './table.ts'

export const RECORD_FORMAT = 'hustings-match'
export const RECORD_VERSION = 1

function isGameState(value: unknown): value is GameState {
  if (typeof value !== 'object' || value === null || !('random' in value)) return false
  return Array.isArray(value.random) && value.random.length === 4 && value.random.every(Number.isInteger)
}

const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(whole, v.minValue(0))
const answerSchema = v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean()])
const gameState = v.custom<GameState>(isGameState)

const recordSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  recordVersion: whole,
  game: v.string(),
  gameVersion: whole,
  options: v.unknown(),
  seed: v.string(),
  seats: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Where the older version stopped and this one continued; absent when the match began with this version. */
  begins: v.optional(v.strictObject({ at: count, version: whole, checkpoint: gameState })),
  /** Choices before the checkpoint, from the start or from `begins`, packed; only a replay reads them. */
  history: v.string(),
  historyDigest: v.string(),
  /** Number of choices before the checkpoint. */
  at: count,
  checkpoint: gameState,
  /** Choices since the checkpoint, as [seat number, answer]. */
  choices: v.array(v.strictTuple([count, answerSchema])),
  /** Choices up to here cannot be undone. */
  floor: count,
  /** Number of undone choices that were not repeated: part of the id of the open decisions. */
  revision: count,
  standings: v.nullable(
    v.pipe(v.array(v.strictObject({ seat: v.string(), score: v.number(), rank: whole })), v.readonly()),
  ),
  digest: v.string(),
})

export type MatchRecord = v.InferOutput<typeof recordSchema>

/** A file may contain additional data, such as a name and the players. The kernel does not read it. */
const fileSchema = v.strictObject({ ...recordSchema.entries, about: v.optional(v.unknown()) })

/** The first checkpoint of this version in a match that began under an older one. */
export type Beginning = NonNullable<MatchRecord['begins']>

/** Reads a record from parsed JSON or from text; throws a typed error if it is invalid or was edited. */
export function readRecord(input: unknown): MatchRecord {
  const parsed = v.safeParse(fileSchema, typeof input === 'string' ? parseJson(input) : input)
  if (!parsed.success) throw new HustingsError('broken-record', { where: v.getDotPath(parsed.issues[0]) ?? 'JSON' })
  const { about: _, ...record } = parsed.output
  if (record.recordVersion !== RECORD_VERSION) {
    throw new HustingsError('unsupported-version', { version: record.recordVersion })
  }
  if (record.digest !== digestOf(record)) throw new HustingsError('edited-record')
  return record
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HustingsError('broken-record', { where: 'JSON' })
  }
}

export function sealRecord(record: Omit<MatchRecord, 'digest'>): MatchRecord {
  return { ...record, digest: digestOf(record) }
}

/** The history has a separate digest, which is checked when the history is read. */
function digestOf({ history: _, digest: __, ...rest }: Omit<MatchRecord, 'digest'> & { digest?: string }): string {
  return digest(JSON.stringify(rest))
}

/** Returns all choices of a match, from its start or from `begins`; throws if the history was edited. */
export function choicesOf(record: MatchRecord): Choice[] {
  return [...choicesBefore(record), ...choicesSince(record)]
}

/** Returns the choices before the checkpoint. */
export function choicesBefore({ history, historyDigest, seats }: MatchRecord): Choice[] {
  return readHistory({ packed: history, digest: historyDigest }, seats)
}

/** Returns the choices since the checkpoint. */
export function choicesSince({ choices, seats }: MatchRecord): Choice[] {
  return choices.map(([seat, answer]) => ({ seat: seats[seat] ?? '', answer }))
}
