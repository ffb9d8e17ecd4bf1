// Presences and heartbeats of nodes, keys of the server, and the deletion of old rows.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { storedGuest, storedTable } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { freshDriver, onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { addMessage, messageById } from './chat.ts'
import { serverKey } from './keys.ts'
import { abandonMatches, forgetExpired, guestsToForget, removeOldTables } from './maintenance.ts'
import { matchRow } from './matches.ts'
import { forgetNodes, nodeGone, nodeSeen } from './nodes.ts'
import { hereElsewhere, onlookersElsewhere, presentElsewhere, setOnlookers, setPresent } from './presence.ts'
import { openSessions } from './sessions.ts'

const DAY = 24 * 3600_000

onBothStorages('presences', (kind) => {
  it('count on other nodes that are alive', async () => {
    const driver = await sharedDriver(kind)
    const [here, there, dead] = [randomUUID(), randomUUID(), randomUUID()]
    const [match, anna, bela] = [randomUUID(), randomUUID(), randomUUID()]
    for (const node of [here, there]) await nodeSeen(driver, node, NOW, NOW)
    await nodeSeen(driver, dead, NOW, NOW - DAY)
    await setPresent(driver, here, match, anna, 1, NOW)
    await setPresent(driver, there, match, anna, 2, NOW)
    await setPresent(driver, there, match, bela, 1, NOW)
    await setPresent(driver, there, match, bela, 0, NOW + 1)
    await setPresent(driver, dead, match, bela, 5, NOW)
    await setOnlookers(driver, there, match, 3)
    await setOnlookers(driver, there, match, 2)
    await setOnlookers(driver, dead, match, 7)
    const found = await presentElsewhere(driver, here, match, NOW - 1)
    expect(found.toSorted((a, b) => b.sockets - a.sockets)).toEqual([
      { account: anna, sockets: 2, since: NOW },
      { account: bela, sockets: 0, since: NOW + 1 },
    ])
    expect(await onlookersElsewhere(driver, here, match, NOW - 1)).toBe(2)
    expect(await onlookersElsewhere(driver, here, randomUUID(), NOW - 1)).toBe(0)
    expect(await hereElsewhere(driver, here, [match], NOW - 1)).toEqual([{ match, account: anna }])
    await nodeGone(driver, there)
    expect(await presentElsewhere(driver, here, match, NOW - 1)).toEqual([])
    await forgetNodes(driver, NOW - 1)
    expect(await runSql(driver, 'select node from presences where match = ?', [match])).toEqual([{ node: here }])
    expect(await runSql(driver, 'select node from onlookers where match = ?', [match])).toEqual([])
  })
})

onBothStorages('a key of the server', (kind) => {
  it('exists once, also when several nodes make it at once', async () => {
    const driver = await sharedDriver(kind)
    const name = randomUUID()
    const make = () => serverKey(driver, name, () => ({ secret: randomUUID() }))
    const keys = await Promise.all([make(), make(), make()])
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1)
    expect(await make()).toEqual(keys[0])
  })
})

onBothStorages('maintenance', (kind) => {
  it('ends matches without a move and deletes tables that did not start', async () => {
    const driver = await freshDriver(kind)
    const { account } = await storedGuest(driver)
    const [idle, moved, waiting] = [
      await storedTable(driver, [account], 'playing'),
      await storedTable(driver, [account], 'playing'),
      await storedTable(driver, [account], 'playing'),
    ]
    const gathering = await storedTable(driver, [account])
    const movedAt = (match: string, at: number) =>
      runSql(driver, 'update matches set moved_at = ? where id = ?', [at, match])
    for (const match of [idle, waiting]) await movedAt(match, NOW - 31 * DAY)
    await movedAt(moved, NOW - DAY)
    await runSql(driver, 'update seats set due_at = ? where match = ?', [NOW + DAY, waiting])
    expect(await abandonMatches(driver, NOW - 30 * DAY, NOW)).toEqual([idle])
    expect(await matchRow(driver, idle)).toMatchObject({ status: 'abandoned', finishedAt: NOW, version: 1 })
    expect(await matchRow(driver, moved)).toMatchObject({ status: 'playing' })
    await removeOldTables(driver, NOW)
    expect(await matchRow(driver, gathering)).not.toBeNull()
    await removeOldTables(driver, NOW + 1)
    expect(await matchRow(driver, gathering)).toBeNull()
    expect(await matchRow(driver, waiting)).toMatchObject({ status: 'playing' })
  })

  it('deletes expired sessions, and the chat of matches that ended 30 days ago', async () => {
    const driver = await freshDriver(kind)
    const { account, session } = await storedGuest(driver)
    const [old, recent] = [
      await storedTable(driver, [account], 'playing'),
      await storedTable(driver, [account], 'playing'),
    ]
    const ids = [randomUUID(), randomUUID()] as const
    for (const [i, match] of [old, recent].entries()) {
      const id = ids[i] ?? ''
      await addMessage(driver, { id, match, account, seat: null, at: NOW, phrase: 'hello', text: null })
      await runSql(driver, 'update matches set finished_at = ? where id = ?', [NOW + i * DAY, match])
    }
    await forgetExpired(driver, NOW)
    expect(await openSessions(driver, [session], NOW)).toHaveLength(1)
    expect(await messageById(driver, ids[0])).not.toBeNull()
    await forgetExpired(driver, NOW + 30 * DAY + 1)
    expect(await openSessions(driver, [session], NOW)).toEqual([])
    expect(await messageById(driver, ids[0])).toBeNull()
    expect(await messageById(driver, ids[1])).not.toBeNull()
  })

  it('finds guests who were not seen and hold no seat of a running table', async () => {
    const driver = await freshDriver(kind)
    const [gone, seated, owner] = [await storedGuest(driver), await storedGuest(driver), await storedGuest(driver)]
    const match = await storedTable(driver, [seated.account])
    await runSql(driver, 'update seats set owner = ? where match = ?', [owner.account, match])
    expect(await guestsToForget(driver, NOW, 10)).toEqual([])
    expect(await guestsToForget(driver, NOW + 1, 10)).toEqual([gone.account])
    await runSql(
      driver,
      `update matches set status = 'abandoned', seed = 's', seed_seal = 's', started_at = 1 where id = ?`,
      [match],
    )
    expect((await guestsToForget(driver, NOW + 1, 10)).toSorted()).toEqual(
      [gone, seated, owner].map(({ account }) => account).toSorted(),
    )
  })
})
