// A reporter for Playwright: writes the results for scripts/test-run/results.mjs to the file that HUSTINGS_TEST_REPORT names.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const MS = 1000

export default class ResultsReporter {
  #suite
  #errors = []

  onBegin(_, suite) {
    this.#suite = suite
  }

  onError(error) {
    this.#errors.push(textOf(error))
  }

  onEnd() {
    const projects = this.#suite?.suites ?? []
    const files = projects.flatMap(({ suites }) => suites.map(fileOf))
    writeFileSync(process.env.HUSTINGS_TEST_REPORT, JSON.stringify({ files, errors: this.#errors }))
  }

  /** The lines on the screen come from another reporter. */
  printsToStdio() {
    return false
  }
}

function fileOf(suite) {
  const tests = suite.allTests().map(testOf)
  const seconds = suite.allTests().flatMap(({ results }) => results.map(({ duration }) => duration / MS))
  return {
    name: relative(process.cwd(), suite.location.file),
    status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    message: '',
    seconds: seconds.reduce((sum, each) => sum + each, 0),
    tests,
  }
}

const STATUS = { expected: 'passed', skipped: 'skipped' }

function testOf(test) {
  const [, , , ...titles] = test.titlePath()
  return {
    name: titles.join(' > '),
    status: STATUS[test.outcome()] ?? 'failed',
    message: test.results.flatMap(({ errors }) => errors.map(textOf)).join('\n'),
  }
}

function textOf({ message = '', value = '', stack, location }) {
  const place = location === undefined ? '' : `\n    at ${relative(process.cwd(), location.file)}:${location.line}`
  return stripVTControlCharacters(stack ?? `${message}${value}${place}`)
}
