// A reporter for Vitest: writes the results for scripts/test-run/results.mjs to the file that HUSTINGS_TEST_REPORT names.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const MS = 1000

export default class ResultsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const report = { files: modules.map(fileOf), errors: unhandledErrors.map(textOf) }
    writeFileSync(process.env.HUSTINGS_TEST_REPORT, JSON.stringify(report))
  }
}

function fileOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const suites = [...module.children.allSuites()]
  return {
    name: relative(process.cwd(), module.moduleId),
    status: module.ok() ? 'passed' : 'failed',
    message: [module, ...suites].flatMap((each) => each.errors().map(textOf)).join('\n'),
    seconds: (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / MS,
    tests: [...module.children.allTests()].map((test) => {
      const { state, errors = [] } = test.result()
      const status = state === 'passed' || state === 'failed' ? state : 'skipped'
      return { name: test.fullName, status, message: errors.map(textOf).join('\n') }
    }),
  }
}

function textOf({ message, stack }) {
  return stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`
}
