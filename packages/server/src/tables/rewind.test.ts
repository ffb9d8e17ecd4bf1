// Undo requests, and the archive of a finished match.
import { randomUUID } from 'node:crypto'
import { Match, type MatchRecord } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkMatches } from '../check.ts'
import { archive } from '../storage/archives.ts'
import { entriesAfter, stepAt } from '../storage/journal.ts'
import { newestSnapshot } from '../storage/snapshots.ts'
import { testGames } from '../testing/games.ts'
import { begunTable, playOn, Refusal, TestPerson, type TestServer, testServer } from '../testing/server.ts'
import { onBothStorages } from '../testing/storage.ts'

const code = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.trouble.code : String(error)),
  )

let server: TestServer

async function fourPeople() {
  const people = await Promise.all(['Anna', 'Bela', 'Cleo', 'Dana'].map((name) => TestPerson.guest(server, name)))
  const { table, seats } = await begunTable(people)
  const tables = await Promise.all(people.map((person, i) => person.open(table.id, seats[i] ?? '')))
  return { people, table, seats, tables }
}

onBothStorages('rewinding', (kind) => {
  beforeAll(async () => {
    server = await testServer({ kind })
  })

  describe('an undo request', () => {
    it('rewinds when all affected players agree, refuses older answers, and leaves a match that replays', async () => {
      const { table, tables } = await fourPeople()
      let asker = tables[0]
      for (let i = 0; i < 80; i++) {
        await playOn(tables, `ask ${i}`, 1)
        asker = tables.find(({ frame }) => frame?.undoAsk != null)
        if (asker !== undefined) break
      }
      const toStep = asker?.frame?.undoAsk
      if (asker === undefined || toStep == null) throw new Error('nobody may ask')
      const ask = { match: table.id, request: randomUUID() }
      const further = asker.person.ask('table:ask-back', { ...ask, toStep: toStep - 1 })
      expect(await code(further)).toBe(toStep === 0 ? 'malformed' : 'undo-refused')
      await asker.person.ask('table:ask-back', { ...ask, toStep })
      const seen = (await asker.person.ask('table:follow', { match: table.id })).table.undoAsked
      expect(seen).toMatchObject({ by: asker.viewer, toStep })
      const other = tables.find(({ viewer }) => viewer !== asker.viewer)
      expect(await code(other?.person.ask('table:ask-back', { ...ask, toStep }) ?? Promise.resolve())).toMatch(
        /undo-asked|undo-refused/,
      )
      const stale = tables.find(({ decision }) => decision !== null)
      const old = { id: stale?.decision?.id ?? '', seat: String(stale?.viewer) }
      for (const seat of seen?.needed ?? []) {
        const agrees = tables.find(({ viewer }) => viewer === seat)
        await agrees?.person.ask('table:agree', { match: table.id, request: randomUUID(), agree: true })
      }
      await Promise.all(tables.map((one) => one.until(({ frame }) => frame?.step === toStep)))
      const refusal = stale?.person.ask('table:answer', {
        match: table.id,
        request: randomUUID(),
        decision: old,
        answer: 'x',
      })
      expect(await code(refusal ?? Promise.resolve())).toMatch(/stale-decision|not-your-decision/)
      for (const one of tables) expect(one.log.every(({ step }) => step <= toStep)).toBe(true)
      expect((await entriesAfter(server.node.storage, table.id, 0)).at(-1)?.kind).toBe('rewind')
      await playOn(tables, 'on', 6)
      expect((await checkMatches(server.node.storage, testGames)).findings).toEqual([])
    })

    it('ends when a player refuses', async () => {
      const { table, tables } = await fourPeople()
      for (let i = 0; i < 80; i++) {
        await playOn(tables, `refuse ${i}`, 1)
        const asker = tables.find(({ frame }) => frame?.undoAsk != null)
        if (asker?.frame?.undoAsk == null) continue
        await asker.person.ask('table:ask-back', {
          match: table.id,
          request: randomUUID(),
          toStep: asker.frame.undoAsk,
        })
        const { undoAsked } = (await asker.person.ask('table:follow', { match: table.id })).table
        const against = tables.find(({ viewer }) => viewer === undoAsked?.needed[0])
        const { serial } = asker
        await against?.person.ask('table:agree', { match: table.id, request: randomUUID(), agree: false })
        const { table: now } = await asker.person.ask('table:follow', { match: table.id })
        expect(now.undoAsked).toBeNull()
        expect(asker.serial).toBe(serial)
        expect(
          await code(
            against?.person.ask('table:agree', { match: table.id, request: randomUUID(), agree: true }) ??
              Promise.resolve(),
          ),
        ).toBe('undo-not-asked')
        return
      }
      throw new Error('nobody could ask')
    })
  })

  describe('an archived match', () => {
    it('keeps its record and its log', async () => {
      const { table, tables, people } = await fourPeople()
      await playOn(tables, 'to the end')
      const [anna] = people
      if (anna === undefined) throw new Error('nobody')
      const before = await anna.get<MatchRecord>(`/tables/${table.id}/record`)
      const log = tables[0]?.log
      const { storage } = server.node
      const entries = await entriesAfter(storage, table.id, 0)
      expect(await archive(storage, table.id, entries, await newestSnapshot(storage, table.id))).toBe(true)
      expect(await stepAt(storage, table.id, 1)).toBeNull()
      for (const person of people) person.disconnect()
      await expect.poll(() => server.tables.cache.loaded(table.id)?.hasViewers ?? false).toBe(false)
      server.tables.cache.forgetIdle()
      expect(await anna.get(`/tables/${table.id}/record`)).toEqual(before)
      expect(Match.verify(ballot, before).ok).toBe(true)
      const again = await anna.ask('table:look', { match: table.id, viewer: tables[0]?.viewer ?? '' })
      expect(again.update.log.add).toEqual(log)
      // After the end all cards are visible.
      expect(await code(anna.ask('table:look', { match: table.id, viewer: tables[1]?.viewer ?? '' }))).toBe('fine')
    })
  })
})
