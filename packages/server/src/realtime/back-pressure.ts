// Back-pressure: a client that reads too slowly gets no more updates until its packets are flushed.

/** Maximum number of waiting packets. */
const PACKETS_AT_MOST = 32
const PATIENCE_MS = 30_000

/** The events of an Engine.IO connection that back-pressure uses. */
export interface EngineEvents {
  on(event: 'packetCreate' | 'flush', listener: () => void): unknown
}

export interface PressureHandlers {
  /** Called when more packets wait than allowed. */
  overflowed(): void
  /** Called when all packets are flushed after an overflow. */
  drained(): void
  /** Called when the client has not read for too long. */
  expired(): void
}

export class BackPressure {
  private readonly handlers: PressureHandlers
  private unflushed = 0
  private timer: NodeJS.Timeout | undefined

  constructor(connection: EngineEvents, handlers: PressureHandlers) {
    this.handlers = handlers
    connection.on('packetCreate', () => this.created())
    connection.on('flush', () => this.flushed())
  }

  get isFull(): boolean {
    return this.timer !== undefined || this.unflushed > PACKETS_AT_MOST
  }

  /** Calls `drained` after the next flush, or `expired` if that takes too long. */
  wait(): void {
    this.timer ??= setTimeout(() => {
      this.end()
      this.handlers.expired()
    }, PATIENCE_MS)
  }

  end(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private created(): void {
    this.unflushed++
    if (this.unflushed <= PACKETS_AT_MOST || this.timer !== undefined) return
    this.wait()
    // After the packet that is being created.
    queueMicrotask(() => this.handlers.overflowed())
  }

  private flushed(): void {
    this.unflushed = 0
    if (this.timer === undefined) return
    this.end()
    queueMicrotask(() => this.handlers.drained())
  }
}
