// Frames and records of earlier steps. Each is replayed from the journal; the most recent ones are cached.
import type { Viewer } from '@hustings/kernel'
import { frameOf, type LiveMatch, NO_UNDO } from '@hustings/live'
import type { Frame } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'
import { once } from '../once.ts'
import type { Asker } from '../permissions.ts'
import type { TableAccess } from '../table-access.ts'
import type { TableRow } from '../table-row.ts'
import type { MatchCache } from './match-cache.ts'

const KEPT = 100

/** Throws when the client has asked for too many positions that must be replayed. */
export type ReplayLimit = () => Promise<void>

export class Past {
  private readonly cache: MatchCache
  private readonly access: TableAccess
  /** By match, sequence, step and viewer. */
  private readonly frames = new LRUCache<string, Promise<Frame>>({ max: KEPT })

  constructor(cache: MatchCache, access: TableAccess) {
    this.cache = cache
    this.access = access
  }

  /** Returns the match after that number of choices, as the viewer may see it. */
  async frame(asker: Asker, match: string, step: number, viewer: Viewer, mayReplay: ReplayLimit): Promise<Frame> {
    const row = await this.access.mustSee(asker, match, viewer)
    const key = [match, row.match.sequence, step, viewer].join(' ')
    if (!this.frames.has(key)) await mayReplay()
    return once(this.frames, key, async () => frameOf(await this.matchAt(row, step), viewer, NO_UNDO))
  }

  /** Returns the whole record, or the match up to a step, after the end. */
  async record(asker: Asker, match: string, step: number | null, mayReplay: ReplayLimit) {
    const row = await this.access.mustHaveRecord(asker, match)
    if (step !== null) {
      await mayReplay()
      return (await this.matchAt(row, step)).record()
    }
    const actor = await this.cache.actor(match)
    return actor.read(({ match: live }) => live.record())
  }

  async matchAt(row: TableRow, step: number): Promise<LiveMatch> {
    const actor = await this.cache.actor(row.match.id)
    const replayableFrom = await actor.read(({ match }) => match.replayableFrom)
    return this.cache.loader.matchAt(row, step, replayableFrom)
  }
}
