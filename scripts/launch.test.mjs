// Tests the launcher in a small separate project, with a local registry that serves a stand-in for the Node package.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './launch.mjs'

const NAME = `node-${process.platform}-${process.arch}`
/** No Node satisfies this range, so the launcher must install one. */
const TOO_NEW = '>=999.0.0'
const UNREACHABLE = 'http://127.0.0.1:9/'

const scratch = mkdtempSync(join(tmpdir(), 'hustings-launch-'))
/** Published versions: their archives and hashes. */
const published = new Map()
const registry = createServer((request, response) => {
  const [, file] = /([\d.]+)\.tgz$/.exec(request.url) ?? []
  if (file !== undefined) return response.end(published.get(file).tarball)
  const versions = [...published].map(([version, { integrity }]) => {
    const dist = { integrity, tarball: `${registryUrl()}${NAME}/-/${version}.tgz` }
    return [version, { name: NAME, version, dist }]
  })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ name: NAME, versions: Object.fromEntries(versions) }))
})

function registryUrl() {
  return `http://127.0.0.1:${registry.address().port}/`
}

/** Publishes a version whose `bin/node` is this script. */
function publish(version, script) {
  const folder = mkdtempSync(join(scratch, 'package-'))
  mkdirSync(join(folder, 'package/bin'), { recursive: true })
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: NAME, version }))
  writeFileSync(join(folder, 'package/bin/node'), script, { mode: 0o755 })
  spawnSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder })
  const tarball = readFileSync(join(folder, 'package.tgz'))
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  published.set(version, { tarball, integrity })
}

/**
 * A project with the launcher, the runtime of its lock file, and a script that prints its arguments and environment.
 */
function project({ engines = TOO_NEW, version = '999.1.0', integrity = published.get(version).integrity } = {}) {
  const folder = mkdtempSync(join(scratch, 'project-'))
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['launch.mjs', 'provision.mjs']) cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: engines } }))
  writeFileSync(
    join(folder, 'print.mjs'),
    'console.log(JSON.stringify({ pid: process.pid, argv: process.argv, path: process.env.PATH }))',
  )
  pin(folder, version, integrity)
  return folder
}

function pin(folder, version, integrity) {
  const runtime = join(folder, 'scripts/runtime')
  const about = { name: 'runtime', version: '1.0.0', optionalDependencies: { [NAME]: version } }
  const locked = { version, integrity, optional: true }
  const lock = { ...about, lockfileVersion: 3, packages: { '': about, [`node_modules/${NAME}`]: locked } }
  mkdirSync(runtime, { recursive: true })
  writeFileSync(join(runtime, 'package.json'), JSON.stringify(about))
  writeFileSync(join(runtime, 'package-lock.json'), JSON.stringify(lock))
}

/** Starts the launcher; `ended` has its exit code, signal and output. */
function start(folder, args, { registry: url = registryUrl(), ...more } = {}) {
  const { HUSTINGS_NODE: _, ...inherited } = process.env
  const env = { ...inherited, npm_config_registry: url, npm_config_cache: join(folder, 'cache'), ...more }
  const child = spawn(process.execPath, [join(folder, 'scripts/launch.mjs'), ...args], { cwd: folder, env })
  const output = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    output.out += text
  })
  child.stderr.on('data', (text) => {
    output.err += text
  })
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...output }))
  })
  return { child, ended }
}

function installed(folder) {
  return existsSync(join(folder, '.node')) ? readdirSync(join(folder, '.node')) : []
}

/** Lines of the launcher, without npm's warnings about the user's settings. */
function linesOf(text) {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'))
}

beforeAll(async () => {
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve))
  publish('999.1.0', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`)
  // A program with a loader that this system does not have.
  publish('999.2.0', '#!/lib/no-such-loader\n')
})

afterAll(() => {
  registry.close()
  rmSync(scratch, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('the launcher', () => {
  it('runs the file in its own process when its Node is new enough', async () => {
    const folder = project({ engines: '>=18.19.0' })
    const { child, ended } = start(folder, ['print.mjs', '--port', '1'])
    const { code, out, err } = await ended
    const { pid, argv, path } = JSON.parse(out)
    expect({ code, err, pid }).toEqual({ code: 0, err: '', pid: child.pid })
    expect(argv).toEqual([process.execPath, join(folder, 'print.mjs'), '--port', '1'])
    expect(path.split(delimiter)[0]).toBe(dirname(process.execPath))
    expect(installed(folder)).toEqual([])
  })

  it('uses HUSTINGS_NODE without a version check', async () => {
    const folder = project()
    const node = join(folder, 'other-node')
    writeFileSync(node, `#!/bin/sh\nOTHER=yes exec '${process.execPath}' "$@"\n`, { mode: 0o755 })
    writeFileSync(join(folder, 'other.mjs'), 'console.log(process.env.OTHER)')
    expect(await start(folder, ['other.mjs'], { HUSTINGS_NODE: node }).ended).toMatchObject({ code: 0, out: 'yes\n' })
    const wrong = await start(folder, ['other.mjs'], { HUSTINGS_NODE: join(folder, 'nowhere') }).ended
    expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringContaining('HUSTINGS_NODE names no file') })
    expect(installed(folder)).toEqual([])
  })

  it('installs Node into an empty folder, prints one line, and needs no npm the second time', async () => {
    const folder = project()
    const { code, out, err } = await start(folder, ['print.mjs', 'a b']).ended
    const { argv, path } = JSON.parse(out)
    expect(code).toBe(0)
    expect(linesOf(err)).toEqual([
      `Installing Node 999.1.0 in .node for this project only (this is Node ${process.versions.node}) ...`,
    ])
    expect(argv.slice(1)).toEqual([join(folder, 'print.mjs'), 'a b'])
    const [home] = installed(folder)
    expect(path.split(delimiter)[0]).toBe(join(folder, '.node', home, 'node_modules', NAME, 'bin'))
    expect(installed(folder)).toHaveLength(1)

    const again = await start(folder, ['print.mjs'], { PATH: '', registry: UNREACHABLE }).ended
    expect(again).toMatchObject({ code: 0, err: '' })
    expect(installed(folder)).toEqual([home])
  })

  it('installs once when two starts come at the same time', async () => {
    const folder = project()
    const results = await Promise.all([1, 2].map(() => start(folder, ['print.mjs']).ended))
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    expect(installed(folder)).toHaveLength(1)
  })

  it('installs into another folder when the lock file changes', async () => {
    const folder = project()
    await start(folder, ['print.mjs']).ended
    const file = join(folder, 'scripts/runtime/package-lock.json')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`)
    expect(await start(folder, ['print.mjs']).ended).toMatchObject({ code: 0 })
    expect(installed(folder)).toHaveLength(2)
  })

  it.each([
    ['the registry is unreachable', () => project(), { registry: UNREACHABLE }, 'npm could not install'],
    ['the package is not the pinned one', () => project({ integrity: `sha512-${'A'.repeat(86)}==` }), {}, 'npm could'],
    ['there is no npm', () => project(), { PATH: '' }, 'npm could not install'],
    ['the runtime has no package for this machine', () => otherMachine(), {}, 'there is no package for'],
    ['its Node does not start, as on musl', () => project({ version: '999.2.0' }), {}, 'does not run on this system'],
  ])('ends with 1, a message and no folder when %s', async (_, make, environment, reason) => {
    const folder = make()
    const { code, out, err } = await start(folder, ['print.mjs'], environment).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(linesOf(err).at(-1)).toContain(reason)
    expect(linesOf(err).at(-1)).toContain('Install Node 999.0.0 or newer from nodejs.org')
    expect(installed(folder)).toEqual([])
  })

  it('passes exit codes and signals through', async () => {
    const folder = project()
    writeFileSync(join(folder, 'three.mjs'), 'process.exit(3)')
    writeFileSync(join(folder, 'wait.mjs'), "setInterval(() => {}, 1000)\nconsole.log('ready')")
    writeFileSync(
      join(folder, 'orderly.mjs'),
      "process.once('SIGTERM', () => process.exit(0))\nsetInterval(() => {}, 1000)\nconsole.log('ready')",
    )
    expect(await start(folder, ['three.mjs']).ended).toMatchObject({ code: 3, signal: null })
    expect(await stopped(folder, 'wait.mjs', 'SIGTERM')).toMatchObject({ code: null, signal: 'SIGTERM' })
    expect(await stopped(folder, 'wait.mjs', 'SIGINT')).toMatchObject({ code: null, signal: 'SIGINT' })
    expect(await stopped(folder, 'orderly.mjs', 'SIGTERM')).toMatchObject({ code: 0, signal: null })
  })

  it('installs the runtime that is named, whatever the running Node is', async () => {
    const folder = project({ engines: '>=18.19.0' })
    cpSync(join(folder, 'scripts/runtime'), join(folder, 'scripts/runtime-newest'), { recursive: true })
    const { code, err } = await start(folder, ['--runtime=runtime-newest', 'print.mjs']).ended
    expect(code).toBe(0)
    expect(linesOf(err)).toHaveLength(1)
    expect(installed(folder)).toHaveLength(1)
  })

  it('stops other entries on an older Node with one line', async () => {
    const folder = project()
    const program = "import { requireNode } from './scripts/launch.mjs'\nrequireNode('npm test')"
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(linesOf(stderr)).toEqual([
      `Hustings needs Node 999.0.0 or newer, and this is Node ${process.versions.node}. Run npm test instead.`,
    ])
  })
})

function otherMachine() {
  const folder = project()
  const file = join(folder, 'scripts/runtime/package.json')
  writeFileSync(file, JSON.stringify({ optionalDependencies: { 'node-sunos-x64': '999.1.0' } }))
  return folder
}

/** Returns how a script ends after a signal that is sent when it is ready. */
async function stopped(folder, file, signal) {
  const { child, ended } = start(folder, [file])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill(signal)
  return ended
}

describe('the project', () => {
  const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  const { engines, scripts } = read('package.json')
  const [least] = /\d+\.\d+/.exec(engines.node)

  it('needs the same Node in every package', () => {
    const names = readdirSync(join(root, 'packages'))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(read('packages', name, 'package.json').engines, name).toEqual(engines)
  })

  it('starts every script through the launcher', () => {
    for (const [name, command] of Object.entries(scripts)) {
      const [, file] = /^node scripts\/launch\.mjs (?:--runtime=runtime-newest )?(\S+)/.exec(command) ?? []
      expect(existsSync(join(root, file ?? 'none')), name).toBe(true)
    }
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('node scripts/launch.mjs scripts/ci.mjs')
  })

  it.each([
    ['runtime', least],
    ['runtime-newest', '26.0'],
  ])('pins every platform of scripts/%s by hash, with no address, in versions that fit', (runtime, minimum) => {
    const { optionalDependencies } = read('scripts', runtime, 'package.json')
    const { packages: locked } = read('scripts', runtime, 'package-lock.json')
    const platforms = Object.entries(optionalDependencies).map(([name, version]) => {
      const entry = locked[`node_modules/${name}`]
      expect(entry).toMatchObject({ version, optional: true, integrity: expect.stringMatching(/^sha512-/) })
      expect(entry.resolved).toBeUndefined()
      expect(version.localeCompare(minimum, 'en', { numeric: true }), name).toBeGreaterThanOrEqual(0)
      return `${entry.os}-${entry.cpu}`
    })
    expect(platforms.toSorted()).toEqual([
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'linux-x64',
      'win32-arm64',
      'win32-x64',
    ])
  })
})
