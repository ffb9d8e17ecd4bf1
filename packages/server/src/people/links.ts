// Links by mail: 15 minutes, once, and the same answer whether the address is known or not.
import { type Language, refused } from '@hustings/protocol'
import { type Database, isConstraint, type Queries } from '../database/database.ts'
import { becomeMember } from './accounts.ts'
import { digestOf, newToken } from './secrets.ts'

const MINUTES = 15

export type Purpose = 'sign-in' | 'confirm'

export interface NewLink {
  readonly token: string
  readonly address: string
  readonly language: Language
}

export function addressKey(address: string): string {
  return address.trim().toLowerCase()
}

/** A link for whoever has confirmed this address; null for an address that nobody has. */
export async function signInLink(database: Database, address: string, now: Date): Promise<NewLink | null> {
  const [found] = await database.read<{ account: string; address: string; language: Language }>(
    `select e.account, e.address, a.language from emails e join accounts a on a.id = e.account
     where e.address_key = $1 and e.confirmed_at is not null and a.deleted_at is null`,
    [addressKey(address)],
  )
  if (found === undefined) return null
  return {
    token: await keep(database, found.account, found.address, 'sign-in', now),
    address: found.address,
    language: found.language,
  }
}

/** A link that proves that an address belongs to the account. */
export async function confirmLink(
  database: Database,
  account: { readonly id: string; readonly language: Language },
  address: string,
  now: Date,
): Promise<NewLink> {
  return { token: await keep(database, account.id, address, 'confirm', now), address, language: account.language }
}

async function keep(
  queries: Pick<Queries, 'write'>,
  account: string,
  address: string,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = newToken()
  await queries.write(
    `insert into links (token_hash, account, address_key, address, purpose, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [digestOf(token), account, addressKey(address), address, purpose, new Date(now.getTime() + MINUTES * 60_000)],
  )
  return token
}

/** The account behind a link, which works once. Following it proves the address. */
export async function followLink(database: Database, token: string, now: Date): Promise<string> {
  const [used] = await database.write<{ account: string | null; addressKey: string; address: string }>(
    `update links set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
     returning account, address_key as "addressKey", address`,
    [digestOf(token), now],
  )
  if (used === undefined || used.account === null) throw refused('link-used')
  const { account } = used
  try {
    await database.transaction(async (queries) => {
      await queries.write('delete from emails where account = $1 and address_key <> $2', [account, used.addressKey])
      await queries.write(
        `insert into emails (address_key, account, address, confirmed_at) values ($1, $2, $3, $4)
         on conflict (address_key) do update set confirmed_at = excluded.confirmed_at where emails.account = excluded.account`,
        [used.addressKey, account, used.address, now],
      )
      const owner = await queries.read<{ account: string }>('select account from emails where address_key = $1', [
        used.addressKey,
      ])
      if (owner[0]?.account !== account) throw refused('address-taken')
      await becomeMember(queries, account)
    })
  } catch (error) {
    if (isConstraint(error)) throw refused('address-taken')
    throw error
  }
  return account
}
