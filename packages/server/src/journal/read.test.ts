import { randomUUID } from 'node:crypto'
import { randomFrom, seedRandom } from '@hustings/kernel'
import { expect, it } from 'vitest'
import { onBothStorages, sharedDatabase } from '../testing/storage.ts'
import { archive } from './archive.ts'
import { entriesAfter, lineOf, madeIn } from './read.ts'

const NOW = new Date('2026-01-02T03:04:05.678Z')

onBothStorages('the choices of a match', (kind) => {
  it('are counted without those that were taken back, in the journal as in the archive', async () => {
    const database = await sharedDatabase(kind)
    const random = randomFrom(seedRandom('taken back'))
    const people = [randomUUID(), randomUUID(), null]
    for (const id of people.slice(0, 2)) {
      await database.write(
        `insert into accounts (id, kind, name, created_at, seen_at) values ($1, 'guest', 'Anna', $2, $2)`,
        [id ?? '', NOW],
      )
    }
    const matches = ['AAAAAAAA', 'BBBBBBBB', 'CCCCCCCC'].map((code) => ({ id: randomUUID(), code }))
    for (const { id, code } of matches) {
      await database.write(
        `insert into matches (id, code, game, game_version, name, options, created_at, status, sequence, seed, seed_seal, started_at)
         values ($1, $2, 'ballot', 1, 'x', '{}', $3, 'playing', 1, 's', 's', $3)`,
        [id, code, NOW],
      )
      let step = 0
      for (let sequence = 1; sequence <= 60; sequence++) {
        const back = step > 0 && random.below(5) === 0
        const choice = sequence > 1 && !back
        step = back ? step - 1 - random.below(Math.min(step, 4)) : sequence === 1 ? 0 : step + 1
        await database.write(
          `insert into journal (match, sequence, kind, seat, answer, step, actor, events, at)
           values ($1, $2, $3, $4, $5::json, $6, $7, '[]', $8)`,
          [
            id,
            sequence,
            choice ? 'choice' : sequence === 1 ? 'start' : random.below(2) === 0 ? 'undo' : 'rewind',
            choice ? (['red', 'blue'][random.below(2)] ?? null) : null,
            choice ? '"pass"' : null,
            step,
            choice ? (people[random.below(3)] ?? null) : null,
            NOW,
          ],
        )
      }
      await database.write(
        `insert into snapshots (match, sequence, step, stage, record) values ($1, 60, $2, 1, '{}')`,
        [id, step],
      )
    }
    const ids: string[] = matches.map(({ id }) => id)
    const counted = async () => {
      const counts = new Map<string, number>()
      for (const { match, seat, actor, choices } of await madeIn(database, ids)) {
        const key = `${ids.indexOf(match)} ${seat} ${actor}`
        counts.set(key, (counts.get(key) ?? 0) + choices)
      }
      return [...counts].toSorted()
    }
    const expected = new Map<string, number>()
    let taken = 0
    for (const [i, id] of ids.entries()) {
      const entries = await entriesAfter(database, id, 0)
      const line = lineOf(entries)
      taken += entries.filter((entry) => entry.kind === 'choice').length - line.length
      for (const { seat, actor } of line) {
        const key = `${i} ${seat} ${actor}`
        expected.set(key, (expected.get(key) ?? 0) + 1)
      }
    }
    expect(taken).toBeGreaterThan(20)
    expect(await counted()).toEqual([...expected].toSorted())
    await archive(database, ids[1] ?? '')
    expect(await database.read('select 1 from journal where match = $1', [ids[1] ?? ''])).toEqual([])
    expect(await counted()).toEqual([...expected].toSorted())
  })
})
