// Ends a node after a restore of its database, because its memory no longer matches the database.
import type { ServerContext } from '../context/context.ts'
import { epochOf } from '../storage/nodes.ts'

const EVERY_MS = 2000

export class EpochWatch {
  private readonly node: ServerContext
  private readonly epoch: string
  private readonly timer: NodeJS.Timeout | undefined

  private constructor(node: ServerContext, epoch: string) {
    this.node = node
    this.epoch = epoch
    // The folder of SQLite is locked against a restore.
    if (node.storage.kind === 'postgres') this.timer = setInterval(() => void this.compare(), EVERY_MS)
  }

  static async begin(node: ServerContext): Promise<EpochWatch> {
    return new EpochWatch(node, await epochOf(node.storage))
  }

  end(): void {
    clearInterval(this.timer)
  }

  private async compare(): Promise<void> {
    // If the database does not answer, the next check will find the change.
    const now = await epochOf(this.node.storage).catch(() => this.epoch)
    if (now === this.epoch) return
    this.node.log.fatal('a restore has replaced the database: this server ends')
    process.exit(1)
  }
}
