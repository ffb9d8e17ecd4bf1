// Replays a record from its start and compares the result with the record.
import { HustingsError } from './errors.ts'
import type { GameEvent } from './event.ts'
import type { Game } from './game.ts'
import type { Verification } from './observation.ts'
import { choicesBefore, choicesSince, type MatchRecord } from './record.ts'
import { openRecord, type Replay, type StartReplay } from './record-codec.ts'
import type { GameState } from './table.ts'

/** Whether the record, replayed from its seed, passes the same checkpoint and has the same result. */
export function verifyRecord<S extends GameState, O, V, E extends GameEvent>(
  game: Game<S, O, V, E>,
  input: unknown,
  start: StartReplay<S, O, V, E>,
): Verification {
  const { record, origin, older } = openRecord(game, input, start)
  const version = older?.found.gameVersion ?? record.gameVersion
  if (older?.outcome === 'closed') {
    const choices = record.at + record.choices.length
    const { standings } = record
    return { ok: false, outcome: 'earlier-rules', version, from: choices, choices, standings, difference: null }
  }
  const replay = start(origin)
  const from = replay.step
  const difference = differenceFrom(record, replay)
  const outcome = difference !== null ? 'different' : origin.begins === null ? 'proven' : 'since-upgrade'
  const { step: choices, standings } = replay
  return { ok: outcome === 'proven', outcome, version, from, choices, standings, difference }
}

function differenceFrom<S extends GameState>(record: MatchRecord, replay: Replay<S>): string | null {
  const history = choicesBefore(record)
  if (replay.step + history.length !== record.at) return 'history'
  try {
    replay.repeat(history)
    const { at, state } = replay.current
    if (at !== record.at || !sameBytes(state, record.checkpoint)) return 'checkpoint'
    replay.repeat(choicesSince(record))
  } catch (error) {
    if (error instanceof HustingsError) return `choice ${replay.step + 1}`
    throw error
  }
  if (record.floor < replay.floor || record.floor > replay.step) return 'floor'
  return sameBytes(replay.standings, record.standings) ? null : 'standings'
}

function sameBytes(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
