// Accounts: guests and members. Each batch that changes an account or its credentials begins with its row.
import type { Language } from '@hustings/protocol'
import { fromJson } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

export interface Account {
  readonly id: string
  readonly kind: 'guest' | 'member'
  readonly name: string
  readonly language: Language
  readonly timeZone: string
  readonly role: 'person' | 'moderator' | 'admin'
  readonly awayFrom: number | null
  readonly awayUntil: number | null
  readonly awayDaysLeft: number
  readonly shows: { readonly statistics: boolean; readonly matches: boolean; readonly presence: boolean }
  readonly suspendedAt: number | null
  readonly createdAt: number
}

export interface AccountColumns extends Omit<Account, 'shows'> {
  readonly shows: string
}

export function accountOf(row: AccountColumns): Account {
  return { ...row, shows: fromJson<Account['shows']>(row.shows) }
}

const BY_ID = sql<AccountColumns>(
  'accounts.by-id',
  `select id, kind, name, language, time_zone as "timeZone", role, away_from as "awayFrom", away_until as "awayUntil",
     away_days_left as "awayDaysLeft", shows, suspended_at as "suspendedAt", created_at as "createdAt"
   from accounts where id = ? and deleted_at is null`,
)
const MEMBER_BY_NAME = sql<AccountColumns>(
  'accounts.member-by-name',
  `select id, kind, name, language, time_zone as "timeZone", role, away_from as "awayFrom", away_until as "awayUntil",
     away_days_left as "awayDaysLeft", shows, suspended_at as "suspendedAt", created_at as "createdAt"
   from accounts where name_key = ? and kind = 'member' and deleted_at is null`,
)

/** Returns null for unknown and deleted accounts. */
export async function accountById(driver: Driver, id: string): Promise<Account | null> {
  const [found] = await driver.read(BY_ID, [id])
  return found === undefined ? null : accountOf(found)
}

export async function memberByNameKey(driver: Driver, nameKey: string): Promise<Account | null> {
  const [found] = await driver.read(MEMBER_BY_NAME, [nameKey])
  return found === undefined ? null : accountOf(found)
}

export interface NewGuest {
  readonly id: string
  readonly name: string
  readonly nameKey: string
  readonly language: Language
  readonly timeZone: string
  readonly at: number
}

const CREATE_GUEST = sql(
  'accounts.create-guest',
  'insert into accounts (id, name, name_key, language, time_zone, created_at, seen_at) values (?, ?, ?, ?, ?, ?, ?)',
)

export async function createGuest(driver: Driver, guest: NewGuest): Promise<void> {
  const { id, name, nameKey, language, timeZone, at } = guest
  await driver.write(CREATE_GUEST, [id, name, nameKey, language, timeZone, at, at])
}

const LOCK = sql('accounts.lock', 'update accounts set seen_at = seen_at where id = ? and deleted_at is null')

/** Holds the row of an account until the end of the batch; fails if the account is deleted. */
export function lockAccountStatement(id: string): Statement {
  return { sql: LOCK, values: [id], expect: 1 }
}

/** An account that may sign in, as it was at the check. */
export interface SignInGrant {
  readonly account: string
  /** Raised by each change of its credentials. */
  readonly version: number
}

const LOCK_GRANT = sql(
  'accounts.lock-grant',
  'update accounts set seen_at = seen_at where id = ? and credentials_version = ? and deleted_at is null',
)
const RAISE_CREDENTIALS = sql(
  'accounts.raise-credentials',
  'update accounts set credentials_version = credentials_version + 1 where id = ? and deleted_at is null',
)

/** Fails if a credential of the account has changed since the grant, or the account is deleted. */
export function lockGrantStatement({ account, version }: SignInGrant): Statement {
  return { sql: LOCK_GRANT, values: [account, version], expect: 1 }
}

/** The first statement of each batch that changes a credential. */
export function raiseCredentialsStatement(id: string): Statement {
  return { sql: RAISE_CREDENTIALS, values: [id], expect: 1 }
}

export interface AccountChange {
  readonly name?: { readonly name: string; readonly nameKey: string } | undefined
  readonly language?: Language | undefined
  readonly timeZone?: string | undefined
  readonly shows?: Account['shows'] | undefined
}

const RENAME = sql('accounts.rename', 'update accounts set name = ?, name_key = ? where id = ?')
const LANGUAGE = sql('accounts.language', 'update accounts set language = ? where id = ?')
const TIME_ZONE = sql('accounts.time-zone', 'update accounts set time_zone = ? where id = ?')
const SHOWS = sql('accounts.shows', 'update accounts set shows = ? where id = ?')

export async function changeAccount(
  driver: Driver,
  id: string,
  change: AccountChange,
): Promise<'changed' | 'name-taken' | 'deleted'> {
  const { name, language, timeZone, shows } = change
  const statements = [lockAccountStatement(id)]
  if (name !== undefined) statements.push({ sql: RENAME, values: [name.name, name.nameKey, id] })
  if (language !== undefined) statements.push({ sql: LANGUAGE, values: [language, id] })
  if (timeZone !== undefined) statements.push({ sql: TIME_ZONE, values: [timeZone, id] })
  if (shows !== undefined) statements.push({ sql: SHOWS, values: [JSON.stringify(shows), id] })
  const result = await driver.batch(statements)
  if (result.done) return 'changed'
  return result.failed === 0 ? 'deleted' : 'name-taken'
}

const BECOME_MEMBER = sql('accounts.become-member', `update accounts set kind = 'member' where id = ?`)

/** Fails if another member has the name. */
export function becomeMemberStatement(id: string): Statement {
  return { sql: BECOME_MEMBER, values: [id], expect: 1 }
}

const SUSPEND = sql(
  'accounts.suspend',
  `update accounts set suspended_at = ? where id = ? and role = 'person' and deleted_at is null`,
)
const ROLE = sql<{ id: string }>(
  'accounts.role',
  `update accounts set role = ? where name_key = ? and kind = 'member' and deleted_at is null returning id`,
)

/** Moderators and administrators cannot be suspended. */
export function suspendStatement(id: string, at: number): Statement {
  return { sql: SUSPEND, values: [at, id] }
}

/** Returns the id of the member; null if there is none with this name. */
export async function setRole(driver: Driver, nameKey: string, role: Account['role']): Promise<string | null> {
  const [changed] = await driver.write(ROLE, [role, nameKey])
  return changed?.id ?? null
}
