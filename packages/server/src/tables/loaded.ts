// A match from its snapshot.
import { HustingsError, Match, readRecord, sealRecord } from '@hustings/kernel'
import type { GameEngine, LiveMatch } from '@hustings/live'
import type { StoredSnapshot } from '../journal/entry.ts'

/** The match of a snapshot; `mended` when the choices since its checkpoint are no longer possible. */
export function loadedMatch(engine: GameEngine, { record }: StoredSnapshot): { match: LiveMatch; mended: boolean } {
  try {
    return { match: Match.load(engine.game, record), mended: false }
  } catch (error) {
    if (!(error instanceof HustingsError) || error.code !== 'broken-record') throw error
    const { digest: _, ...found } = readRecord(record)
    const atCheckpoint = sealRecord({ ...found, choices: [], floor: found.at, standings: null })
    return { match: Match.load(engine.game, atCheckpoint), mended: true }
  }
}
