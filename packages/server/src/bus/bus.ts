// Messages between nodes: invalidations without data. A message is a hint; the database is the truth.
// Messages are collected and sent together after their commits: each commit that notifies waits for all others that do.
import type { Driver } from '../storage/driver.ts'

export type BusMessage =
  /** The match has reached this sequence. */
  | { readonly kind: 'match'; readonly id: string; readonly sequence: number }
  /** Seats, settings or a proposal of a table have changed. */
  | { readonly kind: 'table'; readonly id: string }
  /** A person has come to a table, or has left. */
  | { readonly kind: 'presence'; readonly id: string }
  /** A message was written, hidden or shown again. */
  | { readonly kind: 'chat'; readonly id: string; readonly message: string }
  /** Sessions of an account have ended. */
  | { readonly kind: 'signed-out'; readonly id: string }

type Listener = (message: BusMessage) => void

const COLLECT_MS = 5
/** PostgreSQL limits a notification to 8000 bytes. */
const MESSAGES_AT_ONCE = 90

export class Bus {
  private readonly storage: Driver
  private readonly node: string
  private readonly listeners = new Set<Listener>()
  private readonly missedListeners = new Set<() => void>()
  private readonly log: (problem: string) => void
  private waiting: BusMessage[] = []
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<void> = Promise.resolve()
  /** For tests: a cut bus sends and receives nothing. */
  cut = false

  constructor(storage: Driver, node: string, log: (problem: string) => void) {
    this.storage = storage
    this.node = node
    this.log = log
  }

  async open(): Promise<void> {
    await this.storage.subscribe({
      onMessage: (payload) => this.receive(payload),
      onLost: () => this.log('messages of other nodes may be lost: the LISTEN connection ended'),
      onRestored: () => {
        for (const missed of this.missedListeners) missed()
      },
    })
  }

  subscribe(listener: Listener): void {
    this.listeners.add(listener)
  }

  /** Called when messages may have been lost. */
  onMissed(missed: () => void): void {
    this.missedListeners.add(missed)
  }

  /** Sends a message to this node at once and to the others a moment later. */
  publish(message: BusMessage): void {
    this.deliver(message)
    if (this.storage.kind === 'sqlite') return
    this.waiting.push(message)
    this.timer ??= setTimeout(() => this.send(), COLLECT_MS)
  }

  async close(): Promise<void> {
    this.send()
    await this.sending
  }

  private send(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const messages = this.waiting
    this.waiting = []
    if (this.cut) return
    for (let i = 0; i < messages.length; i += MESSAGES_AT_ONCE) {
      const payload = [this.node, ...messages.slice(i, i + MESSAGES_AT_ONCE).map(encoded)].join(' ')
      this.sending = this.sending
        .then(() => this.storage.notify(payload))
        .catch((error: Error) => this.log(error.message))
    }
  }

  private receive(payload: string): void {
    const [from, ...texts] = payload.split(' ')
    if (from === this.node || this.cut) return
    for (const text of texts) {
      const message = decoded(text)
      if (message !== null) this.deliver(message)
    }
  }

  private deliver(message: BusMessage): void {
    for (const listener of this.listeners) listener(message)
  }
}

function encoded(message: BusMessage): string {
  switch (message.kind) {
    case 'match':
      return `m:${message.id}:${message.sequence}`
    case 'table':
      return `t:${message.id}`
    case 'presence':
      return `p:${message.id}`
    case 'chat':
      return `c:${message.id}:${message.message}`
    case 'signed-out':
      return `s:${message.id}`
  }
}

function decoded(text: string): BusMessage | null {
  const [kind, id = '', more = ''] = text.split(':')
  switch (kind) {
    case 'm':
      return { kind: 'match', id, sequence: Number(more) }
    case 't':
      return { kind: 'table', id }
    case 'p':
      return { kind: 'presence', id }
    case 'c':
      return { kind: 'chat', id, message: more }
    case 's':
      return { kind: 'signed-out', id }
    default:
      return null
  }
}
