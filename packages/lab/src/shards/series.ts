// A series: games numbered from 0, each a pure function of the series and its number. A shard is a range of games.
import { type AnyGame, HustingsError } from '@hustings/kernel'
import { findGame, gameIds, type LabGame } from '../games/games.ts'
import { UsageError } from '../terminal/usage.ts'
import type { Counts } from './counts.ts'
import { InvalidResultsFile } from './invalid-results-file.ts'

export interface Series {
  /** Name of a `Kind`. */
  readonly kind: string
  readonly game: string
  /** Version of the rules. */
  readonly version: number
  readonly options: Readonly<Record<string, unknown>>
  /** Game i uses the seed `seed/i`: all series of a seed have the same deals. */
  readonly seed: string
  /** Players and other parameters of the kind. */
  readonly terms: Readonly<Record<string, string>>
}

/** A series and its wanted number of games. */
export interface Wanted {
  readonly series: Series
  readonly games: number
}

export interface Shard {
  readonly series: Series
  readonly from: number
  readonly to: number
}

export interface Kind {
  /** Number of games per work unit of a thread. */
  readonly piece: number
  play(series: Series, from: number, to: number): Promise<Counts>
}

export function gameSeed(seed: string, index: number): string {
  return `${seed}/${index}`
}

/** Equal series have equal keys. */
export function keyOf(series: Series): string {
  return canonical(series)
}

/** JSON with sorted names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}

/** Returns the game of a series. Throws if its rules have another version. */
export function gameOf({ game: id, version }: Series): LabGame {
  const game = findGame(id)
  if (game === undefined) throw new UsageError(`unknown game "${id}"; there are ${gameIds.join(', ')}`)
  if (game.game.version !== version) {
    throw new UsageError(`${id} is at version ${game.game.version} of its rules, the series at ${version}`)
  }
  return game
}

/** Returns a required term. */
export function term({ kind, terms }: Series, name: string): string {
  const value = terms[name]
  if (value === undefined) throw new InvalidResultsFile(`a series of the kind ${kind} has no "${name}"`)
  return value
}

export function readSeries(input: unknown): Series {
  if (!isRecord(input)) throw new InvalidResultsFile('a series is missing')
  const { kind, game, version, options, seed, terms } = input
  if (typeof kind !== 'string' || typeof game !== 'string' || typeof seed !== 'string') {
    throw new InvalidResultsFile('a series has no kind, game or seed')
  }
  if (typeof version !== 'number' || !isRecord(options) || !isRecord(terms)) {
    throw new InvalidResultsFile('a series has no version, options or terms')
  }
  const words = Object.entries(terms).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new InvalidResultsFile(`"${name}" of a series is not a text`)
    return [name, value]
  })
  return { kind, game, version, options, seed, terms: Object.fromEntries(words) }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the game accepts these options. */
export function takes(game: AnyGame, options: unknown): boolean {
  try {
    game.options(options)
    return true
  } catch (error) {
    if (error instanceof HustingsError) return false
    throw error
  }
}
