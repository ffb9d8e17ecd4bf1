// A match as one JSON file: options, seed, the last checkpoint, and every choice. Small, checkable, re-importable.
import * as z from 'zod/mini'
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

const count = z.int().check(z.nonnegative())
const answerSchema = z.union([z.string(), z.number(), z.boolean()])

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  recordVersion: z.int(),
  game: z.string(),
  gameVersion: z.int(),
  options: z.unknown(),
  seed: z.string(),
  seats: z.array(z.string()).check(z.minLength(1)),
  /** Where an older version left off and this one took over; absent when the match began with this version. */
  begins: z.optional(z.strictObject({ at: count, version: z.int(), checkpoint: z.custom<GameState>(isGameState) })),
  /** Choices before the checkpoint, from the start or from `begins` on, packed; only a replay reads them. */
  history: z.string(),
  historyDigest: z.string(),
  /** How many choices were made before the checkpoint. */
  at: count,
  checkpoint: z.custom<GameState>(isGameState),
  /** Choices since the checkpoint, as [seat number, answer]. */
  choices: z.array(z.tuple([count, answerSchema])),
  /** Choices up to here cannot be undone. */
  floor: count,
  /** How often a choice was taken back and not repeated: part of the identity of the open decisions. */
  revision: count,
  standings: z.nullable(z.readonly(z.array(z.strictObject({ seat: z.string(), score: z.number(), rank: z.int() })))),
  digest: z.string(),
})

export type MatchRecord = z.infer<typeof recordSchema>

/** The first checkpoint of this version in a match that was begun under an older one. */
export type Beginning = NonNullable<MatchRecord['begins']>

/** Reads a record from parsed JSON or from text; throws a typed error when it is not one, or was changed by hand. */
export function readRecord(input: unknown): MatchRecord {
  const parsed = recordSchema.safeParse(typeof input === 'string' ? parseJson(input) : input)
  if (!parsed.success) throw new HustingsError('broken-record', { where: whereBroken(parsed.error) })
  const record = parsed.data
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

function whereBroken(error: z.core.$ZodError): string {
  const path = error.issues[0]?.path.join('.') ?? ''
  return path === '' ? 'JSON' : path
}

export function sealRecord(record: Omit<MatchRecord, 'digest'>): MatchRecord {
  return { ...record, digest: digestOf(record) }
}

/** The history has its own digest, which is checked where the history is read. */
function digestOf({ history: _, digest: __, ...rest }: Omit<MatchRecord, 'digest'> & { digest?: string }): string {
  return digest(JSON.stringify(rest))
}

/** All choices of a match, from its start or from `begins` on; throws when the history was changed by hand. */
export function choicesOf(record: MatchRecord): Choice[] {
  return [...choicesBefore(record), ...choicesSince(record)]
}

/** The choices before the checkpoint. */
export function choicesBefore({ history, historyDigest, seats }: MatchRecord): Choice[] {
  return readHistory({ packed: history, digest: historyDigest }, seats)
}

/** The choices since the checkpoint. */
export function choicesSince({ choices, seats }: MatchRecord): Choice[] {
  return choices.map(([seat, answer]) => ({ seat: seats[seat] ?? '', answer }))
}
