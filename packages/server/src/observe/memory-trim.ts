// Returns memory after busy times. V8 keeps the pages of its young generation, up to 200 MB, until a collection that
// the inspector requests, which the protocol describes as one for low memory.
import { Session } from 'node:inspector/promises'

const EVERY_MS = 5000
/** The process is calm when it uses less than this share of a processor. */
const CALM_SHARE = 0.1
/** A collection takes some 100 ms. It runs if the process has grown by these bytes, at most once in this time. */
const WORTH_BYTES = 32 * 1024 * 1024
const REST_MS = 30_000

/** The measured values; tests replace them. */
export interface ProcessFacts {
  readonly now: () => number
  /** Processor time so far. */
  readonly processorMs: () => number
  readonly residentBytes: () => number
  readonly collect: () => Promise<void>
}

export class MemoryTrim {
  private readonly facts: ProcessFacts
  private timer: NodeJS.Timeout | undefined
  private processorMs: number
  /** Memory after the last collection. */
  private leftBytes = 0
  private trimmedAt = Number.NEGATIVE_INFINITY

  constructor(facts: ProcessFacts = ofThisProcess) {
    this.facts = facts
    this.processorMs = facts.processorMs()
  }

  begin(): void {
    this.timer = setInterval(() => void this.look(EVERY_MS).catch(() => this.end()), EVERY_MS)
    this.timer.unref()
  }

  end(): void {
    clearInterval(this.timer)
  }

  /** Collects if the process was calm for so long and has grown. */
  async look(milliseconds: number): Promise<void> {
    const { now, processorMs, residentBytes, collect } = this.facts
    const spent = processorMs() - this.processorMs
    this.processorMs += spent
    if (spent > CALM_SHARE * milliseconds || now() - this.trimmedAt < REST_MS) return
    if (residentBytes() < this.leftBytes + WORTH_BYTES) return
    this.trimmedAt = now()
    await collect()
    this.leftBytes = residentBytes()
    this.processorMs = processorMs()
  }
}

const ofThisProcess: ProcessFacts = {
  now: () => performance.now(),
  processorMs: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  residentBytes: () => process.memoryUsage.rss(),
  collect: collectGarbage,
}

/** Collects everything and gives free pages back to the system. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
