// .ci/run: npm test, npm run test:deep and npm run test:newest, each even if one before it failed; prints one closing line.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { broken, summary, together } from './test-run/results.mjs'

/** Runs the npm script and returns its result. */
function run(script) {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-ci-'))
  const file = join(folder, 'result.json')
  const args = ['run', '--silent', script, '--', `--result=${file}`, ...process.argv.slice(2)]
  try {
    const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
    return result !== null && (status === 0) === (result.counts.failed === 0) ? result : broken(script, result)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const result = ['test', 'test:deep', 'test:newest'].map(run).reduce(together)
console.log(summary(result))
process.exit(result.counts.failed === 0 ? 0 : 1)
