// A table without database and sockets: its row, a storage in memory, and clients that record what they receive.
import { Match } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import type { LiveMatch } from '@hustings/live'
import type { ServerEvents } from '@hustings/protocol'
import { StorageUnavailable } from '../storage/driver.ts'
import type { Entry, StoredSnapshot } from '../storage/entry.ts'
import type { Append } from '../storage/journal.ts'
import type { MatchRow } from '../storage/matches.ts'
import type { Sender } from '../tables/broadcaster.ts'
import { type Subscriber, Subscription } from '../tables/subscription.ts'
import type { SeatRow, TableRow } from '../tables/table-row.ts'
import type { TableStorage } from '../tables/table-storage.ts'

export const fakeSeat: SeatRow = {
  seat: 'red',
  holder: 'anna',
  holderName: 'Anna',
  holderMember: false,
  bot: null,
  automatic: false,
  open: false,
  ready: true,
  satAt: null,
  toAct: true,
  actingSince: null,
  dueAt: null,
  remindAt: null,
  reminded: 0,
  leftSeconds: null,
  missed: 0,
  owner: null,
  ownerName: null,
  awayFrom: null,
  awayUntil: null,
  remindedAt: null,
  prompt: null,
  lateVotes: 0,
  match: 'm',
}

export const fakeMatch: MatchRow = {
  id: 'm',
  code: 'ABCDEFGH',
  game: 'ballot',
  gameVersion: 1,
  name: 'Table',
  language: 'en',
  options: {},
  host: 'anna',
  hostName: 'Anna',
  hostMember: false,
  status: 'playing',
  listed: false,
  watching: 'all',
  chat: 'off',
  afterEnd: false,
  hints: false,
  randomSeats: false,
  turnSeconds: null,
  whenLate: 'ask',
  botDelayMs: 0,
  seedSeal: null,
  sequence: 1,
  step: 0,
  revealedStep: 0,
  version: 0,
  botDueAt: null,
  summary: null,
  standings: null,
  frozen: null,
  createdAt: 0,
  startedAt: null,
  movedAt: null,
  finishedAt: null,
}

export const fakeRow: TableRow = { match: fakeMatch, host: null, seats: [fakeSeat], proposals: [], undoAsked: null }

export interface Sent {
  readonly to: string
  readonly except: readonly string[]
  readonly event: keyof ServerEvents
  readonly body: readonly unknown[]
}

/** Keeps emitted events in order. */
export function fakeSender(): { readonly sender: Sender; readonly sent: Sent[] } {
  const sent: Sent[] = []
  const to = (target: string, except: readonly string[]): Sender => ({
    to: (room) => to(room, except),
    except: (rooms) => to(target, [...except, ...rooms]),
    emit: (event, ...body) => sent.push({ to: target, except, event, body }),
  })
  return { sender: to('', []), sent }
}

/** A client of the table `m`. */
export function fakeClient(id: string, account: string | null) {
  const state = { rooms: new Set<string>(), hasExpired: false, isCongested: false, behind: 0, removed: 0, closed: 0 }
  const subscriber: Subscriber = {
    id,
    account,
    isModerator: false,
    get hasExpired() {
      return state.hasExpired
    },
    get isCongested() {
      return state.isCongested
    },
    join: (room) => state.rooms.add(room),
    leave: (room) => state.rooms.delete(room),
    disconnect: () => state.closed++,
    fellBehind: () => state.behind++,
    removed: () => state.removed++,
  }
  return { state, subscription: new Subscription('m', subscriber) }
}

/** Outcome of the next append. `lost`: the connection ends, after the write or before. */
export type NextAppend = 'written' | 'conflict' | 'written and lost' | 'lost'

/** A running match of Ballot at the table `m`; Anna plays all seats. */
export class FakeTableStorage implements TableStorage {
  nextAppends: NextAppend[] = []
  /** Appends wait for it. */
  disk: Promise<void> = Promise.resolve()
  loads = 0
  appends = 0
  lastAppend: Append | null = null
  readonly entries: Entry[] = []
  private readonly snapshots: StoredSnapshot[] = []
  private table: TableRow

  constructor() {
    const match: LiveMatch = Match.start(ballot, ballot.options({}), 'seed')
    const open = new Set(match.decisions.map(({ seat }) => seat))
    const seats = match.seats.map((seat) => ({ ...fakeSeat, seat, toAct: open.has(seat) }))
    this.table = { ...fakeRow, match: { ...fakeMatch, options: match.options }, seats }
    this.entries.push(startEntry)
    this.snapshots.push({ sequence: 1, step: 0, stage: ballot.stage(match.state as never), record: match.record() })
  }

  row = async () => this.table
  newestSnapshot = async () => {
    this.loads++
    return this.snapshots.at(-1) ?? null
  }
  snapshotBefore = async (_: string, step: number) => this.snapshots.findLast((one) => one.step <= step) ?? null
  entriesAfter = async (_: string, sequence: number) => this.entries.filter((entry) => entry.sequence > sequence)
  stepAt = async (_: string, sequence: number) => this.entries.find((one) => one.sequence === sequence)?.step ?? null
  seed = async () => 'seed'
  isWritten = async (_: string, request: string) => this.entries.some((entry) => entry.request === request)
  change = async () => this.never()
  start = async () => this.never()
  remove = async () => this.never()

  async append(append: Append): Promise<boolean> {
    this.appends++
    this.lastAppend = append
    const next = this.nextAppends.shift() ?? 'written'
    await this.disk
    if (next === 'lost') throw new StorageUnavailable('the connection is lost', 'unknown')
    if (next === 'conflict' || !this.isNext(append)) return false
    this.write(append)
    if (next === 'written and lost') throw new StorageUnavailable('the connection is lost', 'unknown')
    return true
  }

  /** Another node changes the row. */
  raiseVersion(): void {
    const { match } = this.table
    this.table = { ...this.table, match: { ...match, version: match.version + 1 } }
  }

  private isNext({ after, entries }: Append): boolean {
    const { sequence, version } = this.table.match
    const requests = this.entries.map(({ request }) => request)
    const isRepeated = entries.some(({ request }) => request !== null && requests.includes(request))
    return after.sequence === sequence && after.version === version && !isRepeated
  }

  private write({ entries, turns, snapshot }: Append): void {
    const last = entries.at(-1) ?? startEntry
    this.entries.push(...entries)
    if (snapshot !== null) this.snapshots.push(snapshot)
    this.table = {
      ...this.table,
      match: { ...this.table.match, sequence: last.sequence, step: last.step },
      seats: this.table.seats.map((seat) => ({ ...seat, ...turns.find((turn) => turn.seat === seat.seat) })),
    }
  }

  private never(): never {
    throw new Error('the fake storage writes moves only')
  }
}

const startEntry: Entry = {
  sequence: 1,
  kind: 'start',
  seat: null,
  answer: null,
  step: 0,
  actor: 'anna',
  bot: null,
  request: null,
  revealed: false,
  events: [],
  cuts: null,
}
