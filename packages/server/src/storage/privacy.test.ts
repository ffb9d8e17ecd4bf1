// Export, deletion and merge of accounts, also while their players take seats elsewhere.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bytes, HOUR, type StoredPerson, storedGuest, storedMember, storedTable } from '../testing/accounts.ts'
import { NOW } from '../testing/rows.ts'
import {
  freshPostgres,
  onBothStorages,
  onPostgresStorage,
  postgresAt,
  runSql,
  sharedDriver,
} from '../testing/storage.ts'
import { accountById, lockAccountStatement } from './accounts.ts'
import { setPassword } from './credentials.ts'
import type { Driver } from './driver.ts'
import { keepPendingSignIn } from './links.ts'
import { changeTable, matchRow } from './matches.ts'
import { deleteAccount, exportMatches, exportRows, heldTables, mergeGuest, playingSeats } from './privacy.ts'
import { seatRows } from './seats.ts'

const ROUNDS = 40

async function holders(driver: Driver, table: string): Promise<(string | null)[]> {
  return (await seatRows(driver, [table])).map(({ holder }) => holder)
}

/** Takes a seat at a new table as the server does: it locks the table first, then the account. */
async function sit(driver: Driver, table: string, place: number, account: string): Promise<boolean> {
  const empty = { bot: null, owner: null, open: false, playing: false, ready: false, satAt: NOW, leftAt: null }
  return changeTable(driver, {
    match: table,
    version: 0,
    status: 'gathering',
    at: NOW,
    assignments: [{ ...empty, seat: `seat ${place}`, holder: account }],
    extra: [lockAccountStatement(account)],
  })
}

/** A sign-in of the guest's browser to the member, which waits for an answer. */
async function pending(driver: Driver, guest: StoredPerson, member: StoredPerson) {
  const token = { tokenHash: bytes(), session: guest.session, now: NOW }
  const { tokenHash, session } = token
  expect(await keepPendingSignIn(driver, { tokenHash, session, grant: member, expiresAt: NOW + HOUR })).toBe(true)
  return token
}

onBothStorages('a deletion', (kind) => {
  it('removes all identifying data, frees seats, and passes on nothing', async () => {
    const driver = await sharedDriver(kind)
    const [person, other] = [await storedMember(driver), await storedGuest(driver)]
    const own = await storedTable(driver, [person.account, other.account])
    const joined = await storedTable(driver, [other.account, person.account])
    const owned = await storedTable(driver, [other.account, null], 'playing')
    await runSql(driver, 'update seats set owner = ? where match = ? and place = 1', [person.account, owned])
    await runSql(driver, `insert into messages (id, match, account, at, text) values (?, ?, ?, ?, 'hello')`, [
      randomUUID(),
      joined,
      person.account,
      NOW,
    ])
    const result = await deleteAccount(driver, person.account, NOW)
    expect(result.kind === 'deleted' ? result.tables.toSorted() : result).toEqual([own, joined, owned].toSorted())
    expect(await matchRow(driver, own)).toBeNull()
    expect(await holders(driver, joined)).toEqual([other.account, null])
    expect((await seatRows(driver, [owned])).map(({ owner }) => owner)).toEqual([null, null])
    expect((await matchRow(driver, joined))?.version).toBe(1)
    expect(await accountById(driver, person.account)).toBeNull()
    const rows = await exportRows(driver, person.account)
    expect(rows.account).toMatchObject([{ kind: 'guest', name: '—', role: 'person' }])
    expect({ ...rows, account: [] }).toEqual({
      ...Object.fromEntries(Object.keys(rows).map((section) => [section, []])),
    })
    expect(await deleteAccount(driver, person.account, NOW)).toEqual({ kind: 'changed' })
  })

  it('waits until a bot has each seat of a running match', async () => {
    const driver = await sharedDriver(kind)
    const person = await storedMember(driver)
    const table = await storedTable(driver, [person.account], 'playing')
    expect(await playingSeats(driver, person.account)).toEqual([{ match: table, seat: 'seat 0' }])
    expect(await deleteAccount(driver, person.account, NOW)).toEqual({ kind: 'playing' })
    expect(await accountById(driver, person.account)).toMatchObject({ name: person.name })
    expect((await matchRow(driver, table))?.version).toBe(0)
  })
})

onBothStorages('a merge', (kind) => {
  it('moves seats, tables and results of a guest to the member, once', async () => {
    const driver = await sharedDriver(kind)
    const [guest, member] = [await storedGuest(driver), await storedMember(driver)]
    const seated = await storedTable(driver, [guest.account, null])
    const owned = await storedTable(driver, [null], 'playing')
    await runSql(driver, 'update seats set owner = ? where match = ?', [guest.account, owned])
    await runSql(
      driver,
      `insert into results (match, seat, game, players, account, name, rank, score, share, finished_at)
       values (?, 'seat 0', 'ballot', 1, ?, 'Guest', 1, 3, 1, ?)`,
      [owned, guest.account, NOW],
    )
    expect(await heldTables(driver, guest.account)).toBe(2)
    const token = await pending(driver, guest, member)
    const merges = await Promise.all([1, 2].map(() => mergeGuest(driver, guest.account, token, member)))
    const merged = merges.filter(({ kind: outcome }) => outcome === 'merged')
    expect(merged).toHaveLength(1)
    expect(await holders(driver, seated)).toEqual([member.account, null])
    expect(await matchRow(driver, seated)).toMatchObject({ host: member.account, version: 1 })
    expect((await seatRows(driver, [owned])).map(({ owner }) => owner)).toEqual([member.account])
    expect((await exportRows(driver, member.account)).results).toMatchObject([{ match: owned, rank: 1, score: 3 }])
    expect(await accountById(driver, guest.account)).toBeNull()
    expect(await heldTables(driver, guest.account)).toBe(0)
  })

  it('refuses two seats of one table, and keeps the token', async () => {
    const driver = await sharedDriver(kind)
    const [guest, member] = [await storedGuest(driver), await storedMember(driver)]
    const table = await storedTable(driver, [guest.account, member.account], 'playing')
    const token = await pending(driver, guest, member)
    expect(await mergeGuest(driver, guest.account, token, member)).toEqual({ kind: 'both-seated' })
    expect(await holders(driver, table)).toEqual([guest.account, member.account])
    await runSql(driver, `update matches set status = 'finished', finished_at = ? where id = ?`, [NOW, table])
    expect(await mergeGuest(driver, guest.account, token, member)).toEqual({ kind: 'merged', tables: [table] })
  })

  it('refuses a token that is late, used, of another session or older than a credential', async () => {
    const driver = await sharedDriver(kind)
    const [guest, thief, member] = [await storedGuest(driver), await storedGuest(driver), await storedMember(driver)]
    const table = await storedTable(driver, [guest.account])
    const token = await pending(driver, guest, member)
    for (const wrong of [
      { ...token, now: NOW + HOUR },
      { ...token, session: thief.session },
      { ...token, tokenHash: bytes() },
    ]) {
      expect(await mergeGuest(driver, guest.account, wrong, member)).toEqual({ kind: 'token-used' })
    }
    await setPassword(driver, member, 'hash of another password', NOW)
    expect(await mergeGuest(driver, guest.account, token, member)).toEqual({ kind: 'token-used' })
    expect(await holders(driver, table)).toEqual([guest.account])
  })
})

onBothStorages('an export', (kind) => {
  it('contains the choices of the account in finished matches, and no hash', async () => {
    const driver = await sharedDriver(kind)
    const [person, other] = [await storedMember(driver), await storedGuest(driver)]
    const table = await storedTable(driver, [person.account, other.account], 'playing')
    const entry = `insert into journal (match, sequence, kind, seat, answer, step, actor, events, at)
      values (?, ?, 'choice', ?, ?, ?, ?, '[]', ?)`
    const choices = [person, other, person].map(({ account }, i) => ({ account, seat: `seat ${i % 2}`, answer: i }))
    for (const [i, { account, seat, answer }] of choices.entries()) {
      await runSql(driver, entry, [table, i + 1, seat, JSON.stringify(answer), i + 1, account, NOW])
    }
    expect(await exportMatches(driver, person.account)).toEqual([])
    await runSql(driver, `update matches set status = 'finished', finished_at = ? where id = ?`, [NOW, table])
    const matches = await exportMatches(driver, person.account)
    expect(matches).toMatchObject([{ match: { id: table, game: 'ballot' } }])
    expect(matches[0]?.choices).toEqual([
      ['seat 0', 0],
      ['seat 0', 2],
    ])
    const { account, tables } = await exportRows(driver, person.account)
    expect(tables).toMatchObject([{ id: table, seat: 'seat 0', status: 'finished' }])
    expect(Object.keys(account[0] ?? {})).not.toContain('recovery_hash')
  })
})

onPostgresStorage('two nodes at the same moment', () => {
  const nodes = async () => {
    const url = await freshPostgres()
    return [await postgresAt(url), await postgresAt(url)] as const
  }

  it('leave no seat to an account that one of them deletes', async () => {
    const [one, two] = await nodes()
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const [host, person] = [await storedGuest(one), await storedGuest(one)]
      const known = await storedTable(one, [host.account, person.account])
      const table = await storedTable(one, [host.account, null])
      const [deletion, sat] = await Promise.all([
        deleteAccount(one, person.account, NOW),
        sit(two, table, 1, person.account),
      ])
      outcomes.add(`${deletion.kind} ${sat}`)
      const isDeleted = (await accountById(one, person.account)) === null
      expect(isDeleted).toBe(deletion.kind === 'deleted')
      if (isDeleted) expect(await holders(one, table)).toEqual([host.account, null])
      expect(await holders(one, known)).toEqual([host.account, isDeleted ? null : person.account])
    }
    expect(
      [...outcomes].filter((outcome) => !['deleted false', 'deleted true', 'changed true'].includes(outcome)),
    ).toEqual([])
  }, 60_000)

  it('leave no seat to a guest that one of them merges', async () => {
    const [one, two] = await nodes()
    for (let round = 0; round < ROUNDS; round++) {
      const [guest, member, host] = [await storedGuest(one), await storedMember(one), await storedGuest(one)]
      await storedTable(one, [guest.account])
      const table = await storedTable(one, [host.account, null])
      const token = await pending(one, guest, member)
      const [merge, sat] = await Promise.all([
        mergeGuest(one, guest.account, token, member),
        sit(two, table, 1, guest.account),
      ])
      const isMerged = merge.kind === 'merged'
      expect((await accountById(one, guest.account)) === null).toBe(isMerged)
      const expected = sat ? (isMerged ? member.account : guest.account) : null
      expect(await holders(one, table)).toEqual([host.account, expected])
      if (!isMerged) expect(await mergeGuest(one, guest.account, token, member)).toMatchObject({ kind: 'merged' })
      expect(await heldTables(one, guest.account)).toBe(0)
    }
  }, 60_000)

  it('give an account no second seat of a table by a merge', async () => {
    const [one, two] = await nodes()
    for (let round = 0; round < ROUNDS; round++) {
      const [guest, member] = [await storedGuest(one), await storedMember(one)]
      const table = await storedTable(one, [guest.account, null])
      const token = await pending(one, guest, member)
      const [merge, sat] = await Promise.all([
        mergeGuest(one, guest.account, token, member),
        sit(two, table, 1, member.account),
      ])
      expect([merge.kind, sat]).toEqual(merge.kind === 'merged' ? ['merged', false] : [merge.kind, true])
      expect(new Set(await holders(one, table)).size).toBe(2)
    }
  }, 60_000)
})
