// Vacations: the clocks of an account pause between two moments. Its running turns move with the vacation.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

export interface Vacation {
  readonly from: number | null
  readonly until: number | null
  readonly daysLeft: number
  /** The year that the days belong to. */
  readonly year: number
}

/** Moves the ends of running turns that end after a moment. */
export interface TurnShift {
  readonly endAfter: number
  readonly by: number
}

const READ = sql<Vacation>(
  'vacations.read',
  `select away_from as "from", away_until as until, away_days_left as "daysLeft", away_year as year from accounts
   where id = ? and deleted_at is null`,
)
// Also tables where the next turn comes later: its end depends on the vacation.
const RAISE = sql<{ id: string }>(
  'vacations.raise',
  `update matches set version = version + 1
   where id in (select match from seats where holder = ?) and status = 'playing' returning id`,
)
const SET = sql(
  'vacations.set',
  `update accounts set away_from = ?, away_until = ?, away_days_left = ?, away_year = ?
   where id = ? and away_from is not distinct from ? and away_until is not distinct from ? and away_days_left = ?
     and away_year = ? and deleted_at is null`,
)
const SHIFT = sql(
  'vacations.shift',
  'update seats set due_at = due_at + ? where holder = ? and to_act = 1 and due_at is not null and due_at > ?',
)

export async function vacationOf(driver: Driver, account: string): Promise<Vacation | null> {
  return (await driver.read(READ, [account]))[0] ?? null
}

/** Returns the running tables of the account, whose clocks it changes; null if the vacation has changed: the caller reads it again. */
export async function changeVacation(
  driver: Driver,
  account: string,
  change: { readonly before: Vacation; readonly after: Vacation; readonly shifts: readonly TurnShift[] },
): Promise<string[] | null> {
  const { before, after, shifts } = change
  const result = await driver.batch([
    { sql: RAISE, values: [account] },
    {
      sql: SET,
      values: [
        after.from,
        after.until,
        after.daysLeft,
        after.year,
        account,
        before.from,
        before.until,
        before.daysLeft,
        before.year,
      ],
      expect: 1,
    },
    ...shifts.map(({ by, endAfter }) => ({ sql: SHIFT, values: [by, account, endAfter] })),
  ])
  return result.done ? (result.rows[0] ?? []).map(({ id }) => String(id)) : null
}
