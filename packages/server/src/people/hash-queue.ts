// The queue for password hashing: bounded, fair between accounts and clients, and sign-ins before changes.
import { refused } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'

export interface HashLimits {
  /** Number of hashes at the same time. */
  readonly running: number
  /** Number of changes of passwords among them: at least one place stays free for sign-ins. */
  readonly runningChanges: number
  /** Maximum number of waiting requests. */
  readonly waiting: number
  /** Maximum number of waiting requests of one account while one of its requests runs. */
  readonly waitingPerAccount: number
  /** Maximum number of waiting requests of one client network while one of its requests runs. */
  readonly waitingPerClient: number
}

const LIMITS: HashLimits = { running: 2, runningChanges: 1, waiting: 32, waitingPerAccount: 1, waitingPerClient: 2 }
/** Number of clients whose last turn is remembered. */
const REMEMBERED = 10_000

/** The source of a request: one account and one client network never take two places at once. */
export interface HashRequest {
  readonly kind: 'sign-in' | 'change'
  readonly account: string
  readonly client: string
}

interface Waiting extends HashRequest {
  readonly begin: () => void
  readonly refuse: () => void
}

export class HashQueue {
  private readonly limits: HashLimits
  private readonly running = new Set<HashRequest>()
  private readonly waiting: Waiting[] = []
  /** Number of the last turn of each client. */
  private readonly lastTurns = new LRUCache<string, number>({ max: REMEMBERED })
  private turns = 0

  constructor(limits: Partial<HashLimits> = {}) {
    this.limits = { ...LIMITS, ...limits }
  }

  /** Runs the job when its turn comes; throws `too-fast` at once when too many wait. */
  async run<T>(request: HashRequest, job: () => Promise<T>): Promise<T> {
    if (this.mayBegin(request)) this.begin(request)
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
    const mine = count(({ client }) => client === request.client)
    if (count(({ account }) => account === request.account) >= waitingPerAccount || mine >= waitingPerClient)
      throw refused('too-fast')
    if (this.waiting.length >= waiting && !this.makeRoom(mine)) throw refused('too-fast')
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.begin(request)
        resolve()
      }
      this.waiting.push({ ...request, begin, refuse: () => reject(refused('too-fast')) })
    })
  }

  /**
   * Refuses the newest request of the client with the most requests, in favor of a client that would still have fewer.
   */
  private makeRoom(mine: number): boolean {
    const counts = new Map<string, number>()
    for (const { client } of this.waiting) counts.set(client, (counts.get(client) ?? 0) + 1)
    const most = Math.max(...counts.values())
    if (most <= mine + 1) return false
    const at = this.waiting.findLastIndex(({ client }) => counts.get(client) === most)
    this.waiting.splice(at, 1)[0]?.refuse()
    return true
  }

  private begin(request: HashRequest): void {
    this.running.add(request)
    this.lastTurns.set(request.client, ++this.turns)
  }

  private mayBegin({ kind, account, client }: HashRequest): boolean {
    const running = [...this.running]
    if (running.length >= this.limits.running) return false
    if (running.some((one) => one.account === account || one.client === client)) return false
    return kind === 'sign-in' || running.filter((one) => one.kind === 'change').length < this.limits.runningChanges
  }

  /** Sign-ins first; among them the client whose last turn is the longest ago. */
  private beginNext(): void {
    for (let next = this.next(); next !== undefined; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1)
      next.begin()
    }
  }

  private next(): Waiting | undefined {
    const rank = ({ kind, client }: Waiting) => [kind === 'sign-in' ? 0 : 1, this.lastTurns.peek(client) ?? 0] as const
    return this.waiting
      .filter((one) => this.mayBegin(one))
      .toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])[0]
  }
}
