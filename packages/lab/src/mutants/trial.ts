// Tries mutants one after the other in a warm test runner, and starts another runner when a fault has hung the last one.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

export interface Verdict {
  readonly fate: 'caught' | 'timed out' | 'survived'
  /** The first test that failed. */
  readonly by: string | null
}

/** What the runner is asked: these tests, in this order, with this fault. */
export interface Trial {
  readonly mutant: Mutant | null
  readonly tests: readonly string[]
}

const HOST = join(ROOT, 'packages/lab/src/mutants/host.ts')

export class Bench {
  private readonly seconds: number
  private host: Promise<ChildProcess> | null = null

  constructor(seconds: number) {
    this.seconds = seconds
  }

  async try(trial: Trial): Promise<Verdict> {
    if (trial.tests.length === 0) return { fate: 'survived', by: null }
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
        // The patience is for one file of tests, not for all of them: a busy machine is no fault.
        if (message === 'alive') alarm.refresh()
        else settle(() => resolve(message))
      }
      // A fault that eats all memory takes the runner along.
      const onExit = (): void =>
        settle(() => {
          this.host = null
          resolve({ fate: 'caught', by: 'the runner broke down' })
        })
      host.on('message', onVerdict)
      host.on('exit', onExit)
      host.send(trial, (error) => {
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
