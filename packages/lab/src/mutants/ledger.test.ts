import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Ledger } from './ledger.ts'
import { readSettings, withMutant } from './plugin.ts'
import { mutantsOf } from './sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-mutants-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [one, other] = mutantsOf('rules.ts', 'a + b\nc + d')
if (one === undefined || other === undefined) throw new Error('two mutants were expected')

it('a stopped run goes on where it was, also after a line that was cut', () => {
  const file = join(folder, 'deep', 'ledger.jsonl')
  new Ledger(file).add(one, { fate: 'caught', by: 'a test' })
  appendFileSync(file, '{"id": "cut')
  const again = new Ledger(file)
  expect(again.find(one)).toEqual({ fate: 'caught', by: 'a test' })
  expect(again.find(other)).toBeUndefined()
  again.forget()
  expect(again.find(one)).toBeUndefined()
  expect(new Ledger(file).find(one)).toBeUndefined()
})

it('a mutant is the same when its line has moved, and another when the line has changed', () => {
  const ledger = new Ledger(join(folder, 'moved.jsonl'))
  ledger.add(one, { fate: 'survived', by: null })
  const [moved] = mutantsOf('rules.ts', '\n\na + b')
  const [changed] = mutantsOf('rules.ts', 'a + bb')
  expect(ledger.find(moved ?? expect.fail())).toEqual({ fate: 'survived', by: null })
  expect(ledger.find(changed ?? expect.fail())).toBeUndefined()
})

it('the fault is put into its file alone', () => {
  const plugin = withMutant(JSON.stringify({ ...one, file: 'packages/kernel/src/copy.ts' }))
  const transform = plugin.transform
  if (typeof transform !== 'function') throw new Error('a function was expected')
  const read = (id: string) => Reflect.apply(transform, null, ['a + b\nc + d', id])
  expect(read(`${new URL('../../../kernel/src/copy.ts?v=1', import.meta.url).pathname}?v=1`)).toBe('a - b\nc + d')
  expect(read('/elsewhere/copy.ts')).toBeUndefined()
})

it('the slow tests run apart from all others', () => {
  const patterns = ['**/properties.test.ts']
  expect(readSettings(JSON.stringify({ slow: true, patterns })).include).toEqual(patterns)
  expect(readSettings(JSON.stringify({ slow: false, patterns })).exclude).toContain(patterns[0])
})
