// The queue before password hashing: bounded, fair between accounts and clients, and sign-ins before changes.
import { refused } from '@hustings/protocol'

export interface HashLimits {
  /** Hashes at the same time. */
  readonly running: number
  /** Changes of passwords among them: at least one place is left for sign-ins. */
  readonly runningChanges: number
  /** Requests that wait, in all. */
  readonly waiting: number
  /** Requests of one account that wait while another of its own runs. */
  readonly waitingPerAccount: number
  /** Requests of one client address that wait while another of its own runs. */
  readonly waitingPerClient: number
}

const LIMITS: HashLimits = { running: 2, runningChanges: 1, waiting: 32, waitingPerAccount: 1, waitingPerClient: 8 }

/** Who asks for a hash: one account and one client address never take two places at once. */
export interface HashRequest {
  readonly kind: 'sign-in' | 'change'
  readonly account: string
  readonly client: string
}

interface Waiting extends HashRequest {
  readonly begin: () => void
}

export class HashQueue {
  private readonly limits: HashLimits
  private readonly running = new Set<HashRequest>()
  private readonly waiting: Waiting[] = []

  constructor(limits: Partial<HashLimits> = {}) {
    this.limits = { ...LIMITS, ...limits }
  }

  /** Runs the job when it is its turn; throws `too-fast` at once when too many wait. */
  async run<T>(request: HashRequest, job: () => Promise<T>): Promise<T> {
    if (this.mayBegin(request)) this.running.add(request)
    else await this.turn(request)
    try {
      return await job()
    } finally {
      this.running.delete(request)
      this.beginNext()
    }
  }

  private turn(request: HashRequest): Promise<void> {
    const { waiting, waitingPerAccount, waitingPerClient } = this.limits
    const count = (same: (one: HashRequest) => boolean) => this.waiting.filter(same).length
    if (
      this.waiting.length >= waiting ||
      count(({ account }) => account === request.account) >= waitingPerAccount ||
      count(({ client }) => client === request.client) >= waitingPerClient
    ) {
      throw refused('too-fast')
    }
    return new Promise((resolve) => {
      const begin = () => {
        this.running.add(request)
        resolve()
      }
      const next = { ...request, begin }
      const firstChange = this.waiting.findIndex(({ kind }) => kind === 'change')
      if (request.kind === 'sign-in' && firstChange >= 0) this.waiting.splice(firstChange, 0, next)
      else this.waiting.push(next)
    })
  }

  private mayBegin({ kind, account, client }: HashRequest): boolean {
    const running = [...this.running]
    if (running.length >= this.limits.running) return false
    if (running.some((one) => one.account === account || one.client === client)) return false
    return kind === 'sign-in' || running.filter((one) => one.kind === 'change').length < this.limits.runningChanges
  }

  private beginNext(): void {
    for (let at = 0; at < this.waiting.length; ) {
      const next = this.waiting[at]
      if (next !== undefined && this.mayBegin(next)) {
        this.waiting.splice(at, 1)
        next.begin()
      } else at++
    }
  }
}
