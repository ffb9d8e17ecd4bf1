// Due work is claimed by one node, and is due again if that node does nothing.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountRow, matchRow, NOW, seatRow } from '../testing/rows.ts'
import { onBothStorages, sharedDriver } from '../testing/storage.ts'
import {
  botsDue,
  claimBots,
  claimReminders,
  type DueReminder,
  postponeBots,
  remindByHandStatements,
  remindStatements,
} from './clock.ts'
import type { Driver } from './driver.ts'
import { changeTable, matchRow as readMatch } from './matches.ts'
import { seatRows } from './seats.ts'

const MANY = 1000

/** A match with a bot that is due, and an active human at each of two seats. */
async function withTurns(driver: Driver, at: number): Promise<{ match: string; holder: string }> {
  const [match, holder] = [randomUUID(), randomUUID()]
  await driver.batch([
    accountRow(holder),
    matchRow({ id: match }),
    seatRow(match, 'red', holder),
    seatRow(match, 'blue', holder, 1),
  ])
  const turn = { toAct: true, actingSince: at, dueAt: null, remindAt: at, leftSeconds: null, missed: 0, prompt: null }
  const turns = ['red', 'blue'].map((seat) => ({ ...turn, seat }))
  const changed = await changeTable(driver, { match, version: 0, status: 'playing', at, turns, botDueAt: at })
  expect(changed).toBe(true)
  return { match, holder }
}

onBothStorages('bots that are due', (kind) => {
  it('go to one of two nodes, and fall due again later', async () => {
    const driver = await sharedDriver(kind)
    const matches = [(await withTurns(driver, NOW)).match, (await withTurns(driver, NOW + 1)).match]
    const mine = (found: readonly string[]) => found.filter((match) => matches.includes(match)).toSorted()
    expect(mine((await botsDue(driver, NOW, MANY)).map(({ match }) => match))).toEqual(matches.slice(0, 1))
    const claims = await Promise.all([0, 1].map(() => claimBots(driver, NOW + 1, NOW + 5, MANY)))
    expect(mine(claims.flat())).toEqual(matches.toSorted())
    expect(mine(await claimBots(driver, NOW + 4, NOW + 9, MANY))).toEqual([])
    const [first = ''] = matches
    await postponeBots(driver, first, NOW + 8)
    expect(mine(await claimBots(driver, NOW + 5, NOW + 9, MANY))).toEqual(matches.slice(1))
    // A claim does not change the table: a move based on the row from before is written.
    expect((await readMatch(driver, first))?.version).toBe(1)
  })
})

onBothStorages('reminders that are due', (kind) => {
  it('go to one of two nodes, and count once', async () => {
    const driver = await sharedDriver(kind)
    const { match, holder } = await withTurns(driver, NOW)
    const of = (found: readonly DueReminder[]) => found.filter((turn) => turn.match === match)
    const claims = await Promise.all([0, 1].map(() => claimReminders(driver, NOW, NOW + 5, MANY)))
    const claimed = of(claims.flat())
    expect(claimed.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'red'])
    expect(claimed[0]).toMatchObject({ holder, name: 'Table', actingSince: NOW, dueAt: null, reminded: 0 })
    expect(of(await claimReminders(driver, NOW + 4, NOW + 9, MANY))).toEqual([])
    const again = of(await claimReminders(driver, NOW + 5, NOW + 9, MANY))
    expect(again).toHaveLength(2)
    for (const turn of claimed) {
      expect((await driver.batch(remindStatements(turn, NOW + 6, null))).done).toBe(true)
    }
    for (const turn of again) {
      expect((await driver.batch(remindStatements(turn, NOW + 7, NOW + 8))).done).toBe(false)
    }
    const seats = await seatRows(driver, [match])
    expect(seats.map(({ reminded, remindedAt, remindAt }) => [reminded, remindedAt, remindAt])).toEqual([
      [1, NOW + 6, null],
      [1, NOW + 6, null],
    ])
    expect((await readMatch(driver, match))?.version).toBe(3)
  })

  it('count once in some time when sent by hand, and only for the same turn', async () => {
    const driver = await sharedDriver(kind)
    const { match, holder } = await withTurns(driver, NOW)
    const turn = { match, seat: 'red', holder, actingSince: NOW }
    const remind = async (at: number, lastBefore: number, about: Partial<typeof turn> = {}) =>
      (await driver.batch(remindByHandStatements({ ...turn, ...about }, at, lastBefore))).done
    expect(await remind(NOW + 10, NOW, { actingSince: NOW + 1 })).toBe(false)
    const both = await Promise.all([remind(NOW + 10, NOW), remind(NOW + 10, NOW)])
    expect(both.toSorted()).toEqual([false, true])
    expect(await remind(NOW + 19, NOW + 9)).toBe(false)
    expect(await remind(NOW + 20, NOW + 10)).toBe(true)
  })
})
