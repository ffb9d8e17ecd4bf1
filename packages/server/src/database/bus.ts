// What nodes tell each other: that something is new, never what. The word is a hint, the database is the truth.
// Words are gathered and sent together, after their commits: a commit that notifies would wait for all others that do.
import type { Database } from './database.ts'

export type Word =
  /** The match has come to this sequence. */
  | { readonly kind: 'match'; readonly id: string; readonly sequence: number }
  /** Seats, settings or an open request of a table have changed. */
  | { readonly kind: 'table'; readonly id: string }
  /** Somebody has come to a table, or has gone. */
  | { readonly kind: 'presence'; readonly id: string }
  /** A message was written, hidden or shown again. */
  | { readonly kind: 'chat'; readonly id: string; readonly message: string }
  /** The sessions of an account have ended. */
  | { readonly kind: 'signed-out'; readonly id: string }

type Hearer = (word: Word) => void

const CHANNEL = 'hustings'
const GATHER_MS = 5
/** A notification holds 8000 bytes. */
const WORDS_AT_ONCE = 90

export class Bus {
  private readonly database: Database
  private readonly node: string
  private readonly hearers = new Set<Hearer>()
  private readonly missers = new Set<() => void>()
  private readonly log: (problem: string) => void
  private waiting: Word[] = []
  private timer: NodeJS.Timeout | undefined
  private sending: Promise<void> = Promise.resolve()
  /** For tests: a cut bus says and hears nothing. */
  cut = false

  constructor(database: Database, node: string, log: (problem: string) => void) {
    this.database = database
    this.node = node
    this.log = log
  }

  async open(): Promise<void> {
    await this.database.listen(
      CHANNEL,
      (payload) => this.heard(payload),
      () => {
        for (const missed of this.missers) missed()
      },
    )
  }

  hear(hearer: Hearer): void {
    this.hearers.add(hearer)
  }

  /** Called when words may have been lost. */
  whenMissed(missed: () => void): void {
    this.missers.add(missed)
  }

  /** Everybody hears it: this node at once, the others in a moment. */
  say(word: Word): void {
    this.tell(word)
    if (this.database.kind === 'embedded') return
    this.waiting.push(word)
    this.timer ??= setTimeout(() => this.send(), GATHER_MS)
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
      const payload = [this.node, ...words.slice(i, i + WORDS_AT_ONCE).map(written)].join(' ')
      this.sending = this.sending
        .then(() => this.database.notify(CHANNEL, payload))
        .catch((error: Error) => this.log(error.message))
    }
  }

  private heard(payload: string): void {
    const [from, ...words] = payload.split(' ')
    if (from === this.node || this.cut) return
    for (const text of words) {
      const word = wordIn(text)
      if (word !== null) this.tell(word)
    }
  }

  private tell(word: Word): void {
    for (const hearer of this.hearers) hearer(word)
  }
}

function written(word: Word): string {
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

function wordIn(text: string): Word | null {
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
