// Notices and push devices: keys, limits, claims by several nodes, and owners of devices.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { DEFAULT_WANTS } from '../notifications/outbox.ts'
import { storedGuest, storedTable } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { block } from './blocks.ts'
import type { Driver } from './driver.ts'
import {
  addNotices,
  dueNotices,
  mayInvite,
  moveNotices,
  type NewNotice,
  noticeChoices,
  noticesOfOpenTurns,
  recipientOf,
  setNoticeChoices,
  settleNotices,
  waitingNotices,
} from './notices.ts'
import { DEVICES_PER_ACCOUNT, devicesOf, dropDevice, putDevice, removeDevice } from './push.ts'

const MINUTE = 60_000

function noticeFor(account: string, more: Partial<NewNotice> = {}): NewNotice {
  const id = randomUUID()
  const rest = { match: null, seat: null, actingSince: null, kind: 'started', channel: 'push' } as const
  return { id, account, ...rest, onceKey: id, words: { table: 'Friday' }, sendAt: NOW, ...more }
}

async function dueOf(driver: Driver, account: string, now = NOW) {
  const due = await dueNotices(driver, { channel: 'push', now, sentAfter: now - MINUTE, without: [], limit: 10_000 })
  return due.filter((one) => one.account === account)
}

onBothStorages('the outbox', (kind) => {
  it('keeps a notice once, ignores unknown accounts, and limits how many of an account wait', async () => {
    const driver = await sharedDriver(kind)
    const { account } = await storedGuest(driver)
    const before = await waitingNotices(driver)
    await addNotices(driver, [noticeFor(account, { onceKey: `once ${account}` }), noticeFor(randomUUID())])
    await addNotices(driver, [noticeFor(account, { onceKey: `once ${account}` })])
    expect(await dueOf(driver, account)).toHaveLength(1)
    await addNotices(
      driver,
      Array.from({ length: 250 }, () => noticeFor(account)),
    )
    expect(await dueOf(driver, account)).toHaveLength(200)
    await addNotices(
      driver,
      Array.from({ length: 50 }, () => noticeFor(account, { kind: 'security' })),
    )
    expect(await dueOf(driver, account)).toHaveLength(240)
    expect(await waitingNotices(driver)).toBe(before + 240)
  })

  it('gives each due notice to one of the nodes that move it at once', async () => {
    const driver = await sharedDriver(kind)
    const { account } = await storedGuest(driver)
    const later = noticeFor(account, { sendAt: NOW + MINUTE })
    await addNotices(driver, [...Array.from({ length: 20 }, () => noticeFor(account)), later])
    const claim = async () => {
      const due = await dueOf(driver, account)
      return moveNotices(
        driver,
        due.map((notice) => ({ notice, sendAt: NOW + MINUTE, attempts: 1 })),
      )
    }
    const claimed = await Promise.all([claim(), claim(), claim()])
    expect(claimed.flatMap((ids) => [...ids])).toHaveLength(20)
    expect(new Set(claimed.flatMap((ids) => [...ids])).size).toBe(20)
    expect(await dueOf(driver, account)).toEqual([])
    const again = await dueOf(driver, account, NOW + MINUTE)
    expect(again).toHaveLength(21)
    expect(again.map(({ attempts }) => attempts).toSorted()).toEqual([0, ...Array<number>(20).fill(1)])
  })

  it('leaves out busy accounts, and returns when the account was last notified', async () => {
    const driver = await sharedDriver(kind)
    const [{ account }, other] = [await storedGuest(driver), await storedGuest(driver)]
    const [first, second] = [noticeFor(account, { words: { table: 'One', person: 'Bela' } }), noticeFor(account)]
    await addNotices(driver, [first, second, noticeFor(other.account)])
    const wish = { channel: 'push', now: NOW, sentAfter: NOW - MINUTE, limit: 10_000 } as const
    const found = await dueNotices(driver, { ...wish, without: [other.account] })
    expect(found.filter((one) => one.account === other.account)).toEqual([])
    expect(found.find(({ id }) => id === first.id)).toMatchObject({ words: first.words, lastSent: null, attempts: 0 })
    await settleNotices(driver, [first.id], null, NOW - 1000)
    expect(await dueOf(driver, account)).toMatchObject([{ id: second.id, lastSent: NOW - 1000 }])
    await settleNotices(driver, [], null, NOW)
    await settleNotices(driver, [second.id], 'over', NOW)
    expect(await dueOf(driver, account)).toEqual([])
  })

  it('returns the notices whose turns are still open', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela] = [await storedGuest(driver), await storedGuest(driver)]
    const match = await storedTable(driver, [anna.account, bela.account], 'playing')
    await runSql(driver, 'update seats set to_act = 1, acting_since = ? where match = ? and seat = ?', [
      NOW,
      match,
      'seat 0',
    ])
    const turn = { match, seat: 'seat 0', actingSince: NOW }
    const open = noticeFor(anna.account, turn)
    const over = noticeFor(anna.account, { ...turn, actingSince: NOW - 1 })
    const foreign = noticeFor(bela.account, turn)
    await addNotices(driver, [open, over, foreign])
    expect(await noticesOfOpenTurns(driver, [open.id, over.id, foreign.id])).toEqual(new Set([open.id]))
  })

  it('keeps the choices of an account, and its confirmed address', async () => {
    const driver = await sharedDriver(kind)
    const { account, name } = await storedGuest(driver)
    expect(await noticeChoices(driver, account)).toEqual({ timeZone: 'UTC', wants: null, quiet: null })
    const choices = { wants: { ...DEFAULT_WANTS, 'your-turn': ['mail' as const] }, quiet: { from: 60, until: 120 } }
    await setNoticeChoices(driver, account, choices)
    expect(await noticeChoices(driver, account)).toEqual({ timeZone: 'UTC', ...choices })
    await setNoticeChoices(driver, account, { wants: DEFAULT_WANTS, quiet: null })
    expect(await noticeChoices(driver, account)).toEqual({ timeZone: 'UTC', wants: DEFAULT_WANTS, quiet: null })
    expect(await noticeChoices(driver, randomUUID())).toBeNull()
    await runSql(driver, 'insert into emails (address_key, account, address) values (?, ?, ?)', [
      account,
      account,
      'a@b',
    ])
    expect(await recipientOf(driver, account)).toEqual({ name, language: 'en', address: null })
    await runSql(driver, 'update emails set confirmed_at = ? where account = ?', [NOW, account])
    expect(await recipientOf(driver, account)).toEqual({ name, language: 'en', address: 'a@b' })
  })

  it('lets an account invite those it has played with, unless they block it', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela, cleo] = [await storedGuest(driver), await storedGuest(driver), await storedGuest(driver)]
    await storedTable(driver, [anna.account, bela.account])
    expect(await mayInvite(driver, anna.account, bela.account)).toBe(true)
    expect(await mayInvite(driver, anna.account, cleo.account)).toBe(false)
    await block(driver, bela.account, anna.account, NOW)
    expect(await mayInvite(driver, anna.account, bela.account)).toBe(false)
    expect(await mayInvite(driver, bela.account, anna.account)).toBe(true)
  })
})

const device = (endpoint: string, auth = 'secret') => ({ endpoint, keys: { p256dh: 'key', auth } })

onBothStorages('push devices', (kind) => {
  it('belong to one account, which another gets only with the same keys', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela] = [await storedGuest(driver), await storedGuest(driver)]
    const endpoint = `https://push.example.org/${randomUUID()}`
    expect(await putDevice(driver, anna.account, device(endpoint), NOW)).toBe('stored')
    expect(await putDevice(driver, bela.account, device(endpoint, 'other'), NOW)).toBe('taken')
    expect(await putDevice(driver, randomUUID(), device(endpoint), NOW)).toBe('no-account')
    await removeDevice(driver, bela.account, endpoint)
    expect(await devicesOf(driver, anna.account)).toEqual([device(endpoint)])
    expect(await putDevice(driver, bela.account, device(endpoint), NOW)).toBe('stored')
    expect(await devicesOf(driver, anna.account)).toEqual([])
    await dropDevice(driver, endpoint)
    expect(await devicesOf(driver, bela.account)).toEqual([])
  })

  it('include the newest ten of an account, also when they come at once', async () => {
    const driver = await sharedDriver(kind)
    const { account } = await storedGuest(driver)
    const endpoints = Array.from({ length: 16 }, (_, i) => `https://push.example.org/${i}/${randomUUID()}`)
    await Promise.all(endpoints.map((endpoint, i) => putDevice(driver, account, device(endpoint), NOW + i)))
    expect(await runSql(driver, 'select endpoint from push_devices where account = ?', [account])).toHaveLength(
      DEVICES_PER_ACCOUNT,
    )
  })
})
