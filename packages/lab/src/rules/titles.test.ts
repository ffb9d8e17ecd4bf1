import { describe, expect, it } from 'vitest'
import { testTitles } from './titles.ts'

describe('titles of tests', () => {
  it('reads it, test and describe with every kind of quote', () => {
    const source = `
      describe('voting', () => {
        it("a tie", () => {})
        test(\`no tie of \${names[0]} and \${other({ a: '}' })}\`, async () => {})
      })`
    expect(testTitles(source)).toEqual(['voting', 'a tie', 'no tie of   and  '])
  })

  it('reads chained forms and joins concatenated strings', () => {
    const source = `
      it.only('first', () => {})
      it.each([['a', 1], ['b', 2]])('second %s', () => {})
      test.skipIf(process.platform === 'win32')('third', () => {})
      it.each\`a | b\`('fourth', () => {})
      it('fifth ' +
        'half', () => {})`
    expect(testTitles(source)).toEqual(['first', 'second %s', 'third', 'fourth', 'fifth half'])
  })

  it('skips tests that do not run, with everything inside', () => {
    const source = `
      describe.skip('asleep', () => { it('inside', () => {}) })
      it.todo('later')
      it.fails('known to fail', () => {})
      it('awake', () => {})`
    expect(testTitles(source)).toEqual(['awake'])
  })

  it('ignores comments, strings, regular expressions and other words', () => {
    const source = `
      // it('in a comment', () => {})
      /* test('in another', () => {}) */
      const text = "it('in a string')"
      const half = width / 2, quote = /'[/']/.test("it('x')")
      player.it('a method')
      commit('not a test')
      it('real', () => {})`
    expect(testTitles(source)).toEqual(['real'])
  })
})
