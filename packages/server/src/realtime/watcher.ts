// A socket as a watcher: passes updates on while its page keeps up, and brings it back when it has fallen behind.
import type { Viewer } from '@hustings/kernel'
import type { ClientEvents, ServerEvents, WireUpdate } from '@hustings/protocol'
import type { DefaultEventsMap, Socket } from 'socket.io'
import type { Account } from '../storage/accounts.ts'
import type { Parcel, Watcher } from '../tables/room.ts'
import { UpdateTexts } from '../tables/update-texts.ts'
import { type Packet, packetOf, send, type WayOut, Written } from './packet.ts'
import type { Pressure } from './pressure.ts'

/** Whose socket it is. */
export interface SignedIn {
  readonly session: string
  readonly account: Account
  readonly expiresAt: number
}

export interface SocketData {
  /** Null for visitors without an account. */
  signedIn: SignedIn | null
}

export type TableSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>

interface Looking {
  readonly viewer: Viewer
  /** The last serial that was sent. */
  serial: number
  behind: boolean
}

/** What is needed of a socket. */
export type Voice = Pick<TableSocket, 'emit'>

export class SocketWatcher implements Watcher {
  readonly account: string | null
  private readonly socket: Voice
  private readonly way: WayOut
  private readonly pressure: Pressure
  private readonly mayReceive: (match: string) => boolean
  private readonly looking = new Map<string, Looking>()
  private prepared: { readonly update: WireUpdate; readonly text: string } | null = null

  /** `mayReceive` decides at each delivery whether the page may see what happens in the match. */
  constructor(
    socket: Voice,
    way: WayOut,
    account: string | null,
    pressure: Pressure,
    mayReceive: (match: string) => boolean,
  ) {
    this.socket = socket
    this.way = way
    this.account = account
    this.pressure = pressure
    this.mayReceive = mayReceive
  }

  /** It has been given everything up to the serial. */
  looks(match: string, viewer: Viewer, serial: number): void {
    this.looking.set(match, { viewer, serial, behind: false })
  }

  viewerAt(match: string): Viewer | null {
    return this.looking.get(match)?.viewer ?? null
  }

  prepare(update: WireUpdate, texts: UpdateTexts): void {
    this.prepared = { update, text: texts.of(update) }
  }

  /** The actor's own update is the answer to its request, not an event. Who did not look until now does. */
  answered(match: string, viewer: Viewer, update: WireUpdate): Written {
    const looking = this.looking.get(match)
    if (looking === undefined) this.looks(match, viewer, update.serial)
    else looking.serial = Math.max(looking.serial, update.serial)
    const text = this.prepared?.update === update ? this.prepared.text : JSON.stringify(update)
    this.prepared = null
    return new Written(`{"update":${text}}`)
  }

  pack(match: string, viewer: Viewer, update: WireUpdate, texts: UpdateTexts, like?: Parcel): SocketParcel {
    const packet =
      like instanceof SocketParcel && like.update === update
        ? like.packet
        : updatePacket(match, viewer, texts.of(update))
    return new SocketParcel(this, match, viewer, update, packet)
  }

  /** Passes a parcel on, if the page may still see it, it is the next that the page expects and the page keeps up. */
  pass({ match, viewer, update, packet }: SocketParcel): void {
    const looking = this.looking.get(match)
    if (looking === undefined || looking.viewer !== viewer || looking.behind) return
    if (update.serial <= looking.serial || !this.mayReceive(match)) return
    const fits = update.after === null || update.after === looking.serial
    if (!fits || this.pressure.tooMuch) {
      looking.behind = true
      this.socket.emit('table:behind', { match })
      this.pressure.whenDrained()
      return
    }
    looking.serial = update.serial
    send(this.way, packet)
  }

  shutOut(match: string): void {
    this.looking.delete(match)
    this.socket.emit('table:news', { match, news: { kind: 'gone' } })
  }

  stops(match: string): void {
    this.looking.delete(match)
  }

  /** The matches whose updates it has missed, with what it has. */
  get behind(): { readonly match: string; readonly viewer: Viewer; readonly serial: number }[] {
    return [...this.looking].flatMap(([match, { viewer, serial, behind }]) =>
      behind ? [{ match, viewer, serial }] : [],
    )
  }

  /** It is told what it missed. */
  resumed(match: string, update: WireUpdate): void {
    const looking = this.looking.get(match)
    if (looking === undefined) return
    looking.behind = false
    looking.serial = update.serial
    send(this.way, updatePacket(match, looking.viewer, new UpdateTexts().of(update)))
  }

  get matches(): string[] {
    return [...this.looking.keys()]
  }
}

/** An update, written down once for all who look with the same eyes. */
class SocketParcel implements Parcel {
  private readonly to: SocketWatcher
  readonly match: string
  readonly viewer: Viewer
  readonly update: WireUpdate
  readonly packet: Packet

  constructor(to: SocketWatcher, match: string, viewer: Viewer, update: WireUpdate, packet: Packet) {
    this.to = to
    this.match = match
    this.viewer = viewer
    this.update = update
    this.packet = packet
  }

  handOver(): void {
    this.to.pass(this)
  }
}

function updatePacket(match: string, viewer: Viewer, update: string): Packet {
  return packetOf(
    'table:update',
    `{"match":${JSON.stringify(match)},"viewer":${JSON.stringify(viewer)},"update":${update}}`,
  )
}
