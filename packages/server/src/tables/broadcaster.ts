// Everything that is sent to a table: updates, row changes, presence, chat and lobby rows. Each message is authorized when
// it is delivered, from the row in memory.
import {
  type ChatLine,
  changeOf,
  type ServerEvents,
  type TableSeen,
  type WireUpdate,
  withChange,
} from '@hustings/protocol'
import { may, seesAs } from './permissions.ts'
import { lobbyRoom, tableRoom, viewRoomName } from './room-names.ts'
import { RowDelta } from './row-delta.ts'
import type { Subscriber, Subscription } from './subscription.ts'
import { peopleOf, type TableRow } from './table-row.ts'
import type { TableViews, Updates } from './table-views.ts'
import type { ViewRoom } from './view-room.ts'

/** Sends events to rooms. A Socket.IO server is one. */
export interface Sender {
  to(room: string): Sender
  except(rooms: string[]): Sender
  emit<K extends keyof ServerEvents>(event: K, ...body: Parameters<ServerEvents[K]>): unknown
}

/** The additional fields for an account that views as spectator and holds seats; null for all others. */
export type Personal = (account: string) => Partial<WireUpdate['frame']> | null

export type MessageKind = 'update' | 'news'

/** One table that has subscriptions on this node. */
interface Table {
  readonly subscriptions: Set<Subscription>
  /** Row changes that updates have brought since the last news. */
  readonly delta: RowDelta
  /** The table as followers have it; null until they get it. */
  seen: TableSeen | null
  /** The code that followers have; null until they get a new one. */
  code: string | null
}

export class Broadcaster {
  private readonly sender: Sender
  private readonly tables = new Map<string, Table>()
  private readonly lobbies = new Map<string, Set<Subscriber>>()
  /** Called after a client has stopped viewing a match. */
  onViewerLeft: (match: string) => void = () => undefined

  constructor(sender: Sender) {
    this.sender = sender
  }

  /** Whether a message about the table may go to the client now. */
  mayReceive(subscription: Subscription, row: TableRow, kind: MessageKind): boolean {
    const { subscriber, asker, reported, viewing } = subscription
    if (subscriber.hasExpired) return false
    const facts = { match: row.match, seats: row.seats, reported }
    if (!may(asker, 'see', facts)) return false
    return kind === 'news' || viewing === null || seesAs(asker, facts, viewing.viewer)
  }

  // Subscriptions

  follow(subscription: Subscription): void {
    this.keep(subscription)
    subscription.follows = true
    subscription.subscriber.join(tableRoom(subscription.match))
  }

  /** The client has everything up to the serial. */
  view(subscription: Subscription, views: TableViews, room: ViewRoom, serial: number, personal: Personal): void {
    const { viewing: before, subscriber } = subscription
    const { viewer } = room
    views.add(subscription, room)
    if (before?.viewer !== viewer) this.stopViewing(subscription)
    else subscriber.leave(before.roomName)
    this.keep(subscription)
    const leave = () => {
      views.remove(subscription, room)
      return views.hasViewers
    }
    const roomName = roomNameOf(subscription, room, personal)
    subscription.viewing = { viewer, roomName, serial, state: 'current', leave }
    subscriber.join(roomName)
  }

  /** Ends everything that the client receives of the match. */
  leave(subscription: Subscription): void {
    const { match, subscriber } = subscription
    this.stopViewing(subscription)
    subscription.follows = false
    subscriber.leave(tableRoom(match))
    const table = this.tables.get(match)
    if (table === undefined) return
    table.subscriptions.delete(subscription)
    if (table.subscriptions.size === 0) this.tables.delete(match)
    else if (!this.isFollowed(match)) Object.assign(table, { seen: null, code: null })
  }

  watchLobby(account: string, subscriber: Subscriber): void {
    const lobby = this.lobbies.get(account) ?? new Set()
    this.lobbies.set(account, lobby.add(subscriber))
    subscriber.join(lobbyRoom(account))
  }

  leaveLobby(account: string, subscriber: Subscriber): void {
    const lobby = this.lobbies.get(account)
    lobby?.delete(subscriber)
    if (lobby?.size === 0) this.lobbies.delete(account)
    subscriber.leave(lobbyRoom(account))
  }

  get followedMatches(): string[] {
    return [...this.tables.keys()].filter((match) => this.isFollowed(match))
  }

  isFollowed(match: string): boolean {
    return this.at(match).some(({ follows }) => follows)
  }

  get hasLobbies(): boolean {
    return this.lobbies.size > 0
  }

  hasLobby(accounts: readonly string[]): boolean {
    return accounts.some((account) => this.lobbies.has(account))
  }

  /** Subscriptions to a match. */
  at(match: string): Subscription[] {
    return [...(this.tables.get(match)?.subscriptions ?? [])]
  }

  /** Subscriptions of moderators, to any match. */
  ofModerators(): Subscription[] {
    return [...this.tables.values()]
      .flatMap(({ subscriptions }) => [...subscriptions])
      .filter(({ subscriber }) => subscriber.isModerator)
  }

  // Updates

  /** Sends updates to all who view the match, except the client whose request made them: its update is the answer. */
  updates(row: TableRow, views: TableViews, updates: Updates, personal: Personal, except: Subscription | null): void {
    for (const [viewer, update] of updates) this.update(row, views.room(viewer), update, personal, except)
  }

  /** Sends one update to the viewers of one view. It is encoded once for each Socket.IO room. */
  update(row: TableRow, room: ViewRoom, update: WireUpdate, personal: Personal, except: Subscription | null): void {
    const { id } = row.match
    const reached = new Map<string, string | null>()
    const skipped: string[] = []
    for (const subscription of [...room.subscriptions]) {
      const { viewing, subscriber } = subscription
      if (viewing === null || viewing.state !== 'current') continue
      if (!this.check(subscription, row, 'update')) continue
      if (subscription === except || update.serial <= viewing.serial) {
        viewing.serial = Math.max(viewing.serial, update.serial)
        skipped.push(subscriber.id)
        continue
      }
      const fits = update.after === null || update.after === viewing.serial
      if (!fits || subscriber.isCongested) {
        this.fallBehind(subscription)
        continue
      }
      viewing.serial = update.serial
      const name = roomNameOf(subscription, room, personal)
      if (name !== viewing.roomName) {
        subscriber.leave(viewing.roomName)
        subscriber.join(name)
        viewing.roomName = name
      }
      reached.set(name, name === viewRoomName(id, room.viewer, null) ? null : subscriber.account)
    }
    for (const [name, account] of reached) {
      const body = { match: id, viewer: room.viewer, update: personalized(update, account, personal) }
      const target = this.sender.to(name)
      const others = skipped.length === 0 ? target : target.except(skipped)
      others.emit('table:update', body)
    }
  }

  /** The client misses updates until its connection is flushed; then it gets one update with everything it missed. */
  fallBehind(subscription: Subscription): void {
    const { viewing, subscriber, match } = subscription
    if (viewing?.state !== 'current') return
    viewing.state = 'behind'
    subscriber.leave(viewing.roomName)
    subscriber.fellBehind()
    this.sender.to(subscriber.id).emit('table:behind', { match })
  }

  // Rows, presence, chat

  /** Updates with this sequence bring a change of the row. */
  addDelta(match: string, change: Parameters<RowDelta['add']>[0], sequence: number): void {
    this.tables.get(match)?.delta.add(change, sequence)
  }

  /** Whether the update of this sequence has reached everyone concerned: all followers view the match, and no lobby shows it. */
  hasSent(match: string, sequence: number, people: readonly string[]): boolean {
    if (this.hasLobby(people)) return false
    const table = this.tables.get(match)
    if (table === undefined) return true
    return table.delta.has(sequence) && this.at(match).every(({ viewing }) => viewing !== null)
  }

  /** Sends the table to its followers: all of it at first, then the changes. */
  row(row: TableRow, seen: TableSeen): void {
    this.recheck(row)
    const { id } = row.match
    const table = this.tables.get(id)
    if (table === undefined || !this.isFollowed(id)) return
    const { seen: before } = table
    const sent = table.delta.take()
    const last = before === null || sent === null ? before : withChange(before, sent)
    const now = last === null ? seen : { ...seen, ...inUpdates(last) }
    const change = last === null ? null : changeOf(last, now)
    table.seen = now
    const target = this.sender.to(tableRoom(id))
    if (change === null) target.emit('table:news', { match: id, news: { kind: 'table', table: seen } })
    else if (Object.keys(change).length > 0) target.emit('table:news', { match: id, news: { kind: 'changed', change } })
    this.code(row, table)
  }

  /** Clients that may invite get a new code, because the one on their page is no longer valid. */
  private code(row: TableRow, table: Table): void {
    const { id, code, status } = row.match
    if (status !== 'gathering' || table.code === code) return
    table.code = code
    const people = new Set(peopleOf(row))
    for (const { follows, subscriber } of this.at(id)) {
      if (!follows || subscriber.account === null || !people.has(subscriber.account)) continue
      const news = { kind: 'changed', change: { table: { code } } } as const
      this.sender.to(subscriber.id).emit('table:news', { match: id, news })
    }
  }

  /** Sends a table to the lobbies of one account. */
  lobby(row: TableRow, account: string, seen: TableSeen): void {
    for (const subscriber of [...(this.lobbies.get(account) ?? [])]) {
      if (subscriber.hasExpired) subscriber.disconnect()
    }
    if (this.hasLobby([account]) && peopleOf(row).includes(account))
      this.sender.to(lobbyRoom(account)).emit('lobby:changed', seen)
  }

  /** Sends a chat line to all followers but these accounts. */
  chat(row: TableRow, line: ChatLine, hiddenFrom: ReadonlySet<string>): void {
    this.recheck(row)
    const { id } = row.match
    const except = this.at(id).flatMap(({ subscriber: { id: socket, account } }) =>
      account !== null && hiddenFrom.has(account) ? [socket] : [],
    )
    this.sender
      .to(tableRoom(id))
      .except(except)
      .emit('table:news', { match: id, news: { kind: 'chat', line } })
  }

  /** The table does not exist any more. */
  gone(match: string): void {
    this.sender.to(tableRoom(match)).emit('table:news', { match, news: { kind: 'gone' } })
  }

  serverLeaves(): void {
    this.sender.emit('server:leaving')
  }

  /** Removes the clients that may not receive anything of the table any more. */
  recheck(row: TableRow): void {
    for (const subscription of this.at(row.match.id)) this.check(subscription, row, 'update')
  }

  /** Returns whether the client may receive this; removes what it may not. */
  private check(subscription: Subscription, row: TableRow, kind: MessageKind): boolean {
    if (this.mayReceive(subscription, row, kind)) return true
    const { match, subscriber, follows } = subscription
    if (subscriber.hasExpired) {
      subscriber.disconnect()
      return false
    }
    const news = { match, news: { kind: 'gone' } } as const
    if (this.mayReceive(subscription, row, 'news')) this.stopViewing(subscription)
    else {
      this.leave(subscription)
      subscriber.removed(subscription, follows)
    }
    this.sender.to(subscriber.id).emit('table:news', news)
    return false
  }

  private keep(subscription: Subscription): void {
    const { match } = subscription
    const table = this.tables.get(match) ?? {
      subscriptions: new Set<Subscription>(),
      delta: new RowDelta(),
      seen: null,
      code: null,
    }
    table.subscriptions.add(subscription)
    this.tables.set(match, table)
  }

  private stopViewing(subscription: Subscription): void {
    const { viewing, subscriber, match } = subscription
    if (viewing === null) return
    subscription.viewing = null
    subscriber.leave(viewing.roomName)
    if (!viewing.leave()) this.onViewerLeft(match)
  }
}

function roomNameOf(
  { match, subscriber: { account } }: Subscription,
  { viewer }: ViewRoom,
  personal: Personal,
): string {
  const isPersonal = viewer === 'spectator' && account !== null && personal(account) !== null
  return viewRoomName(match, viewer, isPersonal ? account : null)
}

function personalized(update: WireUpdate, account: string | null, personal: Personal): WireUpdate {
  const own = account === null ? null : personal(account)
  return own === null ? update : { ...update, frame: { ...update.frame, ...own } }
}

/** Fields that clients know from updates of the match, or see on the board. */
function inUpdates({ sequence, step, movedAt, summary }: TableSeen) {
  return { sequence, step, movedAt, summary }
}
