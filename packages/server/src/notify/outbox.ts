// Notices that wait to be sent. They come from state: a row in `seats` says who acts since when, and the key of a notice
// names that turn, so none is written twice and none is sent for a turn that is over.
import { randomUUID } from 'node:crypto'
import type { Seat } from '@hustings/kernel'
import { CHANNELS, type Channel, type Language, type Notice, type NoticeSettings, refused } from '@hustings/protocol'
import type { Queries } from '../database/database.ts'
import type { ServerNode } from '../node.ts'
import type { Account } from '../people/accounts.ts'
import type { Presences } from '../realtime/presence.ts'
import { type TableRow, tableRow } from '../tables/rows.ts'
import { codeOf } from '../trouble.ts'
import { type Mailer, openMail } from './mail.ts'
import { openPush, type PushDevice, type Pusher } from './push.ts'
import { afterQuietHours } from './quiet.ts'
import { words } from './words.ts'

const HOUR = 3600_000
/** One notice for several tables within this time. */
const TOGETHER_MS = 10 * 60_000
const ATTEMPTS = 6
const BATCH = 200

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

interface Waiting {
  readonly id: string
  readonly account: string
  readonly match: string | null
  readonly seat: Seat | null
  readonly actingSince: Date | null
  readonly kind: Notice
  readonly channel: Channel
  readonly words: { readonly table: string; readonly person?: string }
  readonly attempts: number
}

export class Outbox {
  private readonly node: ServerNode
  private readonly presences: Presences
  readonly mail: Mailer | null
  readonly push: Pusher

  private constructor(node: ServerNode, presences: Presences, mail: Mailer | null, push: Pusher) {
    this.node = node
    this.presences = presences
    this.mail = mail
    this.push = push
  }

  static async open(node: ServerNode, presences: Presences): Promise<Outbox> {
    const { smtpUrl, mailFrom, publicUrl } = node.settings
    const subject = publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${mailFrom}`
    return new Outbox(node, presences, openMail(smtpUrl, mailFrom), await openPush(node.database, subject))
  }

  /** Reminds whoever has been to act for a while; gives back how many turns were looked at. */
  async remind(): Promise<number> {
    const now = this.node.now()
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
      for (const turn of due) {
        const kind = REMINDERS[turn.reminded] ?? 'last-hour'
        const next = nextReminder(turn.reminded + 1, turn.actingSince, turn.dueAt, now)
        await queries.write(
          'update seats set reminded = reminded + 1, remind_at = $3, reminded_at = $4 where match = $1 and seat = $2',
          [turn.match, turn.seat, next, now],
        )
        const { match, seat, actingSince, holder: account, name: table } = turn
        const atTable = kind === 'your-turn' && (await this.presences.at(match))(account) === 'here'
        if (!atTable) await this.add(queries, { account, match, table, kind, seat, actingSince })
      }
      return due
    })
    // Those who wait see that somebody was reminded.
    for (const { match } of turns) this.node.bus.say({ kind: 'table', id: match })
    return turns.length
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

  /** Sends what is due; gives back how many notices were dealt with. */
  async send(): Promise<number> {
    const claimed = await this.claim()
    const groups = new Map<string, Waiting[]>()
    for (const notice of claimed) {
      const key = `${notice.account} ${notice.channel}`
      groups.set(key, [...(groups.get(key) ?? []), notice])
    }
    for (const group of groups.values()) await this.sendTogether(group)
    return claimed.length
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
      const turn = wish.actingSince?.toISOString() ?? wish.once ?? ''
      await queries.write(
        `insert into outbox (id, account, match, seat, acting_since, kind, channel, once_key, words, send_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (once_key) do nothing`,
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
        ],
      )
    }
  }

  /** Takes what is due, so that no other node takes it; if this one dies it comes again later. */
  private async claim(): Promise<Waiting[]> {
    const now = this.node.now()
    return this.node.database.transaction(async (queries) => {
      const due = await queries.read<Waiting & { lastSent: Date | null }>(
        `select id, account, match, seat, acting_since as "actingSince", kind, channel, words, attempts,
           (select max(sent_at) from outbox o where o.account = outbox.account and o.channel = outbox.channel
             and o.sent_at > $3 and o.dropped is null) as "lastSent"
         from outbox where sent_at is null and send_at <= $1 order by send_at limit $2 for update skip locked`,
        [now, BATCH, new Date(now.getTime() - TOGETHER_MS)],
      )
      const taken: Waiting[] = []
      for (const notice of due) {
        const wait = notice.lastSent !== null && notice.attempts === 0
        const again =
          wait && notice.lastSent !== null
            ? notice.lastSent.getTime() + TOGETHER_MS
            : now.getTime() + backOff(notice.attempts)
        await queries.write('update outbox set send_at = $2, attempts = attempts + $3 where id = $1', [
          notice.id,
          new Date(again),
          wait ? 0 : 1,
        ])
        if (!wait) taken.push(notice)
      }
      return taken
    })
  }

  private async sendTogether(group: readonly Waiting[]): Promise<void> {
    const standing: Waiting[] = []
    for (const notice of group) {
      const dropped = await this.whyDrop(notice)
      if (dropped === null) standing.push(notice)
      else await this.settle([notice], dropped)
    }
    const [first] = standing
    if (first === undefined) return
    try {
      const dropped = await this.deliver(first, standing)
      await this.settle(standing, dropped)
    } catch (error) {
      const failed = standing.filter(({ attempts }) => attempts + 1 >= ATTEMPTS)
      await this.settle(failed, `failed ${codeOf(error)}`)
      this.node.log.warn({ code: codeOf(error), channel: first.channel }, 'a notice was not sent')
    }
  }

  /** The turn is over, or its person has come to the table: there is nothing to tell. */
  private async whyDrop({ match, seat, actingSince, account, kind }: Waiting): Promise<string | null> {
    if (match === null || seat === null || actingSince === null) return null
    const turn = await this.node.database.read(
      'select 1 from seats where match = $1 and seat = $2 and to_act and acting_since = $3 and holder = $4',
      [match, seat, actingSince, account],
    )
    if (turn.length === 0) return 'over'
    if (kind === 'your-turn' && (await this.presences.at(match))(account) === 'here') return 'here'
    return null
  }

  private async deliver(first: Waiting, notices: readonly Waiting[]): Promise<string | null> {
    const [person] = await this.node.database.read<{ language: Language; address: string | null }>(
      `select a.language, e.address from accounts a
       left join emails e on e.account = a.id and e.confirmed_at is not null where a.id = $1`,
      [first.account],
    )
    if (person === undefined) return 'nobody'
    const { language } = person
    const text = textOf(language, first, notices.length)
    const path = notices.length === 1 && first.match !== null ? `/#/table/${first.match}` : '/'
    if (first.channel === 'mail') return this.deliverMail(language, person.address, text, path)
    return this.deliverPush(first.account, JSON.stringify({ text, path, match: first.match }))
  }

  private async deliverMail(language: Language, to: string | null, text: string, path: string): Promise<string | null> {
    if (to === null || this.mail === null) return 'no address'
    const { publicUrl, serverName: server } = this.node.settings
    const link = `${publicUrl ?? ''}${path}`
    const lines = [text, words(language, 'mail.open', { link }), words(language, 'mail.why', { server })]
    await this.mail.send({ to, subject: text, text: lines.join('\n\n') })
    return null
  }

  private async deliverPush(account: string, payload: string): Promise<string | null> {
    const devices = await this.node.database.read<PushDevice>(
      'select endpoint, keys from push_devices where account = $1',
      [account],
    )
    if (devices.length === 0) return 'no device'
    for (const device of devices) {
      const there = await this.push.send(device, payload)
      if (!there) await this.node.database.write('delete from push_devices where endpoint = $1', [device.endpoint])
    }
    return null
  }

  private async settle(notices: readonly Waiting[], dropped: string | null): Promise<void> {
    for (const { id } of notices) {
      await this.node.database.write('update outbox set sent_at = $2, dropped = $3 where id = $1', [
        id,
        this.node.now(),
        dropped,
      ])
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

function textOf(language: Language, { kind, words: said }: Waiting, count: number): string {
  if (count > 1) return words(language, 'notice.several', { count })
  return words(language, `notice.${kind}`, { table: said.table, person: said.person ?? '' })
}

function backOff(attempts: number): number {
  return 30_000 * 4 ** Math.min(attempts, 5)
}

function peopleAt(row: TableRow | null): string[] {
  return [...new Set((row?.seats ?? []).flatMap(({ holder }) => (holder === null ? [] : [holder])))]
}
