// Notices that wait to be sent. They come from state: a row in `seats` says who acts since when, and the key of a notice
// names that turn, so none is written twice and none is sent for a turn that is over.
import { randomUUID } from 'node:crypto'
import type { Seat } from '@hustings/kernel'
import { CHANNELS, type Notice, type NoticeSettings, REMIND_AGAIN_MS, refused } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import type { Queries } from '../database/database.ts'
import type { Account } from '../people/accounts.ts'
import type { Presences } from '../realtime/presence.ts'
import { type TableRow, tableRow } from '../tables/rows.ts'
import { NotificationDispatcher } from './dispatcher.ts'
import { type Mailer, openMail } from './mail.ts'
import { openPush, type Pusher } from './push.ts'
import { afterQuietHours } from './quiet.ts'

const HOUR = 3600_000
/** Turns looked at together. */
const BATCH = 200
/** Notices of one account that may wait on one channel; they are told together anyway. */
const WAITING_AT_MOST = 200
/** The same for changes of how somebody signs in. */
const SECURITY_WAITING_AT_MOST = 40

/** Changes of how somebody signs in, which the owner of the account is always told. */
export type SecurityChange = 'password' | 'recovery' | 'passkey-added' | 'passkey-removed' | 'name' | 'address'

/** What somebody is told of unless they said otherwise. */
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
  readonly actingSince?: Date
  readonly person?: string
  /** What makes it a notice of its own, where there is no turn. */
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
    const push = await openPush(node.database, subject, pushHosts)
    return new Outbox(node, presences, openMail(smtpUrl, mailFrom), push)
  }

  /** Reminds whoever has been to act for a while; gives back how many turns were looked at. */
  async remind(): Promise<number> {
    const now = this.node.now()
    const some = await this.node.database.read(
      'select 1 from seats where to_act and remind_at <= $1 and holder is not null limit 1',
      [now],
    )
    if (some.length === 0) return 0
    const turns = await this.node.database.transaction(async (queries) => {
      const due = await queries.read<{
        match: string
        seat: Seat
        holder: string
        name: string
        actingSince: Date
        dueAt: Date | null
        reminded: number
      }>(
        `select s.match, s.seat, s.holder, m.name, s.acting_since as "actingSince", s.due_at as "dueAt", s.reminded
         from seats s join matches m on m.id = s.match
         where s.to_act and s.remind_at <= $1 and s.holder is not null and m.status = 'playing'
         order by s.remind_at limit $2 for update of s skip locked`,
        [now, BATCH],
      )
      const isHere = await this.presences.hereAt(due.map(({ match }) => match))
      for (const turn of due) {
        const kind = REMINDERS[turn.reminded] ?? 'last-hour'
        const next = nextReminder(turn.reminded + 1, turn.actingSince, turn.dueAt, now)
        await queries.write(
          'update seats set reminded = reminded + 1, remind_at = $3, reminded_at = $4 where match = $1 and seat = $2',
          [turn.match, turn.seat, next, now],
        )
        const { match, seat, actingSince, holder: account, name: table } = turn
        const atTable = kind === 'your-turn' && isHere(match, account)
        if (!atTable) await this.add(queries, { account, match, table, kind, seat, actingSince })
      }
      return due
    })
    // Those who wait see that somebody was reminded.
    for (const { match } of turns) this.node.bus.say({ kind: 'table', id: match })
    return turns.length
  }

  /** Somebody at the table asks for it: of whoever is to act and not there, and not twice within hours. */
  async remindOne(match: string, seat: Seat): Promise<void> {
    const now = this.node.now()
    await this.node.database.transaction(async (queries) => {
      const row = await tableRow(queries, match)
      const asked = row?.seats.find((one) => one.seat === seat)
      if (row === null || asked === undefined) throw refused('not-found')
      const { holder: account, toAct, actingSince, remindedAt } = asked
      if (account === null || !toAct || actingSince === null) throw refused('not-late')
      const soon = remindedAt !== null && now.getTime() - remindedAt.getTime() < REMIND_AGAIN_MS
      if (soon || (await this.presences.at(match))(account) === 'here') throw refused('too-fast')
      await queries.write('update seats set reminded_at = $3 where match = $1 and seat = $2', [match, seat, now])
      const once = `by hand ${now.toISOString()}`
      await this.add(queries, { account, match, table: row.match.name, kind: 'your-turn', seat, actingSince, once })
    })
    this.node.bus.say({ kind: 'table', id: match })
  }

  async started(match: string): Promise<void> {
    const row = await tableRow(this.node.database, match)
    for (const account of peopleAt(row)) {
      if (account === row?.match.host) continue
      await this.add(this.node.database, {
        account,
        match,
        table: row?.match.name ?? '',
        kind: 'started',
        once: 'started',
      })
    }
  }

  async finished(row: TableRow): Promise<void> {
    const { id: match, name: table } = row.match
    for (const account of peopleAt(row)) {
      if (this.presences.isHere(match, account)) continue
      await this.add(this.node.database, { account, match, table, kind: 'finished', once: 'finished' })
    }
  }

  /** Whoever must agree, and is not at the table, is told that somebody asks to take back. */
  async undoAsked(row: TableRow, by: Seat, needed: readonly Seat[]): Promise<void> {
    const { id: match, name: table, sequence } = row.match
    const person = row.seats.find(({ seat }) => seat === by)?.holderName ?? ''
    const asked = row.seats.filter(({ seat }) => needed.includes(seat)).flatMap(({ holder }) => holder ?? [])
    for (const account of new Set(asked)) {
      if (this.presences.isHere(match, account)) continue
      const once = `undo at ${sequence}`
      await this.add(this.node.database, { account, match, table, kind: 'undo-asked', person, once })
    }
  }

  /** Somebody one has played with, and who has not blocked one, is asked to sit down. */
  async invite(row: TableRow, by: Account, account: string): Promise<void> {
    const known = await this.node.database.read(
      `select 1 from seats a join seats b on a.match = b.match where a.holder = $1 and b.holder = $2
       and not exists (select from blocks where account = $2 and blocked = $1) limit 1`,
      [by.id, account],
    )
    if (known.length === 0) throw refused('forbidden')
    const { id: match, name: table } = row.match
    await this.add(this.node.database, {
      account,
      match,
      table,
      kind: 'invited',
      person: by.name,
      once: `invited by ${by.id}`,
    })
  }

  /** Tells the owner by mail and on all devices, whatever they want to be told; `to` is an address they had before. */
  async securityChanged(account: string, change: SecurityChange, to: string | null = null): Promise<void> {
    for (const channel of CHANNELS) {
      // A first address has just been read by its owner.
      const needless = change === 'address' && to === null
      if (channel === 'mail' && (this.mail === null || needless)) continue
      const id = randomUUID()
      await this.node.database.write(
        `insert into outbox (id, account, kind, channel, once_key, words, send_at)
         select $1, $2, 'security', $3, $4, $5, $6
         where (select count(*) from outbox where account = $2 and channel = $3 and kind = 'security'
           and sent_at is null) < $7`,
        [
          id,
          account,
          channel,
          `security ${id}`,
          JSON.stringify({ change, ...(to === null ? {} : { to }) }),
          this.node.now(),
          SECURITY_WAITING_AT_MOST,
        ],
      )
    }
  }

  close(): void {
    this.mail?.close()
  }

  private async add(queries: Pick<Queries, 'read' | 'write'>, wish: Wish): Promise<void> {
    const [person] = await queries.read<{
      timeZone: string
      wants: NoticeSettings['wants'] | null
      from: number | null
      until: number | null
    }>(
      `select a.time_zone as "timeZone", n.wants, n.quiet_from as "from", n.quiet_until as "until" from accounts a
       left join notice_settings n on n.account = a.id where a.id = $1 and a.deleted_at is null`,
      [wish.account],
    )
    if (person === undefined) return
    const channels = (person.wants ?? DEFAULT_WANTS)[wish.kind] ?? []
    const quiet = person.from === null || person.until === null ? null : { from: person.from, until: person.until }
    const sendAt = afterQuietHours(this.node.now(), quiet, person.timeZone)
    for (const channel of CHANNELS) {
      if (!channels.includes(channel) || (channel === 'mail' && this.mail === null)) continue
      const turn = [wish.actingSince?.toISOString(), wish.once].filter((part) => part !== undefined).join(' ')
      await queries.write(
        `insert into outbox (id, account, match, seat, acting_since, kind, channel, once_key, words, send_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
         where (select count(*) from outbox where account = $2 and channel = $7 and sent_at is null) < $11
         on conflict (once_key) do nothing`,
        [
          randomUUID(),
          wish.account,
          wish.match,
          wish.seat ?? null,
          wish.actingSince ?? null,
          wish.kind,
          channel,
          [wish.match, wish.account, wish.seat ?? '', turn, wish.kind, channel].join(' '),
          JSON.stringify({ table: wish.table, ...(wish.person === undefined ? {} : { person: wish.person }) }),
          sendAt,
          WAITING_AT_MOST,
        ],
      )
    }
  }
}

const REMINDERS: readonly Notice[] = ['your-turn', 'half-time', 'last-hour']

/** After the first reminder: at half time, and an hour before the end. */
export function nextReminder(reminded: number, actingSince: Date, dueAt: Date | null, now: Date): Date | null {
  if (dueAt === null || reminded >= REMINDERS.length) return null
  const half = (actingSince.getTime() + dueAt.getTime()) / 2
  const times = [half, Math.max(half, dueAt.getTime() - HOUR)]
  const at = times[reminded - 1]
  return at === undefined ? null : new Date(Math.max(at, now.getTime()))
}

function peopleAt(row: TableRow | null): string[] {
  return [...new Set((row?.seats ?? []).flatMap(({ holder }) => (holder === null ? [] : [holder])))]
}
