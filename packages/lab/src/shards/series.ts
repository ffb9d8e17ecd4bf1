// A series: games numbered from 0, each a pure function of what stands here and of its number. A shard is a range of them.
import { type AnyGame, HustingsError } from '@hustings/kernel'
import { findGame, gameIds, type LabGame } from '../games/games.ts'
import { UsageError } from '../terminal/usage.ts'
import { BrokenFile } from './broken-file.ts'
import type { Counts } from './counts.ts'

export interface Series {
  /** What is done with the games: the name of a `Kind`. */
  readonly kind: string
  readonly game: string
  /** The version of the game's rules. */
  readonly version: number
  readonly options: Readonly<Record<string, unknown>>
  /** Game i is dealt with seed/i: the same deals in all series of a seed. */
  readonly seed: string
  /** Who plays and whatever else the kind needs to know. */
  readonly terms: Readonly<Record<string, string>>
}

/** A series, and how many of its games there are to be. */
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
  /** So many games are one piece of work for a thread. */
  readonly piece: number
  play(series: Series, from: number, to: number): Promise<Counts>
}

export function gameSeed(seed: string, index: number): string {
  return `${seed}/${index}`
}

/** Series are the same if this is. */
export function keyOf(series: Series): string {
  return canonical(series)
}

/** JSON in which the order of names says nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}

/** The game of a series, if this code still plays it by the same rules. */
export function gameOf({ game: id, version }: Series): LabGame {
  const game = findGame(id)
  if (game === undefined) throw new UsageError(`unknown game "${id}"; there are ${gameIds.join(', ')}`)
  if (game.game.version !== version) {
    throw new UsageError(`${id} is at version ${game.game.version} of its rules, the series at ${version}`)
  }
  return game
}

/** A term that the kind cannot do without. */
export function term({ kind, terms }: Series, name: string): string {
  const value = terms[name]
  if (value === undefined) throw new BrokenFile(`a series of the kind ${kind} does not say "${name}"`)
  return value
}

export function readSeries(input: unknown): Series {
  if (!isRecord(input)) throw new BrokenFile('a series is missing')
  const { kind, game, version, options, seed, terms } = input
  if (typeof kind !== 'string' || typeof game !== 'string' || typeof seed !== 'string') {
    throw new BrokenFile('a series does not say its kind, game and seed')
  }
  if (typeof version !== 'number' || !isRecord(options) || !isRecord(terms)) {
    throw new BrokenFile('a series does not say its version, options and terms')
  }
  const words = Object.entries(terms).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new BrokenFile(`"${name}" of a series is not a text`)
    return [name, value]
  })
  return { kind, game, version, options, seed, terms: Object.fromEntries(words) }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the game can be set up like this. */
export function takes(game: AnyGame, options: unknown): boolean {
  try {
    game.options(options)
    return true
  } catch (error) {
    if (error instanceof HustingsError) return false
    throw error
  }
}
