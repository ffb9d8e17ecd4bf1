// Sends the notices that wait: each once, several at a time as one, none for a turn that is over.
import type { Seat } from '@hustings/kernel'
import type { Channel, Language, Notice } from '@hustings/protocol'
import type { ServerNode } from '../node/node.ts'
import { codeOf } from '../node/trouble.ts'
import type { Presences } from '../realtime/presence.ts'
import type { Mailer } from './mail.ts'
import type { PushDevice, Pusher } from './push.ts'
import { words } from './words.ts'

/** One notice for several tables within this time. */
const TOGETHER_MS = 10 * 60_000
const ATTEMPTS = 6
const BATCH = 200

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

export class Sender {
  private readonly node: ServerNode
  private readonly presences: Presences
  private readonly mail: Mailer | null
  private readonly push: Pusher

  constructor(node: ServerNode, presences: Presences, mail: Mailer | null, push: Pusher) {
    this.node = node
    this.presences = presences
    this.mail = mail
    this.push = push
  }

  /** Sends what is due; gives back how many notices were dealt with. */
  async send(): Promise<number> {
    const claimed = await this.claim()
    const groups = new Map<string, Waiting[]>()
    for (const notice of await this.standing(claimed)) {
      const key = `${notice.account} ${notice.channel}`
      groups.set(key, [...(groups.get(key) ?? []), notice])
    }
    for (const group of groups.values()) await this.sendTogether(group)
    return claimed.length
  }

  /** Takes what is due, so that no other node takes it; if this one dies it comes again later. */
  private async claim(): Promise<Waiting[]> {
    const now = this.node.now()
    const some = await this.node.database.read('select 1 from outbox where sent_at is null and send_at <= $1 limit 1', [
      now,
    ])
    if (some.length === 0) return []
    return this.node.database.transaction(async (queries) => {
      const due = await queries.read<Waiting & { lastSent: Date | null }>(
        `select id, account, match, seat, acting_since as "actingSince", kind, channel, words, attempts,
           (select max(sent_at) from outbox o where o.account = outbox.account and o.channel = outbox.channel
             and o.sent_at > $3 and o.dropped is null) as "lastSent"
         from outbox where sent_at is null and send_at <= $1 order by send_at limit $2 for update skip locked`,
        [now, BATCH, new Date(now.getTime() - TOGETHER_MS)],
      )
      const waits = ({ lastSent, attempts }: (typeof due)[number]) => lastSent !== null && attempts === 0
      const again = due.map((notice) => {
        const { id, lastSent, attempts } = notice
        const at =
          waits(notice) && lastSent !== null ? lastSent.getTime() + TOGETHER_MS : now.getTime() + backOff(attempts)
        return { id, at: new Date(at), attempts: attempts + (waits(notice) ? 0 : 1) }
      })
      await queries.write(
        `update outbox set send_at = again.at, attempts = again.attempts
         from jsonb_to_recordset($1::jsonb) as again(id uuid, at timestamptz, attempts integer) where outbox.id = again.id`,
        [JSON.stringify(again)],
      )
      return due.filter((notice) => !waits(notice))
    }, null)
  }

  private async sendTogether(group: readonly Waiting[]): Promise<void> {
    const [first] = group
    if (first === undefined) return
    try {
      const dropped = await this.deliver(first, group)
      await this.settle(group, dropped)
    } catch (error) {
      const failed = group.filter(({ attempts }) => attempts + 1 >= ATTEMPTS)
      await this.settle(failed, `failed ${codeOf(error)}`)
      this.node.log.warn({ code: codeOf(error), channel: first.channel }, 'a notice was not sent')
    }
  }

  /** Those of which there is something to tell: not where the turn is over, or its person has come to the table. */
  private async standing(notices: readonly Waiting[]): Promise<Waiting[]> {
    const ofTurns = notices.filter(
      ({ match, seat, actingSince }) => match !== null && seat !== null && actingSince !== null,
    )
    if (ofTurns.length === 0) return [...notices]
    const open = await this.node.database.read<{ id: string }>(
      `select o.id from outbox o join seats s on s.match = o.match and s.seat = o.seat and s.to_act
         and s.acting_since = o.acting_since and s.holder = o.account where o.id = any($1::uuid[])`,
      [ofTurns.map(({ id }) => id)],
    )
    const isOpen = new Set(open.map(({ id }) => id))
    const isHere = await this.presences.hereAt(ofTurns.flatMap(({ match }) => match ?? []))
    const over = ofTurns.filter(({ id }) => !isOpen.has(id))
    const here = ofTurns.filter(
      ({ id, kind, match, account }) => kind === 'your-turn' && isOpen.has(id) && isHere(match ?? '', account),
    )
    await this.settle(over, 'over')
    await this.settle(here, 'here')
    const dropped = new Set([...over, ...here])
    return notices.filter((notice) => !dropped.has(notice))
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
    if (notices.length === 0) return
    await this.node.database.write('update outbox set sent_at = $2, dropped = $3 where id = any($1::uuid[])', [
      notices.map(({ id }) => id),
      this.node.now(),
      dropped,
    ])
  }
}

function textOf(language: Language, { kind, words: said }: Waiting, count: number): string {
  if (count > 1) return words(language, 'notice.several', { count })
  return words(language, `notice.${kind}`, { table: said.table, person: said.person ?? '' })
}

function backOff(attempts: number): number {
  return 30_000 * 4 ** Math.min(attempts, 5)
}
