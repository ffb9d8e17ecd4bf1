// A server as operators start it: the command line in a separate process.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@hustings/server/testing/port'
import { processorMs } from './processes.ts'
import { pause } from './table.ts'

const SERVER = fileURLToPath(new URL('../../packages/server/bin/server.js', import.meta.url))

export interface StartedServer {
  readonly url: string
  readonly pid: number
  /** From the call to the first answer of the API, and the processor time until then. */
  readonly startMs: number
  readonly startProcessorMs: number
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export async function startServer(env: Readonly<Record<string, string>>): Promise<StartedServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error('the server did not start')
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await pause(2)
  }
  const startMs = performance.now() - began
  return { url, pid, startMs, startProcessorMs: processorMs([pid]), end: (signal) => end(child, signal) }
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/v1/server`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
