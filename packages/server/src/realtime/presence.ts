// Who is at a table now, on any node. It is used only for the dot next to a name.
import type { Presence } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { forgetNodes, nodeGone, nodeSeen } from '../storage/nodes.ts'
import { hereElsewhere, onlookersElsewhere, presentElsewhere, setOnlookers, setPresent } from '../storage/presence.ts'
import type { PresenceOf } from '../tables/table-seen.ts'

const JUST_GONE_MS = 60_000
const NODE_ALIVE_MS = 30_000

export class Presences {
  private readonly node: ServerContext
  /** Number of sockets of each account at each table of this node. */
  private readonly here = new Map<string, Map<string, number>>()
  private readonly gone = new Map<string, Map<string, number>>()
  /** Number of sockets without an account at each table of this node. */
  private readonly strangers = new Map<string, number>()

  constructor(node: ServerContext) {
    this.node = node
  }

  async comes(match: string, account: string): Promise<void> {
    const count = (this.here.get(match)?.get(account) ?? 0) + 1
    at(this.here, match).set(account, count)
    if (count === 1) await this.changed(match, account, count)
  }

  async goes(match: string, account: string): Promise<void> {
    const count = (this.here.get(match)?.get(account) ?? 0) - 1
    if (count > 0) {
      at(this.here, match).set(account, count)
      return
    }
    this.here.get(match)?.delete(account)
    if (this.here.get(match)?.size === 0) this.here.delete(match)
    at(this.gone, match).set(account, this.node.now())
    await this.changed(match, account, 0)
  }

  /** Counts a visitor without an account who opens or closes a table. */
  async stranger(match: string, by: 1 | -1): Promise<void> {
    const count = Math.max(0, (this.strangers.get(match) ?? 0) + by)
    if (count > 0) this.strangers.set(match, count)
    else this.strangers.delete(match)
    if (this.isShared) await setOnlookers(this.node.storage, this.node.id, match, count)
    this.node.bus.publish({ kind: 'presence', id: match })
  }

  isHere(match: string, account: string): boolean {
    return (this.here.get(match)?.get(account) ?? 0) > 0
  }

  /** Returns the presence of each account at a table. */
  async at(match: string): Promise<PresenceOf> {
    const now = this.node.now()
    const elsewhere = await this.elsewhere(match)
    const strangers = (this.strangers.get(match) ?? 0) + (await this.strangersElsewhere(match))
    const presenceOf = (account: string): Presence => {
      if (this.isHere(match, account)) return 'here'
      const other = elsewhere.get(account)
      if (other !== undefined && other.sockets > 0) return 'here'
      const left = Math.max(this.gone.get(match)?.get(account) ?? 0, other?.since ?? 0)
      return now - left < JUST_GONE_MS ? 'just-gone' : 'away'
    }
    const there = [...(this.here.get(match)?.keys() ?? []), ...elsewhere.keys()]
    const watchers = (seated: readonly string[]) => {
      const known = new Set(there.filter((account) => !seated.includes(account) && presenceOf(account) === 'here'))
      return known.size + strangers
    }
    return Object.assign(presenceOf, { watchers })
  }

  /** Reads who is at these tables, on any node. */
  async hereAt(matches: readonly string[]): Promise<(match: string, account: string) => boolean> {
    const rows = this.isShared
      ? await hereElsewhere(this.node.storage, this.node.id, [...new Set(matches)], this.aliveSince)
      : []
    const elsewhere = new Set(rows.map(({ match, account }) => `${match} ${account}`))
    return (match, account) => this.isHere(match, account) || elsewhere.has(`${match} ${account}`)
  }

  /** Sends the heartbeat of this node, and removes nodes without one. */
  async beat(): Promise<void> {
    const now = this.node.now()
    const limit = now - JUST_GONE_MS
    for (const [match, accounts] of this.gone) {
      for (const [account, left] of accounts) if (left < limit) accounts.delete(account)
      if (accounts.size === 0) this.gone.delete(match)
    }
    if (!this.isShared) return
    await nodeSeen(this.node.storage, this.node.id, now, now)
    await forgetNodes(this.node.storage, this.aliveSince)
  }

  async end(): Promise<void> {
    if (this.isShared) await nodeGone(this.node.storage, this.node.id)
  }

  /** Other nodes may use the same database. */
  private get isShared(): boolean {
    return this.node.storage.kind === 'postgres'
  }

  private get aliveSince(): number {
    return this.node.now() - NODE_ALIVE_MS
  }

  private async changed(match: string, account: string, sockets: number): Promise<void> {
    if (this.isShared) {
      await setPresent(this.node.storage, this.node.id, match, account, sockets, this.node.now())
    }
    this.node.bus.publish({ kind: 'presence', id: match })
  }

  private async strangersElsewhere(match: string): Promise<number> {
    return this.isShared ? onlookersElsewhere(this.node.storage, this.node.id, match, this.aliveSince) : 0
  }

  private async elsewhere(match: string): Promise<Map<string, { sockets: number; since: number }>> {
    if (!this.isShared) return new Map()
    const rows = await presentElsewhere(this.node.storage, this.node.id, match, this.aliveSince)
    return new Map(rows.map(({ account, sockets, since }) => [account, { sockets, since }]))
  }
}

function at<K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const found = map.get(key) ?? new Map<K, V>()
  map.set(key, found)
  return found
}
