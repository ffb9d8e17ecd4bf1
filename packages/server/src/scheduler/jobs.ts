// Jobs of the scheduler: each runs at most once at a time, and the scheduler waits for a slow one only until a
// deadline.
import type { FastifyBaseLogger } from 'fastify'
import { codeOf } from '../http/errors.ts'

/** Time for which the scheduler waits; the job ends in the background. */
const DEADLINE_MS = 2000
/** A job that runs longer than this is reported in the log. */
const ALARM_MS = 5000

interface RunningJob {
  readonly done: Promise<void>
  readonly since: number
  reported: boolean
}

export class Jobs {
  private readonly log: Pick<FastifyBaseLogger, 'warn'>
  private readonly running = new Map<string, RunningJob>()

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.log = log
  }

  /** Starts a job unless it still runs. Resolves when it ends or the deadline has passed; never rejects. */
  async run(name: string, act: () => Promise<unknown>): Promise<void> {
    const job = this.running.get(name) ?? this.start(name, act)
    if (!job.reported && performance.now() - job.since > ALARM_MS) {
      job.reported = true
      this.log.warn({ job: name, seconds: this.lagSeconds }, 'a job of the clock is slow')
    }
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<void>((passed) => {
      timer = setTimeout(passed, Math.max(0, DEADLINE_MS - (performance.now() - job.since)))
    })
    await Promise.race([job.done, deadline])
    clearTimeout(timer)
  }

  /** Running time of the slowest job. */
  get lagSeconds(): number {
    const now = performance.now()
    return Math.max(0, ...[...this.running.values()].map(({ since }) => (now - since) / 1000))
  }

  /** Resolves when no job runs. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all([...this.running.values()].map(({ done }) => done))
  }

  private start(name: string, act: () => Promise<unknown>): RunningJob {
    const done = act()
      .then(
        () => undefined,
        (error: unknown) => this.log.warn({ job: name, code: codeOf(error) }, 'a job of the clock failed'),
      )
      .finally(() => this.running.delete(name))
    const job = { done, since: performance.now(), reported: false }
    this.running.set(name, job)
    return job
  }
}
