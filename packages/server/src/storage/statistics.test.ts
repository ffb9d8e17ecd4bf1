// Tables, results and companions of an account.
import { expect, it } from 'vitest'
import { HOUR, storedGuest, storedTable } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { block } from './blocks.ts'
import type { Driver } from './driver.ts'
import { companionsOf, currentTables, playedMatches, seatedTables, standingsOf, statisticsOf } from './statistics.ts'

const RESULT = `insert into results (match, seat, game, players, account, name, rank, score, share, abandoned, finished_at)
  values (?, ?, 'ballot', 2, ?, ?, ?, ?, ?, ?, ?)`

async function finish(driver: Driver, table: string, at: number): Promise<void> {
  await runSql(driver, `update matches set status = 'finished', finished_at = ? where id = ?`, [at, table])
}

onBothStorages('an account', (kind) => {
  it('lists its tables: its turns first, then running ones, and ended ones for a while', async () => {
    const driver = await sharedDriver(kind)
    const [person, other] = [await storedGuest(driver), await storedGuest(driver)]
    const { account } = person
    const waiting = await storedTable(driver, [account])
    const running = await storedTable(driver, [other.account, account], 'playing')
    const turn = await storedTable(driver, [other.account, account], 'playing')
    await runSql(driver, `update seats set to_act = 1, acting_since = ? where match = ? and holder = ?`, [
      NOW,
      turn,
      account,
    ])
    const ended = await storedTable(driver, [account], 'playing')
    await finish(driver, ended, NOW)
    await runSql(driver, 'update matches set created_at = ? where id = ?', [NOW - HOUR, waiting])
    await storedTable(driver, [other.account])
    expect(await currentTables(driver, account, NOW - 1, 10)).toEqual([turn, running, ended, waiting])
    expect(await currentTables(driver, account, NOW, 2)).toEqual([turn, running])
    expect((await seatedTables(driver, account)).toSorted()).toEqual([waiting, running, turn].toSorted())
  })

  it('counts matches in which it made at least half of the choices, or which it left', async () => {
    const driver = await sharedDriver(kind)
    const [person, other] = [await storedGuest(driver), await storedGuest(driver)]
    const played = [
      { rank: 1, score: 10.5, share: 1, abandoned: 0 },
      { rank: 2, score: 5, share: 0.5, abandoned: 0 },
      { rank: 1, score: 99, share: 0.4, abandoned: 0 },
      { rank: 2, score: 0, share: 0.1, abandoned: 1 },
    ]
    const tables: string[] = []
    for (const [i, { rank, score, share, abandoned }] of played.entries()) {
      const table = await storedTable(driver, [person.account, other.account], 'playing')
      const at = NOW + i * HOUR
      await finish(driver, table, at)
      await runSql(driver, RESULT, [table, 'seat 0', person.account, 'Anna', rank, score, share, abandoned, at])
      await runSql(driver, RESULT, [table, 'seat 1', other.account, 'Bela', 3 - rank, 1, 1, 0, at])
      tables.push(table)
    }
    expect(await statisticsOf(driver, person.account)).toEqual([
      {
        game: 'ballot',
        seat: 'seat 0',
        played: 2,
        won: 1,
        abandoned: 1,
        meanRank: 1.5,
        meanScore: 7.75,
        best: 10.5,
      },
    ])
    const page = await playedMatches(driver, person.account, NOW + 3 * HOUR, 2)
    expect(page.map(({ match }) => match)).toEqual([tables[2], tables[1]])
    expect(page[0]).toMatchObject({ name: 'Table', startedAt: NOW, finishedAt: NOW + 2 * HOUR, rank: 1, score: 99 })
    expect(await standingsOf(driver, [tables[1] ?? ''])).toMatchObject([
      { seat: 'seat 1', rank: 1, name: 'Bela' },
      { seat: 'seat 0', rank: 2, name: 'Anna' },
    ])
  })

  it('lists companions with the number of common tables, the newest first, without blocks', async () => {
    const driver = await sharedDriver(kind)
    const [person, anna, bela, cleo] = await Promise.all(
      ['Person', 'Anna', 'Bela', 'Cleo'].map((name) => storedGuest(driver, name)),
    )
    if (person === undefined || anna === undefined || bela === undefined || cleo === undefined)
      throw new Error('four people')
    const old = await storedTable(driver, [person.account, anna.account, cleo.account])
    await runSql(driver, 'update matches set created_at = ? where id = ?', [NOW - HOUR, old])
    await runSql(driver, 'update matches set created_at = ? where id = ?', [
      NOW - 2 * HOUR,
      await storedTable(driver, [anna.account, person.account, anna.account]),
    ])
    await storedTable(driver, [bela.account, person.account])
    await block(driver, cleo.account, person.account, NOW)
    expect(await companionsOf(driver, person.account, 10)).toEqual([
      { id: bela.account, name: 'Bela', member: false, matches: 1 },
      { id: anna.account, name: 'Anna', member: false, matches: 2 },
    ])
    expect(await companionsOf(driver, person.account, 1)).toHaveLength(1)
  })
})
