// A table when its write conflicts, when the outcome of a write is unknown, and when a player takes a seat from a bot.
import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import { StorageUnavailable } from '../../storage/driver.ts'
import { entriesAfter } from '../../storage/journal.ts'
import { begunTable, Refusal, sharedServer, TestPerson, type TestServer } from '../../testing/server.ts'
import { onBothStorages, type StorageKind } from '../../testing/storage.ts'
import { botsAsked, playChoices } from '../commands/bots.ts'
import { leave } from '../commands/leave.ts'

const codeOf = (request: Promise<unknown>) =>
  request.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

/** Makes the next append fail, after it was written or before. */
function failNextAppend({ node }: TestServer, isWritten: boolean, outcome: StorageUnavailable['outcome']): void {
  const { storage } = node
  const batch = storage.batch.bind(storage)
  const spy = vi.spyOn(storage, 'batch').mockImplementation(async (statements) => {
    if (statements[0]?.sql.name !== 'journal.head') return batch(statements)
    spy.mockRestore()
    if (isWritten) await batch(statements)
    throw new StorageUnavailable('the connection is lost', outcome)
  })
  onTestFinished(() => spy.mockRestore())
}

/** A person who plays all seats, and the first choice of one. */
async function playing(kind: StorageKind) {
  const server = await sharedServer(kind)
  const anna = await TestPerson.guest(server, 'Anna')
  const { table, seats } = await begunTable([anna, anna, anna, anna], { turnSeconds: 3600 })
  const [seat = ''] = seats
  const mine = await anna.open(table.id, seat)
  const { decision } = mine
  if (decision === null || decision.shape !== 'pick') throw new Error('a pledge is asked of all')
  const request = randomUUID()
  const choice = {
    match: table.id,
    request,
    decision: { id: decision.id, seat },
    answer: decision.options[0]?.id ?? '',
  }
  const send = () => anna.ask('table:answer', choice)
  const choices = async () =>
    (await entriesAfter(server.node.storage, table.id, 0)).filter(({ kind: what }) => what === 'choice')
  return { server, anna, table, seat, mine, request, send, choices }
}

onBothStorages('an answer with an unknown outcome', (kind) => {
  it('returns its update when it was written and the connection was lost before the reply', async () => {
    const { server, send, request, choices, mine, seat } = await playing(kind)
    failNextAppend(server, true, 'unknown')
    const { update } = await send()
    expect(update.frame.step).toBe(1)
    expect((await choices()).map((entry) => entry.request)).toEqual([request])
    mine.take(seat, update)
    expect(mine.frame?.step).toBe(1)
  })

  it('enters the journal once when the connection was lost before it was written', async () => {
    const { server, send, request, choices } = await playing(kind)
    failNextAppend(server, false, 'unknown')
    expect((await send()).update.frame.step).toBe(1)
    expect((await choices()).map((entry) => entry.request)).toEqual([request])
    expect((await send()).update.frame.step).toBe(1)
    expect(await choices()).toHaveLength(1)
  })

  it('fails without an update when the database refuses it, and can be sent again', async () => {
    const { server, send, choices, mine } = await playing(kind)
    failNextAppend(server, false, 'not-written')
    expect(await codeOf(send())).toBe('not-now')
    expect(await choices()).toEqual([])
    expect(mine.frame?.step).toBe(0)
    expect((await send()).update.frame.step).toBe(1)
  })

  it('stays undone when its request is sent again', async () => {
    const { anna, table, send, choices } = await playing(kind)
    await send()
    await anna.ask('table:undo', { match: table.id, request: randomUUID(), step: 1 })
    expect((await send()).update.frame.step).toBe(0)
    expect(await choices()).toHaveLength(1)
  })
})

onBothStorages('a repeated undo', (kind) => {
  it('keeps a later choice when it is sent again', async () => {
    const { anna, table, seat, mine, send, choices } = await playing(kind)
    mine.take(seat, (await send()).update)
    const undo = { match: table.id, request: randomUUID(), step: 1 }
    mine.take(seat, (await anna.ask('table:undo', undo)).update)
    expect(mine.frame?.step).toBe(0)
    if (mine.decision?.shape !== 'pick') throw new Error('the pledge is asked again')
    await mine.answer(mine.decision.options[0]?.id ?? '')
    expect((await anna.ask('table:undo', undo)).update.frame.step).toBe(1)
    expect(await choices()).toHaveLength(2)
  })
})

onBothStorages('a bot', (kind) => {
  it('does not play a seat that its owner took back while the bot was thinking', async () => {
    const { server, anna, table, seat, choices } = await playing(kind)
    const actor = await server.tables.cache.actor(table.id)
    await actor.change((row) => leave(row, seat, anna.id, server.clock.now()))
    const asked = await actor.read(botsAsked)
    if (asked === null) throw new Error('the bot is not to act')
    const chosen = await server.node.botPool.think(table.id, () => asked.task)
    await anna.post(`/tables/${table.id}/seats/${seat}/back`)
    const before = await choices()
    expect(await actor.play((state) => playChoices(state, asked, chosen, server.clock.now()))).toBe(false)
    expect(await choices()).toEqual(before)
  })
})
