import { describe, expect, it } from 'vitest'
import { applyMutation, isParseable, mutationsIn } from './mutate.ts'
import { mutantsOf, sampleMutants, shuffled, sourcesOf } from './sample.ts'

/** Returns the source with each mutation. */
const mutated = (source: string): string[] =>
  mutationsIn(source)
    .map((mutation) => applyMutation(source, mutation))
    .filter(isParseable)

describe('the mutants of a source', () => {
  it.each([
    ['a + b', ['a - b']],
    ['a < b', ['a <= b', 'a >= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a - (b - 1)', ['a + (b - 1)', 'a - (b + 1)', 'a - (b - 2)', 'a - (b - 0)']],
    ['a += b', ['{}', 'a -= b']],
    ['a++', ['{}', 'a--']],
    ['!a', ['a']],
    ['true', ['false']],
    ['0', ['1', '(-1)']],
    ['a ? b : c', ['a ? c : b']],
    ['if (a) b', ['if (false) b', 'if (true) b']],
    ['f(a, b)', ['{}', 'f(b, a)']],
    ['f(a, a)', ['{}']],
    ['Math.min(a)', ['{}', 'Math.max(a)']],
    ['a.some(f)', ['{}', 'a.every(f)']],
    ['for (;;) break', ['for (;;) {}']],
    ['for (let i = 0; ; ) {}', ['for (let i = 1; ; ) {}']],
    ["say('text')", ['{}']],
  ])('%s', (source, expected) => {
    expect(mutated(source).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    "import { a } from 'a'",
    'type A = 1 | 2',
    'interface A { b: true }',
    'const a = b as 1',
    'throw new Error(a + b)',
    'const a = new RangeError(b, c)',
    'const a = b ?? c',
    'const a = 100_000',
    'const a = Math.imul(b, c)',
  ])('create no mutants in %s', (source) => {
    expect(mutated(source)).toEqual([])
  })

  it('know their position', () => {
    const [mutation] = mutantsOf('rules.ts', 'const a = 1\n  const b = c < d // why\n').filter(
      ({ kind }) => kind === '< as <=',
    )
    expect(mutation).toMatchObject({
      file: 'rules.ts',
      line: 2,
      column: 15,
      before: 'const b = c < d // why',
      after: 'const b = c <= d // why',
    })
  })

  it('become invalid when the source changes', () => {
    const [mutation] = mutationsIn('a + b')
    expect(() => applyMutation('b + a - c', mutation ?? expect.fail())).not.toThrow()
    expect(() => applyMutation('abc', mutation ?? expect.fail())).toThrow(/has changed/)
  })
})

describe('the sample', () => {
  it('contains rules, but no tests, data or texts', () => {
    const files = sourcesOf('hegemony')
    expect(files).toContain('packages/hegemony/src/rules/politics/voting.ts')
    expect(files).toContain('packages/hegemony/src/game.ts')
    expect(files.filter((file) => /test|\/data\/|messages|index/.test(file))).toEqual([])
    expect(sourcesOf('kernel')).toContain('packages/kernel/src/match.ts')
  })

  it('repeats for the same seed', () => {
    const places = (seed: string) =>
      sampleMutants(['kernel'], seed, 30).map(({ file, start, kind }) => `${file} ${start} ${kind}`)
    expect(places('a')).toEqual(places('a'))
    expect(places('a')).not.toEqual(places('b'))
    expect(new Set(places('a')).size).toBe(30)
  })

  it('barely depends on other sources: moved lines keep their mutants', () => {
    const lines = Array.from({ length: 40 }, (_, n) => `take(${n}) + ${n}`)
    const order = (source: string) => shuffled(mutantsOf('rules.ts', source), 'a').map(({ id }) => id)
    const before = order(lines.join('\n'))
    const after = order(['f(a, b)', ...lines, 'c < d'].join('\n'))
    expect(after.filter((id) => before.includes(id))).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
  })

  it('distinguishes the same line in two places', () => {
    const ids = mutantsOf('rules.ts', 'a + b\na + b').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
