// Slow readers: Socket.IO keeps packets for them without end. Who has too many waiting gets no more until they are read.

/** Packets that may wait. */
const PACKETS_AT_MOST = 32
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 100

/** What is needed of a connection. */
export interface Connection {
  /** Packets that wait to be sent. */
  waiting(): number
  close(): void
}

export class Pressure {
  private readonly connection: Connection
  private readonly drained: () => void
  private readonly dropped: () => void
  private timer: NodeJS.Timeout | undefined
  private since = 0

  constructor(connection: Connection, drained: () => void, dropped: () => void) {
    this.connection = connection
    this.drained = drained
    this.dropped = dropped
  }

  get tooMuch(): boolean {
    return this.timer !== undefined || this.connection.waiting() > PACKETS_AT_MOST
  }

  /** Calls `drained` when all has been read; closes the connection if that takes too long. */
  whenDrained(): void {
    if (this.timer !== undefined) return
    this.since = Date.now()
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS)
  }

  end(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private look(): void {
    if (this.connection.waiting() === 0) {
      this.end()
      this.drained()
    } else if (Date.now() - this.since > PATIENCE_MS) {
      this.end()
      this.dropped()
      this.connection.close()
    }
  }
}
