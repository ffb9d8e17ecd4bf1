// Installs Node for this project only, from npm packages pinned by a lock file in scripts/runtime or
// scripts/runtime-newest. Plain JavaScript for Node 18.19 and newer.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './launch.mjs'

const isWindows = process.platform === 'win32'
const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`
const NPM_CI = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
const RETRY = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000']

/** Returns the path of the runtime's Node and installs it if it is missing; throws where that is impossible. */
export async function provision(runtime) {
  const files = ['package.json', 'package-lock.json'].map((name) => ({
    name,
    path: join(root, 'scripts', runtime, name),
  }))
  const [about, lock] = files.map(({ path }) => readFileSync(path, 'utf8'))
  const [name, version] =
    Object.entries(JSON.parse(about).optionalDependencies).find(([each]) => each.endsWith(`-${machine}`)) ?? []
  if (name === undefined) throw new Error(`there is no package for ${machine}`)

  const folder = join(root, '.node', `${createHash('sha256').update(lock).digest('hex').slice(0, 12)}-${machine}`)
  const nodeIn = (place) => join(place, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(nodeIn(folder))) return nodeIn(folder)

  console.error(`Installing Node ${version} in .node for this project only (this is Node ${process.versions.node}) ...`)
  const part = `${folder}.part-${process.pid}`
  try {
    mkdirSync(part, { recursive: true })
    for (const file of files) copyFileSync(file.path, join(part, file.name))
    await run('npm', [...NPM_CI, ...RETRY], {
      cwd: part,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    })
    // npm also ends with 0 when it cannot fetch an optional package.
    if (!existsSync(nodeIn(part))) throw new Error(`npm could not install ${name} ${version}`)
    const tried = await run(nodeIn(part), ['--version'], { stdio: 'ignore' })
    if (tried.code !== 0) throw new Error(`${name} ${version} does not run on this system`)
    for (const unused of ['include', 'share'])
      rmSync(join(part, 'node_modules', name, unused), { recursive: true, force: true })
    rename(part, folder, nodeIn)
    return nodeIn(folder)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** If several processes start at once, the first to rename wins. */
function rename(part, folder, nodeIn) {
  try {
    renameSync(part, folder)
  } catch (error) {
    if (!existsSync(nodeIn(folder))) throw error
  }
}
