import { describe, expect, it } from 'vitest'
import {
  afterRepeat,
  broken,
  count,
  described,
  failuresOf,
  longest,
  ofBudget,
  summary,
  together,
  toRepeat,
} from './results.mjs'

function file(name, tests, more = {}) {
  const results = Object.entries(tests).map(([title, status]) => ({ name: title, status, message: `${title} broke` }))
  const failed = results.some(({ status }) => status === 'failed')
  return { name, status: failed ? 'failed' : 'passed', message: '', seconds: 1, tests: results, ...more }
}

const result = (counts, more = {}) => ({ counts, failures: [], flaky: [], seconds: 0, ...more })

describe('the counts of a run', () => {
  it('count the tests by their result', () => {
    const files = [file('a', { one: 'passed', two: 'skipped' }), file('b', { three: 'failed', four: 'passed' })]
    expect(count({ files, flaky: [], ok: false }, false)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  it('contain one failure for a file that failed outside its tests', () => {
    const files = [file('a', { one: 'passed' }), file('b', {}, { status: 'failed', message: 'cannot be loaded' })]
    expect(count({ files, flaky: [], ok: false }, false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(files.flatMap(failuresOf)).toEqual([{ file: 'b', test: null, message: 'cannot be loaded' }])
  })

  it('contain one failure for a run that ended badly although each test passed', () => {
    const files = [file('a', { one: 'passed' })]
    expect(count({ files, flaky: [], ok: false }, false)).toEqual({ passed: 1, failed: 1, skipped: 0 })
    expect(count({ files: [], flaky: [], ok: false }, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('files that failed', () => {
  const steady = file('steady', { one: 'passed' })
  const first = [steady, file('shaky', { two: 'failed', three: 'passed' })]

  it('run once more, without the others', () => {
    expect(toRepeat(first)).toEqual([first[1]])
  })

  it('count as the second run found them, and what passed then is flaky', () => {
    const { files, flaky } = afterRepeat(first, [file('shaky', { two: 'passed', three: 'passed' })])
    expect(flaky).toEqual([{ file: 'shaky', test: 'two', message: 'two broke' }])
    expect(count({ files, flaky, ok: true }, false)).toEqual({ passed: 3, failed: 0, skipped: 0 })
  })

  it('count as failed in a strict run, even if they passed the second time', () => {
    const { files, flaky } = afterRepeat(first, [file('shaky', { two: 'passed', three: 'passed' })])
    expect(count({ files, flaky, ok: true }, true)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('fail when the same test fails again, and are not flaky', () => {
    const { files, flaky } = afterRepeat(first, [file('shaky', { two: 'failed', three: 'passed' })])
    expect(flaky).toEqual([])
    expect(count({ files, flaky, ok: false }, true)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('fail when another test fails the second time', () => {
    const { files, flaky } = afterRepeat(first, [file('shaky', { two: 'passed', three: 'failed' })])
    expect(flaky.map(({ test }) => test)).toEqual(['two'])
    expect(count({ files, flaky, ok: false }, false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('fail when the second run does not report them', () => {
    const { files, flaky } = afterRepeat(first, [])
    expect(flaky).toEqual([])
    expect(count({ files, flaky, ok: true }, false)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('count as flaky as a whole when they could not be loaded the first time', () => {
    const unloaded = file('a', {}, { status: 'failed', message: 'no port' })
    const { files, flaky } = afterRepeat([unloaded], [file('a', { one: 'passed' })])
    expect(flaky).toEqual([{ file: 'a', test: null, message: 'no port' }])
    expect(count({ files, flaky, ok: true }, false)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(count({ files, flaky, ok: true }, true)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  })
})

describe('the end of the output', () => {
  it('names the flaky tests before the closing line', () => {
    const flaky = [described({ file: 'a', test: 'holds', message: 'timed out' })]
    const text = summary(result({ passed: 3, failed: 0, skipped: 1 }, { flaky, seconds: 125 }))
    expect(text.trim().split('\n')).toEqual([
      '== took 2 min 5 s',
      'flaky: 1',
      '  a: holds',
      '      timed out',
      '',
      '3 passed, 0 failed, 1 skipped',
    ])
  })

  it('names the failed tests', () => {
    const text = summary(result({ passed: 0, failed: 1, skipped: 0 }, { failures: ['tests:', '  a: holds'] }))
    expect(text).toContain('== failed\ntests:\n  a: holds\n')
    expect(text).toMatch(/\n0 passed, 1 failed, 0 skipped$/)
  })

  it('prints how much of its budget a run took', () => {
    expect(ofBudget(47.2, 60)).toBe('took 48 s of a budget of 60 s on two idle cores')
    expect(ofBudget(72.5, 60)).toBe('took 73 s of a budget of 60 s on two idle cores: 13 s too long')
  })

  it('adds up two runs', () => {
    const test = result({ passed: 10, failed: 0, skipped: 2 }, { flaky: ['a'], seconds: 60 })
    const deep = result({ passed: 3, failed: 1, skipped: 1 }, { failures: ['b'], flaky: ['c'], seconds: 30 })
    expect(together(test, deep)).toEqual({
      counts: { passed: 13, failed: 1, skipped: 3 },
      failures: ['b'],
      flaky: ['a', 'c'],
      seconds: 90,
    })
  })

  it('counts a crashed run as a failure, in addition to its other counts', () => {
    expect(broken('test', null).counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(broken('test', result({ passed: 5, failed: 0, skipped: 0 })).counts).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    })
  })
})

it('the longest files come first', () => {
  const files = [3, 9, 5].map((seconds) => file(`${seconds}`, {}, { seconds }))
  expect(longest(files, 2).map(({ name }) => name)).toEqual(['9', '5'])
})
