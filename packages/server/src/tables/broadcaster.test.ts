import type { ServerEvents, WireUpdate } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { Broadcaster, type Personal, type Sender } from './broadcaster.ts'
import type { MatchRow, SeatRow, TableRow } from './rows.ts'
import { type Subscriber, Subscription } from './subscription.ts'
import { TableViews } from './table-views.ts'

const seat: SeatRow = {
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

const match: MatchRow = {
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

const row: TableRow = { match, host: null, seats: [seat], proposals: [], undoAsked: null }
const rowWith = (about: Partial<SeatRow>): TableRow => ({ ...row, seats: [{ ...seat, ...about }] })

const FRAME = {
  step: 0,
  viewer: 'red',
  view: null,
  decision: null,
  waitingFor: [],
  undoRefused: null,
  canRedo: false,
  undoAsk: null,
  standings: null,
}
const update = (serial: number): WireUpdate => ({
  serial,
  after: serial - 1,
  frame: FRAME,
  log: { upTo: serial - 1, add: [] },
})

interface Sent {
  readonly to: string
  readonly except: readonly string[]
  readonly event: keyof ServerEvents
  readonly body: readonly unknown[]
}

/** A broadcaster for one match, which all clients view with serial 1. */
function broadcasting(personal: Personal = () => null) {
  const sent: Sent[] = []
  const sender = (to: string, except: readonly string[]): Sender => ({
    to: (room) => sender(room, except),
    except: (rooms) => sender(to, [...except, ...rooms]),
    emit: (event, ...body) => sent.push({ to, except, event, body }),
  })
  const broadcaster = new Broadcaster(sender('', []))
  const views = new TableViews()
  const client = (id: string, account: string | null, viewer: string) => {
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
    const subscription = new Subscription('m', subscriber)
    broadcaster.view(subscription, views, views.room(viewer), 1, personal)
    return { state, subscription }
  }
  const deliver = (serial: number, viewer: string, about: TableRow = row, except: Subscription | null = null) =>
    broadcaster.update(about, views.room(viewer), update(serial), personal, except)
  return { broadcaster, views, sent, client, deliver }
}

describe('the broadcaster', () => {
  it('emits an update once for all clients with the same view, but not to the client that made it', () => {
    const { client, deliver, sent } = broadcasting()
    const clients = [client('1', null, 'spectator'), client('2', null, 'spectator'), client('3', 'bela', 'spectator')]
    deliver(2, 'spectator')
    deliver(3, 'spectator', row, clients[2]?.subscription)
    expect(sent.map(({ to, except, event }) => [to, except, event])).toEqual([
      ['view:m:spectator', [], 'table:update'],
      ['view:m:spectator', ['3'], 'table:update'],
    ])
    expect(clients.map(({ subscription }) => subscription.viewing?.serial)).toEqual([3, 3, 3])
  })

  it('gives a spectator who holds seats an update with its own undo, also when the seat is taken later', () => {
    const seated = new Set<string>()
    const { client, deliver, sent } = broadcasting((account) => (seated.has(account) ? { canRedo: true } : null))
    client('1', null, 'spectator')
    const { state } = client('2', 'anna', 'spectator')
    deliver(2, 'spectator')
    seated.add('anna')
    deliver(3, 'spectator')
    expect(sent.map(({ to }) => to)).toEqual(['view:m:spectator', 'view:m:spectator', 'view:m:spectator:anna'])
    expect([...state.rooms]).toEqual(['view:m:spectator:anna'])
    expect(sent.at(-1)?.body).toMatchObject([{ viewer: 'spectator', update: { serial: 3, frame: { canRedo: true } } }])
    expect(sent.at(1)?.body).toMatchObject([{ update: { serial: 3, frame: { canRedo: false } } }])
  })

  it('removes a client that may not receive an update any more, and sends a notice', () => {
    const { client, deliver, sent } = broadcasting()
    const { state, subscription } = client('1', null, 'spectator')
    deliver(2, 'spectator', { ...row, match: { ...match, watching: 'nobody' } })
    expect(sent).toEqual([{ to: '1', except: [], event: 'table:news', body: [{ match: 'm', news: { kind: 'gone' } }] }])
    expect([state.rooms.size, state.removed, subscription.viewing]).toEqual([0, 1, null])
  })

  it('ends the view of a seat that another account holds now, and leaves the client at the table', () => {
    const { broadcaster, client, sent, views } = broadcasting()
    const { state, subscription } = client('1', 'anna', 'red')
    broadcaster.follow(subscription)
    broadcaster.recheck(rowWith({ holder: 'bela' }))
    expect(sent.map(({ to, event }) => [to, event])).toEqual([['1', 'table:news']])
    expect([...state.rooms]).toEqual(['table:m'])
    expect([state.removed, subscription.follows, views.hasViewers]).toEqual([0, true, false])
  })

  it('closes a client whose session has expired instead of sending an update', () => {
    const { client, deliver, sent } = broadcasting()
    const { state } = client('1', null, 'spectator')
    state.hasExpired = true
    deliver(2, 'spectator')
    expect(sent).toEqual([])
    expect(state.closed).toBe(1)
  })

  it('leaves a congested client behind, once, and sends updates to the others', () => {
    const { client, deliver, sent } = broadcasting()
    const { state, subscription } = client('1', null, 'spectator')
    client('2', null, 'spectator')
    state.isCongested = true
    for (let serial = 2; serial < 5; serial++) deliver(serial, 'spectator')
    expect(sent.map(({ to, event }) => [to, event])).toEqual([
      ['1', 'table:behind'],
      ['view:m:spectator', 'table:update'],
      ['view:m:spectator', 'table:update'],
      ['view:m:spectator', 'table:update'],
    ])
    expect([state.rooms.size, state.behind]).toEqual([0, 1])
    expect(subscription.viewing).toMatchObject({ serial: 1, state: 'behind' })
  })

  it('never sends an update that does not follow the last one', () => {
    const { client, deliver, sent } = broadcasting()
    const { state } = client('1', null, 'spectator')
    deliver(1, 'spectator')
    deliver(5, 'spectator')
    expect(sent.map(({ to, event }) => [to, event])).toEqual([['1', 'table:behind']])
    expect(state.behind).toBe(1)
  })

  it('reports the end of the last view', () => {
    const { broadcaster, client } = broadcasting()
    const left: string[] = []
    broadcaster.onViewerLeft = (id) => left.push(id)
    const [one, other] = [client('1', null, 'spectator'), client('2', null, 'spectator')]
    broadcaster.leave(one.subscription)
    expect(left).toEqual([])
    broadcaster.leave(other.subscription)
    expect(left).toEqual(['m'])
  })
})
