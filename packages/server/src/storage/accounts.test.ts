// Accounts and their credentials.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bytes, HOUR, storedGuest, storedMember, storedSession } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { accountById, changeAccount, memberByNameKey, setRole, suspendStatement } from './accounts.ts'
import {
  addPasskey,
  keepChallenge,
  markPasskeyUsed,
  passkeyById,
  passkeysOf,
  passwordOf,
  removePasskey,
  setPassword,
  setRecovery,
  signInMethodsOf,
  takeChallenge,
  takeRecovery,
} from './credentials.ts'
import type { Driver } from './driver.ts'
import { keepSignInLink } from './links.ts'
import { beginSession, sessionByToken, sessionsOf } from './sessions.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const ids = async (driver: Driver, account: string) => (await sessionsOf(driver, account)).map(({ id }) => id)
const linkFor = (account: string) => ({
  tokenHash: bytes(),
  account,
  addressKey: 'a@example.org',
  address: 'a@example.org',
  expiresAt: NOW + HOUR,
})

onBothStorages('an account', (kind) => {
  it('keeps its profile, and its name apart from those of other members', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela, guest] = [await storedMember(driver), await storedMember(driver), await storedGuest(driver)]
    const shows = { statistics: false, matches: true, presence: false }
    const change = { language: 'uk', timeZone: 'Europe/Kyiv', shows } as const
    expect(await changeAccount(driver, anna.account, change)).toBe('changed')
    expect(await accountById(driver, anna.account)).toMatchObject({ ...change, kind: 'member', name: anna.name })
    const name = { name: anna.name.toUpperCase(), nameKey: anna.nameKey }
    expect(await changeAccount(driver, bela.account, { name, language: 'pl' })).toBe('name-taken')
    expect(await accountById(driver, bela.account)).toMatchObject({ name: bela.name, language: 'en' })
    expect(await changeAccount(driver, guest.account, { name })).toBe('changed')
    expect(await setPassword(driver, guest, 'hash of the same password', NOW)).toBe('name-taken')
    expect(await memberByNameKey(driver, anna.nameKey)).toMatchObject({ id: anna.account })
    expect(await changeAccount(driver, randomUUID(), { language: 'pl' })).toBe('deleted')
  })

  it('makes one of two guests with a name a member when both become members at the same time', async () => {
    const driver = await sharedDriver(kind)
    for (let round = 0; round < 10; round++) {
      const name = unique('Olena')
      const guests = [await storedGuest(driver, name), await storedGuest(driver, name)]
      const results = await Promise.all(
        guests.map((guest) => setPassword(driver, guest, 'hash of the same password', NOW)),
      )
      expect(results.toSorted()).toEqual(['name-taken', 'written'])
    }
  })

  it('gets a role by the name of a member, and is suspended only without one', async () => {
    const driver = await sharedDriver(kind)
    const [member, guest] = [await storedMember(driver), await storedGuest(driver)]
    const suspend = async () => {
      await driver.batch([suspendStatement(member.account, NOW)])
      return (await accountById(driver, member.account))?.suspendedAt
    }
    expect(await setRole(driver, guest.nameKey, 'admin')).toBeNull()
    expect(await setRole(driver, member.nameKey, 'moderator')).toBe(member.account)
    expect(await suspend()).toBeNull()
    expect(await setRole(driver, member.nameKey, 'person')).toBe(member.account)
    expect(await suspend()).toBe(NOW)
  })
})

onBothStorages('a new credential', (kind) => {
  const changes = {
    password: (driver: Driver, owner: { account: string; session: string }) =>
      setPassword(driver, owner, 'hash of another password', NOW),
    passkey: (driver: Driver, owner: { account: string; session: string }) =>
      addPasskey(driver, owner, { id: bytes(), publicKey: bytes(), counter: 0, transports: [], name: 'Key' }, NOW),
    'recovery code': (driver: Driver, owner: { account: string; session: string }) =>
      setRecovery(driver, owner, bytes()),
  } as const

  it.each(Object.entries(changes))('ends the other sessions and links: %s', async (_, change) => {
    const driver = await sharedDriver(kind)
    const member = await storedMember(driver)
    const other = await storedSession(driver, member)
    expect(await keepSignInLink(driver, linkFor(member.account))).toBe(true)
    await change(driver, member)
    expect(await sessionByToken(driver, other.tokenHash, NOW)).toBeNull()
    expect((await sessionByToken(driver, member.tokenHash, NOW))?.id).toBe(member.session)
    expect(await runSql(driver, 'select 1 as one from links where account = ?', [member.account])).toEqual([])
  })

  it.each(Object.entries(changes))('lets no sign-in begin a session that was checked before: %s', async (_, change) => {
    const driver = await sharedDriver(kind)
    const member = await storedMember(driver)
    const checked = await passwordOf(driver, member.nameKey, '')
    if (checked === null) throw new Error('the member has no password')
    const begin = (grant: { account: string; version: number }) =>
      beginSession(driver, {
        tokenHash: bytes(),
        id: randomUUID(),
        grant,
        agent: '',
        at: NOW,
        expiresAt: NOW + HOUR,
      })
    expect(await begin(checked)).toBe(true)
    await change(driver, member)
    expect(await begin(checked)).toBe(false)
    expect(await ids(driver, member.account)).toEqual([member.session])
  })

  it('leaves no session of a sign-in that was checked before a change and begins at the same time', async () => {
    const driver = await sharedDriver(kind)
    for (let round = 0; round < 20; round++) {
      const member = await storedMember(driver)
      const session = { tokenHash: bytes(), id: randomUUID(), agent: '', at: NOW, expiresAt: NOW + HOUR }
      await Promise.all([
        beginSession(driver, { ...session, grant: member }),
        setPassword(driver, member, 'hash of another password', NOW),
      ])
      expect(await ids(driver, member.account)).toEqual([member.session])
    }
  })
})

onBothStorages('passkeys', (kind) => {
  it('belong to one account, count their uses, and are removed with the other sessions', async () => {
    const driver = await sharedDriver(kind)
    const [guest, other] = [await storedGuest(driver), await storedGuest(driver)]
    const key = { id: bytes(), publicKey: bytes(), counter: 3, transports: ['usb', 'nfc'], name: 'Key' }
    const added = await Promise.all([guest, other].map((owner) => addPasskey(driver, owner, key, NOW)))
    expect(added.toSorted()).toEqual(['taken', 'written'])
    const stored = await passkeyById(driver, key.id)
    const [owner, loser] = stored?.account === guest.account ? [guest, other] : [other, guest]
    expect(stored).toMatchObject({ counter: 3, transports: ['usb', 'nfc'], version: 1 })
    expect(Buffer.from(stored?.publicKey ?? []).equals(Buffer.from(key.publicKey))).toBe(true)
    expect(await accountById(driver, owner.account)).toMatchObject({ kind: 'member' })
    expect(await accountById(driver, loser.account)).toMatchObject({ kind: 'guest' })
    const uses = await Promise.all([1, 2].map(() => markPasskeyUsed(driver, key.id, { from: 3, to: 4 }, NOW + 1)))
    expect(uses.toSorted()).toEqual([false, true])
    expect(await passkeysOf(driver, owner.account)).toMatchObject([{ name: 'Key', createdAt: NOW, usedAt: NOW + 1 }])
    expect(await signInMethodsOf(driver, owner.account)).toMatchObject({ passkeys: 1, password: false })
    const there = await storedSession(driver, { account: owner.account, version: 1 })
    expect(await removePasskey(driver, loser, key.id)).toBe(false)
    expect(await removePasskey(driver, owner, key.id)).toBe(true)
    expect(await passkeyById(driver, key.id)).toBeNull()
    expect(await ids(driver, owner.account)).not.toContain(there.session)
  })

  it('answer each challenge once, in time and by its account', async () => {
    const driver = await sharedDriver(kind)
    const { account } = await storedGuest(driver)
    const keep = async (of: string | null) => {
      const id = randomUUID()
      await keepChallenge(driver, { id, account: of, challenge: `challenge ${id}`, expiresAt: NOW + HOUR })
      return id
    }
    const [own, anonymous, late] = [await keep(account), await keep(null), await keep(account)]
    expect(await takeChallenge(driver, null, own, NOW)).toBeNull()
    expect(await takeChallenge(driver, account, anonymous, NOW)).toBeNull()
    const taken = await Promise.all([1, 2].map(() => takeChallenge(driver, account, own, NOW)))
    expect(taken.filter((one) => one !== null)).toEqual([`challenge ${own}`])
    expect(await takeChallenge(driver, null, anonymous, NOW)).toBe(`challenge ${anonymous}`)
    expect(await takeChallenge(driver, account, late, NOW + HOUR)).toBeNull()
  })
})

onBothStorages('a recovery code', (kind) => {
  it('belongs to a member, works once, and remembers the session that made it', async () => {
    const driver = await sharedDriver(kind)
    const [member, guest] = [await storedMember(driver), await storedGuest(driver)]
    const hash = bytes()
    expect(await setRecovery(driver, guest, hash)).toBe(false)
    expect(await setRecovery(driver, member, hash)).toBe(true)
    expect(await takeRecovery(driver, member.account, bytes())).toBeNull()
    expect(await takeRecovery(driver, guest.account, hash)).toBeNull()
    const uses = await Promise.all([1, 2].map(() => takeRecovery(driver, member.account, hash)))
    expect(uses.filter((use) => use !== null)).toEqual([
      { account: member.account, version: 2, madeIn: member.session },
    ])
    expect(await signInMethodsOf(driver, member.account)).toMatchObject({ recovery: false, password: true })
  })
})
