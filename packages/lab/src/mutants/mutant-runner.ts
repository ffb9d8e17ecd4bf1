// Runs mutants one at a time in a warm test runner, and restarts the runner after a timeout.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

export interface Verdict {
  readonly fate: 'caught' | 'timed out' | 'survived'
  /** The first test that failed. */
  readonly by: string | null
}

/** Tests to run in this order with a mutant. */
export interface MutantRun {
  readonly mutant: Mutant | null
  readonly tests: readonly string[]
}

const HOST = join(ROOT, 'packages/lab/src/mutants/host.ts')

export class MutantRunner {
  private readonly seconds: number
  private host: Promise<ChildProcess> | null = null

  constructor(seconds: number) {
    this.seconds = seconds
  }

  async try(run: MutantRun): Promise<Verdict> {
    if (run.tests.length === 0) return { fate: 'survived', by: null }
    this.host ??= startHost()
    const host = await this.host
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(alarm)
        host.off('message', onVerdict)
        host.off('exit', onExit)
        act()
      }
      const alarm = setTimeout(() => {
        settle(() => resolve({ fate: 'timed out', by: null }))
        this.stop()
      }, this.seconds * 1000)
      const onVerdict = (message: Verdict | 'alive'): void => {
        // The timeout is per test file, so that a busy machine does not cause timeouts.
        if (message === 'alive') alarm.refresh()
        else settle(() => resolve(message))
      }
      // A mutant that uses all memory ends the runner.
      const onExit = (): void =>
        settle(() => {
          this.host = null
          resolve({ fate: 'caught', by: 'the runner broke down' })
        })
      host.on('message', onVerdict)
      host.on('exit', onExit)
      host.send(run, (error) => {
        if (error !== null) settle(() => reject(error))
      })
    })
  }

  stop(): void {
    const { host } = this
    this.host = null
    void host?.then((child) => child.kill('SIGKILL'))
  }
}

function startHost(): Promise<ChildProcess> {
  const child = fork(HOST, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'json' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('message', () => resolve(child))
    child.once('exit', () => reject(new Error('the test runner did not start')))
  })
}
