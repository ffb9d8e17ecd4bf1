// Checks whose sockets are still signed in. The database decides; a message from another node only starts the check
// earlier.
import type { ServerContext } from '../context/context.ts'
import { codeOf } from '../http/errors.ts'
import { openSessions } from '../storage/sessions.ts'
import type { TableSocket } from './table-socket.ts'

const EVERY_MS = 700

/** The sockets to check, and receiver of changed permissions. */
export interface Guarded {
  sockets(): Iterable<TableSocket>
  /** The account of the socket has gained or lost permissions. */
  roleChanged(socket: TableSocket): void
  /** Moderators see tables with open reports. */
  checkReports(): Promise<void>
}

export class SessionGuard {
  private readonly node: ServerContext
  private readonly guarded: Guarded
  private readonly timer: NodeJS.Timeout
  private checking = false

  constructor(node: ServerContext, guarded: Guarded) {
    this.node = node
    this.guarded = guarded
    this.timer = setInterval(() => void this.checkAll(), EVERY_MS)
  }

  end(): void {
    clearInterval(this.timer)
  }

  /** Closes the sockets whose session has ended or expired or whose account is suspended; gives the others their role. */
  async check(sockets: Iterable<TableSocket>): Promise<void> {
    const signedIn = [...sockets].flatMap((socket) =>
      socket.data.signedIn === null ? [] : [{ socket, signedIn: socket.data.signedIn }],
    )
    if (signedIn.length === 0) return
    const ids = [...new Set(signedIn.map(({ signedIn: { session } }) => session))]
    const found = await openSessions(this.node.storage, ids, this.node.now())
    const open = new Map(found.map((session) => [session.id, session]))
    for (const { socket, signedIn: before } of signedIn) {
      const session = open.get(before.session)
      if (session === undefined) {
        socket.disconnect(true)
        continue
      }
      const { role, expiresAt } = session
      socket.data.signedIn = { ...before, expiresAt, account: { ...before.account, role } }
      if (before.account.role !== role) this.guarded.roleChanged(socket)
    }
  }

  private async checkAll(): Promise<void> {
    if (this.checking) return
    this.checking = true
    try {
      await this.check(this.guarded.sockets())
      await this.guarded.checkReports()
    } catch (error) {
      this.node.log.warn({ code: codeOf(error) }, 'sessions could not be checked')
    } finally {
      this.checking = false
    }
  }
}
