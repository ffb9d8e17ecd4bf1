// Evaluation of a test run as pure functions: files and their tests, flaky ones, the closing line.
//
// A file is { name, status, message, seconds, tests: [{ name, status, message }] }, as the reporters in this folder
// write it; a status is 'passed', 'failed' or 'skipped'.

export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

export function sum(...counts) {
  const add = (key) => counts.reduce((total, each) => total + each[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

/** Merges the results of two runs. */
export function together(a, b) {
  return {
    counts: sum(a.counts, b.counts),
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
    seconds: a.seconds + b.seconds,
  }
}

/** Returns the end of the output: failed tests, flaky tests, and the closing line. */
export function summary({ counts, failures, flaky, seconds }) {
  const { passed, failed, skipped } = counts
  return [
    ...(failures.length > 0 ? ['\n== failed', ...failures] : []),
    `\n== took ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`,
    `flaky: ${flaky.length}`,
    ...flaky,
    `\n${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n')
}

/** Returns the files for the second run. */
export function toRepeat(files) {
  return files.filter(({ status }) => status === 'failed')
}

/**
 * Returns the results after the second run of the failed files. The second run decides; tests that failed in the first
 * run and passed in the second are flaky. A failed file that the second run did not report stays failed.
 */
export function afterRepeat(first, second) {
  const files = first.map((file) => (file.status === 'failed' && second.find(({ name }) => name === file.name)) || file)
  const flaky = first.flatMap((file) => {
    const again = files.find(({ name }) => name === file.name)
    return file === again ? [] : failuresOf(file).filter(({ test }) => passed(again, test))
  })
  return { files, flaky }
}

function passed(file, test) {
  if (test === null) return file.status !== 'failed'
  return file.tests.some(({ name, status }) => name === test && status === 'passed')
}

/** Returns each failed test, or the file when it failed outside its tests (`test` is null). */
export function failuresOf(file) {
  const failed = file.tests.filter(({ status }) => status === 'failed')
  if (failed.length > 0) return failed.map(({ name, message }) => ({ file: file.name, test: name, message }))
  return file.status === 'failed' ? [{ file: file.name, test: null, message: file.message }] : []
}

/**
 * Counts tests by their result. A file that failed outside its tests counts as one failure, and so does a run that
 * ended badly although no test failed (`ok` is false). With `strict`, flaky tests count as failed.
 */
export function count({ files, flaky, ok }, strict) {
  const tests = files.flatMap((file) => file.tests)
  const having = (state) => tests.filter(({ status }) => status === state).length
  const failures = files.flatMap(failuresOf).length
  const failed = ok ? failures : Math.max(1, failures)
  if (!strict) return { passed: having('passed'), failed, skipped: having('skipped') }
  const flakyTests = flaky.filter(({ test }) => test !== null).length
  return { passed: having('passed') - flakyTests, failed: failed + flaky.length, skipped: having('skipped') }
}

export function longest(files, howMany) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, howMany)
}

/** `took 48 s of a budget of 60 s`; the budget is for two idle cores. */
export function ofBudget(seconds, budget) {
  const over = seconds > budget ? `: ${Math.ceil(seconds - budget)} s too long` : ''
  return `took ${Math.ceil(seconds)} s of a budget of ${budget} s on two idle cores${over}`
}

/** Returns a failure with the beginning of its message. */
export function described({ file, test, message }) {
  const lines = message.split('\n').slice(0, 8)
  return [`  ${file}${test === null ? '' : `: ${test}`}`, ...lines.map((line) => `      ${line}`)].join('\n')
}

/** Returns the result of a run that crashed: its own counts, if any, plus one failure. */
export function broken(name, result) {
  const failure = { counts: { ...NOTHING, failed: 1 }, failures: [`${name} broke down`], flaky: [], seconds: 0 }
  return result === null ? failure : together(result, failure)
}
