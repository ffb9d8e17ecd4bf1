// The file of a match: its record, its name and who plays which seat.
import { HustingsError, type MatchRecord } from '@hustings/kernel'
import { BOT_LEVELS, type Occupant, type Seating } from '@hustings/protocol'
import { saveFile } from './files.ts'

/** The part of the file that the kernel does not read. Automas are in the options of the record. */
export interface AboutMatch {
  readonly name: string
  readonly seating: Seating
}

export type MatchFile = MatchRecord & { readonly about: AboutMatch }

/** Longer than any name that the forms accept, also with "from move 123" added. */
const LONGEST_NAME = 200

export function matchFile({ name, seating }: AboutMatch, record: MatchRecord): MatchFile {
  return { ...record, about: { name, seating } }
}

export function saveMatch(about: AboutMatch, record: MatchRecord): void {
  saveFile(about.name, matchFile(about, record))
}

/** Returns null if the file has none, as in older versions. Throws if no client could have written it. */
export function readAbout(input: unknown): AboutMatch | null {
  const file: unknown = typeof input === 'string' ? JSON.parse(input) : input
  if (!isObject(file) || file.about === undefined) return null
  const { about } = file
  if (!isObject(about) || !isName(about.name) || !isSeating(about.seating)) {
    throw new HustingsError('broken-record', { where: 'about' })
  }
  return { name: about.name, seating: about.seating }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_NAME
}

function isSeating(value: unknown): value is Seating {
  return isObject(value) && Object.values(value).every(isOccupant)
}

function isOccupant(value: unknown): value is Occupant {
  if (!isObject(value) || !isName(value.name)) return false
  if (value.kind === 'person') return value.level === undefined
  return value.kind === 'bot' && (value.level === undefined || BOT_LEVELS.some((level) => level === value.level))
}
