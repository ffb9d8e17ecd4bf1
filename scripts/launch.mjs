// Runs a script of the project on the required Node: `node scripts/launch.mjs [--runtime=NAME] FILE [ARGUMENTS]`. Plain
// JavaScript for Node 18.19 and newer, because an older Node must run it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [needed] = /[\d.]+/.exec(engines.node)
const running = process.versions.node

function fits() {
  const [[major, minor], [leastMajor, leastMinor]] = [running, needed].map((version) => version.split('.').map(Number))
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Stops an older Node with one line; `instead` is the command that installs the right one if needed. */
export function requireNode(instead) {
  if (!fits()) fail(`Hustings needs Node ${needed} or newer, and this is Node ${running}. Run ${instead} instead.`)
}

/** Runs a program until it ends and passes signals on to it. A terminal sends its SIGINT to the program, too. */
export function run(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    const end = (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(each, pass)
      done({ code, signal })
    }
    child.once('close', end).once('error', ({ message }) => {
      console.error(message)
      end(127, null)
    })
  })
}

/** Path of the Node to use: HUSTINGS_NODE, the running one if it is new enough, or one installed in .node. */
async function chosenNode(runtime) {
  if (runtime === 'runtime' && process.env.HUSTINGS_NODE) return resolve(process.env.HUSTINGS_NODE)
  if (runtime === 'runtime' && fits()) return process.execPath
  const { provision } = await import('./provision.mjs')
  return provision(runtime).catch(({ message }) =>
    fail(`No Node could be installed: ${message}. Install Node ${needed} or newer from nodejs.org.`),
  )
}

/**
 * Runs a file of the project with the arguments of this process: here if its Node fits, otherwise in another process.
 */
export async function launch(file, runtime = 'runtime') {
  const script = resolve(root, file)
  const node = await chosenNode(runtime)
  if (!existsSync(node)) fail(`HUSTINGS_NODE names no file: ${node}`)
  // Child processes use the same Node.
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter)
  if (runtime !== 'runtime') process.env.HUSTINGS_NODE = node
  if (realpathSync(node) === realpathSync(process.execPath)) {
    process.argv[1] = script
    // Compiled code and stripped types stay on disk. Threads and child processes take the folder from the environment.
    process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
    module.enableCompileCache()
    return import(pathToFileURL(script))
  }
  const { code, signal } = await run(node, [script, ...process.argv.slice(2)])
  if (signal === null) process.exit(code)
  process.kill(process.pid, signal)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [, name] = /^--runtime=(.+)/.exec(process.argv[2]) ?? []
  const [file] = process.argv.splice(2, name === undefined ? 1 : 2).slice(-1)
  // Not awaited: the file may import this module, which must be complete by then.
  launch(file, name)
}
