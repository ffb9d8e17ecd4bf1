// Loads matches from the newest snapshot and the entries after it, and earlier positions from the journal.
import { HustingsError, Match, readRecord, sealRecord } from '@hustings/kernel'
import { type GameEngine, type LiveMatch, repeat } from '@hustings/live'
import { refused } from '@hustings/protocol'
import { engineFor, type Games } from '../config/games.ts'
import type { Entry, StoredSnapshot } from '../storage/entry.ts'
import { activeEntries } from '../storage/journal.ts'
import { ActiveHistory } from './active-history.ts'
import { Conflict } from './conflict.ts'
import { Seating } from './seating.ts'
import type { TableRow } from './table-row.ts'
import type { TableState } from './table-state.ts'
import type { TableStorage } from './table-storage.ts'
import type { TableViews } from './table-views.ts'

export interface LoadedTable {
  readonly row: TableRow
  readonly state: TableState
  /** Some choices are no longer possible, because the rules were corrected. The match continues before them. */
  readonly mustRestart: boolean
}

export class MatchLoader {
  private readonly storage: TableStorage
  private readonly games: Games

  constructor(storage: TableStorage, games: Games) {
    this.storage = storage
    this.games = games
  }

  async load(id: string, views: TableViews): Promise<LoadedTable> {
    const { storage } = this
    // The row is read first, so the journal contains everything up to its sequence.
    const row = await storage.row(id)
    if (row === null) throw refused('not-found')
    if (row.match.status === 'gathering') throw refused('table-gathering')
    const snapshot = await storage.newestSnapshot(id)
    if (snapshot === null) throw refused('not-found')
    if (snapshot.sequence > row.match.sequence) throw new Conflict()
    const after = await storage.entriesAfter(id, snapshot.sequence)
    const entries = after.filter(({ sequence }) => sequence <= row.match.sequence)
    const engine = await engineFor(this.games, row.match.game)
    const { match, mended } = loadedMatch(engine, snapshot)
    const state: TableState = {
      engine,
      views,
      seating: Seating.of(row),
      match,
      activeHistory: ActiveHistory.of(readRecord(snapshot.record), match.step),
      sequence: snapshot.sequence,
      snapshot: { sequence: snapshot.sequence, stage: engine.game.stage(match.state) },
    }
    const isWhole = !mended && entries.every((entry) => replayed(state, entry))
    if (!isWhole) state.sequence = row.match.sequence
    return { row, state, mustRestart: !isWhole }
  }

  /** Returns the match after that number of choices. Throws `earlier-rules` for a step before `replayableFrom`. */
  async matchAt({ match }: TableRow, step: number, replayableFrom: number): Promise<LiveMatch> {
    const { id, game, options } = match
    const engine = await engineFor(this.games, game)
    const wanted = Math.max(0, Math.min(step, match.step))
    if (wanted < replayableFrom) throw new HustingsError('earlier-rules')
    const near = await this.storage.snapshotBefore(id, wanted)
    const active = activeEntries(await this.storage.entriesAfter(id, 0))
    const found: LiveMatch =
      near === null ? Match.start(engine.game, options, await this.seedOf(id)) : Match.load(engine.game, near.record)
    for (const { seat, answer, step: at } of active) {
      if (at <= found.step || at > wanted || seat === null || answer === null) continue
      repeat(found, { seat, answer })
    }
    return found
  }

  private async seedOf(id: string): Promise<string> {
    const seed = await this.storage.seed(id)
    if (seed === null) throw refused('not-found')
    return seed
  }
}

/** Replays an entry of the journal. Returns false if the rules no longer allow it. */
export function replayed(state: TableState, { kind, seat, answer, sequence }: Entry): boolean {
  try {
    if (kind === 'undo') {
      state.match.undo()
      state.activeHistory.takenBack()
    } else if (kind === 'choice' && seat !== null && answer !== null) {
      repeat(state.match, { seat, answer })
      state.activeHistory.chose(seat)
    }
  } catch (error) {
    if (error instanceof HustingsError) return false
    throw error
  }
  state.sequence = sequence
  state.match.forgetEvents()
  return true
}

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
