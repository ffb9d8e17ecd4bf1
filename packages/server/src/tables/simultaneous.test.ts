// Decisions that players make together, at one moment on different nodes.
import { randomUUID } from 'node:crypto'
import { sized } from '@hustings/kernel/testing/length'
import type { UndoAsked } from '@hustings/protocol'
import { beforeAll, expect, it } from 'vitest'
import { entriesAfter } from '../storage/journal.ts'
import {
  begunTable,
  Clock,
  playOn,
  TestPerson,
  type TestServer,
  type TestTable,
  testServer,
} from '../testing/server.ts'
import { freshPostgres, onPostgresStorage } from '../testing/storage.ts'

const MINUTES = 10 * 60_000
const REWINDS = sized(6, 100)
const REPORTS = sized(16, 100)
const LATE_TURNS = sized(4, 100)
const HOUR = 3600_000

onPostgresStorage('two nodes', () => {
  const clock = new Clock()
  let nodes: readonly TestServer[] = []
  beforeAll(async () => {
    const url = await freshPostgres()
    nodes = await Promise.all([testServer({ url, clock }), testServer({ url, clock })])
  })

  /** Four people, two at each node, who view a table that has started. */
  const spread = async (about: Record<string, unknown> = {}) => {
    const people = await Promise.all(
      ['Anna', 'Bela', 'Cleo', 'Dana'].map((name, i) => TestPerson.guest(nodes[i % 2] ?? { url: '' }, name)),
    )
    const { table, seats } = await begunTable(people, about)
    return {
      table,
      people,
      seats,
      tables: await Promise.all(people.map((one, i) => one.open(table.id, seats[i] ?? ''))),
    }
  }

  /** Plays until an undo request needs the consent of several people, and makes it. */
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
    'lose no agreement to an undo request when all agree at one moment',
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
    'let a bot play a late turn when the votes it needs come at one moment',
    async () => {
      const [first] = nodes
      if (first === undefined) throw new Error('no node')
      const played = async (match: string) =>
        (await entriesAfter(first.node.storage, match, 0)).flatMap(({ seat, bot }) => (bot === null ? [] : [seat]))
      for (let round = 0; round < LATE_TURNS; round++) {
        const { table, people, seats } = await spread({ turnSeconds: 3600 })
        clock.move(2 * HOUR)
        const late = seats[3] ?? ''
        await Promise.all(people.slice(0, 2).map((one) => one.post(`/tables/${table.id}/late/${late}`)))
        expect(await played(table.id)).toEqual([late])
        for (const one of people) one.disconnect()
      }
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
