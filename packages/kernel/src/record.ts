// A match as one JSON file: options, seed, the last checkpoint, and every choice. Small, checkable, re-importable.
import { z } from 'zod'
import type { Answer, Choice, Seat } from './decision.ts'
import { HustingsError } from './errors.ts'
import type { GameState } from './table.ts'

export const RECORD_FORMAT = 'hustings-match'
export const RECORD_VERSION = 1

function isGameState(value: unknown): value is GameState {
  if (typeof value !== 'object' || value === null || !('random' in value)) return false
  return Array.isArray(value.random) && value.random.length === 4 && value.random.every(Number.isInteger)
}

const answerSchema = z.union([z.string(), z.number(), z.boolean()])

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  recordVersion: z.number().int(),
  game: z.string(),
  gameVersion: z.number().int(),
  options: z.unknown(),
  seed: z.string(),
  seats: z.array(z.string()).min(1),
  /** Choices before the checkpoint, packed; only a replay reads them. */
  history: z.string(),
  /** How many choices `history` holds. */
  at: z.number().int().nonnegative(),
  checkpoint: z.custom<GameState>(isGameState),
  /** Choices since the checkpoint, as [seat number, answer]. */
  choices: z.array(z.tuple([z.number().int().nonnegative(), answerSchema])),
  /** Choices up to here cannot be undone. */
  floor: z.number().int().nonnegative(),
  /** How often a choice was taken back and not repeated: part of the identity of the open decisions. */
  revision: z.number().int().nonnegative(),
  standings: z
    .array(z.strictObject({ seat: z.string(), score: z.number(), rank: z.number().int() }))
    .readonly()
    .nullable(),
  digest: z.string(),
})

export type MatchRecord = z.infer<typeof recordSchema>

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

function whereBroken(error: z.ZodError): string {
  const path = error.issues[0]?.path.join('.') ?? ''
  return path === '' ? 'JSON' : path
}

export function sealRecord(record: Omit<MatchRecord, 'digest'>): MatchRecord {
  return { ...record, digest: digestOf(record) }
}

/** A checksum against accidents and idle edits, not against forgers: `verify` replays the match for that. */
function digestOf({ digest: _, ...record }: Omit<MatchRecord, 'digest'> & { digest?: string }): string {
  const text = JSON.stringify(record)
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) + (low >>> 15)
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0')
}

// One character for the seat, one for the kind of answer, then the answer; lines apart.
const KINDS = { string: 's', number: 'n', boolean: 'b' } as const

export function packChoices(choices: readonly Choice[], seats: readonly Seat[]): string {
  return choices
    .map(({ seat, answer }) => `${seats.indexOf(seat)}${KINDS[typeof answer as keyof typeof KINDS]}${String(answer)}`)
    .join('\n')
}

export function joinPacked(earlier: string, later: string): string {
  return earlier === '' || later === '' ? earlier + later : `${earlier}\n${later}`
}

export function unpackChoices(packed: string, seats: readonly Seat[]): Choice[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const match = /^(\d+)([snb])(.*)$/.exec(line)
    const seat = seats[Number(match?.[1])]
    if (match === null || seat === undefined) throw new HustingsError('broken-record', { where: 'history' })
    return { seat, answer: unpackAnswer(match[2] ?? '', match[3] ?? '') }
  })
}

function unpackAnswer(kind: string, text: string): Answer {
  switch (kind) {
    case 'n':
      return Number(text)
    case 'b':
      return text === 'true'
    default:
      return text
  }
}
