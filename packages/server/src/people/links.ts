// Links by mail, valid for 15 minutes and once. A sign-in link signs in; a confirmation link only confirms an address.
import { randomInt } from 'node:crypto'
import { type Language, refused } from '@hustings/protocol'
import { type Database, isConstraint, type Queries } from '../database/database.ts'
import { becomeMember } from './accounts.ts'
import { digestOf, newToken } from './secrets.ts'

const MINUTES = 15
/** Wrong codes after which only the link confirms. */
const CODE_TRIES = 5

export type Purpose = 'sign-in' | 'confirm'

export interface NewLink {
  readonly token: string
  readonly address: string
  readonly language: Language
}

export interface NewConfirmation extends NewLink {
  /** Six digits for the page that asked. */
  readonly code: string
}

/** What a confirmation link would confirm. */
export interface PendingConfirmation {
  readonly account: string
  readonly name: string
  readonly member: boolean
  readonly address: string
}

export function addressKey(address: string): string {
  return address.trim().toLowerCase()
}

/** Returns the account that has confirmed this address; null if there is none. */
export async function accountWithAddress(database: Database, address: string): Promise<string | null> {
  const [found] = await database.read<{ account: string }>(
    'select account from emails where address_key = $1 and confirmed_at is not null',
    [addressKey(address)],
  )
  return found?.account ?? null
}

/** Returns a link for the account that has confirmed this address; null for an address without one. */
export async function signInLink(database: Database, address: string, now: Date): Promise<NewLink | null> {
  const [found] = await database.read<{ account: string; address: string; language: Language }>(
    `select e.account, e.address, a.language from emails e join accounts a on a.id = e.account
     where e.address_key = $1 and e.confirmed_at is not null and a.deleted_at is null`,
    [addressKey(address)],
  )
  if (found === undefined) return null
  return {
    token: await keep(
      database,
      { account: found.account, address: found.address, purpose: 'sign-in', code: null },
      now,
    ),
    address: found.address,
    language: found.language,
  }
}

/** Returns the account that a sign-in link signs in, and does not use the link. */
export async function signInBehind(
  database: Database,
  token: string,
  now: Date,
): Promise<{ readonly account: string; readonly name: string }> {
  const [found] = await database.read<{ account: string; name: string }>(
    `select l.account, a.name from links l join accounts a on a.id = l.account and a.deleted_at is null
     join emails e on e.account = l.account and e.address_key = l.address_key and e.confirmed_at is not null
     where l.token_hash = $1 and l.purpose = 'sign-in' and l.used_at is null and l.expires_at > $2`,
    [digestOf(token), now],
  )
  if (found === undefined) throw refused('link-used')
  return found
}

/** Returns the account behind a sign-in link while its address is still confirmed for that account. */
export async function followSignInLink(database: Database, token: string, now: Date): Promise<string> {
  const [used] = await database.write<{ account: string }>(
    `update links set used_at = $2 where token_hash = $1 and purpose = 'sign-in' and used_at is null and expires_at > $2
       and exists (select from emails e where e.account = links.account and e.address_key = links.address_key
         and e.confirmed_at is not null)
     returning account`,
    [digestOf(token), now],
  )
  if (used === undefined) throw refused('link-used')
  return used.account
}

/** Makes a link and a code that confirm an address for the account; earlier ones stop working. */
export async function newConfirmation(
  database: Database,
  account: { readonly id: string; readonly language: Language },
  address: string,
  now: Date,
): Promise<NewConfirmation> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const token = await database.transaction(async (queries) => {
    await queries.write(`delete from links where account = $1 and purpose = 'confirm'`, [account.id])
    return keep(queries, { account: account.id, address, purpose: 'confirm', code }, now)
  })
  return { token, code, address, language: account.language }
}

/** Returns what a confirmation link is for, and changes nothing. */
export async function confirmationBehind(database: Database, token: string, now: Date): Promise<PendingConfirmation> {
  const [found] = await database.read<PendingConfirmation>(
    `select l.account, a.name, a.kind = 'member' as member, l.address from links l join accounts a on a.id = l.account
     where l.token_hash = $1 and l.purpose = 'confirm' and l.used_at is null and l.expires_at > $2
       and a.deleted_at is null`,
    [digestOf(token), now],
  )
  if (found === undefined) throw refused('link-used')
  return found
}

/** Confirms an address by its link and returns the one it replaces, for the account that asked and no other. */
export async function confirmByLink(
  database: Database,
  account: string,
  token: string,
  now: Date,
): Promise<string | null> {
  const pending = await confirmationBehind(database, token, now)
  if (pending.account !== account) throw refused('forbidden')
  return confirm(database, account, digestOf(token), now)
}

/** Confirms an address by its code and returns the one it replaces, for the account that asked and no other. */
export async function confirmByCode(
  database: Database,
  account: string,
  code: string,
  now: Date,
): Promise<string | null> {
  const [tried] = await database.write<{ tokenHash: Uint8Array; right: boolean }>(
    `update links set tries = tries + 1 where account = $1 and purpose = 'confirm' and used_at is null
       and expires_at > $2 and tries < $4
     returning token_hash as "tokenHash", code_hash = $3 as right`,
    [account, now, digestOf(code), CODE_TRIES],
  )
  if (tried?.right !== true) throw refused('wrong-code')
  return confirm(database, account, tried.tokenHash, now)
}

/** The link stays valid if the address or the name is taken. */
async function confirm(database: Database, account: string, tokenHash: Uint8Array, now: Date): Promise<string | null> {
  try {
    return await database.transaction(async (queries) => {
      const [used] = await queries.write<{ addressKey: string; address: string }>(
        `update links set used_at = $3 where token_hash = $1 and account = $2 and purpose = 'confirm'
           and used_at is null and expires_at > $3
         returning address_key as "addressKey", address`,
        [tokenHash, account, now],
      )
      if (used === undefined) throw refused('link-used')
      const [before] = await queries.write<{ address: string }>(
        'delete from emails where account = $1 and address_key <> $2 returning address',
        [account, used.addressKey],
      )
      const confirmed = await queries.write(
        `insert into emails (address_key, account, address, confirmed_at) values ($1, $2, $3, $4)
         on conflict (address_key) do update set confirmed_at = excluded.confirmed_at
           where emails.account = excluded.account
         returning account`,
        [used.addressKey, account, used.address, now],
      )
      if (confirmed.length === 0) throw refused('address-taken')
      await becomeMember(queries, account)
      return before?.address ?? null
    })
  } catch (error) {
    if (isConstraint(error)) throw refused('address-taken')
    throw error
  }
}

interface KeptLink {
  readonly account: string
  readonly address: string
  readonly purpose: Purpose
  readonly code: string | null
}

async function keep(
  queries: Pick<Queries, 'write'>,
  { account, address, purpose, code }: KeptLink,
  now: Date,
): Promise<string> {
  const token = newToken()
  await queries.write(
    `insert into links (token_hash, account, address_key, address, purpose, expires_at, code_hash)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      digestOf(token),
      account,
      addressKey(address),
      address,
      purpose,
      new Date(now.getTime() + MINUTES * 60_000),
      code === null ? null : digestOf(code),
    ],
  )
  return token
}
