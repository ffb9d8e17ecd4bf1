// Builds the web client if it is missing or older than the sources. `npm run build` always builds.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { replaceFolder } from './built-client.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'

const web = join(root, 'packages/web')
export const dist = join(web, 'dist')
/** The build of this process, until it is finished. */
const fresh = join(root, `node_modules/.cache/client-${process.pid}`)
const stamp = join(dist, '.built-from')
const besides = new Set(['lab', 'server'])
const inputs = [
  ...readdirSync(join(root, 'packages'))
    .filter((name) => !besides.has(name))
    .map((name) => `packages/${name}`),
  'docs/rules',
  'package-lock.json',
]
const ignored = new Set(['node_modules', 'dist', 'e2e'])

function* files(path) {
  if (!existsSync(path)) return
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* files(child)
    else yield child
  }
}

/** One hash over all inputs of the client: exact, unlike file times, which a checkout changes. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    for (const file of input.endsWith('.json') ? [path] : files(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

export function build({ force = false } = {}) {
  const source = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return
  if (!existsSync(join(web, 'index.html'))) throw new Error('There is no web client to build yet.')
  console.log('Building the web client ...')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const command = [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']
  const options = { cwd: web, encoding: 'utf8', stdio: ['inherit', 'pipe', 'pipe'] }
  try {
    const run = spawnSync(process.execPath, command, options)
    const warnings = `${run.stdout}${run.stderr}`
    process.stderr.write(warnings)
    if (run.status !== 0) throw new Error('The build of the web client failed; see the messages above.')
    compress(fresh)
    writeFileSync(join(fresh, '.warnings'), warnings)
    writeFileSync(join(fresh, basename(stamp)), source)
    replaceFolder(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

const compressible = /\.(?:html|js|css|svg|md|json|webmanifest|txt)$/
/** Smaller files fit into one packet anyway. */
const worthwhile = 1024

/** Writes a brotli and a gzip version of every text file, so that the server does not compress at run time. */
function compress(folder) {
  for (const file of files(folder)) {
    if (!compressible.test(file)) continue
    const text = readFileSync(file)
    if (text.length < worthwhile) continue
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }
    writeFileSync(`${file}.br`, brotliCompressSync(text, brotli))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  try {
    build({ force: true })
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
