// A smoke test of `npm start`: the server becomes ready, serves the home page without warnings of Node, and stops.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hustings/server/testing/port'

const LIMIT_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'hustings-smoke-'))
const port = await freePort()
const server = spawn('npm', ['start', '--', `--port=${port}`, '--host=127.0.0.1'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'pipe'],
  shell: process.platform === 'win32',
  // A separate process group, to send it a signal as a terminal does.
  detached: true,
})
let output = ''
for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text))
const ended = new Promise((resolve) => server.once('close', resolve))

/** Waits until the path answers with 200, and returns the body. */
async function bodyOf(path: string): Promise<string> {
  const limit = AbortSignal.timeout(LIMIT_MS)
  while (!limit.aborted && server.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
    if (response?.status === 200) return response.text()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${path} did not answer with 200`)
}

/** Waits until every process of `npm start` has ended; the server stops within 10 seconds. */
async function stop(): Promise<void> {
  const isRunning = server.exitCode === null && server.signalCode === null
  if (isRunning && server.pid !== undefined) process.kill(-server.pid, 'SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

try {
  await bodyOf('/readyz')
  if (!(await bodyOf('/')).includes('<title>Hustings</title>')) throw new Error('/ is not the home page')
  await stop()
  if (/Warning/.test(output)) throw new Error('Node printed a warning')
} catch (error) {
  await stop()
  console.error(output, error)
  process.exitCode = 1
}
