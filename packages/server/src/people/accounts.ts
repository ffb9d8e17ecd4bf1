// Accounts: a guest is a name; a sign-in method makes a member of the same account.
import { randomUUID } from 'node:crypto'
import type { Language } from '@hustings/protocol'
import { nameKey, refused } from '@hustings/protocol'
import * as stored from '../storage/accounts.ts'
import type { Driver } from '../storage/driver.ts'

export async function makeGuest(
  storage: Driver,
  about: { readonly name: string; readonly language: Language; readonly timeZone: string },
  now: number,
): Promise<stored.SignInGrant> {
  const id = randomUUID()
  await stored.createGuest(storage, { id, ...about, nameKey: nameKey(about.name), at: now })
  return { account: id, version: 0 }
}

export function memberByName(storage: Driver, name: string): Promise<stored.Account | null> {
  return stored.memberByNameKey(storage, nameKey(name))
}

export interface AccountChange extends Omit<stored.AccountChange, 'name'> {
  readonly name?: string | undefined
}

export async function changeAccount(storage: Driver, id: string, { name, ...change }: AccountChange): Promise<void> {
  const named = name === undefined ? undefined : { name, nameKey: nameKey(name) }
  const result = await stored.changeAccount(storage, id, { ...change, name: named })
  if (result === 'name-taken') throw refused('name-taken')
  if (result === 'deleted') throw refused('signed-out')
}
