// Messages between nodes: that something is new, never what. A message is a hint; the database is the truth.
// Messages are collected and sent together after their commits: each commit that notifies waits for all others that do.
import type { Driver } from '../storage/driver.ts'

export type Word =
  /** The match has this sequence now. */
  | { readonly kind: 'match'; readonly id: string; readonly sequence: number }
  /** Seats, settings or a proposal of a table have changed. */
  | { readonly kind: 'table'; readonly id: string }
  /** A person has come to a table, or has left. */
  | { readonly kind: 'presence'; readonly id: string }
  /** A message was written, hidden or shown again. */
  | { readonly kind: 'chat'; readonly id: string; readonly message: string }
  /** Sessions of an account have ended. */
  | { readonly kind: 'signed-out'; readonly id: string }

type Listener = (word: Word) => void

const COLLECT_MS = 5
/** A notification holds 8000 bytes. */
const WORDS_AT_ONCE = 90

export class Bus {
  private readonly storage: Driver
  private readonly node: string
  private readonly listeners = new Set<Listener>()
  private readonly onMissed = new Set<() => void>()
  private readonly log: (problem: string) => void
  private waiting: Word[] = []
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
        for (const missed of this.onMissed) missed()
      },
    })
  }

  hear(listener: Listener): void {
    this.listeners.add(listener)
  }

  /** Called when messages may have been lost. */
  whenMissed(missed: () => void): void {
    this.onMissed.add(missed)
  }

  /** Sends a message to this node at once and to the others a moment later. */
  say(word: Word): void {
    this.tell(word)
    if (this.storage.kind === 'sqlite') return
    this.waiting.push(word)
    this.timer ??= setTimeout(() => this.send(), COLLECT_MS)
  }

  async close(): Promise<void> {
    this.send()
    await this.sending
  }

  private send(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const words = this.waiting
    this.waiting = []
    if (this.cut) return
    for (let i = 0; i < words.length; i += WORDS_AT_ONCE) {
      const payload = [this.node, ...words.slice(i, i + WORDS_AT_ONCE).map(encoded)].join(' ')
      this.sending = this.sending
        .then(() => this.storage.notify(payload))
        .catch((error: Error) => this.log(error.message))
    }
  }

  private receive(payload: string): void {
    const [from, ...words] = payload.split(' ')
    if (from === this.node || this.cut) return
    for (const text of words) {
      const word = decoded(text)
      if (word !== null) this.tell(word)
    }
  }

  private tell(word: Word): void {
    for (const listener of this.listeners) listener(word)
  }
}

function encoded(word: Word): string {
  switch (word.kind) {
    case 'match':
      return `m:${word.id}:${word.sequence}`
    case 'table':
      return `t:${word.id}`
    case 'presence':
      return `p:${word.id}`
    case 'chat':
      return `c:${word.id}:${word.message}`
    case 'signed-out':
      return `s:${word.id}`
  }
}

function decoded(text: string): Word | null {
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
