// Links by mail, confirmations with codes, and pending sign-ins.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bytes, HOUR, type StoredPerson, storedGuest, storedMember } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, sharedDriver } from '../testing/storage.ts'
import { accountById } from './accounts.ts'
import { confirmedAddress, passwordOf, setPassword } from './credentials.ts'
import type { Driver } from './driver.ts'
import {
  confirmAddress,
  confirmationBehind,
  confirmationByCode,
  keepConfirmation,
  keepPendingSignIn,
  keepSignInLink,
  pendingSignIn,
  signInBehind,
  takePendingSignIn,
  takeSignInLink,
} from './links.ts'

const newAddress = () => `${randomUUID()}@Example.org`

function linkFor({ account }: StoredPerson, address: string) {
  return { tokenHash: bytes(), account, addressKey: address.toLowerCase(), address, expiresAt: NOW + HOUR }
}

async function confirmation(driver: Driver, person: StoredPerson, address = newAddress()) {
  const [link, codeHash] = [linkFor(person, address), bytes()]
  expect(await keepConfirmation(driver, link, codeHash)).toBe(true)
  return { ...link, codeHash }
}

async function confirmed(driver: Driver, person: StoredPerson, address = newAddress()): Promise<string> {
  const { tokenHash } = await confirmation(driver, person, address)
  expect(await confirmAddress(driver, person.account, tokenHash, NOW)).toMatchObject({ kind: 'confirmed' })
  return address
}

onBothStorages('a confirmation', (kind) => {
  it('confirms its address once, replaces the address before, and makes a member', async () => {
    const driver = await sharedDriver(kind)
    const person = await storedGuest(driver)
    const first = await confirmation(driver, person)
    const { account, name } = person
    const pending = { account, name, member: false, address: first.address }
    expect(await confirmationBehind(driver, first.tokenHash, NOW)).toEqual(pending)
    expect(await confirmationBehind(driver, first.tokenHash, NOW + HOUR)).toBeNull()
    const other = await storedGuest(driver)
    expect(await confirmAddress(driver, other.account, first.tokenHash, NOW)).toEqual({ kind: 'used' })
    const twice = await Promise.all([1, 2].map(() => confirmAddress(driver, account, first.tokenHash, NOW)))
    expect(twice.map(({ kind: outcome }) => outcome).toSorted()).toEqual(['confirmed', 'used'])
    expect(await accountById(driver, account)).toMatchObject({ kind: 'member' })
    expect(await confirmedAddress(driver, first.addressKey)).toMatchObject({ account, address: first.address })
    const second = await confirmation(driver, person)
    const replaced = { kind: 'confirmed', replaced: first.address }
    expect(await confirmAddress(driver, account, second.tokenHash, NOW)).toEqual(replaced)
    expect(await confirmedAddress(driver, first.addressKey)).toBeNull()
  })

  it('stops at a newer one, and allows five tries of its code', async () => {
    const driver = await sharedDriver(kind)
    const person = await storedGuest(driver)
    const old = await confirmation(driver, person)
    const { codeHash, tokenHash } = await confirmation(driver, person)
    expect(await confirmationBehind(driver, old.tokenHash, NOW)).toBeNull()
    const attempt = (code: Uint8Array, now = NOW) => confirmationByCode(driver, person.account, code, 5, now)
    expect(await attempt(codeHash, NOW + HOUR)).toBeNull()
    for (let i = 0; i < 4; i++) expect(await attempt(bytes())).toBeNull()
    const found = await attempt(codeHash)
    expect(Buffer.from(found ?? []).equals(Buffer.from(tokenHash))).toBe(true)
    expect(await attempt(codeHash)).toBeNull()
  })

  it('stays valid when the address or the name is taken', async () => {
    const driver = await sharedDriver(kind)
    const [owner, person] = [await storedMember(driver), await storedGuest(driver)]
    const address = await confirmed(driver, owner)
    const { tokenHash } = await confirmation(driver, person, address)
    expect(await confirmAddress(driver, person.account, tokenHash, NOW)).toEqual({ kind: 'address-taken' })
    expect(await confirmationBehind(driver, tokenHash, NOW)).toMatchObject({ address })
    const namesake = await storedGuest(driver, owner.name)
    const other = await confirmation(driver, namesake)
    expect(await confirmAddress(driver, namesake.account, other.tokenHash, NOW)).toEqual({ kind: 'name-taken' })
    expect(await confirmationBehind(driver, other.tokenHash, NOW)).toMatchObject({ member: false })
    expect(await confirmedAddress(driver, other.addressKey)).toBeNull()
  })

  it('gives an address to one of two accounts that confirm it at the same time', async () => {
    const driver = await sharedDriver(kind)
    for (let round = 0; round < 10; round++) {
      const address = newAddress()
      const people = [await storedGuest(driver), await storedGuest(driver)]
      const links = await Promise.all(people.map((person) => confirmation(driver, person, address)))
      const outcomes = await Promise.all(links.map((link) => confirmAddress(driver, link.account, link.tokenHash, NOW)))
      expect(outcomes.map(({ kind: outcome }) => outcome).toSorted()).toEqual(['address-taken', 'confirmed'])
    }
  })
})

onBothStorages('a sign-in link', (kind) => {
  it('signs in once and in time, while its address is confirmed for the account', async () => {
    const driver = await sharedDriver(kind)
    const person = await storedMember(driver)
    const address = await confirmed(driver, person)
    const [link, later] = [linkFor(person, address), linkFor(person, address)]
    expect(await keepSignInLink(driver, link)).toBe(true)
    expect(await keepSignInLink(driver, later)).toBe(true)
    const grant = { account: person.account, version: 2 }
    expect(await signInBehind(driver, link.tokenHash, NOW)).toEqual({ ...grant, name: person.name })
    expect(await takeSignInLink(driver, link.tokenHash, NOW + HOUR)).toBeNull()
    const uses = await Promise.all([1, 2].map(() => takeSignInLink(driver, link.tokenHash, NOW)))
    expect(uses.filter((use) => use !== null)).toEqual([grant])
    const { tokenHash } = await confirmation(driver, person)
    expect(await takeSignInLink(driver, tokenHash, NOW)).toBeNull()
    await confirmed(driver, person)
    expect(await takeSignInLink(driver, later.tokenHash, NOW)).toBeNull()
    expect(await passwordOf(driver, '', address.toLowerCase())).toBeNull()
  })
})

onBothStorages('a pending sign-in', (kind) => {
  it('belongs to one session and works once', async () => {
    const driver = await sharedDriver(kind)
    const [member, guest, thief] = [await storedMember(driver), await storedGuest(driver), await storedGuest(driver)]
    const keep = async () => {
      const tokenHash = bytes()
      const pending = { tokenHash, session: guest.session, grant: member, expiresAt: NOW + HOUR }
      return { kept: await keepPendingSignIn(driver, pending), token: { tokenHash, session: guest.session, now: NOW } }
    }
    const [first, second] = [await keep(), await keep()]
    expect([first.kept, second.kept]).toEqual([true, true])
    expect(await pendingSignIn(driver, first.token)).toBeNull()
    expect(await pendingSignIn(driver, { ...second.token, session: thief.session })).toBeNull()
    expect(await pendingSignIn(driver, { ...second.token, now: NOW + HOUR })).toBeNull()
    const grant = { account: member.account, version: 1 }
    expect(await pendingSignIn(driver, second.token)).toEqual(grant)
    const taken = await Promise.all([1, 2].map(() => takePendingSignIn(driver, second.token, grant)))
    expect(taken.toSorted()).toEqual([false, true])
  })

  it('ends with a change of the credentials', async () => {
    const driver = await sharedDriver(kind)
    const [member, guest] = [await storedMember(driver), await storedGuest(driver)]
    const pending = { tokenHash: bytes(), session: guest.session, grant: member, expiresAt: NOW + HOUR }
    const token = { tokenHash: pending.tokenHash, session: guest.session, now: NOW }
    expect(await keepPendingSignIn(driver, pending)).toBe(true)
    await setPassword(driver, member, 'hash of another password', NOW)
    expect(await takePendingSignIn(driver, token, member)).toBe(false)
    expect(await keepPendingSignIn(driver, pending)).toBe(false)
    expect(await pendingSignIn(driver, token)).toBeNull()
  })
})
