// A match from its snapshot, or from what is kept of it while nobody needs it.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { HustingsError, Match, type MatchRecord, readRecord, sealRecord } from '@hustings/kernel'
import type { GameEngine, LiveMatch } from '@hustings/live'
import type { StoredSnapshot } from '../storage/entry.ts'

/** The match of a snapshot; `mended` when some choices since its checkpoint are no longer possible. */
export function loadedMatch(
  engine: GameEngine,
  { record, step }: Pick<StoredSnapshot, 'record' | 'step'>,
): { match: LiveMatch; mended: boolean } {
  try {
    const match: LiveMatch = Match.load(engine.game, record)
    return { match, mended: match.step < step }
  } catch (error) {
    if (!(error instanceof HustingsError) || error.code !== 'broken-record') throw error
    const { digest: _, ...found } = readRecord(record)
    const atCheckpoint = sealRecord({ ...found, choices: [], floor: found.at, standings: null })
    return { match: Match.load(engine.game, atCheckpoint), mended: true }
  }
}

/** A quarter of its text, in less than a millisecond. In memory of its own: what is packed comes in a block of 16 kB. */
export function packed(record: MatchRecord): Uint8Array {
  return new Uint8Array(deflateRawSync(JSON.stringify(record), { level: 1 }))
}

export function unpacked(bytes: Uint8Array): MatchRecord {
  return readRecord(JSON.parse(inflateRawSync(bytes).toString('utf8')))
}
