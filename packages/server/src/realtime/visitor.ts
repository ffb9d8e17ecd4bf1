// One socket, and what it has asked for.
import { type Followed, type RequestOf, refused, type SocketReplies, type SocketRequest } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import { codeOf } from '../node/trouble.ts'
import type { Account } from '../storage/accounts.ts'
import { readCode } from '../tables/code.ts'
import type { Commands } from '../tables/commands.ts'
import type { Insight } from '../tables/insight.ts'
import { type Asker, may } from '../tables/permissions.ts'
import { peopleOf, type TableRow } from '../tables/rows.ts'
import { tableSeen } from '../tables/seen.ts'
import type { Written } from './packet.ts'
import type { Presences } from './presence.ts'
import { Pressure } from './pressure.ts'
import { lobbyOf, roomOf } from './rooms.ts'
import { StraightWay } from './straight.ts'
import { SocketWatcher, type TableSocket } from './watcher.ts'

export type Handlers = { [K in SocketRequest]: (body: RequestOf<K>) => Promise<SocketReplies[K] | Written> }

export class Visitor implements Handlers {
  readonly key: string
  readonly socket: TableSocket
  /** Where packets go. */
  readonly way: StraightWay
  private readonly commands: Commands
  private readonly insight: Insight
  private readonly presences: Presences
  private readonly watcher: SocketWatcher
  private readonly pressure: Pressure
  private readonly node: ServerContext
  /** Tables at which this socket counts as being there, with the code it came with. */
  private readonly tables = new Map<string, string | null>()
  /** The codes with which this socket looks at matches. */
  private readonly codes = new Map<string, string | null>()
  /** Tables with open reports, for moderators. */
  private readonly reported = new Set<string>()

  constructor(socket: TableSocket, node: ServerContext, commands: Commands, insight: Insight, presences: Presences) {
    this.socket = socket
    this.node = node
    this.commands = commands
    this.insight = insight
    this.presences = presences
    this.key = this.account?.id ?? node.clientAddress(socket.request)
    const connection = {
      waiting: () => waitingOn(socket),
      close: () => {
        socket.disconnect(true)
      },
    }
    this.pressure = new Pressure(
      connection,
      () => void this.resume(),
      () => node.metrics.socketsDropped.inc(),
    )
    this.way = new StraightWay(socket, node.metrics.frames)
    this.watcher = new SocketWatcher(socket, this.way, this.account?.id ?? null, this.pressure, (match) => {
      const row = commands.rowInMemory(match)
      return row !== null && this.maySee(row)
    })
  }

  private get account(): Account | null {
    return this.socket.data.signedIn?.account ?? null
  }

  /** The session has expired; one that was ended has no socket any more. */
  get hasExpired(): boolean {
    const { signedIn } = this.socket.data
    return signedIn !== null && signedIn.expiresAt <= this.node.now()
  }

  /** Whether the socket may be sent anything of this table now. */
  maySee(row: TableRow): boolean {
    const { id } = row.match
    if (this.hasExpired) return false
    const code = this.codes.get(id) ?? this.tables.get(id) ?? null
    return may(this.askerWith(code), 'see', { ...row, reported: this.reported.has(id) })
  }

  /** Tables of which this socket gets news. */
  get followedTables(): readonly string[] {
    return [...this.tables.keys()]
  }

  /** Refuses whoever may not know of the table as if it did not exist. */
  async mustKnow(match: string, code: string | undefined): Promise<void> {
    await this.commands.mustKnow(this.asker(code ?? this.tables.get(match) ?? undefined), match)
  }

  /** Gives back whether that is new. */
  learnReported(match: string, reported: boolean): boolean {
    if (this.reported.has(match) === reported) return false
    if (reported) this.reported.add(match)
    else this.reported.delete(match)
    return true
  }

  /** It may not see the table any longer. */
  async shutOut(match: string): Promise<void> {
    this.watcher.shutOut(match)
    // It leaves the room before anything else is sent there.
    const departed = this.departs(match)
    await this.commands.close(this.watcher, match)
    await departed
  }

  async 'table:follow'({ match, code }: RequestOf<'table:follow'>) {
    const asker = this.asker(code)
    await this.learnReport(match, asker)
    await this.commands.must(asker, 'see', match)
    await this.arrives(match, asker.code)
    return this.followed(match)
  }

  async 'table:open'({ match, viewer, since, code }: RequestOf<'table:open'>) {
    const asker = this.asker(code ?? this.tables.get(match) ?? undefined)
    await this.learnReport(match, asker)
    const update = await this.commands.open(asker, this.watcher, match, viewer, since, (first) => {
      this.codes.set(match, asker.code)
      this.watcher.looks(match, viewer, first.serial)
    })
    await this.arrives(match, asker.code)
    // Who left meanwhile was not there yet when everything else was left.
    if (!this.socket.connected) await this['table:close']({ match })
    return { update, ...(await this.followed(match)) }
  }

  /** The table as it is after the page has come into its room: whatever changes from now on, it is told. */
  private async followed(match: string): Promise<Followed> {
    const row = await this.commands.rowNow(match)
    const table = tableSeen(row, await this.presences.at(match), this.mayInvite(peopleOf(row)))
    return { table, you: this.account?.id ?? null }
  }

  async 'table:look'({ match, viewer, code }: RequestOf<'table:look'>) {
    const { update } = await this['table:open']({ match, viewer, since: null, code })
    return { update }
  }

  async 'table:answer'(body: RequestOf<'table:answer'>) {
    const viewer = this.watcher.viewerAt(body.match) ?? body.decision.seat
    const update = await this.commands.answer(this.signedIn(), this.watcher, viewer, body)
    const answered = this.watcher.answered(body.match, viewer, update)
    if (!this.socket.connected) await this['table:close']({ match: body.match })
    return answered
  }

  async 'table:undo'(body: RequestOf<'table:undo'>) {
    const viewer = this.watcher.viewerAt(body.match)
    if (viewer === null) throw refused('not-found')
    const update = await this.commands.undo(this.signedIn(), this.watcher, viewer, body)
    return this.watcher.answered(body.match, viewer, update)
  }

  async 'table:preview'({ match, decision, answer }: RequestOf<'table:preview'>) {
    return this.commands.preview(this.signedIn(), match, decision, answer)
  }

  async 'table:hint'({ match, decision }: RequestOf<'table:hint'>) {
    const account = this.signedIn()
    return this.insight.hint(this.asker(undefined), account, match, decision)
  }

  async 'table:why'({ match, viewer, code, ...deeds }: RequestOf<'table:why'>) {
    return this.insight.why(this.asker(code ?? this.tables.get(match) ?? undefined), match, deeds, viewer)
  }

  async 'table:ask-back'({ match, request, toStep }: RequestOf<'table:ask-back'>) {
    await this.commands.askBack(this.signedIn(), match, request, toStep)
    return null
  }

  async 'table:agree'({ match, request, agree }: RequestOf<'table:agree'>) {
    await this.commands.agree(this.signedIn(), match, request, agree)
    return null
  }

  async 'table:close'({ match }: RequestOf<'table:close'>) {
    this.watcher.stops(match)
    this.codes.delete(match)
    await this.commands.close(this.watcher, match)
    await this.departs(match)
    return null
  }

  async 'lobby:watch'() {
    await this.socket.join(lobbyOf(this.signedIn()))
    return null
  }

  async 'lobby:leave'() {
    await this.socket.leave(lobbyOf(this.signedIn()))
    return null
  }

  async leaves(): Promise<void> {
    this.pressure.end()
    for (const match of this.watcher.matches) await this.commands.close(this.watcher, match)
    for (const match of [...this.tables.keys()]) await this.departs(match)
  }

  private async arrives(match: string, code: string | null): Promise<void> {
    const known = this.tables.has(match)
    this.tables.set(match, code)
    this.codes.delete(match)
    await this.socket.join(roomOf(match))
    if (known) return
    if (this.account === null) await this.presences.stranger(match, 1)
    else if (this.account.shows.presence) await this.presences.comes(match, this.account.id)
  }

  private async departs(match: string): Promise<void> {
    this.codes.delete(match)
    if (!this.tables.delete(match)) return
    await this.socket.leave(roomOf(match))
    if (this.account === null) await this.presences.stranger(match, -1)
    else if (this.account.shows.presence) await this.presences.goes(match, this.account.id)
  }

  /** The page has read what was sent: it gets what it missed, at once. */
  private async resume(): Promise<void> {
    for (const { match, viewer, serial } of this.watcher.behind) {
      try {
        const asker = this.asker(this.tables.get(match) ?? undefined)
        await this.commands.open(asker, this.watcher, match, viewer, serial, (update) =>
          this.watcher.resumed(match, update),
        )
        const { table } = await this.followed(match)
        this.socket.emit('table:news', { match, news: { kind: 'table', table } })
      } catch (error) {
        // It comes back by itself, and says what it has.
        this.node.log.warn({ match, code: codeOf(error) }, 'could not bring a page up to date')
        this.socket.disconnect(true)
      }
    }
  }

  /** Moderators may see a table with an open report. */
  private async learnReport(match: string, asker: Asker): Promise<void> {
    if (asker.moderator) this.learnReported(match, await this.commands.isReported(match, asker))
  }

  private asker(code: string | undefined): Asker {
    return this.askerWith(code === undefined ? null : readCode(code))
  }

  private askerWith(code: string | null): Asker {
    return { account: this.account?.id ?? null, moderator: this.isModerator, code }
  }

  get isModerator(): boolean {
    return this.account !== null && this.account.role !== 'person'
  }

  private mayInvite(people: readonly string[]): boolean {
    return this.account !== null && people.includes(this.account.id)
  }

  private signedIn(): string {
    if (this.account === null) throw refused('signed-out')
    return this.account.id
  }
}

/** Packets that the engine under the socket still has to send. */
function waitingOn(socket: TableSocket): number {
  const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer')
  return Array.isArray(waiting) ? waiting.length : 0
}
