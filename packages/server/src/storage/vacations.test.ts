// Vacations move the ends of running turns.
import { expect, it } from 'vitest'
import { HOUR, storedGuest, storedTable } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { matchRow } from './matches.ts'
import { seatRows } from './seats.ts'
import { changeVacation, vacationOf } from './vacations.ts'

onBothStorages('a vacation', (kind) => {
  it('moves later turns of the account, raises the versions of its running tables, and fails if another one was first', async () => {
    const driver = await sharedDriver(kind)
    const [person, other] = [await storedGuest(driver), await storedGuest(driver)]
    const table = await storedTable(driver, [person.account, other.account], 'playing')
    const idle = await storedTable(driver, [person.account], 'playing')
    const due = 'update seats set to_act = 1, acting_since = ?, due_at = ? where match = ?'
    await runSql(driver, due, [NOW, NOW + 2 * HOUR, table])
    const before = await vacationOf(driver, person.account)
    expect(before).toEqual({ from: null, until: null, daysLeft: 28, year: 0 })
    if (before === null) throw new Error('no account')
    const after = { from: NOW + HOUR, until: NOW + 25 * HOUR, daysLeft: 27, year: 2026 }
    const change = {
      before,
      after,
      shifts: [
        { endAfter: NOW + HOUR, by: 24 * HOUR },
        { endAfter: NOW + 30 * HOUR, by: HOUR },
      ],
    }
    const changed = await changeVacation(driver, person.account, change)
    expect(changed?.toSorted()).toEqual([table, idle].toSorted())
    expect(await vacationOf(driver, person.account)).toEqual(after)
    expect((await seatRows(driver, [table])).map(({ dueAt }) => dueAt)).toEqual([NOW + 26 * HOUR, NOW + 2 * HOUR])
    expect((await matchRow(driver, table))?.version).toBe(1)
    expect((await matchRow(driver, idle))?.version).toBe(1)
    expect(await changeVacation(driver, person.account, change)).toBeNull()
    expect((await matchRow(driver, table))?.version).toBe(1)
    const races = await Promise.all(
      [20, 21].map((daysLeft) =>
        changeVacation(driver, person.account, { before: after, after: { ...after, daysLeft }, shifts: [] }),
      ),
    )
    expect(races.filter((one) => one !== null)).toHaveLength(1)
  })
})
