// Type-checks every tsconfig of the repository; skips projects without source files.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

const tsc = join(root, 'node_modules/typescript/bin/tsc')
const configs = ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.node.json']

function projects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  const candidates = packages.flatMap((folder) => configs.map((config) => `${folder}/${config}`))
  return ['tsconfig.json', ...candidates].filter((path) => existsSync(join(root, path)))
}

function check(project) {
  return new Promise((resolve) => {
    const run = spawn(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: root })
    let output = ''
    run.stdout.on('data', (chunk) => {
      output += chunk
    })
    run.stderr.on('data', (chunk) => {
      output += chunk
    })
    run.on('close', (code) => {
      const empty = output.includes('error TS18003')
      resolve({ project, ok: code === 0 || empty, output: empty ? '' : output.trim() })
    })
  })
}

// Every project that imports a source checks it, so the same error would appear several times.
const said = new Set()
const waiting = projects()
const results = []
async function checkNext() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
    results.push(await check(project))
}
await Promise.all(Array.from({ length: availableParallelism() }, checkNext))
for (const { output } of results) {
  for (const line of output.split('\n')) {
    if (line === '' || said.has(line)) continue
    said.add(line)
    console.error(line)
  }
}
process.exit(results.every((result) => result.ok) ? 0 : 1)
