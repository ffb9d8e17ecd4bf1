// Receives notifications on its own connection, detects that it is lost, and reconnects.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Subscriber } from '../driver.ts'
import { boundedConnection, type ConnectionSettings, SCHEMA } from './connection.ts'

const PING_MS = 5000
const ANSWER_MS = 2000
const RETRY_MS = 500
/** A server that hangs does not close a connection. */
const END_MS = 1000

export class Listener {
  private readonly settings: ConnectionSettings
  private readonly subscriber: Subscriber
  private readonly log: (line: string) => void
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private isEnded = false

  constructor(settings: ConnectionSettings, subscriber: Subscriber, log: (line: string) => void) {
    this.settings = settings
    this.subscriber = subscriber
    this.log = log
  }

  /** Rejects if the first attempt fails. */
  async begin(): Promise<void> {
    const client = new pg.Client(boundedConnection(this.settings, ANSWER_MS))
    client.on('notification', ({ payload }) => this.subscriber.onMessage(payload ?? ''))
    client.on('error', (error) => this.log(`LISTEN: ${error.message}`))
    client.on('end', () => this.handleLoss(client))
    await client.connect()
    try {
      await client.query(`listen ${pg.escapeIdentifier(this.settings.schema ?? SCHEMA)}`)
    } catch (error) {
      void client.end()
      throw error
    }
    this.client = client
    this.pingLater(client)
  }

  async end(): Promise<void> {
    this.isEnded = true
    clearTimeout(this.timer)
    await Promise.race([this.client?.end(), pause(END_MS, undefined, { ref: false })])
  }

  /** A dead connection is noticed only when something is sent on it. */
  private pingLater(client: pg.Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (this.client === client) this.pingLater(client)
        },
        () => void client.end(),
      )
    }, PING_MS)
  }

  private handleLoss(client: pg.Client): void {
    if (this.isEnded || this.client !== client) return
    this.client = null
    this.subscriber.onLost()
    this.reconnectLater()
  }

  private reconnectLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.begin().then(
        () => {
          if (this.isEnded) void this.client?.end()
          else this.subscriber.onRestored()
        },
        (error: Error) => {
          this.log(`LISTEN: ${error.message}`)
          if (!this.isEnded) this.reconnectLater()
        },
      )
    }, RETRY_MS)
  }
}
