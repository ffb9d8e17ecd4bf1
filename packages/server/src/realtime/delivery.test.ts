// Who may see a table is checked when each message is delivered, whatever was allowed when the socket came.
import { randomUUID } from 'node:crypto'
import { randomAnswer, randomFrom, seedRandom } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import { expect, it } from 'vitest'
import { freshPostgresUrl, onBothDatabases, onPostgres } from '../testing/databases.ts'
import { Ear } from '../testing/hearing.ts'
import { Lag } from '../testing/lag.ts'
import { begunTable, sharedServer, TestPerson, type TestServer, type TestTable, testServer } from '../testing/server.ts'
import { listenSwitch } from '../testing/without-listen.ts'

const SOON = { timeout: 30_000 }
/** Milliseconds in which a change of rights must reach every socket. */
const BOUND = 1000
const DAY = 24 * 3600_000

interface Heard {
  readonly name: string
  readonly body: unknown
}

/** Everything that the socket of a person receives from now on. */
async function hearing(person: TestPerson): Promise<Heard[]> {
  const heard: Heard[] = []
  const socket = await person.connect()
  socket.onAny((name: string, body: unknown) => heard.push({ name, body }))
  return heard
}

const isGone = ({ body }: Heard) => JSON.stringify(body).includes('"kind":"gone"')

/** The host writes; one of the players chooses, or the host changes the name of a table that has not begun. */
async function stir(host: TestPerson, { id }: TableSeen, playing: readonly TestTable[] = []): Promise<void> {
  const text = `stir ${randomUUID()}`
  await host.post(`/tables/${id}/messages`, { id: randomUUID(), text })
  await expect.poll(() => JSON.stringify(host.news).includes(text), SOON).toBe(true)
  if (playing.length === 0) {
    await host.patch(`/tables/${id}`, { name: text })
    await expect.poll(() => JSON.stringify(host.news).includes(`"name":"${text}"`), SOON).toBe(true)
    return
  }
  const asked = () => playing.find(({ decision }) => decision !== null)
  await expect.poll(asked, SOON).toBeDefined()
  const decision = asked()?.decision
  if (decision != null) await asked()?.answer(randomAnswer(decision, randomFrom(seedRandom(text))))
}

/** What the person receives while the host stirs; the answer to a last request comes after all of it. */
async function heardWhile(person: TestPerson, heard: Heard[], act: () => Promise<unknown>): Promise<Heard[]> {
  const before = heard.length
  await act()
  if (person.connected) await person.ask('table:close', { match: randomUUID() }).catch(() => undefined)
  return heard.slice(before).filter((one) => !isGone(one))
}

/** Does it again and again until it is ended. */
function repeating(act: () => Promise<unknown>): { end(): Promise<void> } {
  let ended = false
  const done = (async () => {
    while (!ended) await act()
  })()
  return {
    async end() {
      ended = true
      await done
    },
  }
}

const lag = new Lag()

/** Waits until twice the bound has passed since the moment, however long the process stood still meanwhile. */
async function outlasts(moment: number, bound: number): Promise<void> {
  const passed = () => performance.now() - moment - lag.between(moment, performance.now())
  while (passed() < 2 * bound) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function member(server: TestServer, name: string): Promise<TestPerson> {
  const person = await TestPerson.guest(server, `${name} ${randomUUID().slice(0, 8)}`)
  await person.put('/me/password', { password: 'correct horse battery' })
  return person
}

/** A running match of four people, of whom the second is observed and the others play. */
async function running(server: TestServer) {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
  const { table, seats } = await begunTable(people, { watching: 'nobody' })
  const [mine, theirs, ...others] = await Promise.all(people.map((one, i) => one.open(table.id, seats[i] ?? '')))
  if (mine === undefined || theirs === undefined) throw new Error('nobody')
  return { host: mine.person, player: theirs.person, table, theirs, playing: [mine, ...others] }
}

onBothDatabases('delivery', (kind) => {
  it('sends nothing more to a visitor by the link when a match without spectators begins', async () => {
    const server = await sharedServer(kind)
    const host = await TestPerson.guest(server, 'Anna')
    const table = await host.setTable({ watching: 'nobody' })
    const visitor = new TestPerson(server.url, 'visitor')
    await visitor.ask('table:follow', { match: table.id, code: table.code ?? '' })
    await host.ask('table:follow', { match: table.id })
    const heard = await hearing(visitor)
    await stir(host, table)
    await expect.poll(() => heard.length, SOON).toBeGreaterThan(1)
    const [first, ...others] = table.seats.filter(({ automatic }) => !automatic).map(({ seat }) => seat)
    await host.sit(table, first ?? '')
    for (const seat of others) await host.put(`/tables/${table.id}/seats/${seat}`, { bot: 'random' })
    await host.ready(table, first ?? '')
    const begun = await host.get<TableSeen>(`/tables/${table.id}`)
    expect(begun.status).toBe('playing')
    const opened = await host.open(table.id, first ?? '')
    const text = 'only for players'
    await host.post(`/tables/${table.id}/messages`, { id: randomUUID(), text })
    await expect.poll(() => JSON.stringify(host.news).includes(text), SOON).toBe(true)
    await expect.poll(() => heard.some(isGone), SOON).toBe(true)
    expect(await heardWhile(visitor, heard, () => stir(host, table, [opened]))).toEqual([])
    expect(JSON.stringify(heard)).not.toContain(text)
    expect(JSON.stringify(heard)).not.toContain('"status":"playing"')
  })

  it('sends nothing to a person one second after the host removed them, and refuses the link they came by', async () => {
    const server = await sharedServer(kind)
    const host = await TestPerson.guest(server, 'Anna')
    const removed = await TestPerson.guest(server, 'Bela')
    const other = await TestPerson.guest(server, 'Cleo')
    const table = await host.setTable()
    const [seat = '', next = ''] = table.seats.map((one) => one.seat)
    const { code } = table
    await removed.ask('table:follow', { match: table.id, code: code ?? '' })
    await removed.sit(table, seat)
    await other.sit(table, next)
    await removed.ask('lobby:watch', {})
    for (const person of [host, other]) await person.ask('table:follow', { match: table.id })
    const ear = await Ear.of(removed)
    const stirring = repeating(() => stir(host, table))
    await expect
      .poll(() => [...ear.kinds], SOON)
      .toEqual(expect.arrayContaining(['table:news chat', 'table:news changed', 'lobby:changed']))
    const after = await host.delete<TableSeen>(`/tables/${table.id}/seats/${seat}`)
    const moment = performance.now()
    await outlasts(moment, BOUND)
    await stirring.end()
    expect(ear.laterThan(moment, BOUND, lag)).toEqual([])
    expect(ear.heard.at(-1)?.kind).toBe('table:news gone')

    expect(after.code).not.toBe(code)
    await expect(removed.get(`/tables/${table.id}?code=${code}`)).rejects.toThrow('not-found')
    await expect(removed.ask('table:follow', { match: table.id, code: code ?? '' })).rejects.toThrow('not-found')
    await expect(removed.sit(table, seat)).rejects.toThrow('not-found')
    // Who stays gets the new code, and it lets others in.
    expect(JSON.stringify(other.news)).toContain(`"code":"${after.code}"`)
    await removed.ask('table:follow', { match: table.id, code: after.code ?? '' })
  })

  it('sends nothing more to the socket of a session that signs out, and of an account that is suspended', async () => {
    const server = await sharedServer(kind)
    for (const end of ['sign-out', 'suspend'] as const) {
      const { host, player, table, playing } = await running(server)
      const heard = await hearing(player)
      await stir(host, table, playing)
      await expect.poll(() => new Set(heard.map(({ name }) => name)).size, SOON).toBe(2)
      if (end === 'sign-out') await player.post('/sign-out', { everywhere: true })
      else await server.node.database.write('update accounts set suspended_at = now() where id = $1', [player.id])
      const before = heard.length
      const text = `after ${end}`
      await host.post(`/tables/${table.id}/messages`, { id: randomUUID(), text })
      await expect.poll(() => JSON.stringify(host.news).includes(text), SOON).toBe(true)
      await expect.poll(() => player.connected, SOON).toBe(false)
      expect(JSON.stringify(heard.slice(before))).not.toContain(text)
    }
  })

  it('sends nothing more to a moderator who is demoted, or whose report is settled', async () => {
    const server = await sharedServer(kind)
    for (const end of ['demoted', 'settled'] as const) {
      const { host, player, table, playing } = await running(server)
      const line = randomUUID()
      await host.post(`/tables/${table.id}/messages`, { id: line, text: 'something rude' })
      await player.post(`/messages/${line}/report`, { why: 'insult' })
      const moderator = await member(server, 'Moderator')
      await server.node.database.write(`update accounts set role = 'moderator' where id = $1`, [moderator.id])
      await moderator.open(table.id, 'spectator')
      const heard = await hearing(moderator)
      await stir(host, table, playing)
      await expect.poll(() => new Set(heard.map(({ name }) => name)).size, SOON).toBe(2)
      if (end === 'settled') await moderator.patch(`/reports/${line}`, { hide: false })
      else await server.node.database.write(`update accounts set role = 'person' where id = $1`, [moderator.id])
      await expect.poll(() => heard.some(isGone), SOON).toBe(true)
      expect(await heardWhile(moderator, heard, () => stir(host, table, playing))).toEqual([])
      await expect(moderator.ask('table:follow', { match: table.id })).rejects.toThrow('not-found')
    }
  })

  it('sends nothing more to a socket whose session expires, and refuses its commands', async () => {
    const server = await sharedServer(kind)
    const old = await TestPerson.guest(server, 'Old')
    server.clock.move(300 * DAY)
    const host = await TestPerson.guest(server, 'Anna')
    const table = await host.setTable({ watching: 'all' })
    await host.ask('table:follow', { match: table.id })
    const silent = await TestPerson.withCookie(server, 'silent', old.cookie)
    await server.node.database.write('update sessions set expires_at = $2 where account = $1', [
      old.id,
      new Date(server.clock.now().getTime() + DAY),
    ])
    for (const person of [old, silent]) await person.ask('table:follow', { match: table.id })
    const heard = await hearing(silent)
    server.clock.move(2 * DAY)
    const refused = await old.ask('lobby:watch', {}).catch((error: Error) => error.message)
    // The check of all sessions may close it first.
    expect(['signed-out', 'socket has been disconnected', 'operation has timed out']).toContain(refused)
    expect(await heardWhile(silent, heard, () => stir(host, table))).toEqual([])
    await expect.poll(() => [old.connected, silent.connected], SOON).toEqual([false, false])
  })
})

onPostgres('a node that has lost its LISTEN connection for good', () => {
  it('sends nothing more after a sign-out, a suspension or a removal on another node', async () => {
    const url = await freshPostgresUrl()
    const way = await listenSwitch(url)
    const [elsewhere, deaf] = await Promise.all([testServer({ url }), testServer({ url: way.url })])
    // Everybody is connected to the deaf node.
    const { host, player, table, theirs, playing } = await running(deaf)
    const suspended = await TestPerson.guest(deaf, 'Cleo')
    const removed = await TestPerson.guest(deaf, 'Dana')
    const gathering = await host.setTable()
    const seats = gathering.seats.map(({ seat }) => seat)
    await removed.sit(gathering, seats[0] ?? '')
    await suspended.sit(gathering, seats[1] ?? '')
    for (const person of [removed, suspended, host]) {
      await person.ask('table:follow', { match: gathering.id })
      await person.ask('lobby:watch', {})
    }
    const ears = await Promise.all([player, suspended, removed].map(hearing))
    await stir(host, table, playing)
    await stir(host, gathering)
    await theirs.until(({ serial }) => playing.every((one) => serial >= one.serial))
    for (const heard of ears) await expect.poll(() => heard.map(({ name }) => name), SOON).toContain('table:news')
    expect(ears[0]?.map(({ name }) => name)).toContain('table:update')

    way.cut()
    await expect.poll(() => way.refused, SOON).toBeGreaterThan(0)
    const there = async (person: TestPerson) => TestPerson.withCookie(elsewhere, person.name, person.cookie)
    await (await there(player)).post('/sign-out', { everywhere: true })
    const moderator = await member(elsewhere, 'Moderator')
    await elsewhere.node.database.write(`update accounts set role = 'moderator' where id = $1`, [moderator.id])
    const line = randomUUID()
    await (await there(suspended)).post(`/tables/${gathering.id}/messages`, { id: line, text: 'something rude' })
    await moderator.patch(`/reports/${line}`, { hide: true, suspend: true })
    await (await there(host)).delete(`/tables/${gathering.id}/seats/${seats[0]}`)
    const before = ears.map((heard) => heard.length)
    // What the deaf node itself is told about these tables is delivered by it at once.
    const text = 'after the cut'
    for (const { id } of [table, gathering]) await host.post(`/tables/${id}/messages`, { id: randomUUID(), text })
    await host.patch(`/tables/${gathering.id}`, { name: text })
    await expect.poll(() => JSON.stringify(host.news).split(`"text":"${text}"`).length, SOON).toBe(3)
    await expect.poll(() => JSON.stringify(host.news).includes(`"name":"${text}"`), SOON).toBe(true)
    await expect.poll(() => [player.connected, suspended.connected], SOON).toEqual([false, false])
    await stir(host, table, playing)
    await expect.poll(() => ears[2]?.some(isGone), SOON).toBe(true)
    expect(await heardWhile(removed, ears[2] ?? [], () => stir(host, gathering))).toEqual([])
    for (const [i, heard] of ears.entries()) {
      const late = heard.slice(before[i]).filter((one) => !isGone(one))
      expect(JSON.stringify(late)).not.toContain(text)
    }
  })
})
