// Accounts: a guest is a name; adding a way to sign in makes a member of the same account.
import { randomUUID } from 'node:crypto'
import type { Language } from '@hustings/protocol'
import { nameKey, refused } from '@hustings/protocol'
import { and, eq, isNull } from 'drizzle-orm'
import { isConstraint, type Queries } from '../database/database.ts'
import { accounts } from '../database/schema.ts'

export interface Account {
  readonly id: string
  readonly kind: 'guest' | 'member'
  readonly name: string
  readonly language: Language
  readonly timeZone: string
  readonly role: 'person' | 'moderator' | 'admin'
  readonly awayFrom: Date | null
  readonly awayUntil: Date | null
  readonly awayDaysLeft: number
  readonly shows: { readonly statistics: boolean; readonly matches: boolean; readonly presence: boolean }
  readonly suspendedAt: Date | null
  readonly createdAt: Date
}

const COLUMNS = `id, kind, name, language, time_zone as "timeZone", role, away_from as "awayFrom", away_until as "awayUntil",
  away_days_left as "awayDaysLeft", shows, suspended_at as "suspendedAt", created_at as "createdAt"`

export async function accountById(queries: Pick<Queries, 'read'>, id: string): Promise<Account | null> {
  const [found] = await queries.read<Account>(`select ${COLUMNS} from accounts where id = $1 and deleted_at is null`, [
    id,
  ])
  return found ?? null
}

export async function memberByName(queries: Pick<Queries, 'read'>, name: string): Promise<Account | null> {
  const [found] = await queries.read<Account>(
    `select ${COLUMNS} from accounts where name_key = $1 and kind = 'member' and deleted_at is null`,
    [nameKey(name)],
  )
  return found ?? null
}

export async function makeGuest(
  queries: Pick<Queries, 'typed'>,
  about: { readonly name: string; readonly language: Language; readonly timeZone: string },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await queries.typed
    .insert(accounts)
    .values({ id, ...about, nameKey: nameKey(about.name), createdAt: now, seenAt: now })
  return id
}

export interface AccountChange {
  readonly name?: string | undefined
  readonly language?: Language | undefined
  readonly timeZone?: string | undefined
  readonly shows?: Account['shows'] | undefined
}

export async function changeAccount(queries: Pick<Queries, 'typed'>, id: string, change: AccountChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await nameMayBeTaken(
    queries.typed
      .update(accounts)
      .set({
        ...(change.name === undefined ? {} : { name: change.name, nameKey: nameKey(change.name) }),
        ...(change.language === undefined ? {} : { language: change.language }),
        ...(change.timeZone === undefined ? {} : { timeZone: change.timeZone }),
        ...(change.shows === undefined ? {} : { shows: change.shows }),
      })
      .where(and(eq(accounts.id, id), isNull(accounts.deletedAt))),
  )
}

/** The guest has a way to sign in now; names of members are unique. */
export async function becomeMember(queries: Pick<Queries, 'typed'>, id: string): Promise<void> {
  await nameMayBeTaken(queries.typed.update(accounts).set({ kind: 'member' }).where(eq(accounts.id, id)))
}

async function nameMayBeTaken<T>(act: PromiseLike<T>): Promise<T> {
  try {
    return await act
  } catch (error) {
    if (isConstraint(error, 'accounts_member_name')) throw refused('name-taken')
    throw error
  }
}
