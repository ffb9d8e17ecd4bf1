// Pool of threads for shards and training batches.
import { Worker } from 'node:worker_threads'
import type { PpoBatch, SelfPlayBatch } from '@hustings/bots/train'
import { Counts } from '../shards/counts.ts'
import type { Shard } from '../shards/series.ts'
import type { PpoTask, Reply, SelfPlayTask, Task } from './worker.ts'

export class Pool {
  private readonly idle: Worker[] = []
  private readonly waiting: ((worker: Worker) => void)[] = []
  private readonly all: Worker[] = []
  /** Threads that an error ended, for example one without memory. */
  private readonly ended = new Set<Worker>()

  private readonly script: URL

  constructor(threads: number, script = new URL('./worker.ts', import.meta.url)) {
    this.script = script
    for (let i = 0; i < threads; i++) this.idle.push(this.start())
  }

  get threads(): number {
    return this.all.length
  }

  private start(): Worker {
    const worker = new Worker(this.script)
    worker.once('error', () => this.ended.add(worker))
    this.all.push(worker)
    return worker
  }

  private replace(worker: Worker): Worker {
    this.ended.delete(worker)
    this.all.splice(this.all.indexOf(worker), 1)
    return this.start()
  }

  async shard(shard: Shard): Promise<Counts> {
    const reply = await this.send({ shard })
    if (!('counts' in reply)) throw new Error('unexpected reply of a thread')
    return Counts.from(reply.counts)
  }

  async selfPlay(task: SelfPlayTask): Promise<SelfPlayBatch> {
    const reply = await this.send({ selfPlay: task })
    if (!('selfPlay' in reply)) throw new Error('unexpected reply of a thread')
    return reply.selfPlay
  }

  async ppo(task: PpoTask): Promise<PpoBatch> {
    const reply = await this.send({ ppo: task })
    if (!('ppo' in reply)) throw new Error('unexpected reply of a thread')
    return reply.ppo
  }

  /** Sends a task to the first idle thread and returns its reply. */
  private async send(task: Task): Promise<Reply> {
    const worker = this.idle.pop() ?? (await new Promise<Worker>((resolve) => this.waiting.push(resolve)))
    try {
      return await replyOf(worker, task)
    } finally {
      const free = this.ended.has(worker) ? this.replace(worker) : worker
      const next = this.waiting.shift()
      if (next === undefined) this.idle.push(free)
      else next(free)
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }
}

function replyOf(worker: Worker, task: Task): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      act()
    }
    const onMessage = (reply: Reply): void => settle(() => ('error' in reply ? reject(reply.error) : resolve(reply)))
    const onError = (error: Error): void => settle(() => reject(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(task)
  })
}
