// Hints and reasons of bots. The bot threads compute them, and the results are deterministic.
// The last answers are cached and none is stored.
import type { Viewer } from '@hustings/kernel'
import { type Asked, type Deeds, type Hint, type Reason, refused } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'
import type { ServerContext } from '../../context/context.ts'
import { activeEntries, entriesAfter } from '../../storage/journal.ts'
import { hintAsked } from '../commands/bots.ts'
import { once } from '../once.ts'
import { type Asker, may, seesAs } from '../permissions.ts'
import type { TableService } from './table-service.ts'

/** Maximum number of cached answers of each kind. */
const KEPT = 500

export class BotAdvice {
  private readonly node: ServerContext
  private readonly tables: TableService
  private readonly hints = new LRUCache<string, Promise<Hint>>({ max: KEPT })
  private readonly reasons = new LRUCache<string, Promise<readonly Reason[]>>({ max: KEPT })

  constructor(node: ServerContext, tables: TableService) {
    this.node = node
    this.tables = tables
  }

  /** Returns a hint for a decision of the asker, where the table has hints. It is the same at each request. */
  async hint(asker: Asker, account: string, match: string, decision: Asked): Promise<Hint> {
    const { access, cache } = this.tables
    const actor = await cache.actor(match)
    const task = await actor.read((state) => hintAsked(state, account, decision))
    await access.must(asker, 'hint', match)
    return once(this.hints, `${match} ${decision.id}`, () =>
      this.node.botPool.hint({ table: match, account }, () => task),
    )
  }

  /**
   * Returns reasons with the information of the viewer; after the end with all information, for askers who may read the
   * record.
   */
  async why(asker: Asker, match: string, { seat, after, upTo }: Deeds, viewer: Viewer): Promise<readonly Reason[]> {
    const row = await this.tables.access.must(asker, 'why', match)
    if (!seesAs(asker, row, viewer)) throw refused('not-your-seat')
    if (upTo <= after || after >= row.match.step) return []
    const reader = may(asker, 'record', { ...row, reported: false }) ? null : viewer
    const key = [match, row.match.sequence, seat, after, upTo, reader].join(' ')
    const owner = { table: match, account: asker.account }
    return once(this.reasons, key, () =>
      this.node.botPool.why(owner, async () => {
        const line = activeEntries(await entriesAfter(this.node.storage, match, 0))
        const deeds = line.flatMap(({ step, seat: by, answer, bot }) =>
          step > after && step <= row.match.step && by !== null && answer !== null ? [{ seat: by, answer, bot }] : [],
        )
        const record = (await this.tables.past.matchAt(row, after)).record()
        return { kind: 'why', game: row.match.game, record, deeds, seat, count: upTo - after, reader }
      }),
    )
  }
}
