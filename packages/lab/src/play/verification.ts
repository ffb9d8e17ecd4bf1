// Checks a match record from outside: is it one, of a game we have, unchanged, and does it replay to the same end?
import { HustingsError, Match, readRecord, type Standing } from '@hustings/kernel'
import { findGame, gameIds } from '../games/games.ts'

export interface RecordCheck {
  readonly ok: boolean
  readonly game: string | null
  readonly choices: number
  readonly standings: readonly Standing[] | null
  /** What is wrong, when something is. */
  readonly problem: string | null
}

export function checkRecord(text: string): RecordCheck {
  let game: string | null = null
  try {
    const record = readRecord(text)
    game = record.game
    const found = findGame(record.game)
    if (found === undefined) return failed(game, `it belongs to "${game}", a game unknown here (${gameIds.join(', ')})`)
    const { outcome, from, choices, standings, difference } = Match.verify(found.game, record)
    switch (outcome) {
      case 'proven':
        return { ok: true, game, choices, standings, problem: null }
      case 'since-upgrade':
        return {
          ...failed(
            game,
            `its first ${from} choices were made under older rules, which cannot be replayed; the rest holds`,
          ),
          choices,
          standings,
        }
      case 'different':
        return { ...failed(game, `the replay differs at: ${difference ?? 'the end'}`), choices }
    }
  } catch (error) {
    return failed(game, explain(error))
  }
}

function failed(game: string | null, problem: string): RecordCheck {
  return { ok: false, game, choices: 0, standings: null, problem }
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
