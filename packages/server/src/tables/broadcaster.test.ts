import type { WireUpdate } from '@hustings/protocol'
import { describe, expect, it } from 'vitest'
import { fakeClient, fakeMatch, fakeSeat, fakeSender, fakeRow as row } from '../testing/fake-table.ts'
import { Broadcaster, type Personal } from './broadcaster.ts'
import type { Subscription } from './subscription.ts'
import type { SeatRow, TableRow } from './table-row.ts'
import { TableViews } from './table-views.ts'

const rowWith = (about: Partial<SeatRow>): TableRow => ({ ...row, seats: [{ ...fakeSeat, ...about }] })

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

/** A broadcaster for one match, which all clients view with serial 1. */
function broadcasting(personal: Personal = () => null) {
  const { sender, sent } = fakeSender()
  const broadcaster = new Broadcaster(sender)
  const views = new TableViews()
  const client = (id: string, account: string | null, viewer: string) => {
    const { state, subscription } = fakeClient(id, account)
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

  it('removes a client that may not receive updates any more, and sends a notice', () => {
    const { client, deliver, sent } = broadcasting()
    const { state, subscription } = client('1', null, 'spectator')
    deliver(2, 'spectator', { ...row, match: { ...fakeMatch, watching: 'nobody' } })
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

  it('marks a congested client as behind, once, and sends updates to the others', () => {
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
