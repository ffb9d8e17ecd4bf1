// Checks a match record: format, game, checksum, and replay to the same end.
import { HustingsError, Match, readRecord, type Standing } from '@hustings/kernel'
import { findGame, gameIds } from '../games/games.ts'

export interface RecordCheck {
  readonly ok: boolean
  readonly game: string | null
  readonly choices: number
  readonly standings: readonly Standing[] | null
  /** Rules versions that wrote and replayed the record; null without a replay. */
  readonly versions: { readonly written: number; readonly replayed: number } | null
  /** Null if the record is valid. */
  readonly problem: string | null
}

export function checkRecord(text: string): RecordCheck {
  let game: string | null = null
  try {
    const record = readRecord(text)
    game = record.game
    const found = findGame(record.game)
    if (found === undefined) return failed(game, `it belongs to "${game}", a game unknown here (${gameIds.join(', ')})`)
    const { outcome, version, from, choices, standings, difference } = Match.verify(found.game, record)
    const versions = { written: version, replayed: found.game.version }
    switch (outcome) {
      case 'proven':
        return { ok: true, game, choices, standings, versions, problem: null }
      case 'since-upgrade': {
        const since = `its first ${from} choices were made under older rules and cannot be replayed`
        const problem = `${since}; it continues from the checkpoint after them, and the rest holds`
        return { ...failed(game, problem), choices, standings, versions }
      }
      case 'earlier-rules': {
        const problem = `it ended under version ${version} of the rules; version ${found.game.version} replays it differently`
        return { ...failed(game, `${problem}, so only its result is kept`), choices, standings, versions }
      }
      case 'different':
        return { ...failed(game, `the replay differs at: ${difference ?? 'the end'}`), choices, versions }
    }
  } catch (error) {
    return failed(game, explain(error))
  }
}

function failed(game: string | null, problem: string): RecordCheck {
  return { ok: false, game, choices: 0, standings: null, versions: null, problem }
}

function explain(error: unknown): string {
  if (!(error instanceof HustingsError)) return `the replay crashed: ${String(error)}`
  const { code, params } = error
  switch (code) {
    case 'broken-record':
      return `it is not a match record, or a broken one (at ${String(params.where)})`
    case 'edited-record':
      return 'it was changed after it was written'
    case 'foreign-record':
      return 'it belongs to another game'
    case 'unsupported-version':
      return `its version ${String(params.version)} is not supported`
    default:
      return error.message
  }
}
