// The threads in which bots think. They are started when the first bot is asked, and never stand in the way of people.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Choice } from '@hustings/kernel'
import type { Hint, Reason } from '@hustings/protocol'
import type { BotTask, HintTask, Reply, Task, WhyTask } from './task.ts'

/** A thought that takes longer has gone astray: its thread is ended, and the turn is tried again later. */
const LONGEST_THOUGHT_MS = 30_000

const THREAD = new URL('../../bin/bots-thread.js', import.meta.url)

interface Job {
  readonly task: Task
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
  private readonly waiting: Job[] = []
  private closed = false

  constructor({ script = THREAD, size = threadsHere(), longest = LONGEST_THOUGHT_MS }: Partial<PoolWish> = {}) {
    this.script = script
    this.size = size
    this.longest = longest
  }

  /** What the bots choose, up to the next person. */
  async think(task: BotTask): Promise<readonly Choice[]> {
    const reply = await this.ask(task)
    return reply.kind === 'play' ? reply.found : otherwise(reply)
  }

  /** What a bot would do in the place of a person. */
  async hint(task: HintTask): Promise<Hint> {
    const reply = await this.ask(task)
    return reply.kind === 'hint' ? reply.found : otherwise(reply)
  }

  /** Why a bot did what it did. */
  async why(task: WhyTask): Promise<readonly Reason[]> {
    const reply = await this.ask(task)
    return reply.kind === 'why' ? reply.found : otherwise(reply)
  }

  private ask(task: Task): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the pool is closed'))
      this.waiting.push({ task, resolve, reject })
      this.next()
    })
  }

  get running(): number {
    return this.threads.length
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.waiting.splice(0)) job.reject(new Error('the pool is closed'))
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()))
  }

  private next(): void {
    if (this.waiting.length === 0 || this.closed) return
    const free = this.threads.find(({ job }) => job === null) ?? this.started()
    const job = free === null ? undefined : this.waiting.shift()
    if (free === null || job === undefined) return
    free.job = job
    free.timer = setTimeout(() => this.lost(free, new Error('a thought took too long')), this.longest)
    free.worker.postMessage(job.task)
  }

  private started(): Thread | null {
    if (this.threads.length >= this.size) return null
    const worker = new Worker(this.script)
    const thread: Thread = { worker, job: null, timer: undefined }
    worker.on('message', (reply: Reply) => this.heard(thread, reply))
    worker.on('error', (error: Error) => this.lost(thread, error))
    worker.on('exit', () => this.lost(thread, new Error('a thread of the bots has ended')))
    // Threads that wait for work keep no process alive.
    worker.unref()
    this.threads.push(thread)
    return thread
  }

  private heard(thread: Thread, reply: Reply): void {
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = null
    job?.resolve(reply)
    this.next()
  }

  private lost(thread: Thread, error: Error): void {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    clearTimeout(thread.timer)
    thread.job?.reject(error)
    void thread.worker.terminate()
    this.next()
  }
}

export interface PoolWish {
  /** What the threads run; tests have one that knows their games. */
  readonly script: URL
  readonly size: number
  readonly longest: number
}

function otherwise(reply: Reply): never {
  throw new Error(reply.kind === 'trouble' ? reply.trouble : 'a thread has answered another question')
}

/** One processor stays with the people. */
function threadsHere(): number {
  return Math.max(1, availableParallelism() - 1)
}
