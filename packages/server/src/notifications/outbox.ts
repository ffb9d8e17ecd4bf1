// Notices that wait to be sent, derived from state: a row of `seats` says who is active since when.
// The key of a notice names that turn, so none is written twice and none is sent for a turn that is over.
import { randomUUID } from 'node:crypto'
import type { Seat } from '@hustings/kernel'
import { CHANNELS, type Notice, type NoticeSettings, REMIND_AGAIN_MS, refused } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import type { Presences } from '../realtime/presence.ts'
import type { Account } from '../storage/accounts.ts'
import { claimReminders, remindByHandStatements, remindStatements } from '../storage/clock.ts'
import { addNotices, mayInvite, type NewNotice, noticeChoices, noticeStatement } from '../storage/notices.ts'
import { type TableRow, tableRow } from '../tables/table-row.ts'
import { NotificationDispatcher } from './dispatcher.ts'
import { type Mailer, openMail } from './mail.ts'
import { openPush, type Pusher } from './push.ts'
import { afterQuietHours } from './quiet.ts'

const HOUR = 3600_000
/** Number of turns read together. */
const BATCH = 200
/** A node has this much time to write the notices of claimed turns, then another node claims them. */
const CLAIM_MS = 30_000
const ATTEMPTS = 3

/** Changes to the sign-in of an account, of which its owner is always notified. */
export type SecurityChange = 'password' | 'recovery' | 'passkey-added' | 'passkey-removed' | 'name' | 'address'

/** Channels of each notice, unless the player chose others. */
export const DEFAULT_WANTS: NoticeSettings['wants'] = {
  'your-turn': ['push', 'mail'],
  'half-time': ['push'],
  'last-hour': ['push', 'mail'],
  started: ['push', 'mail'],
  finished: ['push'],
  invited: ['push', 'mail'],
  'undo-asked': ['push'],
}

interface Wish {
  readonly account: string
  readonly match: string
  readonly table: string
  readonly kind: Notice
  readonly seat?: Seat
  readonly actingSince?: number
  readonly person?: string
  /** Distinguishes notices that belong to no turn. */
  readonly once?: string
}

export class Outbox {
  private readonly node: ServerContext
  private readonly presences: Presences
  readonly mail: Mailer | null
  readonly push: Pusher
  readonly dispatcher: NotificationDispatcher

  private constructor(node: ServerContext, presences: Presences, mail: Mailer | null, push: Pusher) {
    this.node = node
    this.presences = presences
    this.mail = mail
    this.push = push
    this.dispatcher = new NotificationDispatcher(node, presences, mail, push)
  }

  static async open(node: ServerContext, presences: Presences): Promise<Outbox> {
    const { smtpUrl, mailFrom, publicUrl, pushHosts } = node.settings
    const subject = publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${mailFrom}`
    const push = await openPush(node.storage, subject, pushHosts)
    return new Outbox(node, presences, openMail(smtpUrl, mailFrom), push)
  }

  /** Writes reminders of due turns; returns the number of turns. */
  async remind(): Promise<number> {
    const { storage, bus } = this.node
    const now = this.node.now()
    const due = await claimReminders(storage, now, now + CLAIM_MS, BATCH)
    if (due.length === 0) return 0
    const isHere = await this.presences.hereAt(due.map(({ match }) => match))
    let count = 0
    for (const turn of due) {
      const { match, name: table, seat, holder: account, actingSince, dueAt, reminded } = turn
      const kind = REMINDERS[reminded] ?? 'last-hour'
      const next = nextReminder(reminded + 1, actingSince, dueAt, now)
      const atTable = kind === 'your-turn' && isHere(match, account)
      const notices = atTable ? [] : await this.noticesFor({ account, match, table, kind, seat, actingSince })
      const statements = [...remindStatements(turn, now, next), ...notices.map(noticeStatement)]
      // The turn may be over by now.
      if (!(await storage.batch(statements)).done) continue
      count++
      bus.publish({ kind: 'table', id: match })
    }
    return count
  }

  /**
   * Writes a reminder at the request of a player at the table: only for an active seat whose player is absent, and once
   * in some hours.
   */
  async remindOne(match: string, seat: Seat): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (!(await this.triedToRemind(match, seat))) continue
      this.node.bus.publish({ kind: 'table', id: match })
      return
    }
    throw refused('not-now')
  }

  /** False if the turn has changed meanwhile. */
  private async triedToRemind(match: string, seat: Seat): Promise<boolean> {
    const now = this.node.now()
    const row = await tableRow(this.node.storage, match)
    const found = row?.seats.find((one) => one.seat === seat)
    if (row === null || found === undefined) throw refused('not-found')
    const { holder, toAct, actingSince, remindedAt } = found
    if (holder === null || !toAct || actingSince === null) throw refused('not-late')
    const notSince = now - REMIND_AGAIN_MS
    const soon = remindedAt !== null && remindedAt > notSince
    if (soon || (await this.presences.at(match))(holder) === 'here') throw refused('too-fast')
    const once = `by hand ${new Date(now).toISOString()}`
    const wish = { account: holder, match, table: row.match.name, kind: 'your-turn', seat, actingSince, once } as const
    const notices = await this.noticesFor(wish)
    const statements = remindByHandStatements({ match, seat, holder, actingSince }, now, notSince)
    return (await this.node.storage.batch([...statements, ...notices.map(noticeStatement)])).done
  }

  async started(match: string): Promise<void> {
    const row = await tableRow(this.node.storage, match)
    const table = row?.match.name ?? ''
    for (const account of peopleAt(row)) {
      if (account !== row?.match.host) await this.add({ account, match, table, kind: 'started', once: 'started' })
    }
  }

  async finished(row: TableRow): Promise<void> {
    const { id: match, name: table } = row.match
    for (const account of peopleAt(row)) {
      if (this.presences.isHere(match, account)) continue
      await this.add({ account, match, table, kind: 'finished', once: 'finished' })
    }
  }

  /** Notifies people who must agree to an undo and are not at the table. */
  async undoAsked(row: TableRow, by: Seat, needed: readonly Seat[]): Promise<void> {
    const { id: match, name: table, sequence } = row.match
    const person = row.seats.find(({ seat }) => seat === by)?.holderName ?? ''
    const asked = row.seats.filter(({ seat }) => needed.includes(seat)).flatMap(({ holder }) => holder ?? [])
    for (const account of new Set(asked)) {
      if (this.presences.isHere(match, account)) continue
      await this.add({ account, match, table, kind: 'undo-asked', person, once: `undo at ${sequence}` })
    }
  }

  /** Invites a person with whom the account has played, and who has not blocked it. */
  async invite(row: TableRow, by: Account, account: string): Promise<void> {
    if (!(await mayInvite(this.node.storage, by.id, account))) throw refused('forbidden')
    const { id: match, name: table } = row.match
    await this.add({ account, match, table, kind: 'invited', person: by.name, once: `invited by ${by.id}` })
  }

  /** Notifies the owner by mail and on all devices, whatever their settings; `to` is an address they had before. */
  async securityChanged(account: string, change: SecurityChange, to: string | null = null): Promise<void> {
    const notices = CHANNELS.flatMap((channel): NewNotice[] => {
      // The owner has just confirmed a first address.
      const needless = change === 'address' && to === null
      if (channel === 'mail' && (this.mail === null || needless)) return []
      const id = randomUUID()
      return [
        {
          id,
          account,
          match: null,
          seat: null,
          actingSince: null,
          kind: 'security',
          channel,
          onceKey: `security ${id}`,
          words: { change, ...(to === null ? {} : { to }) },
          sendAt: this.node.now(),
        },
      ]
    })
    await addNotices(this.node.storage, notices)
  }

  close(): void {
    this.mail?.close()
  }

  private async add(wish: Wish): Promise<void> {
    await addNotices(this.node.storage, await this.noticesFor(wish))
  }

  /** Returns one notice for each channel that the person wants. */
  private async noticesFor(wish: Wish): Promise<NewNotice[]> {
    const { account, match, table, kind, seat = null, actingSince = null, person, once } = wish
    const choices = await noticeChoices(this.node.storage, account)
    if (choices === null) return []
    const wanted = (choices.wants ?? DEFAULT_WANTS)[kind] ?? []
    const sendAt = afterQuietHours(this.node.now(), choices.quiet, choices.timeZone)
    const turn = [actingSince, once].filter((part) => part !== null && part !== undefined).join(' ')
    return CHANNELS.filter((channel) => wanted.includes(channel) && (channel !== 'mail' || this.mail !== null)).map(
      (channel) => ({
        id: randomUUID(),
        account,
        match,
        seat,
        actingSince,
        kind,
        channel,
        onceKey: [match, account, seat ?? '', turn, kind, channel].join(' '),
        words: { table, ...(person === undefined ? {} : { person }) },
        sendAt,
      }),
    )
  }
}

const REMINDERS: readonly Notice[] = ['your-turn', 'half-time', 'last-hour']

/** After the first reminder: at half time, and an hour before the end. */
export function nextReminder(reminded: number, actingSince: number, dueAt: number | null, now: number): number | null {
  if (dueAt === null || reminded >= REMINDERS.length) return null
  const half = Math.round((actingSince + dueAt) / 2)
  const times = [half, Math.max(half, dueAt - HOUR)]
  const at = times[reminded - 1]
  return at === undefined ? null : Math.max(at, now)
}

function peopleAt(row: TableRow | null): string[] {
  return [...new Set((row?.seats ?? []).flatMap(({ holder }) => (holder === null ? [] : [holder])))]
}
