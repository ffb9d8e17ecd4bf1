// Sessions: found by their token, renewed, extended and ended.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bytes, HOUR, storedGuest, storedSession } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, sharedDriver } from '../testing/storage.ts'
import { suspendStatement } from './accounts.ts'
import { deleteAccount } from './privacy.ts'
import {
  endAllSessions,
  endSession,
  extendSession,
  openSessions,
  renewSession,
  sessionByToken,
  sessionsOf,
} from './sessions.ts'

const DAY = 24 * HOUR

onBothStorages('a session', (kind) => {
  it('returns its account until it expires, and takes a new token', async () => {
    const driver = await sharedDriver(kind)
    const guest = await storedGuest(driver)
    const found = await sessionByToken(driver, guest.tokenHash, NOW)
    expect(found).toMatchObject({ id: guest.session, signedInAt: NOW, usedAt: NOW, expiresAt: NOW + DAY })
    expect(found?.account).toMatchObject({ id: guest.account, name: guest.name, kind: 'guest' })
    expect(await sessionByToken(driver, guest.tokenHash, NOW + DAY)).toBeNull()
    const renewal = { id: guest.session, grant: guest, tokenHash: bytes(), at: NOW + 5, expiresAt: NOW + 2 * DAY }
    expect(await renewSession(driver, { ...renewal, signedInAt: null })).toBe(true)
    expect(await sessionByToken(driver, guest.tokenHash, NOW)).toBeNull()
    expect(await sessionByToken(driver, renewal.tokenHash, NOW)).toMatchObject({ signedInAt: NOW, usedAt: NOW + 5 })
    expect(await renewSession(driver, { ...renewal, signedInAt: NOW + 5 })).toBe(true)
    expect(await sessionByToken(driver, renewal.tokenHash, NOW)).toMatchObject({ signedInAt: NOW + 5 })
    await extendSession(driver, { id: guest.session, account: guest.account }, NOW + 9, NOW + 3 * DAY)
    expect(await sessionByToken(driver, renewal.tokenHash, NOW + 2 * DAY)).toMatchObject({ usedAt: NOW + 9 })
    const other = await storedGuest(driver)
    expect(await renewSession(driver, { ...renewal, grant: other, signedInAt: null })).toBe(false)
  })

  it('stays open until it ends, expires, or its account is suspended or deleted', async () => {
    const driver = await sharedDriver(kind)
    const people = await Promise.all(Array.from({ length: 4 }, () => storedGuest(driver)))
    const [kept, ended, suspended, deleted] = people
    if (kept === undefined || ended === undefined || suspended === undefined || deleted === undefined)
      throw new Error('four people')
    const ids = people.map(({ session }) => session)
    const open = async (now = NOW) => (await openSessions(driver, [...ids, randomUUID()], now)).map(({ id }) => id)
    expect((await open()).toSorted()).toEqual(ids.toSorted())
    expect(await endSession(driver, kept.account, ended.session)).toBe(false)
    expect(await endSession(driver, ended.account, ended.session)).toBe(true)
    await driver.batch([suspendStatement(suspended.account, NOW)])
    expect(await deleteAccount(driver, deleted.account, NOW)).toMatchObject({ kind: 'deleted' })
    const expected = [{ id: kept.session, role: 'person', expiresAt: NOW + DAY }]
    expect(await openSessions(driver, ids, NOW)).toEqual(expected)
    expect(await open(NOW + DAY)).toEqual([])
    expect(await openSessions(driver, [], NOW)).toEqual([])
  })

  it('appears among those of its account, and ends with all of them', async () => {
    const driver = await sharedDriver(kind)
    const guest = await storedGuest(driver)
    const other = await storedSession(driver, guest)
    const items = await sessionsOf(driver, guest.account)
    expect(items.map(({ id }) => id).toSorted()).toEqual([guest.session, other.session].toSorted())
    expect(items[0]).toMatchObject({ agent: 'test', createdAt: NOW, usedAt: NOW })
    await endAllSessions(driver, guest.account)
    expect(await sessionsOf(driver, guest.account)).toEqual([])
  })
})
