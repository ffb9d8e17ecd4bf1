// One actor with a fake storage and no socket.
import type { Answer, Seat } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { engineOf } from '@hustings/live'
import { type ServerEvents, TroubleError } from '@hustings/protocol'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { createMetrics } from '../../observe/metrics.ts'
import { FakeTableStorage, fakeClient, fakeSender } from '../../testing/fake-table.ts'
import { Broadcaster } from '../broadcaster.ts'
import { answer } from '../commands/answer.ts'
import { undo } from '../commands/undo.ts'
import { MatchLoader } from '../match-loader.ts'
import { TableActor } from './table-actor.ts'

async function actorWithStorage() {
  const storage = new FakeTableStorage()
  const { sender, sent } = fakeSender()
  const broadcaster = new Broadcaster(sender)
  const games = new Map([[ballot.id, async () => engineOf(ballot, () => ({ key: 'ballot.round' }))]])
  const said: string[] = []
  const node = {
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    now: () => 0,
    bus: { publish: ({ kind }: { readonly kind: string }) => said.push(kind) },
  }
  const parts = {
    node: node as never,
    storage,
    loader: new MatchLoader(storage, games),
    broadcaster,
    written: () => undefined,
    viewed: () => undefined,
    gone: () => undefined,
  }
  const actor = new TableActor(parts, await storage.row())
  let count = 0
  /** The first open decision, answered with its first option. */
  const choice = () =>
    actor.read(({ match }) => {
      const decision = match.decisions.find(({ shape }) => shape === 'pick')
      if (decision?.shape !== 'pick') throw new Error('a pledge is asked of all')
      const option: Answer = decision.options[0]?.id ?? ''
      return { decision: { id: decision.id, seat: decision.seat }, answer: option }
    })
  const send = (wanted: Awaited<ReturnType<typeof choice>>, request = `request ${++count}`) =>
    actor.act(request, (state) => answer(state, { account: 'anna', request, ...wanted }))
  const stepNow = () => actor.read(({ match }) => match.step)
  const view = async (id: string, viewer: Seat | 'spectator' = 'spectator') => {
    const { subscription } = fakeClient(id, null)
    const client = { subscription, asker: subscription.asker, viewer }
    return { client, update: await actor.view(client, null) }
  }
  const updates = () =>
    sent.filter(({ event }) => event === 'table:update').map(({ body }) => body[0]) as Parameters<
      ServerEvents['table:update']
    >[0][]
  return { storage, actor, choice, send, stepNow, view, updates, said }
}

/** The last append of another node. */
function lastAppendOf({ storage }: Awaited<ReturnType<typeof actorWithStorage>>) {
  if (storage.lastAppend === null) throw new Error('nothing was appended')
  return storage.lastAppend
}

const codeOf = (command: Promise<unknown>) =>
  command.then(
    () => 'done',
    (error: unknown) => (error instanceof TroubleError ? error.trouble.code : String(error)),
  )

/** A promise that the test resolves. */
function gate() {
  const open: (() => void)[] = []
  const promise = new Promise<void>((resolve) => open.push(resolve))
  return { promise, resolve: () => open[0]?.() }
}

describe('TableActor', () => {
  it('runs commands in the order in which they came, one at a time', async () => {
    const { actor, storage, choice, send } = await actorWithStorage()
    const wanted = await choice()
    const disk = gate()
    storage.disk = disk.promise
    const order: string[] = []
    const first = send(wanted).then(() => order.push('answer'))
    const second = actor.read(({ match }) => order.push(`reads step ${match.step}`))
    const third = actor
      .act('undo', (state) => undo(state, { account: 'anna', request: 'undo', step: 1 }))
      .then(() => order.push('undo'))
    disk.resolve()
    await Promise.all([first, second, third])
    expect(order).toEqual(['answer', 'reads step 1', 'undo'])
    expect(storage.entries.map(({ kind }) => kind)).toEqual(['start', 'choice', 'undo'])
  })

  it('refuses commands with too-fast while 64 wait, and accepts them afterwards', async () => {
    const { actor, storage, choice, send, stepNow } = await actorWithStorage()
    const wanted = await choice()
    const disk = gate()
    storage.disk = disk.promise
    const waiting = [send(wanted), ...Array.from({ length: 63 }, stepNow)]
    expect(await codeOf(stepNow())).toBe('too-fast')
    expect(await codeOf(send(wanted))).toBe('too-fast')
    disk.resolve()
    await Promise.all(waiting)
    expect(await stepNow()).toBe(1)
    expect(actor.isBusy).toBe(false)
  })

  it('shows a move to viewers only after it is written', async () => {
    const { storage, choice, send, view, updates, said } = await actorWithStorage()
    await view('1')
    const wanted = await choice()
    const disk = gate()
    storage.disk = disk.promise
    const sending = send(wanted)
    await expect.poll(() => storage.appends).toBe(1)
    expect([updates(), said]).toEqual([[], []])
    disk.resolve()
    await sending
    expect(updates()).toMatchObject([{ match: 'm', viewer: 'spectator', update: { serial: 2 } }])
    expect(said).toEqual(['match'])
  })

  it('runs a command again on the reloaded table after a conflict', async () => {
    const { storage, choice, send, stepNow } = await actorWithStorage()
    const wanted = await choice()
    storage.nextAppends = ['conflict']
    storage.raiseVersion()
    await send(wanted)
    expect([storage.appends, storage.loads, storage.entries.length]).toEqual([2, 2, 2])
    expect(await stepNow()).toBe(1)
  })

  it('fails with not-now after five conflicts, and discards the move', async () => {
    const { storage, choice, send, stepNow, view, updates } = await actorWithStorage()
    await view('1')
    const wanted = await choice()
    storage.nextAppends = Array(5).fill('conflict')
    expect(await codeOf(send(wanted))).toBe('not-now')
    expect([storage.appends, storage.entries.length, await stepNow()]).toEqual([5, 1, 0])
    expect(updates()).toEqual([])
  })

  it('finds its request in the journal when the connection was lost after the commit, and shows the move once', async () => {
    const { storage, choice, send, stepNow, view, updates } = await actorWithStorage()
    await view('1')
    const wanted = await choice()
    storage.nextAppends = ['written and lost']
    await send(wanted, 'r')
    expect(storage.entries.map(({ request }) => request)).toEqual([null, 'r'])
    expect(storage.appends).toBe(1)
    expect(await stepNow()).toBe(1)
    expect(updates().map(({ update }) => update.serial)).toEqual([2])
  })

  it('writes a move once when the connection was lost before the commit', async () => {
    const { storage, choice, send, stepNow } = await actorWithStorage()
    const wanted = await choice()
    storage.nextAppends = ['lost']
    await send(wanted, 'r')
    expect(storage.entries.map(({ request }) => request)).toEqual([null, 'r'])
    expect([storage.appends, await stepNow()]).toEqual([2, 1])
  })

  it('writes a request that is sent twice once', async () => {
    const { storage, choice, send } = await actorWithStorage()
    const wanted = await choice()
    await Promise.all([send(wanted, 'r'), send(wanted, 'r')])
    expect(storage.entries).toHaveLength(2)
  })

  it('loads the match again after hibernation, and sends its viewers the next move', async () => {
    const { actor, storage, choice, send, view, updates } = await actorWithStorage()
    await view('1')
    await send(await choice())
    expect(storage.loads).toBe(1)
    actor.hibernate()
    expect([actor.isHibernating, actor.hasViewers, actor.sequence, actor.row.match.sequence]).toEqual([
      true,
      true,
      2,
      2,
    ])
    await send(await choice())
    expect([actor.isHibernating, storage.loads]).toEqual([false, 2])
    expect(updates().map(({ update }) => update.serial)).toEqual([2, 3])
  })

  it('does not hibernate while a command runs', async () => {
    const { actor, storage, choice, send, stepNow } = await actorWithStorage()
    const wanted = await choice()
    const disk = gate()
    storage.disk = disk.promise
    const sending = send(wanted)
    await expect.poll(() => storage.appends).toBe(1)
    actor.hibernate()
    expect(actor.isHibernating).toBe(false)
    disk.resolve()
    await sending
    expect([await stepNow(), storage.loads]).toEqual([1, 1])
  })

  it('wakes for moves of another node only when it has viewers', async () => {
    const one = await actorWithStorage()
    await one.send(await one.choice())
    one.actor.hibernate()
    const another = await actorWithStorage()
    await another.send(await another.choice())
    await another.send(await another.choice())
    const news = { row: await another.storage.row(), entries: another.storage.entries.slice(2) }
    await one.actor.receive(news)
    expect([one.actor.isHibernating, one.actor.row.match.sequence]).toEqual([true, 3])
    const viewed = await actorWithStorage()
    await viewed.view('1')
    viewed.actor.hibernate()
    await viewed.send(await viewed.choice())
    viewed.actor.hibernate()
    await viewed.actor.receive({ row: await viewed.storage.row(), entries: [] })
    expect(viewed.actor.isHibernating).toBe(true)
    await viewed.storage.append(lastAppendOf(another))
    await viewed.actor.receive({ row: await viewed.storage.row(), entries: [] })
    expect(viewed.actor.isHibernating).toBe(false)
    expect(viewed.updates().map(({ update }) => update.serial)).toEqual([2, 3])
  })

  it('applies the moves of another node in order and ignores news that is older than its match', async () => {
    const one = await actorWithStorage()
    await one.view('1')
    const another = await actorWithStorage()
    await another.send(await another.choice())
    const first = { row: await another.storage.row(), entries: another.storage.entries.slice(1) }
    await another.send(await another.choice())
    const both = { row: await another.storage.row(), entries: another.storage.entries.slice(1) }
    await one.actor.receive(both)
    await one.actor.receive(first)
    expect([await one.stepNow(), one.actor.sequence]).toEqual([2, 3])
    expect(one.updates().map(({ update }) => update.serial)).toEqual([2, 3])
    // Nothing was loaded for it but the match that the viewer opened.
    expect(one.storage.loads).toBe(1)
  })
})
