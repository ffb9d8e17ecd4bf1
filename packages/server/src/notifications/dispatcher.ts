// Delivers notifications in a separate loop, so that a slow push or mail service delays nothing else.
// The outbox table is the queue: a notification is claimed only when its delivery can begin at once.
import type { Channel, Language } from '@hustings/protocol'
import { CHANNELS } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'
import type { ServerContext } from '../context/context.ts'
import { codeOf } from '../http/errors.ts'
import type { Presences } from '../realtime/presence.ts'
import {
  type DueNotice,
  dueNotices,
  moveNotices,
  noticesOfOpenTurns,
  type Recipient,
  recipientOf,
  settleNotices,
} from '../storage/notices.ts'
import { devicesOf, dropDevice, type PushDevice } from '../storage/push.ts'
import type { Mailer } from './mail.ts'
import type { Pusher } from './push.ts'
import { within } from './within.ts'
import { words } from './words.ts'

/** Notices of several tables within this time are delivered as one. */
const TOGETHER_MS = 10 * 60_000
const ATTEMPTS = 6
const BATCH = 200
/** Interval of reading the outbox. */
const POLL_MS = 1000
/** A device is dropped after this many failures in a row, if the first of them is this old: an outage drops none. */
const FAILURES_AT_MOST = 5
const FAILING_MS = 24 * 3600_000
const FAILING_DEVICES_KEPT = 10_000

export interface DeliveryLimits {
  /** Deliveries at the same time by channel, each for another account. */
  readonly slots: Readonly<Record<Channel, number>>
  /** Time for one delivery by channel. Below the first retry delay, so that nothing is delivered twice at once. */
  readonly timeoutMs: Readonly<Record<Channel, number>>
}

const LIMITS: DeliveryLimits = { slots: { push: 16, mail: 5 }, timeoutMs: { push: 5000, mail: 20_000 } }

/** Deliveries of one channel: at most one for each account. */
class Lane {
  readonly channel: Channel
  readonly running = new Map<string, Promise<void>>()
  filling: Promise<number> | null = null

  constructor(channel: Channel) {
    this.channel = channel
  }
}

interface Claim {
  /** Number of notices that were due. */
  readonly due: number
  /** Number of those that this node has postponed. */
  readonly moved: number
  /** Notices to deliver now. */
  readonly claimed: readonly DueNotice[]
}

export class NotificationDispatcher {
  private readonly node: ServerContext
  private readonly presences: Presences
  private readonly mail: Mailer | null
  private readonly push: Pusher
  private readonly limits: DeliveryLimits
  private readonly lanes = CHANNELS.map((channel) => new Lane(channel))
  private readonly failures = new LRUCache<string, { readonly count: number; readonly since: number }>({
    max: FAILING_DEVICES_KEPT,
  })
  private timer: NodeJS.Timeout | undefined
  private state: 'new' | 'running' | 'ended' = 'new'

  constructor(node: ServerContext, presences: Presences, mail: Mailer | null, push: Pusher, limits = LIMITS) {
    this.node = node
    this.presences = presences
    this.mail = mail
    this.push = push
    this.limits = limits
  }

  /** Reads the outbox repeatedly; never waits for a delivery. */
  begin(): void {
    this.state = 'running'
    const next = () => {
      if (this.state !== 'running') return
      this.timer = setTimeout(
        () => void Promise.all(this.lanes.map((lane) => this.fillSafely(lane))).then(next),
        POLL_MS,
      )
    }
    next()
  }

  /** Begins no more deliveries and waits for those under way, which all have a deadline. */
  async end(): Promise<void> {
    this.state = 'ended'
    clearTimeout(this.timer)
    await Promise.all(this.lanes.map(({ filling }) => filling?.catch(() => undefined)))
    await this.delivered()
  }

  /** Begins all due deliveries and waits for them; returns the number of handled notices. */
  async send(): Promise<number> {
    const counts = await Promise.all(this.lanes.map((lane) => this.fill(lane)))
    await this.delivered()
    return counts.reduce((sum, count) => sum + count, 0)
  }

  private async delivered(): Promise<void> {
    await Promise.all(this.lanes.flatMap(({ running }) => [...running.values()]))
  }

  private async fillSafely(lane: Lane): Promise<void> {
    if (this.state === 'ended') return
    try {
      await this.fill(lane)
    } catch (error) {
      this.node.log.warn({ code: codeOf(error), channel: lane.channel }, 'notifications could not be read')
    }
  }

  /** Begins deliveries while one is due and there is room; callers at the same time share one run. */
  private fill(lane: Lane): Promise<number> {
    lane.filling ??= this.fillNow(lane).finally(() => {
      lane.filling = null
    })
    return lane.filling
  }

  private async fillNow(lane: Lane): Promise<number> {
    let count = 0
    for (;;) {
      const free = this.limits.slots[lane.channel] - lane.running.size
      if (free <= 0) return count
      const { due, moved, claimed } = await this.claim(lane, free)
      if (due === 0) return count
      // If none was moved, other nodes were faster: read again what they left.
      count += moved
      for (const [account, notices] of byAccount(await this.standing(claimed))) this.start(lane, account, notices)
    }
  }

  private start(lane: Lane, account: string, notices: readonly DueNotice[]): void {
    const isSecurity = ({ kind }: DueNotice) => kind === 'security'
    const groups = [notices.filter(isSecurity), notices.filter((notice) => !isSecurity(notice))]
    const delivery = Promise.all(groups.map((group) => this.sendTogether(group))).finally(() => {
      const wasFull = lane.running.size >= this.limits.slots[lane.channel]
      lane.running.delete(account)
      // Others may be waiting for the slot.
      if (wasFull && this.state === 'running') void this.fillSafely(lane)
    })
    lane.running.set(
      account,
      delivery.then(() => undefined),
    )
  }

  /**
   * Claims due notices of at most that many accounts, so that no other node takes them. If this node dies, they are due
   * again later. Notices that wait to be delivered together with others are only postponed.
   */
  private async claim(lane: Lane, accounts: number): Promise<Claim> {
    const { storage } = this.node
    const now = this.node.now()
    const { channel } = lane
    const due = await dueNotices(storage, {
      channel,
      now,
      sentAfter: now - TOGETHER_MS,
      without: [...lane.running.keys()],
      limit: BATCH,
    })
    const postponed = due.flatMap((notice) => {
      const { kind, lastSent, attempts } = notice
      if (lastSent === null || attempts > 0 || kind === 'security') return []
      return [{ notice, sendAt: lastSent + TOGETHER_MS, attempts }]
    })
    const waits = new Set(postponed.map(({ notice }) => notice.id))
    const ready = [...byAccount(due.filter(({ id }) => !waits.has(id))).values()].slice(0, accounts).flat()
    const again = ready.map((notice) => {
      return { notice, sendAt: now + backOff(notice.attempts), attempts: notice.attempts + 1 }
    })
    const moved = await moveNotices(storage, [...postponed, ...again])
    return { due: due.length, moved: moved.size, claimed: ready.filter(({ id }) => moved.has(id)) }
  }

  /** Never throws: what cannot be delivered is tried again later. */
  private async sendTogether(group: readonly DueNotice[]): Promise<void> {
    const [first] = group
    if (first === undefined) return
    try {
      const dropped = await this.deliver(first, group)
      await this.settle(group, dropped)
    } catch (error) {
      this.node.log.warn({ code: codeOf(error), channel: first.channel }, 'a notice was not sent')
      const failed = group.filter(({ attempts }) => attempts + 1 >= ATTEMPTS)
      await this.settle(failed, `failed ${codeOf(error)}`).catch(() => undefined)
    }
  }

  /**
   * Returns the notices that are still true: not those of turns that are over, or whose player has opened the table.
   */
  private async standing(notices: readonly DueNotice[]): Promise<DueNotice[]> {
    const ofTurns = notices.filter(
      ({ match, seat, actingSince }) => match !== null && seat !== null && actingSince !== null,
    )
    if (ofTurns.length === 0) return [...notices]
    const isOpen = await noticesOfOpenTurns(
      this.node.storage,
      ofTurns.map(({ id }) => id),
    )
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

  private async deliver(first: DueNotice, notices: readonly DueNotice[]): Promise<string | null> {
    const person = await recipientOf(this.node.storage, first.account)
    if (person === null) return 'no account'
    if (first.kind === 'security') return this.deliverSecurity(person, notices)
    const { language } = person
    const text = textOf(language, first, notices.length)
    const path = notices.length === 1 && first.match !== null ? `/#/table/${first.match}` : '/'
    if (first.channel === 'mail') return this.deliverMail(language, person.address, text, path)
    return this.deliverPush(first.account, JSON.stringify({ text, path, match: first.match }))
  }

  /** To the confirmed address, or to replaced addresses; and to every device. */
  private async deliverSecurity(
    { name, language, address }: Recipient,
    notices: readonly DueNotice[],
  ): Promise<string | null> {
    const [first] = notices
    if (first === undefined) return null
    const changes = notices.map(({ words: said }) => words(language, `security.${said.change}`))
    const { publicUrl, serverName: server } = this.node.settings
    const subject = words(language, 'security.subject', { name, server })
    if (first.channel === 'push') {
      return this.deliverPush(
        first.account,
        JSON.stringify({ text: [subject, ...changes].join(' '), path: '/#/account', match: null }),
      )
    }
    const { mail } = this
    const to = [...new Set(notices.map(({ words: said }) => said.to ?? address))].filter((one) => one !== null)
    if (to.length === 0 || mail === null) return 'no address'
    const link = `${publicUrl ?? ''}/#/account`
    const text = [...changes, words(language, 'security.not-you', { link })].join('\n\n')
    await within(this.limits.timeoutMs.mail, () => Promise.all(to.map((one) => mail.send({ to: one, subject, text }))))
    return null
  }

  private async deliverMail(language: Language, to: string | null, text: string, path: string): Promise<string | null> {
    const { mail } = this
    if (to === null || mail === null) return 'no address'
    const { publicUrl, serverName: server } = this.node.settings
    const link = `${publicUrl ?? ''}${path}`
    const lines = [text, words(language, 'mail.open', { link }), words(language, 'mail.why', { server })]
    await within(this.limits.timeoutMs.mail, () => mail.send({ to, subject: text, text: lines.join('\n\n') }))
    return null
  }

  /** To all devices at once; delivered when one of them has it. */
  private async deliverPush(account: string, payload: string): Promise<string | null> {
    const devices = await devicesOf(this.node.storage, account)
    const outcomes = await Promise.allSettled(devices.map((device) => this.deliverToDevice(device, payload)))
    if (outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value)) return null
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return 'no device'
  }

  /** False when the device is gone. */
  private async deliverToDevice(device: PushDevice, payload: string): Promise<boolean> {
    const { endpoint } = device
    try {
      const there = await within(this.limits.timeoutMs.push, (signal) => this.push.send(device, payload, signal))
      this.failures.delete(endpoint)
      if (!there) await this.dropDevice(endpoint)
      return there
    } catch (error) {
      const now = this.node.now()
      const { count, since } = this.failures.get(endpoint) ?? { count: 0, since: now }
      this.failures.set(endpoint, { count: count + 1, since })
      if (count + 1 >= FAILURES_AT_MOST && now - since >= FAILING_MS) await this.dropDevice(endpoint)
      throw error
    }
  }

  private async dropDevice(endpoint: string): Promise<void> {
    this.failures.delete(endpoint)
    await dropDevice(this.node.storage, endpoint)
  }

  private async settle(notices: readonly DueNotice[], dropped: string | null): Promise<void> {
    const ids = notices.map(({ id }) => id)
    await settleNotices(this.node.storage, ids, dropped, this.node.now())
  }
}

function textOf(language: Language, { kind, words: said }: DueNotice, count: number): string {
  if (count > 1) return words(language, 'notice.several', { count })
  return words(language, `notice.${kind}`, { table: said.table ?? '', person: said.person ?? '' })
}

function byAccount<T extends { readonly account: string }>(notices: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const notice of notices) groups.set(notice.account, [...(groups.get(notice.account) ?? []), notice])
  return groups
}

function backOff(attempts: number): number {
  return 30_000 * 4 ** Math.min(attempts, 5)
}
