// Reads the moves of other nodes: one query brings those of all matches that changed, and their rows come with them.
import type { ServerContext } from '../../context/context.ts'
import { codeOf } from '../../http/errors.ts'
import type { Entry } from '../../storage/entry.ts'
import { entriesOfMany } from '../../storage/journal.ts'
import { type TableRow, tableRows } from '../table-row.ts'
import type { TableActor } from './table-actor.ts'

/** `moves`: updates have brought the change to viewers. */
export type Changed = 'moves' | 'row'

/** A table in memory that other nodes change. */
export type CatchUpActor = Pick<TableActor, 'row' | 'sequence' | 'isHibernating' | 'receive' | 'outdate'>

export interface CatchUpParts {
  actor(id: string): CatchUpActor | null
  changed(id: string, changed: Changed): void
  gone(id: string): void
}

export class CatchUp {
  private readonly node: Pick<ServerContext, 'storage' | 'log'>
  private readonly parts: CatchUpParts
  private waiting = new Set<string>()
  private isReading = false

  constructor(node: Pick<ServerContext, 'storage' | 'log'>, parts: CatchUpParts) {
    this.node = node
    this.parts = parts
  }

  /** The tables that are added while a query runs are read together by the next one. */
  add(id: string): void {
    this.waiting.add(id)
    if (this.isReading) return
    this.isReading = true
    // All messages that came together are read together.
    setImmediate(() => void this.readWaiting())
  }

  private async readWaiting(): Promise<void> {
    while (this.waiting.size > 0) {
      const ids = [...this.waiting]
      this.waiting = new Set()
      try {
        await this.read(ids)
      } catch (error) {
        this.failed(ids, error)
      }
    }
    this.isReading = false
  }

  private async read(ids: readonly string[]): Promise<void> {
    // The rows are read first: everything up to their sequences is in the journal by then.
    const rows = await tableRows(this.node.storage, ids)
    const behind = rows.flatMap(({ match: { id, sequence } }) => {
      const actor = this.parts.actor(id)
      return actor !== null && !actor.isHibernating && sequence > actor.sequence
        ? [{ match: id, sequence: actor.sequence }]
        : []
    })
    const entries = behind.length === 0 ? new Map<string, Entry[]>() : await entriesOfMany(this.node.storage, behind)
    const found = new Map(rows.map((row) => [row.match.id, row]))
    for (const id of ids) this.pass(id, found.get(id), entries.get(id) ?? [])
  }

  private pass(id: string, row: TableRow | undefined, entries: readonly Entry[]): void {
    const actor = this.parts.actor(id)
    if (row === undefined) this.parts.gone(id)
    if (row === undefined || actor === null) {
      this.parts.changed(id, 'row')
      return
    }
    const isMoved = row.match.version === actor.row.match.version && row.match.sequence > actor.sequence
    actor.receive({ row, entries }).then(
      () => this.parts.changed(id, isMoved ? 'moves' : 'row'),
      (error: unknown) => this.failed([id], error),
    )
  }

  /** They are read before their next command, or by the next sweep. */
  private failed(ids: readonly string[], error: unknown): void {
    for (const id of ids) this.parts.actor(id)?.outdate()
    this.node.log.warn({ matches: ids, code: codeOf(error) }, 'could not catch up')
  }
}
