// Hints and reasons at a table of the server: permissions, limits and determinism.
import { legalAnswers, type Seat } from '@hustings/kernel'
import type { TableSeen } from '@hustings/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal, TestPerson, type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ newSeed: () => 'advice' })
})

const code = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

/** Anna and Bela at a table of Ballot, with two bots. */
async function twoAndBots(hints: boolean | undefined) {
  const [anna, bela] = await Promise.all(['Anna', 'Bela'].map((name) => TestPerson.guest(server, name)))
  if (anna === undefined || bela === undefined) throw new Error('nobody')
  const set = await anna.setTable({ botDelayMs: 0, ...(hints === undefined ? {} : { hints }) })
  const seats = set.seats.map(({ seat }) => seat)
  const [mine = '', hers = '', ...others] = seats
  await anna.sit(set, mine)
  await bela.sit(set, hers)
  await bela.ready(set, hers)
  for (const seat of others) await anna.put(`/tables/${set.id}/seats/${seat}`, { bot: 'medium' })
  const table = await anna.post<TableSeen>(`/tables/${set.id}/start`)
  return { anna, bela, table, mine, hers, others }
}

const asked = (decision: { readonly id: string } | null, seat: Seat) => ({ id: decision?.id ?? '', seat })

describe('hints', () => {
  it('stay off by default, and cannot be turned on after the start', async () => {
    const { anna, table, mine } = await twoAndBots(undefined)
    expect(table.hints).toBe(false)
    const { decision } = await anna.open(table.id, mine)
    const body = { match: table.id, decision: asked(decision, mine) }
    expect(await code(anna.ask('table:hint', body))).toBe('hints-off')
    expect(await code(anna.patch(`/tables/${table.id}`, { hints: true }))).toBe('table-playing')
  })

  it('reach only the player of the decision, and are the same every time', async () => {
    const { anna, bela, table, mine } = await twoAndBots(true)
    expect(table.hints).toBe(true)
    const { decision } = await anna.open(table.id, mine)
    if (decision === null) throw new Error('everybody is asked at the start')
    const body = { match: table.id, decision: asked(decision, mine) }
    const hint = await anna.ask('table:hint', body)
    for (const { answer } of hint.options) expect(legalAnswers(decision)).toContain(answer)
    expect(await anna.ask('table:hint', body)).toEqual(hint)
    expect(await code(bela.ask('table:hint', body))).toBe('not-your-seat')
    const watcher = await TestPerson.guest(server, 'Cleo')
    await watcher.open(table.id, 'spectator', table.code ?? '')
    expect(await code(watcher.ask('table:hint', body))).toBe('not-your-seat')
    expect(await code(new TestPerson(server.url, 'nobody').ask('table:hint', body))).toBe('signed-out')
    const stale = { match: table.id, decision: { id: '99.0:x', seat: mine } }
    expect(await code(anna.ask('table:hint', stale))).toBe('stale-decision')
  })
})

describe('reasons', () => {
  it('reach people at the table with the information of their seat, without choices that are still secret', async () => {
    const { anna, bela, table, mine, hers, others } = await twoAndBots(false)
    const page = await anna.open(table.id, mine)
    // All players decide at once: the bots have chosen, and their choices are secret.
    await page.until(({ frame }) => (frame?.step ?? 0) >= others.length)
    const [bot = ''] = others
    const why = { match: table.id, viewer: mine, seat: bot, after: 0, upTo: page.frame?.step ?? 0 }
    const told = await anna.ask('table:why', why)
    expect(told).toMatchObject([
      { seat: bot, level: 'medium', prompt: null, chosen: null, because: { kind: 'hidden' } },
    ])
    expect(await anna.ask('table:why', { ...why, seat: mine })).toEqual([])
    expect(await code(anna.ask('table:why', { ...why, viewer: hers }))).toBe('not-your-seat')
    expect(await bela.ask('table:why', { ...why, viewer: hers })).toEqual(told)
    const watcher = await TestPerson.guest(server, 'Cleo')
    await watcher.open(table.id, 'spectator', table.code ?? '')
    expect(await code(watcher.ask('table:why', { ...why, viewer: 'spectator', code: table.code ?? '' }))).toBe(
      'forbidden',
    )
  })

  it('fail for an account with one running and one waiting, and succeed afterwards', async () => {
    const { anna, bela, table, mine, hers, others } = await twoAndBots(false)
    const page = await anna.open(table.id, mine)
    await page.until(({ frame }) => (frame?.step ?? 0) >= others.length)
    const why = { match: table.id, seat: others[0] ?? '', after: 0, upTo: page.frame?.step ?? 0 }
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const owner = { table: table.id, account: anna.id }
    const holding = [1, 2].map(() =>
      server.node.botPool.why(owner, () => held.then(() => Promise.reject(new Error('held long enough')))),
    )
    const ended = Promise.allSettled(holding)
    try {
      expect(await code(anna.ask('table:why', { ...why, viewer: mine }))).toBe('too-fast')
    } finally {
      release()
    }
    await ended
    expect(await anna.ask('table:why', { ...why, viewer: mine })).toHaveLength(1)
    expect(await bela.ask('table:why', { ...why, viewer: hers })).toHaveLength(1)
  })
})
