// Who is at a table right now, on any node. Nothing depends on it but a dot beside a name.
import type { Presence } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import type { PresenceOf } from '../tables/seen.ts'

const JUST_GONE_MS = 60_000
const NODE_ALIVE_MS = 30_000

export class Presences {
  private readonly node: ServerContext
  /** Sockets of each account at each table of this node. */
  private readonly here = new Map<string, Map<string, number>>()
  private readonly gone = new Map<string, Map<string, number>>()
  /** Sockets of nobody we know, at each table of this node. */
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
    at(this.gone, match).set(account, this.node.now().getTime())
    await this.changed(match, account, 0)
  }

  /** Somebody without an account comes to look, or goes. */
  async stranger(match: string, by: 1 | -1): Promise<void> {
    const count = Math.max(0, (this.strangers.get(match) ?? 0) + by)
    if (count > 0) this.strangers.set(match, count)
    else this.strangers.delete(match)
    if (this.node.database.kind === 'postgres') {
      await this.node.database.write(
        `insert into onlookers (match, node, sockets) values ($1, $2, $3)
         on conflict (match, node) do update set sockets = excluded.sockets`,
        [match, this.node.id, count],
      )
    }
    this.node.bus.say({ kind: 'presence', id: match })
  }

  isHere(match: string, account: string): boolean {
    return (this.here.get(match)?.get(account) ?? 0) > 0
  }

  /** How present each account is at a table. */
  async at(match: string): Promise<PresenceOf> {
    const now = this.node.now().getTime()
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

  /** Who is at which of these tables, on whatever node. */
  async hereAt(matches: readonly string[]): Promise<(match: string, account: string) => boolean> {
    const elsewhere = new Set<string>()
    if (this.node.database.kind === 'postgres') {
      const rows = await this.node.database.read<{ match: string; account: string }>(
        `select match, account from presences join nodes on nodes.id = presences.node and nodes.seen_at > $3
         where match = any($1::uuid[]) and node <> $2 and sockets > 0`,
        [[...new Set(matches)], this.node.id, new Date(this.node.now().getTime() - NODE_ALIVE_MS)],
      )
      for (const { match, account } of rows) elsewhere.add(`${match} ${account}`)
    }
    return (match, account) => this.isHere(match, account) || elsewhere.has(`${match} ${account}`)
  }

  /** This node is alive; those that were not for a while are forgotten with all who were there. */
  async beat(): Promise<void> {
    const now = this.node.now()
    const limit = now.getTime() - JUST_GONE_MS
    for (const [match, accounts] of this.gone) {
      for (const [account, left] of accounts) if (left < limit) accounts.delete(account)
      if (accounts.size === 0) this.gone.delete(match)
    }
    if (this.node.database.kind === 'embedded') return
    await this.node.database.write(
      `insert into nodes (id, started_at, seen_at) values ($1, $2, $2) on conflict (id) do update set seen_at = $2`,
      [this.node.id, now],
    )
    const dead = new Date(now.getTime() - NODE_ALIVE_MS)
    await this.node.database.write(
      `with dead as (delete from nodes where seen_at < $1 returning id),
         gone as (delete from onlookers using dead where onlookers.node = dead.id)
       delete from presences using dead where presences.node = dead.id`,
      [dead],
    )
  }

  async end(): Promise<void> {
    if (this.node.database.kind === 'embedded') return
    await this.node.database.write('delete from presences where node = $1', [this.node.id])
    await this.node.database.write('delete from onlookers where node = $1', [this.node.id])
    await this.node.database.write('delete from nodes where id = $1', [this.node.id])
  }

  private async changed(match: string, account: string, sockets: number): Promise<void> {
    if (this.node.database.kind === 'postgres') {
      await this.node.database.write(
        `insert into presences (match, account, node, sockets, since) values ($1, $2, $3, $4, $5)
         on conflict (match, account, node) do update set sockets = excluded.sockets, since = excluded.since`,
        [match, account, this.node.id, sockets, this.node.now()],
      )
    }
    this.node.bus.say({ kind: 'presence', id: match })
  }

  private async strangersElsewhere(match: string): Promise<number> {
    if (this.node.database.kind === 'embedded') return 0
    const [found] = await this.node.database.read<{ sockets: number }>(
      `select coalesce(sum(sockets), 0)::integer as sockets from onlookers
       join nodes on nodes.id = onlookers.node and nodes.seen_at > $3 where match = $1 and node <> $2`,
      [match, this.node.id, new Date(this.node.now().getTime() - NODE_ALIVE_MS)],
    )
    return found?.sockets ?? 0
  }

  private async elsewhere(match: string): Promise<Map<string, { sockets: number; since: number }>> {
    if (this.node.database.kind === 'embedded') return new Map()
    const rows = await this.node.database.read<{ account: string; sockets: number; since: Date }>(
      `select account, sum(sockets)::integer as sockets, max(since) as since from presences
       join nodes on nodes.id = presences.node and nodes.seen_at > $3
       where match = $1 and node <> $2 group by account`,
      [match, this.node.id, new Date(this.node.now().getTime() - NODE_ALIVE_MS)],
    )
    return new Map(rows.map(({ account, sockets, since }) => [account, { sockets, since: since.getTime() }]))
  }
}

function at<K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const found = map.get(key) ?? new Map<K, V>()
  map.set(key, found)
  return found
}
