import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInstalled, root } from './ensure-installed.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }

const lock = {
  packages: {
    '': { name: 'hustings' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/sound': { version: '4.3.0', integrity: 'sha512-a' },
    'node_modules/fast-linux': { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/fast-mac': { version: '1.0.0', integrity: 'sha512-c', optional: true, os: ['darwin'] },
  },
}

/** Content of node_modules/.package-lock.json after npm ci on Linux. */
function afterNpmCi() {
  const { '': _root, 'node_modules/fast-mac': _mac, ...packages } = structuredClone(lock.packages)
  return { packages }
}

function changed(change) {
  const found = afterNpmCi()
  change(found.packages)
  return found
}

describe('npm start and npm test install', () => {
  it('skips the installation after npm ci by hand', () => {
    expect(isInstalled(lock, afterNpmCi(), LINUX)).toBe(true)
  })

  it('skips the installation in this folder, whose dependencies npm has installed', () => {
    const found = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'))
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    expect(isInstalled(wanted, found)).toBe(true)
  })

  it.each([
    ['nothing is installed', (packages) => void Object.keys(packages).map((name) => delete packages[name])],
    ['a package is missing', (packages) => delete packages['node_modules/sound']],
    [
      'a package has another version',
      (packages) => Object.assign(packages['node_modules/sound'], { version: '4.2.0' }),
    ],
    ['a package has other contents', (packages) => Object.assign(packages['node_modules/sound'], { integrity: 'x' })],
    [
      'a package is no longer wanted',
      (packages) => Object.assign(packages, { 'node_modules/old': { version: '1.0.0' } }),
    ],
  ])('the dependencies when %s', (_, change) => {
    expect(isInstalled(lock, changed(change), LINUX)).toBe(false)
  })

  it('the dependencies when they were installed on another platform', () => {
    expect(isInstalled(lock, afterNpmCi(), { platform: 'darwin', arch: 'x64' })).toBe(false)
    expect(isInstalled(lock, afterNpmCi(), { platform: 'linux', arch: 'arm64' })).toBe(false)
  })
})
