// Accounts, sessions and seats for storage tests.
import { randomUUID } from 'node:crypto'
import { createGuest, type SignInGrant } from '../storage/accounts.ts'
import { setPassword } from '../storage/credentials.ts'
import type { Driver } from '../storage/driver.ts'
import { beginSession } from '../storage/sessions.ts'
import { matchRow, NOW, seatRow } from './rows.ts'

export const HOUR = 3600_000

export function bytes(): Uint8Array {
  return Buffer.from(randomUUID())
}

export interface StoredPerson extends SignInGrant {
  readonly name: string
  readonly nameKey: string
  readonly session: string
  readonly tokenHash: Uint8Array
}

/** A guest with a session. */
export async function storedGuest(driver: Driver, name = `Guest ${randomUUID().slice(0, 8)}`): Promise<StoredPerson> {
  const account = randomUUID()
  const nameKey = name.toLowerCase()
  await createGuest(driver, { id: account, name, nameKey, language: 'en', timeZone: 'UTC', at: NOW })
  const grant = { account, version: 0 }
  return { ...grant, name, nameKey, ...(await storedSession(driver, grant)) }
}

/** A member with a password and one session. */
export async function storedMember(driver: Driver, name?: string): Promise<StoredPerson> {
  const guest = await storedGuest(driver, name)
  const written = await setPassword(driver, guest, `hash of ${guest.account}`, NOW)
  if (written !== 'written') throw new Error(written)
  return { ...guest, version: 1 }
}

export async function storedSession(
  driver: Driver,
  grant: SignInGrant,
): Promise<{ readonly session: string; readonly tokenHash: Uint8Array }> {
  const session = randomUUID()
  const tokenHash = bytes()
  const begun = await beginSession(driver, {
    tokenHash,
    id: session,
    grant,
    agent: 'test',
    at: NOW,
    expiresAt: NOW + 24 * HOUR,
  })
  if (!begun) throw new Error('the grant does not hold')
  return { session, tokenHash }
}

/** A table whose seats are held by these accounts, in order. */
export async function storedTable(
  driver: Driver,
  holders: readonly (string | null)[],
  status: 'gathering' | 'playing' = 'gathering',
): Promise<string> {
  const id = randomUUID()
  const host = holders[0] ?? null
  const { done } = await driver.batch([
    matchRow({ id, host, status }),
    ...holders.map((holder, place) => seatRow(id, `seat ${place}`, holder, place)),
  ])
  if (!done) throw new Error('the table was not stored')
  return id
}
