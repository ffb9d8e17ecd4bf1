// Results are written once for each seat of a finished match.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountRow, matchRow, NOW, seatRow } from '../testing/rows.ts'
import { onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { appendMoves } from './journal.ts'
import { finalSeats, finishedMatches, matchesWithoutResults, recordSeatResults, type SeatResult } from './results.ts'

onBothStorages('results', (kind) => {
  it('fall due for finished matches, and count once', async () => {
    const driver = await sharedDriver(kind)
    const [match, running, anna] = [randomUUID(), randomUUID(), randomUUID()]
    await driver.batch([
      accountRow(anna),
      matchRow({ id: match }),
      matchRow({ id: running }),
      seatRow(match, 'red', anna),
      seatRow(match, 'blue', null, 1),
    ])
    const standings = [
      { seat: 'red', rank: 1, score: 2.5 },
      { seat: 'blue', rank: 2, score: 1 },
    ]
    const entry = {
      sequence: 2,
      kind: 'choice',
      seat: 'red',
      answer: 'pass',
      step: 1,
      actor: anna,
      bot: null,
      request: null,
      revealed: false,
      events: [],
      cuts: null,
    } as const
    const outcome = await appendMoves(driver, {
      match,
      after: { sequence: 1, version: 0 },
      entries: [entry],
      at: NOW,
      revealedStep: 0,
      botDueAt: null,
      summary: { key: 'over' },
      standings,
      turns: [],
      snapshot: null,
      forgetAfter: null,
    })
    expect(outcome).toBe('written')
    expect(await matchesWithoutResults(driver, NOW, 10)).toEqual([])
    expect(await matchesWithoutResults(driver, NOW + 1, 10)).toEqual([match])
    expect(await finishedMatches(driver, [match, running])).toEqual([
      { match, game: 'ballot', standings, finishedAt: NOW },
    ])
    const seats = await finalSeats(driver, [match])
    expect(seats.toSorted((a, b) => a.seat.localeCompare(b.seat))).toEqual([
      { match, seat: 'blue', account: null, name: null, bot: null },
      { match, seat: 'red', account: anna, name: 'Anna', bot: null },
    ])
    const result: SeatResult = {
      match,
      seat: 'red',
      game: 'ballot',
      players: 2,
      account: anna,
      name: 'Anna',
      rank: 1,
      score: 2.5,
      share: 0.75,
      abandoned: false,
      finishedAt: NOW,
    }
    const other = { ...result, seat: 'blue', account: null, name: '', rank: 2, score: 1, abandoned: true }
    expect(await recordSeatResults(driver, [{ ...result, account: randomUUID() }, other])).toBe(false)
    expect(await recordSeatResults(driver, [result, other])).toBe(true)
    expect(await recordSeatResults(driver, [{ ...result, rank: 2 }, other])).toBe(true)
    expect(await matchesWithoutResults(driver, NOW + 1, 10)).toEqual([])
    expect(await finishedMatches(driver, [match])).toEqual([])
    const rows = 'select seat, rank, score, share, abandoned from results where match = ? order by seat'
    expect(await runSql(driver, rows, [match])).toEqual([
      { seat: 'blue', rank: 2, score: 1, share: 0.75, abandoned: 1 },
      { seat: 'red', rank: 1, score: 2.5, share: 0.75, abandoned: 0 },
    ])
  })
})
