import {
  becomeMemberStatement,
  lockAccountStatement,
  lockGrantStatement,
  raiseCredentialsStatement,
  type SignInGrant,
} from './accounts.ts'
import type { Bit } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

export interface NewLink {
  readonly tokenHash: Uint8Array
  readonly account: string
  readonly addressKey: string
  readonly address: string
  readonly expiresAt: number
}

const KEEP = sql(
  'links.keep',
  `insert into links (token_hash, account, address_key, address, purpose, expires_at, code_hash)
   values (?, ?, ?, ?, ?, ?, ?)`,
)
const FORGET_CONFIRMATIONS = sql(
  'links.forget-confirmations',
  `delete from links where account = ? and purpose = 'confirm'`,
)
const SIGN_IN = sql<SignInGrant & { readonly name: string }>(
  'links.sign-in',
  `select l.account, a.credentials_version as version, a.name from links l
   join accounts a on a.id = l.account and a.deleted_at is null
   join emails e on e.account = l.account and e.address_key = l.address_key and e.confirmed_at is not null
   where l.token_hash = ? and l.purpose = 'sign-in' and l.used_at is null and l.expires_at > ?`,
)
const USE_SIGN_IN = sql<{ account: string }>(
  'links.use-sign-in',
  `update links set used_at = ? where token_hash = ? and purpose = 'sign-in' and used_at is null and expires_at > ?
     and exists (select 1 from emails e where e.account = links.account and e.address_key = links.address_key
       and e.confirmed_at is not null)
   returning account`,
)

function keepStatement(
  { tokenHash, account, addressKey, address, expiresAt }: NewLink,
  purpose: 'sign-in' | 'confirm',
  codeHash: Uint8Array | null,
): Statement {
  return { sql: KEEP, values: [tokenHash, account, addressKey, address, purpose, expiresAt, codeHash], expect: 1 }
}

/** Returns false if the account is deleted. */
export async function keepSignInLink(driver: Driver, link: NewLink): Promise<boolean> {
  const { done } = await driver.batch([lockAccountStatement(link.account), keepStatement(link, 'sign-in', null)])
  return done
}

/** Returns the account that a sign-in link signs in while its address is confirmed, and does not use the link. */
export async function signInBehind(
  driver: Driver,
  tokenHash: Uint8Array,
  now: number,
): Promise<(SignInGrant & { readonly name: string }) | null> {
  return (await driver.read(SIGN_IN, [tokenHash, now]))[0] ?? null
}

export async function takeSignInLink(driver: Driver, tokenHash: Uint8Array, now: number): Promise<SignInGrant | null> {
  const found = await signInBehind(driver, tokenHash, now)
  if (found === null) return null
  const used = await driver.write(USE_SIGN_IN, [now, tokenHash, now])
  return used.length === 1 ? { account: found.account, version: found.version } : null
}

/** Stores a confirmation with its code; earlier ones of the account stop working. Returns false if it is deleted. */
export async function keepConfirmation(driver: Driver, link: NewLink, codeHash: Uint8Array): Promise<boolean> {
  const { done } = await driver.batch([
    lockAccountStatement(link.account),
    { sql: FORGET_CONFIRMATIONS, values: [link.account] },
    keepStatement(link, 'confirm', codeHash),
  ])
  return done
}

/** What a confirmation link confirms. */
export interface PendingConfirmation {
  readonly account: string
  readonly name: string
  readonly member: boolean
  readonly address: string
}

const CONFIRMATION = sql<Omit<PendingConfirmation, 'member'> & { readonly member: Bit }>(
  'links.confirmation',
  `select l.account, a.name, case when a.kind = 'member' then 1 else 0 end as member, l.address
   from links l join accounts a on a.id = l.account
   where l.token_hash = ? and l.purpose = 'confirm' and l.used_at is null and l.expires_at > ? and a.deleted_at is null`,
)
const TRY_CODE = sql<{ tokenHash: Uint8Array; isRight: Bit }>(
  'links.try-code',
  `update links set tries = tries + 1
   where account = ? and purpose = 'confirm' and used_at is null and expires_at > ? and tries < ?
   returning token_hash as "tokenHash", case when code_hash = ? then 1 else 0 end as "isRight"`,
)

export async function confirmationBehind(
  driver: Driver,
  tokenHash: Uint8Array,
  now: number,
): Promise<PendingConfirmation | null> {
  const [found] = await driver.read(CONFIRMATION, [tokenHash, now])
  return found === undefined ? null : { ...found, member: found.member === 1 }
}

/** Counts a try, and returns the token behind the right code. */
export async function confirmationByCode(
  driver: Driver,
  account: string,
  codeHash: Uint8Array,
  tries: number,
  now: number,
): Promise<Uint8Array | null> {
  const [tried] = await driver.write(TRY_CODE, [account, now, tries, codeHash])
  return tried?.isRight === 1 ? tried.tokenHash : null
}

const PENDING_ADDRESS = sql<{ addressKey: string; address: string }>(
  'links.pending-address',
  `select address_key as "addressKey", address from links where token_hash = ? and account = ? and purpose = 'confirm'`,
)
const USE_CONFIRMATION = sql(
  'links.use-confirmation',
  `update links set used_at = ? where token_hash = ? and account = ? and purpose = 'confirm' and used_at is null
     and expires_at > ?`,
)
const REPLACE_ADDRESS = sql<{ address: string }>(
  'links.replace-address',
  'delete from emails where account = ? and address_key <> ? returning address',
)
const CONFIRM_ADDRESS = sql<{ account: string }>(
  'links.confirm-address',
  `insert into emails (address_key, account, address, confirmed_at) values (?, ?, ?, ?)
   on conflict (address_key) do update set confirmed_at = excluded.confirmed_at where emails.account = excluded.account
   returning account`,
)

export type Confirmed =
  | { readonly kind: 'confirmed'; readonly replaced: string | null }
  | { readonly kind: 'used' | 'address-taken' | 'name-taken' }

/** Confirms the address of a link and makes a member. If the address or the name is taken, the link stays valid. */
export async function confirmAddress(
  driver: Driver,
  account: string,
  tokenHash: Uint8Array,
  now: number,
): Promise<Confirmed> {
  const [pending] = await driver.read(PENDING_ADDRESS, [tokenHash, account])
  if (pending === undefined) return { kind: 'used' }
  const { addressKey, address } = pending
  const result = await driver.batch([
    raiseCredentialsStatement(account),
    { sql: USE_CONFIRMATION, values: [now, tokenHash, account, now], expect: 1 },
    { sql: REPLACE_ADDRESS, values: [account, addressKey] },
    { sql: CONFIRM_ADDRESS, values: [addressKey, account, address, now], expect: 1 },
    becomeMemberStatement(account),
  ])
  if (result.done) {
    const replaced = result.rows[2]?.[0]?.address
    return { kind: 'confirmed', replaced: typeof replaced === 'string' ? replaced : null }
  }
  if (result.failed === 3) return { kind: 'address-taken' }
  return { kind: result.failed === 4 ? 'name-taken' : 'used' }
}

// Sign-ins that wait for the answer of a guest with tables.

export interface PendingSignIn {
  readonly tokenHash: Uint8Array
  /** The session of the guest. */
  readonly session: string
  readonly grant: SignInGrant
  readonly expiresAt: number
}

const KEEP_PENDING = sql(
  'links.keep-pending',
  `insert into pending_sign_ins (token_hash, session, account, expires_at) values (?, ?, ?, ?)
   on conflict (session) do update set token_hash = excluded.token_hash, account = excluded.account,
     expires_at = excluded.expires_at`,
)
const PENDING = sql<SignInGrant>(
  'links.pending',
  `select p.account, a.credentials_version as version from pending_sign_ins p
   join accounts a on a.id = p.account and a.deleted_at is null
   where p.token_hash = ? and p.session = ? and p.expires_at > ?`,
)
const TAKE_PENDING = sql(
  'links.take-pending',
  'delete from pending_sign_ins where token_hash = ? and session = ? and account = ? and expires_at > ?',
)

/** Replaces the pending sign-in of the session. Returns false if the grant no longer holds, or the session has ended. */
export async function keepPendingSignIn(
  driver: Driver,
  { tokenHash, session, grant, expiresAt }: PendingSignIn,
): Promise<boolean> {
  const { done } = await driver.batch([
    lockGrantStatement(grant),
    { sql: KEEP_PENDING, values: [tokenHash, session, grant.account, expiresAt], expect: 1 },
  ])
  return done
}

export interface PendingToken {
  readonly tokenHash: Uint8Array
  readonly session: string
  readonly now: number
}

/** Returns the account that the guest of the session may sign in to, and leaves the token as it is. */
export async function pendingSignIn(
  driver: Driver,
  { tokenHash, session, now }: PendingToken,
): Promise<SignInGrant | null> {
  return (await driver.read(PENDING, [tokenHash, session, now]))[0] ?? null
}

/** Uses the token up; fails if it is used, late, or of another session. */
export function takePendingStatement({ tokenHash, session, now }: PendingToken, account: string): Statement {
  return { sql: TAKE_PENDING, values: [tokenHash, session, account, now], expect: 1 }
}

export async function takePendingSignIn(driver: Driver, token: PendingToken, grant: SignInGrant): Promise<boolean> {
  const { done } = await driver.batch([lockGrantStatement(grant), takePendingStatement(token, grant.account)])
  return done
}
