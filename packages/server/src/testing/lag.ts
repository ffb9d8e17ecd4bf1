// Measures how long this process was blocked, which tests with time limits must allow for on a busy machine.

const TICK_MS = 10

export class Lag {
  private readonly late: { readonly at: number; readonly by: number }[] = []
  private readonly timer: NodeJS.Timeout
  private last = performance.now()

  constructor() {
    this.timer = setInterval(() => {
      const now = performance.now()
      const by = now - this.last - TICK_MS
      if (by > TICK_MS) this.late.push({ at: now, by })
      this.last = now
    }, TICK_MS).unref()
  }

  /** Milliseconds between `begin` and `end` (of `performance.now()`) in which nothing could run. */
  between(begin: number, end: number): number {
    const within = this.late.map(({ at, by }) => Math.min(at, end) - Math.max(at - by, begin))
    return within.reduce((sum, one) => sum + Math.max(0, one), 0)
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
