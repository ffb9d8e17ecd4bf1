import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
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

it('has room before it is needed, which nobody reads, and gives back what is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-ledger-'))
  const crashed = await mkdtemp(join(tmpdir(), 'hustings-ledger-'))
  const bytes = (of: string) => readFile(join(of, 'ledger-000000000001.log'))
  const ledger = await Ledger.open(folder)
  const long = 'x'.repeat(300_000)
  // Also more at once than the room that is made at a time.
  await ledger.append(Array.from({ length: 7 }, () => [{ text: long, values: [] }]))
  for (let i = 0; i < 20; i++) await ledger.append([[{ text: long, values: [i] }]])
  expect(await ledger.after(0)).toHaveLength(27)
  expect((await bytes(folder)).length).toBeGreaterThan(ledger.bytes)
  // As it is found after a crash.
  await cp(folder, crashed, { recursive: true })
  const again = await Ledger.open(crashed)
  expect([again.end, again.bytes]).toEqual([27, ledger.bytes])
  expect(await bytes(crashed)).toHaveLength(ledger.bytes)
  await again.append([[{ text: 'more', values: [] }]])
  expect((await again.after(27)).map(({ number }) => number)).toEqual([28])
  await again.close()
  await ledger.turnPage()
  expect((await bytes(folder)).includes(0)).toBe(false)
  await ledger.append([[{ text: 'on the next page', values: [] }]])
  expect((await ledger.after(27)).map(({ statements }) => statements[0]?.text)).toEqual(['on the next page'])
  await ledger.close()
  await rm(folder, { recursive: true })
  await rm(crashed, { recursive: true })
})
