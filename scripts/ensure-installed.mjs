// Installs the dependencies when they are missing or older than the lock file. Plain Node: runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules/.hustings-installed')

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Hustings needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** What the installed tree must agree with: the lock file, and the platform for the native binaries in it. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
}

export function ensureInstalled() {
  requireNode()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  console.log('Installing dependencies (npm ci) ...')
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) {
    console.error('npm ci failed; see the messages above.')
    process.exit(run.status ?? 1)
  }
  writeFileSync(stamp, wanted())
}
