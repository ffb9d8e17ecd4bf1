// The threads of the bots: moves before hints before reasons, tables and accounts in turn.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Choice } from '@hustings/kernel'
import { type Hint, type Reason, refused } from '@hustings/protocol'
import { FairQueue, type Owner } from './fair-queue.ts'
import type { BotTask, HintTask, Reply, Task, WhyTask } from './task.ts'

/** Time limit of a task: its thread is ended, and the turn is tried again later. */
const LONGEST_THOUGHT_MS = 30_000

const THREAD = new URL('./worker.ts', import.meta.url)

/** Number of hints and reasons of one account, running or waiting. Two never run at once. */
const HELD_BY_ACCOUNT = 2
/** Maximum number of waiting hints and reasons. Moves are not limited. */
const WAITING_AT_MOST = 64

interface Job {
  readonly kind: Task['kind']
  readonly owner: Owner
  /** Called when a thread is free. */
  readonly prepare: () => Task | Promise<Task>
  resolve(reply: Reply): void
  reject(error: Error): void
}

interface Thread {
  readonly worker: Worker
  job: Job | null
  timer: NodeJS.Timeout | undefined
}

export class BotPool {
  private readonly script: URL
  private readonly size: number
  private readonly longest: number
  private readonly threads: Thread[] = []
  private readonly moves = new FairQueue<Job>()
  private readonly hints = new FairQueue<Job>()
  private readonly reasons = new FairQueue<Job>()
  /** Hints and reasons that run or wait, by account. */
  private readonly held = new Map<string | null, number>()
  private closed = false

  constructor({ script = THREAD, size = threadsHere(), longest = LONGEST_THOUGHT_MS }: Partial<PoolWish> = {}) {
    this.script = script
    this.size = size
    this.longest = longest
  }

  /** Returns the choices of the bots of a table, up to the next human decision. */
  async think(table: string, prepare: () => BotTask): Promise<readonly Choice[]> {
    const reply = await this.ask('play', { table, account: null }, prepare)
    return reply.kind === 'play' ? reply.found : otherwise(reply)
  }

  /** Returns what a bot would do in the place of a player. */
  async hint(owner: Owner, prepare: () => HintTask | Promise<HintTask>): Promise<Hint> {
    const reply = await this.askFor(owner, 'hint', prepare)
    return reply.kind === 'hint' ? reply.found : otherwise(reply)
  }

  /** Returns why a bot made its moves. */
  async why(owner: Owner, prepare: () => Promise<WhyTask>): Promise<readonly Reason[]> {
    const reply = await this.askFor(owner, 'why', prepare)
    return reply.kind === 'why' ? reply.found : otherwise(reply)
  }

  /** Queues a task for a player; refused if too many tasks of this account or of all accounts wait. */
  private async askFor(owner: Owner, kind: 'hint' | 'why', prepare: Job['prepare']): Promise<Reply> {
    const { account } = owner
    const held = this.held.get(account) ?? 0
    if (held >= HELD_BY_ACCOUNT || this.hints.size + this.reasons.size >= WAITING_AT_MOST) throw refused('too-fast')
    this.held.set(account, held + 1)
    try {
      return await this.ask(kind, owner, prepare)
    } finally {
      const left = (this.held.get(account) ?? 1) - 1
      if (left > 0) this.held.set(account, left)
      else this.held.delete(account)
    }
  }

  private ask(kind: Job['kind'], owner: Owner, prepare: Job['prepare']): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the pool is closed'))
      const queue = { play: this.moves, hint: this.hints, why: this.reasons }[kind]
      queue.add({ kind, owner, prepare, resolve, reject })
      this.next()
    })
  }

  get running(): number {
    return this.threads.length
  }

  async close(): Promise<void> {
    this.closed = true
    for (const queue of [this.moves, this.hints, this.reasons])
      for (const job of queue.drain()) job.reject(new Error('the pool is closed'))
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()))
  }

  private next(): void {
    if (this.closed) return
    const free = this.threads.find(({ job }) => job === null)
    if (free === undefined && this.threads.length >= this.size) return
    const job = this.taken()
    if (job !== null) void this.run(free ?? this.started(), job)
  }

  /** Hints and reasons leave one thread free for moves if there are several. */
  private taken(): Job | null {
    const move = this.moves.take()
    if (move !== null) return move
    const forPeople = this.threads.flatMap(({ job }) =>
      job === null || job.kind === 'play' ? [] : [job.owner.account],
    )
    if (forPeople.length >= Math.max(1, this.size - 1)) return null
    const mayTake = ({ owner }: Job) => !forPeople.includes(owner.account)
    return this.hints.take(mayTake) ?? this.reasons.take(mayTake)
  }

  private async run(thread: Thread, job: Job): Promise<void> {
    thread.job = job
    thread.timer = setTimeout(() => this.lost(thread, new Error('a thought took too long')), this.longest)
    try {
      const task = await job.prepare()
      if (thread.job === job) thread.worker.postMessage(task)
    } catch (error) {
      if (thread.job !== job) return
      this.release(thread)
      job.reject(error instanceof Error ? error : new Error('a task could not be made'))
      this.next()
    }
  }

  private release(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.job = null
  }

  private started(): Thread {
    const worker = new Worker(this.script)
    const thread: Thread = { worker, job: null, timer: undefined }
    worker.on('message', (reply: Reply) => this.heard(thread, reply))
    worker.on('error', (error: Error) => this.lost(thread, error))
    worker.on('exit', () => this.lost(thread, new Error('a thread of the bots has ended')))
    // Idle threads do not keep the process alive.
    worker.unref()
    this.threads.push(thread)
    return thread
  }

  private heard(thread: Thread, reply: Reply): void {
    const { job } = thread
    this.release(thread)
    job?.resolve(reply)
    this.next()
  }

  private lost(thread: Thread, error: Error): void {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    const { job } = thread
    this.release(thread)
    job?.reject(error)
    void thread.worker.terminate()
    this.next()
  }
}

export interface PoolWish {
  /** Script of the threads; tests have one that contains their games. */
  readonly script: URL
  readonly size: number
  readonly longest: number
}

function otherwise(reply: Reply): never {
  throw new Error(reply.kind === 'trouble' ? reply.trouble : 'a thread has answered another question')
}

/** One processor stays free for requests. */
function threadsHere(): number {
  return Math.max(1, availableParallelism() - 1)
}
