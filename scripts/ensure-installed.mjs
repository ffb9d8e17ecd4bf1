// Installs the dependencies when node_modules is missing or differs from the lock file. Plain Node without packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode, root } from './launch.mjs'

export { root }

/**
 * Whether node_modules matches the lock file: `wanted` is package-lock.json, `found` is
 * node_modules/.package-lock.json, which npm writes when it installs. Optional packages may be missing: npm leaves out
 * those for other platforms.
 */
export function isInstalled(wanted, found, { platform, arch } = process) {
  const { '': _root, ...packages } = wanted.packages
  const names = new Set([...Object.keys(packages), ...Object.keys(found.packages)])
  return [...names].every((name) => {
    const [want, has] = [packages[name], found.packages[name]]
    if (want === undefined) return false
    if (has === undefined) return want.optional === true
    return (
      has.version === want.version && has.integrity === want.integrity && fits(has.os, platform) && fits(has.cpu, arch)
    )
  })
}

/** Whether a list like ["linux"] or ["!win32"] includes this platform. */
function fits(list, name) {
  if (list === undefined) return true
  return list.includes(name) || (list.every((each) => each.startsWith('!')) && !list.includes(`!${name}`))
}

function read(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { packages: {} }
}

export function ensureInstalled() {
  requireNode('npm start, npm test or another npm script')
  if (isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))) return
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
}
