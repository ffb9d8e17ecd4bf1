// What several people decide together, when they decide at one moment on different nodes.
import { randomUUID } from 'node:crypto'
import { sized } from '@hustings/kernel/testing/length'
import type { UndoAsked } from '@hustings/protocol'
import { beforeAll, expect, it } from 'vitest'
import { begunTable, playOn, TestPerson, type TestServer, type TestTable, testServer } from '../testing/server.ts'
import { freshPostgres, onPostgresStorage } from '../testing/storage.ts'

const MINUTES = 10 * 60_000
const REWINDS = sized(6, 100)
const REPORTS = sized(16, 100)

onPostgresStorage('two nodes', () => {
  let nodes: readonly TestServer[] = []
  beforeAll(async () => {
    const url = await freshPostgres()
    nodes = await Promise.all([testServer({ url }), testServer({ url })])
  })

  /** Four people, two at each node, and their eyes on a begun table. */
  const spread = async () => {
    const people = await Promise.all(
      ['Anna', 'Bela', 'Cleo', 'Dana'].map((name, i) => TestPerson.guest(nodes[i % 2] ?? { url: '' }, name)),
    )
    const { table, seats } = await begunTable(people)
    return { table, people, tables: await Promise.all(people.map((one, i) => one.open(table.id, seats[i] ?? ''))) }
  }

  /** Plays until a request to take back needs the consent of several people, and makes it. */
  const asked = async (match: string, tables: readonly TestTable[], seed: string): Promise<UndoAsked | null> => {
    for (let i = 0; i < 80 && !tables.some(({ over }) => over); i++) {
      await playOn(tables, `${seed} ${i}`, 1)
      const asker = tables.find(({ frame }) => frame?.undoAsk != null)
      const toStep = asker?.frame?.undoAsk
      if (asker === undefined || toStep == null) continue
      const chose = new Set(asker.log.filter(({ step }) => step > toStep).map(({ event }) => JSON.stringify(event)))
      if (chose.size < 2) continue
      await asker.person.ask('table:ask-back', { match, request: randomUUID(), toStep })
      const { undoAsked } = (await asker.person.ask('table:follow', { match })).table
      if (undoAsked === null || undoAsked.needed.length > 1) return undoAsked
      await asker.person.ask('table:agree', { match, request: randomUUID(), agree: false })
    }
    return null
  }

  it(
    'lose no agreement to take back when all agree at one moment',
    async () => {
      let rewinds = 0
      for (let round = 0; rewinds < REWINDS; round++) {
        const { table, tables } = await spread()
        const match = table.id
        for (let i = 0; rewinds < REWINDS; i++) {
          const ask = await asked(match, tables, `agree ${round} ${i}`)
          if (ask === null) break
          const agreeing = tables.filter(({ viewer }) => ask.needed.includes(String(viewer)))
          await Promise.all(
            agreeing.map(({ person }) => person.ask('table:agree', { match, request: randomUUID(), agree: true })),
          )
          await Promise.all(tables.map((one) => one.until(({ frame }) => frame?.step === ask.toStep)))
          rewinds++
        }
      }
      expect(rewinds).toBe(REWINDS)
    },
    MINUTES,
  )

  it(
    'hide a message when the second report comes at the moment of the first',
    async () => {
      const { table, people } = await spread()
      const [author, first, second] = people
      for (let round = 0; round < REPORTS; round++) {
        const id = randomUUID()
        await author?.post(`/tables/${table.id}/messages`, { id, text: `rude ${round}` })
        await Promise.all([first, second].map((one) => one?.post(`/messages/${id}/report`, { why: 'insult' })))
        const lines = await author?.get<{ items: { id: string; hidden: boolean }[] }>(`/tables/${table.id}/messages`)
        expect(lines?.items.find((line) => line.id === id)?.hidden).toBe(true)
      }
    },
    MINUTES,
  )
})
