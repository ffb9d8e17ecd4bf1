import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ActiveMutant } from './active-mutant.ts'
import { compilerError } from './compiler.ts'
import { MutantLog } from './mutant-log.ts'
import { ROOT } from './packages.ts'
import { testsFor } from './related-tests.ts'
import { mutantsOf } from './sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-mutants-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [one, other] = mutantsOf('rules.ts', 'a + b\nc + d')
if (one === undefined || other === undefined) throw new Error('two mutants were expected')

it('resumes a stopped run, also after a truncated line', () => {
  const file = join(folder, 'deep', 'ledger.jsonl')
  new MutantLog(file).add(one, { fate: 'caught', by: 'a test' })
  appendFileSync(file, '{"id": "cut')
  const again = new MutantLog(file)
  expect(again.find(one)).toEqual({ fate: 'caught', by: 'a test' })
  expect(again.find(other)).toBeUndefined()
  again.forget()
  expect(again.find(one)).toBeUndefined()
  expect(new MutantLog(file).find(one)).toBeUndefined()
})

it('keeps a mutant whose line has moved, and drops one whose line has changed', () => {
  const log = new MutantLog(join(folder, 'moved.jsonl'))
  log.add(one, { fate: 'survived', by: null })
  const [moved] = mutantsOf('rules.ts', '\n\na + b')
  const [changed] = mutantsOf('rules.ts', 'a + bb')
  expect(log.find(moved ?? expect.fail())).toEqual({ fate: 'survived', by: null })
  expect(log.find(changed ?? expect.fail())).toBeUndefined()
})

it('applies a mutant to its file alone, and removes it before the next one', () => {
  const activeMutant = new ActiveMutant()
  const { transform } = activeMutant.plugin()
  if (typeof transform !== 'function') throw new Error('a function was expected')
  const path = new URL('../../../kernel/src/copy.ts', import.meta.url).pathname
  const read = (id: string) => Reflect.apply(transform, null, ['a + b\nc + d', id])
  expect(read(path)).toBeUndefined()
  expect(activeMutant.activate({ ...one, file: 'packages/kernel/src/copy.ts' })).toEqual([path])
  expect(read(`${path}?v=1`)).toBe('a - b\nc + d')
  expect(read('/elsewhere/copy.ts')).toBeUndefined()
  expect(activeMutant.activate(null)).toEqual([path])
  expect(read(path)).toBeUndefined()
})

it('selects the tests that import a file, nearest first, without whole games by default', () => {
  const file = 'packages/hegemony/src/rules/politics/voting.ts'
  const tests = testsFor('hegemony', file, false)
  expect(tests[0]).toBe('packages/hegemony/src/rules/politics/voting.test.ts')
  expect(tests).toContain('packages/hegemony/src/game.test.ts')
  const all = testsFor('hegemony', file, true)
  expect(all.slice(0, tests.length)).toEqual(tests)
  expect(all.slice(tests.length)).toContain('packages/hegemony/src/properties.test.ts')
  expect(testsFor('hegemony', 'packages/hegemony/src/nowhere.ts', true)).toEqual([])
})

it('selects tests that reach the rules through test helpers, too', () => {
  const file = 'packages/hegemony/src/expansions/alternative-events/tasks.ts'
  const [nearest] = testsFor('hegemony', file, false)
  expect(nearest).toBe('packages/hegemony/src/expansions/alternative-events/alternative-events.test.ts')
})

it('catches type errors with the compiler and no other mutants', () => {
  const file = 'packages/kernel/src/digest.ts'
  const [first] = mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')).filter(({ kind }) => kind === 'one more')
  const harmless = first ?? expect.fail()
  expect(compilerError(harmless)).toBeNull()
  const unfit = { ...harmless, replacement: "'one'" }
  expect(compilerError(unfit)).toMatch(/error TS/)
})
