// Chat, blocks and reports: unique rows, readers, and races of reports and decisions.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { type StoredPerson, storedGuest, storedTable } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import { onBothStorages, runSql, sharedDriver } from '../testing/storage.ts'
import { block, blockedBy, blockedEitherWay, isBlockedAmong, unblock } from './blocks.ts'
import { addMessage, changedMessages, messageById, messagesBefore } from './chat.ts'
import type { Driver } from './driver.ts'
import { addReport, decide, openReports, reportedMatches } from './reports.ts'
import { openSessions } from './sessions.ts'

const MINUTE = 60_000

async function message(
  driver: Driver,
  match: string,
  { account }: StoredPerson,
  at = NOW,
  id: string = randomUUID(),
): Promise<string> {
  await addMessage(driver, { id, match, account, seat: 'seat 0', at, phrase: null, text: `said at ${at - NOW}` })
  return id
}

onBothStorages('the chat', (kind) => {
  it('stores a message that is sent twice once', async () => {
    const driver = await sharedDriver(kind)
    const anna = await storedGuest(driver)
    const match = await storedTable(driver, [anna.account])
    const added = { id: randomUUID(), match, account: anna.account, seat: null, at: NOW, phrase: 'hello', text: null }
    expect(await Promise.all([addMessage(driver, added), addMessage(driver, added)])).toContain(false)
    expect(await messageById(driver, added.id)).toEqual({ ...added, name: anna.name, member: false, hidden: false })
    expect(await messageById(driver, randomUUID())).toBeNull()
  })

  it('returns the last messages, without those of blocked and blocking accounts', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela, cleo] = await Promise.all([1, 2, 3].map(() => storedGuest(driver)))
    if (anna === undefined || bela === undefined || cleo === undefined) throw new Error('no guests')
    const match = await storedTable(driver, [anna.account, bela.account, cleo.account])
    const [first, second, third] = [
      await message(driver, match, anna, NOW),
      await message(driver, match, bela, NOW + 1),
      await message(driver, match, cleo, NOW + 2),
    ]
    const read = async (reader: StoredPerson | null, before = NOW + MINUTE, limit = 10) =>
      (await messagesBefore(driver, match, reader?.account ?? null, before, limit)).map(({ id }) => id)
    expect(await read(null)).toEqual([third, second, first])
    expect(await read(null, NOW + 2, 1)).toEqual([second])
    await block(driver, anna.account, bela.account, NOW)
    await block(driver, anna.account, bela.account, NOW)
    await block(driver, cleo.account, anna.account, NOW)
    expect(await read(anna)).toEqual([first])
    expect(await read(bela)).toEqual([third, second])
    expect(await blockedBy(driver, anna.account)).toEqual([{ id: bela.account, name: bela.name, member: false }])
    expect(await blockedEitherWay(driver, anna.account)).toEqual(new Set([bela.account, cleo.account]))
    expect(await isBlockedAmong(driver, bela.account, [cleo.account])).toBe(false)
    expect(await isBlockedAmong(driver, bela.account, [cleo.account, anna.account])).toBe(true)
    await unblock(driver, anna.account, bela.account)
    expect(await read(anna)).toEqual([second, first])
  })

  it('returns messages that were written, reported or judged since', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela] = [await storedGuest(driver), await storedGuest(driver)]
    const match = await storedTable(driver, [anna.account, bela.account])
    const old = await message(driver, match, anna, NOW)
    const recent = await message(driver, match, anna, NOW + MINUTE)
    const since = async () => (await changedMessages(driver, [match, randomUUID()], NOW)).map(({ id }) => id).toSorted()
    expect(await since()).toEqual([recent])
    await addReport(driver, { message: old, by: bela.account, why: 'spam', at: NOW + 2 * MINUTE })
    expect(await since()).toEqual([old, recent].toSorted())
  })
})

onBothStorages('reports', (kind) => {
  it('hide a message with the second account, also when both come at once', async () => {
    const driver = await sharedDriver(kind)
    const people = await Promise.all([1, 2, 3].map(() => storedGuest(driver)))
    const [author, ...others] = people
    if (author === undefined) throw new Error('no guests')
    const match = await storedTable(
      driver,
      people.map(({ account }) => account),
    )
    for (let round = 0; round < 10; round++) {
      const id = await message(driver, match, author, NOW + round)
      const report = ({ account }: StoredPerson) =>
        addReport(driver, { message: id, by: account, why: 'insult', at: NOW + MINUTE })
      expect(await report(author)).toBe('own')
      const outcomes = await Promise.all(others.map(report))
      expect(outcomes.toSorted()).toEqual(['hidden', 'reported'])
      expect(await Promise.all(others.map(report))).toEqual(['known', 'known'])
      expect(await messageById(driver, id)).toMatchObject({ hidden: true })
    }
    expect(await reportedMatches(driver, [match, randomUUID()])).toEqual(new Set([match]))
    const mine = (await openReports(driver, 100)).filter((one) => one.match === match)
    expect(mine).toHaveLength(10)
    expect(mine[0]).toMatchObject({
      table: 'Table',
      account: author.account,
      reasons: ['insult', 'insult'],
      hidden: true,
    })
  })

  it('count one report of an account that sends it many times at once', async () => {
    const driver = await sharedDriver(kind)
    const [author, reader] = [await storedGuest(driver), await storedGuest(driver)]
    const match = await storedTable(driver, [author.account, reader.account])
    const id = await message(driver, match, author)
    const report = () => addReport(driver, { message: id, by: reader.account, why: 'spam', at: NOW })
    const outcomes = await Promise.all(Array.from({ length: 6 }, report))
    expect(outcomes.filter((outcome) => outcome === 'reported')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(5)
    expect(await messageById(driver, id)).toMatchObject({ hidden: false })
  })

  it('end with a decision: a shown message is hidden only by two new reports, a suspended author has no session', async () => {
    const driver = await sharedDriver(kind)
    const [author, first, second, third, moderator] = await Promise.all([1, 2, 3, 4, 5].map(() => storedGuest(driver)))
    if (author === undefined || first === undefined || second === undefined || third === undefined)
      throw new Error('no guests')
    const match = await storedTable(driver, [author.account, first.account])
    const id = await message(driver, match, author)
    const report = ({ account }: StoredPerson) =>
      addReport(driver, { message: id, by: account, why: 'other', at: NOW + 1 })
    const decision = { message: id, moderator: moderator?.account ?? '', hide: false, suspend: false, at: NOW + 2 }
    expect(await report(first)).toBe('reported')
    expect(await report(second)).toBe('hidden')
    expect(await decide(driver, decision)).toEqual({ match, suspended: null })
    expect(await messageById(driver, id)).toMatchObject({ hidden: false })
    expect(await reportedMatches(driver, [match])).toEqual(new Set())
    expect(await report(first)).toBe('known')
    expect(await report(third)).toBe('reported')
    expect(await messageById(driver, id)).toMatchObject({ hidden: false })
    expect(await openSessions(driver, [author.session], NOW)).toHaveLength(1)
    expect(await decide(driver, { ...decision, hide: true, suspend: true })).toEqual({
      match,
      suspended: author.account,
    })
    expect(await messageById(driver, id)).toMatchObject({ hidden: true })
    expect(await openSessions(driver, [author.session], NOW)).toEqual([])
    expect(await runSql(driver, 'select suspended_at as at from accounts where id = ?', [author.account])).toEqual([
      { at: NOW + 2 },
    ])
    expect(await decide(driver, { ...decision, message: randomUUID() })).toBeNull()
  })
})
