// Starts a worker of the engines. There is one script for all of them, so that the client ships each engine once.
import { type Remote, wrap } from 'comlink'
import type { Host } from './worker.ts'

export interface StartedWorker {
  readonly host: Remote<Host>
  stop(): void
}

export function startWorker(name: string): StartedWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })
  return { host: wrap<Host>(worker), stop: () => worker.terminate() }
}
