// Back-pressure: a client that reads too slowly gets no more updates until its packets are flushed.

/** Packets that may wait. */
const PACKETS_AT_MOST = 32
const PATIENCE_MS = 30_000

/** The events of an Engine.IO connection that are needed here. */
export interface EngineEvents {
  on(event: 'packetCreate' | 'flush', listener: () => void): unknown
}

export interface PressureHandlers {
  /** More packets wait than may. */
  overflowed(): void
  /** All packets are flushed after an overflow. */
  drained(): void
  /** The client has not read for too long. */
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
