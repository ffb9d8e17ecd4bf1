// Proposals and votes: one open proposal of a kind, and no vote lost when several are written at once.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountRow, matchRow, NOW, seatRow } from '../testing/rows.ts'
import { onBothStorages, sharedDriver } from '../testing/storage.ts'
import type { Driver, Statement } from './driver.ts'
import { changeTable, matchRow as readMatch } from './matches.ts'
import { type NewProposal, openProposals, proposeStatements, settleStatement, voteStatement } from './proposals.ts'

const ROUNDS = 100

async function playing(driver: Driver, accounts: readonly string[]): Promise<string> {
  const match = randomUUID()
  await driver.batch([
    ...accounts.map((id) => accountRow(id)),
    matchRow({ id: match }),
    ...accounts.map((id, place) => seatRow(match, `seat ${place}`, id, place)),
  ])
  return match
}

function proposal(match: string, by: string, more: Partial<NewProposal> = {}): NewProposal {
  return {
    id: randomUUID(),
    match,
    kind: 'open-seat',
    seat: 'seat 0',
    by,
    undo: null,
    basis: null,
    at: NOW,
    expiresAt: NOW + 1000,
    ...more,
  }
}

const change = (driver: Driver, match: string, version: number, extra: readonly Statement[]) =>
  changeTable(driver, { match, version, status: 'playing', at: NOW, extra })

onBothStorages('proposals', (kind) => {
  it('stay open with their votes until they are settled', async () => {
    const driver = await sharedDriver(kind)
    const [anna, bela] = [randomUUID(), randomUUID()]
    const match = await playing(driver, [anna, bela])
    const undo = { by: 'seat 0', toStep: 3, needed: ['seat 1'] }
    const made = proposal(match, anna, { kind: 'undo', seat: null, undo, basis: 7 })
    expect(await change(driver, match, 0, proposeStatements(made))).toBe(true)
    expect(await openProposals(driver, [match])).toEqual([{ ...made, agreed: [] }])
    const vote = { proposal: made.id, account: bela, at: NOW }
    expect(await change(driver, match, 1, [voteStatement({ ...vote, agree: true })])).toBe(true)
    expect(await openProposals(driver, [match])).toEqual([{ ...made, agreed: [bela] }])
    expect(await change(driver, match, 2, [voteStatement({ ...vote, agree: false })])).toBe(true)
    expect((await openProposals(driver, [match]))[0]?.agreed).toEqual([])
    expect(await change(driver, match, 3, [settleStatement(made.id, 'refused')])).toBe(true)
    expect(await openProposals(driver, [match])).toEqual([])
    expect(await change(driver, match, 4, [settleStatement(made.id, 'agreed')])).toBe(false)
    expect((await readMatch(driver, match))?.version).toBe(4)
  })

  it('exist once for each kind and seat, and replace one that has lapsed or expired', async () => {
    const driver = await sharedDriver(kind)
    const anna = randomUUID()
    const match = await playing(driver, [anna])
    const first = proposal(match, anna, { kind: 'bot-turn', basis: 5 })
    expect(await change(driver, match, 0, proposeStatements(first))).toBe(true)
    expect(
      await change(driver, match, 1, proposeStatements(proposal(match, anna, { kind: 'bot-turn', basis: 5 }))),
    ).toBe(false)
    const others = [proposal(match, anna), proposal(match, anna, { kind: 'bot-turn', seat: 'seat 1', basis: 5 })]
    expect(await change(driver, match, 1, others.flatMap(proposeStatements))).toBe(true)
    const nextTurn = proposal(match, anna, { kind: 'bot-turn', basis: 6 })
    expect(await change(driver, match, 2, proposeStatements(nextTurn))).toBe(true)
    const later = proposal(match, anna, { at: NOW + 1000 })
    expect(await change(driver, match, 3, proposeStatements(later))).toBe(true)
    expect((await openProposals(driver, [match])).map(({ id }) => id).toSorted()).toEqual(
      [others[1]?.id, nextTurn.id, later.id].toSorted(),
    )
  })

  it(`count every vote when two are written at once, in each of ${ROUNDS} rounds`, async () => {
    const driver = await sharedDriver(kind)
    const accounts = [randomUUID(), randomUUID()]
    const match = await playing(driver, accounts)
    /** Reads, counts, and writes for what it has read, like a node. Returns the number of votes it has counted. */
    const vote = async (account: string): Promise<number> => {
      for (;;) {
        const version = (await readMatch(driver, match))?.version ?? 0
        const [open] = await openProposals(driver, [match])
        const made = open === undefined ? proposal(match, account) : null
        const id = made?.id ?? open?.id ?? ''
        const counted = new Set([...(open?.agreed ?? []), account]).size
        const statements = [
          ...(made === null ? [] : proposeStatements(made)),
          voteStatement({ proposal: id, account, agree: true, at: NOW }),
          ...(counted === accounts.length ? [settleStatement(id, 'agreed')] : []),
        ]
        if (await change(driver, match, version, statements)) return counted
      }
    }
    for (let round = 0; round < ROUNDS; round++) {
      expect((await Promise.all(accounts.map(vote))).toSorted()).toEqual([1, 2])
      expect(await openProposals(driver, [match])).toEqual([])
    }
    expect((await readMatch(driver, match))?.version).toBe(2 * ROUNDS)
  })
})
