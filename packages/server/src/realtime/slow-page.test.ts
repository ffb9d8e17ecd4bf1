// A client that stops reading while others play, over a real socket.
import { afterEach, expect, it, vi } from 'vitest'
import { TableService } from '../tables/actor/table-service.ts'
import { begunTable, playOn, sharedServer, TestPerson } from '../testing/server.ts'
import { onBothStorages } from '../testing/storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** More data than the system buffers for a client that does not read: whole matches of Hegemony, about 30 kB each. */
const LOOKS = 400

onBothStorages('a client that stops reading', (kind) => {
  /** Four people play; a spectator has stopped reading and missed updates. */
  async function missing() {
    const server = await sharedServer(kind)
    const names = ['Anna', 'Bela', 'Cleo', 'Dana', 'Slow']
    const people = await Promise.all(names.map((name) => TestPerson.guest(server, name)))
    const slow = people.pop()
    if (slow === undefined) throw new Error('nobody')
    const about = { game: 'hegemony', options: { players: 4 }, watching: 'all' }
    const { table, seats } = await begunTable(people, about)
    const code = table.code ?? undefined
    const playing = await Promise.all(people.map((one, i) => one.open(table.id, seats[i] ?? '', code)))
    const watching = await slow.open(table.id, 'spectator', code)
    await playOn(playing, 'reading', 5)
    await watching.until(({ serial }) => serial === playing[0]?.serial)
    const had = watching.serial
    const socket = await slow.connect()
    const behind = new Promise<void>((resolve) => socket.once('table:behind', () => resolve()))
    slow.reads(false)
    const look = { match: table.id, viewer: 'spectator', since: null, ...(code === undefined ? {} : { code }) }
    for (let i = 0; i < LOOKS; i++) socket.emit('table:open', look, () => undefined)
    await playOn(playing, 'not reading', 60)
    return { table, code, slow, playing, watching, had, socket, behind }
  }

  it('delays no other client, gets a notice that it is behind, and catches up after reading', async () => {
    const { table, code, slow, playing, watching, had, behind } = await missing()
    const now = playing[0]?.serial ?? 0
    expect(now).toBe(had + 60)
    expect(watching.serial).toBe(had)
    slow.reads(true)
    await behind
    await watching.until(({ serial }) => serial === now)
    // The missed updates arrived as one update, not one by one.
    expect(watching.serials.length).toBeLessThan(60)
    await playOn(playing, 'reading again', 3)
    await watching.until(({ serial }) => serial === now + 3)
    const fresh = await slow.ask('table:look', { match: table.id, viewer: 'spectator', ...(code ? { code } : {}) })
    expect('view' in fresh.update.frame && fresh.update.frame.view).toEqual(watching.view)
    expect(fresh.update.log.add).toEqual(watching.log)
  })

  it('gets disconnected when it cannot be brought up to date, and catches up after it reconnects', async () => {
    const { table, code, slow, playing, watching, socket, behind } = await missing()
    const open = vi.spyOn(TableService.prototype, 'open')
    const gone = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
    open.mockRejectedValue(new Error('the database is away'))
    slow.reads(true)
    await behind
    await gone
    open.mockRestore()
    await playOn(playing, 'without it', 3)
    const again = await slow.open(table.id, 'spectator', code)
    expect(again).toBe(watching)
    expect(again.serial).toBe(playing[0]?.serial)
  })
})
