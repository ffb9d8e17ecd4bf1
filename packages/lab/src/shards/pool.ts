// The threads of the lab: whoever has much to compute gives it to them in pieces, and gets each answer as it comes.
import { Worker } from 'node:worker_threads'
import type { Order, Reply } from './worker.ts'

export class Pool {
  private readonly idle: Worker[] = []
  private readonly waiting: ((worker: Worker) => void)[] = []
  private readonly all: Worker[] = []

  constructor(threads: number) {
    for (let i = 0; i < threads; i++) {
      const worker = new Worker(new URL('../../bin/worker.js', import.meta.url))
      this.all.push(worker)
      this.idle.push(worker)
    }
  }

  /** The answer of the first thread that is free. */
  async ask(order: Order): Promise<unknown> {
    const worker = this.idle.pop() ?? (await new Promise<Worker>((resolve) => this.waiting.push(resolve)))
    try {
      return await answered(worker, order)
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.idle.push(worker)
      else next(worker)
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((worker) => worker.terminate()))
  }
}

function answered(worker: Worker, order: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      act()
    }
    const onMessage = (reply: Reply): void =>
      settle(() => ('trouble' in reply ? reject(reply.trouble) : resolve(reply.answer)))
    const onError = (error: Error): void => settle(() => reject(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(order)
  })
}
