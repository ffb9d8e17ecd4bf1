// One socket: its account and session, its subscriptions, and its requests.
import { type Followed, type RequestOf, refused, type SocketReplies, type SocketRequest } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { codeOf } from '../http/errors.ts'
import type { Account } from '../storage/accounts.ts'
import type { BotAdvice } from '../tables/actor/bot-advice.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import type { Broadcaster } from '../tables/broadcaster.ts'
import { readCode } from '../tables/invitation-code.ts'
import type { Asker } from '../tables/permissions.ts'
import { type Subscriber, Subscription } from '../tables/subscription.ts'
import { peopleOf } from '../tables/table-row.ts'
import { tableSeen } from '../tables/table-seen.ts'
import { BackPressure } from './back-pressure.ts'
import type { Presences } from './presence.ts'
import type { TableSocket } from './table-socket.ts'

export type Handlers = { [K in SocketRequest]: (body: RequestOf<K>) => Promise<SocketReplies[K]> }

export interface ConnectionParts {
  readonly node: ServerContext
  readonly tables: TableService
  readonly advice: BotAdvice
  readonly presences: Presences
  readonly broadcaster: Broadcaster
}

export class Connection implements Handlers, Subscriber {
  readonly socket: TableSocket
  /** Client network whose limits its requests count against. */
  readonly key: string
  private readonly parts: ConnectionParts
  private readonly pressure: BackPressure
  private readonly subscriptions = new Map<string, Subscription>()
  /** Number of running requests per subscription: a subscription in use is not dropped. */
  private readonly inUse = new Map<Subscription, number>()

  constructor(socket: TableSocket, parts: ConnectionParts) {
    const { node } = parts
    this.socket = socket
    this.parts = parts
    this.key = this.account ?? node.clientAddress(socket.request)
    socket.conn.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
      if (typeof data === 'string') node.metrics.frames.bytes += data.length
    })
    this.pressure = new BackPressure(socket.conn, {
      overflowed: () => {
        for (const subscription of this.subscriptions.values()) parts.broadcaster.fallBehind(subscription)
      },
      drained: () => void this.resume(),
      expired: () => {
        node.metrics.socketsDropped.inc()
        this.disconnect()
      },
    })
  }

  // The part of a connection that the broadcaster uses.

  get id(): string {
    return this.socket.id
  }

  get account(): string | null {
    return this.person?.id ?? null
  }

  get isModerator(): boolean {
    return this.person !== null && this.person.role !== 'person'
  }

  /** The session has expired. A session that was ended has no sockets any more. */
  get hasExpired(): boolean {
    const { signedIn } = this.socket.data
    return signedIn !== null && signedIn.expiresAt <= this.parts.node.now()
  }

  get isCongested(): boolean {
    return this.pressure.isFull
  }

  join(room: string): void {
    void this.socket.join(room)
  }

  leave(room: string): void {
    void this.socket.leave(room)
  }

  disconnect(): void {
    this.socket.disconnect(true)
  }

  fellBehind(): void {
    this.pressure.wait()
  }

  removed(subscription: Subscription, followed: boolean): void {
    this.drop(subscription)
    if (!followed) return
    this.absent(subscription.match).catch((error: unknown) => {
      this.parts.node.log.warn({ match: subscription.match, code: codeOf(error) }, 'could not note an absence')
    })
  }

  get matches(): readonly string[] {
    return [...this.subscriptions.keys()]
  }

  /** Refuses a client that may not see the table as if the table did not exist. */
  async mustKnow(match: string, code: string | undefined): Promise<void> {
    await this.parts.tables.access.mustKnow(this.asker(match, code), match)
  }

  async 'table:follow'({ match, code }: RequestOf<'table:follow'>) {
    const asker = this.askerWith(code === undefined ? null : readCode(code))
    return this.using(match, async (subscription) => {
      await this.learnReport(subscription, asker)
      await this.parts.tables.access.must(asker, 'see', match)
      await this.follow(subscription, asker.code)
      return this.followed(match)
    })
  }

  async 'table:open'({ match, viewer, since, code }: RequestOf<'table:open'>) {
    const asker = this.asker(match, code)
    return this.using(match, async (subscription) => {
      await this.learnReport(subscription, asker)
      const update = await this.parts.tables.open({ asker, subscription, viewer }, since, () => {
        subscription.code = asker.code
      })
      await this.follow(subscription, asker.code)
      return { update, ...(await this.followed(match)) }
    })
  }

  async 'table:look'({ match, viewer, code }: RequestOf<'table:look'>) {
    const { update } = await this['table:open']({ match, viewer, since: null, code })
    return { update }
  }

  async 'table:answer'(body: RequestOf<'table:answer'>) {
    return this.using(body.match, async (subscription) => {
      const viewer = subscription.viewing?.viewer ?? body.decision.seat
      const client = { asker: subscription.asker, subscription, viewer }
      return { update: await this.parts.tables.answer(client, this.signedIn(), body) }
    })
  }

  async 'table:undo'(body: RequestOf<'table:undo'>) {
    return this.using(body.match, async (subscription) => {
      const { viewing } = subscription
      if (viewing === null) throw refused('not-found')
      const client = { asker: subscription.asker, subscription, viewer: viewing.viewer }
      return { update: await this.parts.tables.undo(client, this.signedIn(), body) }
    })
  }

  async 'table:preview'({ match, decision, answer }: RequestOf<'table:preview'>) {
    return this.parts.tables.preview(this.signedIn(), match, decision, answer)
  }

  async 'table:hint'({ match, decision }: RequestOf<'table:hint'>) {
    const account = this.signedIn()
    return this.parts.advice.hint(this.askerWith(null), account, match, decision)
  }

  async 'table:why'({ match, viewer, code, ...deeds }: RequestOf<'table:why'>) {
    return this.parts.advice.why(this.asker(match, code), match, deeds, viewer)
  }

  async 'table:ask-back'({ match, request, toStep }: RequestOf<'table:ask-back'>) {
    await this.parts.tables.askBack(this.signedIn(), match, request, toStep)
    return null
  }

  async 'table:agree'({ match, request, agree }: RequestOf<'table:agree'>) {
    await this.parts.tables.agree(this.signedIn(), match, request, agree)
    return null
  }

  async 'table:close'({ match }: RequestOf<'table:close'>) {
    const subscription = this.subscriptions.get(match)
    if (subscription !== undefined) await this.end(subscription)
    return null
  }

  async 'lobby:watch'() {
    this.parts.broadcaster.watchLobby(this.signedIn(), this)
    return null
  }

  async 'lobby:leave'() {
    this.parts.broadcaster.leaveLobby(this.signedIn(), this)
    return null
  }

  /** The socket has disconnected. */
  async leaves(): Promise<void> {
    this.pressure.end()
    if (this.account !== null) this.parts.broadcaster.leaveLobby(this.account, this)
    for (const subscription of [...this.subscriptions.values()]) await this.end(subscription)
  }

  /** Keeps the subscription to a match while a request needs it, and afterwards if it receives something. */
  private async using<T>(match: string, act: (subscription: Subscription) => Promise<T>): Promise<T> {
    const subscription = this.subscriptions.get(match) ?? new Subscription(match, this)
    this.subscriptions.set(match, subscription)
    this.inUse.set(subscription, (this.inUse.get(subscription) ?? 0) + 1)
    try {
      return await act(subscription)
    } finally {
      const left = (this.inUse.get(subscription) ?? 1) - 1
      if (left > 0) this.inUse.set(subscription, left)
      else this.inUse.delete(subscription)
      // The socket was closed meanwhile, after everything else had ended.
      if (!this.socket.connected) await this.end(subscription)
      else if (subscription.isIdle) this.drop(subscription)
    }
  }

  private drop(subscription: Subscription): void {
    if (!this.inUse.has(subscription)) this.subscriptions.delete(subscription.match)
  }

  private async end(subscription: Subscription): Promise<void> {
    const { match, follows } = subscription
    this.parts.broadcaster.leave(subscription)
    this.drop(subscription)
    if (follows) await this.absent(match)
  }

  private async follow(subscription: Subscription, code: string | null): Promise<void> {
    const { follows, match } = subscription
    subscription.code = code
    this.parts.broadcaster.follow(subscription)
    if (follows) return
    const { presences } = this.parts
    if (this.person === null) await presences.stranger(match, 1)
    else if (this.person.shows.presence) await presences.comes(match, this.person.id)
  }

  private async absent(match: string): Promise<void> {
    const { presences } = this.parts
    if (this.person === null) await presences.stranger(match, -1)
    else if (this.person.shows.presence) await presences.goes(match, this.person.id)
  }

  /** Read after the client follows the table: all later changes arrive as news. */
  private async followed(match: string): Promise<Followed> {
    const row = await this.parts.tables.rowNow(match)
    const mayInvite = this.account !== null && peopleOf(row).includes(this.account)
    return { table: tableSeen(row, await this.parts.presences.at(match), mayInvite), you: this.account }
  }

  /** The client has read all packets: it gets everything it missed. */
  private async resume(): Promise<void> {
    for (const subscription of [...this.subscriptions.values()]) {
      const { viewing, match, asker } = subscription
      if (viewing?.state !== 'behind') continue
      viewing.state = 'resuming'
      const { viewer } = viewing
      try {
        await this.parts.tables.open({ asker, subscription, viewer }, viewing.serial, (update) => {
          if (this.hasExpired) throw refused('signed-out')
          this.socket.emit('table:update', { match, viewer, update })
        })
        const { table } = await this.followed(match)
        this.socket.emit('table:news', { match, news: { kind: 'table', table } })
      } catch (error) {
        // The client connects again and sends the serial it has.
        this.parts.node.log.warn({ match, code: codeOf(error) }, 'could not bring a client up to date')
        this.disconnect()
      }
    }
  }

  /** Moderators may see a table with an open report. */
  private async learnReport(subscription: Subscription, asker: Asker): Promise<void> {
    if (asker.moderator) subscription.reported = await this.parts.tables.access.isReported(subscription.match, asker)
  }

  private asker(match: string, code: string | undefined): Asker {
    return this.askerWith(code === undefined ? (this.subscriptions.get(match)?.code ?? null) : readCode(code))
  }

  private askerWith(code: string | null): Asker {
    return { account: this.account, moderator: this.isModerator, code }
  }

  private get person(): Account | null {
    return this.socket.data.signedIn?.account ?? null
  }

  private signedIn(): string {
    if (this.account === null) throw refused('signed-out')
    return this.account
  }
}
