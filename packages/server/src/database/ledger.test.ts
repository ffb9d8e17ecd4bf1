import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { JsonText, keptAs, Ledger } from './ledger.ts'

it('what is JSON stands in the ledger as it is, and comes back as the same text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-ledger-'))
  const json = JSON.stringify({ b: [1, 'Її "🗳"\n', null, -0, 1e21], 7: { a: true }, __proto__: undefined, a: '\ud800' })
  const values = ['x', 7, null, new Date('2026-01-02T03:04:05.678Z'), json]
  const text = 'select $1, $2, $3, $4, $5'
  const kept = keptAs(text, [...values.slice(0, -1), new JsonText(json)])
  expect(kept).toContain(json)
  const ledger = await Ledger.open(folder)
  await ledger.append([[{ text, values }], [{ text, values, kept }]])
  const records = await ledger.after(0)
  expect(records.map(({ number, statements }) => [number, statements])).toEqual([
    [1, [{ text, values }]],
    [2, [{ text, values }]],
  ])
  await ledger.close()
  await rm(folder, { recursive: true })
})
