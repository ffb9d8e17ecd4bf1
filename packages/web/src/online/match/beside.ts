// State of an online table apart from the match: seats, presence, clocks, requests, chat.
import type { Seat } from '@hustings/kernel'
import { type ChatLine, type Followed, type News, type TableSeen, withChange } from '@hustings/protocol'
import { talk } from '../wire/api.ts'
import type { Link } from '../wire/link.ts'

export interface BesideState {
  readonly table: TableSeen
  /** The account of this page; null without an account. */
  readonly you: string | null
  readonly lines: readonly ChatLine[]
  /** Number of messages from others that are unread in this browser. */
  readonly unread: number
  /** The last message read when the chat was opened. */
  readonly readUpTo: string | null
  /** This page lost access to the table. */
  readonly gone: boolean
}

export class Beside {
  private readonly link: Link
  private readonly code: string | null
  private now: BesideState
  private reading = false
  private readonly listeners = new Set<() => void>()
  private readonly deaf: (() => void)[]

  private constructor(link: Link, code: string | null, table: TableSeen, you: string | null) {
    this.link = link
    this.code = code
    this.now = { table, you, lines: [], unread: 0, readUpTo: lastRead(table.id), gone: false }
    this.deaf = [
      link.on('news', ({ match, news }) => match === this.now.table.id && this.hear(news)),
      link.on('connected', () => void this.follow()),
    ]
    void this.fetchLines()
  }

  /** Subscribes to a table; throws the server's refusals. */
  static async at(link: Link, match: string, code: string | null): Promise<Beside> {
    const { followed, meanwhile } = await following(link, match, code)
    const beside = new Beside(link, code, followed.table, followed.you)
    for (const news of meanwhile) beside.hear(news)
    return beside
  }

  readonly get = (): BesideState => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The seats of this account. */
  get mine(): readonly Seat[] {
    const { table, you } = this.now
    return you === null ? [] : table.seats.flatMap(({ seat, holder }) => (holder?.id === you ? [seat] : []))
  }

  isMachine(seat: Seat): boolean {
    return this.now.table.seats.find((one) => one.seat === seat)?.holder == null
  }

  /** Opens or closes the chat. While it is open, all messages count as read. */
  read(reading: boolean): void {
    if (reading && !this.reading) this.change({ readUpTo: lastRead(this.now.table.id) })
    this.reading = reading
    this.count()
  }

  /** Stores the table from the answer to a request. */
  take(table: TableSeen): void {
    this.change({ table: { ...table, code: table.code ?? this.now.table.code } })
  }

  close(): void {
    for (const stop of this.deaf) stop()
  }

  private hear(news: News): void {
    if (news.kind === 'table') this.take(news.table)
    else if (news.kind === 'changed') this.change({ table: withChange(this.now.table, news.change) })
    else if (news.kind === 'chat') this.addLine(news.line)
    else this.change({ gone: true })
  }

  private async follow(): Promise<void> {
    const { code } = this
    const match = this.now.table.id
    try {
      const { followed, meanwhile } = await following(this.link, match, code)
      this.take(followed.table)
      for (const news of meanwhile) this.hear(news)
      await this.fetchLines()
    } catch {
      this.change({ gone: true })
    }
  }

  private async fetchLines(): Promise<void> {
    try {
      const { items } = await talk.lines(this.now.table.id, this.code ?? undefined)
      this.change({ lines: items })
      this.count()
    } catch {
      // A missed message comes with the next one, or after reconnecting.
    }
  }

  /** A message can arrive again after it was hidden or restored. */
  private addLine(line: ChatLine): void {
    const { lines } = this.now
    const known = lines.some(({ id }) => id === line.id)
    this.change({ lines: known ? lines.map((one) => (one.id === line.id ? line : one)) : [...lines, line] })
    this.count()
  }

  private count(): void {
    const { lines, you, table } = this.now
    const newest = lines.at(-1)
    if (this.reading && newest !== undefined) noteRead(table.id, newest.at)
    const read = lastRead(table.id)
    const unread = lines.filter(({ by, at }) => by?.id !== you && (read === null || at > read)).length
    this.change({ unread: this.reading ? 0 : unread })
  }

  private change(part: Partial<BesideState>): void {
    this.now = { ...this.now, ...part }
    for (const listener of this.listeners) listener()
  }
}

/** The table, and the news that arrived before the answer, which may be newer. */
async function following(
  link: Link,
  match: string,
  code: string | null,
): Promise<{ readonly followed: Followed; readonly meanwhile: readonly News[] }> {
  const meanwhile: News[] = []
  const deaf = link.on('news', (heard) => {
    if (heard.match === match) meanwhile.push(heard.news)
  })
  try {
    const followed = await link.ask('table:follow', { match, ...(code === null ? {} : { code }) })
    return { followed, meanwhile }
  } finally {
    deaf()
  }
}

const READ = 'hustings.read.'
/** Falls back to memory when storage is unavailable. */
const remembered = new Map<string, string>()

function lastRead(table: string): string | null {
  try {
    return localStorage.getItem(READ + table) ?? remembered.get(table) ?? null
  } catch {
    return remembered.get(table) ?? null
  }
}

function noteRead(table: string, at: string): void {
  remembered.set(table, at)
  try {
    localStorage.setItem(READ + table, at)
  } catch {
    // storage is unavailable
  }
}
