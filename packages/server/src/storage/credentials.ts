// Credentials of an account: addresses, password, passkeys and recovery code. A new one ends the other sessions.
import { becomeMemberStatement, raiseCredentialsStatement, type SignInGrant } from './accounts.ts'
import { type Bit, fromJson } from './columns.ts'
import type { Driver } from './driver.ts'
import { endOtherSessionsStatements } from './sessions.ts'
import { sql } from './sql.ts'

/** The session that changes a credential: it stays open when the others end. */
export interface Owner {
  readonly account: string
  readonly session: string
}

export type Written = 'written' | 'name-taken' | 'deleted'

/** Statement 0 locks the account, statement 1 makes a member. */
function outcomeOf(result: Awaited<ReturnType<Driver['batch']>>): Written {
  if (result.done) return 'written'
  return result.failed === 1 ? 'name-taken' : 'deleted'
}

export interface SignInMethods {
  readonly email: { readonly address: string; readonly confirmed: boolean } | null
  readonly password: boolean
  readonly passkeys: number
  readonly recovery: boolean
}

const METHODS = sql<{
  address: string | null
  confirmed: Bit
  password: Bit
  passkeys: number
  recovery: Bit
}>(
  'credentials.methods',
  `select e.address, case when e.confirmed_at is null then 0 else 1 end as confirmed,
     case when exists (select 1 from passwords where account = a.id) then 1 else 0 end as password,
     (select count(*) from passkeys where account = a.id) as passkeys,
     case when a.recovery_hash is null then 0 else 1 end as recovery
   from accounts a left join emails e on e.account = a.id where a.id = ?`,
)

export async function signInMethodsOf(driver: Driver, account: string): Promise<SignInMethods> {
  const [found] = await driver.read(METHODS, [account])
  if (found === undefined) return { email: null, password: false, passkeys: 0, recovery: false }
  const { address, confirmed, password, passkeys, recovery } = found
  return {
    email: address === null ? null : { address, confirmed: confirmed === 1 },
    password: password === 1,
    passkeys,
    recovery: recovery === 1,
  }
}

// Addresses.

export interface ConfirmedAddress {
  readonly account: string
  readonly address: string
  readonly language: 'en' | 'uk' | 'pl'
}

const CONFIRMED = sql<ConfirmedAddress>(
  'credentials.confirmed-address',
  `select e.account, e.address, a.language from emails e join accounts a on a.id = e.account
   where e.address_key = ? and e.confirmed_at is not null and a.deleted_at is null`,
)

/** Returns the account that has confirmed this address. */
export async function confirmedAddress(driver: Driver, addressKey: string): Promise<ConfirmedAddress | null> {
  return (await driver.read(CONFIRMED, [addressKey]))[0] ?? null
}

// Passwords.

export interface StoredPassword extends SignInGrant {
  readonly hash: string
}

const PASSWORD_BY_NAME = sql<StoredPassword>(
  'credentials.password-by-name',
  `select p.account, p.hash, a.credentials_version as version from accounts a join passwords p on p.account = a.id
   where a.name_key = ? and a.kind = 'member' and a.deleted_at is null`,
)
const PASSWORD_BY_ADDRESS = sql<StoredPassword>(
  'credentials.password-by-address',
  `select p.account, p.hash, a.credentials_version as version from emails e join accounts a on a.id = e.account join passwords p on p.account = a.id
   where e.address_key = ? and e.confirmed_at is not null and a.deleted_at is null`,
)
const SET_PASSWORD = sql(
  'credentials.set-password',
  `insert into passwords (account, hash, changed_at) values (?, ?, ?)
   on conflict (account) do update set hash = excluded.hash, changed_at = excluded.changed_at`,
)

/** Returns the password of the member with this name, or of the account with this confirmed address. */
export async function passwordOf(driver: Driver, nameKey: string, addressKey: string): Promise<StoredPassword | null> {
  // Both at once: an unknown name takes as long as a known one.
  const [[byName], [byAddress]] = await Promise.all([
    driver.read(PASSWORD_BY_NAME, [nameKey]),
    driver.read(PASSWORD_BY_ADDRESS, [addressKey]),
  ])
  return byName ?? byAddress ?? null
}

export async function setPassword(
  driver: Driver,
  { account, session }: Owner,
  hash: string,
  now: number,
): Promise<Written> {
  return outcomeOf(
    await driver.batch([
      raiseCredentialsStatement(account),
      becomeMemberStatement(account),
      { sql: SET_PASSWORD, values: [account, hash, now], expect: 1 },
      ...endOtherSessionsStatements(account, session),
    ]),
  )
}

// Passkeys.

export interface NewPasskey {
  readonly id: Uint8Array
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

export interface StoredPasskey extends SignInGrant {
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

export interface PasskeySeen {
  readonly id: Uint8Array
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
}

const ADD_PASSKEY = sql(
  'credentials.add-passkey',
  `insert into passkeys (id, account, public_key, counter, transports, name, created_at) values (?, ?, ?, ?, ?, ?, ?)
   on conflict (id) do nothing`,
)
const PASSKEY = sql<Omit<StoredPasskey, 'transports'> & { readonly transports: string }>(
  'credentials.passkey',
  `select p.account, a.credentials_version as version, p.public_key as "publicKey", p.counter, p.transports from passkeys p
   join accounts a on a.id = p.account and a.deleted_at is null where p.id = ?`,
)
const PASSKEYS_OF = sql<PasskeySeen>(
  'credentials.passkeys-of',
  `select id, name, created_at as "createdAt", used_at as "usedAt" from passkeys where account = ? order by created_at, id`,
)
const USE_PASSKEY = sql<{ account: string }>(
  'credentials.use-passkey',
  `update passkeys set counter = ?, used_at = ? where id = ? and counter = ? returning account`,
)
const REMOVE_PASSKEY = sql('credentials.remove-passkey', 'delete from passkeys where id = ? and account = ?')

/** Returns `taken` if the passkey is stored for any account. */
export async function addPasskey(
  driver: Driver,
  { account, session }: Owner,
  { id, publicKey, counter, transports, name }: NewPasskey,
  now: number,
): Promise<Written | 'taken'> {
  const result = await driver.batch([
    raiseCredentialsStatement(account),
    becomeMemberStatement(account),
    {
      sql: ADD_PASSKEY,
      values: [id, account, publicKey, counter, JSON.stringify(transports), name, now],
      expect: 1,
    },
    ...endOtherSessionsStatements(account, session),
  ])
  return !result.done && result.failed === 2 ? 'taken' : outcomeOf(result)
}

export async function passkeyById(driver: Driver, id: Uint8Array): Promise<StoredPasskey | null> {
  const [found] = await driver.read(PASSKEY, [id])
  return found === undefined ? null : { ...found, transports: fromJson<string[]>(found.transports) }
}

export function passkeysOf(driver: Driver, account: string): Promise<PasskeySeen[]> {
  return driver.read(PASSKEYS_OF, [account])
}

/** Stores the new counter. Returns false if another sign-in has used the passkey since its counter was read. */
export async function markPasskeyUsed(
  driver: Driver,
  id: Uint8Array,
  counter: { readonly from: number; readonly to: number },
  now: number,
): Promise<boolean> {
  return (await driver.write(USE_PASSKEY, [counter.to, now, id, counter.from])).length === 1
}

/** Returns false if the account has no such passkey; its sessions stay open then. */
export async function removePasskey(driver: Driver, { account, session }: Owner, id: Uint8Array): Promise<boolean> {
  const { done } = await driver.batch([
    raiseCredentialsStatement(account),
    { sql: REMOVE_PASSKEY, values: [id, account], expect: 1 },
    ...endOtherSessionsStatements(account, session),
  ])
  return done
}

// Challenges.

const KEEP_CHALLENGE = sql(
  'credentials.keep-challenge',
  'insert into challenges (id, account, challenge, expires_at) values (?, ?, ?, ?)',
)
const TAKE_CHALLENGE = sql<{ challenge: string }>(
  'credentials.take-challenge',
  'delete from challenges where id = ? and account is not distinct from ? and expires_at > ? returning challenge',
)

export interface NewChallenge {
  readonly id: string
  /** Null before a sign-in. */
  readonly account: string | null
  readonly challenge: string
  readonly expiresAt: number
}

export async function keepChallenge(
  driver: Driver,
  { id, account, challenge, expiresAt }: NewChallenge,
): Promise<void> {
  await driver.write(KEEP_CHALLENGE, [id, account, challenge, expiresAt])
}

/** Returns a challenge once, and only in time. */
export async function takeChallenge(
  driver: Driver,
  account: string | null,
  id: string,
  now: number,
): Promise<string | null> {
  return (await driver.write(TAKE_CHALLENGE, [id, account, now]))[0]?.challenge ?? null
}

// Recovery codes.

const SET_RECOVERY = sql(
  'credentials.set-recovery',
  `update accounts set recovery_hash = ?, recovery_session = ? where id = ? and kind = 'member'`,
)
const RECOVERY = sql<SignInGrant & { readonly madeIn: string | null }>(
  'credentials.recovery',
  `select id as account, credentials_version as version, recovery_session as "madeIn" from accounts
   where id = ? and recovery_hash = ? and deleted_at is null`,
)
const USE_RECOVERY = sql<{ id: string }>(
  'credentials.use-recovery',
  `update accounts set recovery_hash = null, recovery_session = null
   where id = ? and recovery_hash = ? and deleted_at is null returning id`,
)

/** Replaces the recovery code. Returns false for accounts that are not members. */
export async function setRecovery(driver: Driver, { account, session }: Owner, hash: Uint8Array): Promise<boolean> {
  const { done } = await driver.batch([
    raiseCredentialsStatement(account),
    { sql: SET_RECOVERY, values: [hash, session, account], expect: 1 },
    ...endOtherSessionsStatements(account, session),
  ])
  return done
}

/** Uses a recovery code up and returns the session that made it; null if the code is wrong. */
export async function takeRecovery(
  driver: Driver,
  account: string,
  hash: Uint8Array,
): Promise<(SignInGrant & { readonly madeIn: string | null }) | null> {
  const [found] = await driver.read(RECOVERY, [account, hash])
  if (found === undefined) return null
  const used = await driver.write(USE_RECOVERY, [account, hash])
  return used.length === 1 ? found : null
}
